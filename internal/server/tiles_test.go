package server

import (
	"encoding/json"
	"net/url"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/tileart"
)

// TestTiles asks for pictures, and expects those of package tileart, for caches to keep.
func TestTiles(t *testing.T) {
	_, at := start(t, Options{BasePath: "/m"})
	const seq = "123m406p7z|_213m|5^55z"
	items, err := tileart.ParseSeq(seq)
	if err != nil {
		t.Fatal(err)
	}
	for query, o := range map[string]tileart.Options{
		"":                             {},
		"&size=24&dark=1":              {Size: 24, Dark: true},
		"&index=true&dark=false":       {Index: true},
		"&lang=ja&dark":                {Dark: true},
		"&size=512&index=0&dark=false": {Size: 512},
	} {
		o.Title = seq
		got := ask(t, "GET", at+"/v1/tiles.svg?seq="+url.QueryEscape(seq)+query, "")
		if got.status != 200 || got.body != tileart.SVG(items, o) {
			t.Errorf("%s: %d %.100s", query, got.status, got.body)
		}
		h := got.header
		if h.Get("Content-Type") != "image/svg+xml" || h.Get("Cache-Control") != "public, max-age=600" || h.Get("Etag") == "" || h.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: headers %v", query, h)
		}
		if again := ask(t, "GET", at+"/v1/tiles.svg?seq="+url.QueryEscape(seq)+query, "", "If-None-Match", h.Get("Etag")); again.status != 304 || again.body != "" {
			t.Errorf("%s: asked again: %d", query, again.status)
		}
	}
	if got := ask(t, "GET", at+"/v1/tiles.svg?seq=1m", "", "Accept-Encoding", "gzip"); got.header.Get("Content-Encoding") != "gzip" {
		t.Errorf("not packed: %v", got.header)
	}
	if got := ask(t, "POST", at+"/v1/tiles.svg?seq=1m", ""); got.status != 405 {
		t.Errorf("POST: %d", got.status)
	}
}

// TestTilesRefused asks for what is no picture, and expects the place and the reason.
func TestTilesRefused(t *testing.T) {
	_, at := start(t, Options{})
	for query, want := range map[string]struct {
		status  int
		code    api.Code
		field   string
		at      int // -1 for none
		message string
	}{
		"":                       {422, api.BadValue, "seq", 0, "no tiles"},
		"seq=12":                 {422, api.BadValue, "seq", 2, "no suit follows the digits: m, p, s, z or f"},
		"seq=1m%205x":            {422, api.BadValue, "seq", 2, `" " is neither a digit, a suit nor one of _ ^ v |`},
		"seq=12&lang=ja":         {422, api.BadValue, "seq", 2, "数字の後に種類（m、p、s、z、f）がない"},
		"seq=1m&size=7":          {422, api.BadValue, "size", -1, `must be a whole number from 8 to 512, not "7"`},
		"seq=1m&size=513":        {422, api.BadValue, "size", -1, `must be a whole number from 8 to 512, not "513"`},
		"seq=1m&size=a":          {422, api.BadValue, "size", -1, `must be a whole number from 8 to 512, not "a"`},
		"seq=1m&dark=no":         {422, api.BadValue, "dark", -1, `must be true or false, not "no"`},
		"seq=1m&seq=2m":          {422, api.BadValue, "seq", -1, `given twice, as "1m" and as "2m"`},
		"seq=1m&indx=1":          {422, api.UnknownField, "indx", -1, `no field "indx"; did you mean "index"?`},
		"seq=1m&hand=1m":         {422, api.UnknownField, "hand", -1, `no field "hand"`},
		"seq=%ff":                {400, brokenRequest, "", -1, `the address cannot be read at "seq=%ff"`},
		"seq=" + long("1", 513):  {413, api.TooLarge, "seq", 512, "longer than 512 bytes"},
		"seq=" + long("1m", 145): {413, api.TooLarge, "seq", 288, "more than 144 tiles"},
	} {
		got := ask(t, "GET", at+"/v1/tiles.svg?"+query, "")
		var p struct {
			Status int        `json:"status"`
			Error  *api.Error `json:"error"`
		}
		if err := json.Unmarshal([]byte(got.body), &p); err != nil || p.Error == nil {
			t.Fatalf("%s: %s, %v", query, got.body, err)
		}
		place := -1
		if p.Error.At != nil {
			place = *p.Error.At
		}
		if got.status != want.status || p.Status != want.status || p.Error.Code != want.code || p.Error.Field != want.field || place != want.at || p.Error.Message != want.message {
			t.Errorf("%s: %d %s", query, got.status, got.body)
		}
	}
}

func long(s string, n int) string { return strings.Repeat(s, n) }
