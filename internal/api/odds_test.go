package api_test

import (
	"encoding/json"
	"math"
	"slices"
	"testing"

	"mentsu/internal/api"
)

// askOdds returns the answer to a request of odds.
func askOdds(t *testing.T, fields string) api.OddsResponse {
	t.Helper()
	line, ok := api.Answer([]byte(`{"op":"odds"`+fields+`}`), 0)
	if !ok {
		t.Fatalf("%s: %s", fields, line)
	}
	var r api.OddsResponse
	if err := json.Unmarshal(line, &r); err != nil {
		t.Fatal(err)
	}
	return r
}

func TestOddsRows(t *testing.T) {
	r := askOdds(t, `,"tiles":14`)
	if r.Tiles != 14 || r.Deals != "4250305029168216000" || !r.Exact || r.Seed != nil || r.StandardError != nil || *r.ImpliedMelds != 0 {
		t.Errorf("%+v", r)
	}
	first := r.Rows[0]
	if *first.Shanten != -1 || first.Count != "12859078207674" || math.Abs(first.Probability-3.02545e-6) > 1e-11 || math.Abs(*first.OneIn*first.Probability-1) > 1e-12 || *first.AtMost != first.Probability {
		t.Errorf("%+v", first)
	}
	if math.Abs(*r.Mean-3.155937813737) > 1e-12 || len(r.Means) != 4 || !slices.Equal(r.Means[2].Forms, []string{"seven_pairs"}) {
		t.Errorf("%v, %+v", r.Mean, r.Means)
	}
	sum := 0.0
	for _, row := range r.Rows {
		if len(row.Forms) == 3 {
			sum += row.Probability
		}
	}
	if math.Abs(sum-1) > 1e-12 {
		t.Errorf("probabilities add up to %v", sum)
	}
}

func TestOddsDefaults(t *testing.T) {
	for fields, tiles := range map[string]int{
		"": 13, `,"by":"forms"`: 14, `,"melds":"[123m]"`: 10, `,"melds":"[123m][1111z](5555z)","by":"kinds"`: 4, `,"sets":5,"known":"123m","by":"forms"`: 17,
	} {
		if r := askOdds(t, fields); r.Tiles != tiles {
			t.Errorf("%s: %d tiles, want %d", fields, r.Tiles, tiles)
		}
	}
}

// What cannot be counted is played, and says so.
func TestOddsPlayed(t *testing.T) {
	r := askOdds(t, `,"only":"pinfu","seed":5`)
	if r.Exact || *r.Seed != 5 || r.Deals != "20000" || len(r.Warnings) != 1 || *r.StandardError <= 0 || *r.Rows[0].StandardError <= 0 {
		t.Errorf("%+v", r)
	}
	r = askOdds(t, `,"samples":300`)
	if r.Exact || *r.Seed != 1 || r.Deals != "300" || r.Warnings != nil {
		t.Errorf("%+v", r)
	}
	r = askOdds(t, `,"only":"tanyao","wall_jokers":4,"tiles":14,"by":"forms","samples":2000`)
	if r.Exact || len(r.Rows) != 1 || len(r.Rows[0].Forms) != 0 || r.Count != r.Rows[0].Count {
		t.Errorf("%+v", r)
	}
}

// Jokers that a hand may draw, and kinds that act as jokers.
func TestOddsOfAHandWithJokers(t *testing.T) {
	r := askOdds(t, `,"hand":"123m55p","draws":2,"wall_jokers":3`)
	if r.Draws[0].Win != 1 || r.Draws[0].PlayWin != nil || r.Games != nil {
		t.Errorf("%+v", r.Draws) // it is complete
	}
	r = askOdds(t, `,"hand":"123m5p","draws":1,"wall_jokers":3`)
	if want := 6.0 / 135; math.Abs(r.Draws[0].Win-want) > 1e-12 || r.Draws[0].Advance != r.Draws[0].Win {
		t.Errorf("%+v, want %v", r.Draws, want)
	}
	r = askOdds(t, `,"hand":"12m55p5z","draws":1,"joker_tiles":"5z","samples":50`)
	if *r.Standing.Shanten != -1 || *r.Games != 50 {
		t.Errorf("%+v", r.Standing)
	}
	// The same tiles with and without a joker stand among other deals.
	a, b := askOdds(t, `,"hand":"123mj","draws":1`), askOdds(t, `,"hand":"123m5p","draws":1`)
	if a.Deals == b.Deals {
		t.Errorf("%s deals with a joker, as many without", a.Deals)
	}
}

