package api_test

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// keys returns the keys of a JSON object in their order.
func keys(t *testing.T, object []byte) []string {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(object))
	var all []string
	if _, err := dec.Token(); err != nil {
		t.Fatal(err)
	}
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			t.Fatal(err)
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			t.Fatal(err)
		}
		name, ok := key.(string)
		if !ok {
			t.Fatalf("%v is no key", key)
		}
		all = append(all, name)
	}
	return all
}

func TestKeysStandInTheirOrder(t *testing.T) {
	const plain = "op hand drawn pool implied_melds "
	const common = "id " + plain
	for request, want := range map[string]string{
		`{"hand":"123m456p1145z","op":"shanten","id":null}`:       common + "shanten forms",
		`{"hand":"123m456p1145z","op":"useful","id":1}`:           common + "shanten useful ukeire",
		`{"hand":"123m456p11455z","op":"discards","id":[1,"a"]}`:  common + "shanten win discards",
		`{"hand":"123m456p11455z","op":"explain","id":""}`:        common + "shanten groups more count",
		`{"hand":"123m456p1145z","op":"improve","id":1}`:          common + "shanten ukeire improvements good_shape",
		`{"hand":"123m456p11455z","op":"improve","id":1}`:         common + "shanten discards",
		`{"hand":"123m","op":"convert","id":{}}`:                  common + "text notation lossy",
		`{"hand":"0m","print":"unicode","op":"convert","id":1.0}`: common + "text notation lossy warnings",
		`{"hand":"123m456p11455z","op":"analyze","id":1e9}`:       common + "shanten discards waits explain improve compare",
		`{"hand":"123m456p789s11555z","op":"analyze"}`:            plain + "shanten discards waits explain improve readings compare score",
		`{"hand":"123m456p789s1155z","op":"analyze"}`:             plain + "shanten useful waits explain improve compare outcomes",
		`{"hand":"123m456p789s1155z","op":"score","win":"5z"}`:    plain + "rules win valid reason han fu yakuman limit points pays items fu_raw fu_items excluded reading jokers_as payments more_han assumed",
		`{"hand":"123m456p789s1155z","op":"outcomes"}`:            plain + "rules outcomes assumed",
		`{"hand":"123m456p11555z","op":"analyze"}`:                plain + "shanten discards waits explain improve readings compare",
		`{"hand":"1358m257p1zjj","op":"analyze"}`:                 plain + "shanten useful explain improve compare",
		`{"hand":"123m456p11zjjj","op":"analyze"}`:                plain + "shanten discards waits explain improve readings compare",
		`{"hand":"123m456p1z","op":"restrict","only":"tanyao"}`:   plain + "possible shanten useful ukeire keep waits yakuless_waits dead_waits self_draw_waits discards",
		`{"hand":"123m456p12z","op":"restrict","only":"tanyao"}`:  plain + "possible shanten useful ukeire keep waits yakuless_waits dead_waits self_draw_waits discards",
		`{"hand":"123m456p11z","op":"restrict","only":"tanyao"}`:  plain + "possible shanten useful ukeire keep waits yakuless_waits dead_waits self_draw_waits discards warnings",
		`{"hand":"123m456p11z","op":"compare","only":["tanyao"]}`: plain + "rows",
		`{"hand":"123m456p1z","op":"waits"}`:                      plain + "waits any",
		`{"hand":"123m456p12z","op":"waits"}`:                     plain + "discards",
		`{"hand":"1m456p14z1s1p","op":"waits"}`:                   plain + "discards",
		`{"hand":"123m456p11z","op":"win"}`:                       plain + "win won_as jokers_as",
		`{"hand":"123m456p11z","op":"readings","limit":1}`:        plain + "readings more",
		`{"hand":"123m456p1145z","op":"analyze","id":true}`:       common + "shanten useful explain improve compare",
		`{"hand":"123m456p114z","op":"shanten","id":false}`:       "id op error",
	} {
		response, _ := api.Answer([]byte(request), 0)
		if got := strings.Join(keys(t, response), " "); got != want {
			t.Errorf("%s answers with keys %s, want %s", request, got, want)
		}
	}
}

