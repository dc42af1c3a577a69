package rules_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

var update = flag.Bool("update", false, "rewrite the golden files with what the loader says")

// TestFaults reads the texts of testdata/faults.txt: a rule file, then ---- and the error
// that it gives. Cases are parted by a line of ====.
func TestFaults(t *testing.T) {
	t.Parallel()
	const file, between, answer = "testdata/faults.txt", "====\n", "----\n"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var now []string
	for c := range strings.SplitSeq(string(text), between) {
		rules1, want, _ := strings.Cut(c, answer)
		_, err := rules.Parse([]byte(rules1), "house.toml")
		got := "right\n"
		if err != nil {
			got = err.Error() + "\n"
		}
		if got != want && !*update {
			t.Errorf("%s got  %s want %s", rules1, got, want)
		}
		now = append(now, rules1+answer+got)
	}
	if *update {
		if err := os.WriteFile(file, []byte(strings.Join(now, between)), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestEverySetIsRight reads the rule sets that come with Mentsu as it reads those of users,
// and wants a source, and every name in every language.
func TestEverySetIsRight(t *testing.T) {
	t.Parallel()
	for _, name := range rules.Names() {
		text, err := os.ReadFile(name + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		if _, err = rules.Parse(text, name+".toml"); err != nil {
			t.Error(err)
		}
		d, err := rules.Load(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if d.ID != name || d.Source == "" {
			t.Errorf("%s has the ID %q and the source %q", name, d.ID, d.Source)
		}
		for what, names := range called(d) {
			for i, s := range names {
				if s == "" || i != int(tile.EN) && what != name && strings.Contains(s, " ") && s == names[tile.EN] {
					t.Errorf("%s: %s is called %q in %s", name, what, s, tile.Lang(i))
				}
			}
		}
	}
}

// called returns the names of all that a rule set has, by ID.
func called(d *rule.Definition) map[string]rule.Names {
	all := map[string]rule.Names{d.ID: d.Names}
	for i := range d.Options {
		all["option "+d.Options[i].ID] = d.Options[i].Names
	}
	for i := range d.Patterns {
		all["pattern "+d.Patterns[i].ID] = d.Patterns[i].Names
	}
	for i := range d.Limits {
		all["limit "+d.Limits[i].ID] = d.Limits[i].Names
	}
	return all
}

// TestNames wants short names to mean the same as full ones, and unknown ones to be told.
func TestNames(t *testing.T) {
	t.Parallel()
	if names := rules.Names(); names[0] != rules.Standard || len(names) < 12 {
		t.Errorf("%v", names)
	}
	for short, want := range map[string]string{"std": "riichi/std", "riichi/std": "riichi/std", "jpml-a": "riichi/jpml-a", "": "", "riichi": "", "riichi/riichi/std": "", "STD": ""} {
		if full, ok := rules.Known(short); full != want || ok != (want != "") {
			t.Errorf("%q is %q %t, want %q", short, full, ok, want)
		}
	}
	const want = `rules: tenho: unknown rule set; the nearest name is "tenhou"`
	if _, err := rules.Load("tenho"); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	if _, err := rules.Set("tenho"); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestLoadIsTheCallers changes all that Load returns and wants the next one as before.
func TestLoadIsTheCallers(t *testing.T) {
	t.Parallel()
	spoil := func() *rule.Definition {
		d, err := rules.Load("local")
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	d := spoil()
	d.Flags[0], d.Options[0].Default, d.Fu[0].Fu, d.Limits[0].Base, d.Pay.Liability[0].Melds = "x", 7, 7, 7, 7
	for i := range d.Options {
		if o := &d.Options[i]; o.Words != nil {
			o.Words[0] = "x"
		}
	}
	for i := range d.Patterns {
		p := &d.Patterns[i]
		if p.Aliases != nil {
			p.Aliases[0] = "x"
		}
		if p.Excludes != nil {
			p.Excludes[0].ID = "x"
		}
		if p.Variants != nil {
			p.Variants[0].Value = 7
		}
	}
	for what, names := range called(spoil()) {
		if what == "" || names[0] == "" {
			t.Error("a name is gone")
		}
	}
	again := spoil()
	if _, err := rule.Compile(again, nil); err != nil {
		t.Error(err)
	}
	if again.Flags[0] == "x" || again.Options[0].Default == 7 || again.Fu[0].Fu == 7 || again.Limits[0].Base == 7 || again.Pay.Liability[0].Melds == 7 {
		t.Error("Load returns what a caller has changed")
	}
}

// TestInheritance extends a rule set and looks at what comes out.
func TestInheritance(t *testing.T) {
	t.Parallel()
	d, err := rules.Parse([]byte(`
extends = "mleague"
name = "Friday"
minimum = 2
reds = [0, 0, 4]
unconfirmed = ["kiriage"]
remove = ["pinfu"]
shape = { players = 3, forms = ["standard"], four_as_two_pairs = true }

[defaults]
nagashi = true
renhou = "mangan"

[patterns.tanyao]
value = 2
names = { en = "Simples", ja = "断么", zh = "断幺" }

[patterns.ittsu]
when = "one_suit_runs(1, 4, 7) & closed"
value = 3

[patterns.sanrenkou]
name = "Three in a row"
switch = true
gates = "closed | self_draw"
when = "shifted_triplets(3)"
value = 2
open = 1
drops = { iipeikou = 2 }
`), "some/where/friday.toml")
	if err != nil {
		t.Fatal(err)
	}
	if d.ID != "friday" || d.Names != (rule.Names{"Friday", "Friday", "Friday"}) || d.Minimum != 2 || d.Reds != [3]uint8{0, 0, 4} {
		t.Errorf("%s %v %d %v", d.ID, d.Names, d.Minimum, d.Reds)
	}
	if s := d.Shape; s.Players != 3 || s.Forms.String() != "standard" || !s.FourAsTwoPairs || s.Sets != 4 {
		t.Errorf("%+v", s)
	}
	options := map[string]string{}
	for i := range d.Options {
		o := &d.Options[i]
		options[o.ID] = o.Word(o.Default)
		if o.Unconfirmed {
			options[o.ID] += " ?"
		}
	}
	for id, want := range map[string]string{
		"kiriage": "true ?", "nagashi": "true", "renhou": "mangan", "rinshan_tsumo_fu": "true ?", "sanrenkou": "true", "kazoe": "sanbaiman",
	} {
		if options[id] != want {
			t.Errorf("%s is %s, want %s", id, options[id], want)
		}
	}
	patterns := map[string]rule.Pattern{}
	for i := range d.Patterns {
		patterns[d.Patterns[i].ID] = d.Patterns[i]
	}
	if _, ok := patterns["pinfu"]; ok {
		t.Error("pinfu is there")
	}
	if p := patterns["tanyao"]; p.Value != 2 || p.Open != 2 || p.Names[tile.JA] != "断么" || p.When != "tiles_in(simples)" {
		t.Errorf("%+v", p)
	}
	if p := patterns["ittsu"]; p.Value != 3 || p.Open != 3 || p.Names[tile.JA] != "一気通貫" || p.When != "one_suit_runs(1, 4, 7) & closed" {
		t.Errorf("%+v", p)
	}
	p := patterns["sanrenkou"]
	if p.Class != "yaku" || p.Value != 2 || p.Open != 1 || p.Gates != "(closed | self_draw) & option(sanrenkou)" || len(p.Excludes) != 1 || p.Excludes[0] != (rule.Exclusion{ID: "iipeikou", Times: 2}) {
		t.Errorf("%+v", p)
	}
}

// TestOptionValue goes through every value of every option and back.
func TestOptionValue(t *testing.T) {
	t.Parallel()
	d, err := rules.Load(rules.Standard)
	if err != nil {
		t.Fatal(err)
	}
	for i := range d.Options {
		o := &d.Options[i]
		least, most := 0, 1
		switch {
		case o.Words != nil:
			most = len(o.Words) - 1
		case o.Number:
			least, most = o.Least, o.Most
		}
		for n := least; n <= most; n++ {
			if got, ok := rules.OptionValue(o, o.Word(n)); got != n || !ok {
				t.Errorf("%s: %s is %d %t, want %d", o.ID, o.Word(n), got, ok, n)
			}
		}
		for _, word := range []string{"", "TRUE", "-1", "10", "x", " 1"} {
			if n, ok := rules.OptionValue(o, word); ok {
				t.Errorf("%s: %q is %d", o.ID, word, n)
			}
		}
	}
}
