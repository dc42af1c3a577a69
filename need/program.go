package need

import (
	"sync"
	"sync/atomic"

	"mentsu/form"
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// Spec says which finished hands a question allows: up to Max sets, 4 or 5, all out of
// Sets, and a pair out of Pairs. WindRuns makes any three different winds a run, and
// DragonRuns the three dragons. How many copies of a kind may be used is said with each
// question.
type Spec struct {
	Max        int
	Sets       form.Sets
	Pairs      tile.Kinds
	WindRuns   bool
	DragonRuns bool
	Unlimited  bool // more than four of a kind may be used, where the caps allow it
}

// Any returns the Spec without any restriction.
func Any(sets int) Spec { return Spec{Max: sets, Sets: form.AllSets, Pairs: tile.AllKinds} }

// Program answers for a Spec: with the walk over the ranks at any caps, and where nothing
// is gone from Tables, or from Classes that it builds once it has walked often. It is
// safe for concurrent use.
type Program struct {
	spec   Spec
	parts  [tile.NumSuits]*automaton.Part
	tables *Tables      // for the Spec they are made for, else nil
	walks  atomic.Int32 // walks where nothing is gone, so far
	ready  atomic.Pointer[Classes]
	build  func() *Classes
}

// Standard returns the program of four sets and a pair without any restriction, compiled
// at the first call.
func Standard() *Program { return standard() }

var standard = sync.OnceValue(func() *Program { //nolint:gochecknoglobals // built once, never changed
	p := Compile(Any(4))
	p.tables = Load()
	return p
})

// Five returns the program of five sets and a pair without any restriction, compiled at
// the first call.
func Five() *Program { return five() }

var five = sync.OnceValue(func() *Program { return Compile(Any(5)) }) //nolint:gochecknoglobals // built once, never changed

// patience is how many walks without caps a Program takes before it builds its Classes:
// they cost about as much as so many walks.
const patience = 1 << 14

// Compile returns the program for s, without building its Classes.
func Compile(s Spec) *Program {
	p := &Program{spec: s}
	for suit := range tile.Suit(tile.NumSuits) {
		if s.alike(suit) {
			p.parts[suit] = p.parts[suit-1]
			continue
		}
		pieces := automaton.Pieces(suit, s.Sets)
		if suit == tile.Honours {
			pieces = append(pieces, honourRuns(s)...)
		}
		shape := automaton.Shape{
			Ranks: suit.Len(), Sets: s.Max, Pieces: pieces, Pairs: automaton.PairRanks(suit, s.Pairs),
			Unlimited: s.Unlimited, Few: s.few(),
		}
		p.parts[suit] = shape.Part()
	}
	p.build = sync.OnceValue(func() *Classes {
		var a [tile.NumSuits]*automaton.Automaton
		var before *automaton.Automaton
		for suit, part := range p.parts {
			if !p.spec.alike(tile.Suit(suit)) {
				before = automaton.Build(part)
			}
			a[suit] = before
		}
		c := newClasses(a, s.Max)
		p.ready.Store(c)
		return c
	})
	return p
}

// Classes returns the tables for hands of which nothing is gone; the first call builds
// them, in some ten to a hundred milliseconds.
func (p *Program) Classes() *Classes { return p.build() }

// Ready returns the tables if they are built, else nil.
func (p *Program) Ready() *Classes { return p.ready.Load() }

// few reports whether fewer than three triplets are allowed.
func (s *Spec) few() bool { return (tile.Kinds(s.Sets) & tile.AllKinds).Len() < 3 }

// alike reports whether suit is a number suit that allows the same as the one before it.
func (s *Spec) alike(suit tile.Suit) bool {
	if suit == tile.Man || suit == tile.Honours {
		return false
	}
	ranks := func(suit tile.Suit) uint16 { return automaton.PairRanks(suit, s.Pairs) }
	triplets := func(suit tile.Suit) uint16 { return automaton.PairRanks(suit, tile.Kinds(s.Sets)) }
	runs := func(suit tile.Suit) form.Sets { return s.Sets >> form.Run(suit.First()) & 0x7f }
	return ranks(suit) == ranks(suit-1) && triplets(suit) == triplets(suit-1) && runs(suit) == runs(suit-1)
}

// honourRuns returns the runs that s allows among the honours.
func honourRuns(s Spec) []automaton.Piece {
	var runs []automaton.Piece
	if s.WindRuns {
		runs = append(runs,
			automaton.Piece{Rank: 0, Need: [4]uint8{1, 1, 1, 0}},
			automaton.Piece{Rank: 0, Need: [4]uint8{1, 1, 0, 1}},
			automaton.Piece{Rank: 0, Need: [4]uint8{1, 0, 1, 1}},
			automaton.Piece{Rank: 1, Need: [4]uint8{1, 1, 1, 0}},
		)
	}
	if s.DragonRuns {
		runs = append(runs, automaton.Piece{Rank: 4, Need: [4]uint8{1, 1, 1, 0}})
	}
	return runs
}

// Vec returns what a suit contributes, of whose kinds counts are held and at most caps may
// be used; no count lies above its cap. It takes about a microsecond, or some ten
// nanoseconds from tables, and does not allocate.
func (p *Program) Vec(s tile.Suit, counts, caps *tile.Counts) Vec {
	held, limits := heldOf(counts, s), heldOf(caps, s)
	if !p.full(limits) {
		return p.parts[s].Vec(held, limits)
	}
	if p.tables != nil {
		return p.tables.vecs[p.tables.class(partKey(s, held))]
	}
	if c := p.often(); c != nil {
		return c.vec(s, partKey(s, held))
	}
	return p.parts[s].Vec(held, limits)
}

// often returns the tables if they are built, and builds them if they were asked for often.
func (p *Program) often() *Classes {
	c := p.ready.Load()
	if c == nil && p.walks.Add(1) > patience {
		c = p.build()
	}
	return c
}

// wholly returns the tables that tell what draws and discards do, if they are built and no
// cap matters.
func (p *Program) wholly(caps []uint8) *Classes {
	if p.spec.Unlimited || !p.full(caps) {
		return nil
	}
	return p.often()
}

// full reports whether no cap matters.
func (p *Program) full(caps []uint8) bool {
	enough := uint8(tile.Copies)
	if p.spec.Unlimited {
		enough = NoLimit
	}
	for _, c := range caps {
		if c < enough {
			return false
		}
	}
	return true
}

// Case is one hand under caps, ready to be asked for its distance and what a draw changes.
type Case struct {
	program  *Program
	sets     int
	counts   tile.Counts
	caps     tile.Counts
	rest     [tile.NumSuits]Vec // what the other three parts contribute
	distance int
}

// Case returns the case of a hand with the given counts that may use at most caps of each
// kind and is to make so many sets, 0..4 or 0..5, and a pair.
func (p *Program) Case(counts, caps *tile.Counts, sets int) Case {
	var v [tile.NumSuits]Vec
	for s := range v {
		v[s] = p.Vec(tile.Suit(s), counts, caps)
	}
	return p.caseOf(v, counts, caps, sets)
}

func (p *Program) caseOf(v [tile.NumSuits]Vec, counts, caps *tile.Counts, sets int) Case {
	mp, sz := Merge(v[0], v[1]), Merge(v[2], v[3])
	c := Case{program: p, sets: sets, counts: *counts, caps: *caps}
	c.rest = [tile.NumSuits]Vec{Merge(v[1], sz), Merge(v[0], sz), Merge(mp, v[3]), Merge(mp, v[2])}
	c.distance = automaton.Last(v[0], c.rest[0], sets)
	return c
}

// Distance returns the least missing tiles of the hand, None if it cannot be finished.
func (c *Case) Distance() int { return c.distance }

// Useful returns the kinds whose draw lowers the distance: those with a copy not gone. It
// takes about two walks for each suit that holds a cap, and does not allocate.
func (c *Case) Useful() tile.Kinds {
	if c.distance == 0 || c.distance >= None {
		return 0
	}
	var useful tile.Kinds
	for s := range tile.Suit(tile.NumSuits) {
		useful |= tile.Kinds(c.useful(s)) << s.First()
	}
	return useful
}

// useful returns the ranks of a suit whose draw lowers the distance, bit 0 = rank 1.
func (c *Case) useful(s tile.Suit) uint64 {
	held, caps := heldOf(&c.counts, s), heldOf(&c.caps, s)
	if t := c.program.tables; t != nil && c.program.full(caps) {
		e, class := t.effectOf(t.draws[c.sets](), partKey(s, held))
		ranks := e.ranks(t.optimalLanes(class, c.rest[s], c.sets, c.distance))
		for r, n := range held {
			if n == tile.Copies {
				ranks &^= 1 << r
			}
		}
		return ranks & (1<<s.Len() - 1)
	}
	var w automaton.Walk
	part := c.program.parts[s]
	part.Walk(&w, held, caps)
	return part.Needed(&w, held, caps, c.rest[s], c.sets, c.distance)
}

// Whole returns what all four parts of a hand contribute together: the least missing
// tiles for each number of sets, without and with a pair.
func (p *Program) Whole(counts, caps *tile.Counts) Vec {
	v := p.Vec(tile.Man, counts, caps)
	for s := tile.Pin; s <= tile.Honours; s++ {
		v = Merge(v, p.Vec(s, counts, caps))
	}
	return v
}
