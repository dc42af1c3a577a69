package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/rules"
	"mentsu/tile"
)

// Plain fives that cannot all be there are a warning, in every language, as long as the rules
// have red ones.
func TestPlainFivesThatCannotBe(t *testing.T) {
	t.Parallel()
	for lang, say := range map[string]string{"en": "4 plain 5m are held", "ja": "赤でない 5m が4枚", "zh": "有4张普通 5m"} {
		got := askScore(t, `{"hand":"(5555m)11z234p567p888s","win":"8s","lang":"`+lang+`"}`)
		if len(got.Warnings) != 1 || !strings.Contains(got.Warnings[0], say) {
			t.Errorf("%s: warnings %q", lang, got.Warnings)
		}
	}
	for _, request := range []string{
		`{"hand":"(0555m)11z234p567p888s","win":"8s"}`,
		`{"hand":"(5555m)11z234p567p888s","win":"8s","reds":[0,1,1]}`,
		`{"hand":"555m11z234p567p888s","win":"8s"}`,
		`{"hand":"(5555m)11z234p567p888s","win":"8s","rules":"mcr"}`,
	} {
		if got := askScore(t, request); got.Error != nil || len(got.Warnings) > 0 {
			t.Errorf("%s: error %v, warnings %q", request, got.Error, got.Warnings)
		}
	}
}

// A view says how values make a total, and a total points.
func TestViewSaysHowItCounts(t *testing.T) {
	t.Parallel()
	for name, want := range map[string][5]string{
		"riichi/std": {"riichi", "riichi", "option(yakuman_stack)", "yakuman_cap", ""},
		"mcr":        {"once", "identity", "", "", "min_points"},
		"zungjung":   {"sum", "identity", "", "", "min_points"},
	} {
		d, err := rules.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		v := api.ViewRules(d, tile.EN)
		if got := [5]string{v.Combine, v.Convert, v.Stack, v.Cap, v.MinimumBy}; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
		if v.Most != d.Most || v.Payment.Base != d.Pay.Base {
			t.Errorf("%s: most %d, base %d", name, v.Most, v.Payment.Base)
		}
		for i := range v.Patterns {
			if p := &v.Patterns[i]; d.Combine == "sum" && p.Family == "" && d.Patterns[i].Family != "" {
				t.Errorf("%s has no family", p.ID)
			}
		}
	}
}
