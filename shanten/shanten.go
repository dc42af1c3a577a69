// Package shanten tells how far a hand is from ready: its shanten number for each winning
// form, the tiles that bring it nearer, what every discard leaves, and how the tiles group.
//
// All answers are exact for any tiles held, melded and seen: a finished hand that needs a
// copy which the pool counts as gone does not count. A hand may hold jokers, which stand
// for any tile, as the JokerCopies of its rules say also for a fifth copy. Tiles of the
// kinds that act as jokers help whenever they are drawn; other jokers are not counted among
// draws, and no joker among discards. Questions about a hand with jokers take some microseconds to
// milliseconds and may allocate.
package shanten

import (
	"math"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/win"
)

// Number is a shanten number (向聴数): the least number of exchanges that make a hand
// ready. -1 is complete, 0 ready (tenpai 聴牌), at most 13; Impossible if no finished hand
// can exist.
type Number int8

// Impossible is the shanten number of a hand that cannot be finished. It is greater than
// every other number.
const Impossible Number = math.MaxInt8

// numberOf returns the shanten number of a distance.
func numberOf(distance int) Number {
	if distance >= need.None {
		return Impossible
	}
	return Number(distance - 1)
}

// Query says what is asked of a hand: the pool, that is which copies count as gone, and
// the winning forms; no forms means those of the hand's rules. The zero value is right for
// most questions.
type Query struct {
	Pool  form.Pool
	Forms form.Forms

	// House asks for finished hands that the rules of a house allow. With such rules, and for
	// eight pairs and one tile more, which are the seven pairs of five sets, a question takes
	// ten microseconds to milliseconds and allocates; ten and a hundred times as long where a
	// set needs a natural tile and a joker is no fifth copy or the pair must be a 2, 5 or 8,
	// and where many kinds act as jokers of which few may be used. Improve takes about a
	// hundred times as long as Discards.
	House win.House
}

// Answer holds the shanten number of a hand for each form and the least of them. Forms that
// are not asked, or not possible for the hand, hold Impossible.
type Answer struct {
	Shanten           Number
	Standard          Number
	SevenPairs        Number
	ThirteenOrphans   Number
	KnittedStraight   Number
	HonoursAndKnitted Number
}

// ImpossibleAnswer is the answer of which every number is Impossible.
func ImpossibleAnswer() Answer {
	return Answer{Impossible, Impossible, Impossible, Impossible, Impossible, Impossible}
}

// Form returns the number for one form.
func (a Answer) Form(f form.Forms) Number {
	switch f {
	case form.Standard:
		return a.Standard
	case form.SevenPairs:
		return a.SevenPairs
	case form.ThirteenOrphans:
		return a.ThirteenOrphans
	case form.KnittedStraight:
		return a.KnittedStraight
	case form.HonoursAndKnitted:
		return a.HonoursAndKnitted
	default:
		return Impossible
	}
}

// Of returns the shanten numbers of h, which may have any size. Seven pairs, thirteen
// orphans, and honours and knitted tiles are possible only for a hand of 13 or 14 tiles
// without melds, a knitted straight with one meld, too; the knitted forms are not of games with three players or five
// sets. It takes some ten
// nanoseconds where no copy that is gone can matter, some microseconds otherwise, and does
// not allocate.
func Of(h *hand.Hand, q Query) Answer {
	var p position
	p.set(h, q)
	return p.answer()
}

// pairsDistance and orphansDistance return the distance of a closed hand from these forms.
func (p *position) pairsDistance() int {
	if p.jokers > 0 {
		return p.wildPairs()
	}
	d, _ := p.sevenPairs(p.fourPair)
	return d
}

func (p *position) orphansDistance() int {
	if p.jokers > 0 {
		return p.wildOrphans()
	}
	d, _ := p.thirteenOrphans()
	return d
}

func (p *position) answer() Answer {
	if p.house != nil {
		return p.houseAnswer()
	}
	a := ImpossibleAnswer()
	if p.forms.Has(form.Standard) {
		a.Standard = numberOf(p.standardDistance())
	}
	if p.closed && p.forms.Has(form.SevenPairs) {
		a.SevenPairs = numberOf(p.pairsDistance())
	}
	if p.closed && p.forms.Has(form.ThirteenOrphans) {
		a.ThirteenOrphans = numberOf(p.orphansDistance())
	}
	a.Shanten = min(a.Standard, a.SevenPairs, a.ThirteenOrphans)
	if p.forms&form.Knitted != 0 {
		return p.withKnitted(a)
	}
	return a
}

// withKnitted adds the forms with knitted tiles to an answer: by value, so that the answer of
// other hands need not lie in memory.
func (p *position) withKnitted(a Answer) Answer {
	if p.straightens() {
		a.KnittedStraight = numberOf(p.straightDistance())
	}
	if p.closed && p.forms.Has(form.HonoursAndKnitted) {
		a.HonoursAndKnitted = numberOf(p.honoursDistance())
	}
	a.Shanten = min(a.Shanten, a.KnittedStraight, a.HonoursAndKnitted)
	return a
}
