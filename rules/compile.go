package rules

import (
	"errors"
	"strings"

	"mentsu/expr"
	"mentsu/rule"
)

// compile checks the expressions of the definition, and that every option is of use.
func (b *builder) compile() error {
	if _, err := rule.Compile(b.def, nil); err != nil {
		return b.located(err)
	}
	return b.useful()
}

// located finds the place of an error of rule.Compile in the layers.
func (b *builder) located(err error) error {
	fault, ok := errors.AsType[*rule.DefinitionError](err)
	if !ok {
		return &Error{File: b.leaf().name, Reason: err.Error(), Err: err}
	}
	syntax, _ := errors.AsType[*expr.SyntaxError](err)
	l, key := b.blamed(fault, syntax)
	if said, taken := b.taker(l, fault); taken {
		e := b.leaf().fail(said, "%s: %s asks for it", fault.Reason, key)
		e.Err = err
		return e
	}
	e := l.fail(key, "%s", fault.Reason)
	e.Nearest, e.Err = fault.Nearest, err
	if syntax != nil {
		at := syntax.Offset
		if said := l.said(key); said != syntax.Text && fault.Field == "gates" {
			at-- // behind the parenthesis of switchGates
		}
		if where, found := l.within(key, at); found {
			e.put(l.text, where)
		}
	}
	return e
}

// taker returns the key of the highest layer that took away what the text of a layer below,
// which is right by itself, asks for.
func (b *builder) taker(l *layer, fault *rule.DefinitionError) (key string, taken bool) {
	if l == b.leaf() {
		return "", false
	}
	for _, t := range []struct{ key, reason string }{
		{"flags", "the rule set has no flag "}, {"limits", "unknown limit "},
	} {
		if strings.HasPrefix(fault.Reason, t.reason) && b.leaf().has(t.key) {
			return t.key, true
		}
	}
	return "", false
}

// blamed returns the layer that said what is wrong, and the key under which it did.
func (b *builder) blamed(fault *rule.DefinitionError, syntax *expr.SyntaxError) (*layer, string) {
	top, tables := "", map[string]string{"pattern": "patterns", "option": "options", "fu": "fu", "limit": "limits"}
	if fault.Kind != "" {
		top = tables[fault.Kind]
	}
	table := top
	if top == "patterns" || top == "options" {
		table = join(top, fault.ID)
	}
	key := join(table, fault.Field)
	if top == "fu" || top == "limits" {
		key = table
	}
	l := b.sayer(table, fault.Field)
	if key == table {
		l = b.sayer(table, "0")
	}
	if syntax == nil {
		return l, l.element(key, fault.Word)
	}
	for _, k := range l.keys { // of a list, the row with the text that is wrong
		if (k == key || len(k) > len(key) && k[:len(key)+1] == key+".") && l.said(k) == syntax.Text {
			return l, k
		}
	}
	return l, key
}

// useful refuses an option that nothing asks for, if the highest layer brings it: of those
// below it may have removed the users.
func (b *builder) useful() error {
	used := b.optionsUsed()
	for _, id := range b.leaf().below("options") {
		if !used[id] {
			return b.leaf().fail("options."+id, "no pattern, fu, limit or payment asks for this option")
		}
	}
	return nil
}

// optionsUsed returns the options that something asks for.
func (b *builder) optionsUsed() map[string]bool {
	d := b.def
	used := map[string]bool{d.Cap: true, d.MinimumBy: true}
	texts := []string{d.Stack}
	for i := range d.Patterns {
		p := &d.Patterns[i]
		used[p.Double] = true
		texts = append(texts, p.When, p.Gates)
		for _, v := range p.Variants {
			texts = append(texts, v.If)
		}
	}
	for _, f := range d.Fu {
		texts = append(texts, f.When)
	}
	for i := range d.Limits {
		texts = append(texts, d.Limits[i].If)
	}
	for _, l := range d.Pay.Liability {
		used[l.Option] = true
	}
	for _, id := range rule.OptionsRead() {
		used[id] = true
	}
	for _, text := range texts {
		if n, err := expr.Parse(text); err == nil {
			noteOptions(n, used)
		}
	}
	return used
}

// noteOptions notes the options that an expression asks for.
func noteOptions(n *expr.Node, used map[string]bool) {
	if n.Op == expr.Name && n.Name == "option" && len(n.Args) > 0 {
		used[n.Args[0].Text] = true
	}
	for _, t := range n.Terms {
		noteOptions(t, used)
	}
}

// element returns the key of the string within what stands at key, such as an element of a
// list, or key if there is none like it.
func (l *layer) element(key, word string) string {
	for _, k := range l.keys {
		if word != "" && strings.HasPrefix(k, key+".") && l.said(k) == word {
			return k
		}
	}
	return key
}

// said returns the string that stands at a key, "" if none does.
func (l *layer) said(key string) string {
	return l.spots[key].text
}
