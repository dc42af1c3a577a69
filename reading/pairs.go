package reading

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// numPairs is the number of pairs of seven pairs.
const numPairs = 7

// eachSevenPairs yields the readings of a closed hand of 14 tiles as seven pairs: seven
// kinds, or with the rule four of a kind may be two of the pairs, jokers included.
func eachSevenPairs(h *hand.Hand, counts *tile.Counts, layers *tile.Layers, yield func(Reading) bool) bool {
	most := uint8(1)
	if h.Rules().FourAsTwoPairs {
		most = 2
	}
	if h.Jokers() == 0 {
		return heldPairs(counts, layers, most, yield)
	}
	s := pairSearch{held: *counts, yield: yield, reading: Reading{Form: form.SevenPairs}}
	caps := h.Caps(form.PoolHand)
	for k := tile.NumKinds - 1; k >= 0; k-- {
		if caps[k] > 0 {
			s.most[k] = most
		}
		least := (s.held[k] + 1) / 2
		if least > s.most[k] {
			return true
		}
		s.needed[k] = s.needed[k+1] + least
		s.room[k] = s.room[k+1] + s.most[k]
	}
	if s.needed[0] > numPairs {
		return true
	}
	return s.kind(0)
}

// heldPairs yields the reading of 14 natural tiles as seven pairs, if there is one with so
// many pairs of a kind at most.
func heldPairs(held *tile.Counts, layers *tile.Layers, most uint8, yield func(Reading) bool) bool {
	if layers[0] != layers[1] || layers[2] != layers[3] || layers[2] != 0 && most < 2 {
		return true
	}
	r := Reading{Form: form.SevenPairs}
	for k := range layers[0].All() {
		for n := held[k]; n > 0; n -= 2 {
			r.Pairs[r.NumPairs].Kind = k
			r.NumPairs++
		}
	}
	return yield(r)
}

// pairSearch makes seven pairs, the lowest kinds first.
type pairSearch struct {
	held         tile.Counts
	most         [tile.NumKinds]uint8     // pairs of a kind that there may be
	needed, room [tile.NumKinds + 1]uint8 // the least and most pairs from a kind on
	reading      Reading
	yield        func(Reading) bool
}

// kind makes the readings that begin as s does, from kind k on. It returns false to stop.
func (s *pairSearch) kind(k tile.Kind) bool {
	before := s.reading.NumPairs
	left := numPairs - before
	if left == 0 {
		return s.yield(s.reading)
	}
	least := (s.held[k] + 1) / 2
	for n := int(min(s.most[k], left-s.needed[k+1])); n >= int(least) && int(left) <= n+int(s.room[k+1]); n-- {
		held := s.held[k]
		for range n {
			s.reading.Pairs[s.reading.NumPairs] = Pair{k, take(&held) | take(&held)<<1}
			s.reading.NumPairs++
		}
		if !s.kind(k + 1) {
			return false
		}
		s.reading.NumPairs = before
	}
	return true
}

// eachOrphans yields the readings of a closed hand of 14 tiles as thirteen orphans.
func eachOrphans(held *tile.Counts, layers *tile.Layers, yield func(Reading) bool) {
	if layers[0]&^tile.Orphans != 0 || layers[2] != 0 || layers[1].Len() > 1 {
		return
	}
	may := layers[1] // the kinds that may be the pair
	if may == 0 {
		may = tile.Orphans
	}
	r := Reading{Form: form.ThirteenOrphans, NumPairs: 1}
	for k := range may.All() {
		n := held[k]
		r.Pairs[0] = Pair{k, take(&n) | take(&n)<<1}
		r.Singles = tile.Orphans &^ (1 << k)
		r.AsSingles = r.Singles &^ layers[0]
		if !yield(r) {
			return
		}
	}
}
