package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
)

// TestPlacesInTexts: in the text of a flag the place is the byte of the name at fault.
func TestPlacesInTexts(t *testing.T) {
	const hand = "234m567p445566s77z"
	for _, c := range []struct{ op, field, text, want string }{
		{"score", "flags", "riichi,ricchi", "bad_value flags 7"},
		{"score", "flags", "riichi, ricchi", "bad_value flags 8"},
		{"score", "flags", "riichi ippatsu　ricchi", "bad_value flags 17"},
		{"score", "flags", "riichi、一发", "bad_value flags 9"},
		{"score", "flags", "riichi,double_riichi", "contradiction flags 7"},
		{"score", "flags", " double_riichi , riichi", "contradiction flags 17"},
		{"score", "flags", "ippatsu", "contradiction flags 0"},
		{"score", "melds_from", "left", "bad_value melds_from 0"},
		{"score", "melds_from", "left,up", "bad_value melds_from 5"},
		{"score", "dora", "1m j", "bad_value dora 3"},
		{"score", "dora", "112233z", "contradiction dora 5"},
		{"score", "ura", "1z777z", "contradiction ura 4"},
		{"score", "win", "22z", "bad_value win 1"},
		{"score", "reds", "1,1", "bad_value reds 3"},
		{"score", "reds", "1,1,1,1", "bad_value reds 6"},
		{"score", "reds", "1, x, 1", "bad_value reds 3"},
		{"score", "forms", "standard, pairs", "bad_value forms 10"},
		{"score", "honba", "-1", "bad_value honba 0"},
		{"score", "seat", "X", "bad_value seat 0"},
		{"score", "options", "kiriage=yes", "bad_value options 8"},
		{"score", "options", "kiriage=true, kiriag=true", "unknown_field options 14"},
		{"score", "options", "kiriage=true,kiriage=true", "bad_value options 13"},
		{"score", "options", "kiriage=true,kazoe", "bad_value options 13"},
		{"score", "options", `{"kiriage":true,"kazoe":7}`, "bad_value options 24"},
		{"score", "options", `{"kiriage":true,kazoe:7}`, "bad_json options 16"},
		{"score", "house", "wuhu", "bad_value house 0"},
		{"score", "house", `{"pair_258":true, "wind_run":true}`, "unknown_field house 18"},
		{"settle", "tenpai", "E, X", "bad_value tenpai 3"},
		{"settle", "tenpai", "E,S", "contradiction tenpai 0"},
		{"settle", "wins", "[{]", "bad_value wins 2"},
		{"settle", "wins", "[{", "bad_value wins 2"},
		{"settle", "wins", "[{'hand':'1m'}]", "bad_value wins 2"},
		{"settle", "wins", "x", "bad_value wins 0"},
	} {
		fields := []api.FieldText{{Name: c.field, Text: c.text}}
		if c.op == "score" {
			fields = append(fields, api.FieldText{Name: "hand", Text: hand})
		}
		r, err := api.ReadTexts(c.op, fields)
		if err == nil {
			_, err = api.Do(&r)
		}
		if err == nil {
			t.Errorf("%s %s: no error", c.field, c.text)
			continue
		}
		if got := placed(err); got != c.want {
			t.Errorf("%s %s: %s, want %s: %s", c.field, c.text, got, c.want, err)
		}
		if text, at := r.Point(err); text != c.text || at != *err.At {
			t.Errorf("%s %s: Point says %d of %q", c.field, c.text, at, text)
		}
	}
}

// TestPointIntoWins: of a place in the wins, which a flag has as JSON, the byte of that JSON is
// found, whatever its blanks and escapes; the mark ^ stands before it here.
func TestPointIntoWins(t *testing.T) {
	for _, marked := range []string{
		`[{"hand":"234m06^x","from":"left"}]`,
		`[ { "from" : "left" , "hand" : "234m06^x" } ]`,
		`[{"hand":"\u0032\u0033\u0034m06^x","from":"left"}]`,
		`[{"hand":"\uff12\uff13\uff14m06^x","from":"left"}]`,
		`[{"hand":"234m067p445566s77z","win":"2^2z","from":"left"}]`,
		`[{"hand":"234m067p445566s77z","from":"left","flags":["riichi","^ricchi"]}]`,
		`[{"hand":"234m067p445566s77z","from":"left","flags":["riichi","^double_riichi"]}]`,
		`[{"hand":"234m067p445566s77z","from":"^up"}]`,
		`[{"hand":"234m067p445566s77z","from":"left","honba":^1}]`,
		`[{"hand":"234m067p445566s77z","from":"left","reds":[1,1,^9]}]`,
		`[{"hand":"234m067p445566s77z","from":"left","dora":"1m^j"}]`,
		`[^{"hand":"234m067p445566s77z","win":"6s","seat":"S"}]`,
		`[{"hand":"234m067p445566s77z","seat":"S","from":"left"}, ^{"hand":"234m567p445566s77z","seat":"S","from":"left"}]`,
		`[^1]`,
	} {
		text := strings.Replace(marked, "^", "", 1)
		r, err := api.ReadTexts("settle", []api.FieldText{{Name: "wins", Text: text}})
		if err == nil {
			_, err = api.Do(&r)
		}
		if err == nil || err.Base() != "wins" {
			t.Errorf("%s: %v", text, err)
			continue
		}
		got, at := r.Point(err)
		if want := strings.IndexByte(marked, '^'); got != text || at != want {
			t.Errorf("%s: byte %d of %s, want %d: %v", text, at, got, want, err)
		}
	}
}

// FuzzPoint: whatever the wins are, the place of their fault lies in their text.
func FuzzPoint(f *testing.F) {
	for _, text := range []string{
		``, `x`, `[{`, `[{}]`, `[1]`, `[{"hand":"234m06x","from":"left"}]`, `[{"hand":"\ud83c\udc00\uff12m0x","from":"left"}]`,
		`[{"hand":"1m","from":"left","options":{"kiriage":7}}]`, `[{"flags":["riichi","\u0078"]}]`, ` [ { "from" : "up" } ]`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := api.ReadTexts("settle", []api.FieldText{{Name: "wins", Text: text}})
		if err == nil {
			_, err = api.Do(&r)
		}
		if err == nil {
			return
		}
		if got, at := r.Point(err); got != text || at < -1 || at > len(text) {
			t.Errorf("%q: byte %d of %q: %v", text, at, got, err)
		}
	})
}