func TestFormsAnsweredAreThoseAsked(t *testing.T) {
	for forms, want := range map[string]string{
		`[]`:                               `{"standard":1,"seven_pairs":null,"thirteen_orphans":null}`,
		`["thirteen_orphans","standard"]`:  `{"standard":1,"thirteen_orphans":null}`,
		`["seven_pairs"]`:                  `{"seven_pairs":null}`,
		`["seven_pairs","seven_pairs"]`:    `{"seven_pairs":null}`,
		`["standard","honours_and_knitt"]`: ``,
	} {
		response, ok := api.Answer([]byte(`{"op":"shanten","hand":"1245m","forms":`+forms+`}`), 0)
		var got struct{ Forms json.RawMessage }
		if err := json.Unmarshal(response, &got); err != nil {
			t.Fatal(err)
		}
		if string(got.Forms) != want || ok != (want != "") {
			t.Errorf("forms %s: %s", forms, response)
		}
	}
}

// TestWinds names winds by letters and words.
func TestWinds(t *testing.T) {
	for wind, ok := range map[string]bool{"E": true, "s": true, "West": true, "NORTH": true, "": true, "x": false, "ea": false} {
		if answer, answered := api.Answer([]byte(`{"op":"shanten","hand":"1m","round":"E","seat":"`+wind+`"}`), 0); answered != ok {
			t.Errorf("%q: %s", wind, answer)
		}
	}
}

