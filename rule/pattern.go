package rule

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"mentsu/expr"
)

// patterns is a set of patterns of a rule set, a bit each.
type patterns [maxPatterns / 64]uint64

// maxPatterns is how many patterns a rule set may have.
const maxPatterns = 128

func (p *patterns) add(i int)    { p[i>>6] |= 1 << (i & 63) }
func (p *patterns) remove(i int) { p[i>>6] &^= 1 << (i & 63) }
func (p *patterns) meets(q *patterns) bool {
	return p[0]&q[0]|p[1]&q[1] != 0
}

func (p *patterns) has(i int) bool { return p[i>>6]>>(i&63)&1 != 0 }

// compilePatterns compiles every pattern and the matcher.
func (c *compiler) compilePatterns(s *Set) error {
	d := s.def
	if len(d.Patterns) > maxPatterns {
		return &DefinitionError{Field: "patterns", Reason: fmt.Sprintf("%d patterns: %d are possible", len(d.Patterns), maxPatterns)}
	}
	index := map[string]int{}
	for i := range d.Patterns {
		id := d.Patterns[i].ID
		if _, twice := index[id]; twice {
			return &DefinitionError{Kind: "pattern", ID: id, Field: "id", Reason: "two patterns with this id"}
		}
		index[id] = i
	}
	s.patterns = make([]pattern, len(d.Patterns))
	var on []*clause
	for i := range d.Patterns {
		if err := c.pattern(s, i, index); err != nil {
			return err
		}
		for k := range s.patterns[i].clauses {
			if cl := &s.patterns[i].clauses[k]; !cl.off {
				s.aside = s.aside || s.patterns[i].counter == countNukidora
				on = append(on, cl)
			}
		}
	}
	for _, id := range d.Prefer {
		k, ok := index[id]
		if !ok {
			return &DefinitionError{Field: "prefer", Word: id, Reason: "unknown pattern " + strconv.Quote(id), Nearest: nearest(id, index)}
		}
		s.prefer.add(k)
	}
	c.layOut(s, on)
	return nil
}

// layOut numbers the atoms anew, those that decide what is paid first, and makes the
// matcher.
func (c *compiler) layOut(s *Set, on []*clause) {
	c.layAtoms(s, on)
	s.asked = asked(s.atoms[levelPlace], on)
	for i := range s.patterns {
		p := &s.patterns[i]
		s.worth[0][i], s.worth[1][i] = int32(p.value[0]), int32(p.value[1])
		s.counterOf[i] = p.counter
		if p.counter != countNone {
			s.counted.add(i)
		}
		p.shown = s.witnesses(p)
	}
	s.matcher = newMatcher(len(s.patterns), widest(on))
}

// layAtoms sorts the atoms by level, those that clauses care about first.
func (c *compiler) layAtoms(s *Set, on []*clause) {
	var cared words
	for _, cl := range on {
		for w := range cared {
			cared[w] |= cl.care[w]
		}
	}
	for _, relevant := range []bool{true, false} {
		for _, a := range c.atoms {
			l := c.facts[a.fact].level
			if (cared[a.word]>>a.bit&1 != 0) == relevant {
				s.atoms[l] = append(s.atoms[l], a)
			}
		}
		if relevant {
			for l := range s.atoms {
				s.relevant[l] = len(s.atoms[l])
			}
		}
	}
	hand, readings := s.atoms[levelHand][:s.relevant[levelHand]], s.atoms[levelReading][:s.relevant[levelReading]]
	s.placePlan = newPlacePlan(s.atoms[levelPlace][:s.relevant[levelPlace]])
	for i := range s.scenePlans {
		s.scenePlans[i] = newScenePlan(hand, uint8(wordHand+i))
	}
	for i := range s.plans {
		s.plans[i] = newPlan(readings, uint8(wordReading+i))
	}
}

// pattern compiles pattern i.
func (c *compiler) pattern(s *Set, i int, index map[string]int) error {
	p, out := &s.def.Patterns[i], &s.patterns[i]
	fail := func(field, reason, nearest string) error {
		return &DefinitionError{Kind: "pattern", ID: p.ID, Field: field, Reason: reason, Nearest: nearest}
	}
	now, err := c.amount(p, out, s.def.Limits)
	if err != nil {
		return err
	}
	if out.counter, err = counterByName(now.count); err != nil {
		return located("pattern", p.ID, "count", err)
	}
	if reason, nearest := s.classify(i, now.class, out.limit); reason != "" {
		return fail("class", reason, nearest)
	}
	if p.Each != "" && !s.adds {
		return fail("each", "the combiner "+s.def.Combine+" counts no groups of sets", "")
	}
	if p.Repeat != 0 {
		return fail("repeat", "there is one instance of it", "")
	}
	if p.Family != "" {
		out.family = s.family(p.Family, i)
	}
	if out.counter != countNone && !slices.Contains(s.counters, out.counter) {
		s.counters = append(s.counters, out.counter)
		if out.counter.ofTiles() {
			s.ofTiles = append(s.ofTiles, out.counter)
		}
	}
	for _, x := range p.Excludes {
		k, ok := index[x.ID]
		if !ok {
			return fail("excludes", "unknown pattern "+strconv.Quote(x.ID), nearest(x.ID, index))
		}
		if err := s.exclude(i, k, x); err != nil {
			return err
		}
	}
	return c.clauses(s, p, out, i)
}

