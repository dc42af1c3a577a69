package batch

import (
	"testing"

	"mentsu/internal/api"
)

// TestQuick expects the rows of the long way, with and without the operation in the request.
func TestQuick(t *testing.T) {
	var q Quick
	for _, c := range []struct {
		op, request string
		taken       bool
	}{
		{"shanten", `{"hand":"123m0567p789s1145z"}`, true},
		{"shanten", " {\"hand\":\"123m0567p789s1145z\", \"op\":\"shanten\", \"id\":7}\r\n", true},
		{"useful", `{"pool":"hand","hand":"4567m"}`, true},
		{"discards", `{"hand":"4067m5p","id":"a"}`, true},
		{"useful", `{"hand":"4567m","op":"shanten"}`, false},
		{"shanten", `{"hand":"4567m","op":"useful"}`, false},
		{"shanten", `{"hand":"4567m","op":""}`, false},
		{"shanten", `{"hand":"4567"}`, false},
		{"shanten", `{"id":7}`, false},
		{"analyze", `{"hand":"4567m"}`, false},
		{"", `{"hand":"4567m","op":"shanten"}`, false},
	} {
		row, ok := q.Row([]byte("row "), c.op, []byte(c.request))
		if ok != c.taken || !ok && string(row) != "row " {
			t.Errorf("%s %s: %v, %s", c.op, c.request, ok, row)
		}
		if !ok {
			continue
		}
		r, err := api.Read(c.op, []byte(c.request))
		if err != nil {
			t.Fatal(err)
		}
		want, err := api.Do(&r)
		if err != nil || string(row) != "row "+string(api.Marshal(want)) {
			t.Errorf("%s %s\n%s, want\n%s", c.op, c.request, row[4:], api.Marshal(want))
		}
	}
}
