package shanten

import (
	"slices"

	"mentsu/tile"
)

// maxRuns is how many runs a suit has.
const maxRuns = 7

// spread counts the ways to finish a suit with a natural tile in each set and the pair, rank
// by rank.
type spread struct {
	held, hard, soft, plain []uint8
	runs                    [][3]int // ranks of each, rising, and the lowest rising
	eyes                    tile.Kinds
	sets, jokers            int
	most                    int  // tiles drawn
	honours                 bool // runs are not ordered by where they end
	next                    map[spreadState]uint8
}

// spreadState is what the ranks so far have made: how often each run was begun that is not
// over, and how many of these lack a natural tile still.
type spreadState struct {
	begun, lack         [maxRuns]uint8
	sets, pairs, jokers uint8
}

// totals returns what the whole suit can make.
func (n *spread) totals() spreadTotals {
	states := map[spreadState]uint8{{}: 0}
	for rank := range n.held {
		n.next = make(map[spreadState]uint8, len(states))
		for s, drawn := range states {
			n.begin(rank, 0, s, drawn)
		}
		states = n.next
	}
	all := noTotals()
	for s, drawn := range states {
		at := &all[s.sets][s.pairs][s.jokers]
		*at = min(*at, drawn)
	}
	return all
}

// begin decides how often the runs from i on that start at a rank are made.
func (n *spread) begin(rank, i int, s spreadState, drawn uint8) {
	for i < len(n.runs) && n.runs[i][0] != rank {
		i++
	}
	if i == len(n.runs) {
		n.blocks(rank, s, drawn)
		return
	}
	for times := 0; int(s.sets)+times <= n.sets && times <= int(n.hard[rank]); times++ {
		after := s
		after.sets += uint8(times)
		after.begun[i], after.lack[i] = uint8(times), uint8(times)
		n.begin(rank, i+1, after, drawn)
	}
}

// blocks decides which triplets and whether the pair is of a rank.
func (n *spread) blocks(rank int, s spreadState, drawn uint8) {
	runs, must := 0, 0
	for i, run := range n.runs {
		if slices.Contains(run[:], rank) {
			runs += int(s.begun[i])
		}
		if run[2] == rank {
			must += int(s.lack[i])
			s.lack[i] = 0
		}
	}
	ended := s
	for i, run := range n.runs {
		if run[2] == rank {
			ended.begun[i] = 0
		}
	}
	for triplets := 0; int(s.sets)+triplets <= n.sets; triplets++ {
		for pairs := 0; int(s.pairs)+pairs <= 1; pairs++ {
			use := runs + 3*triplets + 2*pairs
			if use > int(n.hard[rank]) || pairs > 0 && !n.eyes.Has(tile.Kind(rank)) {
				break
			}
			after := ended
			after.sets += uint8(triplets)
			after.pairs += uint8(pairs)
			n.share(rank, after, use, must+triplets+pairs, int(drawn))
		}
	}
}

// share tries how many of the tiles used at a rank are natural, at least must, and how many
// are jokers drawn; the others are jokers held. As many natural tiles as are held cost
// nothing. Those to spare go to the runs that lack one.
func (n *spread) share(rank int, s spreadState, use, must, drawn int) {
	held, plain := int(n.held[rank]), int(n.plain[rank])
	top := min(use, int(n.soft[rank]))
	for natural := max(must, min(held, top)); natural <= top; natural++ {
		for dull := 0; dull <= min(plain, use-natural); dull++ {
			after := s
			after.jokers += uint8(use - natural - dull)
			sum := drawn + max(0, natural-held) + dull
			if int(after.jokers) <= n.jokers && sum <= n.most {
				n.give(rank, 0, after, natural-must, uint8(sum))
			}
		}
	}
}

// give gives natural tiles that are to spare to the runs from i on that lack one. Those that
// start at a lower rank end sooner, and so come first; honours have no such order.
func (n *spread) give(rank, i int, s spreadState, spare int, sum uint8) {
	for i < len(n.runs) && (s.lack[i] == 0 || !slices.Contains(n.runs[i][:], rank)) {
		i++
	}
	if i == len(n.runs) || spare == 0 {
		if known, ok := n.next[s]; !ok || sum < known {
			n.next[s] = sum
		}
		return
	}
	most := min(spare, int(s.lack[i]))
	least := most
	if n.honours {
		least = 0
	}
	for times := least; times <= most; times++ {
		after := s
		after.lack[i] -= uint8(times)
		n.give(rank, i+1, after, spare-times, sum)
	}
}
