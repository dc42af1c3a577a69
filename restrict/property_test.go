package restrict_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// texts are restrictions of all kinds.
var texts = []string{
	"any", "std", "chiitoi", "kokushi", "tanyao", "pinfu", "pinfu_shape", "iipeikou", "ryanpeikou", "yakuhai", "sanshoku", "doukou",
	"ittsu", "chanta", "junchan", "toitoi", "sanankou", "honroutou", "honitsu", "chinitsu", "shousangen", "daisangen", "suushii",
	"suuankou", "tsuuiisou", "chinroutou", "ryuuiisou", "open_yaku", "conc(2) & tanyao", "conc(1) & has(123m)", "pinfu & iipeikou",
	"honitsu(s) | tanyao & pinfu | daisangen", "pair(5z) & conc(3)", "has(456s) & closed", "touch(5mps) & sanankou",
}

// TestDraws: the kinds that are useful are exactly those whose draw lowers the distance, by
// one.
func TestDraws(t *testing.T) {
	t.Parallel()
	eachProgram(t, 81, func(p *restrict.Program, d corpus.Deal, g game) {
		h := d.Hand(g.rules)
		if !h.Waiting() {
			return
		}
		before, caps := ask(t, p, h, g.pool), h.Caps(g.pool)
		left := h.Left()
		for k := range tile.Kind(tile.NumKinds) {
			if left[k] == 0 || d.Concealed[k] == caps[k] || testing.Short() && k%5 != 0 {
				continue
			}
			want := before.Shanten
			if before.Useful.Has(k) {
				want--
			}
			if after := ask(t, p, drawn(t, d, g, k), g.pool); after.Shanten != want {
				t.Errorf("%s, %+v, pool %v, drawn %v: %d, want %d", p.Restriction(), d, g.pool, k, after.Shanten, want)
			}
		}
	})
}