// The published total of Chinese official mahjong, and its waits, are counted exactly.
func TestOddsChinese(t *testing.T) {
	r := askOdds(t, `,"rules":"mcr","by":"forms"`)
	if !r.Exact || r.Count != "13257769189488" || len(r.Rows) != 6 {
		t.Errorf("%+v", r)
	}
	for _, row := range r.Rows {
		if row.Forms[0] == "knitted_straight" && row.Count != "142079164416" || row.Forms[0] == "honours_and_knitted" && row.Count != "193273528320" {
			t.Errorf("%+v", row)
		}
	}
	r = askOdds(t, `,"forms":["standard","knitted_straight"],"known":"147m258p369s","tiles":14`)
	if !r.Exact || len(r.Means) != 3 || *r.Means[0].Mean >= *r.Means[1].Mean || *r.Rows[0].Shanten != -1 {
		t.Errorf("%+v", r.Means)
	}
	r = askOdds(t, `,"rules":"mcr","by":"kinds","known":"147m258p36s11z"`)
	if !r.Exact || r.Seed != nil || len(r.Rows) == 0 {
		t.Errorf("%+v", r)
	}
	r = askOdds(t, `,"hand":"147m258p369s1123z","rules":"mcr","draws":2,"samples":10`)
	if d := r.Draws[0]; *r.Standing.Shanten != 1 || d.Advance != 24.0/123 || d.Ready != d.Advance || d.Win != 0 {
		t.Errorf("%+v", r.Draws)
	}
}

// What ready deals wait on is counted where it can be, and else drawn from those.
func TestOddsWaitsDrawn(t *testing.T) {
	for fields, exact := range map[string]bool{
		`,"by":"kinds","only":"tanyao","tiles":7`:        true,
		`,"by":"kinds","only":"honitsu","tiles":7`:       false,
		`,"by":"tiles","wall_jokers":1,"tiles":7`:        false,
		`,"by":"tiles","tiles":7`:                        true,
		`,"by":"tiles","tiles":7,"samples":300`:          false,
		`,"by":"kinds","joker_tiles":"5z","tiles":4`:     false,
		`,"by":"kinds","only":"kokushi","wall_jokers":1`: false,
	} {
		r := askOdds(t, fields+`,"seed":3`)
		if r.Exact != exact || (r.Seed == nil) != exact || len(r.Rows) == 0 {
			t.Errorf("%s: exact %v, seed %v, %d rows", fields, r.Exact, r.Seed, len(r.Rows))
			continue
		}
		last, sum := r.Rows[len(r.Rows)-1], 0.0
		for _, row := range r.Rows {
			sum += row.Probability
			if (row.StandardError == nil) != exact {
				t.Errorf("%s: standard error %v", fields, row.StandardError)
			}
		}
		if math.Abs(sum-*last.AtMost) > 1e-12*sum+1e-300 || math.Abs(last.Probability**last.OneIn-1) > 1e-9 {
			t.Errorf("%s: shares add up to %v, the last row is %+v", fields, sum, last)
		}
	}
	// The shares of a sample are of all deals: about those of the exact count.
	exact, drawn := askOdds(t, `,"by":"kinds","tiles":7`), askOdds(t, `,"by":"kinds","tiles":7,"samples":2000`)
	for i := range 2 {
		e, d := exact.Rows[i], drawn.Rows[i]
		if math.Abs(e.Probability-d.Probability) > 4**d.StandardError {
			t.Errorf("%+v, drawn %+v", e, d)
		}
	}
}

