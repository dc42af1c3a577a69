package reading

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
	"mentsu/win"
)

// numPairs is the number of pairs of seven pairs.
const numPairs = 7

// eachPairs yields the readings of a closed hand as seven pairs: seven kinds, or with the
// rule four of a kind may be two of the pairs, jokers included. With five sets they are
// eight pairs, of which two may be of a kind, and one tile more.
func eachPairs(h *hand.Hand, held *tile.Counts, house *win.House, yield func(Reading) bool) bool {
	rules := h.Rules()
	most := uint8(1)
	if rules.FourAsTwoPairs || rules.Sets == 5 {
		most = 2
	}
	for _, n := range held {
		if n > tile.Copies {
			return true // two pairs and more
		}
	}
	if h.Jokers() == 0 && rules.Sets == 4 {
		return heldPairs(held, most, yield)
	}
	s := pairSearch{
		demands: demandsOf(h, held, house), held: *held, caps: house.Most(h), want: numPairs,
		yield: yield, reading: Reading{Form: form.SevenPairs},
	}
	if rules.Sets == 5 {
		s.want, s.single = MaxPairs, true
	}
	for k := tile.NumKinds - 1; k >= 0; k-- {
		s.most[k] = min(most, s.caps[k]/2)
		least := (s.held[k] + 1) / 2
		if least > s.most[k] && (!s.single || s.held[k]/2 > s.most[k]) {
			return true
		}
		s.needed[k] = s.needed[k+1] + int(least)
		s.room[k] = s.room[k+1] + int(s.most[k])
	}
	return s.kind(0)
}

// heldPairs yields the reading of 14 natural tiles as seven pairs, if there is one with so
// many pairs of a kind at most.
func heldPairs(held *tile.Counts, most uint8, yield func(Reading) bool) bool {
	layers := held.Layers()
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

// pairSearch makes seven or eight pairs, the lowest kinds first.
type pairSearch struct {
	demands

	held, caps   tile.Counts
	want         int                    // pairs
	single       bool                   // a single tile is still to be had
	most         [tile.NumKinds]uint8   // pairs of a kind that there may be
	needed, room [tile.NumKinds + 1]int // the least, without the single tile, and the most pairs from a kind on
	reading      Reading
	yield        func(Reading) bool
}

// kind makes the readings that begin as s does, from kind k on. It returns false to stop.
func (s *pairSearch) kind(k tile.Kind) bool {
	left := s.want - int(s.reading.NumPairs)
	spare := 0 // pairs that the single tile may make unnecessary
	if s.single {
		spare = 1
	}
	switch {
	case s.needed[k] > left+spare || s.room[k] < left:
		return true
	case left+spare == 0:
		return s.yield(s.reading)
	case k == tile.NumKinds:
		return true
	}
	for pairs := min(int(s.most[k]), left); pairs >= 0; pairs-- {
		for single := spare; single >= 0; single-- {
			if used := 2*pairs + single; used >= int(s.held[k]) && used <= int(s.caps[k]) && !s.use(k, pairs, single) {
				return false
			}
		}
	}
	return true
}

// use makes the readings with so many pairs of k, and the single tile if single is 1.
func (s *pairSearch) use(k tile.Kind, pairs, single int) bool {
	others := max(0, 2*pairs+single-int(s.held[k])-int(s.faces[k]))
	if others > s.limit {
		return true
	}
	r := &s.reading
	before, wanted := r.NumPairs, s.single
	held := s.held[k]
	for range pairs {
		r.Pairs[r.NumPairs] = Pair{k, take(&held) | take(&held)<<1}
		r.NumPairs++
	}
	if single > 0 {
		r.Singles, s.single = tile.KindsOf(k), false
		if take(&held) > 0 {
			r.AsSingles = r.Singles
		}
	}
	s.limit -= others
	goOn := s.kind(k + 1)
	s.limit += others
	if single > 0 {
		r.Singles, r.AsSingles = 0, 0
	}
	r.NumPairs, s.single = before, wanted
	return goOn
}

// eachOrphans yields the readings of a closed hand of 14 tiles as thirteen orphans. It
// returns false to stop.
func eachOrphans(h *hand.Hand, held *tile.Counts, house *win.House, plain bool, yield func(Reading) bool) bool { //nolint:revive // plain: the kind of house
	if plain && h.Jokers() == 0 {
		return heldOrphans(held, yield)
	}
	for _, n := range held {
		if n > 2 {
			return true
		}
	}
	layers := held.Layers()
	if layers[0]&^tile.Orphans != 0 || layers[1].Len() > 1 || house.Void&tile.Orphans != 0 {
		return true
	}
	may := layers[1] // the kinds that may be the pair
	if may == 0 {
		may = tile.Orphans
	}
	d := demandsOf(h, held, house)
	r := Reading{Form: form.ThirteenOrphans, NumPairs: 1}
	for k := range may.All() {
		n := held[k]
		r.Pairs[0] = Pair{k, take(&n) | take(&n)<<1}
		r.Singles = tile.Orphans &^ (1 << k)
		r.AsSingles = r.Singles &^ layers[0]
		if d.allows(r.JokersAs()) && !yield(r) {
			return false
		}
	}
	return true
}

// heldOrphans yields the reading of 14 natural tiles as thirteen orphans, if they are those.
func heldOrphans(held *tile.Counts, yield func(Reading) bool) bool {
	if held.Kinds() != tile.Orphans {
		return true
	}
	r := Reading{Form: form.ThirteenOrphans, NumPairs: 1}
	for k := range tile.Orphans.All() {
		if held[k] > 1 { // one of them: there are fourteen tiles
			r.Pairs[0].Kind, r.Singles = k, tile.Orphans&^tile.KindsOf(k)
		}
	}
	return yield(r)
}