// TestErrorsPointToTheText checks code, field and place of errors.
func TestErrorsPointToTheText(t *testing.T) {
	for request, want := range map[string]string{
		`{"op":"shanten","hand":"1m2m3x"}`:                                                 "invalid_hand hand 5",
		`{"op":"shanten","hand":"１m２x"}`:                                                   "invalid_hand hand 7",
		`{"op":"shanten","hand":"\u0031m2x"}`:                                              "invalid_hand hand 3",
		`{"op":"shanten","hand":"1111m222z[111m]","drawn":"3z"}`:                           "invalid_hand hand 9",
		`{"op":"shanten","hand":"1111m","drawn":"1m"}`:                                     "invalid_hand drawn 0",
		`{"op":"shanten","hand":"22m","drawn":"1m"}`:                                       "invalid_hand drawn 0",
		`{"op":"shanten","hand":"11m","seen":"2z 1m1m1m"}`:                                 "invalid_hand seen 7",
		`{"op":"shanten","hand":"11m","seen":"2"}`:                                         "invalid_hand seen 0",
		`{"op":"shanten","hand":"11m","joker_tiles":"2mj"}`:                                "bad_value joker_tiles 2",
		`{"op":"shanten","hand":"123m"}`:                                                   "invalid_hand hand -",
		`{"op":"shanten","hand":"11j"}`:                                                    "invalid_hand hand 0",
		`{"op":"win","hand":"1m"}`:                                                         "wrong_size hand -",
		`{"op":"readings","hand":"1m"}`:                                                    "wrong_size hand -",
		`{"op":"readings","hand":"12m"}`:                                                   "not_complete hand -",
		`{"op":"compare","hand":"11m","house":{"wind_runs":true,"natural_per_set":true}}`:  "unsupported house 0",
		`{"op":"explain","hand":"11m","house":{"natural_per_set":true}}`:                   "unsupported house 0",
		`{"op":"win","hand":"11m","players":3,"joker_tiles":"2m"}`:                         "invalid_hand joker_tiles 0",
		`{"op":"readings","hand":"11m","limit":0}`:                                         "bad_value limit 0",
		`{"op":"win","hand":"11m","limit":1}`:                                              "unknown_field limit -",
		`{"op":"explain","hand":"1m","house":{"pair_258":true}}`:                           "unsupported house 0",
		`{"op":"compare","hand":"1m","house":{"instant_win":3}}`:                           "unsupported house 0",
		`{"op":"explain","hand":"1m","house":{"preset":"wenzhou"}}`:                        "unsupported house 0",
		`{"op":"win","hand":"11m","house":"wuhan"}`:                                        "bad_value house 0",
		`{"op":"win","hand":"11m","house":[]}`:                                             "bad_value house 0",
		`{"op":"win","hand":"11m","house":{"preset":"wuhu"}}`:                              "bad_value house 10",
		`{"op":"win","hand":"11m","house":{"preset":1}}`:                                   "bad_value house 10",
		`{"op":"win","hand":"11m","house":{"Preset":"wuhan"}}`:                             "unknown_field house 1",
		`{"op":"win","hand":"11m","house":{"pair_258":1}}`:                                 "bad_value house 12",
		`{"op":"win","hand":"11m","house":{"void_suit":"z"}}`:                              "bad_value house 13",
		`{"op":"win","hand":"11m","house":{"instant_win":-1}}`:                             "bad_value house 15",
		`{"op":"win","hand":"11m","house":{"wind_runs":true,"wind_runs":false}}`:           "bad_json house 18",
		`{"op":"win","hand":"11m","house":{"joker_face":"5z"}}`:                            "bad_value house 14",
		`{"op":"win","hand":"11m","joker_tiles":"12m","house":{"joker_face":"5z"}}`:        "bad_value house 14",
		`{"op":"win","hand":"11m","joker_tiles":"2m","house":{"joker_face":"2m"}}`:         "bad_value house 14",
		`{"op":"win","hand":"11m","joker_tiles":"2m","house":{"joker_face":"5x"}}`:         "invalid_hand house 14",
		`{"op":"win","hand":"11m","sets":5,"forms":["thirteen_orphans"]}`:                  "unsupported forms 0",
		`{"op":"win","hand":"11m","sets":5,"house":{"preset":"guangdong"}}`:                "unsupported house 0",
		`{"op":"readings","hand":"112233445566778m1z2z","house":{"preset":"wenzhou"}}`:     "not_complete hand -",
		`{"op":"shanten","hand":"1m","jokers":17}`:                                         "invalid_hand hand -",
		`{"op":"explain","hand":"1m","sets":5,"forms":["seven_pairs"]}`:                    "unsupported forms 0",
		`{"op":"restrict","hand":"11m"}`:                                                   "bad_value only -",
		`{"op":"restrict","hand":"11m","only":""}`:                                         "bad_value only -",
		`{"op":"restrict","hand":"11m","only":1}`:                                          "bad_value only 0",
		`{"op":"restrict","hand":"11m","only":"tanyao & honitu"}`:                          "bad_value only 9",
		`{"op":"restrict","hand":"11m","only":"断么九 | (toitoi"}`:                            "bad_value only 19",
		`{"op":"restrict","hand":"11m","only":["tanyao","toitoi"]}`:                        "bad_value only -",
		`{"op":"restrict","hand":"11m","only":"toitoi","method":"substitution"}`:           "bad_value method -",
		`{"op":"restrict","hand":"19m19p19s12z","only":"tanyao","method":"substitution"}`:  "unsupported method -",
		`{"op":"restrict","hand":"1mjjj","only":"tanyao","method":"substitution"}`:         "unsupported method -",
		`{"op":"call","hand":"1mjjj","tile":"1m","from":"left"}`:                           "unsupported hand -",
		`{"op":"call","hand":"12m4z1s","tile":"1m","from":"left","joker_tiles":"5z"}`:      "unsupported joker_tiles -",
		`{"op":"call","hand":"12m4z1s","tile":"1m","from":"left","sets":5}`:                "unsupported sets -",
		`{"op":"compare","hand":"1m","only":["tanyao",null]}`:                              "bad_value only[1] 0",
		`{"op":"compare","hand":"1m","only":["tanyao","has(12m)"]}`:                        "bad_value only[1] 4",
		`{"op":"compare","hand":"1m","method":"exact"}`:                                    "unknown_field method -",
		`{"op":"compare","hand":"1m","only":["` + strings.Repeat(`any","`, 100) + `any"]}`: "too_large only[100] 0",
		`{"op":"useful","hand":"11m"}`:                                                     "wrong_size hand -",
		`{"op":"shanten","hand":"11m","pools":"hand"}`:                                     "unknown_field pools -",
		`{"op":"shanten","hand":"11m" "pool":"hand"}`:                                      "bad_json - 29",
		`{"op":"shanten","hand":"` + strings.Repeat("1", 2000) + `"}`:                      "too_large hand 1024",
	} {
		response, _ := api.Answer([]byte(request), 0)
		var got api.ErrorResponse
		if err := json.Unmarshal(response, &got); err != nil || got.Error == nil {
			t.Errorf("%s answers %s", request, response)
			continue
		}
		field, at := "-", "-"
		if got.Error.Field != "" {
			field = got.Error.Field
		}
		if got.Error.At != nil {
			b, _ := json.Marshal(*got.Error.At)
			at = string(b)
		}
		if s := string(got.Error.Code) + " " + field + " " + at; s != want {
			t.Errorf("%s answers %s, want %s: %s", request, s, want, got.Error.Message)
		}
	}
}

