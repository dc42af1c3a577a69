package api_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// askCall answers a request of call without its braces.
func askCall(t *testing.T, fields string) api.CallResponse {
	t.Helper()
	response, ok := api.Answer([]byte(`{"op":"call",`+fields+`}`), 0)
	var got api.CallResponse
	if err := json.Unmarshal(response, &got); err != nil || !ok {
		t.Fatalf("%s: %s %v", fields, response, err)
	}
	return got
}

// TestCallWorked holds the worked cases of tanyao, the tile from the left: the numbers of the
// meld judged, and for indicators that make 0, 1, 2 dora the rule and the first turn to call.
func TestCallWorked(t *testing.T) {
	for _, c := range []struct {
		hand, tile, numbers string
		dora, want          [3]string
	}{
		{"345m33p33355567s", "4m", "0,7 [345m] 3p 1,35", [3]string{"7p", "3m", "2p"}, [3]string{"R2 -", "R2 -", "R2 -"}},
		{"555m15678p34566s", "7s", "1,22 [567s] 1p 1,18", [3]string{"7p", "4p", "5s"}, [3]string{"R3 -", "R3 -", "R4 -"}},
		{"456m244455567p1z", "7m", "1,13 [567m] 1z 1,30", [3]string{"7s", "6m", "55p"}, [3]string{"R3 -", "R3 -", "R4 0"}},
		{"45m378p3336888s7z", "7s", "2,21 [678s] 7z 1,12", [3]string{"1m", "4m", "44m"}, [3]string{"R7 11", "R5 8", "A2 0"}},
		{"334m1p22445888s4z", "5m", "3,35 [345m] 1p 2,31", [3]string{"5p", "3m", "2m"}, [3]string{"R6 8", "R5 8", "A2 0"}},
		{"3445567m66777p8s", "5m", "1,33 [345m] 8s 0,6", [3]string{"1s", "7s", "5p"}, [3]string{"R7 11", "A3 11", "A2 0"}},
		{"2244m3667p3377s7z", "6p", "3,21 [666p] 7z 2,12", [3]string{"5m", "6p", "1m"}, [3]string{"R6 8", "R5 8", "A2 0"}},
		{"234m123456s3335p", "4s", "1,13 [456s] 1s 0,7", [3]string{"7p", "4p", "3s"}, [3]string{"R7 11", "A3 11", "A2 0"}},
		{"234m123345s3335p", "4s", "1,9 [345s] 1s 0,7", [3]string{"7p", "4p", "2s"}, [3]string{"R7 11", "A3 11", "A2 0"}},
	} {
		for i, dora := range c.dora {
			fields := fmt.Sprintf(`"hand":%q,"tile":%q,"from":"left","dora":%q`, c.hand, c.tile, dora)
			rule, first := "", "-"
			for turn := 0; turn < 18 && first == "-"; turn++ {
				got := askCall(t, fmt.Sprintf(`%s,"turn":%d`, fields, turn))
				if rule = got.Rule; got.Decision == "call" {
					first = fmt.Sprint(turn)
				}
				if n := judged(&got); n != c.numbers {
					t.Fatalf("%s: %s, want %s", fields, n, c.numbers)
				}
			}
			if s := rule + " " + first; s != c.want[i] {
				t.Errorf("%s: %s, want %s", fields, s, c.want[i])
			}
		}
	}
}

// judged returns the numbers of the meld that the rule judged.
func judged(r *api.CallResponse) string {
	for i := range r.Candidates {
		if c := &r.Candidates[i]; c.Lost == nil || *c.Lost == "rule" {
			return fmt.Sprintf("%d,%d %s %s %d,%d", *c.Before.Shanten, c.Before.Ukeire, c.Meld, *c.Discard, *c.After.Shanten, c.After.Ukeire)
		}
	}
	return "none"
}

