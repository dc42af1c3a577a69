package api_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// answered is what the tests read of any answer.
type answered struct {
	Win      bool
	WonAs    []string `json:"won_as"`
	JokersAs *string  `json:"jokers_as"`
	Shanten  *int
	Useful   []api.UsefulTile
	Waits    []api.WaitTile
	Any      bool
	Readings []api.Reading
	Warnings []string
	Error    *api.Error
}

// ask answers a request of which fields lacks the braces.
func ask(t *testing.T, fields string) answered {
	t.Helper()
	response, _ := api.Answer([]byte("{"+fields+"}"), 0)
	var a answered
	// The code of a reading is an object of suits, which SuitCodes only writes.
	response = []byte(strings.ReplaceAll(string(response), `"codes":{`, `"other":{`))
	if err := json.Unmarshal(response, &a); err != nil {
		t.Fatalf("%s: %v", response, err)
	}
	return a
}

// TestExactAnswers holds whole answers, key by key.
func TestExactAnswers(t *testing.T) {
	for request, want := range map[string]string{
		`{"op":"win","hand":"266m77888899pjjj"}`:                       `{"op":"win","hand":"266m77888899pjjj","drawn":"j","pool":"melds","implied_melds":0,"win":true,"won_as":["standard"],"jokers_as":"13m8p"}`,
		`{"op":"win","id":7,"hand":"112233m112233p55s"}`:               `{"id":7,"op":"win","hand":"112233m112233p55s","drawn":"5s","pool":"melds","implied_melds":0,"win":true,"won_as":["standard","seven_pairs"],"jokers_as":""}`,
		`{"op":"win","hand":"12m"}`:                                    `{"op":"win","hand":"12m","drawn":"2m","pool":"melds","implied_melds":4,"win":false,"won_as":[],"jokers_as":null}`,
		`{"op":"win","hand":"1mj9m","house":{"instant_win":1}}`:        ``,
		`{"op":"win","hand":"1j","notation":"mpsz"}`:                   ``,
		`{"op":"win","hand":"1mj","house":{"instant_win":1}}`:          `{"op":"win","hand":"1mj","drawn":"j","pool":"melds","implied_melds":4,"win":true,"won_as":[],"jokers_as":null,"warnings":["won at once by the number of jokers, whatever the other tiles: it takes 1"]}`,
		`{"op":"waits","hand":"78s11z"}`:                               `{"op":"waits","hand":"78s11z","drawn":null,"pool":"melds","implied_melds":3,"waits":[{"tile":"6s","left":4},{"tile":"9s","left":4}],"any":false}`,
		`{"op":"waits","hand":"77z11j"}`:                               ``,
		`{"op":"waits","hand":"11m[222m][333m][444m]1z1z","pool":"x"}`: ``,
		`{"op":"waits","hand":"19m77z"}`:                               `{"op":"waits","hand":"19m77z","drawn":null,"pool":"melds","implied_melds":3,"waits":[],"any":false}`,
		`{"op":"waits","hand":"46m77zj","seen":"5m"}`:                  `{"op":"waits","hand":"46m77zj","drawn":"j","pool":"melds","implied_melds":3,"discards":[{"tile":"4m","waits":[{"tile":"4m","left":3},{"tile":"5m","left":3},{"tile":"6m","left":3},{"tile":"7m","left":4},{"tile":"8m","left":4},{"tile":"7z","left":2},{"tile":"j","left":null}],"any":false},{"tile":"6m","waits":[{"tile":"2m","left":4},{"tile":"3m","left":4},{"tile":"4m","left":3},{"tile":"5m","left":3},{"tile":"6m","left":3},{"tile":"7z","left":2},{"tile":"j","left":null}],"any":false},{"tile":"7z","waits":[{"tile":"5m","left":3},{"tile":"7z","left":2},{"tile":"j","left":null}],"any":false}]}`,
		`{"op":"waits","hand":"19m1p9p77z1s9s"}`:                       `{"op":"waits","hand":"19m19p19s77z","drawn":"9s","pool":"melds","implied_melds":2,"discards":[]}`,
		`{"op":"readings","hand":"406m11z[123m](5555p)"}`:              `{"op":"readings","hand":"406m11z[123m](5555p)","drawn":"1z","pool":"melds","implied_melds":1,"readings":[{"form":"standard","sets":["456m","[123m]","(5555p)"],"pair":"11z","pairs":null,"tiles":"406m11z[123m](5555p)","jokers_as":"","codes":{"m":65091516,"p":66516924,"z":2029501}}],"more":false}`,
		`{"op":"readings","hand":"5zj"}`:                               `{"op":"readings","hand":"5zj","drawn":"j","pool":"melds","implied_melds":4,"readings":[{"form":"standard","sets":[],"pair":"5z5z*","pairs":null,"tiles":"55z","jokers_as":"5z","codes":{"z":27195325}}],"more":false}`,
		`{"op":"readings","hand":"46m55zj","limit":1,"print":"t34"}`:   `{"op":"readings","hand":"3,5,31,31,j","drawn":"j","pool":"melds","implied_melds":3,"readings":[{"form":"standard","sets":["3,4*,5"],"pair":"31,31","pairs":null,"tiles":"3,4,5,31,31","jokers_as":"4","codes":{"m":65468348,"z":27195325}}],"more":false}`,
		`{"op":"readings","hand":"jj","limit":1}`:                      `{"op":"readings","hand":"jj","drawn":"j","pool":"melds","implied_melds":4,"readings":[{"form":"standard","sets":[],"pair":"1m*1m*","pairs":null,"tiles":"11m","jokers_as":"11m","codes":{"m":2029501}}],"more":true}`,
		`{"op":"readings","hand":"1111mj"}`:                            `{"op":"readings","hand":"1111mj","drawn":"j","pool":"melds","implied_melds":3,"readings":[{"form":"standard","sets":["111m"],"pair":"1m1m*","pairs":null,"tiles":"11111m","jokers_as":"1m","codes":null}],"more":false}`,
	} {
		response, ok := api.Answer([]byte(request), 0)
		if ok != (want != "") || ok && string(response) != want {
			t.Errorf("%s answers\n%s, want\n%s", request, response, want)
		}
	}
}

