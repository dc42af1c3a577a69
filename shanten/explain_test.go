package shanten_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/shanten"
	"mentsu/tile"
)

// showGroup writes a group on one line.
func showGroup(g shanten.Group) string {
	var parts []string
	for _, s := range g.Sets {
		parts = append(parts, s.String())
	}
	for _, p := range g.Partials {
		parts = append(parts, tile.KindsOf(p[0], p[1]).String()+map[bool]string{true: "+", false: ""}[p[0] == p[1]])
	}
	if g.HasPair {
		parts = append(parts, "("+g.Pair.String()+")")
	}
	return strings.Join(parts, " ") + fmt.Sprint(" | ", g.Loose.Kinds(), " -", g.Missing)
}

func TestExplain(t *testing.T) {
	for _, test := range []struct {
		hand   string
		query  shanten.Query
		groups []string
		count  shanten.Count
		number shanten.Number
	}{
		{"1225p56s23588m17z", shanten.Query{Forms: form.Standard}, []string{
			"23m 12p 56s (8m) | 5m25p17z -5", "23m 2p+ 56s (8m) | 5m15p17z -5",
			"35m 12p 56s (8m) | 2m25p17z -5", "35m 2p+ 56s (8m) | 2m15p17z -5",
		}, shanten.Count{Base: 8, Partials: 3, Pair: 1, Result: 4}, 4},
		{"147m147p147s1234z", shanten.Query{Forms: form.Standard}, []string{" | 147m147p147s1234z -9"}, shanten.Count{Base: 8, Result: 8}, 8},
		{"45p55777z[3333p][6666p]", shanten.Query{}, []string{"777z (5z) | 45p -2"}, shanten.Count{Base: 8, Sets: 3, Partials: 1, Pair: 1, Result: 0}, 1},
		{"45p55777z[3333p][6666p]", shanten.Query{Pool: form.PoolHand}, []string{"777z 45p (5z) |  -1"}, shanten.Count{Base: 8, Sets: 3, Partials: 1, Pair: 1, Result: 0}, 0},
		{"4578p[3333p][6666p][9999p]", shanten.Query{}, []string{" | 4578p -3"}, shanten.Count{Base: 8, Sets: 3, Partials: 1, Result: 1}, 2},
		{"11223344556677p", shanten.Query{}, []string{
			"123p 123p 456p 456p (7p) |  -0", "123p 123p 567p 567p (4p) |  -0", "234p 234p 567p 567p (1p) |  -0",
			"1p+ 2p+ 3p+ 4p+ 5p+ 6p+ 7p+ |  -0",
		}, shanten.Count{Base: 8, Sets: 4, Pair: 1, Result: -1}, -1},
		{"19m19p19s1123456z", shanten.Query{}, []string{"(1z) | 19m19p19s23456z -1"}, shanten.Count{Base: 8, Pair: 1, Result: 7}, 0},
	} {
		t.Run(test.hand+"/"+test.query.Pool.String(), func(t *testing.T) {
			e := shanten.Explain(parse(test.hand), test.query)
			var groups []string
			for _, g := range e.Groups {
				groups = append(groups, showGroup(g))
			}
			if !slices.Equal(groups, test.groups) {
				t.Errorf("groups\n%s\nwant\n%s", strings.Join(groups, "\n"), strings.Join(test.groups, "\n"))
			}
			if e.Count != test.count || e.Shanten != test.number {
				t.Errorf("shanten %d, count %+v, want %d, %+v", e.Shanten, e.Count, test.number, test.count)
			}
		})
	}
}

// Every group uses the tiles of the hand, misses what the distance says, and no group
// comes twice; the classic count never lies above the exact number.
func TestExplainAnyHand(t *testing.T) {
	r := corpus.New(21)
	for _, class := range corpus.Classes() {
		for i := range 150 {
			deal := r.Deal(corpus.Spec{Class: class, Tiles: 13 + i%2 - 3*(i%4), Seen: 10 * (i % 7)})
			q := shanten.Query{Pool: form.Pool(i % 3)}
			h := deal.Hand(form.Rules{})
			e, a := shanten.Explain(h, q), shanten.Of(h, q)
			if e.Shanten != a.Shanten || e.Standard != a.Standard && a.Standard != shanten.Impossible {
				t.Fatalf("%v: explained %d, is %d", deal, e.Shanten, a.Shanten)
			}
			if int(e.Standard) < e.Count.Result {
				t.Fatalf("%v: the count %d lies above the exact %d", deal, e.Count.Result, e.Standard)
			}
			if e.Shanten != shanten.Impossible && len(e.Groups) == 0 {
				t.Fatalf("%v: no group for shanten %d", deal, e.Shanten)
			}
			seen := make(map[string]bool)
			for _, g := range e.Groups {
				if text := showGroup(g); seen[text] {
					t.Fatalf("%v: group %s comes twice", deal, text)
				} else {
					seen[text] = true
				}
				if tiles(g) != h.Concealed() || g.Missing != int(e.Shanten)+1 {
					t.Fatalf("%v: group %s does not fit shanten %d", deal, showGroup(g), e.Shanten)
				}
			}
		}
	}
}

// tiles returns all tiles of a group.
func tiles(g shanten.Group) tile.Counts {
	c := g.Loose
	for _, s := range g.Sets {
		for _, k := range s.Kinds() {
			c[k]++
		}
	}
	for _, p := range g.Partials {
		c[p[0]]++
		c[p[1]]++
	}
	if g.HasPair {
		c[g.Pair] += 2
	}
	return c
}