// TestCallOptions holds worked cases under other options, targets and profiles.
func TestCallOptions(t *testing.T) {
	const near, far, same = `"hand":"3445567m66777p8s","tile":"5m","from":"left",`, `"hand":"45m378p3336888s7z","tile":"7s","from":"left",`,
		`"hand":"456m244455567p1z","tile":"7m","from":"left","dora":"55p",`
	for fields, want := range map[string]string{
		far + `"dora":"44m","turn":17,"options":{"A1":"always"}`:                                                       "pass A1",
		far + `"dora":"44m","turn":17,"options":{"A2":"pass"}`:                                                         "pass A2",
		far + `"dora":"4m","turn":8,"options":{"A6":"more-than"}`:                                                      "pass R5",
		far + `"dora":"4m","turn":9,"options":{"A6":"more-than","A1":null,"A11":"none"}`:                               "call R5",
		far + `"dora":"4m","turn":8,"options":{"A8":"after"}`:                                                          "pass A3",
		far + `"dora":"6z","turn":8,"options":{"A7":"any"}`:                                                            "call R5",
		far + `"dora":"6z","turn":8`:                                                                                   "pass R7",
		same + `"options":{"A1":"by-30"}`:                                                                              "call R4",
		near + `"dora":"7s","turn":8`:                                                                                  "pass A3",
		near + `"dora":"7s","turn":8,"options":{"A3":"after-8"}`:                                                       "call A3",
		near + `"dora":"7s","options":{"A3":"call"}`:                                                                   "call A3",
		near + `"dora":"7s","turn":17,"options":{"A3":"pass"}`:                                                         "pass A3",
		`"hand":"345m33p33355567s","tile":"4m","from":"left","options":{"A4":"pass"}`:                                  "pass A4",
		`"hand":"2244m3667p3377s7z","tile":"6p","from":"right","turn":17,"options":{"A5":"seven-pairs"}`:               "pass R2",
		`"hand":"334m1p22445888s4z","tile":"5m","from":"left","turn":17,"options":{"A11":1}`:                           "pass A11",
		`"hand":"334m1p22445888s4z","tile":"5m","from":"across"`:                                                       "pass none",
		`"hand":"3667p3377s[222m]7z6s","tile":"6p","from":"across"`:                                                    "call O1",
		`"hand":"3667p3377s[222m]7z6s","tile":"6p","from":"across","options":{"A9":"every"}`:                           "pass R6",
		`"hand":"23m234567p45677s","tile":"4m","from":"across"`:                                                        "win " + "win",
		`"hand":"1112345678s557z","tile":"5z","from":"across","turn":11,"target":"honitsu"`:                            "call R7",
		`"hand":"45m378p3336888s7z","tile":"7s","from":"left","dora":"44m","turn":5,"profile":"bot","target":"tanyao"`: "call bot:closer",
		`"hand":"45m378p3336888s7z","tile":"7s","from":"left","dora":"44m","turn":4,"profile":"bot","target":"tanyao"`: "pass gate:early",
		`"hand":"2334445m34p56s27z","tile":"4m","from":"left","turn":8,"pool":"seen"`:                                  "call R6",
		`"hand":"456m244455567p1z","tile":"7m","from":"left","dora":"55p","options":{"A1":"by-30"},"target":"tanyao"`:  "call R4",
	} {
		got := askCall(t, fields)
		if s := got.Decision + " " + got.Rule; s != want {
			t.Errorf("%s: %s, want %s: %s", fields, s, want, got.Because)
		}
	}
}

