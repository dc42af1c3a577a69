package call_test

import (
	"testing"

	"mentsu/call"
	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// TestProperties holds what must be true of every decision, under many options.
func TestProperties(t *testing.T) {
	for name, o := range map[string]call.Options{
		"published": {},
		"every":     {OpenHand: call.OpenEvery, Gain: call.GainAlways, Preference: call.PreferTile},
		"kans":      {Rules: call.Rules{Kuikae: call.KuikaeOff, Kans: true}, MaxShanten: 2},
		"pairs":     {Measure: call.RestrictedPairs, Ready: call.ReadyPass},
		"honitsu":   {Target: restrict.Or(restrict.Honitsu, restrict.Toitoi)},
		"bot":       {Profile: call.Bot},
		"tanyao":    {Profile: call.Bot, Target: restrict.Tanyao},
	} {
		t.Run(name, func(t *testing.T) {
			a := adviser(t, o)
			r := corpus.New(3)
			for i := range 150 {
				deal := r.Deal(corpus.Spec{Class: corpus.Class(i % 6), Tiles: 13 - 3*(i/6%4), Melds: i / 6 % 4, Seen: i % 9})
				h := deal.Hand(form.Rules{})
				k := tile.Kind(r.Below(tile.NumKinds))
				if left := h.Left(); left[k] == 0 {
					continue
				}
				q := call.Question{Tile: tile.Tile(k), From: hand.FromLeft, Turn: r.Below(18), Dora: []tile.Kind{tile.Kind(r.Below(34))}}
				d, err := a.Decide(h, q)
				if err != nil {
					t.Fatal(err)
				}
				checkDecision(t, deal, q, &d)
			}
		})
	}
}

// checkDecision compares the parts of a decision with each other.
func checkDecision(t *testing.T, deal corpus.Deal, q call.Question, d *call.Decision) {
	t.Helper()
	best, ok := d.Best()
	taken := 0
	for i, c := range d.Candidates {
		if c.Lost == call.NotLost {
			taken++
		}
		if c.HasDiscard && c.Forbidden.Has(c.Discard.Kind()) {
			t.Errorf("%v + %v: %v is forbidden after %v", deal, q.Tile, c.Discard, c.Meld.Set)
		}
		if c.After.Shanten < 0 || c.Lost == call.LostImpossible != (c.After.Shanten == shanten.Impossible) &&
			c.Lost != call.LostIllegal && d.Options.Measure != call.Ordinary {
			t.Errorf("%v + %v: %v leaves shanten %d, %v", deal, q.Tile, c.Meld.Set, c.After.Shanten, c.Lost)
		}
		if d.Before.Shanten != shanten.Impossible && c.After.Shanten < d.Before.Shanten-2 {
			t.Errorf("%v + %v: shanten %d to %d", deal, q.Tile, d.Before.Shanten, c.After.Shanten)
		}
		if better(&c, &best, i < d.Chosen, d.Options.Preference) {
			t.Errorf("%v + %v: %v was taken, %v is better", deal, q.Tile, best.Meld.Set, c.Meld.Set)
		}
	}
	switch {
	case d.Action == call.Call && (taken != 1 || !ok || best.Lost != call.NotLost || best.Verdict != d.Verdict):
		t.Errorf("%v + %v: %v, but %d melds are taken", deal, q.Tile, d, taken)
	case d.Action == call.Pass && taken != 0:
		t.Errorf("%v + %v: %v, but %d melds are taken", deal, q.Tile, d, taken)
	case d.Action == call.Win && (ok || len(d.Candidates) > 0):
		t.Errorf("%v + %v: a win with candidates", deal, q.Tile)
	}
	if d.String() == "" {
		t.Errorf("%v + %v: no sentence", deal, q.Tile)
	}
}

// better reports whether c, which lost to best by its numbers or its place, is better.
func better(c, best *call.Candidate, earlier bool, p call.Preferred) bool {
	switch c.Lost {
	case call.LostShanten:
		return c.After.Shanten <= best.After.Shanten
	case call.LostUkeire:
		return c.After.Shanten != best.After.Shanten || c.After.Ukeire >= best.After.Ukeire
	case call.LostOrder:
		equal := c.After.Shanten == best.After.Shanten && c.After.Ukeire == best.After.Ukeire
		if p == call.PreferTile {
			return !equal || c.Meld.Set.First() < best.Meld.Set.First()
		}
		return !equal || earlier
	default:
		return false
	}
}

// TestPreference takes the pon or the lowest tile of melds that are equal.
func TestPreference(t *testing.T) {
	r := corpus.New(17)
	pon, low := adviser(t, call.Options{}), adviser(t, call.Options{Preference: call.PreferTile})
	for range 2000 {
		deal := r.Deal(corpus.Spec{Class: corpus.Flush, Tiles: 10})
		k := tile.Kind(r.Below(27))
		if deal.Concealed[k] < 2 || deal.Concealed[k] == tile.Copies {
			continue
		}
		q := call.Question{Tile: tile.Tile(k), From: hand.FromLeft}
		h := deal.Hand(form.Rules{})
		x, err := pon.Decide(h, q)
		if err != nil {
			t.Fatal(err)
		}
		y, err := low.Decide(h, q)
		if err != nil {
			t.Fatal(err)
		}
		if x.Chosen == y.Chosen {
			continue
		}
		a, _ := x.Best()
		b, _ := y.Best()
		if a.Meld.Kind != hand.Pon || b.Meld.Kind != hand.Chi || a.After.Shanten != b.After.Shanten || a.After.Ukeire != b.After.Ukeire {
			t.Errorf("%v + %v: got %v and %v", deal, k, a.Meld.Set, b.Meld.Set)
		}
		return
	}
	t.Error("no hand found where the preference matters")
}
