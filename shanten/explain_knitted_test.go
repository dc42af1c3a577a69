package shanten_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
)

// Groups of the forms with knitted tiles hold the tiles of the hand, and a finished hand of
// the form that has all their blocks lacks as many tiles as they say.
func TestExplainKnitted(t *testing.T) {
	t.Parallel()
	r := corpus.New(76)
	seen := map[form.Forms]int{}
	for i := range 100 {
		tiles := []int{10, 11, 13, 14}[i%4]
		d := r.Knitted(tiles, (4-tiles/3)*r.Below(2), 25*(i%3))
		typed := d.Tiles()
		jokers := r.Below(3) * (i / 4 % 2)
		typed.Concealed = typed.Concealed[jokers:]
		ctx := hand.Context{Rules: chinese, Jokers: jokers}
		for k, n := range d.Seen {
			for range n {
				ctx.Seen = append(ctx.Seen, tile.Tile(k))
			}
		}
		h, err := hand.New(typed, ctx)
		if err != nil {
			t.Fatal(err)
		}
		q := shanten.Query{Pool: pools[i%3]}
		e, a := shanten.Explain(h, q), shanten.Of(h, q)
		forms := map[form.Forms]bool{}
		for _, g := range e.Groups {
			forms[g.Form] = true
			if form.Knitted.Has(g.Form) {
				seen[g.Form]++
				checkKnittedGroup(t, h, q.Pool, &g)
			}
		}
		for _, f := range form.Each() {
			if want := a.Shanten != shanten.Impossible && a.Form(f) == a.Shanten; forms[f] != want {
				t.Fatalf("%v: groups of %v %v, shanten %+v", h.Tiles(), f, forms[f], a)
			}
		}
	}
	if seen[form.KnittedStraight] < 20 || seen[form.HonoursAndKnitted] < 8 {
		t.Errorf("%v groups are too few to tell", seen)
	}
}

func checkKnittedGroup(t *testing.T, h *hand.Hand, pool form.Pool, g *shanten.Group) {
	t.Helper()
	var blocks tile.Counts // that the finished hand is to have
	for k := range g.Knitted.All() {
		blocks[k]++
	}
	for _, s := range g.Sets {
		for _, k := range s.Kinds() {
			blocks[k]++
		}
	}
	for _, p := range g.Partials {
		blocks[p[0]]++
		blocks[p[1]]++
	}
	if g.HasPair {
		blocks[g.Pair] += 2
	}
	held := h.Concealed()
	for k, n := range blocks {
		if n+g.Loose[k] != held[k] {
			t.Fatalf("%v: group %+v holds %d %v", h.Tiles(), g, n+g.Loose[k], tile.Kind(k))
		}
	}
	finished := honours()
	if g.Form == form.KnittedStraight {
		finished = straights()[h.FreeSets()-3]
	}
	var with []tile.Counts
	for _, f := range finished {
		has := true
		for k, n := range blocks {
			has = has && f[k] >= n
		}
		if has {
			with = append(with, f)
		}
	}
	hard := oracle.Unlimited()
	soft := h.Caps(pool)
	if h.Jokers() == 0 {
		hard = soft
	}
	if d, possible := oracle.Nearest(with, held, hard, soft, h.Jokers()); !possible || d-h.Jokers() != g.Missing {
		t.Fatalf("%v: group %+v lacks %d, %v", h.Tiles(), g, d-h.Jokers(), possible)
	}
}

// FuzzKnitted holds the forms with knitted tiles of any hand against the definition, and
// the other answers against them.
func FuzzKnitted(f *testing.F) {
	f.Add("147m258p369s1122z", uint8(0))
	f.Add("25m369s14578p[8888m]", uint8(1))
	f.Add("147m258p369s12345z", uint8(2))
	f.Fuzz(func(t *testing.T, text string, pool uint8) {
		h, err := notation.Hand(text, notation.MPSZ, hand.Context{Rules: chinese})
		if err != nil || h.Jokers() > 0 {
			return
		}
		q := shanten.Query{Pool: form.Pool(pool % 3)}
		o := truthOf(h, q)
		if got, want := shanten.Of(h, q), o.of(h.Concealed()); got != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
		if h.Waiting() {
			if got, want := shanten.UsefulTiles(h, q), o.useful(h.Concealed()); got != want {
				t.Errorf("%s: %+v, want %+v", text, got, want)
			}
		}
		shanten.Explain(h, q)
	})
}
