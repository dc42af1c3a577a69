package api_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"mentsu/internal/api"
)

var update = flag.Bool("update", false, "rewrite the golden files with what the operations answer")

// TestPlaces reads testdata/places.txt: an operation with a request that it refuses, then the
// code, the field and the byte of the error, "-" where no single place is at fault, and the
// reason. In Japanese and Chinese all but the reason is the same.
func TestPlaces(t *testing.T) {
	const file = "testdata/places.txt"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var now []string
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, "  ") {
			continue
		}
		now = append(now, line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		want := ""
		if i+1 < len(lines) {
			want = lines[i+1]
		}
		op, request, _ := strings.Cut(line, " ")
		e := refused(t, op, request, "en")
		got := "  " + placed(e) + " " + e.Message
		now = append(now, got)
		if got != want && !*update {
			t.Errorf("%s\n got %s\nwant %s", line, got, want)
		}
		for _, lang := range []string{"ja", "zh"} {
			other := refused(t, op, request, lang)
			if placed(other) != placed(e) {
				t.Errorf("%s: in %s %s, want %s", line, lang, placed(other), placed(e))
			}
			if other.Message == e.Message {
				t.Errorf("%s: in %s %s", line, lang, other.Message)
			}
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(strings.Join(now, "\n")+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// refused asks for what has no answer, in a language.
func refused(t *testing.T, op, request, lang string) *api.Error {
	t.Helper()
	line := `{"op":"` + op + `","lang":"` + lang + `",` + strings.TrimPrefix(request, "{")
	answer, ok := api.Answer([]byte(strings.Replace(line, ",}", "}", 1)), 0)
	var got struct{ Error *api.Error }
	if err := json.Unmarshal(answer, &got); err != nil || ok || got.Error == nil {
		t.Errorf("%s answers %s", line, answer)
		return &api.Error{}
	}
	return got.Error
}

// placed says which kind of fault an error is, and where.
func placed(e *api.Error) string {
	at := "-"
	if e.At != nil {
		at = fmt.Sprint(*e.At)
	}
	return fmt.Sprintf("%s %s %s", e.Code, e.Field, at)
}
