package rule_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/tile"
)

var update = flag.Bool("update", false, "write the answers into the tables of testdata")

// winText reads a win from words: the hand with its melds, then any of: the winning tile as
// win=5s (the last concealed tile if it is missing), tsumo, round=E, seat=S, flags by their
// names, dora=5s, ura=5s, nuki=1, from=left, first=self, flowers=412, honba=1.
func winText(t testing.TB, s *rule.Set, text string) *rule.Win {
	t.Helper()
	words := strings.Fields(text)
	d := s.Definition()
	reds := d.Reds
	h, err := notation.Hand(words[0], notation.Auto, hand.Context{Rules: d.Shape, Reds: &reds})
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	w := &rule.Win{Hand: h, Round: tile.East, Seat: tile.South}
	w.Tile, _ = h.Drawn()
	for _, word := range words[1:] {
		key, value, _ := strings.Cut(word, "=")
		switch key {
		case "win":
			w.Tile = tilesText(t, value)[0]
		case "tsumo":
			w.SelfDraw = true
		case "round":
			w.Round = tile.East + tile.Kind(strings.Index("ESWN", value))
		case "seat":
			w.Seat = tile.East + tile.Kind(strings.Index("ESWN", value))
		case "dora":
			w.Dora = tilesText(t, value)
		case "ura":
			w.Ura = tilesText(t, value)
		case "nuki":
			w.Nukidora = len(value)
		case "honba":
			w.Honba = int(value[0] - '0')
		case "from":
			w.From = direction(value)
		case "first":
			w.First, w.FirstOwn = direction(value), value == "self"
		case "flowers": // so many, of the own seat, whole sets
			w.Flowers, w.OwnFlowers, w.FlowerSets = int(value[0]-'0'), int(value[1]-'0'), int(value[2]-'0')
		default:
			f, ok := rule.FlagByName(key)
			if !ok {
				t.Fatalf("%s: what is %q?", text, word)
			}
			w.Flags |= f
		}
	}
	return w
}

func tilesText(t testing.TB, text string) []tile.Tile {
	t.Helper()
	tiles, _, err := notation.ParseTiles(text, notation.Auto)
	if err != nil {
		t.Fatal(err)
	}
	return tiles
}

// direction returns who discarded, by name.
func direction(name string) hand.Direction {
	return map[string]hand.Direction{"right": hand.FromRight, "across": hand.FromAcross, "left": hand.FromLeft}[name]
}

// setText returns the rule set of a name and options, such as "tenhou kiriage=true".
func setText(t testing.TB, text string) *rule.Set {
	t.Helper()
	words := strings.Fields(text)
	options := map[string]string{}
	for _, word := range words[1:] {
		id, value, _ := strings.Cut(word, "=")
		options[id] = value
	}
	return compiled(t, words[0], options)
}

// fuText writes how the fu of a win come about, with the sets they are for.
func fuText(s *rule.Set, r *rule.Result) string {
	var list []string
	for _, f := range r.FuItems {
		text := fmt.Sprintf("%s %d", s.Definition().Fu[f.Rule].ID, f.Fu)
		if f.Set >= 0 {
			text = fmt.Sprintf("%s %v %d", s.Definition().Fu[f.Rule].ID, r.Reading.Sets[f.Set].Set, f.Fu)
		}
		list = append(list, text)
	}
	return fmt.Sprintf("%s = %d", strings.Join(list, " + "), r.RawFu)
}

// reasons writes what is excluded, and why.
func reasons(s *rule.Set, r *rule.Result) string {
	d := s.Definition()
	var list []string
	for _, e := range r.Excluded {
		why := e.Why.String()
		if e.Why == rule.ImpliedBy {
			why += ":" + d.Patterns[e.By].ID
		}
		if e.Why == rule.OtherReading {
			why += fmt.Sprint(":", e.By)
		}
		list = append(list, d.Patterns[e.Pattern].ID+" "+why)
	}
	return strings.Join(list, ", ")
}

// limitText writes the limit of a win.
func limitText(s *rule.Set, r *rule.Result) string {
	if r.Limit < 0 {
		return "none"
	}
	return s.Definition().Limits[r.Limit].ID
}

// answer writes what a table says of a win.
func answer(t testing.TB, table string, s *rule.Set, w *rule.Win) string {
	t.Helper()
	if err := s.Check(w); err != nil {
		return err.Error()
	}
	var r rule.Result
	if err := s.Explain(w, &r); err != nil {
		return err.Error()
	}
	text := summary(s, &r)
	switch table {
	case "fu":
		text = fuText(s, &r)
	case "limits":
		text = fmt.Sprintf("%d han %d fu, base %d, points %d, %s", r.Total, r.Fu, r.Base, r.Points, limitText(s, &r))
	case "options":
		if r.Valid {
			text += fmt.Sprint(" ", r.Changes)
		}
	case "excluded":
		text += " | " + reasons(s, &r)
	}
	return text
}

// TestTables scores the wins of the tables in testdata: each line is a rule set with options,
// a win, and the answer.
func TestTables(t *testing.T) {
	for _, table := range []string{"yaku", "fu", "limits", "options", "excluded"} {
		t.Run(table, func(t *testing.T) {
			file := filepath.Join("testdata", table+".txt")
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var out strings.Builder
			for line := range strings.Lines(string(text)) {
				line = strings.TrimSuffix(line, "\n")
				if line == "" || line[0] == '#' {
					fmt.Fprintln(&out, line)
					continue
				}
				parts := strings.SplitN(line, ": ", 3)
				s := setText(t, parts[0])
				w := winText(t, s, parts[1])
				got := answer(t, table, s, w)
				if !*update && (len(parts) < 3 || got != parts[2]) {
					t.Errorf("%s\n got %s", line, got)
				}
				fmt.Fprintf(&out, "%s: %s: %s\n", parts[0], strings.TrimSuffix(parts[1], ":"), got)
			}
			if *update {
				if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}
