package server

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/batch"
	"mentsu/tile"
)

// request is a request of the vectors.
type request struct {
	Op     string   `json:"op,omitempty"`
	Hand   string   `json:"hand"`
	Pool   string   `json:"pool,omitempty"`
	Seen   string   `json:"seen,omitempty"`
	Forms  []string `json:"forms,omitempty"`
	Copies string   `json:"joker_copies,omitempty"`
	Sets   int      `json:"sets,omitempty"`
	Only   string   `json:"only,omitempty"`
	Round  string   `json:"round,omitempty"`
	Seat   string   `json:"seat,omitempty"`
}

// counted returns the text of 34 digits, the counts of each kind, and of jokers.
func counted(t *testing.T, digits string, jokers int) string {
	t.Helper()
	var text strings.Builder
	for k, d := range []byte(digits) {
		for range d - '0' {
			text.WriteString(tile.Kind(k).String())
		}
	}
	if len(digits) != tile.NumKinds {
		t.Fatalf("%q", digits)
	}
	return text.String() + strings.Repeat("j", jokers)
}

// vectorRequests turns a line of a file of vectors into requests.
func vectorRequests(t *testing.T, file, line string) []request {
	t.Helper()
	f := strings.Fields(line)
	name := filepath.Base(file)
	switch dir := filepath.Base(filepath.Dir(filepath.Dir(file))); {
	case dir == "restrict":
		var v struct {
			R, Hand, Dead, Round, Seat string
			Melds                      []string
		}
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatal(err)
		}
		for _, m := range v.Melds {
			how, tiles, _ := strings.Cut(m, ":")
			brackets := "[]"
			if how == "ankan" {
				brackets = "()"
			}
			v.Hand += brackets[:1] + tiles + brackets[1:]
		}
		winds := map[string]string{"1z": "E", "2z": "S", "3z": "W", "4z": "N"}
		return []request{{Op: "restrict", Hand: v.Hand, Pool: "seen", Seen: v.Dead, Only: v.R, Round: winds[v.Round], Seat: winds[v.Seat]}}
	case dir == "win":
		jokers, err := strconv.Atoi(f[1])
		if err != nil {
			t.Fatal(err)
		}
		sets := 0
		if strings.HasPrefix(name, "h17") {
			sets = 5
		}
		hand := counted(t, f[2], jokers)
		return []request{
			{Op: "win", Hand: hand, Forms: []string{"standard"}, Sets: sets, Copies: "any"},
			{Op: "win", Hand: hand, Forms: []string{"standard"}, Sets: sets, Copies: "four"},
		}
	case strings.HasPrefix(name, "limits"):
		seen := []byte(f[1])
		for i, most := range seen {
			seen[i] = '0' + 4 - (most - '0')
		}
		return []request{{Op: "shanten", Hand: counted(t, f[0], 0), Pool: "seen", Seen: counted(t, string(seen), 0)}}
	case strings.HasPrefix(name, "uke"):
		return []request{{Op: "discards", Hand: counted(t, f[0], 0), Pool: "hand"}}
	default:
		return []request{{Op: "shanten", Hand: counted(t, f[0], 0), Pool: "hand"}}
	}
}

// vectors returns the requests of every so many lines of a file as JSON lines.
func vectors(t *testing.T, file string, step int) []string {
	t.Helper()
	packed, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close() //nolint:errcheck // only read
	text, err := gzip.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	n := 0
	scanner := bufio.NewScanner(text)
	for scanner.Scan() {
		if n++; n%step == 0 {
			for _, r := range vectorRequests(t, file, scanner.Text()) {
				lines = append(lines, string(api.Marshal(r)))
			}
		}
	}
	if err := scanner.Err(); err != nil || len(lines) == 0 {
		t.Fatalf("%d lines of %s: %v", len(lines), file, err)
	}
	return lines
}

var all = flag.Bool("all", false, "send all vectors, not some of them")

// TestVectors sends the vectors of shanten, jokers and restrictions through HTTP, all in a
// batch and some one by one, and expects the bytes of a batch without HTTP.
func TestVectors(t *testing.T) {
	t.Parallel()
	step := 8
	switch {
	case *all:
		step = 1
	case testing.Short():
		step = 100
	}
	_, at := start(t, Options{})
	files, err := filepath.Glob("../../*/testdata/*.gz")
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, file := range files {
		switch filepath.Base(filepath.Dir(filepath.Dir(file))) {
		case "shanten", "win", "restrict":
		default:
			continue
		}
		lines := vectors(t, file, step)
		total += len(lines)
		text := strings.Join(lines, "\n") + "\n"
		var want bytes.Buffer
		stats, err := batch.Run(t.Context(), batch.One(strings.NewReader(text)), &want, batch.Options{})
		if err != nil || stats.Failed > 0 {
			t.Fatalf("%s: %+v, %v", file, stats, err)
		}
		if got := ask(t, "POST", at+"/v1/batch", text); got.status != http.StatusOK || got.body != want.String() {
			t.Errorf("%s: other bytes in a batch", file)
		}
		rows := strings.SplitAfter(want.String(), "\n")
		for i := 0; i < len(lines); i += 20 {
			var r request
			if err := json.Unmarshal([]byte(lines[i]), &r); err != nil {
				t.Fatal(err)
			}
			if got := ask(t, "POST", at+"/v1/"+r.Op, lines[i]); got.body != rows[i] {
				t.Errorf("%s\n%s, want\n%s", lines[i], got.body, rows[i])
			}
		}
	}
	if total < 100_000/step {
		t.Errorf("only %d vectors", total)
	}
}
