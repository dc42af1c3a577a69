package restrict

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// Compiler makes Programs that share what they have in common. It keeps what it made for as
// many choices of sets and pairs as maxFamilies; Programs already made keep their own. The
// zero value is ready; it is safe for concurrent use.
type Compiler struct {
	mu       sync.Mutex
	families map[need.Spec]*family
	searches sync.Pool // of *search, for all its programs: each is some 40 KB
}

// maxFamilies is room for all yaku of all winds, and some more.
const maxFamilies = 64

// family answers for all clauses with the same sets and pairs, whatever they force.
type family struct {
	plain   func() *need.Program
	layered func() *need.Layered
	wild    func() *need.Program // with jokers
	triple  func() *need.Layered // with jokers
}

// newFamily returns the family of a Spec without jokers.
func newFamily(s need.Spec) *family {
	w := s
	w.Unlimited = true
	f := &family{
		plain: sync.OnceValue(func() *need.Program { return need.Compile(s) }),
		wild:  sync.OnceValue(func() *need.Program { return need.Compile(w) }),
	}
	if s == need.Any(s.Max) {
		f.wild = func() *need.Program { return need.WildStandard(s.Max) }
		if f.plain = need.Five; s.Max == fourSets {
			f.plain = need.Standard
		}
	}
	f.layered = sync.OnceValue(func() *need.Layered { return need.CompileLayered(s) })
	f.triple = sync.OnceValue(func() *need.Layered { return need.CompileLayered(w) })
	return f
}

func (c *Compiler) family(s need.Spec) *family {
	c.mu.Lock()
	defer c.mu.Unlock()
	f := c.families[s]
	if f == nil {
		f = newFamily(s)
		if c.families == nil || len(c.families) >= maxFamilies {
			c.families = make(map[need.Spec]*family)
		}
		c.families[s] = f
	}
	return f
}

// Program answers for a restriction under given winds. It is safe for concurrent use.
type Program struct {
	restriction Restriction
	winds       Winds
	four        *game
	five        func() (*game, error)
	plain       bool // direct may have tables
	tables      atomic.Pointer[need.Classes]
	searches    *sync.Pool // of *search
}

// game is a Program for games of as many sets.
type game struct {
	rules    []rule
	families []*family
	asksMore bool // of some rule, which jokers are not counted for
	knits    bool // the same, where the game has hands with knitted tiles
}

// rule is a clause with the places of its families among those of the game.
type rule struct {
	clause
	family   int
	triplets int  // of its triplets alone, if it wants concealed ones
	hasPair  bool // the pair is the one kind of pairs, so that the family need not know it
}

// Compile returns the program of a restriction under winds. What it needs of other answers
// it makes at the first question. The error wraps ErrTooMany.
func Compile(t Term, w Winds) (*Program, error) { return new(Compiler).Compile(t, w) }

// Compile returns the program of a restriction under winds, as the function does.
func (c *Compiler) Compile(t Term, w Winds) (*Program, error) {
	r := t.restriction()
	four, err := c.game(r, w, fourSets)
	if err != nil {
		return nil, err
	}
	p := &Program{restriction: r, winds: w, four: four, plain: isPlain(four.rules), searches: &c.searches}
	p.five = sync.OnceValues(func() (*game, error) { return c.game(r, w, maxForced) })
	return p, nil
}

// game returns what the restriction comes to in games of so many sets.
func (c *Compiler) game(r Restriction, w Winds, sets int) (*game, error) {
	list, err := r.clauses(w, sets)
	if err != nil {
		return nil, err
	}
	g := &game{rules: make([]rule, 0, len(list))}
	for _, d := range list {
		if d.types && sets != fourSets {
			return nil, fmt.Errorf("restrict: %w", ErrSets)
		}
		g.rules = append(g.rules, c.rule(g, d, sets))
		g.asksMore = g.asksMore || d.asksMore()
		g.knits = g.knits || d.knits()
	}
	return g, nil
}

func (c *Compiler) rule(g *game, d clause, sets int) rule {
	compiled := rule{clause: d}
	if d.pairs == 0 {
		return compiled
	}
	spec := need.Spec{Max: sets, Sets: d.sets, Pairs: d.pairs}
	if compiled.hasPair = d.pairs.Len() == 1; compiled.hasPair {
		spec.Pairs = tile.AllKinds // is forced like a set
	}
	compiled.family = g.place(c.family(spec))
	if d.concealed > 0 {
		spec.Sets &= form.AllTriplets
		compiled.triplets = g.place(c.family(spec))
	}
	return compiled
}

// place returns the place of a family, a new one if need be.
func (g *game) place(f *family) int {
	i := slices.Index(g.families, f)
	if i < 0 {
		i = len(g.families)
		g.families = append(g.families, f)
	}
	return i
}

// game returns what answers for games of so many sets. The error wraps ErrTooMany or ErrSets.
func (p *Program) game(sets int) (*game, error) {
	if sets == fourSets {
		return p.four, nil
	}
	return p.five()
}

// gameOf returns what answers for a hand. The error wraps ErrTooMany, ErrSets or ErrJokers.
func (p *Program) gameOf(h *hand.Hand) (*game, error) {
	rules := h.Rules()
	g, err := p.game(rules.Sets)
	if err != nil || h.Jokers() == 0 && h.JokerKinds() == 0 {
		return g, err
	}
	if g.asksMore || g.knits && rules.Forms&form.Knitted != 0 && rules.Knits() {
		return nil, fmt.Errorf("restrict: %w", ErrJokers)
	}
	return g, nil
}

// Restriction returns what the program was made of.
func (p *Program) Restriction() Restriction { return p.restriction }

// Winds returns the winds it was made for.
func (p *Program) Winds() Winds { return p.winds }