// TestCallRound says how the round stands, and which rules of the game hold.
func TestCallRound(t *testing.T) {
	const bot = `"hand":"45m3567p46688s12z","tile":"3m","from":"left","dora":"2m2m2m","turn":9,"profile":"bot","target":"tanyao"`
	const four = `"hand":"45m3567p46688s12z","tile":"3m","from":"left"`
	for fields, want := range map[string]string{
		bot + `,"options":{"threats":[7700]}`:                                                                                             "pass bot:threat",
		bot + `,"options":{"threats":[7699]}`:                                                                                             "call bot:closer",
		bot + `,"options":{"needed":8000,"expected":3900}`:                                                                                "pass bot:last_round",
		bot + `,"options":{"needed":8000,"expected":4000}`:                                                                                "call bot:closer",
		bot + `,"options":{"riichi":true}`:                                                                                                "pass riichi",
		`"hand":"23m234567p45677s","tile":"4m","from":"across","options":{"furiten":true}`:                                                "pass none",
		`"hand":"45m3567p46688s55z","tile":"5z","from":"right","dora":"4m4m","profile":"bot","target":"yakuhai"`:                          "call bot:closer",
		`"hand":"45m3567p46688s55z","tile":"5z","from":"right","profile":"bot","target":"yakuhai"`:                                        "pass gate:reasons",
		`"hand":"45m34567p45688s8s","tile":"3m","from":"left","turn":12,"profile":"bot","target":"open_yaku"`:                             "pass gate:worth",
		`"hand":"45m34567p45688s8s","tile":"3m","from":"left","turn":12,"profile":"bot","target":"open_yaku","options":{"expected":3900}`: "call bot:closer",
	} {
		if got := askCall(t, fields); got.Decision+" "+got.Rule != want {
			t.Errorf("%s: %s %s, want %s: %s", fields, got.Decision, got.Rule, want, got.Because)
		}
	}
	for kuikae, want := range map[string]string{"same+suji": "3m 6m", "same": "3m", "off": ""} {
		got := askCall(t, four+`,"options":{"kuikae":"`+kuikae+`"}`)
		var forbidden []string
		for _, c := range got.Candidates {
			if c.Meld == "[345m]" {
				forbidden = c.Forbidden
			}
		}
		if s := strings.Join(forbidden, " "); s != want || got.Options.Kuikae != kuikae {
			t.Errorf("kuikae %s forbids %s, want %s", kuikae, s, want)
		}
	}
	for order, want := range map[string]string{"pon": "[444p]", "tile": "[234p]"} {
		got := askCall(t, `"hand":"111223344567p9p","tile":"4p","from":"left","turn":17,"options":{"A10":"`+order+`"}`)
		for _, c := range got.Candidates {
			if c.Lost == nil && c.Meld != want || got.Decision != "call" {
				t.Errorf("A10 %s: %s %s, want %s", order, got.Decision, c.Meld, want)
			}
		}
	}
	for fields, want := range map[string]string{
		`"hand":"234m123456s3335p","tile":"4s","from":"left","dora":"3s"`:                                                "call A2",
		`"hand":"234m123456s3335p","tile":"4s","from":"left","dora":"3s","options":{"A5":"ordinary"}`:                    "pass R4",
		`"hand":"345m33p33355567s","tile":"4m","from":"left","options":{"A4":"rules"}`:                                   "pass R2",
		`"hand":"123m23p345567s88s","tile":"4p","from":"left","options":{"A4":"unusable","furiten":true},"target":"std"`: "pass A4",
	} {
		if got := askCall(t, fields); got.Decision+" "+got.Rule != want {
			t.Errorf("%s: %s %s, want %s: %s", fields, got.Decision, got.Rule, want, got.Because)
		}
	}
	for kans, want := range map[string]int{"false": 1, "true": 2} {
		got := askCall(t, `"hand":"444m23567p34688s","tile":"4m","from":"across","options":{"kans":`+kans+`}`)
		if len(got.Candidates) != want || got.Candidates[want-1].After == nil {
			t.Errorf("kans %s: %+v", kans, got.Candidates)
		}
	}
}

// TestCallAnswers checks the keys, the pool and the sentence in each language.
func TestCallAnswers(t *testing.T) {
	const line = `{"op":"call","hand":"45m378p3336888s7z","tile":"7s","from":"left","turn":8,"dora":"4m"`
	response, _ := api.Answer([]byte(line+`}`), 0)
	want := `{"op":"call","hand":"45m378p3336888s7z","drawn":null,"pool":"seen","implied_melds":0,"decision":"call","rule":"R5",` +
		`"because":"chi 678s and discard 7z: shanten falls; two or more from ready with one dora, that is worth a call from turn 8 on ` +
		`(shanten 2 to 1, useful tiles 21 to 12, dora 1, turn 8)","candidates":[{"meld":"[678s]","discard":"7z",` +
		`"before":{"shanten":2,"ukeire":21},"after":{"shanten":1,"ukeire":12},"decision":"call","rule":"R5","lost":null,"forbidden":["7s"],"waits":[],"yakuless_waits":[]}],` +
		`"profile":"published","plan":null,"target":"tanyao","dora":1,"dora_other":0,"turn":8,"gates":[],"options":{"A1":"same","A2":"call","A3":"after-11","A4":"rules",` +
		`"A5":"restricted","A6":"at-least","A7":"central","A8":"before","A9":"first","A10":"pon","A11":null,"kuikae":"same+suji","kans":false}}`
	if string(response) != want {
		t.Errorf("%s\nwant %s", response, want)
	}
	for lang, want := range map[string]string{"ja": "二向聴以上でドラ1なら8巡から鳴く", "zh": "宝牌1时从第8巡起鸣牌"} {
		response, _ := api.Answer([]byte(line+`,"lang":"`+lang+`"}`), 0)
		if !strings.Contains(string(response), want) {
			t.Errorf("%s: %s", lang, response)
		}
	}
	for pool, want := range map[string]string{``: "seen", `,"pool":null`: "seen", `,"pool":""`: "seen", `,"pool":"melds"`: "melds"} {
		if got := askCall(t, `"hand":"1m","tile":"2m","from":"left"`+pool); got.Pool != want || got.Because == "" {
			t.Errorf("pool %s: %s", pool, got.Pool)
		}
	}
}

