package need

import "mentsu/tile"

// Limits says how many copies of each kind a finished hand may hold, no less than are held.
type Limits struct {
	Caps  tile.Counts
	Short tile.Kinds // kinds whose cap lies below what some finished hand uses; more do no harm
}

// Copies that are gone matter only if one of the best finished hands, found as if nothing
// were gone, uses a kind above its cap. That hand misses j = cap + 1 - count tiles of the
// kind or more, so that j draws of it lower the distance by j; and if they do, there is
// such a hand. Only the suits of these kinds are walked under their caps. If the distance
// stays, the best hands are the same ones less those that break a cap, and no suit but
// these holds a broken cap. If it rises, all caps are looked at.

// Exceeded returns those of the kinds given that a best finished hand, found as if nothing
// were gone, uses above their caps. If there are none among the useful kinds, the limits
// change nothing. Counts are the tiles that x names.
func (t *Tables) Exceeded(x Keys, counts *tile.Counts, l *Limits, sets int, kinds tile.Kinds) tile.Kinds {
	kinds &= l.Short
	if kinds == 0 {
		return 0
	}
	var over tile.Kinds
	var o opened
	t.open(&o, x, sets)
	for ; kinds != 0; kinds &= kinds - 1 {
		k := kinds.First()
		j := l.Caps[k] + 1 - counts[k]
		if j > o.distance {
			continue
		}
		s := k.Suit()
		c := t.class(o.keys[s] + uint32(j)*t.weights[k&63])
		if t.last[sets][t.merged[o.rest[s]][c]] == o.distance-j {
			over = over.With(k)
		}
	}
	return over
}

// DistanceUnder returns the distance of a hand if a finished hand may hold no more than
// its limits, None if there is no such hand.
func (t *Tables) DistanceUnder(x Keys, counts *tile.Counts, l *Limits, sets int) int {
	over := t.Exceeded(x, counts, l, sets, tile.AllKinds)
	distance := t.Distance(x, sets)
	if over == 0 || t.reaches(x, counts, &l.Caps, sets) {
		return distance
	}
	return t.walkedDistance(x, counts, l, sets, over, distance)
}

// walkedDistance returns the distance by walks, given what Exceeded says of all kinds and the
// distance as if nothing were gone.
func (t *Tables) walkedDistance(x Keys, counts *tile.Counts, l *Limits, sets int, over tile.Kinds, distance int) int {
	var u Under // of some kilobytes, so not where it is not needed
	u.Start(t, counts, l, sets)
	b := u.balance(&asked{x.parts(), u.counts, u.limits, tile.NumKinds, distance}, over)
	return b.distance
}

// reaches reports whether a hand can be completed by useful draws that keep to the caps:
// then it misses no more tiles than if nothing were gone. It tries one line of draws, of
// kinds with two copies left where it can, so that false says nothing.
func (t *Tables) reaches(x Keys, counts, caps *tile.Counts, sets int) bool {
	var o opened
	held := *counts
	for {
		t.open(&o, x, sets)
		if o.distance == 0 {
			return true
		}
		draw, ok := t.draw(&o, &held, caps, sets)
		if !ok {
			return false
		}
		held[draw]++
		x = x.Draw(draw)
	}
}

// draw returns a useful kind of which a tile is left, two if it can; ok is false if there is
// none. It looks at one suit after another, for the first often has one.
func (t *Tables) draw(o *opened, held, caps *tile.Counts, sets int) (draw tile.Kind, ok bool) {
	for s := range tile.Suit(tile.NumSuits) {
		ranks := t.lowering(&t.last[sets], &t.merged[o.rest[s]], o.keys[s], o.distance)
		for useful := tile.Kinds(ranks<<s.First()) & tile.AllKinds; useful != 0; useful &= useful - 1 {
			k := useful.First()
			if left := caps[k] - held[k]; left > 1 {
				return k, true
			} else if left == 1 {
				draw, ok = k, true
			}
		}
	}
	return draw, ok
}

// Under answers for a hand under limits, and for the hands that its discards leave. It
// keeps the walks it makes, which the discards of other suits share. Its zero value is
// ready for Start.
type Under struct {
	tables *Tables
	sets   int
	counts tile.Counts
	limits Limits
	walked [tile.NumSuits]bool
	walks  [tile.NumSuits]capped
	drew   tile.Kinds          // whose draws are known in the kept walks
	drawn  [tile.NumKinds]word // what the suit of a kind contributes then
	own    capped              // of the suit discarded from
}

// Start makes u answer for a hand with the given counts, under l.
func (u *Under) Start(t *Tables, counts *tile.Counts, l *Limits, sets int) {
	u.tables, u.sets, u.counts, u.limits = t, sets, *counts, *l
	u.walked, u.drew = [tile.NumSuits]bool{}, 0
}

// asked is the hand that Under answers for: the one of Start or what a discard leaves.
type asked struct {
	keys     [tile.NumSuits]uint32
	counts   tile.Counts
	limits   Limits
	discard  tile.Kind // tile.NumKinds for none
	distance int       // as if nothing were gone
}

// Useful returns the distance, None if no finished hand keeps to the limits, and the kinds
// whose draw lowers it. Over is what Exceeded says of the useful kinds; distance and useful
// are what holds as if nothing were gone; x names the tiles.
func (u *Under) Useful(x Keys, over tile.Kinds, distance int, useful tile.Kinds) (int, tile.Kinds) {
	return u.answer(&asked{x.parts(), u.counts, u.limits, tile.NumKinds, distance}, over, useful)
}

