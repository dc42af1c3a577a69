package api_test

import "testing"

// TestReach holds parts of answers about the nearest hands that are worth enough.
func TestReach(t *testing.T) {
	answersWith(t, "reach", map[string][]string{
		`"hand":"123m456p789s2345s"`: {
			`"rules":"mcr","minimum":8,"distance":1,"goals":[{"distance":1,"missing":"2s","spare":"","tiles":"123m456p22345789s","fan":14,"best":{"tile":"2s","self_draw":true}`,
			`{"id":"mixed_straight","name":"Mixed Straight","points":8,"count":1}`,
			`"last":[{"tile":"2s","left":3,"self_draw":{"fan":14,"valid":true},"discard":{"fan":12,"valid":true}}]`,
			`"fans":null,"assumed":{"round":"E","seat":"S"}`,
		},
		`"hand":"445566m2277779s8s","flowers":2`: {
			`"distance":0,"goals":[{"distance":0,"missing":"","spare":"","tiles":"445566m22777789s","fan":11`,
			`"last":[{"tile":"8s","left":3,"self_draw":{"fan":11,"valid":true},"discard":{"fan":9,"valid":false}}]`,
			`{"distance":1,"missing":"8s","spare":"9s"`,
		},
		`"hand":"445566m2277779s8s","options":{"min_points":7},"seat":"E"`: {`"minimum":7,"distance":0`, `"discard":{"fan":7,"valid":true}`, `"assumed":{"round":"E"}`},
		`"hand":"123m456p789s2345s","print":"mcr","lang":"zh"`:             {`"name":"花龙"`, `"missing":"2s"`},
		`"hand":"123m456p789s2345s","seen":"2s2s2s","pool":"seen"`:         {`"goals":[{"distance":1,"missing":"5s"`},
		`"hand":"33s(9999s)[678p][777z][111p]","pool":"hand"`:              {`"pool":"hand"`, `"distance":0,"goals":[{"distance":0,"missing":"","spare":"","tiles":"33s","fan":9`},
		`"hand":"159m159p159s1234z"`: {
			`"distance":null,"goals":[],"fans":[{"id":"thirteen_orphans","name":"Thirteen Orphans","points":88,"shanten":3`,
			`{"id":"all_types"`, `{"id":"knitted_straight"`,
		},
		`"hand":"159m159p159s1234z","lang":"zh"`:                     {`"name":"十三幺"`},
		`"hand":"23m456m789m44z[111p]","rules":"zungjung"`:           {`"rules":"zungjung","minimum":0,"distance":1`, `"fan":40`},
		`"hand":"23m123p789s44z[111m]","options":{"flags":"strict"}`: {`"distance":1`},
		`"hand":"123m456p789s2345s","rules":"riichi/std"`:            {`"code":"unsupported"`, `"field":"rules"`},
		`"hand":"123m456p789s123sj"`:                                 {`"code":"unsupported"`, `"field":"hand"`},
		`"hand":"1m"`:                                                {`"code":"wrong_size"`, `"field":"hand"`},
		`"hand":"123m456p789s2345s","flags":["kong"]`:                {`"code":"unknown_field"`, `"field":"flags"`},
		`"hand":"123m456p789s2345s","options":{"kiriage":true}`:      {`"code":"unknown_field"`, `"field":"options"`},
	})
}

// TestFansCompared: under rules that add up points the fans are compared, and analyze tells
// of the nearest hands that are worth enough.
func TestFansCompared(t *testing.T) {
	answersWith(t, "compare", map[string][]string{
		`"hand":"147m258p369s1122z","rules":"mcr"`: {
			`"rows":[{"name":"knitted_straight","possible":true,"shanten":0`, `{"name":"all_types","possible":true,"shanten":2`, `{"name":"big_three_dragons"`,
		},
		`"hand":"147m258p369s1122z","rules":"mcr","only":["七星不靠"]`: {`"rows":[{"name":"greater_honors_and_knitted_tiles","possible":true,"shanten":4`},
		`"hand":"147m258p369s112zj","rules":"mcr"`:                 {`"code":"unsupported"`, `"field":"only"`},
		`"hand":"147m258p369s1122z"`:                               {`{"name":"tanyao"`},
	})
	answersWith(t, "analyze", map[string][]string{
		`"hand":"147m258p369s1122z","rules":"mcr"`: {`"compare":{"op":"compare"`, `"outcomes":{"op":"outcomes"`, `"reach":{"op":"reach"`},
		`"hand":"159m159p159s1234z","rules":"mcr"`: {`"reach":{"op":"reach"`, `"fans":[{"id":"thirteen_orphans"`},
		`"hand":"147m258p369s112zj","rules":"mcr"`: {`"improve"`},
	})
}