// TestFieldsReadAlike sets every field from the text of a flag and from JSON, and expects
// the same answer.
func TestFieldsReadAlike(t *testing.T) {
	values := map[string][2]string{ // text and JSON
		"id": {`{"a":1}`, `{"a":1}`}, "notation": {"unicode", `"unicode"`}, "print": {"unicode", `"unicode"`},
		"drawn": {"🀇", `"🀇"`}, "jokers": {"0", "0"}, "joker_tiles": {"🀀", `"🀀"`}, "joker_copies": {"four", `"four"`},
		"seen": {"🀇", `"🀇"`}, "pool": {"seen", `"seen"`}, "players": {"3", "3"}, "sets": {"5", "5"},
		"rules": {"tenhou3", `"tenhou3"`}, "rules_toml": {"extends = 'wrc'\nname = 'x'", `"extends = 'wrc'\nname = 'x'"`},
		"forms": {"standard", `["standard"]`}, "four_as_two_pairs": {"true", "true"}, "reds": {"0,1,2", "[0,1,2]"},
		"round": {"E", `"E"`}, "seat": {"N", `"N"`}, "only": {"tanyao", `"tanyao"`}, "tile": {"🀇", `"🀇"`}, "from": {"left", `"left"`}, "turn": {"5", "5"}, "dora": {"🀀", `"🀀"`},
		"profile": {"bot", `"bot"`}, "target": {"honitsu", `"honitsu"`}, "options": {`{"A2":"pass"}`, `{"A2":"pass"}`},
		"method": {"substitution", `"substitution"`}, "lang": {"en", `"en"`}, "limit": {"3", "3"}, "house": {"wuhan", `{"preset":"wuhan"}`}, "to": {"unicode", `"unicode"`},
		"win": {"🀇", `"🀇"`}, "self_draw": {"true", "true"}, "flags": {"riichi,ippatsu", `["riichi","ippatsu"]`},
		"melds_from": {"left, self", `["left","self"]`}, "ura": {"🀀", `"🀀"`}, "nukidora": {"1", "1"}, "flowers": {"2", "2"}, "own_flowers": {"1", "1"}, "flower_sets": {"1", "1"}, "first_from": {"self", `"self"`}, "honba": {"2", "2"}, "sticks": {"1", "1"},
		"wins": {`[{"hand":"1m"}]`, `[{"hand":"1m"}]`}, "outcome": {"draw", `"draw"`}, "tenpai": {"E, south", `["E","south"]`},
		"tiles": {"4", "4"}, "known": {"🀇", `"🀇"`}, "melds": {"[🀇🀇🀇]", `"[🀇🀇🀇]"`}, "wall_jokers": {"1", "1"}, "deck": {strings.Repeat("4", 34), `"` + strings.Repeat("4", 34) + `"`},
		"by": {"forms", `"forms"`}, "patterns": {"true", "true"}, "draws": {"2", "2"}, "samples": {"5", "5"}, "seed": {"2", "2"},
	}
	for _, o := range api.Ops() {
		for _, f := range o.Fields() {
			v, ok := values[f.Name]
			if !ok {
				if !slices.Contains([]string{"op", "hand"}, f.Name) {
					t.Errorf("no value to try for %s", f.Name)
				}
				continue
			}
			line := `{"op":"` + o.Name + `","hand":"🀇","` + f.Name + `":` + v[1] + `}`
			fromJSON, _ := api.Answer([]byte(line), 0)
			r := api.Request{Op: o.Name}
			r.SetHand("🀇")
			if err := f.SetText(&r, v[0]); err != nil {
				t.Errorf("%s: %v", f.Name, err)
			}
			response, err := api.Do(&r)
			fromText := api.Marshal(response)
			if err != nil {
				fromText = api.Refuse(&r, err, 0)
			}
			fromJSON = bytes.Replace(fromJSON, []byte(f.Name+"[0]"), []byte(f.Name), 1) // where an element of a list is at fault
			if !bytes.Equal(fromJSON, fromText) {
				t.Errorf("%s:\n%s from JSON\n%s from text", f.Name, fromJSON, fromText)
			}
		}
	}
}

