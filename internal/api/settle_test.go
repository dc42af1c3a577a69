package api_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// TestSettle holds what every seat gains or loses, and who takes honba and sticks.
func TestSettle(t *testing.T) {
	const (
		south = `{"hand":"234m067p445566s77z","win":"6s","flags":["riichi"],"seat":"S","from":"left"}`   // 5200 from east
		west  = `{"hand":"234m567p445566s22z","win":"6s","flags":["riichi"],"seat":"W","from":"across"}` // 3900 from east
		north = `{"hand":"123m456p12378s44z6s","win":"6s","flags":["riichi"],"seat":"N","from":"right"}` // 1300 from east
		pao   = `{"hand":"44p45s[555z][666z][777z]","win":"6s","melds_from":["left","left","across"],"seat":"N","from":"right"}`
	)
	for request, want := range map[string]string{
		`"wins":[` + south + `]`:                                                                             "[-5200,5200,0,0] S",
		`"wins":[` + south + `],"honba":2,"sticks":1`:                                                        "[-5800,6800,0,0] S",
		`"wins":[` + west + `,` + south + `],"honba":1,"sticks":3`:                                           "[-9400,8500,3900,0] S",
		`"wins":[` + south + `,` + west + `,` + north + `]`:                                                  "[-9100,5200,3900,0] S",
		`"rules":"mahjongsoul","wins":[` + north + `,` + west + `,` + south + `]`:                            "[-10400,5200,3900,1300] S",
		`"rules":"mleague","wins":[` + north + `,` + west + `]`:                                              "[-3900,0,3900,0] W",
		`"rules":"tenhou","wins":[` + south + `,` + west + `]`:                                               "[-9100,5200,3900,0] S",
		`"rules":"tenhou","wins":[` + south + `,` + west + `,` + north + `]`:                                 "[0,0,0,0] ",
		`"options":{"multi_ron":"head_bump"},"wins":[` + north + `,` + south + `]`:                           "[-5200,5200,0,0] S",
		`"wins":[` + pao + `,` + strings.Replace(south, "77z", "22z", 1) + `],"honba":1`:                     "[-21500,-10500,0,32000] S",
		`"wins":[{"hand":"123m456p345789s44z","win":"5s","self_draw":true,"seat":"E"}],"honba":1,"sticks":1`: "[3400,-800,-800,-800] E",
		`"outcome":"draw"`:                                      "[0,0,0,0] ",
		`"outcome":"draw","tenpai":["E"],"sticks":2`:            "[3000,-1000,-1000,-1000] ",
		`"outcome":"draw","tenpai":["N","S"]`:                   "[-1500,1500,-1500,1500] ",
		`"outcome":"draw","tenpai":["N","S","W"],"honba":3`:     "[-3000,1000,1000,1000] ",
		`"outcome":"draw","tenpai":["N","S","W","E"]`:           "[0,0,0,0] ",
		`"rules":"tenhou3","outcome":"draw","tenpai":["S"]`:     "[-1000,2000,-1000] ",
		`"rules":"tenhou3","outcome":"draw","tenpai":["S","W"]`: "[-2000,1000,1000] ",
		`"outcome":"nagashi","tenpai":["E"]`:                    "[12000,-4000,-4000,-4000] ",
		`"outcome":"nagashi","tenpai":["W"],"honba":1`:          "[-4000,-2000,8000,-2000] ",
		`"outcome":"nagashi","tenpai":["W","E"]`:                "[8000,-6000,4000,-6000] ",
		`"rules":"mcr","outcome":"draw"`:                        "[0,0,0,0] ",
		`"rules":"zungjung","outcome":"draw"`:                   "[0,0,0,0] ",
	} {
		answer, _ := api.Answer([]byte(`{"op":"settle",`+request+`}`), 0)
		var got struct {
			Payments json.RawMessage
			SticksTo *string `json:"sticks_to"`
		}
		if err := json.Unmarshal(answer, &got); err != nil {
			t.Fatal(err)
		}
		to := ""
		if got.SticksTo != nil {
			to = *got.SticksTo
		}
		if s := string(got.Payments) + " " + to; s != want {
			t.Errorf("%s: %s, want %s: %s", request, s, want, answer)
		}
	}
}

