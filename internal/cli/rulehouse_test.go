package cli_test

import (
	"bytes"
	"strings"
	"testing"

	"mentsu/internal/cli"
)

// TestRulesShowHouse: the house of a rule file is shown with it, in every language.
func TestRulesShowHouse(t *testing.T) {
	for lang, want := range map[string]string{
		"en": `house rules {"preset":"wuhan","pair_258":true,"natural_per_set":true,"max_jokers_used":1}`,
		"ja": `{"preset":"wuhan","pair_258":true,"natural_per_set":true,"max_jokers_used":1}`,
		"zh": `{"preset":"wuhan","pair_258":true,"natural_per_set":true,"max_jokers_used":1}`,
	} {
		var out, errOut bytes.Buffer
		code := cli.Run([]string{"rules", "show", "../../docs/wuhan.toml", "--lang", lang}, strings.NewReader(""), &out, &errOut)
		if code != 0 || !strings.Contains(out.String(), want) || lang != "en" && strings.Contains(out.String(), "house rules") {
			t.Errorf("in %s: %d\n%s%s", lang, code, out.String()[:min(out.Len(), 800)], errOut.String())
		}
	}
}
