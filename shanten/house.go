package shanten

import (
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
	"mentsu/win"
)

// houseRules are what a house asks of finished hands, and what is known about parts of the
// hands in question. A position without such rules has none.
type houseRules struct {
	win.House

	eight  bool       // eight pairs are asked and possible
	melded tile.Kinds // kinds in the melds
	suits  *wildSuits
	spread spreads
}

// setHouse sets what the house asks, where it asks anything that ordinary hands do not.
func (p *position) setHouse(h *hand.Hand, house win.House) {
	eight := h.Closed() && p.maxSets == 5 && p.forms.Has(form.SevenPairs)
	if house == (win.House{}) && !eight {
		return
	}
	melded := h.Melded()
	p.house = &houseRules{House: house, eight: eight, melded: melded.Kinds()}
}

// fresh returns the rules with nothing known, for another goroutine; nil stays nil.
func (r *houseRules) fresh() *houseRules {
	if r == nil {
		return nil
	}
	return &houseRules{House: r.House, eight: r.eight, melded: r.melded}
}

// limited reports whether a joker that is the tile it shows is worth more than another.
func (p *position) limited() bool {
	most := p.house.MaxJokersUsed
	return most != nil && (p.jokers > *most || p.house.NaturalPerSet)
}

// share is a position whose tiles play what the house lets them, and of whose jokers it is
// settled which are the tiles they show: these are natural tiles. Its caps are the natural
// tiles that there can be.
type share struct {
	position

	plain tile.Counts // of the caps, those that are jokers drawn, which a house can tell from natural tiles
	own   tile.Counts // the others
}

// shares calls visit for each way to settle which jokers are the tiles they show.
func (p *position) shares(visit func(*share)) {
	s := share{position: *p}
	limited := p.limited()
	for k := range s.counts {
		held := p.counts[k]
		if p.kinds.Has(tile.Kind(k)) {
			held = p.faces[k]
		}
		drawn := p.limits.Caps[k] - min(held, p.limits.Caps[k])
		s.limits.Caps[k] = p.counts[k] + drawn
		if p.kinds.Has(tile.Kind(k)) && p.house.NaturalPerSet && !limited {
			s.plain[k] = drawn
		}
	}
	if x := p.house.Proxy; x != nil && x.Tile != x.Face {
		s.counts[x.Face] += s.counts[x.Tile]
		s.limits.Caps[x.Face] += s.limits.Caps[x.Tile]
		s.counts[x.Tile], s.limits.Caps[x.Tile] = 0, 0
	}
	if !limited {
		s.settle()
		visit(&s)
		return
	}
	most := *p.house.MaxJokersUsed
	blank := p.jokers - p.faces.Total()
	s.jokers = min(blank, most)
	s.split(p, 0, most-s.jokers, visit)
}

// split decides for the jokers that show kind k and above how many stand for other tiles,
// room at most.
func (s *share) split(p *position, k tile.Kind, room int, visit func(*share)) {
	for k < tile.NumKinds && p.faces[k] == 0 {
		k++
	}
	if k == tile.NumKinds {
		settled := *s
		settled.settle()
		visit(&settled)
		return
	}
	for used := 0; used <= min(room, int(p.faces[k])); used++ {
		after := *s
		own := p.faces[k] - uint8(used)
		after.counts[k] += own
		after.limits.Caps[k] += own
		after.jokers += used
		after.split(p, k+1, room-used, visit)
	}
}

// settle makes the position one that the questions for jokers can be asked of: with no more
// natural tiles than a finished hand may hold.
func (s *share) settle() {
	counts, caps := s.counts, s.limits.Caps
	for k, most := range s.hard {
		s.counts[k] = min(counts[k], most)
		s.limits.Caps[k] = min(caps[k], most)
		counts[k] = min(s.counts[k], tile.Copies)
		s.own[k] = min(caps[k]-s.plain[k], most)
		caps[k] = min(s.limits.Caps[k], tile.Copies)
	}
	s.held, s.room = counts.Layers(), caps.Layers()
}