// TestWrongAnswersElsewhere asks what published engines answer wrongly: whether the hand
// wins if a joker may be a fifth copy, and if it may not.
func TestWrongAnswersElsewhere(t *testing.T) {
	for _, c := range []struct {
		hand, house string
		anyWins     bool
		fourWins    bool
	}{
		{"266m77888899pjjj", "", true, true},
		{"jj", "", true, true},
		{"jjjjj", "", true, true},
		{"jjjjjjjj", "", true, true},
		{"jjjjjjjjjjj", "", true, true},
		{"jjjjjjjjjjjjjj", "", true, true},
		{"11233445567789m", "", true, true},
		{"44566777788899p", "", true, true},
		{"44555566677778m", "", true, true},
		{"4456666777899mj", "", true, true},
		{"11223333444455m", "", true, true},
		{"37p77s44zjjjjjjjj", "", true, true},
		{"12345zjjjjjjjjj", "", true, true},
		{"1111z2zjjjjjjjjj", "", true, false},
		{"1111mj", "", true, false},
		{"1111zj", "", true, false},
		{"12345zjjjjjjjjj", `,"house":{"pair_258":true}`, false, false},
		{"12347zjjjjjjjjj", `,"house":{"pair_258":true}`, false, false},
	} {
		for copies, want := range map[string]bool{"any": c.anyWins, "four": c.fourWins} {
			got := ask(t, `"op":"win","forms":["standard"],"joker_copies":"`+copies+`","hand":"`+c.hand+`"`+c.house)
			if got.Error != nil || got.Win != want {
				t.Errorf("%s%s with %s: %v %v, want %v", c.hand, c.house, copies, got.Win, got.Error, want)
			}
		}
	}
	for _, c := range []struct {
		hand, copies string
		kinds        int
		any          bool
	}{
		{"66zjjjjjjjj", "any", 35, true},
		{"66zjjjjjjjj", "four", 35, true},
		{"222z44zjjjjjjjj", "any", 35, true},
		{"222z44zjjjjjjjj", "four", 34, false},
	} {
		got := ask(t, `"op":"waits","forms":["standard"],"joker_copies":"`+c.copies+`","hand":"`+c.hand+`"`)
		if len(got.Waits) != c.kinds || got.Any != c.any || got.Waits[len(got.Waits)-1].Tile != "j" {
			t.Errorf("%s with %s waits on %d kinds, any %v: want %d, %v", c.hand, c.copies, len(got.Waits), got.Any, c.kinds, c.any)
		}
	}
	for _, c := range []struct { // a draw is never a fifth copy, a joker may be
		hand, copies string
		shanten      int
	}{
		{"111122223333zjj", "any", 1},
		{"111122223333zjj", "four", 2},
		{"5555m4444p999p777z", "any", 1},
		{"5555m4444p999p777z", "four", 1},
		{"1111z2zjjjjjjjjj", "any", -1},
		{"1111z2zjjjjjjjjj", "four", 0},
	} {
		got := ask(t, `"op":"shanten","forms":["standard"],"joker_copies":"`+c.copies+`","hand":"`+c.hand+`"`)
		if got.Shanten == nil || *got.Shanten != c.shanten {
			t.Errorf("%s with %s: shanten %v, want %d", c.hand, c.copies, got.Shanten, c.shanten)
		}
	}
	if got := ask(t, `"op":"win","hand":"11m22m33p44p5566s7z7z"`); !slices.Contains(got.WonAs, "seven_pairs") {
		t.Errorf("seven pairs: %v", got.WonAs)
	}
}

