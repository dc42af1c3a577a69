package cli

import (
	"strings"
	"testing"
)

// Each verb is made under its own name, alone where the arguments begin with it.
func TestReached(t *testing.T) {
	a := new(app)
	makers := a.makers()
	for _, m := range makers {
		if name := m.make().Name(); name != m.name {
			t.Errorf("the maker of %s makes %s", m.name, name)
		}
		verbs, plain := a.reached([]string{m.name, "11z"})
		tellsOfAll := m.name == "completion" || m.name == "man"
		if tellsOfAll != plain || !tellsOfAll && (len(verbs) != 1 || verbs[0].name != m.name) {
			t.Errorf("%s comes to %d verbs, without a verb: %v", m.name, len(verbs), plain)
		}
	}
	for args, want := range map[string]int{
		"": len(makers), "--lang ja 11z": len(makers), "-": len(makers), "help shanten": len(makers), "shantne": len(makers), "11z -h": len(makers),
		"shanten --help": len(makers), "11z": 0, "@hands --json": 0,
	} {
		if verbs, plain := a.reached(strings.Fields(args)); len(verbs) != want || !plain {
			t.Errorf("%q comes to %d verbs, want %d; without a verb: %v", args, len(verbs), want, plain)
		}
	}
}
