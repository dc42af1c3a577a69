// Package corpus makes the hands that tests and benchmarks run on. They look random and
// are the same on every machine, for the generator is our own.
package corpus

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// Rand is a source of pseudo-random numbers, splitmix64 (Steele, Lea and Flood 2014).
type Rand struct{ state uint64 }

// New returns a source that yields the same numbers for the same seed.
func New(seed uint64) *Rand { return &Rand{seed} }

// Next returns 64 random bits.
func (r *Rand) Next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below returns a number in 0..n-1; n is positive and small.
func (r *Rand) Below(n int) int { return int(r.Next() >> 32 * uint64(n) >> 32) }

// Class says what kind of hands to make.
type Class uint8

// The classes. Ordinary hands are Random; the others are where engines go wrong.
const (
	Random    Class = iota // any of the 136 tiles
	Flush                  // one number suit
	HalfFlush              // one number suit and the honours
	NonSimple              // terminals and honours
	FewKinds               // four to six kinds, so that most tiles are one of four copies
	Near                   // a finished hand of sets and a pair, with 0..6 of its tiles replaced
)

// Classes returns all classes.
func Classes() []Class { return []Class{Random, Flush, HalfFlush, NonSimple, FewKinds, Near} }

// String returns the name of the class.
func (c Class) String() string {
	return [...]string{"random", "flush", "halfflush", "nonsimple", "fewkinds", "near"}[c]
}

// Spec says what to deal. The zero value of each field but Tiles means "none"; Players 0
// is four.
type Spec struct {
	Class   Class
	Tiles   int // concealed, 1..17
	Melds   int // declared sets, any kind of kan included; fewer where the tiles run out
	Seen    int // tiles seen elsewhere, of any class; fewer where the wall runs out
	Players int
}

// Deal is a hand with what lies open around it. No kind has a fifth copy.
type Deal struct {
	Concealed tile.Counts
	Melds     []hand.Meld
	Seen      tile.Counts
}

// Deal makes a hand.
func (r *Rand) Deal(s Spec) Deal {
	var d Deal
	all := wall(s.Players)
	part := r.part(s, all)
	for range s.Melds {
		m, ok := r.meld(&part)
		if !ok {
			break
		}
		d.Melds = append(d.Melds, m)
		for _, t := range m.Tiles() {
			part[t.Kind()]--
			all[t.Kind()]--
		}
	}
	if s.Class == Near {
		d.Concealed = r.near(part, s.Tiles)
	} else {
		d.Concealed = r.draw(&part, s.Tiles)
	}
	for k, n := range d.Concealed {
		all[k] -= n
	}
	d.Seen = r.draw(&all, min(s.Seen, all.Total()))
	return d
}

// Counts returns the concealed tiles of a hand without melds, 1..17 of them.
func (r *Rand) Counts(c Class, tiles int) tile.Counts {
	return r.Deal(Spec{Class: c, Tiles: tiles}).Concealed
}

// wall returns all tiles of the game.
func wall(players int) tile.Counts {
	caps := form.PoolHand.Caps(&tile.Counts{}, &tile.Counts{}, players)
	return caps
}

// part returns the tiles of the wall that the class deals from.
func (r *Rand) part(s Spec, wall tile.Counts) tile.Counts {
	suit := tile.Suit(r.Below(3))
	if s.Players == 3 && suit == tile.Man { // two kinds are too few
		suit = tile.Sou
	}
	var few tile.Kinds
	if s.Class == FewKinds {
		most := s.Tiles + 4*s.Melds
		few = r.kinds(wall.Kinds(), max(4+r.Below(3), (most+tile.Copies-1)/tile.Copies))
	}
	for k := range wall {
		k := tile.Kind(k)
		in := true
		switch s.Class {
		case Random, Near:
		case Flush:
			in = k.Suit() == suit
		case HalfFlush:
			in = k.Suit() == suit || k.IsHonour()
		case NonSimple:
			in = k.IsOrphan()
		case FewKinds:
			in = few.Has(k)
		}
		if !in {
			wall[k] = 0
		}
	}
	return wall
}

// kinds returns n of the given kinds.
func (r *Rand) kinds(from tile.Kinds, n int) tile.Kinds {
	var chosen tile.Kinds
	for chosen.Len() < n {
		if k := tile.Kind(r.Below(tile.NumKinds)); from.Has(k) {
			chosen = chosen.With(k)
		}
	}
	return chosen
}

// draw takes n random tiles from the pile.
func (r *Rand) draw(pile *tile.Counts, n int) tile.Counts {
	var drawn tile.Counts
	for total := pile.Total(); n > 0; n, total = n-1, total-1 {
		i := r.Below(total)
		for k := range pile {
			if i -= int(pile[k]); i < 0 {
				pile[k]--
				drawn[k]++
				break
			}
		}
	}
	return drawn
}