// TestCallErrors checks code, field and place.
func TestCallErrors(t *testing.T) {
	for fields, want := range map[string]string{
		`"hand":"11m","tile":"1m","from":"left"`:                                        "wrong_size hand",
		`"hand":"1m","from":"left"`:                                                     "bad_value tile",
		`"hand":"1m","tile":"1m2m","from":"left"`:                                       "bad_value tile",
		`"hand":"1m","tile":"j","from":"left"`:                                          "bad_value tile",
		`"hand":"1m","tile":"1x","from":"left"`:                                         "invalid_hand tile 1",
		`"hand":"1m","tile":"1m","seen":"111m","from":"left"`:                           "invalid_hand tile 0",
		`"hand":"1m","tile":"1m"`:                                                       "bad_value from",
		`"hand":"1m","tile":"1m","from":"self"`:                                         "bad_value from 0",
		`"hand":"1m","tile":"1m","from":"left","turn":-1`:                               "bad_value turn 0",
		`"hand":"1m","tile":"1m","from":"left","dora":"1j"`:                             "invalid_hand dora 0",
		`"hand":"1m","tile":"1m","from":"left","dora":"1m j"`:                           "bad_value dora 3",
		`"hand":"1m","tile":"1m","from":"left","dora":"11111z"`:                         "invalid_hand dora 4",
		`"hand":"1m","tile":"1m","from":"left","profile":"me"`:                          "bad_value profile 0",
		`"hand":"1m","tile":"1m","from":"left","target":"tanyao & honitu"`:              "bad_value target 9",
		`"hand":"1m","tile":"1m","from":"left","target":["tanyao"]`:                     "bad_value target 0",
		`"hand":"1m","tile":"1m","from":"left","options":{"kuikae":"none"}`:             "bad_value options 10",
		`"hand":"1m","tile":"1m","from":"left","options":{"kans":1}`:                    "bad_value options 8",
		`"hand":"1m","tile":"1m","from":"left","options":{"threats":[1,2,3,4]}`:         "bad_value options 11",
		`"hand":"1m","tile":"1m","from":"left","options":{"threats":[-1]}`:              "bad_value options 11",
		`"hand":"1m","tile":"1m","from":"left","options":{"needed":1.5}`:                "bad_value options 10",
		`"hand":"1m","tile":"1m","from":"left","options":{"A1":"same"},"profile":"bot"`: "bad_value options",
		`"hand":"1m","tile":"1m","from":"left","options":{"A12":"same"}`:                "unknown_field options 1",
		`"hand":"1m","tile":"1m","from":"left","options":{"a1":"same"}`:                 "unknown_field options 1",
		`"hand":"1m","tile":"1m","from":"left","options":{"A1":"some"}`:                 "bad_value options 6",
		`"hand":"1m","tile":"1m","from":"left","options":{"A11":14}`:                    "bad_value options 7",
		`"hand":"1m","tile":"1m","from":"left","options":{"A1":"same","A1":"same"}`:     "bad_json options 13",
		`"hand":"1m","tile":"1m","from":"left","options":[]`:                            "bad_value options 0",
		`"hand":"1m","tile":"1m","from":"left","only":"tanyao"`:                         "unknown_field only",
		`"hand":"j","tile":"1m","from":"left"`:                                          "unsupported hand",
		`"hand":"1m","tile":"1m","from":"left","sets":5`:                                "unsupported sets",
		`"hand":"1p","tile":"5m","from":"left","players":3`:                             "invalid_hand tile 0",
	} {
		response, _ := api.Answer([]byte(`{"op":"call",`+fields+`}`), 0)
		var got api.ErrorResponse
		if err := json.Unmarshal(response, &got); err != nil || got.Error == nil {
			t.Errorf("%s answers %s", fields, response)
			continue
		}
		s := string(got.Error.Code) + " " + got.Error.Field
		if got.Error.At != nil {
			s += fmt.Sprintf(" %d", *got.Error.At)
		}
		if s != want {
			t.Errorf("%s answers %s, want %s: %s", fields, s, want, got.Error.Message)
		}
	}
}

