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

// game is rules and a pool to ask under.
type game struct {
	rules form.Rules
	pool  form.Pool
}

var games = []game{
	{form.Rules{}, form.PoolMelds},
	{form.Rules{}, form.PoolHand},
	{form.Rules{}, form.PoolSeen},
	{form.Rules{Players: 3}, form.PoolSeen},
	{form.Rules{FourAsTwoPairs: true}, form.PoolSeen},
}

// deals calls check with hands of all sizes of every class: with melds and without, to draw
// and to discard, with tiles seen and without.
func deals(seed uint64, each int, check func(d corpus.Deal, g game)) {
	r := corpus.New(seed)
	for _, class := range corpus.Classes() {
		for i := range each {
			g := games[r.Below(len(games))]
			melds := max(0, r.Below(8)-3)
			s := corpus.Spec{Class: class, Tiles: 13 - 3*melds + i%2, Melds: melds, Seen: 40 * r.Below(2), Players: g.rules.Players}
			d := r.Deal(s)
			if len(d.Melds) == melds {
				check(d, g)
			}
		}
	}
}

// predicate is a restriction of hands of sets and a pair that looks at each set and at the
// pair alone.
type predicate struct {
	text string
	set  func(kinds []tile.Kind) bool
	pair func(k tile.Kind) bool
}

func every(of tile.Kinds) func([]tile.Kind) bool {
	return func(kinds []tile.Kind) bool {
		return !slices.ContainsFunc(kinds, func(k tile.Kind) bool { return !of.Has(k) })
	}
}

func some(of tile.Kinds) func([]tile.Kind) bool {
	return func(kinds []tile.Kind) bool { return slices.ContainsFunc(kinds, of.Has) }
}

func triplet(kinds []tile.Kind) bool { return kinds[0] == kinds[2] }

func run(kinds []tile.Kind) bool { return kinds[0] != kinds[2] }

func all[T any](T) bool { return true }

// predicates returns restrictions, some with kinds chosen by r.
func predicates(r *corpus.Rand) []predicate {
	within, touch, pair := tile.Kinds(r.Next())&tile.AllKinds, tile.Kinds(r.Next())&tile.AllKinds, tile.Kinds(r.Next()>>1)&tile.AllKinds
	bamboo := tile.Kinds(0x1ff)<<tile.Sou1 | tile.AllHonours
	one := tile.Kind(r.Below(tile.NumKinds))
	return []predicate{
		{"std", all[[]tile.Kind], all[tile.Kind]},
		{"tanyao & std", every(tile.Simples), tile.Simples.Has},
		{"honitsu(s) & std", every(bamboo), bamboo.Has},
		{"chanta", some(tile.Orphans), tile.Orphans.Has},
		{"junchan", some(tile.Terminals), tile.Terminals.Has},
		{"toitoi", triplet, all[tile.Kind]},
		{"runs", run, all[tile.Kind]},
		{"chinroutou & std", every(tile.Terminals), tile.Terminals.Has},
		{"toitoi & tanyao", func(ks []tile.Kind) bool { return triplet(ks) && every(tile.Simples)(ks) }, tile.Simples.Has},
		{"std & within(" + within.String() + ")", every(within), within.Has},
		{"touch(" + touch.String() + ") & std", some(touch), touch.Has},
		{"pair(" + pair.String() + ")", all[[]tile.Kind], pair.Has},
		{"pair(" + one.String() + ") & chanta", some(tile.Orphans), func(k tile.Kind) bool { return k == one && k.IsOrphan() }},
	}
}

// distance is that of the definition.
func (p *predicate) distance(counts, caps tile.Counts, sets int) (int, bool) {
	return oracle.Distance(counts, caps, sets, func(s form.Set) bool {
		ks := s.Kinds()
		return p.set(ks[:])
	}, p.pair)
}

// allows reports whether the melds agree.
func (p *predicate) allows(melds []hand.Meld) bool {
	return !slices.ContainsFunc(melds, func(m hand.Meld) bool {
		ks := m.Set.Kinds()
		return !p.set(ks[:])
	})
}

func TestOracle(t *testing.T) {
	t.Parallel()
	r := corpus.New(71)
	list := predicates(r)
	programs := make([]*restrict.Program, len(list))
	for i, p := range list {
		programs[i] = mustCompile(t, p.text)
	}
	deals(72, 12, func(d corpus.Deal, g game) {
		h := d.Hand(g.rules)
		caps := h.Caps(g.pool)
		for i := range list {
			p := &list[i]
			got, err := programs[i].Of(h, g.pool)
			if err != nil {
				t.Fatal(err)
			}
			want := restrict.Answer{Shanten: shanten.Impossible}
			if n, ok := p.distance(d.Concealed, caps, h.FreeSets()); ok && p.allows(d.Melds) {
				want.Shanten = shanten.Number(n - 1)
				of := func(c tile.Counts) (int, bool) { return p.distance(c, caps, h.FreeSets()) }
				want.Useful = oracle.Useful(of, d.Concealed, caps)
				want.Keep = got.Keep // properties look at it
			}
			if got != want {
				t.Errorf("%s: %+v, pool %v: %+v, want %+v", p.text, d, g.pool, got, want)
			}
		}
	})
}