// TestSettleErrors: wins that cannot be together, and what is no business of settle.
func TestSettleErrors(t *testing.T) {
	const south = `{"hand":"234m067p445566s77z","win":"6s","seat":"S","from":"left"}`
	for request, want := range map[string]string{
		`"hand":"1m"`:              "unknown_field hand",
		`"honba":1`:                "bad_value wins",
		`"wins":[]`:                "bad_value wins",
		`"wins":[1]`:               "bad_json wins[0]",
		`"wins":"x"`:               "bad_value wins",
		`"wins":[{}]`:              "bad_value wins[0].from",
		`"wins":[{"op":"useful"}]`: "bad_value wins[0].op",
		`"wins":[{"from":"left"}]`: "bad_value wins[0].hand",
		`"wins":[{"hand":"234m067p44556s77z","from":"left"}]`:                                                                                            "wrong_size wins[0].hand",
		`"wins":[{"hand":"234m06x","from":"left"}]`:                                                                                                      "invalid_hand wins[0].hand",
		`"wins":[{"hand":"234m067p44556s77z","win":"1m","from":"left"}]`:                                                                                 "not_complete wins[0].hand",
		`"wins":[{"hand":"123m456p345789s44z","win":"5s","seat":"N","from":"right"}]`:                                                                    "bad_value wins[0]",
		`"wins":[` + strings.Replace(south, "{", `{"honba":1,`, 1) + `]`:                                                                                 "bad_value wins[0].honba",
		`"wins":[` + strings.Replace(south, "{", `{"rules":"tenhou",`, 1) + `]`:                                                                          "bad_value wins[0].rules",
		`"wins":[` + south + `,` + south + `]`:                                                                                                           "contradiction wins[1]",
		`"wins":[` + south + `,` + strings.Replace(south, `"S"`, `"W"`, 1) + `]`:                                                                         "contradiction wins[1]",
		`"wins":[` + south + `,{"hand":"234m067p445566s77z","win":"6s","seat":"W","self_draw":true}]`:                                                    "contradiction wins[1]",
		`"outcome":"draw","wins":[` + south + `]`:                                                                                                        "contradiction wins",
		`"outcome":"win","tenpai":["E"],"wins":[` + south + `]`:                                                                                          "contradiction tenpai[0]",
		`"outcome":"nagashi","rules":"mleague","tenpai":["E"]`:                                                                                           "contradiction outcome",
		`"outcome":"draw","rules":"tenhou3","tenpai":["N"]`:                                                                                              "contradiction tenpai[0]",
		`"outcome":"draw","tenpai":["X"]`:                                                                                                                "bad_value tenpai[0]",
		`"wins":[` + south + `,{"hand":"345m22678p345782s","win":"2s","seat":"W","from":"across"}]`:                                                      "contradiction wins[1]",
		`"wins":[` + south + `,{"hand":"345m22678p34578s","win":"6s","seat":"W","from":"across","round":"S"}]`:                                           "contradiction wins[1]",
		`"wins":[` + south + `,{"hand":"345m22678p34578s","win":"6s","seat":"W","from":"across","flags":["houtei"]}]`:                                    "contradiction wins[1]",
		`"wins":[` + strings.Replace(south, "{", `{"dora":"1m",`, 1) + `,{"hand":"345m22678p34578s","win":"6s","seat":"W","from":"across","dora":"2m"}]`: "contradiction wins[1]",
		`"wins":[` + south + `,{"hand":"345m678888p78s77z","win":"6s","seat":"W","from":"across","dora":"7z"}]`:                                          "contradiction wins[1]",
		`"outcome":"ron"`:     "bad_value outcome",
		`"outcome":"nagashi"`: "bad_value tenpai",
		`"outcome":"nagashi","rules":"mcr","tenpai":["E"]`: "contradiction outcome",
		`"outcome":"nagashi","rules":"zungjung"`:           "contradiction outcome",
		`"outcome":"draw","rules":"mcr","tenpai":["E"]`:    "contradiction tenpai[0]",
		`"outcome":"draw","rules":"zungjung","honba":1`:    "contradiction honba",
		`"outcome":"draw","rules":"mcr","sticks":1`:        "contradiction sticks",
	} {
		answer, ok := api.Answer([]byte(`{"op":"settle",`+request+`}`), 0)
		var got struct{ Error *api.Error }
		if err := json.Unmarshal(answer, &got); err != nil || ok {
			t.Errorf("%s answers %s", request, answer)
			continue
		}
		if s := string(got.Error.Code) + " " + got.Error.Field; s != want {
			t.Errorf("%s: %s, want %s: %s", request, s, want, answer)
		}
	}
}

// TestSettleConserves: what the seats gain and lose is the sticks, when they are taken.
func TestSettleConserves(t *testing.T) {
	for _, rules := range []string{"std", "tenhou", "mahjongsoul", "mleague", "classic"} {
		var got struct{ Payments []int }
		answer, _ := api.Answer([]byte(`{"op":"settle","rules":"`+rules+`","honba":3,"sticks":2,"wins":[
			{"hand":"44p45s[555z][666z][777z]","win":"6s","melds_from":["left","left","across"],"seat":"N","from":"right"},
			{"hand":"234m567p445566s22z","win":"6s","seat":"S","from":"left"}]}`), 0)
		if err := json.Unmarshal(answer, &got); err != nil {
			t.Fatal(err)
		}
		sum := 0
		for _, n := range got.Payments {
			sum += n
		}
		if sum != 2000 || slices.Equal(got.Payments, []int{0, 0, 0, 0}) {
			t.Errorf("%s: %s", rules, answer)
		}
	}
}
