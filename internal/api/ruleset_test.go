package api_test

import (
	"encoding/json"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/rules"
	"mentsu/tile"
)

// ask answers a line of JSON, and returns the answer or the code, field and place of the
// error.
func askRules(t *testing.T, line string) string {
	t.Helper()
	answer, ok := api.Answer([]byte(line), 0)
	if ok {
		return string(answer)
	}
	var row struct {
		Error struct {
			Code, Field, Message string
			At                   *int
		}
	}
	if err := json.Unmarshal(answer, &row); err != nil {
		t.Fatal(err)
	}
	return row.Error.Code + " " + row.Error.Field + ": " + row.Error.Message
}

// TestRuleSetsSetDefaults wants the rule set to say what a request leaves open, and no more.
func TestRuleSetsSetDefaults(t *testing.T) {
	t.Parallel()
	toml := func(text string) string { return `"rules_toml":` + string(api.Marshal(text)) }
	five := toml("extends = 'std'\nname = 'x'\n[shape]\nsets = 5\nforms = ['standard']\n")
	pairs := toml("extends = 'std'\nname = 'x'\n[shape]\nforms = ['seven_pairs']\nfour_as_two_pairs = true\n")
	for _, c := range []struct{ with, same, other string }{
		{`"rules":"tenhou3"`, `"players":3,"reds":[0,1,1]`, ``},
		{`"rules":"riichi/tenhou3","players":4`, `"reds":[0,1,1]`, `"players":3`},
		{`"rules":"wrc","reds":[1,1,1]`, ``, `"reds":[0,0,0]`},
		{`"rules":"std"`, ``, `"players":3`},
		{`"rules":"wrc"`, `"reds":[0,0,0]`, ``},
		{`"rules":""`, ``, `"players":3`},
		{`"rules":null,"rules_toml":null`, ``, `"players":3`},
		{five, `"sets":5,"forms":["standard"]`, ``},
		{five + `,"sets":4`, `"forms":["standard"]`, `"sets":5`},
		{pairs, `"forms":["seven_pairs"],"four_as_two_pairs":true`, ``},
		{pairs + `,"four_as_two_pairs":false`, `"forms":["seven_pairs"]`, `"forms":["seven_pairs"],"four_as_two_pairs":true`},
		{pairs + `,"forms":["standard"]`, `"forms":["standard"],"four_as_two_pairs":true`, pairs},
	} {
		differs := c.other == ""
		for _, hand := range []string{"0m", "2m", "1111m2222m3333m4m", "123m456p789s1122z", "123456789m1234567p1z"} {
			for _, op := range []string{"shanten", "useful", "discards", "win", "waits", "convert"} {
				line := func(fields string) string {
					return `{"op":"` + op + `","hand":"` + hand + `",` + strings.TrimPrefix(fields+"}", ",")
				}
				comma := func(s string) string { return strings.ReplaceAll(s, ",}", "}") }
				got, want := askRules(t, comma(line(c.with))), askRules(t, comma(line(c.same)))
				if strings.ReplaceAll(got, " rules:", " forms:") != strings.ReplaceAll(want, " rules:", " forms:") {
					t.Errorf("%s: %s, want %s", line(c.with), got, want)
				}
				differs = differs || got != askRules(t, comma(line(c.other)))
			}
		}
		if !differs {
			t.Errorf("%s is always like %s", c.with, c.other)
		}
	}
}

// TestRuleFields goes through what can be wrong with rules, rules_toml and options.
func TestRuleFields(t *testing.T) {
	t.Parallel()
	const win = `{"op":"score","hand":"123m567p789s11444z","seat":"N"`
	for line, want := range map[string]string{
		win + `,"rules":"tenho"}`:    `bad_value rules: no rule set "tenho"; did you mean "tenhou"?`,
		win + `,"rules":7}`:          `bad_value rules: must be a string, not 7`,
		win + `,"rules_toml":7}`:     `bad_value rules_toml: must be a string, not 7`,
		win + `,"rules_toml":"x ="}`: `bad_value rules_toml: row 1, column 3: broken TOML: a value is missing`,
		win + `,"rules_toml":"extends = 'std'\nname = 'x'","rules":"std"}`:                                        `bad_value rules: give rules or rules_toml, not both`,
		win + `,"rules":"std","rules_toml":"extends = 'std'\nname = 'x'"}`:                                        `bad_value rules_toml: give rules or rules_toml, not both`,
		win + `,"rules_toml":"extends = 'std'\nname = 'x'\n[patterns.tanyao]\nvalu = 2"}`:                         `bad_value rules_toml: row 4, column 1: patterns.tanyao.valu: unknown key; did you mean "value"?`,
		win + `,"lang":"ja","rules_toml":"extends = 'std'\nname = 'x'\n[patterns.tanyao]\nvalu = 2"}`:             `bad_value rules_toml: 4行1列: patterns.tanyao.valu: そのようなキーはない。もしかして "value" ？`,
		win + `,"rules_toml":"extends = 'std'\nname = 'x'\n[patterns.a]\nname = 'a'\nvalue = 1\nwhen = 'tanya'"}`: `bad_value rules_toml: row 6, column 9: patterns.a.when: unknown fact "tanya"; did you mean "tanki"?`,
		win + `,"options":7}`:                                `bad_value options: must be an object, not 7`,
		win + `,"options":{"kiriag":true}}`:                  `unknown_field options: the rule set riichi/std has no option "kiriag"; did you mean "kiriage"?`,
		win + `,"options":{"kiriage":{}}}`:                   `bad_value options: kiriage: must be true or false, not {}`,
		win + `,"options":{"kiriage":1}}`:                    `bad_value options: kiriage: must be true or false, not 1`,
		win + `,"options":{"kazoe":"x"}}`:                    `bad_value options: kazoe: must be one of yakuman, sanbaiman, multiple, not "x"`,
		win + `,"options":{"double_wind_pair_fu":3}}`:        `bad_value options: double_wind_pair_fu: must be one of 2, 4, not 3`,
		win + `,"options":{"yakuman_cap":10}}`:               `bad_value options: yakuman_cap: must be a whole number from 0 to 9, not 10`,
		win + `,"options":{"kiriage":true,"kiriage":false}}`: `bad_value options: the option "kiriage" stands twice`,
		win + `,"options":{"A2":"pass"}}`:                    `unknown_field options: the rule set riichi/std has no option "A2"`,
		`{"op":"call","hand":"123m567p789s1144z","tile":"1z","from":"left","options":{"kiriage":true}}`: `unknown_field options: no option "kiriage", but A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11`,
		`{"op":"shanten","hand":"1m","options":{"kiriage":true}}`:                                       `unknown_field options: the field "options" belongs to `,
	} {
		if got := askRules(t, line); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s, want %s", line, got, want)
		}
	}
	long := api.Marshal(strings.Repeat("x", rules.MaxText+1))
	if got := askRules(t, win+`,"rules_toml":`+string(long)+`}`); !strings.HasPrefix(got, "too_large rules_toml: ") {
		t.Error(got)
	}
}

