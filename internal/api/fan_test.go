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
			`{"id":"mixed_double_chow","reason":"same_fan_reused","name":"Mixed Double Chow","sets":[0,1]}`,
			`"payments":[-16,32,-8,-8],"more_han":null`,
		},
		`"rules":"mcr","hand":"445566m2277779s8s","flowers":3,"lang":"zh"`: {
			`"valid":false,"reason":"below_minimum"`, `"fan":10,"fan_without_flowers":7`, `"points":0,"pays":null`,
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
