package web_test

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"regexp"
	"strings"
	"testing"

	"mentsu/web"
)

// TestSize holds that what a browser loads before it shows a hand is small, in any language.
func TestSize(t *testing.T) {
	const most = 90_000 // bytes, packed
	total, language := 0, 0
	for _, f := range web.Files() {
		switch f.Name {
		case "index.html", "app.js", "app.css":
			total += packed(t, f.Body)
		case "ja.json", "zh.json": // one of them at most
			language = max(language, packed(t, f.Body))
		}
	}
	if total == 0 || language == 0 || total+language > most {
		t.Errorf("%d bytes and %d of a language, at most %d are allowed", total, language, most)
	}
}

// TestPolicy holds that a browser may run the one script that stands in the page, and that
// there is no other.
func TestPolicy(t *testing.T) {
	for _, f := range web.Files() {
		if f.Name != "index.html" {
			continue
		}
		scripts := regexp.MustCompile(`(?s)<script>(.*?)</script>`).FindAllSubmatch(f.Body, -1)
		if len(scripts) != 1 {
			t.Fatalf("%d scripts", len(scripts))
		}
		sum := sha256.Sum256(scripts[0][1])
		want := "script-src 'self' 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "';"
		if !strings.Contains(web.Policy(), want) {
			t.Errorf("%s has no %s", web.Policy(), want)
		}
		if regexp.MustCompile(`style-src [^;]*unsafe|script-src [^;]*unsafe`).MatchString(web.Policy()) {
			t.Error(web.Policy())
		}
	}
}

// packed returns the length of body with gzip.
func packed(t *testing.T, body []byte) int {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := w.Write(body); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Len()
}

// TestKinds holds that the type of each file is known.
func TestKinds(t *testing.T) {
	for _, f := range web.Files() {
		if len(f.Body) == 0 || strings.HasPrefix(f.Kind, "application/octet") {
			t.Errorf("%s is %d bytes of %s", f.Name, len(f.Body), f.Kind)
		}
	}
}

// TestNothingFromElsewhere holds that the page names no address of another origin but those
// that XML names its languages with and those of texts about it, which nothing loads.
func TestNothingFromElsewhere(t *testing.T) {
	for _, f := range web.Files() {
		if f.Name == "THIRD_PARTY.txt" {
			continue
		}
		for _, address := range regexp.MustCompile(`https?://[A-Za-z0-9./_-]*`).FindAllString(string(f.Body), -1) {
			if !strings.HasPrefix(address, "http://www.w3.org/") {
				t.Errorf("%s names %s", f.Name, address)
			}
		}
	}
}

// TestLicences holds that the texts of what the page is made with are there.
func TestLicences(t *testing.T) {
	for _, f := range web.Files() {
		if f.Name == "THIRD_PARTY.txt" && !regexp.MustCompile(`(?s)\npreact [0-9.]+ \(MIT\)\n.*Copyright`).Match(f.Body) {
			t.Errorf("nothing about preact in\n%s", f.Body)
		}
	}
}
