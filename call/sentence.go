package call

import (
	"fmt"
	"strings"

	"mentsu/hand"
	"mentsu/shanten"
)

// String returns the decision as one English sentence.
func (d *Decision) String() string {
	var b strings.Builder
	c, ok := d.Best()
	switch {
	case d.Action == Win:
		return "win: the tile completes a hand with a yaku"
	case d.Rule == RuleRiichi:
		return "pass: no calls after riichi"
	case d.Action == Call && c.HasDiscard:
		fmt.Fprintf(&b, "call %s, discard %v", name(c.Meld), c.Discard)
	case d.Action == Call:
		fmt.Fprintf(&b, "call %s", name(c.Meld))
	default:
		b.WriteString("pass")
		if ok {
			fmt.Fprintf(&b, " on %s", name(c.Meld))
		}
	}
	if d.Rule == RuleNone {
		b.WriteString(": no meld is possible")
		return b.String()
	}
	fmt.Fprintf(&b, " (%v): ", d.Rule)
	if ok {
		fmt.Fprintf(&b, "shanten %s to %s, useful tiles %d to %d", number(d.Before.Shanten), number(c.After.Shanten), d.Before.Ukeire, c.After.Ukeire)
	} else {
		fmt.Fprintf(&b, "shanten %s", number(d.Before.Shanten))
	}
	fmt.Fprintf(&b, ", dora %d, turn %d", d.Dora, d.Turn)
	if w := d.Because; w.Of > OfUkeire && w.Of != OfDora {
		fmt.Fprintf(&b, "; %v %d against %d", w.Of, w.Value, w.Bound)
	}
	return b.String()
}

// name returns a meld as "chi 345m".
func name(m hand.Meld) string {
	kind := [...]string{"chi", "pon", "kan", "kan"}[m.Kind]
	text := m.Set.String()
	if m.IsKan() {
		text = text[:1] + text
	}
	return kind + " " + text
}

// number returns a shanten number as text.
func number(n shanten.Number) string {
	if n == shanten.Impossible {
		return "impossible"
	}
	return fmt.Sprint(int(n))
}
