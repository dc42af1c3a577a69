package rule

import (
	"slices"
	"strconv"

	"mentsu/expr"
)

// Words of facts: one for the situation, two for other facts of the hand, two for those of
// the reading, one for those of the placement. A fact is a bit of one of them.
const (
	wordSituation = 0
	wordHand      = 1
	wordReading   = 3
	wordPlace     = 5
	numWords      = 6
)

// words are the facts of a win, or those that a clause speaks of.
type words [numWords]uint64

// clause says that some facts hold and others do not: those of care, as want has them.
type clause struct {
	pattern    uint16
	off        bool // an option stands against it
	want, care words
}

// holds reports whether f agrees with the clause.
func (c *clause) holds(f *words) bool {
	return (f[0]^c.want[0])&c.care[0]|(f[1]^c.want[1])&c.care[1]|(f[2]^c.want[2])&c.care[2]|
		(f[3]^c.want[3])&c.care[3]|(f[4]^c.want[4])&c.care[4]|(f[5]^c.want[5])&c.care[5] == 0
}

// with returns both clauses in one; ok is false if they contradict each other.
func (c *clause) with(d *clause) (both clause, ok bool) {
	both = *c
	for i := range c.want {
		if (c.want[i]^d.want[i])&c.care[i]&d.care[i] != 0 {
			return both, false
		}
		both.want[i] |= d.want[i]
		both.care[i] |= d.care[i]
	}
	both.off = c.off || d.off
	return both, true
}

// within reports whether d holds wherever c does.
func (c *clause) within(d *clause) bool {
	for w := range c.care {
		if d.care[w]&^c.care[w]|(c.want[w]^d.want[w])&d.care[w] != 0 {
			return false
		}
	}
	return true
}

// widest returns the clauses but for those that lie within another one of their pattern. The
// clauses of a pattern stand side by side.
func widest(clauses []*clause) []clause {
	var list []clause
	for i, c := range clauses {
		needed := true
		for k, d := range clauses {
			if k != i && d.pattern == c.pattern && c.within(d) && (k < i || !d.within(c)) {
				needed = false
			}
		}
		if needed {
			list = append(list, *c)
		}
	}
	return list
}

// maxClauses is how many clauses an expression may come to.
const maxClauses = 256

// atom is a fact with its arguments.
type atom struct {
	op    op
	winds uint8 // of the winds of seat and round that are among its tiles
	n     uint8
	word  uint8
	bit   uint8
	mask  uint64 // kinds, or ranks, or a step
	sets  uint64 // of opTouching
	fact  string
}

// compiler turns expressions into clauses and collects the atoms they speak of.
type compiler struct {
	facts   map[string]fact
	flags   map[string]bool
	options map[string]*Option
	values  map[string]int
	atoms   []atom
	next    [numWords]uint8 // free bits
}

// expression compiles a text; "" always holds. A number of clauses hold in turn: the text
// holds if one of them does. Highest is the deepest level that facts may have.
func (c *compiler) expression(text string, highest level) ([]clause, error) {
	if text == "" {
		return []clause{{}}, nil
	}
	n, err := expr.Parse(text)
	if err != nil {
		return nil, err
	}
	t := &translation{compiler: c, text: text, highest: highest}
	return t.node(n, holding)
}

// sense says whether an expression is to hold, or its contrary.
type sense uint8

const (
	failing sense = iota
	holding
)

// translation is an expression being compiled.
type translation struct {
	*compiler
	text    string
	highest level
}

func (t *translation) fail(at int, reason, nearest string) error {
	return &expr.SyntaxError{Text: t.text, Offset: at, Reason: reason, Nearest: nearest}
}

// node returns the clauses of n, or of its contrary.
func (t *translation) node(n *expr.Node, s sense) ([]clause, error) {
	switch n.Op {
	case expr.Not:
		return t.node(n.Terms[0], 1-s)
	case expr.Name:
		c, err := t.literal(n, s)
		return []clause{c}, err
	default:
	}
	var all []clause
	either := (n.Op == expr.Or) == (s == holding)
	if !either {
		all = []clause{{}}
	}
	for _, term := range n.Terms {
		next, err := t.node(term, s)
		if err != nil {
			return nil, err
		}
		if either {
			all = append(all, next...)
		} else {
			all = product(all, next)
		}
		if len(all) > maxClauses {
			return nil, t.fail(n.At, "too many alternatives: more than "+strconv.Itoa(maxClauses), "")
		}
	}
	return all, nil
}

// product returns every clause of a with every one of b, where they agree.
func product(a, b []clause) []clause {
	var all []clause
	for i := range a {
		for k := range b {
			if both, ok := a[i].with(&b[k]); ok {
				all = append(all, both)
			}
		}
	}
	return all
}

// literal returns the clause that a fact holds, or does not.
func (t *translation) literal(n *expr.Node, s sense) (clause, error) {
	f, ok := t.facts[n.Name]
	if !ok {
		return clause{}, t.fail(n.At, "unknown fact "+strconv.Quote(n.Name), nearest(n.Name, t.facts))
	}
	if f.level > t.highest {
		return clause{}, t.fail(n.At, "a "+f.level.String()+" fact cannot stand here", "")
	}
	if f.op == opOption {
		on, err := t.option(n)
		return clause{off: on == (s == failing)}, err
	}
	a, err := t.atom(n, f)
	if err != nil {
		return clause{}, err
	}
	if f.op != opFixed {
		a, err = t.place(n, f, a)
		if err != nil {
			return clause{}, err
		}
	}
	var c clause
	c.care[a.word] = 1 << a.bit
	if s == holding {
		c.want[a.word] = 1 << a.bit
	}
	return c, nil
}

// wordsOf returns the first word of a level and the one behind its last.
func wordsOf(l level) (first, end uint8) {
	switch l {
	case levelReading:
		return wordReading, wordPlace
	case levelPlace:
		return wordPlace, numWords
	default:
		return wordHand, wordReading
	}
}

// place finds the bit of an atom, a new one if there is none yet.
func (t *translation) place(n *expr.Node, f fact, a atom) (atom, error) {
	for _, old := range t.atoms {
		a.word, a.bit = old.word, old.bit
		if a == old {
			return old, nil
		}
	}
	first, end := wordsOf(f.level)
	for w := first; w < end; w++ {
		if t.next[w] < 64 {
			a.word, a.bit = w, t.next[w]
			t.next[w]++
			t.atoms = append(t.atoms, a)
			return a, nil
		}
	}
	return a, t.fail(n.At, "too many different facts in one rule set", "")
}

// option reports whether an option has the value that n asks for: any but 0 if it does not
// say which.
func (t *translation) option(n *expr.Node) (bool, error) {
	if len(n.Args) < 1 || len(n.Args) > 2 {
		return false, t.fail(n.After, "option takes the name of an option, and perhaps a value", "")
	}
	o, ok := t.options[n.Args[0].Text]
	if !ok {
		return false, t.fail(n.Args[0].At, "unknown option "+strconv.Quote(n.Args[0].Text), nearest(n.Args[0].Text, t.options))
	}
	value := t.values[o.ID]
	if len(n.Args) == 1 {
		return value != 0, nil
	}
	word := n.Args[1]
	if o.Words != nil {
		i := slices.Index(o.Words, word.Text)
		if i < 0 {
			return false, t.fail(word.At, "no value of "+o.ID+": "+word.Text, expr.Nearest(word.Text, slices.Values(o.Words)))
		}
		return value == i, nil
	}
	number, err := strconv.Atoi(word.Text)
	if err != nil {
		return false, t.fail(word.At, "a number is expected", "")
	}
	return value == number, nil
}
