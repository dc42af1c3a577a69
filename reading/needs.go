package reading

import "mentsu/tile"

// needs holds the least jokers that the kinds from k on need, by k, by the runs that reach
// k (as in search, modulo 3), and by the pairs still to be made, 0 or 1. Three runs that
// start together use the tiles of three triplets, so what can follow them can follow none.
// Numbers of runs that no hand with the least jokers has hold 0, which is never too much.
type needs [tile.NumKinds + 1][3][3][2]uint8

// never is more jokers than a hand has.
const never = 64

// of fills in the needs of a hand that may use so many tiles of each kind, in a house that
// asks for d.
func (n *needs) of(held, caps *tile.Counts, d *demands) {
	var starts [tile.NumKinds]int // the most runs that start at a kind, and 1
	for k := range starts {
		starts[k] = 1
		if startsRun(tile.Kind(k)) { // with more runs than tiles of any kind one is in vain
			starts[k] += min(2, int(max(held[k], held[k+1], held[k+2])))
		}
	}
	n[tile.NumKinds][0][0][1] = never
	top := tile.NumKinds - 1
	if d.winds || d.dragons {
		n[tile.NumKinds][0][0][1] = 0 // nothing is said of the honours but the first
		n[tile.East][0][0] = d.honours(held, caps)
		top = int(tile.East) - 1
	}
	for k := top; k >= 0; k-- {
		reach := [2]int{1, 1} // as starts, of the kinds below
		if suit := tile.Kind(k).Suit(); suit != tile.Honours {
			if rank := tile.Kind(k) - suit.First(); rank >= 2 {
				reach = [2]int{starts[k-2], starts[k-1]}
			} else if rank == 1 {
				reach[1] = starts[k-1]
			}
		}
		for x := range reach[0] {
			for y := range reach[1] {
				l := least{next: &n[k+1][y], used: x + y, starts: starts[k], held: int(held[k]), most: int(caps[k])}
				n[k][x][y] = [2]uint8{l.of(0, 0), l.of(1, d.pairs(tile.Kind(k)))}
			}
		}
	}
}

// least asks for the least jokers from a kind on.
type least struct {
	next       *[3][2]uint8 // the needs of the next kind, by the runs that start here
	used       int          // tiles of the kind in runs from below
	starts     int
	held, most int
}

// of returns the least jokers if so many pairs are to be made, 0 or 1, and so many may be
// made here.
func (l *least) of(pairs, here int) uint8 {
	best := uint8(never)
	for pair := range min(pairs, here) + 1 {
		for runs := range l.starts {
			if use := uses(l.used+runs+2*pair, l.held); use <= l.most {
				best = min(best, uint8(use-l.held)+l.next[runs][pairs-pair])
			}
		}
	}
	return best
}

// uses returns how many tiles of a kind are used, at least so many for the pair and runs, if
// as many are held: triplets use three more.
func uses(total, held int) int {
	for total < held {
		total += 3
	}
	return total
}
