package server

import (
	"strings"
	"testing"

	"mentsu/web"
)

// TestPageFiles holds that each file of the page is served as it is, under a base path too,
// with its type and the policy that a page needs, and not sent again when it is known.
func TestPageFiles(t *testing.T) {
	_, at := start(t, Options{BasePath: "/mahjong"})
	names := map[string]bool{}
	for _, f := range web.Files() {
		names[f.Name] = true
		got := ask(t, "GET", at+"/"+f.Name, "")
		h := got.header
		if got.status != 200 || got.body != string(f.Body) || h.Get("Content-Type") != f.Kind || h.Get("Content-Security-Policy") != web.Policy() || h.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s: %d %v", f.Name, got.status, h)
		}
		again := ask(t, "GET", at+"/"+f.Name, "", "If-None-Match", h.Get("ETag"))
		if again.status != 304 || again.body != "" || again.header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s: again %d %v", f.Name, again.status, again.header)
		}
		packed := ask(t, "GET", at+"/"+f.Name, "", "Accept-Encoding", "gzip")
		if long := len(f.Body) > minGzip; (packed.header.Get("Content-Encoding") == "gzip") != long || long && len(packed.body) >= len(f.Body) {
			t.Errorf("%s: packed %d of %d bytes", f.Name, len(packed.body), len(f.Body))
		}
	}
	for name := range strings.FieldsSeq("index.html app.js app.css sw.js icon.svg manifest.webmanifest THIRD_PARTY.txt") {
		if !names[name] {
			t.Errorf("there is no %s", name)
		}
	}
}