// classify puts pattern i, which is worth a limit if that is not negative, among those of its
// class; if it cannot be of that class it returns why, and the name that is nearest.
func (s *Set) classify(i int, class string, limit int) (reason, nearest string) {
	switch {
	case class == "fallback" && !s.adds, class == "yakuman" && s.adds:
		return "the combiner " + s.def.Combine + " knows no class " + strconv.Quote(class), ""
	case limit >= 0 && s.def.Limits[limit].Han > 0:
		s.limited.add(i)
	case class == "yakuman" || limit >= 0:
		s.yakuman.add(i)
	case class == "bonus":
		s.bonus.add(i)
	case class == "fallback":
		s.fallback.add(i)
	case class != "" && class != "yaku":
		return "unknown class " + strconv.Quote(class), expr.Nearest(class, slices.Values([]string{"yaku", "bonus", "yakuman", "fallback"}))
	}
	return "", ""
}

// clauses compiles what pattern i wants.
func (c *compiler) clauses(s *Set, p *Pattern, out *pattern, i int) error {
	when, err := c.expression(p.When, levelPlace)
	if err != nil {
		return located("pattern", p.ID, "when", err)
	}
	gates, err := c.expression(p.Gates, levelPlace)
	if err != nil {
		return located("pattern", p.ID, "gates", err)
	}
	each, made, err := c.generators(p.Each)
	if err != nil {
		return located("pattern", p.ID, "each", err)
	}
	if out.each = each; each != nil {
		s.sharing.add(i)
	}
	if p.Idle(s.def) {
		return nil
	}
	out.clauses = product(product(when, made), gates)
	if len(out.clauses) > maxClauses {
		return &DefinitionError{Kind: "pattern", ID: p.ID, Field: "gates", Reason: fmt.Sprintf("too many alternatives together with when: more than %d", maxClauses)}
	}
	c.concealed(out, i)
	return nil
}

// family puts pattern i to a family, and returns its number, 1 for the first.
func (s *Set) family(name string, i int) int {
	n := 0
	for j := range s.def.Patterns[:i] {
		if s.def.Patterns[j].Family == name {
			n = s.patterns[j].family
		}
	}
	if n == 0 {
		s.families = append(s.families, patterns{})
		n = len(s.families)
	}
	s.families[n-1].add(i)
	return n
}

// concealed numbers the clauses of pattern i, and makes them want a closed hand where an
// open one is paid nothing.
func (c *compiler) concealed(out *pattern, i int) {
	var all []clause
	for _, cl := range out.clauses {
		cl.pattern = uint16(i)
		if out.value[1] == 0 && out.limit < 0 {
			var closed clause
			closed.want[wordSituation], closed.care[wordSituation] = 1<<bitClosed, 1<<bitClosed
			both, ok := cl.with(&closed)
			if !ok {
				continue
			}
			cl = both
		}
		if out.value == [2]int{} && out.limit < 0 {
			cl.off = true
		}
		all = append(all, cl)
	}
	out.clauses = all
}

// manner is what counts a pattern, and as what it counts.
type manner struct{ count, class string }

// amount works out what a pattern is worth under the options, and in which manner.
func (c *compiler) amount(p *Pattern, out *pattern, limits []Limit) (manner, error) {
	out.value, out.limit = [2]int{p.Value, p.Open}, -1
	now := manner{p.Count, p.Class}
	for i := range p.Variants {
		v := &p.Variants[i]
		holds, err := c.condition(v.If, nil)
		if err != nil {
			return now, located("pattern", p.ID, "variants", err)
		}
		if !holds(0) {
			continue
		}
		out.value = [2]int{v.Value, v.Open}
		now = manner{cmp.Or(v.Count, now.count), cmp.Or(v.Class, now.class)}
		if v.Limit != "" {
			out.limit = slices.IndexFunc(limits, func(l Limit) bool { return l.ID == v.Limit })
			if out.limit < 0 {
				return now, &DefinitionError{Kind: "pattern", ID: p.ID, Field: "variants", Word: v.Limit, Reason: "unknown limit " + strconv.Quote(v.Limit)}
			}
		}
		break
	}
	if p.Double == "" {
		return now, nil
	}
	if c.options[p.Double] == nil {
		return now, &DefinitionError{
			Kind: "pattern", ID: p.ID, Field: "double", Reason: "unknown option " + strconv.Quote(p.Double),
			Nearest: nearest(p.Double, c.options),
		}
	}
	if c.values[p.Double] != 0 {
		out.value[0] *= 2
		out.value[1] *= 2
	}
	return now, nil
}
