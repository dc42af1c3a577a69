package restrict_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/shanten"
	"mentsu/tile"
)

// TestTsumoOnly holds the waits that count by self-draw only against all readings of the
// complete hand and all places of the last tile in them.
func TestTsumoOnly(t *testing.T) {
	t.Parallel()
	seen := map[bool]int{}
	for _, c := range []struct {
		text string
		want int
		agrees
	}{
		{"sanankou", 3, agrees{}},
		{"conc(2)", 2, agrees{}},
		{"conc(1)", 1, agrees{}},
		{"conc(2) & tanyao", 2, agrees{kinds: tile.Simples}},
		{"conc(2) & chinitsu(m)", 2, agrees{kinds: 0x1ff}},
		{"conc(2) & has(555m)", 2, agrees{set: form.Triplet(4), forced: true}},
		{"conc(2) & has(456m)", 2, agrees{set: form.Run(3), forced: true}},
		{"conc(3) & toitoi", 3, agrees{triplets: true}},
		{"suuankou", 4, agrees{triplets: true}},
	} {
		p := mustCompile(t, c.text)
		r := corpus.New(91)
		for i := range 160 {
			d := r.Deal(corpus.Spec{Class: []corpus.Class{corpus.FewKinds, corpus.Flush, corpus.Near}[i%3], Tiles: 13 - 3*(i/3%2), Melds: i / 3 % 2})
			h := d.Hand(form.Rules{})
			w, err := p.Waits(h, form.PoolMelds)
			if err != nil {
				t.Fatal(err)
			}
			for k := range w.Valid.All() {
				ron := c.byRon(d, h.FreeSets(), k, c.want)
				seen[ron]++
				if w.TsumoOnly.Has(k) == ron {
					t.Errorf("%s, %+v, %v: tsumo only %v, want %v", c.text, d, k, !ron, ron)
				}
			}
		}
	}
	if seen[true] < 20 || seen[false] < 20 {
		t.Errorf("too few waits to tell: %v", seen)
	}
}

// agrees says what a reading must hold beside concealed triplets.
type agrees struct {
	kinds    tile.Kinds // 0: any
	set      form.Set   // if forced
	forced   bool
	triplets bool // only
}

// byRon reports whether some reading of the hand with w agrees and has so many triplets
// that are concealed, with w in some place of it.
func (a agrees) byRon(d corpus.Deal, sets int, w tile.Kind, want int) bool {
	d.Concealed[w]++
	for _, m := range d.Melds {
		if m.Kind == hand.ClosedKan {
			want--
		}
	}
	for _, s := range oracle.Splits(d.Concealed, d.Concealed, sets) {
		triplets, inPlace := 0, s.Pair == w
		for _, set := range s.Sets {
			ks := set.Kinds()
			switch {
			case !set.IsRun():
				triplets++
			case tile.KindsOf(ks[:]...).Has(w):
				inPlace = true
			}
		}
		if !inPlace { // so it completes a triplet
			triplets--
		}
		if triplets >= want && a.reading(d, s) {
			return true
		}
	}
	return false
}

func (a agrees) reading(d corpus.Deal, s oracle.Split) bool {
	found := !a.forced
	all := s.Sets
	for _, m := range d.Melds {
		all = append(slices.Clip(all), m.Set)
	}
	for _, set := range all {
		ks := set.Kinds()
		if a.kinds != 0 && tile.KindsOf(ks[:]...)&^a.kinds != 0 || a.triplets && set.IsRun() {
			return false
		}
		found = found || set == a.set
	}
	return found && (a.kinds == 0 || a.kinds.Has(s.Pair))
}

// TestKansAreConcealed counts closed kans and no others.
func TestKansAreConcealed(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]shanten.Number{
		"123p44z22s(3333s)(5555m)": 0, "123p44z22s[3333s](5555m)": 2, "123p44z22s[3333s][555m]": shanten.Impossible,
	} {
		a, err := mustCompile(t, "sanankou").Of(mustHand(t, text, hand.Context{}), form.PoolMelds)
		if err != nil || a.Shanten != want {
			t.Errorf("%s: %d, want %d: %v", text, a.Shanten, want, err)
		}
	}
}
