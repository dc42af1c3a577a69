package restrict_test

import (
	"errors"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// TestSubstitution holds the published method to its column, and to its guard.
func TestSubstitution(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		hand    string
		shanten shanten.Number
		useful  string
	}{
		{"234567m234567p99s", 1, ""},
		{"23m234567p45677s", 0, "4m"},
		{"12m234567p45677s", 1, "234m7s"},
		{"123m234567p4567s", 1, "4m47s"},
		{"123m234567p4569s", 1, "4m"},
		{"234m567p678s12345z", 3, ""},
		{"234567m23455p678s", -1, ""},
		{"23m55p[123s][456s][456p]", shanten.Impossible, ""},
	} {
		a, err := restrict.Substitution(mustHand(t, c.hand, hand.Context{}))
		if err != nil || a.Shanten != c.shanten || c.useful != "" && a.Useful.String() != c.useful {
			t.Errorf("%s: %d, %v, want %d, %s: %v", c.hand, a.Shanten, a.Useful, c.shanten, c.useful, err)
		}
	}
}

// TestSubstitutionIsNeverTooGreat: the published method is right without unusable tiles,
// and never too great with them.
func TestSubstitutionIsNeverTooGreat(t *testing.T) {
	t.Parallel()
	p := mustCompile(t, "tanyao_std")
	r, tooSmall := corpus.New(88), 0
	for i := range 600 {
		d := r.Deal(corpus.Spec{Class: []corpus.Class{corpus.Near, corpus.Random}[i%2], Tiles: 13 + i/2%2})
		h := d.Hand(form.Rules{})
		unusable := 0
		for k := range tile.Orphans.All() {
			unusable += int(d.Concealed[k])
		}
		exact := ask(t, p, h, form.PoolHand)
		got, err := restrict.Substitution(h)
		switch {
		case unusable > restrict.MaxUnusable:
			if fault, ok := errors.AsType[*restrict.UnusableError](err); !ok || fault.Tiles != unusable {
				t.Errorf("%+v: %v, want %d unusable tiles", d, err, unusable)
			}
		case err != nil || got.Shanten > exact.Shanten:
			t.Errorf("%+v: %d, exactly %d: %v", d, got.Shanten, exact.Shanten, err)
		case unusable == 0 && (got.Shanten != exact.Shanten || h.Waiting() && got.Useful != exact.Useful):
			t.Errorf("%+v: %+v, exactly %+v", d, got, exact)
		case got.Shanten < exact.Shanten:
			tooSmall++
		}
	}
	if tooSmall == 0 {
		t.Error("the method is never too small: is it the exact one?")
	}
}
