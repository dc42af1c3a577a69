package server

import (
	"strings"
	"testing"
)

// A request is answered in the language that it names, even if it is too broken to be read, or
// else in that of whoever asks.
func TestLangOfRequests(t *testing.T) {
	_, at := start(t, Options{})
	for body, says := range map[string]string{
		`{"hand":"11m"`:                             "途中",
		`{"hand":"11m","lang":"en"`:                 "the line ends",
		`{"op":"shanten","hand":"12x"}`:             "読めない",
		`{"op":"shanten","hand":"12x","lang":"en"}`: "unknown letter",
	} {
		for _, path := range []string{"/v1/shanten", "/v1/batch"} {
			if got := ask(t, "POST", at+path, body, "Accept-Language", "ja"); !strings.Contains(got.body, says) {
				t.Errorf("%s %s: got %s, want %q in it", path, body, got.body, says)
			}
		}
	}
	for query, says := range map[string]string{"hand=12x": "読めない", "hand=12x&lang=en": "unknown letter"} {
		if got := ask(t, "GET", at+"/v1/shanten?"+query, "", "Accept-Language", "ja"); !strings.Contains(got.body, says) {
			t.Errorf("%s: got %s, want %q in it", query, got.body, says)
		}
	}
}
