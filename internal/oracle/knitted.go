package oracle

import (
	"mentsu/form"
	"mentsu/tile"
)

// KnittedStraights returns every finished hand that is the nine tiles of a knitted pattern,
// so many sets, 0 or 1, and a pair, without melds, by the number of tiles of each kind. A
// hand may come more than once, or hold more than four of a kind: see Nearest.
func KnittedStraights(sets int) []tile.Counts {
	var all []tile.Counts
	for _, nine := range knittedPatterns() {
		for pair := range tile.NumKinds {
			c := nine
			c[pair] += 2
			if sets == 0 {
				all = append(all, c)
				continue
			}
			for set := range form.Set(form.NumSets) {
				with := c
				for _, k := range set.Kinds() {
					with[k]++
				}
				all = append(all, with)
			}
		}
	}
	return all
}

// HonoursAndKnitted returns every finished hand of fourteen different tiles out of a knitted
// pattern and the honours.
func HonoursAndKnitted() []tile.Counts {
	var all []tile.Counts
	for _, nine := range knittedPatterns() {
		sixteen := nine
		for k := tile.East; k < tile.NumKinds; k++ {
			sixteen[k] = 1
		}
		for a := range tile.NumKinds {
			for b := range a {
				if c := sixteen; c[a] == 1 && c[b] == 1 {
					c[a], c[b] = 0, 0
					all = append(all, c)
				}
			}
		}
	}
	return all
}

// knittedPatterns returns the nine tiles of each knitted pattern: a suit has 1 4 7, another
// 2 5 8, the third 3 6 9.
func knittedPatterns() []tile.Counts {
	var all []tile.Counts
	for m := range 3 {
		for p := range 3 {
			if p == m {
				continue
			}
			var c tile.Counts
			for suit, rank := range []int{m, p, 3 - m - p} {
				for i := range 3 {
					c[9*suit+rank+3*i] = 1
				}
			}
			all = append(all, c)
		}
	}
	return all
}

// Nearest returns the least number of tiles, jokers among them, that counts lack to one of
// the finished hands, with the limits of JokerDistance: a finished hand holds at most hard
// of each kind, and no more tiles above soft than there are jokers. Without jokers both are
// what it may hold.
func Nearest(finished []tile.Counts, counts, hard, soft tile.Counts, jokers int) (d int, possible bool) {
	const none = 99
	d = none
	for i := range finished {
		missing, above, fits := 0, 0, true
		for k, n := range finished[i] {
			if n > counts[k] {
				missing += int(n - counts[k])
			}
			if n > hard[k] || missing >= d {
				fits = false
				break
			}
			if n > soft[k] {
				above += int(n - soft[k])
			}
		}
		if fits && above <= jokers {
			d = missing
		}
	}
	return d, d < none
}
