package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
)

// TestScoreAnswers holds parts of answers.
func TestScoreAnswers(t *testing.T) {
	const pao = `"hand":"123m44p[555z][666z][777z]","win":"3m","melds_from":["left","left","across"],"seat":"N"`
	for request, want := range map[string][]string{
		`"hand":"234m067p445566s77z","win":"6s"`:                                     {`"assumed":{"round":"E","seat":"S"}`, `"payments":null`, `"pays":{"discarder":2600}`, `"more_han":[5200,8000,8000,12000]`},
		`"hand":"234m067p445566s77z","win":"4s"`:                                     {`"win":"4s"`, `"han":2,"fu":40`},
		`"hand":"234m067p44556s77z","win":"6s","round":"S","seat":"E"`:               {`"assumed":{}`, `"points":3900`},
		`"hand":"234m067p44556s77z6s","self_draw":true,"honba":2`:                    {`"pays":{"dealer":2200,"other":1200}`, `"payments":[-2200,4600,-1200,-1200]`},
		`"hand":"234m067p44556s77z6s","self_draw":true,"seat":"E"`:                   {`"pays":{"each":2000}`, `"payments":[6000,-2000,-2000,-2000]`},
		`"hand":"234m067p44556s77z6s","flags":["riichi","wall_last"]`:                {`{"id":"wall_last","reason":"option_off"`},
		`"hand":"234m567p44556s77z6s","flags":["riichi","ippatsu"],"rules":"jpml-a"`: {`{"id":"ippatsu","reason":"option_off"`, `"rules":"riichi/jpml-a"`},
		`"hand":"067p78p99m456s6p[234m]"`:                                            {`"valid":false,"reason":"no_yaku","han":null,"fu":null,"yakuman":0,"limit":null,"points":0,"pays":null,"items":[]`, `{"id":"pinfu","reason":"not_concealed"`},
		`"hand":"22334455667788m","win":"8m"`:                                        {`{"id":"iipeikou","reason":"implied_by:ryanpeikou"`, `{"id":"chiitoitsu","reason":"other_reading:`},
		`"hand":"1112223334445z","win":"5z","self_draw":true`:                        {`{"id":"tsumo","reason":"replaced_by_yakuman"`, `"limit":"yakuman"`, `"yakuman":5`},
		`"hand":"11223344556677z","lang":"ja"`:                                       {`"name":"字一色"`},
		`"hand":"234m067p44556s77z6s","dora":"3m6p"`:                                 {`{"id":"dora","name":"Dora","han":2,"count":2,"sets":[],"pair":false,"tiles":"4m7p"}`},
		pao:                                 {`"pays":{"discarder":16000,"liable":16000,"liable_seat":"S"}`, `"payments":null`, `somebody is liable`},
		pao + `,"self_draw":true,"honba":1`: {`"pays":null`, `"payments":[0,-32300,0,32300]`},
		pao + `,"from":"right","honba":1`:   {`"payments":[-16300,-16000,0,32300]`},
		pao + `,"from":"across"`:            {`"pays":{"discarder":32000}`, `"payments":[0,-32000,0,32000]`},
		`"hand":"111m123456p789s77z","rules":"tenhou3","flags":["riichi"],"from":"left","nukidora":1,"dora":"3z"`: {`"payments":[-6400,6400,0]`, `{"id":"nukidora"`},
	} {
		answer, ok := api.Answer([]byte(`{"op":"score",`+request+`}`), 0)
		for _, part := range want {
			if !ok || !strings.Contains(string(answer), part) {
				t.Errorf("%s answers %s, want %s", request, answer, part)
			}
		}
	}
}

// TestOutcomes holds parts of answers about waits.
func TestOutcomes(t *testing.T) {
	for request, want := range map[string][]string{
		`"hand":"234m067p44556s77z"`:                    {`"no_yaku":true,"valid_with":["self_draw","riichi","houtei","chankan"]`, `"no_yaku":false,"valid_with":[]`},
		`"hand":"067p44556s77z[234m]"`:                  {`"valid_with":["haitei","houtei","chankan"]`, `"riichi_discard":null,"riichi_self_draw":null`},
		`"hand":"067p44556s77z(5555z)"`:                 {`"no_yaku":false`, `"riichi_discard":{"valid":true`},
		`"hand":"44556s77z067p[3333m]"`:                 {`"valid_with":["haitei","houtei","rinshan","chankan"]`},
		`"hand":"234m067p44556s77z","flags":["riichi"]`: {`"discard":{"valid":true`, `"riichi_discard":null`},
		`"hand":"234m067p4455s777z","seen":"5s"`:        {`"tile":"0s","left":1`, `{"id":"aka"`},
		`"hand":"234m067p445566s77z"`:                   {`wrong_size`},
		`"hand":"147m147p147s1234z"`:                    {`"outcomes":[]`, `the hand is not ready`},
		`"hand":"234m067p44556s7zj"`:                    {`"tile":"6s","left":3,"discard":{"valid":true`},
	} {
		answer, _ := api.Answer([]byte(`{"op":"outcomes",`+request+`}`), 0)
		for _, part := range want {
			if !strings.Contains(string(answer), part) {
				t.Errorf("%s answers %s, want %s", request, answer, part)
			}
		}
	}
}