// TestAnswersAreRepeatable asks twice.
func TestAnswersAreRepeatable(t *testing.T) {
	line := []byte(`{"op":"analyze","hand":"1225p56s23588m17z5z","pool":"seen","seen":"333p"}`)
	once, _ := api.Answer(line, 0)
	again, _ := api.Answer(line, 0)
	if !bytes.Equal(once, again) {
		t.Errorf("%s\n%s", once, again)
	}
}

// FuzzAnswer sends any line: the answer is one line of JSON, an echo of the id and either
// an operation's answer or an error with a known code, whose place lies in the field.
func FuzzAnswer(f *testing.F) {
	for _, s := range []string{
		`{"op":"analyze","hand":"123m0567p789s1145z","id":{"a":[1,"<&>"]}}`,
		`{"op":"convert","hand":"[123m]11z","to":"unicode","print":"unicode","seen":"1m"}`,
		`{"op":"discards","hand":"11m","drawn":"1m","reds":[4,0,1],"players":3,"sets":5}`,
		`{"op":"shanten","hand":"1z","forms":["seven_pairs"],"four_as_two_pairs":true,"jokers":3}`,
		`{"op":"win","hand":"2m5zj","joker_tiles":"1m","house":{"preset":"wuhan","joker_face":"5z","void_suit":"p"}}`,
		`{"op":"readings","hand":"19m19p19s1234567zj","limit":2}`, `{"op":"waits","hand":"1mjjj","house":{"natural_per_set":true}}`,
		`{"op":"restrict","hand":"23m567p55678s[234p]","only":"tanyao & (std | has(123m, 777z))","seen":"44m","round":"S","seat":"E"}`,
		`{"op":"compare","hand":"11m","only":["断么九","within(19m)"]}`, `{"op":"restrict","hand":"19m","only":"tanyao","method":"substitution"}`,
		`{"op":"call","hand":"45m378p3336888s7z","tile":"7s","from":"left","turn":8,"dora":"4m","options":{"A3":"call"},"target":"tanyao | honitsu"}`,
		`{"op":"useful"`, "", "[]", `{"op":"shanten","op":"x"}`, "\xff",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		response, ok := api.Answer(line, 7)
		if bytes.ContainsAny(response, "\r\n") || !json.Valid(response) {
			t.Fatalf("%q answers %q", line, response)
		}
		var got api.ErrorResponse
		if err := json.Unmarshal(response, &got); err != nil {
			t.Fatal(err)
		}
		if ok != (got.Error == nil) || !ok && (got.Line != 7 || got.Error.Code == "" || got.Error.Message == "") {
			t.Fatalf("%q answers %s", line, response)
		}
		var sent struct{ ID any }
		if err := json.Unmarshal(line, &sent); err == nil && ok {
			var echo struct{ ID any }
			if err := json.Unmarshal(response, &echo); err != nil || !reflect.DeepEqual(sent, echo) {
				t.Fatalf("%q answers %s", line, response)
			}
		}
	})
}
