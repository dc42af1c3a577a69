package phrase_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/rules"
	"mentsu/tile"
)

// TestReasonsOfRuleFiles reads rule files that are wrong in every way, and expects the
// reason in other words in every language.
func TestReasonsOfRuleFiles(t *testing.T) {
	text, err := os.ReadFile("../../rules/testdata/faults.txt")
	if err != nil {
		t.Fatal(err)
	}
	cases := strings.Split(string(text), "====\n")
	many := "extends = 'std'\nname = 'x'\nfu = [\n" + strings.Repeat("{ id = 'a', of = 'hand', fu = 1000 },\n", 31) + "]\n"
	for _, c := range append(cases, strings.Repeat("#", rules.MaxText+1), "name = '\xff'", many) {
		file, _, _ := strings.Cut(c, "----\n")
		_, err := rules.Parse([]byte(file), "house.toml")
		wrong, ok := errors.AsType[*rules.Error](err)
		if !ok {
			continue // right
		}
		wrong.Nearest = "" // the question after it is no reason
		reason := api.RuleReason(wrong)
		for _, l := range []tile.Lang{tile.JA, tile.ZH} {
			if reason.In(l) == reason.In(tile.EN) {
				t.Errorf("in %s: %s", l, reason.In(l))
			}
			if inner, ok := strings.CutPrefix(wrong.Reason, "broken TOML: "); ok && phrase.Match(inner).In(l) == inner {
				t.Errorf("in %s: %s", l, inner)
			}
		}
	}
}

// TestReasonInReason: what stands in a reason is said in the language, too, also where it has
// nothing in it that differs.
func TestReasonInReason(t *testing.T) {
	for reason, want := range map[string][2]string{
		"a text where a whole number is expected": {"整数のあるべき所に文字列", "应为整数之处是文字"},
		"broken TOML: a value is missing":         {"TOML が壊れている: 値がない", "TOML 有误：缺少值"},
		"broken TOML: the key when stands twice":  {"TOML が壊れている: キー when が二度ある", "TOML 有误：键 when 出现了两次"},
		"broken TOML: no key begins with '='":     {"TOML が壊れている: '=' で始まるキーはない", "TOML 有误：键不能以 '=' 开头"},
		`broken TOML: "the moon is full"`:         {`TOML が壊れている: "the moon is full"`, `TOML 有误："the moon is full"`},
		"a cycle: a excludes c excludes a":        {"循環している: a → c → a", "循环：a → c → a"},
	} {
		for i, l := range []tile.Lang{tile.JA, tile.ZH} {
			if got := phrase.Match(reason).In(l); got != want[i] {
				t.Errorf("%s: %s, want %s", reason, got, want[i])
			}
		}
	}
}
