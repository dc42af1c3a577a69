package web_test

import (
	"bytes"
	"compress/gzip"
	"regexp"
	"strings"
	"testing"

	"mentsu/web"
)

// TestSize holds that what a browser loads before it shows a hand is small.
func TestSize(t *testing.T) {
	const most = 90_000 // bytes, packed
	total := 0
	for _, f := range web.Files() {
		switch f.Name {
		case "index.html", "app.js", "app.css":
			total += packed(t, f.Body)
		}
	}
	if total == 0 || total > most {
		t.Errorf("%d bytes, at most %d are allowed", total, most)
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
