package restrict_test

import (
	"errors"
	"testing"

	"mentsu/restrict"
)

// Full-width forms mean what their ASCII twins mean, and errors count the bytes as sent.
func TestFullWidth(t *testing.T) {
	for text, want := range map[string]string{
		"ｔａｎｙａｏ":          "tanyao",
		"ＴＡＮＹＡＯ　＆　ｔｏｉｔｏｉ": "tanyao & toitoi",
		"honitsu（ｓ）":      "honitsu(s)",
		"has（４５６ｍ，777z）":  "has(456m, 777z)",
	} {
		r, err := restrict.Parse(text)
		if err != nil || r.String() != want {
			t.Errorf("%s reads as %v, %v, want %s", text, r, err, want)
		}
	}
	for text, want := range map[string]int{
		"ｔａｎｙａｏ　＆　ｔａｎｙｏａ": 27,
		"ｔａｎｙａｏ＆":         21,
		"ｔａｎｙａｏ＆\xff":     21,
		"\uFFFD＆ｘ":        0,
	} {
		_, err := restrict.Parse(text)
		wrong, ok := errors.AsType[*restrict.SyntaxError](err)
		if !ok || wrong.Text != text || wrong.Offset != want {
			t.Errorf("%s: %v, want an error at byte %d", text, err, want)
		}
	}
}