// distance returns the distance of a share from a form.
func (s *share) distance(f form.Forms) int {
	switch {
	case f == form.Standard && s.house.NaturalPerSet:
		return s.naturalStandard()
	case f == form.Standard:
		return s.looseStandard()
	case f == form.SevenPairs && s.house.eight:
		return s.eightPairs()
	case f == form.SevenPairs && s.closed:
		return s.sevenPairsAway()
	case f == form.ThirteenOrphans && s.closed:
		return s.wildOrphans()
	case f == form.HonoursAndKnitted && s.closed:
		return s.wildHonours()
	case f == form.KnittedStraight && s.straightens():
		return s.wildStraight()
	default:
		return need.None
	}
}

// sevenPairsAway returns the distance from seven pairs: that of a hand without jokers, which
// stand for what it lacks, where nothing is gone that can matter.
func (s *share) sevenPairsAway() int {
	w := s.house.suits
	if w.pairable&^s.room[1] == 0 && (!s.fourPair || w.doublePairs&^s.room[3] == 0) {
		d, _ := s.sevenPairs(s.fourPair)
		return s.byJokers(d)
	}
	return s.wildPairs()
}

// looseStandard returns the distance from the sets and pairs of the house, whatever tiles of
// them are natural.
func (s *share) looseStandard() int {
	w := s.house.suits
	var v wildParts
	for i := range v {
		v[i] = w.of(&s.position, tile.Suit(i))
	}
	return w.distance(&s.position, v[0].merge(v[1]), v[2].merge(v[3]))
}

// formDistances holds a distance for each form, in the order of form.Each.
type formDistances [form.NumForms]int

// houseDistances returns the distances of the forms given, need.None for the others and
// those not asked.
func (p *position) houseDistances(forms form.Forms) formDistances {
	var least formDistances
	for i := range least {
		least[i] = need.None
	}
	if p.house.melded&p.house.Void != 0 {
		return least
	}
	if p.house.suits == nil {
		p.house.suits = newWildSuits(p)
	}
	p.shares(func(s *share) {
		for i, f := range form.Each() {
			if (forms & p.forms).Has(f) {
				least[i] = min(least[i], s.distance(f))
			}
		}
	})
	return least
}

// instantDistance returns the distance from a hand that is won by the number of its jokers:
// those of kinds that act as jokers can be drawn. Whoever holds enough wins with a draw.
func (p *position) instantDistance() int {
	wanted := p.house.InstantWin
	if wanted == 0 || wanted > 3*p.sets+2 {
		return need.None
	}
	if p.jokers >= wanted {
		return 3*p.sets + 2 - p.counts.Total() - p.jokers
	}
	left := 0
	for k := range p.jokerDraws().All() {
		left += int(p.limits.Caps[k] - p.faces[k])
	}
	if p.jokers+left < wanted {
		return need.None
	}
	return wanted - p.jokers
}

// houseAnswer is answer under the rules of the house.
func (p *position) houseAnswer() Answer {
	d := p.houseDistances(p.forms)
	a := Answer{
		Standard: numberOf(d[0]), SevenPairs: numberOf(d[1]), ThirteenOrphans: numberOf(d[2]),
		KnittedStraight: numberOf(d[3]), HonoursAndKnitted: numberOf(d[4]),
	}
	a.Shanten = numberOf(min(slices.Min(d[:]), p.instantDistance()))
	return a
}

// houseUseful returns the distance under the rules of the house and, if that is the one
// wanted, the kinds whose draw lowers it. A natural tile lowers each form by one at most, so
// that only the nearest forms matter; a joker can lower them by more.
func (p *position) houseUseful(want int) (distance int, kinds tile.Kinds) {
	d, instant := p.houseDistances(p.forms), p.instantDistance()
	distance = min(slices.Min(d[:]), instant)
	if want != anyDistance && want != distance || distance <= 0 || distance >= need.None {
		return distance, 0
	}
	var near form.Forms
	for i, f := range form.Each() {
		if d[i] == distance {
			near |= f
		}
	}
	for k := range tile.Kind(tile.NumKinds) {
		held, forms := p.counts[k], near
		if p.kinds.Has(k) {
			held, forms = p.faces[k], p.forms
		}
		if held >= p.limits.Caps[k] {
			continue
		}
		p.draw(k)
		d := p.houseDistances(forms)
		if min(slices.Min(d[:]), p.instantDistance()) < distance {
			kinds = kinds.With(k)
		}
		p.undraw(k)
	}
	return distance, kinds
}
