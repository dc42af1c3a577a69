package call_test

import (
	"testing"

	"mentsu/call"
	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/tile"
)

// FuzzCall asks about dealt hands under any options, and checks every decision.
func FuzzCall(f *testing.F) {
	for i := range uint64(8) {
		f.Add(i, i*0x0123456789abcdef)
	}
	targets := []restrict.Term{nil, restrict.Yakuhai, restrict.Honitsu, restrict.Standard, restrict.OpenYaku, restrict.Toitoi}
	f.Fuzz(func(t *testing.T, seed, options uint64) {
		pick := func(n uint64) int {
			v := options % n
			options /= n
			return int(v)
		}
		o := call.Options{
			Rules: call.Rules{Kuikae: call.Kuikae(pick(3)), Kans: pick(2) == 1}, Profile: call.Profile(pick(2)), Target: targets[pick(6)],
			Gain: call.Gain(pick(3)), ManyDora: call.Fixed(pick(2)), OneDora: call.OneDora(pick(4)), Ready: call.Ready(pick(3)),
			Measure: call.Measure(pick(3)), After: call.TurnRule(pick(2)), DoraOn: call.DoraRule(pick(2)), Far: call.FarRule(pick(2)),
			OpenHand: call.OpenHand(pick(2)), Preference: call.Preferred(pick(2)), MaxShanten: pick(5),
		}
		a := adviser(t, o)
		r := corpus.New(seed)
		melds, players := r.Below(4), 3+r.Below(2)
		deal := r.Deal(corpus.Spec{Class: corpus.Classes()[r.Below(6)], Tiles: 13 - 3*melds, Melds: melds, Seen: r.Below(40), Players: players})
		h := deal.Hand(form.Rules{Players: players})
		k := tile.Kind(r.Below(tile.NumKinds))
		if left := h.Left(); left[k] == 0 {
			return
		}
		q := call.Question{
			Tile: tile.Tile(k), From: hand.FromRight + hand.Direction(r.Below(3)), Turn: r.Below(18), Dora: []tile.Kind{tile.Kind(r.Below(34))},
			Riichi: r.Below(9) == 0, Furiten: r.Below(5) == 0, Threats: []int{r.Below(12000)}, Needed: r.Below(9000), Expected: r.Below(9000),
		}
		d, err := a.Decide(h, q)
		if err != nil {
			t.Fatal(err)
		}
		checkDecision(t, deal, q, &d)
	})
}
