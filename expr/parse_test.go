package expr_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"mentsu/expr"
)

// write returns a node as text with all parentheses, each node with where it begins.
func write(n *expr.Node) string {
	var terms []string
	for _, t := range n.Terms {
		terms = append(terms, write(t))
	}
	switch n.Op {
	case expr.Or:
		return "(" + strings.Join(terms, "|") + ")"
	case expr.And:
		return "(" + strings.Join(terms, "&") + ")"
	case expr.Not:
		return "!" + terms[0]
	default:
		return call(n)
	}
}

// call returns a name with its arguments.
func call(n *expr.Node) string {
	if len(n.Args) == 0 {
		return n.Name
	}
	var args []string
	for _, a := range n.Args {
		args = append(args, a.Text)
	}
	return n.Name + "(" + strings.Join(args, ",") + ")"
}

func TestParse(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"a", "a"},
		{" A ", "a"},
		{"断么九|B", "(断么九|b)"},
		{"a & b | c", "((a&b)|c)"},
		{"a | b & c", "(a|(b&c))"},
		{"a | (b | c)", "(a|(b|c))"},
		{"(a | b) & c", "((a|b)&c)"},
		{"((a))", "a"},
		{"!a & b", "(!a&b)"},
		{"! ! (a & !b)", "!!(a&!b)"},
		{"a(1 , 2m)&\n\tb( X )", "(a(1,2m)&b(x))"},
		{"a-b.c_d=e(<3)", "a-b.c_d=e(<3)"},
		{strings.Repeat("(", expr.MaxDepth) + "a" + strings.Repeat(")", expr.MaxDepth), "a"},
	} {
		n, err := expr.Parse(c.text)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if got := write(n); got != c.want {
			t.Errorf("%s: %s, want %s", c.text, got, c.want)
		}
	}
}

// TestPlaces wants every node where it stands.
func TestPlaces(t *testing.T) {
	t.Parallel()
	got, err := expr.Parse(" (x | ( y ) & z (1, 2)) | !w")
	y := &expr.Node{Op: expr.Name, Name: "y", At: 8, After: 10}
	z := &expr.Node{Op: expr.Name, Name: "z", At: 14, After: 16, Args: []expr.Arg{{Text: "1", At: 17}, {Text: "2", At: 20}}}
	want := &expr.Node{Op: expr.Or, At: 1, Terms: []*expr.Node{
		{Op: expr.Or, At: 1, Terms: []*expr.Node{
			{Op: expr.Name, Name: "x", At: 2, After: 4},
			{Op: expr.And, At: 8, Terms: []*expr.Node{y, z}},
		}},
		{Op: expr.Not, At: 26, Terms: []*expr.Node{{Op: expr.Name, Name: "w", At: 27, After: 28}}},
	}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v: %v", got, want, err)
	}
}

func TestFaults(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text   string
		at     int
		reason string
	}{
		{"", 0, "a name is expected"},
		{"a &", 3, "a name is expected"},
		{"| a", 0, "a name is expected"},
		{"!", 1, "a name is expected"},
		{"!&", 1, "a name is expected"},
		{"()", 1, "a name is expected"},
		{"a b", 2, `"b" where & or | is expected`},
		{"a!b", 1, `"!" where & or | is expected`},
		{"a 三", 2, `"三" where & or | is expected`},
		{"a)", 1, `")" where & or | is expected`},
		{"a,b", 1, `"," where & or | is expected`},
		{"(a", 2, `")" is expected`},
		{"a()", 2, "an argument is expected"},
		{"a(b,)", 4, "an argument is expected"},
		{"a(b", 3, `")" is expected`},
		{"a(b c)", 4, `")" is expected`},
		{"a((b))", 2, "an argument is expected"},
		{strings.Repeat("!", expr.MaxDepth+1) + "a", expr.MaxDepth, "more than 256 parentheses and ! are open here"},
		{strings.Repeat("!(", expr.MaxDepth), expr.MaxDepth, "more than 256 parentheses and ! are open here"},
		{strings.Repeat(" ", expr.MaxText) + "a", expr.MaxText, "an expression has at most 4096 bytes"},
	} {
		_, err := expr.Parse(c.text)
		fault, ok := errors.AsType[*expr.SyntaxError](err)
		if !ok || fault.Offset != c.at || fault.Reason != c.reason || fault.Text != c.text {
			t.Errorf("%s: %#v, want %d, %s", c.text, err, c.at, c.reason)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "a & b | !(c(1, 2m) | 断么九)", "a b", "((a)", "a!(b)"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		n, err := expr.Parse(text)
		if err != nil {
			fault, ok := errors.AsType[*expr.SyntaxError](err)
			if !ok || fault.Offset < 0 || fault.Offset > len(text) || fault.Column() < 1 || fault.Text != text {
				t.Errorf("%q: %#v", text, err)
			}
			return
		}
		canonical := write(n)
		again, err := expr.Parse(canonical)
		if err != nil {
			if len(canonical) <= expr.MaxText && strings.Count(canonical, "(")+strings.Count(canonical, "!") <= expr.MaxDepth {
				t.Errorf("%q: %q: %v", text, canonical, err)
			}
			return
		}
		if write(again) != canonical {
			t.Errorf("%q: %q, read again %q", text, canonical, write(again))
		}
	})
}