// UsefulAfter returns what Useful returns for the tiles that the discard of a.Kind leaves,
// under the limits that hold then; x and over are those of these tiles, a says what holds as
// if nothing were gone.
func (u *Under) UsefulAfter(a After, l *Limits, x Keys, over tile.Kinds) (int, tile.Kinds) {
	left := asked{x.parts(), u.counts, *l, a.Kind, a.Distance}
	left.counts[a.Kind]--
	return u.answer(&left, over, a.Useful)
}

// answer returns the distance and the useful kinds. If the distance stays, its best hands
// are some of those found as if nothing were gone, and so are the kinds they need.
func (u *Under) answer(a *asked, over, useful tile.Kinds) (int, tile.Kinds) {
	b := u.balance(a, over)
	if b.distance == 0 || b.distance >= None {
		return b.distance, 0
	}
	if b.distance > a.distance {
		useful = tile.AllKinds
	}
	return b.distance, u.needed(a, &b, useful)
}

// needed returns those of the kinds given whose draw lowers the distance.
func (u *Under) needed(a *asked, b *balance, kinds tile.Kinds) tile.Kinds {
	var needed tile.Kinds
	for s := range tile.Suit(tile.NumSuits) {
		mine := kinds & kindsOf(s)
		if mine == 0 {
			continue
		}
		match := matching(b.rest(s), u.sets)
		for ; mine != 0; mine &= mine - 1 {
			k := mine.First()
			if a.counts[k] < a.limits.Caps[k] && (u.drawing(a, b, k) + match).reaches(b.distance-1) {
				needed = needed.With(k)
			}
		}
	}
	return needed
}

// drawing returns what the suit of k, together with the suits not walked if it is none of
// the walked ones, contributes once k is drawn.
func (u *Under) drawing(a *asked, b *balance, k tile.Kind) word {
	s, r := k.Suit(), k.Rank()-1
	switch {
	case b.walks[s] == nil:
		t := u.tables
		return t.words[t.merged[b.beside[s]][t.class(a.keys[s]+t.weights[k&63])]]
	case b.walks[s] == &u.own:
		return u.tables.drawn(&u.own, r, heldOf(&a.counts, s), heldOf(&a.limits.Caps, s))
	case !u.drew.Has(k):
		u.drew = u.drew.With(k)
		u.drawn[k] = u.tables.drawn(&u.walks[s], r, heldOf(&u.counts, s), heldOf(&u.limits.Caps, s))
	}
	return u.drawn[k]
}

// walk returns the walk of a suit: a kept one, unless the discard is of that suit.
func (u *Under) walk(a *asked, s tile.Suit) *capped {
	if a.discard == tile.NumKinds || a.discard.Suit() != s {
		if !u.walked[s] {
			u.tables.walk(&u.walks[s], 0, heldOf(&u.counts, s), heldOf(&u.limits.Caps, s))
			u.walked[s] = true
		}
		return &u.walks[s]
	}
	from := 0
	if u.walked[s] { // below the discard nothing changes
		from = a.discard.Rank() - 1
		copy(u.own.before[:from+1], u.walks[s].before[:from+1])
	}
	u.tables.walk(&u.own, from, heldOf(&a.counts, s), heldOf(&a.limits.Caps, s))
	return &u.own
}

// balance is what the parts of a hand contribute of which some are walked under caps.
type balance struct {
	walks    [tile.NumSuits]*capped // nil where a part is a class
	beside   [tile.NumSuits]Class   // the other parts that are classes, together
	plain    word                   // all parts that are classes, together
	walked   word                   // all parts that are walked, together
	distance int
}

// balance walks the suits of the kinds in over, and if that raises the distance all suits
// with a cap that could matter.
func (u *Under) balance(a *asked, over tile.Kinds) balance {
	b := u.weigh(a, over)
	if b.distance != a.distance && over != a.limits.Short {
		b = u.weigh(a, a.limits.Short)
	}
	return b
}

// weigh walks the suits of the kinds in over.
func (u *Under) weigh(a *asked, over tile.Kinds) balance {
	b := balance{walked: nothing}
	c := [tile.NumSuits]Class{noPart, noPart, noPart, noPart}
	for s := range tile.Suit(tile.NumSuits) {
		switch {
		case over&kindsOf(s) == 0:
			c[s] = u.tables.class(a.keys[s])
		case b.walked == nothing:
			b.walks[s] = u.walk(a, s)
			b.walked = b.walks[s].made
		default:
			b.walks[s] = u.walk(a, s)
			b.walked = merge(b.walked, b.walks[s].made)
		}
	}
	m := &u.tables.merged
	mp, sz := m[c[0]][c[1]], m[c[2]][c[3]]
	b.beside = [tile.NumSuits]Class{m[c[1]][sz], m[c[0]][sz], m[mp][c[3]], m[mp][c[2]]}
	b.plain = u.tables.words[m[mp][sz]]
	b.distance = (b.walked + matching(b.plain, u.sets)).least()
	return b
}

// rest returns what is to be matched to what drawing returns for kinds of a suit.
func (b *balance) rest(s tile.Suit) word {
	if b.walks[s] == nil {
		return b.walked
	}
	rest := b.plain
	for q, w := range b.walks {
		if w != nil && tile.Suit(q) != s {
			rest = merge(rest, w.made)
		}
	}
	return rest
}

// kindsOf returns the kinds of a suit.
func kindsOf(s tile.Suit) tile.Kinds { return (1<<9 - 1) << s.First() & tile.AllKinds }
