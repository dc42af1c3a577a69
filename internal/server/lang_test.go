package server

import (
	"strings"
	"testing"
)

// A request too broken to be read is refused in the language that its text asks for, or else
// in that of whoever asks.
func TestLangOfBrokenRequests(t *testing.T) {
	_, at := start(t, Options{})
	for body, says := range map[string]string{`{"hand":"11m"`: "途中", `{"hand":"11m","lang":"en"`: "the line ends"} {
		for _, path := range []string{"/v1/shanten", "/v1/batch"} {
			if got := ask(t, "POST", at+path, body, "Accept-Language", "ja"); !strings.Contains(got.body, says) {
				t.Errorf("%s %s: got %s, want %q in it", path, body, got.body, says)
			}
		}
	}
}