// TestOptionsBeforeTheOperation reads options before it is known whose they are.
func TestOptionsBeforeTheOperation(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ options, op, want string }{
		{`{"A2":"pass"}`, "score", `A1, A2, `},
		{`kiriage=true`, "call", `no option "kiriage", but A1, A2, `},
		{`kiriage=true, kazoe = sanbaiman`, "score", ``},
		{`{"kiriage":true}`, "score", ``},
		{`{"A2":"pass"}`, "call", ``},
		{`kiriage`, "score", `"kiriage" is no id=value`},
		{`kiriage=true,kiriage=true`, "score", `the option "kiriage" stands twice`},
	} {
		r := &api.Request{Seat: "N", Tile: "1z"}
		r.SetHand(map[string]string{"score": "123m567p789s11444z", "call": "123m567p789s1144z"}[c.op])
		err := setOptions(r, c.options)
		if r.Op = c.op; err == nil {
			_, err = api.Do(r)
		}
		got := ""
		if err != nil && err.Field == "options" {
			got = err.Message
		}
		if !strings.HasPrefix(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%s of %s: %q, want %q", c.options, c.op, got, c.want)
		}
	}
}

func setOptions(r *api.Request, s string) *api.Error {
	for _, o := range api.Ops() {
		for _, f := range o.Fields() {
			if f.Name == "options" {
				return f.SetText(r, s)
			}
		}
	}
	return nil
}

// TestRuleViews looks at a list, a view and a difference.
func TestRuleViews(t *testing.T) {
	t.Parallel()
	list, err := api.ListRules(tile.JA)
	if err != nil || len(list.Rules) != len(rules.Names()) || list.Rules[0].Name != "リーチ麻雀 標準" {
		t.Errorf("%+v %v", list, err)
	}
	one, _ := rules.Load("tenhou")
	other, _ := rules.Parse([]byte("extends = 'tenhou'\nname = 'x'\nreds = [0, 0, 0]\nremove = ['pinfu']\n[defaults]\nkiriage = true\n[patterns.a]\nname = 'a'\nvalue = 3\nwhen = 'triplets(4)'\n[patterns.ittsu]\nopen = 0\n"), "x")
	if diff := api.DiffRules(one, one); len(diff.Differences) != 0 {
		t.Errorf("%+v", diff)
	}
	const want = `{"a":"riichi/tenhou","b":"x","differences":[` +
		`{"kind":"set","id":"","key":"reds","a":"1/1/1","b":"0/0/0"},` +
		`{"kind":"option","id":"kiriage","key":"value","a":"false","b":"true"},` +
		`{"kind":"pattern","id":"pinfu","key":"class","a":"yaku","b":null},` +
		`{"kind":"pattern","id":"pinfu","key":"value","a":"1","b":null},` +
		`{"kind":"pattern","id":"pinfu","key":"when","a":"no_fu","b":null},` +
		`{"kind":"pattern","id":"pinfu","key":"gates","a":"closed & (option(pinfu_tsumo) | !self_draw)","b":null},` +
		`{"kind":"pattern","id":"pinfu","key":"names.en","a":"All runs, no fu","b":null},` +
		`{"kind":"pattern","id":"pinfu","key":"names.ja","a":"平和","b":null},` +
		`{"kind":"pattern","id":"pinfu","key":"names.zh","a":"平和","b":null},` +
		`{"kind":"pattern","id":"ittsu","key":"open","a":"1","b":"0"},` +
		`{"kind":"pattern","id":"a","key":"class","a":null,"b":"yaku"},` +
		`{"kind":"pattern","id":"a","key":"value","a":null,"b":"3"},` +
		`{"kind":"pattern","id":"a","key":"open","a":null,"b":"3"},` +
		`{"kind":"pattern","id":"a","key":"when","a":null,"b":"triplets(4)"},` +
		`{"kind":"pattern","id":"a","key":"names.en","a":null,"b":"a"},` +
		`{"kind":"pattern","id":"a","key":"names.ja","a":null,"b":"a"},` +
		`{"kind":"pattern","id":"a","key":"names.zh","a":null,"b":"a"}]}`
	if got := string(api.Marshal(api.DiffRules(one, other))); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	view := api.ViewRules(other, tile.EN)
	if view.ID != "x" || view.Players != 4 || view.Reds[0] != 0 || len(view.Fu) == 0 || view.Options[0].Values == nil || len(view.Limits) == 0 {
		t.Errorf("%+v", view)
	}
}
