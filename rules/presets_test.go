package rules_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"mentsu/rules"
)

// TestPresets compares every option of the presets with testdata/presets.txt, all of them
// there. Columns are the rule sets of the first row.
func TestPresets(t *testing.T) {
	t.Parallel()
	presets, err := os.ReadFile("testdata/presets.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(presets)), "\n")[1:] // behind the comment
	names := strings.Fields(lines[0])
	want := map[string]map[string]string{}
	for _, line := range lines[1:] {
		cells := strings.Fields(line)
		for i, name := range names {
			if want[name] == nil {
				want[name] = map[string]string{}
			}
			want[name][cells[0]] = cells[i+1]
		}
	}
	for _, name := range names {
		compare(t, name, want[name])
	}
	for three, base := range map[string]string{"tenhou3": "tenhou", "mahjongsoul3": "mahjongsoul"} {
		want[base]["reds"], want[base]["kita"] = "0/1/1", "dora"
		compare(t, three, want[base])
		if d, err := rules.Load(three); err != nil || d.Shape.Players != 3 {
			t.Errorf("%s: %+v %v", three, d.Shape, err)
		}
	}
}

func compare(t *testing.T, name string, want map[string]string) {
	t.Helper()
	d, err := rules.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	mark := map[bool]string{true: "?"}
	got := map[string]string{"reds": fmt.Sprintf("%d/%d/%d", d.Reds[0], d.Reds[1], d.Reds[2]) + mark[d.RedsUnconfirmed]}
	for i := range d.Options {
		o := &d.Options[i]
		got[o.ID] = o.Word(o.Default) + mark[o.Unconfirmed]
	}
	for id, value := range got {
		if want[id] != value {
			t.Errorf("%s: %s is %s, want %q", name, id, value, want[id])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%s has %d options, want %d", name, len(got), len(want))
	}
}

// TestLocal wants the rule set of local yaku to be the standard one while all are off.
func TestLocal(t *testing.T) {
	t.Parallel()
	standard, err := rules.Load(rules.Standard)
	if err != nil {
		t.Fatal(err)
	}
	local, err := rules.Load("local")
	if err != nil {
		t.Fatal(err)
	}
	var known []string
	for i := range standard.Patterns {
		known = append(known, standard.Patterns[i].ID)
		if standard.Patterns[i].ID != local.Patterns[i].ID {
			t.Errorf("pattern %d is %s", i, local.Patterns[i].ID)
		}
	}
	options := 0
	for i := range local.Options {
		if o := &local.Options[i]; i >= len(standard.Options) {
			options++
			if o.Default != 0 {
				t.Errorf("%s is on", o.ID)
			}
		}
	}
	own := 0
	for i := range local.Patterns {
		if p := &local.Patterns[i]; !slices.Contains(known, p.ID) {
			own++
			if !strings.Contains(p.Gates, "option(") {
				t.Errorf("%s has no option", p.ID)
			}
		}
	}
	if own < 45 || options < 40 {
		t.Errorf("%d local yaku with %d options", own, options)
	}
}
