package shanten_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
)

func TestExplainJokers(t *testing.T) {
	for _, test := range []struct {
		hand   string
		query  shanten.Query
		groups []string
		count  shanten.Count
		number shanten.Number
	}{
		{"123m45p9sj", shanten.Query{}, []string{"123m 45p | 9s -1"}, shanten.Count{Base: 8, Sets: 3, Partials: 1, Jokers: 1, Result: 0}, 0},
		{"123m45p99sj", shanten.Query{}, []string{"123m 45p (9s) |  -0"}, shanten.Count{Base: 8, Sets: 3, Partials: 1, Pair: 1, Jokers: 1, Result: -1}, -1},
		{"1mjjj", shanten.Query{}, []string{" | 1m -1"}, shanten.Count{Base: 8, Sets: 3, Jokers: 3, Result: -1}, 0},
		{"jj", shanten.Query{}, []string{" |  -0"}, shanten.Count{Base: 8, Sets: 4, Jokers: 2, Result: -2}, -1},
	} {
		h, err := notation.Hand(test.hand, notation.Auto, hand.Context{})
		if err != nil {
			t.Fatal(err)
		}
		e := shanten.Explain(h, test.query)
		var groups []string
		for _, g := range e.Groups {
			groups = append(groups, showGroup(g))
			if g.Jokers != h.Jokers() {
				t.Errorf("%s: %d jokers", test.hand, g.Jokers)
			}
		}
		if !slices.Equal(groups, test.groups) || e.Count != test.count || e.Shanten != test.number {
			t.Errorf("%s: shanten %d, groups %q, count %+v, want %d, %q, %+v", test.hand, e.Shanten, groups, e.Count, test.number, test.groups, test.count)
		}
	}
}

// finishes calls f with every choice of so many sets and a pair.
func finishes(sets int, f func([]form.Set, tile.Kind)) {
	var chosen []form.Set
	var choose func(from form.Set)
	choose = func(from form.Set) {
		if len(chosen) == sets {
			for k := range tile.Kind(tile.NumKinds) {
				f(chosen, k)
			}
			return
		}
		for s := from; s < form.NumSets; s++ {
			chosen = append(chosen, s)
			choose(s)
			chosen = chosen[:len(chosen)-1]
		}
	}
	choose(0)
}

// leads reports whether the sets and the pair complete a group where its blocks stand.
func leads(g *shanten.Group, sets []form.Set, pair tile.Kind) bool {
	if g.HasPair && g.Pair != pair {
		return false
	}
	free := slices.Clone(sets)
	for _, s := range g.Sets {
		i := slices.Index(free, s)
		if i < 0 {
			return false
		}
		free = slices.Delete(free, i, i+1)
	}
	var fit func(partials [][2]tile.Kind, free []form.Set) bool
	fit = func(partials [][2]tile.Kind, free []form.Set) bool {
		if len(partials) == 0 {
			return true
		}
		for i, s := range free {
			var c tile.Counts
			for _, k := range s.Kinds() {
				c[k]++
			}
			c[partials[0][0]]--
			if a, b := partials[0][0], partials[0][1]; c[a] < 3 && c[b] > 0 && c[b] < 4 &&
				fit(partials[1:], slices.Delete(slices.Clone(free), i, i+1)) {
				return true
			}
		}
		return false
	}
	return fit(g.Partials, free)
}

// The groups of small hands with jokers lead to finished hands that lack what they say, and
// to none that lacks less: all finished hands are looked at.
func TestExplainJokersSlowly(t *testing.T) {
	n := 60
	if testing.Short() {
		n = 10
	}
	r := corpus.New(53)
	for i := range n {
		h, q := wildHand(t, r, i, 4+i%2+3*(i%3/2)) // 4, 5, 7 and 8 tiles
		q.Forms = form.Standard
		if h.Jokers() == 0 {
			continue
		}
		e := shanten.Explain(h, q)
		if e.Shanten == shanten.Impossible {
			continue
		}
		if len(e.Groups) == 0 || int(e.Standard) < e.Count.Result && e.Count.Result >= 0 {
			t.Fatalf("%v: groups %v, count %+v for %d", h.Tiles(), e.Groups, e.Count, e.Standard)
		}
		held, natural := h.Concealed(), h.Caps(q.Pool)
		most := h.Caps(form.PoolMelds)
		for k, n := range h.Caps(form.PoolHand) {
			if n > 0 && h.Rules().JokerCopies == form.JokerAny {
				most[k] = hand.MaxTiles
			}
		}
		least := make([]int, len(e.Groups))
		for j := range least {
			least[j] = 99
		}
		finishes(h.FreeSets(), func(sets []form.Set, pair tile.Kind) {
			c := tile.Counts{}
			for _, s := range sets {
				for _, k := range s.Kinds() {
					c[k]++
				}
			}
			c[pair] += 2
			missing, above := 0, 0
			for k, n := range c {
				if n > most[k] {
					return
				}
				missing += max(0, int(n)-int(held[k]))
				above += max(0, int(n)-int(natural[k]))
			}
			if above > h.Jokers() {
				return
			}
			for j := range e.Groups {
				if missing < least[j] && leads(&e.Groups[j], sets, pair) {
					least[j] = missing
				}
			}
		})
		for j, g := range e.Groups {
			if tiles(g) != held || least[j]-h.Jokers() != g.Missing || g.Missing != int(e.Shanten)+1 {
				t.Fatalf("%v, query %+v, rules %+v: group %s lacks %d less %d jokers, shanten %d", h.Tiles(), q, h.Rules(), showGroup(g), least[j], h.Jokers(), e.Shanten)
			}
		}
	}
}
