package restrict_test

import (
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/tile"
)

// TestSymmetry: suits change places, and ranks run backwards.
func TestSymmetry(t *testing.T) {
	t.Parallel()
	turn := func(k tile.Kind) tile.Kind {
		if k.IsHonour() {
			return k
		}
		return (k + 9) % 27
	}
	mirror := func(k tile.Kind) tile.Kind {
		if k.IsHonour() {
			return k
		}
		return k.Suit().First() + 8 - (k - k.Suit().First())
	}
	for _, text := range []string{"tanyao", "pinfu", "iipeikou", "sanshoku", "doukou", "ittsu", "chanta", "sanankou", "honitsu", "open_yaku", "junchan & pinfu"} {
		p := mustCompile(t, text)
		deals(87, 6, func(d corpus.Deal, g game) {
			if g.rules.Players == 3 {
				return
			}
			a := ask(t, p, d.Hand(g.rules), g.pool)
			for _, to := range []func(tile.Kind) tile.Kind{turn, mirror} {
				b := ask(t, p, moved(d, to).Hand(g.rules), g.pool)
				if want := (restrict.Answer{Shanten: a.Shanten, Useful: movedKinds(a.Useful, to), Keep: movedKinds(a.Keep, to)}); b != want && d.Concealed.Total()%3 == 1 {
					t.Errorf("%s, %+v: %+v, moved %+v", text, d, a, b)
				}
			}
		})
	}
}

func moved(d corpus.Deal, to func(tile.Kind) tile.Kind) corpus.Deal {
	var out corpus.Deal
	for k := range tile.Kind(tile.NumKinds) {
		out.Concealed[to(k)], out.Seen[to(k)] = d.Concealed[k], d.Seen[k]
	}
	for _, m := range d.Melds {
		ks := m.Set.Kinds()
		m.Set = form.Triplet(to(ks[0]))
		if ks[0] != ks[2] {
			m.Set = form.Run(min(to(ks[0]), to(ks[2])))
		}
		out.Melds = append(out.Melds, m)
	}
	return out
}

func movedKinds(ks tile.Kinds, to func(tile.Kind) tile.Kind) (out tile.Kinds) {
	for k := range ks.All() {
		out = out.With(to(k))
	}
	return out
}
