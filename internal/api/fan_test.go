package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
)

// TestFans: under rules that add up points the answer has the fan, the points of each item,
// reasons with the sets they are about, and who pays; below the minimum the same without.
func TestFans(t *testing.T) {
	for request, parts := range map[string][]string{
		`"rules":"mcr","hand":"123p23s55z[789p][123p]1s","from":"left"`: {
			`"valid":true,"reason":null,"han":null,"fu":null,"yakuman":0,"fan":8,"fan_without_flowers":8,"limit":null,"points":32,"pays":{"discarder":16,"other":8}`,
			`{"id":"mixed_double_chow","name":"Mixed Double Chow","points":1,"count":1,"sets":[1,3],"pair":false}`,
			`{"id":"mixed_double_chow","reason":"same_fan_reused","name":"Mixed Double Chow","sets":[0,1],"principle":"non_identical"}`,
			`"payments":[-16,32,-8,-8],"more_han":null`,
		},
		`"rules":"mcr","hand":"445566m2277779s8s","flowers":3,"lang":"zh"`: {
			`"valid":false,"reason":"below_minimum"`, `"fan":10,"fan_without_flowers":7,"minimum":8`, `"points":0,"pays":null`,
			`{"id":"flower_tiles","name":"花牌","points":1,"count":3`, `"payments":null`,
		},
		`"rules":"mcr","hand":"147m258p369s12345z","win":"5z"`: {
			`{"id":"lesser_honors_and_knitted_tiles","name":"Lesser Honors and Knitted Tiles","points":12,"count":1,"sets":[],"pair":false,"tiles":"147m258p369s12345z"}`,
			`{"id":"knitted_straight","name":"Knitted Straight","points":12,"count":1,"sets":[],"pair":false,"tiles":"147m258p369s"}`,
		},
		`"rules":"mcr","hand":"123m123p789s44z[111m]","win":"1m"`:                                             {`"assumed":{"round":"E","seat":"S","flags":"last_tile"}`, `{"id":"last_tile"`},
		`"rules":"mcr","hand":"123m123p789s44z[111m]","win":"1m","options":{"flags":"strict"}`:                {`"code":"contradiction"`, `it is a last tile`},
		`"rules":"mcr","hand":"445566m2277779s8s","options":{"min_points":7},"from":"left"`:                   {`"valid":true`, `"payments":[-15,31,-8,-8]`},
		`"rules":"mcr","hand":"445566m2277779s8s","flowers":9`:                                                {`"code":"bad_value"`, `"field":"flowers"`},
		`"rules":"mcr","hand":"445566m2277779s8s","dora":"1m"`:                                                {`"code":"contradiction"`, `"field":"dora"`},
		`"rules":"mcr","hand":"445566m2277779s8s","honba":1`:                                                  {`"code":"contradiction"`, `"field":"honba"`},
		`"hand":"445566m2277779s8s","flowers":1`:                                                              {`"code":"contradiction"`, `"field":"flowers"`},
		`"rules":"mcr","hand":"445566m2277779s8s","flags":["riichi"]`:                                         {`{"id":"riichi","reason":"option_off"`},
		`"rules":"mcr","hand":"234m456p345789s44z","win":"2m","flags":["tenhou"],"self_draw":true,"seat":"E"`: {`{"id":"blessing_of_heaven","reason":"option_off"`},
		`"rules":"mcr","hand":"445566m2277779s8s","flags":["riichi"],"lang":"zh"`:                             {`{"id":"riichi","reason":"option_off","name":"立直"}`},
		`"rules":"mcr","hand":"445566m2277770s8s"`:                                                            {`"code":"invalid_hand"`, `red five`},
		`"rules":"zungjung","hand":"123345m11z[567m][999m]","win":"1m","from":"right"`:                        {`"fan":40`, `"points":120,"pays":{"discarder":70,"other":25}`, `"payments":[-25,120,-70,-25]`},
		`"rules":"zungjung","hand":"123345m11z[567m][999m]","win":"1m","self_draw":true,"seat":"E"`:           {`"points":120,"pays":{"each":40}`},
	} {
		answer, _ := api.Answer([]byte(`{"op":"score",`+request+`}`), 0)
		for _, part := range parts {
			if !strings.Contains(string(answer), part) {
				t.Errorf("%s answers %s\nwithout %s", request, answer, part)
			}
		}
	}
}

