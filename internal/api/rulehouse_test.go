package api_test

import (
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/rules"
	"mentsu/tile"
)

// houseFile returns the field that names a rule set with a house of its own.
func houseFile(lines string) string {
	return `"rules_toml":` + string(api.Marshal("extends = 'std'\nname = 'x'\n"+lines))
}

// TestHouseOfRules: what a rule set says of the house is what a request can say itself, in
// every operation, and gives way to what the request says.
func TestHouseOfRules(t *testing.T) {
	t.Parallel()
	hands := []string{
		"123m456p789s1122z", "123m456p789s11122z", "134z56z22p12m11s12p", "12m5z7p", "12m22p7z", "123m22s11p", "1mjjjj", "123m456p78s22z7zjj",
	}
	ops := []string{"shanten", "useful", "discards", "win", "waits", "readings", "improve", "explain", "analyze", "score", "outcomes", "compare", "convert"}
	plain := houseFile("")
	answered := 0
	for _, c := range []struct{ lines, more, same string }{
		{"[house]\npair_258 = true\n", ``, `,"house":{"pair_258":true}`},
		{"[house]\nwind_runs = true\ndragon_runs = true\n", ``, `,"house":{"wind_runs":true,"dragon_runs":true}`},
		{"[house]\nnatural_per_set = true\n", ``, `,"house":{"natural_per_set":true}`},
		{"[house]\nmax_jokers_used = 1\n", `,"joker_tiles":"7z"`, `,"joker_tiles":"7z","house":{"max_jokers_used":1}`},
		{"[house]\nvoid_suit = 's'\n", ``, `,"house":{"void_suit":"s"}`},
		{"[house]\njoker_face = '5z'\n", `,"joker_tiles":"3m"`, `,"joker_tiles":"3m","house":{"joker_face":"5z"}`},
		{"[house]\njoker_face = '5z'\n", `,"joker_tiles":"5z"`, `,"joker_tiles":"5z"`},
		{"[house]\njoker_face = '5z'\n", ``, ``},
		{"[house]\ninstant_win = 4\n", ``, `,"house":{"instant_win":4}`},
		{"[house]\npreset = 'wuhan'\n", `,"joker_tiles":"7z"`, `,"joker_tiles":"7z","house":{"preset":"wuhan"}`},
		{"[house]\npreset = 'wuhan'\npair_258 = false\n", `,"joker_tiles":"7z"`, `,"joker_tiles":"7z","house":{"preset":"wuhan","pair_258":false}`},
		{"[house]\npreset = 'wuhan'\n[shape]\nforms = ['standard', 'seven_pairs']\n", ``, `,"house":{"preset":"wuhan"},"forms":["standard","seven_pairs"]`},
		{"[house]\npreset = 'guangdong'\n", ``, `,"house":{"preset":"guangdong"}`},
		{"[shape]\njoker_copies = 'four'\n", ``, `,"joker_copies":"four"`},
		// The request goes before it.
		{"[house]\npair_258 = true\n", `,"house":{"pair_258":false}`, ``},
		{"[house]\npair_258 = true\n", `,"house":{"wind_runs":true}`, `,"house":{"pair_258":true,"wind_runs":true}`},
		{"[house]\npair_258 = true\ndragon_runs = true\n", `,"house":{"preset":"hongzhong"}`, `,"house":{"preset":"hongzhong"}`},
		{"[house]\nmax_jokers_used = 1\n", `,"joker_tiles":"7z","house":{"max_jokers_used":null}`, `,"joker_tiles":"7z"`},
		{"[house]\njoker_face = '5z'\n", `,"joker_tiles":"3m","house":{"joker_face":"6z"}`, `,"joker_tiles":"3m","house":{"joker_face":"6z"}`},
		{"[shape]\njoker_copies = 'four'\n", `,"joker_copies":"any"`, ``},
	} {
		for i, hand := range hands {
			for _, op := range ops {
				if slow := op == "improve" || op == "analyze" || op == "compare"; slow && i > 1 {
					continue
				}
				line := `{"op":"` + op + `","hand":"` + hand + `"` + c.more
				got := withoutRules(askRules(t, line+","+houseFile(c.lines)+"}"))
				want := withoutRules(askRules(t, `{"op":"`+op+`","hand":"`+hand+`"`+c.same+","+plain+"}"))
				if got != want {
					t.Errorf("%s with %q answers\n%s\nbut with%s\n%s", line, c.lines, got, c.same, want)
				}
				if !strings.HasPrefix(got, "unsupported") && !strings.HasPrefix(got, "wrong_size") {
					answered++
				}
			}
		}
	}
	if answered < 800 {
		t.Errorf("only %d requests were answered", answered)
	}
}

