package restrict_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// finished is a finished hand as its definition sees it.
type finished struct {
	sets      []form.Set // melds and concealed ones
	concealed int        // concealed triplets, closed kans among them
	closed    bool
	pair      tile.Kind
}

// statement is a restriction with the words it is made of.
type statement struct {
	text  string
	holds func(f *finished) bool
}

func (f *finished) has(sets ...form.Set) bool {
	rest := slices.Clone(f.sets)
	for _, s := range sets {
		i := slices.Index(rest, s)
		if i < 0 {
			return false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return true
}

func (f *finished) each(set func([]tile.Kind) bool, pair func(tile.Kind) bool) bool {
	return pair(f.pair) && !slices.ContainsFunc(f.sets, func(s form.Set) bool { ks := s.Kinds(); return !set(ks[:]) })
}

// statements returns single restrictions, some with kinds chosen by r.
func statements(r *corpus.Rand) []statement {
	var list []statement
	for _, p := range predicates(r) {
		list = append(list, statement{p.text, func(f *finished) bool { return f.each(p.set, p.pair) }})
	}
	one, run := form.Triplet(tile.Kind(r.Below(tile.NumKinds))), form.Run(tile.Kind(9*r.Below(3)+r.Below(7)))
	rank := tile.Kind(r.Below(7))
	add := func(text string, holds func(f *finished) bool) {
		list = append(list, statement{text, holds})
	}
	add("has("+one.String()+")", func(f *finished) bool { return f.has(one) })
	add("has("+run.String()+")", func(f *finished) bool { return f.has(run) })
	add("has("+run.String()+", "+run.String()+")", func(f *finished) bool { return f.has(run, run) })
	add("closed & std", func(f *finished) bool { return f.closed })
	for n := range 6 {
		add("conc("+string(rune('0'+n))+")", func(f *finished) bool { return f.concealed >= n })
	}
	add("suuankou", func(f *finished) bool { return f.concealed >= 4 })
	add("yakuhai", func(f *finished) bool {
		return slices.ContainsFunc(f.sets, func(s form.Set) bool { return !s.IsRun() && valueKinds().Has(s.First()) })
	})
	add("sanshoku", func(f *finished) bool {
		for r := range tile.Kind(7) {
			if f.has(form.Run(r), form.Run(r+9), form.Run(r+18)) {
				return true
			}
		}
		return false
	})
	add("ittsu(p)", func(f *finished) bool { return f.has(form.Run(9), form.Run(12), form.Run(15)) })
	add("shousangen", func(f *finished) bool {
		n := 0
		for k := range tile.Dragons.All() {
			if f.has(form.Triplet(k)) {
				n++
			}
		}
		return n == 2 && tile.Dragons.Has(f.pair) && !f.has(form.Triplet(f.pair))
	})
	add("has("+form.Run(rank).String()+") & has("+form.Run(rank+9).String()+")", func(f *finished) bool {
		return f.has(form.Run(rank), form.Run(rank+9))
	})
	return list
}

// combined joins some statements by & and |.
func combined(r *corpus.Rand) statement {
	list := statements(r)
	s := list[r.Below(len(list))]
	for range r.Below(3) {
		a, b := s, list[r.Below(len(list))]
		if r.Below(2) == 0 {
			s = statement{"(" + a.text + ") & (" + b.text + ")", func(f *finished) bool { return a.holds(f) && b.holds(f) }}
		} else {
			s = statement{"(" + a.text + ") | (" + b.text + ")", func(f *finished) bool { return a.holds(f) || b.holds(f) }}
		}
	}
	return s
}

// table is a game of jokers, with what a finished hand may hold.
type table struct {
	rules      form.Rules
	pool       form.Pool
	jokers     int
	hard, soft tile.Counts
}

// seat deals a hand with few sets to make, so that all finished hands can be looked at.
func seat(t *testing.T, r *corpus.Rand) (table, corpus.Deal, *hand.Hand) {
	t.Helper()
	g := table{
		rules:  form.Rules{Sets: 4 + r.Below(2), Players: 3 + r.Below(2), JokerCopies: form.JokerCopies(r.Below(2))},
		pool:   form.Pool(r.Below(3)),
		jokers: max(0, r.Below(5)-1),
	}
	free := r.Below(3)
	size := 3*free + 1 + r.Below(2)
	g.jokers = min(g.jokers, size-1)
	d := r.Deal(corpus.Spec{
		Class: corpus.Classes()[r.Below(6)], Tiles: size - g.jokers, Melds: g.rules.Sets - free, Seen: 40 * r.Below(2), Players: g.rules.Players,
	})
	h := withJokers(t, d, g.rules, g.jokers)
	g.soft = h.Caps(g.pool)
	g.hard = g.soft
	if g.jokers > 0 {
		g.hard = oracle.Unlimited()
		melded, exist := h.Melded(), h.Caps(form.PoolHand)
		for k := range g.hard {
			if g.rules.JokerCopies == form.JokerFour || exist[k] == 0 {
				g.hard[k] = exist[k] - min(exist[k], melded[k])
			}
			g.soft[k] = min(g.soft[k], g.hard[k])
		}
	}
	return g, d, h
}

// distance is that of the definition, jokers taken off.
func (g *table) distance(counts tile.Counts, d corpus.Deal, h *hand.Hand, s *statement) int {
	f := finished{closed: h.ImpliedMelds() == 0}
	kans := 0
	for _, m := range d.Melds {
		f.sets = append(f.sets, m.Set)
		if m.Kind == hand.ClosedKan {
			kans++
		} else {
			f.closed = false
		}
	}
	melds := len(f.sets)
	n, ok := oracle.Restricted(counts, g.hard, g.soft, g.jokers, h.FreeSets(), func(sets []form.Set, pair tile.Kind) bool {
		f.sets, f.pair, f.concealed = append(f.sets[:melds], sets...), pair, kans
		for _, c := range sets {
			if !c.IsRun() {
				f.concealed++
			}
		}
		return s.holds(&f)
	})
	if !ok {
		return int(shanten.Impossible) + 1
	}
	return max(0, n-g.jokers)
}

// TestEnumeration holds random restrictions, with jokers and without, in games of four and
// five sets, of four players and three, against all finished hands.
func TestEnumeration(t *testing.T) {
	t.Parallel()
	r := corpus.New(97)
	possible, ready := 0, 0
	for range 250 {
		s := combined(r)
		p := mustCompile(t, s.text)
		g, d, h := seat(t, r)
		if h.ImpliedMelds() > 0 { // of which the restriction takes what agrees
			continue
		}
		a := ask(t, p, h, g.pool)
		want := g.distance(d.Concealed, d, h, &s)
		if int(a.Shanten) != want-1 {
			t.Errorf("%s: %+v, %+v: shanten %d, want %d", s.text, g, d, a.Shanten, want-1)
			continue
		}
		if a.Shanten == shanten.Impossible || a.Shanten < 0 {
			continue
		}
		possible++
		if a.Shanten == 0 {
			ready++
		}
		checkKinds(t, &g, d, h, &s, a)
	}
	if possible < 50 || ready < 12 {
		t.Errorf("%d hands are possible, %d ready: too few", possible, ready)
	}
}

// TestOpenEndsWithJokers holds pinfu of hands with jokers against all hands of four runs.
func TestOpenEndsWithJokers(t *testing.T) {
	t.Parallel()
	p := mustCompile(t, "pinfu & tanyao")
	hands := runHands(simple)
	r := corpus.New(98)
	for i := range 40 {
		jokers, copies := 1+i%4, form.JokerCopies(i/4%2)
		d := r.Deal(corpus.Spec{Class: []corpus.Class{corpus.Near, corpus.Random}[i%3/2], Tiles: 13 - jokers, Seen: 40 * (i / 8 % 2)})
		h := withJokers(t, d, form.Rules{JokerCopies: copies}, jokers)
		soft, hard := h.Caps(form.PoolSeen), oracle.Unlimited()
		if copies == form.JokerFour {
			hard = tile.AllCopies()
		}
		want := pinfuDistance(d.Concealed, hard, soft, jokers, hands, tile.Simples)
		got := ask(t, p, h, form.PoolSeen)
		if got.Shanten != want {
			t.Errorf("%+v, %d jokers: %d, want %d", d, jokers, got.Shanten, want)
		}
		for k := range tile.AllKinds.All() {
			if d.Concealed[k] == soft[k] || k%4 != 1 {
				continue
			}
			after := d
			after.Concealed[k]++
			next := ask(t, p, withJokers(t, after, h.Rules(), jokers), form.PoolSeen).Shanten
			if want > 0 && got.Useful.Has(k) != (next < want) {
				t.Errorf("%+v, %d jokers: %v is useful: %v, but leads from %d to %d", d, jokers, k, got.Useful.Has(k), want, next)
			}
		}
	}
}

// withJokers returns the hand of a deal with jokers beside its tiles.
func withJokers(t *testing.T, d corpus.Deal, rules form.Rules, jokers int) *hand.Hand {
	t.Helper()
	var seen []tile.Tile
	for k, n := range d.Seen {
		for range n {
			seen = append(seen, tile.Tile(k))
		}
	}
	h, err := hand.New(d.Tiles(), hand.Context{Rules: rules, Seen: seen, Jokers: jokers})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// checkKinds compares the kinds of an answer with those of the definition.
func checkKinds(t *testing.T, g *table, d corpus.Deal, h *hand.Hand, s *statement, a restrict.Answer) {
	t.Helper()
	for k := range tile.Kind(tile.NumKinds) {
		if h.FreeSets() > 1 && k%3 != 0 { // to save time
			continue
		}
		if c := d.Concealed; c[k] < g.soft[k] {
			c[k]++
			if useful := g.distance(c, d, h, s) == int(a.Shanten); useful != a.Useful.Has(k) {
				t.Errorf("%s: %+v, %+v: %v is useful: %v", s.text, g, d, k, useful)
			}
		} else if a.Useful.Has(k) {
			t.Errorf("%s: %+v, %+v: %v is useful, but gone", s.text, g, d, k)
		}
		if c := d.Concealed; c[k] > 0 && !h.Waiting() {
			c[k]--
			after := *g
			if g.pool != form.PoolHand {
				after.soft[k]--
				if g.jokers == 0 {
					after.hard[k]--
				}
			}
			if keeps := after.distance(c, d, h, s) == int(a.Shanten)+1; keeps != a.Keep.Has(k) {
				t.Errorf("%s: %+v, %+v: %v keeps the number: %v", s.text, g, d, k, keeps)
			}
		}
	}
}
