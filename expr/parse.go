package expr

import (
	"fmt"
	"strings"
)

// Parse reads an expression. The error is a *SyntaxError. Nodes of one term stand for
// themselves: parentheses leave no trace.
func Parse(text string) (*Node, error) {
	p := parser{text: text}
	if len(text) > MaxText {
		return nil, p.fail(MaxText, fmt.Sprintf("an expression has at most %d bytes", MaxText))
	}
	n, err := p.list(Or)
	if err == nil && p.pos < len(text) {
		err = p.fail(p.pos, fmt.Sprintf("%q where & or | is expected", p.here()))
	}
	if err != nil {
		return nil, err
	}
	return n, nil
}

// parser reads a text from pos on, where so many parentheses and ! are open.
type parser struct {
	text  string
	pos   int
	depth int
}

const (
	spaces = " \t\r\n"
	signs  = "&|!(),"
)

func (p *parser) fail(at int, reason string) error {
	return &SyntaxError{Text: p.text, Offset: at, Reason: reason}
}

// skip passes white space and returns the byte that follows, 0 at the end.
func (p *parser) skip() byte {
	rest := strings.TrimLeft(p.text[p.pos:], spaces)
	p.pos = len(p.text) - len(rest)
	if rest == "" {
		return 0
	}
	return rest[0]
}

// here returns the character at pos.
func (p *parser) here() string {
	for _, c := range p.text[p.pos:] {
		return string(c)
	}
	return ""
}

// list reads terms of Or or And, one or more.
func (p *parser) list(o Op) (*Node, error) {
	sign, read := byte('&'), p.factor
	if o == Or {
		sign, read = '|', func() (*Node, error) { return p.list(And) }
	}
	first, err := read()
	if err != nil || p.skip() != sign {
		return first, err
	}
	all := &Node{Op: o, Terms: []*Node{first}, At: first.At}
	for p.skip() == sign {
		p.pos++
		term, err := read()
		if err != nil {
			return nil, err
		}
		all.Terms = append(all.Terms, term)
	}
	return all, nil
}

func (p *parser) factor() (*Node, error) {
	sign := p.skip()
	if sign != '(' && sign != '!' {
		return p.name()
	}
	at := p.pos
	if p.depth == MaxDepth {
		return nil, p.fail(at, fmt.Sprintf("more than %d parentheses and ! are open here", MaxDepth))
	}
	p.depth++
	defer func() { p.depth-- }()
	p.pos++
	if sign == '!' {
		n, err := p.factor()
		return &Node{Op: Not, Terms: []*Node{n}, At: at}, err
	}
	n, err := p.list(Or)
	if err != nil {
		return nil, err
	}
	if n.Op == Or || n.Op == And {
		n.At = at
	}
	return n, p.expect(')')
}

// name reads a name with its arguments.
func (p *parser) name() (*Node, error) {
	p.skip()
	n := &Node{Op: Name, At: p.pos}
	if n.Name = p.word(); n.Name == "" {
		return nil, p.fail(n.At, "a name is expected")
	}
	sign := p.skip()
	n.After = p.pos
	if sign != '(' {
		return n, nil
	}
	for {
		p.pos++
		p.skip()
		at := p.pos
		word := p.word()
		if word == "" {
			return nil, p.fail(at, "an argument is expected")
		}
		n.Args = append(n.Args, Arg{word, at})
		if p.skip() != ',' {
			return n, p.expect(')')
		}
	}
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
	rest := p.text[p.pos:]
	n := strings.IndexAny(rest, spaces+signs)
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
