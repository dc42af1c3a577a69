package restrict

import (
	"fmt"
	"strings"

	"mentsu/tile"
)

// MaxText is how many bytes the text of a restriction may have.
const MaxText = 4096

// Parse reads a restriction:
//
//	expr   = term { "|" term }
//	term   = factor { "&" factor }
//	factor = "(" expr ")" | name [ "(" argument { "," argument } ")" ]
//
// so that & binds tighter than |. Names lists the names; capital letters do not matter, nor
// does white space. Tiles are digits and suit letters, several letters name the same digits
// in several suits: "within(2468s6z)", "touch(19mps)"; sets are three tiles: "has(456m, 777z)".
// The error is a *SyntaxError; it wraps ErrTooMany if the restriction comes to too many
// clauses.
func Parse(text string) (Restriction, error) {
	p := parser{text: text, expansion: expansion{winds: Winds{tile.East, tile.South}}}
	if len(text) > MaxText {
		return Restriction{}, p.fail(MaxText, fmt.Sprintf("a restriction has at most %d bytes", MaxText))
	}
	e, err := p.expr()
	if err == nil && p.pos < len(text) {
		err = p.fail(p.pos, fmt.Sprintf("%q where & or | is expected", p.here()))
	}
	if err != nil {
		return Restriction{}, err
	}
	return e.Restriction, nil
}

// parser reads a text from pos on. It counts clauses on the way, for two different winds,
// which make the most.
type parser struct {
	text      string
	pos       int
	expansion expansion
}

// parsed is a restriction with its clauses.
type parsed struct {
	Restriction
	list []clause
}

func (p *parser) fail(at int, reason string) error {
	return &SyntaxError{Text: p.text, Offset: at, Reason: reason}
}

// skip passes white space and returns the byte that follows, 0 at the end.
func (p *parser) skip() byte {
	for p.pos < len(p.text) {
		switch c := p.text[p.pos]; c {
		case ' ', '\t', '\r', '\n':
			p.pos++
		default:
			return c
		}
	}
	return 0
}

// here returns the character at pos.
func (p *parser) here() string {
	for _, c := range p.text[p.pos:] {
		return string(c)
	}
	return ""
}

func (p *parser) expr() (parsed, error) { return p.list(opOr, '|', p.term) }

func (p *parser) term() (parsed, error) { return p.list(opAnd, '&', p.factor) }

// list reads what read reads, once or more with the sign between.
func (p *parser) list(o op, sign byte, read func() (parsed, error)) (parsed, error) {
	first, err := read()
	if err != nil || p.skip() != sign {
		return first, err
	}
	all := parsed{Restriction{op: o, terms: []Restriction{first.Restriction}}, first.list}
	for p.skip() == sign {
		p.pos++
		p.skip()
		at := p.pos
		e, err := read()
		if err != nil {
			return e, err
		}
		all.terms = append(all.terms, e.Restriction)
		var ok bool
		if all.list, ok = p.expansion.join(o, all.list, e.list, false); !ok {
			return e, &SyntaxError{
				Text: p.text, Offset: at, Err: ErrTooMany,
				Reason: fmt.Sprintf("with this part the restriction comes to more than %d clauses", MaxClauses),
			}
		}
	}
	return all, nil
}

func (p *parser) factor() (parsed, error) {
	if p.skip() == '(' {
		p.pos++
		e, err := p.expr()
		if err != nil {
			return e, err
		}
		return e, p.expect(')')
	}
	r, err := p.name()
	if err != nil {
		return parsed{}, err
	}
	list, _ := p.expansion.of(r) // of a name they are never too many
	return parsed{r, list}, nil
}

// name reads a name with its arguments.
func (p *parser) name() (Restriction, error) {
	at := p.pos
	word := p.word()
	if word == "" {
		return Restriction{}, p.fail(at, "a name is expected")
	}
	if n := nameOf(word); n != nil {
		args, err := p.arguments()
		if err != nil {
			return Restriction{}, err
		}
		return p.named(n, args)
	}
	means, ok := abbreviation(word)
	if !ok {
		return Restriction{}, &SyntaxError{
			Text: p.text, Offset: at, Reason: fmt.Sprintf("unknown name %q", word), Nearest: nearest(word),
		}
	}
	if p.skip() == '(' {
		return Restriction{}, p.fail(p.pos, fmt.Sprintf("%s takes no arguments", word))
	}
	return Parse(means)
}

func (p *parser) expect(sign byte) error {
	if p.skip() != sign {
		return p.fail(p.pos, fmt.Sprintf("%q is expected", string(sign)))
	}
	p.pos++
	return nil
}

// word reads everything up to white space or a sign, and returns it in lower case.
func (p *parser) word() string {
	p.skip()
	rest := p.text[p.pos:]
	n := strings.IndexAny(rest, " \t\r\n&|(),")
	if n < 0 {
		n = len(rest)
	}
	p.pos += n
	word := []byte(rest[:n])
	for i, c := range word {
		if 'A' <= c && c <= 'Z' { // others keep their length, so that offsets stay right
			word[i] = c - 'A' + 'a'
		}
	}
	return string(word)
}

// arg is an argument with its place.
type arg struct {
	text string
	at   int
}

// arguments reads what stands in parentheses after a name, if anything does.
func (p *parser) arguments() ([]arg, error) {
	if p.skip() != '(' {
		return nil, nil
	}
	var args []arg
	for {
		p.pos++
		p.skip()
		at := p.pos
		word := p.word()
		if word == "" {
			return nil, p.fail(at, "an argument is expected")
		}
		args = append(args, arg{word, at})
		if p.skip() != ',' {
			return args, p.expect(')')
		}
	}
}
