package oracle

import "mentsu/tile"

// SevenPairs returns the least number of tiles that counts lack to seven pairs within
// caps: seven different kinds, two of each, or with fourAsTwo also four of a kind as two
// pairs. possible is false if the caps leave no such hand.
func SevenPairs(counts, caps tile.Counts, fourAsTwo bool) (d int, possible bool) {
	const none = 99                                                  // more than any hand lacks
	least := [7 + 1]int{0, none, none, none, none, none, none, none} // by number of pairs, over the kinds so far
	for k, most := range caps {
		for pairs := 7; pairs > 0; pairs-- {
			for p := 1; p <= pairs && (p == 1 || p == 2 && fourAsTwo); p++ {
				if 2*p <= int(most) {
					least[pairs] = min(least[pairs], least[pairs-p]+max(0, 2*p-int(counts[k])))
				}
			}
		}
	}
	return least[7], least[7] < none
}

// Orphans returns the least number of tiles that counts lack to thirteen orphans within
// caps: every terminal and honour once, one of them twice. possible is false if the caps
// leave no such hand.
func Orphans(counts, caps tile.Counts) (d int, possible bool) {
	for pair := range tile.Orphans.All() {
		missing, fits := 0, true
		for k := range tile.Orphans.All() {
			want := 1
			if k == pair {
				want = 2
			}
			missing += max(0, want-int(counts[k]))
			fits = fits && want <= int(caps[k])
		}
		if fits && (!possible || missing < d) {
			d, possible = missing, true
		}
	}
	return d, possible
}
