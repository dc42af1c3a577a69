package restrict_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/tile"
)

// TestPrepared compares answers from tables with those without, under all rules and pools.
func TestPrepared(t *testing.T) {
	t.Parallel()
	var compiler restrict.Compiler
	for _, text := range []string{
		"tanyao", "tanyao & std", "honitsu(s)", "chinitsu(m)", "chanta", "toitoi", "runs", "any & std", "any", "closed", "within(19m19p)",
		"sanshoku", "yakuhai", "pair(19s) & runs", "sanankou", "pinfu", "iipeikou", "ryuuiisou", "pair(258mps)",
	} {
		r, err := restrict.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		prepared, err := compiler.Compile(r, winds)
		if err != nil {
			t.Fatal(err)
		}
		prepared.Prepare()
		plain := mustCompile(t, text)
		deals(91, 12, func(d corpus.Deal, g game) {
			h := d.Hand(g.rules)
			want, err := plain.Of(h, g.pool)
			if err != nil {
				t.Fatal(err)
			}
			got, err := prepared.Of(h, g.pool)
			if err != nil || got != want {
				t.Errorf("%s: %v under %v: %+v, want %+v: %v", text, d, g, got, want, err)
			}
			if n, err := prepared.Shanten(h, g.pool); err != nil || n != want.Shanten {
				t.Errorf("%s: %v under %v: shanten %d, want %d: %v", text, d, g, n, want.Shanten, err)
			}
		})
	}
}

// TestBuilt: what asks once builds no tables, what asks often does.
func TestBuilt(t *testing.T) {
	t.Parallel()
	p, h := mustCompile(t, "tanyao & std"), parse("123m234567p4569s")
	ask(t, p, h, form.PoolMelds)
	if restrict.Built(p) {
		t.Error("tables after one question")
	}
	for range 5000 {
		ask(t, p, h, form.PoolMelds)
	}
	if !restrict.Built(p) {
		t.Error("no tables after thousands of questions")
	}
}

// prepared returns a program with its tables.
func prepared(t testing.TB, text string) *restrict.Program {
	t.Helper()
	p := mustCompile(t, text)
	p.Prepare()
	return p
}

// TestDirectAllocations asks for what is looked up.
func TestDirectAllocations(t *testing.T) {
	if raceDetector {
		t.Skip("the race detector allocates")
	}
	h := parse("123m234567p4569s")
	for _, text := range []string{"tanyao", "chanta", "sanshoku"} {
		p := prepared(t, text)
		for name, ask := range map[string]func(){
			"of":      func() { _, _ = p.Of(h, form.PoolMelds) },
			"shanten": func() { _, _ = p.Shanten(h, form.PoolMelds) },
		} {
			if n := testing.AllocsPerRun(100, ask); n != 0 {
				t.Errorf("%s %s: %v allocations", text, name, n)
			}
		}
	}
}

// TestShantenOf compares the number from counts with the one of the hand.
func TestShantenOf(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"tanyao", "chanta", "sanshoku", "pinfu", "sanankou", "any"} {
		for _, p := range []*restrict.Program{prepared(t, text), mustCompile(t, text)} {
			r := corpus.New(92)
			for i := range 200 {
				d := r.Deal(corpus.Spec{Class: corpus.Classes()[i%6], Tiles: 13 + i%2})
				h := d.Hand(form.Rules{})
				want, err := p.Of(h, form.PoolHand)
				if err != nil {
					t.Fatal(err)
				}
				counts := h.Concealed()
				got := p.ShantenOf(&counts)
				if got != want.Shanten && (text != "pinfu" || want.Shanten >= 0 || got != 0) {
					t.Errorf("%s: %v: %d, want %d", text, d, got, want.Shanten)
				}
			}
		}
	}
}

func BenchmarkShantenOf(b *testing.B) {
	for _, text := range []string{"tanyao & std", "tanyao"} {
		p := prepared(b, text)
		var counts [64]tile.Counts
		for i, h := range benchHands(0) {
			counts[i] = h.Concealed()
		}
		b.Run(text, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				if p.ShantenOf(&counts[i&63]) < -1 {
					b.Fatal("no number")
				}
			}
		})
	}
}

func BenchmarkPrepared(b *testing.B) {
	for _, text := range []string{"tanyao & std", "tanyao", "honitsu(s)", "chanta", "toitoi", "pinfu_shape"} {
		p := prepared(b, text)
		hands := benchHands(0)
		for name, ask := range map[string]func(h *hand.Hand) error{
			"shanten": func(h *hand.Hand) error { _, err := p.Shanten(h, form.PoolMelds); return err },
			"of":      func(h *hand.Hand) error { _, err := p.Of(h, form.PoolMelds); return err },
		} {
			b.Run(text+"/"+name, func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					if err := ask(hands[i&63]); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