// withoutRules leaves out of an answer which field is to blame for what the house says.
func withoutRules(answer string) string {
	for _, field := range []string{"unsupported rules:", "unsupported house:"} {
		answer = strings.Replace(answer, field, "unsupported:", 1)
	}
	return answer
}

// TestHouseOfRulesPays wants the house of a rule set to change what hands are worth.
func TestHouseOfRulesPays(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ request, lines, want string }{
		{`"op":"score","hand":"123m456p789s111z22p","self_draw":true`, "[house]\npair_258 = true\n", `"points":2700`},
		{`"op":"score","hand":"123m456p789s111z33p","self_draw":true`, "[house]\npair_258 = true\n", "not_complete hand: the hand is not complete"},
		{`"op":"score","hand":"123m456p567z234z55p","self_draw":true`, "[house]\nwind_runs = true\ndragon_runs = true\n", `"id":"tsumo"`},
		{`"op":"outcomes","hand":"123m456p56z234z55p","rules":""`, "[house]\nwind_runs = true\ndragon_runs = true\n", `"tile":"7z"`},
		{`"op":"settle","wins":[{"hand":"123m456p789s111z33p","self_draw":true}]`, "[house]\npair_258 = true\n", "not_complete wins[0].hand: the hand is not complete"},
		{`"op":"settle","wins":[{"hand":"123m456p567z234z55p","self_draw":true}]`, "[house]\nwind_runs = true\ndragon_runs = true\n", `"id":"tsumo"`},
		{`"op":"shanten","hand":"12m","joker_tiles":"3m4m"`, "[house]\njoker_face = '5z'\n", "bad_value rules: joker_face: needs one kind in joker_tiles, not 2"},
		{`"op":"restrict","hand":"12m3p","only":"tanyao"`, "[house]\npair_258 = true\n", "unsupported rules: restrict does not know these rules"},
		{`"op":"odds"`, "[house]\npair_258 = true\n", "unsupported rules: odds does not know these rules"},
		{`"op":"call","hand":"123m456p789s1122z","tile":"1z","from":"left"`, "[house]\npair_258 = true\n", "unsupported rules: call does not know these rules"},
	} {
		line := "{" + strings.Replace(c.request, `,"rules":""`, "", 1) + "," + houseFile(c.lines) + "}"
		if got := askRules(t, line); !strings.Contains(got, c.want) {
			t.Errorf("%s answers %s, want %s", line, got, c.want)
		}
	}
}

// TestHouseShown wants the house in what is shown of a rule set, and in what differs.
func TestHouseShown(t *testing.T) {
	t.Parallel()
	d, err := rules.Parse([]byte("extends = 'std'\nname = 'x'\nshape.joker_copies = 'four'\n[house]\npreset = 'wuhan'\nvoid_suit = 'm'\njoker_face = '5z'\n"), "x.toml")
	if err != nil {
		t.Fatal(err)
	}
	view := string(api.Marshal(api.ViewRules(d, tile.EN)))
	const want = `"joker_copies":"four","house":{"preset":"wuhan","pair_258":true,"max_jokers_used":1,"void_suit":"m","joker_face":"5z"},`
	if !strings.Contains(view, want) {
		t.Errorf("%s does not show %s", view, want)
	}
	standard, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	if view := string(api.Marshal(api.ViewRules(standard, tile.EN))); !strings.Contains(view, `"joker_copies":"any","house":null,`) {
		t.Errorf("the standard rules show %s", view)
	}
	got := map[string]string{}
	for _, x := range api.DiffRules(standard, d).Differences {
		if slices.Contains(api.HouseKeys(), x.Key) {
			got[x.Key] = *x.B
		}
	}
	for key, value := range map[string]string{"preset": "wuhan", "pair_258": "true", "max_jokers_used": "1", "void_suit": "m", "joker_face": "5z"} {
		if got[key] != value {
			t.Errorf("%s differs as %q, want %q", key, got[key], value)
		}
		delete(got, key)
	}
	if len(got) > 0 {
		t.Errorf("besides differ %v", got)
	}
}
