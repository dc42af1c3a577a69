package api_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// TestNotations checks which notation texts are read as and written in.
func TestNotations(t *testing.T) {
	const (
		reds  = "the notation t34 cannot tell red fives from plain ones"
		calls = "the notation mpsz does not say all about how melds were called"
		made  = "the notation kobalab must say who a meld was called from: left stands for unknown"
	)
	for request, want := range map[string]struct {
		text, notation string
		warnings       []string
	}{
		`"hand":"123m"`:                                   {"123m", "mpsz", nil},
		`"hand":"🀇🀈🀉"`:                                    {"123m", "unicode", nil},
		`"hand":"🀇🀈3m"`:                                   {"123m", "mpsz", nil},
		`"hand":"m12340","to":"mjai"`:                     {"1m 2m 3m 4m 5mr", "kobalab", nil},
		`"hand":"1m 5mr"`:                                 {"10m", "mjai", nil},
		`"hand":"1z5m","notation":"mcr","to":"mcr"`:       {"E5m", "mcr", nil},
		`"hand":"5z1m","notation":"mcr","to":"mcr"`:       {"C1m", "mcr", nil},
		`"hand":"5z","notation":"mcr","seen":"5z5z5z"`:    {"7z", "mcr", nil},
		`"hand":"0m","to":"t34","print":"t34"`:            {"4", "mpsz", []string{reds}},
		`"hand":"1m,z111+","notation":"kobalab"`:          {},
		`"hand":"m1,z111+"`:                               {"1m[111z]", "kobalab", []string{calls}},
		`"hand":"m1,z111+","to":"kobalab"`:                {"m1,z111+", "kobalab", nil},
		`"hand":"1m[111z]","to":"kobalab"`:                {"m1,z111-", "mpsz", []string{made}},
		`"hand":"16","notation":"t136"`:                   {"0m", "t136", nil},
		`"hand":"16","notation":"t136","reds":[0,0,0]`:    {"5m", "t136", nil},
		`"hand":"5555m","to":"t136","reds":[0,0,0]`:       {"16,17,18,19", "mpsz", nil},
		`"hand":"0555m","to":"t136"`:                      {"16,17,18,19", "mpsz", nil},
		`"hand":"5555m","to":"t136"`:                      {"16,17,18,19", "mpsz", []string{"the notation t136 cannot tell red fives from plain ones"}},
		`"hand":"W1W2","drawn":"B1","to":"kobalab"`:       {},
		`"hand":"W1W2B1B1","drawn":"W3","to":"kobalab"`:   {"m12p11m3", "botzone", nil},
		`"hand":"13m","drawn":"1m","to":"kobalab"`:        {"m3m1", "mpsz", nil},
		`"hand":"13m","drawn":"1m"`:                       {"13m", "mpsz", nil},
		`"hand":"13m","joker_tiles":"3m","to":"mahgen"`:   {"1m|9z", "mpsz", nil},
		`"hand":"123m","notation":"mahgen"`:               {},
		`"hand":"0,4,8"`:                                  {},
		`"hand":"0,4,8","notation":"t34","to":"mahgen"`:   {"159m", "t34", nil},
		`"hand":"0,4","notation":"t136","drawn":"1,2"`:    {},
		`"hand":"16","notation":"t136","seen":"52,53,54"`: {"0m", "t136", nil},
	} {
		response, ok := api.Answer([]byte(`{"op":"convert",`+request+`}`), 0)
		var got struct {
			Text, Notation string
			Lossy          bool
			Warnings       []string
		}
		if err := json.Unmarshal(response, &got); err != nil {
			t.Fatal(err)
		}
		if ok != (want.text != "") || got.Text != want.text || got.Notation != want.notation || got.Lossy != (want.warnings != nil) || !slices.Equal(got.Warnings, want.warnings) {
			t.Errorf("%s answers %s, want %v", request, response, want)
		}
	}
}

// TestCallsAreNoWarning checks that answers which are not about notations do not complain
// that melds lost their calls.
func TestCallsAreNoWarning(t *testing.T) {
	response, ok := api.Answer([]byte(`{"op":"shanten","hand":"m1,z111+"}`), 0)
	if !ok || strings.Contains(string(response), "warnings") {
		t.Errorf("answer %s", response)
	}
}