// drawn returns the hand of a deal after a draw.
func drawn(t *testing.T, d corpus.Deal, g game, k tile.Kind) *hand.Hand {
	t.Helper()
	last, tiles := tile.Tile(k), d.Tiles()
	var seen []tile.Tile
	for k, n := range d.Seen {
		for range n {
			seen = append(seen, tile.Tile(k))
		}
	}
	h, err := hand.New(tiles, hand.Context{Rules: g.rules, Seen: seen, Drawn: &last})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestKeep: the discards to keep are exactly those that leave the shanten as it is, and
// what they leave is what the answer hopes for.
func TestKeep(t *testing.T) {
	t.Parallel()
	eachProgram(t, 82, func(p *restrict.Program, d corpus.Deal, g game) {
		h := d.Hand(g.rules)
		if h.Waiting() {
			return
		}
		a := ask(t, p, h, g.pool)
		list, err := p.Discards(h, g.pool)
		if err != nil {
			t.Fatal(err)
		}
		var keep, useful tile.Kinds
		for i, e := range list {
			if i > 0 && list[i-1].Shanten > e.Shanten {
				t.Errorf("%+v: discards out of order", list)
			}
			if e.Shanten == a.Shanten && a.Shanten != shanten.Impossible {
				keep |= tile.KindsOf(e.Kind)
				useful |= e.Useful
			}
		}
		if keep != a.Keep || useful != a.Useful {
			t.Errorf("%s, %+v, pool %v: %+v, but discards keep %v, useful %v", p.Restriction(), d, g.pool, a, keep, useful)
		}
	})
}

// TestFree: a restriction is never nearer than the hand itself, which "any" is.
func TestFree(t *testing.T) {
	t.Parallel()
	eachProgram(t, 83, func(p *restrict.Program, d corpus.Deal, g game) {
		h := d.Hand(g.rules)
		free := shanten.Of(h, shanten.Query{Pool: g.pool}).Shanten
		got := ask(t, p, h, g.pool)
		if got.Shanten < free {
			t.Errorf("%s, %+v: %d, but the hand is %d", p.Restriction(), d, got.Shanten, free)
		}
		if p.Restriction().String() == "any" && (got.Shanten != free || h.Waiting() && got.Useful != shanten.UsefulTiles(h, shanten.Query{Pool: g.pool}).Tiles) {
			t.Errorf("any, %+v: %+v, but the hand is %d", d, got, free)
		}
	})
}

// TestSeeMore: tiles seen do not bring a hand nearer.
func TestSeeMore(t *testing.T) {
	t.Parallel()
	r := corpus.New(84)
	eachProgram(t, 84, func(p *restrict.Program, d corpus.Deal, g game) {
		h := d.Hand(g.rules)
		left := h.Left()
		k := tile.Kind(r.Below(tile.NumKinds))
		if left[k] == 0 {
			return
		}
		more := d
		more.Seen[k]++
		if a, b := ask(t, p, h, form.PoolSeen), ask(t, p, more.Hand(g.rules), form.PoolSeen); b.Shanten < a.Shanten {
			t.Errorf("%s, %+v: %d, with %v seen %d", p.Restriction(), d, a.Shanten, k, b.Shanten)
		}
	})
}

// TestAndOr: either is as far as the nearer one, both at least as far as the farther one.
func TestAndOr(t *testing.T) {
	t.Parallel()
	r := corpus.New(85)
	for range 40 {
		a, b := mustParse(t, texts[r.Below(len(texts))]), mustParse(t, texts[r.Below(len(texts))])
		pa, pb := compile(t, a), compile(t, b)
		either, both := compile(t, restrict.Or(a, b)), compile(t, restrict.And(a, b))
		deals(r.Next(), 1, func(d corpus.Deal, g game) {
			h := d.Hand(g.rules)
			x, y := ask(t, pa, h, g.pool), ask(t, pb, h, g.pool)
			if got := ask(t, either, h, g.pool); got != joined(x, y) {
				t.Errorf("%s | %s, %+v: %+v, want %+v", a, b, d, got, joined(x, y))
			}
			if got := ask(t, both, h, g.pool); got.Shanten < max(x.Shanten, y.Shanten) {
				t.Errorf("%s & %s, %+v: %d, want %d at least", a, b, d, got.Shanten, max(x.Shanten, y.Shanten))
			}
		})
	}
}

// joined returns the nearer of two answers, or both together.
func joined(x, y restrict.Answer) restrict.Answer {
	switch {
	case x.Shanten < y.Shanten:
		return x
	case y.Shanten < x.Shanten:
		return y
	default:
		return restrict.Answer{Shanten: x.Shanten, Useful: x.Useful | y.Useful, Keep: x.Keep | y.Keep}
	}
}

// TestSame holds restrictions that are the same in other words together.
func TestSame(t *testing.T) {
	t.Parallel()
	for _, c := range [][2]string{
		{"chanta & toitoi", "honroutou & std"},
		{"honitsu(s) & chinitsu(s)", "chinitsu(s)"},
		{"pinfu & toitoi", "none"},
		{"tanyao & ittsu", "none"},
		{"tanyao & yakuhai", "none"},
		{"conc(4)", "suuankou"},
		{"toitoi & conc(3) & closed", "suuankou"},
		{"within(2468s6z) & has(666z)", "ryuuiisou & hatsu & within(2468s6z)"},
		{"yakuhai", "haku | hatsu | chun | round_wind | seat_wind"},
		{"runs & std", "runs"},
		{"within(123456789m) & std", "chinitsu(m) & std"},
	} {
		p, q := mustCompile(t, c[0]), mustCompile(t, c[1])
		deals(86, 6, func(d corpus.Deal, g game) {
			if h := d.Hand(g.rules); ask(t, p, h, g.pool) != ask(t, q, h, g.pool) {
				t.Errorf("%s: %+v, %+v; %s: %+v", c[0], d, ask(t, p, h, g.pool), c[1], ask(t, q, h, g.pool))
			}
		})
	}
}

// eachProgram calls check with every program and hands of all classes.
func eachProgram(t *testing.T, seed uint64, check func(p *restrict.Program, d corpus.Deal, g game)) {
	t.Helper()
	each := 4
	if testing.Short() {
		each = 1
	}
	for i, text := range texts {
		p := mustCompile(t, text)
		deals(seed+100*uint64(i), each, func(d corpus.Deal, g game) { check(p, d, g) })
	}
}

func mustParse(t *testing.T, text string) restrict.Restriction {
	t.Helper()
	r, err := restrict.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAllocations: once warm, a program allocates nothing.
func TestAllocations(t *testing.T) {
	if raceDetector {
		t.Skip("the race detector makes programs forget")
	}
	hands := benchHands(30)
	for _, text := range texts {
		p := mustCompile(t, text)
		if _, err := p.Of(hands[0], form.PoolSeen); err != nil {
			t.Fatal(err)
		}
		if n := testing.AllocsPerRun(20, func() { _, _ = p.Of(hands[0], form.PoolSeen) }); n > 0 {
			t.Errorf("%s: %v allocations", text, n)
		}
	}
}
