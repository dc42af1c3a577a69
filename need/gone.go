package need

import (
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

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
	o := t.open(x, sets)
	for ; kinds != 0; kinds &= kinds - 1 {
		k := kinds.First()
		j := l.Caps[k] + 1 - counts[k]
		if j > o.distance {
			continue
		}
		s := k.Suit()
		c := t.class(o.keys[s] + uint32(j)*t.weights[k.Rank()-1])
		if t.last[sets][o.rest[s]][c] == o.distance-j {
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
	if d := t.distanceWalking(x, counts, l, sets, over); d == distance {
		return distance
	}
	return t.distanceWalking(x, counts, l, sets, l.Short)
}

// reaches reports whether a hand can be completed by useful draws that keep to the caps:
// then it misses no more tiles than if nothing were gone. It tries one line of draws, of
// kinds with two copies left where it can, so that false says nothing.
func (t *Tables) reaches(x Keys, counts, caps *tile.Counts, sets int) bool {
	held := *counts
	for {
		distance, useful := t.Useful(x, &held, sets)
		if distance == 0 {
			return true
		}
		draw := tile.Kind(tile.NumKinds)
		for ; useful != 0; useful &= useful - 1 {
			k := useful.First()
			if left := caps[k] - held[k]; left > 0 {
				draw = k
				if left > 1 {
					break
				}
			}
		}
		if draw == tile.NumKinds {
			return false
		}
		held[draw]++
		x = x.Draw(draw)
	}
}

// distanceWalking returns the distance with the limits of the suits of the kinds in over.
func (t *Tables) distanceWalking(x Keys, counts *tile.Counts, l *Limits, sets int, over tile.Kinds) int {
	rest, walked := Class(0), automaton.Neutral()
	first := true
	p := Standard()
	for s, key := range x.parts() {
		suit := tile.Suit(s)
		switch {
		case over>>suit.First()&(1<<suit.Len()-1) != 0:
			walked = Merge(walked, p.parts[s].Vec(heldOf(counts, suit), heldOf(&l.Caps, suit)))
		case first:
			rest, first = t.class(key), false
		default:
			rest = t.merged[rest][t.class(key)]
		}
	}
	if first {
		return walked.Lane(sets, 1)
	}
	return automaton.Last(walked, t.vecs[rest], sets)
}

// Under answers for a hand under limits, and for the hands that its discards leave. It
// keeps the walks it makes, which the discards of other suits share. Its zero value is
// ready for Start.
type Under struct {
	tables  *Tables
	draws   *drawTables
	program *Program
	sets    int
	counts  tile.Counts
	limits  Limits
	walked  [tile.NumSuits]bool
	last    [tile.NumSuits]answered
	walks   [tile.NumSuits]automaton.Walk
	own     automaton.Walk // of the suit discarded from
}

// Start makes u answer for a hand with the given counts, under l.
func (u *Under) Start(t *Tables, counts *tile.Counts, l *Limits, sets int) {
	u.tables, u.draws, u.program, u.sets = t, t.draws[sets](), Standard(), sets
	u.counts, u.limits = *counts, *l
	u.walked, u.last = [tile.NumSuits]bool{}, [tile.NumSuits]answered{}
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
// whose draw lowers it. Over is what Exceeded says of the useful kinds, distance the one
// as if nothing were gone; x names the tiles.
func (u *Under) Useful(x Keys, over tile.Kinds, distance int) (int, tile.Kinds) {
	return u.answer(&asked{x.parts(), u.counts, u.limits, tile.NumKinds, distance}, over)
}

// UsefulAfter returns what Useful returns for the tiles that the discard of k leaves, under
// the limits that hold then: x, over and distance are those of these tiles.
func (u *Under) UsefulAfter(k tile.Kind, l *Limits, x Keys, over tile.Kinds, distance int) (int, tile.Kinds) {
	a := asked{x.parts(), u.counts, *l, k, distance}
	a.counts[k]--
	return u.answer(&a, over)
}

// answer walks the suits of the kinds in over, and if that raises the distance all suits
// with a cap that could matter.
func (u *Under) answer(a *asked, over tile.Kinds) (int, tile.Kinds) {
	d, useful, ok := u.walking(a, over)
	if !ok {
		d, useful, _ = u.walking(a, a.limits.Short)
	}
	return d, useful
}

// walking answers with the limits of the suits of the kinds in over; ok is false, and there
// is no answer, if others matter too.
func (u *Under) walking(a *asked, over tile.Kinds) (distance int, useful tile.Kinds, ok bool) {
	var walks [tile.NumSuits]*automaton.Walk
	var c [tile.NumSuits]contribution
	for s, key := range a.keys {
		suit := tile.Suit(s)
		if over>>suit.First()&(1<<suit.Len()-1) != 0 {
			walks[s] = u.walk(a, suit)
			c[s] = contribution{vec: walks[s].Vec}
		} else {
			c[s] = u.plain(u.tables.class(key))
		}
	}
	mp, sz := u.merge(c[0], c[1]), u.merge(c[2], c[3])
	distance = automaton.Last(mp.vec, sz.vec, u.sets)
	final := distance == a.distance || over == a.limits.Short
	if !final || distance == 0 || distance >= None {
		return distance, 0, final
	}
	rest := [tile.NumSuits]contribution{u.merge(c[1], sz), u.merge(c[0], sz), u.merge(mp, c[3]), u.merge(mp, c[2])}
	for s, w := range walks {
		var ranks uint64
		if w != nil {
			ranks = u.needed(a, tile.Suit(s), w, rest[s].vec, distance)
		} else {
			optimal := u.tables.optimalLanes(c[s].class, rest[s].vec, u.sets, distance)
			ranks = u.tables.effectOf(u.draws, a.keys[s], c[s].class).ranks(optimal)
		}
		useful |= tile.Kinds(ranks) << tile.Suit(s).First()
	}
	return distance, useful & tile.AllKinds &^ fours(&a.counts), true
}

// contribution is what a part contributes: a class, or a vector that no class may have.
type contribution struct {
	vec     Vec
	class   Class
	isClass bool
}

func (u *Under) plain(c Class) contribution { return contribution{u.tables.vecs[c], c, true} }

func (u *Under) merge(a, b contribution) contribution {
	if a.isClass && b.isClass {
		return u.plain(u.tables.merged[a.class][b.class])
	}
	return contribution{vec: Merge(a.vec, b.vec)}
}

// answered is a question to a kept walk and its answer.
type answered struct {
	rest     Vec
	distance int // 0 before the first
	ranks    uint64
}

// needed returns the ranks of a walked suit that the best finished hands need more of.
// Discards of one suit often leave the same rest to the others, so that a kept walk is
// asked the same again.
func (u *Under) needed(a *asked, s tile.Suit, w *automaton.Walk, rest Vec, distance int) uint64 {
	last := &u.last[s]
	if w != &u.own && last.rest == rest && last.distance == distance {
		return last.ranks
	}
	ranks := u.program.parts[s].Needed(w, heldOf(&a.counts, s), heldOf(&a.limits.Caps, s), rest, u.sets, distance)
	if w != &u.own {
		*last = answered{rest, distance, ranks}
	}
	return ranks
}

// walk returns the walk of a suit: a kept one, unless the discard is of that suit.
func (u *Under) walk(a *asked, s tile.Suit) *automaton.Walk {
	part := u.program.parts[s]
	if a.discard == tile.NumKinds || a.discard.Suit() != s {
		if !u.walked[s] {
			part.Walk(&u.walks[s], heldOf(&u.counts, s), heldOf(&u.limits.Caps, s))
			u.walked[s] = true
		}
		return &u.walks[s]
	}
	held, caps := heldOf(&a.counts, s), heldOf(&a.limits.Caps, s)
	if u.walked[s] {
		part.Rewalk(&u.own, &u.walks[s], a.discard.Rank()-1, held, caps)
	} else {
		part.Walk(&u.own, held, caps)
	}
	return &u.own
}