// TestFlowerFaults: flowers that cannot be are refused in every language, with the field.
func TestFlowerFaults(t *testing.T) {
	const hand = `"hand":"123345m11z[567m][999m]","win":"1m",`
	for request, want := range map[string]string{
		`"rules":"zungjung","flowers":1,"own_flowers":2`:                 `own_flowers: own_flowers contradicts flowers: own flowers among 1: 0 to 1, not 2`,
		`"rules":"zungjung","flowers":7`:                                 `own_flowers: own_flowers contradicts flowers: own flowers among 7: 1 to 2, not 0`,
		`"rules":"zungjung","own_flowers":1`:                             `own_flowers: own_flowers contradicts flowers: own flowers among 0: 0 to 0, not 1`,
		`"rules":"zungjung","flowers":4,"own_flowers":2,"flower_sets":1`: `flower_sets: flower_sets contradicts flowers: whole sets among 4 flowers, own ones 2: 0 to 0, not 1`,
		`"rules":"zungjung","flowers":4,"flower_sets":1,"lang":"zh"`:     `flower_sets: flower_sets 与 flowers 矛盾：4张花牌，其中正花0张时的成套数：0 到 0，而不是 1`,
		`"rules":"zungjung","flowers":4,"flower_sets":1,"lang":"ja"`:     `flower_sets: flower_sets と flowers が矛盾する: 花牌4枚、うち自分の席0枚のとき揃いの組: 0 から 0 組（1 組ではない）`,
		`"rules":"zungjung","own_flowers":1,"lang":"zh"`:                 `own_flowers: own_flowers 与 flowers 矛盾：0张花牌中的正花：0 到 0 张，而不是 1 张`,
		`"rules":"zungjung","own_flowers":1,"lang":"ja"`:                 `own_flowers: own_flowers と flowers が矛盾する: 花牌0枚のうち自分の席のもの: 0 から 0 枚（1 枚ではない）`,
		`"rules":"zungjung","own_flowers":3`:                             `own_flowers: must be a whole number from 0 to 2, not 3`,
		`"rules":"mcr","flowers":1,"own_flowers":1`:                      `own_flowers: own_flowers contradicts rules: the rules do not tell flowers apart`,
		`"rules":"mcr","flowers":4,"flower_sets":1`:                      `flower_sets: flower_sets contradicts rules: the rules do not tell flowers apart`,
		`"rules":"mcr","first_from":"self"`:                              `first_from: first_from contradicts rules: the rules have no immunity in the same round`,
		`"rules":"zungjung","first_from":"left","self_draw":true`:        `first_from: first_from contradicts self_draw: a self-draw is discarded by nobody`,
		`"rules":"zungjung","first_from":"me"`:                           `first_from: must be one of left, across, right, self, not "me"`,
	} {
		got := askScore(t, "{"+hand+request+"}")
		if got.Error == nil || got.Error.Field+": "+got.Error.Message != want {
			t.Errorf("%s answers %+v, want %s", request, got.Error, want)
		}
	}
}

// TestCapped: where the patterns add up to more than the rules pay, the answer says so, and
// lists them all; a pattern that stands alone is no such case.
func TestCapped(t *testing.T) {
	const capped = `"hand":"55577z(2222m)(3333m)(4444m)","win":"7z","self_draw":true,"rules":"zungjung"`
	answersWith(t, "score", map[string][]string{
		capped: {
			`"fan":320,"fan_without_flowers":320,"limit":"capped","points":960,"pays":{"each":320}`,
			`"points":40,`, `"points":10,`, `"points":30,`, `"points":125,`, `"points":120,`, `"points":100,`, `"points":5,`, // 430
		},
		capped + `,"flowers":4,"own_flowers":1,"flower_sets":1,"options":{"flowers":true}`: {`"fan":320,"fan_without_flowers":320,"limit":"capped"`, `"id":"flower_set"`},
		`"hand":"222333444m555z77z","win":"7z","self_draw":true,"rules":"zungjung"`:        {`"fan":310,"fan_without_flowers":310,"limit":null`},
		`"hand":"22p[111z][222z][333z][444z]","win":"2p","rules":"zungjung"`:               {`"fan":400,"fan_without_flowers":400,"limit":null`, `"reason":"limit_alone"`},
	})
	answersWith(t, "outcomes", map[string][]string{`"hand":"5577z(2222m)(3333m)(4444m)","rules":"zungjung"`: {`"limit":"capped"`}})
	answersWith(t, "reach", map[string][]string{
		`"hand":"5577z(2222m)(3333m)(4444m)","rules":"zungjung"`: {`"fan":320,"best":{"tile":"5z","self_draw":false},"limit":"capped"`},
		`"hand":"23m456m789m44z[111p]","rules":"mcr"`:            {`!"limit"`},
	})
}

// TestPrinciples: what the Chinese official rules do not pay has the principle, and nothing
// else has one.
func TestPrinciples(t *testing.T) {
	answersWith(t, "score", map[string][]string{
		`"rules":"mcr","hand":"555666777p5556s7s","self_draw":true`: {
			`{"id":"three_concealed_pungs","reason":"other_reading:0","name":"Three Concealed Pungs","principle":"highest"}`,
			`{"id":"all_simples","reason":"implied_by:all_five","name":"All Simples","principle":"non_repeat"}`,
			`{"id":"pure_double_chow","reason":"implied_by:pure_triple_chow","name":"Pure Double Chow","sets":[0,1],"principle":"non_separation"}`,
			`{"id":"mixed_double_chow","reason":"same_fan_reused","name":"Mixed Double Chow","sets":[0,3],"principle":"non_identical"}`,
		},
		`"rules":"mcr","hand":"123234345456s55m","win":"5m"`: {
			`{"id":"short_straight","reason":"implied_by:four_pure_shifted_chows","name":"Short Straight","sets":[0,3],"principle":"non_separation"}`,
		},
		`"rules":"mcr","hand":"66m456s[456s][456m][456p]","win":"6m"`:                            {`{"id":"mixed_double_chow","reason":"shares_sets","name":"Mixed Double Chow","sets":[0,3],"principle":"account_once"}`},
		`"rules":"mcr","hand":"234m11p345s[678s][999p]","win":"2m","options":{"blessings":true}`: {`{"id":"concealed_hand","reason":"not_concealed","name":"Concealed Hand"}`},
		`"rules":"zungjung","hand":"55577z(2222m)(3333m)(4444m)","win":"7z","self_draw":true`:    {`"reason":"implied_by:three_kongs"`, `!"principle"`},
		`"hand":"234m067p445566s77z","win":"7z"`:                                                 {`!"principle"`},
	})
}