// TestHouses asks what the rules of a house change.
func TestHouses(t *testing.T) {
	for request, want := range map[string]string{
		`"hand":"123m456p11z"`:                                                                                    "true ",
		`"hand":"123m456p11z","house":{"preset":"changsha"}`:                                                      "false",
		`"hand":"123m456p22s","house":{"preset":"changsha"}`:                                                      "true ",
		`"hand":"123m456p11z","house":{"preset":"changsha","pair_258":false}`:                                     "true ",
		`"hand":"123m456p11z","house":{"pair_258":null,"preset":null}`:                                            "true ",
		`"hand":"134z22z","house":{"wind_runs":true}`:                                                             "true ",
		`"hand":"134z22z","house":{"dragon_runs":true}`:                                                           "false",
		`"hand":"567z22z","house":{"dragon_runs":true}`:                                                           "true ",
		`"hand":"1m1zjjj","house":{"natural_per_set":true}`:                                                       "true 1m11z",
		`"hand":"11zjjj","house":{"natural_per_set":true}`:                                                        "true 111z",
		`"hand":"11zjjj","joker_copies":"four","house":{"natural_per_set":true}`:                                  "false",
		`"hand":"12mjjj","joker_copies":"four","house":{"natural_per_set":true}`:                                  "true 113m",
		`"hand":"12m11z5z","joker_tiles":"5z","house":{"preset":"wuhan","max_jokers_used":null,"pair_258":false}`: "true 3m",
		`"hand":"1m2m2m5z5z","joker_tiles":"5z","house":{"preset":"wuhan"}`:                                       "false",
		`"hand":"1m2m2m5z5z","joker_tiles":"5z","house":{"preset":"wuhan","max_jokers_used":null}`:                "true 11m",
		`"hand":"111mjj","house":{"pair_258":true,"natural_per_set":true}`:                                        "false",
		`"hand":"112mjj","house":{"pair_258":true,"natural_per_set":true}`:                                        "true 12m",
		`"hand":"1zjjjj","house":{"natural_per_set":true}`:                                                        "false",
		`"hand":"1m5z5z","joker_tiles":"5z"`:                                                                      "invalid_hand",
		`"hand":"11m55z5z","joker_tiles":"5z","house":{"max_jokers_used":0}`:                                      "true 555z",
		`"hand":"12m11z5z","joker_tiles":"5z","house":{"max_jokers_used":0}`:                                      "false",
		`"hand":"12m11z5z","joker_tiles":"5z","house":{"preset":"wuhan"}`:                                         "false",
		`"hand":"12m22p5z","joker_tiles":"5z","house":{"preset":"wuhan"}`:                                         "true 3m",
		`"hand":"23m22p5z","joker_tiles":"5z","house":{"void_suit":"s"}`:                                          "true 1m",
		`"hand":"23m22p5z","joker_tiles":"5z","house":{"void_suit":"p"}`:                                          "false",
		`"hand":"23m22pj","house":{"void_suit":""}`:                                                               "true 1m",
		`"hand":"12m5z22p","joker_tiles":"3m","house":{"joker_face":"5z"}`:                                        "true ",
		`"hand":"1m3m5z22p","joker_tiles":"3m","house":{"joker_face":"5z"}`:                                       "true 2m",
		`"hand":"147m258pjj","house":{"instant_win":2}`:                                                           "true null",
		`"hand":"147m258pjj","house":{"instant_win":3}`:                                                           "false",
		`"hand":"1122334455667788m1z","house":{"preset":"wenzhou"}`:                                               "true ",
		`"hand":"1122334455667788m1z","sets":5`:                                                                   "false",
		`"hand":"1122334455667788m1z","sets":5,"forms":["standard","seven_pairs"]`:                                "true ",
		`"hand":"1133557799m113p5z2zjj","sets":5,"forms":["seven_pairs"]`:                                         "true 3p2z",
		`"hand":"1133557799m13p1s5z2zjj","sets":5,"forms":["seven_pairs"]`:                                        "false",
		`"hand":"113355779m113p5z2zjjj","sets":5,"forms":["seven_pairs"]`:                                         "true 9m3p2z",
		`"hand":"1111335577m11p22s","house":{"preset":"guangdong"}`:                                               "true ",
		`"hand":"1111335577m11p22s","house":{"preset":"guangdong"},"four_as_two_pairs":false`:                     "false",
		`"hand":"1111335577m11p22s"`:                                                                              "false",
		`"hand":"1122335577m11p22s","house":{"preset":"hangzhou"}`:                                                "true ",
		`"hand":"1122335577m11p22s","house":{"preset":"hangzhou"},"forms":["standard"]`:                           "false",
		`"hand":"19m19p19s1234567z1z","house":{"preset":"hangzhou"}`:                                              "false",
		`"hand":"12m1z","players":3`:                                                                              "invalid_hand",
		`"hand":"1111m9mjjj","players":3,"joker_copies":"four","forms":["standard"]`:                              "false",
		`"hand":"1m","house":{"preset":"wuhan"}`:                                                                  "wrong_size",
		`"hand":"[123m]1m","jokers":1`:                                                                            "true 1m",
		`"hand":"1mj","jokers":18`:                                                                                "bad_value",
		`"hand":"123m456p789s11122z","house":{}`:                                                                  "true ",
		`"hand":"123z555m22pj","house":{"wind_runs":true}`:                                                        "invalid_hand",
		`"hand":"12m5z5z5z5z77p","joker_tiles":"3m","house":{"joker_face":"5z"}`:                                  "true ",
		`"hand":"5z5z5z5z12m11z[333m]","joker_tiles":"4m","house":{"joker_face":"5z"}`:                            "false",
		`"hand":"5z5z5z5z12m11z[333m]","joker_tiles":"3m","house":{"joker_face":"5z"}`:                            "true ",
		`"hand":"5z5z5z5z12m1zj[333m]","joker_tiles":"3m","house":{"joker_face":"5z"}`:                            "true 1z",
		`"hand":"123m456p789s11122z","seen":"3z","pool":"seen","house":{"preset":"hongzhong"}`:                    "true ",
		`"hand":"jjjjjjjjjjjjjj","forms":["standard"],"house":{"natural_per_set":true}`:                           "false",
		`"hand":"159m159p159sjjjjjjjj","house":{"natural_per_set":true,"void_suit":"p"},"sets":5`:                 "false",
		`"hand":"147m147p1sjjjjjjj","forms":["standard"],"house":{"pair_258":true,"natural_per_set":true}`:        "false",
	} {
		got := ask(t, `"op":"win",`+request)
		s := fmt.Sprint(got.Win)
		switch {
		case got.Error != nil:
			s = string(got.Error.Code)
		case got.Win && got.JokersAs == nil:
			s += " null"
		case got.Win:
			s += " " + *got.JokersAs
		}
		if s != want {
			t.Errorf("%s: %s, want %s (%v)", request, s, want, got.Error)
		}
	}
}
