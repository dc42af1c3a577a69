package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
)

// What the operations that count draws answer under the rules of a house.
func TestHouseAnswers(t *testing.T) {
	for request, want := range map[string]string{
		`{"op":"shanten","hand":"123m456p789s1122z","house":{"pair_258":true}}`:                      `"shanten":2,"forms":{"standard":2,`,
		`{"op":"shanten","hand":"123m456p789s11122z","house":{"pair_258":true}}`:                     `"shanten":1,"forms":{"standard":1,`,
		`{"op":"useful","hand":"134z56z22p","house":{"wind_runs":true,"dragon_runs":true}}`:          `"shanten":0,"useful":[{"tile":"7z","left":4,"red_left":0}],"ukeire":4}`,
		`{"op":"shanten","hand":"123m22s11p","house":{"void_suit":"s"}}`:                             `"shanten":2,`,
		`{"op":"shanten","hand":"123m11p[123s]","house":{"void_suit":"s"}}`:                          `"shanten":null,`,
		`{"op":"useful","hand":"12m5z7p","joker_tiles":"3m","house":{"joker_face":"5z"}}`:            `"shanten":0,"useful":[{"tile":"3m","left":4,"red_left":0},{"tile":"7p","left":3,"red_left":0}],"ukeire":7}`,
		`{"op":"useful","hand":"12m5p7z7z7z7z","joker_tiles":"7z","house":{"max_jokers_used":1}}`:    `"shanten":0,"useful":[{"tile":"3m","left":4,"red_left":0},{"tile":"5p","left":3,"red_left":1}],"ukeire":7}`,
		`{"op":"useful","hand":"13m5p9s2zjj","joker_tiles":"7z","house":{"instant_win":3}}`:          `"shanten":0,"useful":[{"tile":"7z","left":4,"red_left":0}],"ukeire":4}`,
		`{"op":"shanten","hand":"147m258p369s1zjjjj","house":{"instant_win":4}}`:                     `"shanten":-1,"forms":{"standard":4,"seven_pairs":2,"thirteen_orphans":6},"warnings":["so many jokers win at once, which is nearer than every form: 4"]}`,
		`{"op":"discards","hand":"2m678pj","house":{"natural_per_set":true}}`:                        `"shanten":-1,"win":true,"discards":[{"tile":"2m","shanten":0,`,
		`{"op":"shanten","hand":"11224455668899m122z","house":{"preset":"wenzhou"}}`:                 `"shanten":-1,"forms":{"standard":2,"seven_pairs":-1}}`,
		`{"op":"useful","hand":"1122445566889m122z","sets":5,"forms":["seven_pairs"]}`:               `"shanten":0,`,
		`{"op":"analyze","hand":"123m456p789s1122z","house":{"pair_258":true}}`:                      `"warnings":["explain and compare do not know these rules for sets and pairs, and are left out"]}`,
		`{"op":"analyze","hand":"147m258p369s1zjjjj","house":{"instant_win":4}}`:                     `"readings":[],"more":false,"warnings":["the hand is won by the number of its jokers, which is no reading"]}`,
		`{"op":"improve","hand":"12m45p7z","joker_tiles":"7z","house":{"preset":"wuhan"}}`:           `{"tile":"1m","shanten":0,"ukeire":11,`,
		`{"op":"explain","hand":"1m","house":{"pair_258":true}}`:                                     `explain does not know these rules: analyze, shanten, useful, discards, win, waits, readings, improve do`,
		`{"op":"shanten","hand":"1m","sets":5,"forms":["standard","thirteen_orphans"]}`:              `with five sets only the forms standard and seven_pairs are supported`,
		`{"op":"explain","hand":"1m","sets":5,"forms":["standard","seven_pairs"],"lang":"en"}`:       `with five sets only the form standard is supported`,
		`{"op":"shanten","hand":"1m","forms":["knitted_straight"],"house":{"natural_per_set":true}}`: `these rules for sets and pairs are not known for the form knitted_straight`,
	} {
		if got, _ := api.Answer([]byte(request), 0); !strings.Contains(string(got), want) {
			t.Errorf("%s answers %s, want %s", request, got, want)
		}
	}
}
