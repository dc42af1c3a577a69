package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/rule"
	"mentsu/rules"
)

// scene is what the page knows of a finished hand beside its flags.
type scene struct {
	rules   string
	options map[string]any
	hand    string   // won on 1p
	told    []string // terms of clashes that hold
	draw    bool
	seat    string
}

func (s scene) String() string {
	return fmt.Sprintf("%s %v %s draw %t seat %s", s.rules, s.options, s.hand, s.draw, s.seat)
}

// accepts reports whether score takes the hand with flags; what it refuses must be a contradiction.
func (s scene) accepts(t *testing.T, flags ...string) bool {
	t.Helper()
	request := map[string]any{"op": "score", "rules": s.rules, "hand": s.hand, "win": "1p", "flags": flags, "self_draw": s.draw, "round": "E", "seat": s.seat}
	if s.options != nil {
		request["options"] = s.options
	}
	text, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	answer, ok := api.Answer(text, 0)
	if !ok && !strings.Contains(string(answer), `"code":"contradiction"`) {
		t.Fatalf("%s: %s", text, answer)
	}
	return ok
}

// terms returns what holds of the scene, in the words of clashes.
func (s scene) terms(c *catalogue) []string {
	now := slices.Clone(s.told)
	if s.draw {
		now = append(now, "self_draw")
	}
	if s.seat == "E" {
		now = append(now, "dealer")
	}
	for id, word := range s.options {
		now = append(now, fmt.Sprintf("%s=%v", id, word))
	}
	for _, term := range c.set(s.rules).On {
		if id, _, _ := strings.Cut(term, "="); s.options[id] == nil {
			now = append(now, term)
		}
	}
	return now
}

// set returns a rule set of the catalogue.
func (c *catalogue) set(id string) *ruleSet {
	return &c.Rules[slices.IndexFunc(c.Rules, func(set ruleSet) bool { return set.ID == id })]
}

// clashing reports whether a flag goes against what holds.
func (c *catalogue) clashing(flag string, holding ...string) bool {
	now := append(slices.Clone(holding), flag)
	for first, all := range c.Clashes {
		for _, others := range all {
			terms := append(strings.Fields(others), first)
			if slices.Contains(terms, flag) && !slices.ContainsFunc(terms, func(term string) bool {
				id, not := strings.CutPrefix(term, "!")
				return slices.Contains(now, id) == not
			}) {
				return true
			}
		}
	}
	return false
}

// scenes returns finished hands of rule sets with melds of all sorts, drawn or not, in two seats.
func scenes() []scene {
	withMelds := []scene{
		{hand: "123p567p88s678s345p"},
		{hand: "123p567p88s678s[999p]", told: []string{"open_meld", "meld"}},
		{hand: "123p567p88s678s[9999p]", told: []string{"open_meld", "meld", "kan"}},
		{hand: "123p567p88s678s(9999p)", told: []string{"meld", "kan"}},
		{hand: "111p567p88s678s345p", told: []string{"another_copy", "another_concealed"}},
		{hand: "123p567p88s678s[111p]", told: []string{"open_meld", "meld", "another_copy"}},
	}
	var all []scene
	add := func(s scene) {
		for _, s.draw = range []bool{false, true} {
			for _, s.seat = range []string{"E", "S"} {
				all = append(all, s)
			}
		}
	}
	for _, s := range withMelds {
		for _, s.rules = range []string{"riichi/std", "riichi/tenhou3", "mcr"} {
			s.options = nil
			add(s)
		}
		s.options = map[string]any{"blessings": true}
		add(s)
		s.rules, s.options = "riichi/std", map[string]any{"rinshan_haitei": true, "open_riichi": "han", "renhou": "mangan"}
		add(s)
	}
	add(scene{rules: "riichi/std", hand: "1p9p19m19s12345677z", options: map[string]any{"kokushi_robs_closed_kan": true}})
	return all
}

// claims returns the flags that matter under the rules and options of a scene.
func (s scene) claims(t *testing.T) []string {
	t.Helper()
	d, err := rules.Load(s.rules)
	if err != nil {
		t.Fatal(err)
	}
	values := map[string]int{}
	for i := range d.Options {
		for value := range max(2, len(d.Options[i].Words)) {
			if word := s.options[d.Options[i].ID]; word != nil && d.Options[i].Word(value) == fmt.Sprint(word) {
				values[d.Options[i].ID] = value
			}
		}
	}
	set, err := rule.Compile(d, values)
	if err != nil || len(values) != len(s.options) {
		t.Fatal(s, values, err)
	}
	return set.Claims().Names()
}

// TestClashes holds what the page is told of flags against what score accepts: of one flag in hands of all sorts, and
// of a second beside each that is accepted. What matters not is not offered.
func TestClashes(t *testing.T) {
	c, err := catalogued()
	if err != nil {
		t.Fatal(err)
	}
	accepted := map[string]map[bool]int{}
	for _, s := range scenes() {
		told, claims := s.terms(c), s.claims(t)
		for _, one := range c.set(s.rules).Flags {
			got, want := !c.clashing(one, told...), slices.Contains(claims, one) && s.accepts(t, one)
			if got != want {
				t.Errorf("%s: %s offered: %t, accepted: %t", s, one, got, want)
			}
			if accepted[one] == nil {
				accepted[one] = map[bool]int{}
			}
			accepted[one][want]++
			for _, two := range claims {
				got = !c.clashing(two, append(told, one)...)
				if want && two != one && got != s.accepts(t, one, two) {
					t.Errorf("%s: %s offered beside %s: %t", s, two, one, got)
				}
			}
		}
	}
	if len(accepted) != 15 {
		t.Errorf("%d flags are seen", len(accepted))
	}
	// What needs another flag is never accepted alone; the last tile of the wall goes against none of what varies here.
	for flag, by := range accepted {
		never := flag == "ippatsu" || flag == "open_riichi"
		always := flag == "wall_last"
		if (by[true] == 0) != never || (by[false] == 0) != always {
			t.Errorf("%s: %v", flag, by)
		}
	}
}

// everOffered reports whether a flag is offered in some situation.
func (c *catalogue) everOffered(flag string, options []string) bool {
	terms := []string{"self_draw", "dealer", "kan", "riichi"}
	for some := range 1 << len(terms) {
		told := slices.Clone(options)
		for i, term := range terms {
			if some>>i&1 != 0 && term != flag {
				told = append(told, term)
			}
		}
		if !c.clashing(flag, told...) {
			return true
		}
	}
	return false
}

// TestIdle holds which flags are ever offered under each value of each option against what can change a payment.
func TestIdle(t *testing.T) {
	c, err := catalogued()
	if err != nil {
		t.Fatal(err)
	}
	for _, set := range c.Rules {
		d, wrong := rules.Load(set.ID)
		if wrong != nil {
			t.Fatal(wrong)
		}
		for i := range d.Options {
			o := &d.Options[i]
			if o.Number || o.Idle(d) {
				continue
			}
			for value := range max(2, len(o.Words)) {
				s := scene{rules: set.ID, options: map[string]any{o.ID: o.Word(value)}}
				claims := s.claims(t)
				for _, flag := range set.Flags {
					if got, want := c.everOffered(flag, s.terms(c)), slices.Contains(claims, flag); got != want {
						t.Errorf("%s: %s offered: %t", s, flag, got)
					}
				}
			}
		}
	}
}