func TestOddsOfAHand(t *testing.T) {
	r := askOdds(t, `,"hand":"123m0567p789s114z","draws":3,"samples":200`)
	if s := r.Standing; *s.Shanten != 1 || math.Abs(s.Nearer+s.Same+s.Farther-1) > 1e-12 || math.Abs(s.Nearer-0.0000811749912901) > 1e-15 {
		t.Errorf("%+v", s)
	}
	if len(r.Draws) != 3 || *r.Games != 200 || r.Draws[0].Advance != 25.0/123 || r.Draws[0].Ready != 25.0/123 || r.Draws[0].Win != 0 {
		t.Errorf("%+v", r.Draws)
	}
	r = askOdds(t, `,"hand":"123m0567p789s11zj","draws":1`)
	if r.Games != nil || r.Draws[0].PlayWin != nil || r.Seed != nil {
		t.Errorf("%+v", r)
	}
}

func TestOddsErrors(t *testing.T) {
	for _, c := range []struct {
		fields string
		code   api.Code
		field  string
		at     int // -1: no place
	}{
		{`"tiles":12`, api.WrongSize, "tiles", -1},
		{`"tiles":18`, api.BadValue, "tiles", 0},
		{`"tiles":4,"known":"12345m"`, api.WrongSize, "known", -1},
		{`"known":"11m2p111m"`, api.InvalidHand, "known", 7},
		{`"known":"1x"`, api.InvalidHand, "known", 1},
		{`"known":"1m","seen":"2m1111m"`, api.InvalidHand, "seen", 5},
		{`"seen":"1mj"`, api.BadValue, "seen", 2},
		{`"melds":"[124m]"`, api.InvalidHand, "melds", 0},
		{`"melds":"[123m]4m"`, api.BadValue, "melds", -1},
		{`"deck":"5"`, api.BadValue, "deck", 0},
		{`"deck":"44"`, api.BadValue, "deck", 2},
		{`"deck":"4444444444444444444444444444444444444"`, api.BadValue, "deck", 34},
		{`"deck":"1111111110000000000000000000000000"`, api.InvalidHand, "tiles", -1},
		{`"deck":"4444444444444444444444444444444444","wall_jokers":1,"samples":5`, api.Unsupported, "deck", -1},
		{`"rules":"mcr","only":"tanyao"`, api.Unsupported, "only", -1},
		{`"rules":"mcr","by":"kinds","samples":5`, api.Unsupported, "forms", -1},
		{`"players":3,"forms":["standard","knitted_straight"]`, api.Contradiction, "forms", 0},
		{`"by":"kinds","tiles":14`, api.WrongSize, "tiles", -1},
		{`"by":"forms","tiles":13`, api.WrongSize, "tiles", -1},
		{`"by":"luck"`, api.BadValue, "by", 0},
		{`"only":["tanyao","toitoi"]`, api.BadValue, "only", -1},
		{`"joker_tiles":"j"`, api.BadValue, "joker_tiles", 0},
		{`"draws":4`, api.BadValue, "draws", -1},
		{`"hand":"1m","draws":21`, api.BadValue, "draws", 0},
		{`"hand":"1m","tiles":4`, api.BadValue, "tiles", -1},
		{`"hand":"1m","wall_jokers":1,"samples":5`, api.Unsupported, "samples", -1},
		{`"hand":"1m","by":"forms"`, api.BadValue, "by", -1},
		{`"hand":"12x"`, api.InvalidHand, "hand", 2},
		{`"house":{"preset":"wuhan"}`, api.Unsupported, "house", 0},
		{`"win":"1m"`, api.UnknownField, "win", -1},
	} {
		line, ok := api.Answer([]byte(`{"op":"odds",`+c.fields+`}`), 0)
		var r api.ErrorResponse
		if err := json.Unmarshal(line, &r); err != nil {
			t.Fatal(err)
		}
		if ok || r.Error == nil || r.Error.Code != c.code || r.Error.Field != c.field || (r.Error.At == nil) != (c.at < 0) || r.Error.At != nil && *r.Error.At != c.at {
			t.Errorf("%s: %s", c.fields, line)
		}
	}
}
