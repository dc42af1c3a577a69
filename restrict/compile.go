package restrict

import (
	"slices"
	"sync"
	"sync/atomic"

	"mentsu/need"
	"mentsu/tile"
)

// Compiler makes Programs that share what they have in common. It keeps what it made for as
// many choices of sets and pairs as maxFamilies; Programs already made keep their own. The
// zero value is ready; it is safe for concurrent use.
type Compiler struct {
	mu       sync.Mutex
	families map[need.Spec]*family
}

// maxFamilies is room for all yaku of all winds, and some more.
const maxFamilies = 64

// family answers for all clauses with the same sets and pairs, whatever they force.
type family struct {
	spec    need.Spec
	plain   func() *need.Program
	layered func() *need.Layered
}

func newFamily(s need.Spec) *family {
	f := &family{spec: s, plain: need.Standard}
	if s != need.Any(4) {
		f.plain = sync.OnceValue(func() *need.Program { return need.Compile(s) })
	}
	f.layered = sync.OnceValue(func() *need.Layered { return need.CompileLayered(s) })
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
	clauses     []rule
	families    []*family
	plain       bool // direct may have tables
	tables      atomic.Pointer[need.Classes]
	searches    sync.Pool // of *search
}

// rule is a clause with the place of its family among those of the Program.
type rule struct {
	clause
	family  int
	hasPair bool // the pair is the one kind of pairs, so that the family need not know it
}

// Compile returns the program of a restriction under winds. What it needs of other answers
// it makes at the first question. The error wraps ErrTooMany.
func Compile(t Term, w Winds) (*Program, error) { return new(Compiler).Compile(t, w) }

// Compile returns the program of a restriction under winds, as the function does.
func (c *Compiler) Compile(t Term, w Winds) (*Program, error) {
	r := t.restriction()
	list, err := r.clauses(w)
	if err != nil {
		return nil, err
	}
	p := &Program{restriction: r, winds: w}
	for _, d := range list {
		compiled := rule{clause: d, family: -1}
		if d.pairs != 0 {
			spec := need.Spec{Max: maxForced, Sets: d.sets, Pairs: d.pairs}
			if compiled.hasPair = d.pairs.Len() == 1; compiled.hasPair {
				spec.Pairs = tile.AllKinds // is forced like a set
			}
			f := c.family(spec)
			if compiled.family = slices.Index(p.families, f); compiled.family < 0 {
				compiled.family = len(p.families)
				p.families = append(p.families, f)
			}
		}
		p.clauses = append(p.clauses, compiled)
	}
	// Those of more than one walk come last: most are farther than others before they are walked.
	slices.SortStableFunc(p.clauses, func(a, b rule) int { return a.effort() - b.effort() })
	p.plain = isPlain(p.clauses)
	return p, nil
}

// effort orders clauses by what it costs to answer for them.
func (r *rule) effort() int {
	switch {
	case r.openEnd:
		return 2
	case r.concealed > 0:
		return 1
	default:
		return 0
	}
}

// Restriction returns what the program was made of.
func (p *Program) Restriction() Restriction { return p.restriction }

// Winds returns the winds it was made for.
func (p *Program) Winds() Winds { return p.winds }
