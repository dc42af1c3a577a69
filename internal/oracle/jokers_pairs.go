package oracle

import "mentsu/tile"

// PairForm is a finished hand of pairs.
type PairForm struct {
	Pairs     int  // seven or eight
	FourAsTwo bool // four of a kind may be two pairs; otherwise all pairs differ
	Single    bool // one more tile of any kind, as in hands of seventeen
}

// WinPairs reports whether counts and exactly so many jokers make a hand of the form that
// holds at most caps of each kind.
func WinPairs(counts, caps tile.Counts, jokers int, f PairForm) bool {
	total := 2 * f.Pairs
	if f.Single {
		total++
	}
	if counts.Total()+jokers != total {
		return false
	}
	_, possible := f.best(func(k tile.Kind, n int) (lacks, excess int, may bool) {
		return 0, 0, int(counts[k]) <= n && n <= int(caps[k])
	}, 0)
	return possible
}

// JokerPairs is JokerDistance for a hand of pairs.
func JokerPairs(counts, hard, soft tile.Counts, jokers int, f PairForm) (d int, possible bool) {
	return f.best(func(k tile.Kind, n int) (lacks, excess int, may bool) {
		return max(0, n-int(counts[k])), max(0, n-int(soft[k])), n <= int(hard[k])
	}, jokers)
}

// told is what best asks of n tiles of a kind: how many are lacking, how many must be
// jokers, and whether a hand may have n.
type told func(k tile.Kind, n int) (lacks, excess int, may bool)

// pairState is a part of a hand of pairs: what it has, and how many of it must be jokers.
type pairState struct{ pairs, singles, excess int }

// best returns the fewest tiles that any hand of the form lacks in which no more than so
// many must be jokers, kinds taken one after the other.
func (f PairForm) best(tell told, jokers int) (d int, possible bool) {
	full := pairState{pairs: f.Pairs, excess: jokers}
	if f.Single {
		full.singles = 1
	}
	least := map[pairState]int{{}: 0}
	for k := range tile.Kind(tile.NumKinds) {
		next := make(map[pairState]int)
		for n := range f.most() + 1 {
			if lacks, excess, may := tell(k, n); may {
				more := pairState{n / 2, n % 2, excess}
				more.add(least, lacks, full, next)
			}
		}
		least = next
	}
	for s, missing := range least {
		if s.pairs == full.pairs && s.singles == full.singles && (!possible || missing < d) {
			d, possible = missing, true
		}
	}
	return d, possible
}

// add puts into next each of the parts with more, which lacks so many tiles, that is no
// more than full.
func (more pairState) add(least map[pairState]int, lacks int, full pairState, next map[pairState]int) {
	for s, missing := range least {
		s.pairs += more.pairs
		s.singles += more.singles
		s.excess += more.excess
		if s.pairs > full.pairs || s.singles > full.singles || s.excess > full.excess {
			continue
		}
		if known, ok := next[s]; !ok || missing+lacks < known {
			next[s] = missing + lacks
		}
	}
}

// most returns the most tiles of one kind: one or two pairs and the single tile.
func (f PairForm) most() int {
	if f.FourAsTwo {
		return 5
	}
	return 3
}

// WinOrphans reports whether counts and exactly so many jokers are every terminal and
// honour once and one of them twice, with at most caps of each kind.
func WinOrphans(counts, caps tile.Counts, jokers int) bool {
	for pair := range tile.Orphans.All() {
		fits := counts.Total()+jokers == tile.Orphans.Len()+1
		for k, n := range orphans(pair) {
			fits = fits && counts[k] <= n && n <= caps[k]
		}
		if fits {
			return true
		}
	}
	return false
}

// JokerOrphans is JokerDistance for thirteen orphans.
func JokerOrphans(counts, hard, soft tile.Counts, jokers int) (d int, possible bool) {
	for pair := range tile.Orphans.All() {
		missing, excess, fits := 0, 0, true
		for k, n := range orphans(pair) {
			missing += max(0, int(n)-int(counts[k]))
			excess += max(0, int(n)-int(soft[k]))
			fits = fits && n <= hard[k]
		}
		if fits && excess <= jokers && (!possible || missing < d) {
			d, possible = missing, true
		}
	}
	return d, possible
}

// orphans returns thirteen orphans with the given pair.
func orphans(pair tile.Kind) tile.Counts {
	var hand tile.Counts
	for k := range tile.Orphans.All() {
		hand[k] = 1
	}
	hand[pair] = 2
	return hand
}
