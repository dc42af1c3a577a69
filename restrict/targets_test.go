package restrict_test

import (
	"testing"

	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/tile"
)

// TestTargets holds what clauses ask of the concealed tiles; that the distances agree with
// those of Of is held where they are counted with, in package odds.
func TestTargets(t *testing.T) {
	caps := tile.AllCopies()
	targets := func(text string, melds ...hand.Meld) []restrict.Target {
		r, err := restrict.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		p, err := restrict.Compile(r, restrict.Winds{})
		if err != nil {
			t.Fatal(err)
		}
		list, err := p.Targets(4, melds, len(melds) > 0, &caps, 4-len(melds))
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	white := hand.Meld{Kind: hand.Pon, Set: 31}
	for _, c := range []struct {
		text   string
		melds  []hand.Meld
		n      int // targets
		sets   int // of the first, beside the forced ones
		forced int // tiles
		exact  bool
	}{
		{"tanyao", nil, 1, 4, 0, true},
		{"tanyao", []hand.Meld{white}, 1, 0, 0, true}, // seven pairs are left, which melds rule out
		{"yakuhai", nil, 3, 3, 3, true},
		{"yakuhai", []hand.Meld{white}, 3, 3, 0, true},
		{"shousangen", nil, 3, 2, 8, true},
		{"ittsu", nil, 3, 1, 9, true},
		{"pinfu", nil, 1, 4, 0, false},
		{"sanankou", nil, 1, 4, 0, false},
		{"suuankou", nil, 1, 4, 0, true},
		{"iipeikou", []hand.Meld{white}, 0, 0, 0, true},
	} {
		list := targets(c.text, c.melds...)
		if len(list) != c.n {
			t.Errorf("%s %v: %d targets, want %d", c.text, c.melds, len(list), c.n)
			continue
		}
		if c.n == 0 {
			continue
		}
		if g := list[0]; g.Sets != c.sets || g.Forced.Total() != c.forced || g.Exact != c.exact {
			t.Errorf("%s %v: %d sets, %d tiles forced, exact %v, want %+v", c.text, c.melds, g.Sets, g.Forced.Total(), g.Exact, c)
		}
	}
}
