package restrict

import (
	"errors"
	"fmt"
	"iter"
	"strings"

	"mentsu/expr"
	"mentsu/tile"
)

// MaxText is how many bytes the text of a restriction may have.
const MaxText = expr.MaxText

// SyntaxError says what is wrong with the text of a restriction, and where.
type SyntaxError = expr.SyntaxError

// Parse reads a restriction in the grammar of package expr:
//
//	expr   = term { "|" term }
//	term   = factor { "&" factor }
//	factor = "(" expr ")" | name [ "(" argument { "," argument } ")" ]
//
// so that & binds tighter than |; the contrary of a restriction cannot be asked for. Names
// lists the names; capital letters do not matter, nor does white space, and full-width forms are read as ASCII. Tiles are digits and
// suit letters, several letters name the same digits in several suits: "within(2468s6z)",
// "touch(19mps)"; sets are three tiles: "has(456m, 777z)". The error wraps a *SyntaxError,
// and ErrTooMany if the restriction comes to too many clauses.
func Parse(text string) (Restriction, error) {
	plain, at := folded(text)
	restriction, err := parse(plain)
	if wrong, ok := errors.AsType[*SyntaxError](err); ok && at != nil {
		wrong.Text, wrong.Offset = text, at[wrong.Offset]
	}
	return restriction, err
}

// parse is Parse of a text without full-width forms.
func parse(text string) (Restriction, error) {
	r := reader{text: text, expansion: expansion{winds: Winds{tile.East, tile.South}, sets: maxForced}}
	if len(text) > MaxText {
		return Restriction{}, r.fail(MaxText, fmt.Sprintf("a restriction has at most %d bytes", MaxText))
	}
	n, err := expr.Parse(text)
	if err != nil {
		return Restriction{}, fmt.Errorf("restrict: %w", err)
	}
	e, err := r.read(n)
	if err != nil {
		return Restriction{}, err
	}
	return e.Restriction, nil
}

// reader gives the nodes of a text their meaning. It counts clauses on the way, for two
// different winds, which make the most, of a game of five sets.
type reader struct {
	text      string
	expansion expansion
}

// meant is a restriction with its clauses.
type meant struct {
	Restriction
	list []clause
}

func (r *reader) fail(at int, reason string) error {
	return fmt.Errorf("restrict: %w", &SyntaxError{Text: r.text, Offset: at, Reason: reason})
}

func (r *reader) read(n *expr.Node) (meant, error) {
	switch n.Op {
	case expr.Or:
		return r.terms(opOr, n.Terms)
	case expr.And:
		return r.terms(opAnd, n.Terms)
	case expr.Not:
		return meant{}, r.fail(n.At, "a restriction knows no contrary, so no !")
	default:
		named, err := r.name(n)
		if err != nil {
			return meant{}, err
		}
		list, _ := r.expansion.of(named) // of a name they are never too many
		return meant{named, list}, nil
	}
}

// terms reads what o joins.
func (r *reader) terms(o op, nodes []*expr.Node) (meant, error) {
	all := meant{Restriction: Restriction{op: o}}
	for i, n := range nodes {
		e, err := r.read(n)
		if err != nil {
			return e, err
		}
		all.terms = append(all.terms, e.Restriction)
		var ok bool
		if all.list, ok = r.expansion.join(o, all.list, e.list, i == 0); !ok {
			return e, fmt.Errorf("restrict: %w", &SyntaxError{
				Text: r.text, Offset: n.At, Err: ErrTooMany,
				Reason: fmt.Sprintf("with this part the restriction comes to more than %d clauses", MaxClauses),
			})
		}
	}
	return all, nil
}

// name reads a name with its arguments.
func (r *reader) name(n *expr.Node) (Restriction, error) {
	if row := nameOf(n.Name); row != nil {
		return r.named(row, n)
	}
	means, ok := abbreviation(n.Name)
	if !ok {
		return Restriction{}, fmt.Errorf("restrict: %w", &SyntaxError{
			Text: r.text, Offset: n.At, Reason: fmt.Sprintf("unknown name %q", n.Name), Nearest: expr.Nearest(n.Name, everyName()),
		})
	}
	if len(n.Args) > 0 {
		return Restriction{}, r.fail(n.After, fmt.Sprintf("%s takes no arguments", n.Name))
	}
	return Parse(means)
}

// everyName goes through all names and aliases.
func everyName() iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := range names {
			if !yield(names[i].id) || !eachField(names[i].aliases, yield) {
				return
			}
		}
		for _, a := range abbreviations {
			if !eachField(a.aliases, yield) {
				return
			}
		}
	}
}

// eachField yields the words of a list; it returns false if it was told to stop.
func eachField(list string, yield func(string) bool) bool {
	for word := range strings.FieldsSeq(list) {
		if !yield(word) {
			return false
		}
	}
	return true
}
