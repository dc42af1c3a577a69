package restrict

import "strings"

// String returns the restriction as text that Parse reads as the same clauses, unless it is
// longer than MaxText or deeper than expr.MaxDepth.
func (r Restriction) String() string {
	var b strings.Builder
	r.write(&b, opOr)
	return b.String()
}

// write writes the restriction as a term of what joins it: & takes | in parentheses.
func (r Restriction) write(b *strings.Builder, in op) {
	switch r.op {
	case opOr:
		r.writeTerms(b, " | ", in == opAnd)
	case opAnd:
		r.writeTerms(b, " & ", false)
	case opYaku:
		b.WriteString(r.yaku.String())
	case opInSuit:
		b.WriteString(r.yaku.String() + "(" + string(r.suit.Letter()) + ")")
	case opHas:
		r.writeSets(b)
	case opConc:
		b.WriteString("conc(" + string(rune('0'+r.n)) + ")")
	default:
		if r.kinds == 0 {
			b.WriteString("none")
			return
		}
		b.WriteString(r.takesKinds() + "(" + r.kinds.String() + ")")
	}
}

// takesKinds returns the name of a restriction that takes kinds.
func (r Restriction) takesKinds() string {
	switch r.op {
	case opWithin:
		return "within"
	case opTouch:
		return "touch"
	case opPair:
		return "pair"
	default:
		return "yakuhai"
	}
}

func (r Restriction) writeSets(b *strings.Builder) {
	if r.n == 0 {
		b.WriteString("std")
		return
	}
	for i, s := range r.sets[:r.n] {
		if i == 0 {
			b.WriteString("has(")
		} else {
			b.WriteString(", ")
		}
		b.WriteString(s.String())
	}
	b.WriteByte(')')
}

func (r Restriction) writeTerms(b *strings.Builder, sign string, inside bool) { //nolint:revive // parentheses or none
	if len(r.terms) == 0 {
		b.WriteString("none")
		return
	}
	if inside {
		b.WriteByte('(')
	}
	for i := range r.terms {
		if i > 0 {
			b.WriteString(sign)
		}
		r.terms[i].write(b, r.op)
	}
	if inside {
		b.WriteByte(')')
	}
}
