package rule

import (
	"strconv"

	"mentsu/expr"
	"mentsu/form"
	"mentsu/tile"
)

// fuCell is what the fu table says of one case: a sum and the rules it is made of.
type fuCell struct {
	fu    int
	rules []int // indices into the definition
}

// fuTable is the fu rules worked out for every case there is. The cases are numbered by
// facts, a bit each, in the order that fuFacts lists them.
type fuTable struct {
	hand  [16]fuCell
	set   [32]fuCell
	pair  [16]fuCell
	wait  [6]fuCell // by Wait
	whole [16]fuCell
	fixed [16]bool // the whole has a row
}

// fuSums are the sums of a fuTable side by side: what scoring needs of it.
type fuSums struct {
	hand, pair, whole [16]int16 // of a whole that is not fixed -1
	set               [32]int16
	wait              [6]int16
}

// sums returns the sums of t.
func (t *fuTable) sums() fuSums {
	var s fuSums
	for i := range t.hand {
		s.hand[i], s.pair[i], s.whole[i] = int16(t.hand[i].fu), int16(t.pair[i].fu), -1
		if t.fixed[i] {
			s.whole[i] = int16(t.whole[i].fu)
		}
	}
	for i := range t.set {
		s.set[i] = int16(t.set[i].fu)
	}
	for i := range t.wait {
		s.wait[i] = int16(t.wait[i].fu)
	}
	return s
}

// fuFacts lists the facts of a table of fu; fact i is bit i of a case.
func fuFacts(of string) []string {
	switch of {
	case "hand":
		return []string{"self_draw", "closed", "rinshan", "no_fu"}
	case "set":
		return []string{"concealed", "orphan", "kan", "triplet", "run"}
	case "pair":
		return []string{"dragon", "seat_wind", "round_wind", "other_wind"}
	case "wait":
		return []string{"ryanmen", "kanchan", "penchan", "shanpon", "tanki"}
	case "whole":
		return []string{"standard", "seven_pairs", "thirteen_orphans", "self_draw"}
	default:
		return nil
	}
}

// The bits of cases.
const (
	fuSelfDraw = 1 << iota
	fuClosed
	fuRinshan
	fuNone
)

const (
	fuConcealed = 1 << iota
	fuOrphan
	fuKan
	fuTriplet
	fuRun
)

const (
	fuDragon = 1 << iota
	fuSeat
	fuRound
	fuOtherWind
)

const fuWholeSelfDraw = 8

// compileFu works out the fu rules of a definition.
func (c *compiler) compileFu(rules []FuRule) (*fuTable, error) {
	t := &fuTable{}
	for i := range rules {
		r := &rules[i]
		names := fuFacts(r.Of)
		if names == nil {
			return nil, &DefinitionError{Kind: "fu", ID: r.ID, Field: "of", Word: r.Of, Reason: "unknown kind of fu " + strconv.Quote(r.Of)}
		}
		holds, err := c.condition(r.When, names)
		if err != nil {
			return nil, located("fu", r.ID, "when", err)
		}
		for n := range 1 << len(names) {
			if holds(n) {
				t.add(r, i, n)
			}
		}
	}
	return t, nil
}

// add enters rule i for case n.
func (t *fuTable) add(r *FuRule, i, n int) {
	switch {
	case r.Of != "wait":
		t.cells(r.Of)[n].add(r.Fu, i)
		if r.Of == "whole" {
			t.fixed[n] = true
		}
	case n != 0 && n&(n-1) == 0: // one wait
		t.wait[waitOf(n)].add(r.Fu, i)
	}
}

// waitOf returns the wait of a case of one fact.
func waitOf(n int) Wait {
	w := Ryanmen
	for ; n > 1; n >>= 1 {
		w++
	}
	return w
}

func (c *fuCell) add(fu, rule int) {
	c.fu += fu
	c.rules = append(c.rules, rule)
}

func (t *fuTable) cells(of string) []fuCell {
	switch of {
	case "hand":
		return t.hand[:]
	case "set":
		return t.set[:]
	case "pair":
		return t.pair[:]
	default:
		return t.whole[:]
	}
}

// condition returns an expression over the facts of names and options as a function of the
// facts, a bit each.
func (c *compiler) condition(text string, names []string) (func(facts int) bool, error) {
	if text == "" {
		return func(int) bool { return true }, nil
	}
	sub := &compiler{facts: map[string]fact{}, options: c.options, values: c.values}
	for i, name := range names {
		sub.facts[name] = fact{name: name, level: levelPlace, at: uint8(i)}
	}
	sub.facts["option"] = fact{name: "option", level: levelOption, args: optionArg, op: opOption}
	clauses, err := sub.expression(text, levelPlace)
	if err != nil {
		return nil, err
	}
	return func(facts int) bool {
		var f words
		f[wordPlace] = uint64(facts)
		for i := range clauses {
			if !clauses[i].off && clauses[i].holds(&f) {
				return true
			}
		}
		return false
	}, nil
}

// located returns a fault of an expression with its place in the definition.
func located(kind, id, field string, err error) error {
	e := &DefinitionError{Kind: kind, ID: id, Field: field, Reason: err.Error(), Err: err}
	if s, ok := asSyntax(err); ok {
		e.Offset, e.Reason, e.Nearest = s.Offset, s.Reason, s.Nearest
	}
	return e
}

func asSyntax(err error) (*expr.SyntaxError, bool) {
	s, ok := err.(*expr.SyntaxError) //nolint:errorlint // made a few lines above, and never wrapped
	return s, ok
}

// setCase returns the case of a set that is concealed or not.
func setCase(s form.Set, concealed, kan bool) int {
	n := int(bit(concealed))*fuConcealed | int(bit(kan))*fuKan
	if s.IsRun() {
		return n | fuRun
	}
	return n | fuTriplet | int(uint64(tile.Orphans)>>s&1)*fuOrphan
}