// TestCallSentences holds what is said where the numbers compared are no others' too, and of
// plans.
func TestCallSentences(t *testing.T) {
	const bot = `"profile":"bot","from":"left",`
	for fields, want := range map[string]string{
		bot + `"hand":"45m3567p46688s55z","tile":"5z"`: "pass on 555z: no plan fits the hand: tanyao (pairs of value tiles 1, at most 0), yakuhai (reasons to hurry 0, at least 1), " +
			"honitsu (tiles of other suits 6, at most 4), chinitsu (tiles of the suit 5, at least 11), ready at the end (turn 0, at least 11), " +
			"any open yaku (shanten before the call 2, at most 1) (shanten 2 to 1, useful tiles 21 to 16, dora 0, turn 0)",
		bot + `"hand":"1123567s9p4m3355z","tile":"4s"`:                     "chi 234s and discard 4m: shanten falls (target honitsu(s), shanten 2 to 1, useful tiles 45 to 6, dora 0, turn 0)",
		bot + `"hand":"45m3567p4468s[123m]","tile":"3m","target":"tanyao"`: "pass: no legal meld leaves the target possible (target tanyao, shanten 1, dora 0, turn 0)",
		bot + `"hand":"45m3567p46688s12z","tile":"3m","dora":"2m2m2m","options":{"threats":[8000]}`: "pass on 345m: two from ready is too far against this threat: points 8000 against 7700 " +
			"(target tanyao, shanten 3 to 2, useful tiles 58 to 48, dora 3, turn 0)",
		`"hand":"45m378p3336888s7z","tile":"7s","from":"left","dora":"44m","options":{"A2":"pass"}`: "pass on 678s: shanten falls, and with two dora option A2 says pass (shanten 2 to 1, useful tiles 21 to 12, dora 2, turn 0)",
		`"hand":"1m","tile":"1m","from":"left"`:                                                     "win: the tile completes the hand; that it has a yaku may depend on the implied melds",
		`"hand":"23m234567p45677s","tile":"4m","from":"across"`:                                     "win: the tile completes a hand with a yaku",
		`"hand":"147m258p369s1234z","tile":"4m","from":"left"`:                                      "pass: no meld can be made of the tile (shanten 8, dora 0, turn 0)",
	} {
		if got := askCall(t, fields); got.Because != want {
			t.Errorf("%s:\n%s\nwant\n%s", fields, got.Because, want)
		}
	}
}

// TestCallPlans holds what an answer tells of the plans of profile bot.
func TestCallPlans(t *testing.T) {
	got := askCall(t, `"profile":"bot","from":"left","hand":"1123567s9p4m3355z","tile":"4s"`)
	if got.Plan == nil || *got.Plan != "honitsu" || got.Target == nil || *got.Target != "honitsu(s)" {
		t.Errorf("got plan %v, target %v", got.Plan, got.Target)
	}
	tried := ""
	for _, g := range got.Gates {
		if !strings.HasSuffix(tried, g.Plan+" ") {
			tried += g.Plan + " "
		}
		if below := g.Value < g.Bound; g.Holds == below && g.AtLeast || g.Value > g.Bound == g.Holds && !g.AtLeast || g.Means == "" {
			t.Errorf("got %+v", g)
		}
	}
	if tried != "tanyao yakuhai honitsu " {
		t.Errorf("tried %s", tried)
	}
	got = askCall(t, `"profile":"bot","from":"left","hand":"45m3567p46688s55z","tile":"5z"`)
	if got.Plan != nil || got.Target != nil || got.Rule != "bot:no_plan" || got.Options.A11 != nil {
		t.Errorf("got plan %v, target %v, %s", got.Plan, got.Target, got.Rule)
	}
	got = askCall(t, `"profile":"bot","from":"left","hand":"113m557799p1s22z4z","tile":"1m","target":"toitoi"`)
	if got.Plan == nil || *got.Plan != "other" || *got.Target != "toitoi" || *got.Options.A11 != 7 {
		t.Errorf("got plan %v, target %v", got.Plan, got.Target)
	}
}
