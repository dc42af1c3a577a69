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
		{`"tiles":18`, api.BadValue, "tiles", -1},
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
		{`"deck":"4444444444444444444444444444444444","samples":5`, api.Unsupported, "deck", -1},
		{`"patterns":true,"samples":5`, api.Unsupported, "patterns", -1},
		{`"by":"kinds","tiles":14`, api.WrongSize, "tiles", -1},
		{`"by":"forms","tiles":13`, api.WrongSize, "tiles", -1},
		{`"by":"kinds","only":"tanyao"`, api.Unsupported, "only", -1},
		{`"by":"tiles","samples":5`, api.Unsupported, "samples", -1},
		{`"by":"luck"`, api.BadValue, "by", -1},
		{`"only":["tanyao","toitoi"]`, api.BadValue, "only", -1},
		{`"joker_tiles":"j"`, api.BadValue, "joker_tiles", 0},
		{`"hand":"1m","joker_tiles":"5z"`, api.Unsupported, "joker_tiles", -1},
		{`"joker_tiles":"5z","by":"kinds"`, api.Unsupported, "wall_jokers", -1},
		{`"draws":4`, api.BadValue, "draws", -1},
		{`"hand":"1m","draws":21`, api.BadValue, "draws", -1},
		{`"hand":"1m","tiles":4`, api.BadValue, "tiles", -1},
		{`"hand":"1m","by":"forms"`, api.BadValue, "by", -1},
		{`"hand":"12x"`, api.InvalidHand, "hand", 2},
		{`"house":{"preset":"wuhan"}`, api.Unsupported, "house", -1},
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