// TestConcealedTriplets holds the walk that counts triplets against clauses that name them.
func TestConcealedTriplets(t *testing.T) {
	t.Parallel()
	var one, two []restrict.Term
	for k := range tile.AllKinds.All() {
		one = append(one, restrict.Has(form.Triplet(k)))
		for l := k + 1; l < tile.NumKinds; l++ {
			two = append(two, restrict.Has(form.Triplet(k), form.Triplet(l)))
		}
	}
	for n, terms := range [][]restrict.Term{1: one, 2: two} {
		if terms == nil {
			continue
		}
		named := compile(t, restrict.And(restrict.Closed, restrict.Or(terms...), restrict.Touch(tile.Orphans.With(tile.Pin1+4))))
		counted := compile(t, restrict.And(restrict.Closed, restrict.Concealed(n), restrict.Touch(tile.Orphans.With(tile.Pin1+4))))
		deals(73, 6, func(d corpus.Deal, g game) {
			if h := d.Hand(g.rules); ask(t, named, h, g.pool) != ask(t, counted, h, g.pool) {
				t.Errorf("%d triplets, %+v: %+v, want %+v", n, d, ask(t, counted, h, g.pool), ask(t, named, h, g.pool))
			}
		})
	}
}

// TestOpenEnds holds pinfu joined to other restrictions against all hands of four runs.
func TestOpenEnds(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text  string
		allow func(runs [4]form.Set) bool
		pairs tile.Kinds
	}{
		{"pinfu & tanyao", func(runs [4]form.Set) bool { return simple(runs) }, tile.Simples},
		{"pinfu & ittsu(p)", func(runs [4]form.Set) bool {
			return holds(runs, form.Run(9)) && holds(runs, form.Run(12)) && holds(runs, form.Run(15))
		}, tile.AllKinds &^ valueKinds()},
		{"pinfu & iipeikou & pair(1s)", func(runs [4]form.Set) bool { return twice(runs) }, tile.KindsOf(tile.Sou1)},
	} {
		p := mustCompile(t, c.text)
		hands := runHands(c.allow)
		r := corpus.New(74)
		for i := range 12 {
			d := r.Deal(corpus.Spec{Class: []corpus.Class{corpus.Near, corpus.Random}[i%4/3], Tiles: 13, Seen: 40 * (i % 2)})
			h := d.Hand(form.Rules{})
			caps := h.Caps(form.PoolSeen)
			want := pinfuDistance(d.Concealed, caps, caps, 0, hands, c.pairs)
			if got := ask(t, p, h, form.PoolSeen); got.Shanten != want {
				t.Errorf("%s: %+v: %d, want %d", c.text, d, got.Shanten, want)
			}
		}
	}
}

func valueKinds() tile.Kinds { return tile.Dragons | tile.KindsOf(winds.Round, winds.Seat) }

func simple(runs [4]form.Set) bool {
	return !slices.ContainsFunc(runs[:], func(s form.Set) bool { k := s.First(); return k.Rank() == 1 || k.Rank() == 7 })
}

func holds(runs [4]form.Set, s form.Set) bool { return slices.Contains(runs[:], s) }

func twice(runs [4]form.Set) bool {
	return runs[0] == runs[1] || runs[1] == runs[2] || runs[2] == runs[3]
}

// runHands returns all choices of four runs, rising, that are allowed.
func runHands(allow func([4]form.Set) bool) (list [][4]form.Set) {
	for a := form.Set(tile.NumKinds); a < form.NumSets; a++ {
		for b := a; b < form.NumSets; b++ {
			for c := b; c < form.NumSets; c++ {
				for d := c; d < form.NumSets; d++ {
					if runs := [4]form.Set{a, b, c, d}; allow(runs) {
						list = append(list, runs)
					}
				}
			}
		}
	}
	return list
}

// pinfuDistance returns the shanten of 13 tiles, jokers among them, by the definition: what
// a finished hand misses, and one more if the last tile must be one that is held. The last
// tile is no joker.
func pinfuDistance(counts, hard, soft tile.Counts, jokers int, hands [][4]form.Set, pairs tile.Kinds) shanten.Number {
	best := shanten.Impossible
	for _, runs := range hands {
		var used tile.Counts
		var ends tile.Kinds
		for _, s := range runs {
			ks := s.Kinds()
			for _, k := range ks {
				used[k]++
			}
			if ks[0].Rank() < 7 {
				ends = ends.With(ks[0])
			}
			if ks[0].Rank() > 1 {
				ends = ends.With(ks[2])
			}
		}
		for pair := range pairs.All() {
			used[pair] += 2
			if n, ok := withLastTile(&counts, &hard, &soft, &used, jokers, ends); ok {
				best = min(best, n)
			}
			used[pair] -= 2
		}
	}
	return best
}

func withLastTile(counts, hard, soft, used *tile.Counts, jokers int, ends tile.Kinds) (n shanten.Number, ok bool) {
	missing, above, last, again := 0, 0, false, false
	for k, u := range used {
		if u > hard[k] {
			return 0, false
		}
		missing += int(max(u, counts[k]) - counts[k])
		above += int(max(u, soft[k]) - soft[k])
		if ends.Has(tile.Kind(k)) && soft[k] > counts[k] {
			last = last || u > counts[k]
			again = again || u <= counts[k]
		}
	}
	switch {
	case above > jokers:
		return 0, false
	case last:
		return shanten.Number(missing - 1 - jokers), true
	default:
		return shanten.Number(missing - jokers), again
	}
}

// compile returns the program of a restriction.
func compile(t *testing.T, r restrict.Term) *restrict.Program {
	t.Helper()
	p, err := restrict.Compile(r, winds)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// ask returns the answer of a program.
func ask(t *testing.T, p *restrict.Program, h *hand.Hand, pool form.Pool) restrict.Answer {
	t.Helper()
	a, err := p.Of(h, pool)
	if err != nil {
		t.Fatal(err)
	}
	return a
}
