package automaton

import "slices"

// Copies is the number of tiles of each kind.
const Copies = 4

// Unlimited is a limit above all that a move uses.
const Unlimited = 31

// Piece is a set in terms of ranks: how many tiles it needs of its lowest rank and of the
// three ranks after it. A triplet is {3}, a run {1, 1, 1}; where honours form runs, {1, 1,
// 0, 1} and {1, 0, 1, 1} exist too.
type Piece struct {
	Rank int // lowest rank, from 0
	Need [4]uint8
}

// Part is the walk over the ranks of one suit, or of the honours, for given allowed sets
// and pairs. It does not change after NewPart.
type Part struct {
	sets  int // lanes beyond are not used
	cover bool
	ranks []rank
}

// rank holds the ways to go on at one rank, those that use the fewest tiles first.
type rank struct {
	before, after span     // the states before and after the rank
	plain         []move   // without the pair at this rank
	paired        []move   // with it
	demands       []demand // of the states after the rank
}

// span is a range of states: n from number at on.
type span struct{ at, n int }

// move is one way to go on at a rank: a state of the walk says how many tiles the runs
// begun below demand of the coming ranks.
type move struct {
	from, to uint8 // states before and after the rank
	use      uint8 // tiles of this rank in the finished hand: 0..4, or more where jokers stand for them
	shift    uint8 // 8 x the sets begun here
}

// demand is a state: tiles that open pieces need of the next three ranks, 3 bits each.
type demand uint16

func (d demand) next() uint8 { return uint8(d & 7) }

// plus adds two demands, or reports that a kind would be needed more than most times.
func (d demand) plus(e, most demand) (demand, bool) {
	for shift := 0; shift < 9; shift += 3 {
		if d>>shift&7+e>>shift&7 > most {
			return 0, false
		}
	}
	return d + e, true
}

// Shape says what a part of a finished hand may be.
type Shape struct {
	Ranks     int     // 9, or 7 for the honours
	Sets      int     // the most sets: 4 or 5
	Pieces    []Piece // the allowed sets
	Pairs     uint16  // ranks that may be the pair, bit 0 = rank 1
	Unlimited bool    // more than four of a kind may be used, for jokers
	Few       bool    // fewer than three triplets are allowed in all parts together
	Cover     bool    // sets are not counted, but every tile held must be used: lane 0 is the least missing to sets only, without and with a pair
}

// most returns how many tiles of a kind runs may demand.
func (s *Shape) most() demand {
	switch {
	case s.Cover && s.Unlimited:
		return 7 // never reached: three equal runs are three triplets
	case s.Unlimited:
		return demand(s.Sets)
	default:
		return Copies
	}
}

// NewPart returns the walk over the given number of ranks for up to sets sets, 4 or 5,
// out of pieces, with the pair on a rank whose bit is set in pairs.
func NewPart(ranks, sets int, pieces []Piece, pairs uint16) *Part {
	s := Shape{Ranks: ranks, Sets: sets, Pieces: pieces, Pairs: pairs}
	return s.Part()
}

// Part returns the walk for the shape.
func (s *Shape) Part() *Part {
	p := &Part{sets: s.Sets, cover: s.Cover}
	if s.Cover {
		p.sets = 0
	}
	p.ranks = s.ranks()
	return p
}

// ranks returns all ranks with their states numbered. Where there are more states than room
// for, which jokers may need, those of every other rank share numbers: such a part can be
// walked over, but not back.
func (s *Shape) ranks() []rank {
	list, most := s.numbered(func(before span) int { return before.at + before.n })
	if most <= maxStates {
		return list
	}
	list, most = s.numbered(func(before span) int { return maxStates/2 - before.at })
	if most > maxStates {
		panic("bug in mentsu/need: a walk has more states than there is room for")
	}
	return list
}

// numbered returns all ranks, where next gives the first state after those of a span, and
// one more than the greatest number of a state.
func (s *Shape) numbered(next func(span) int) (list []rank, most int) {
	states, at := []demand{0}, 0
	for r := range s.Ranks {
		now := rank{before: span{at, len(states)}}
		at = next(now.before)
		now.after.at = at
		states = now.connect(s, states, s.options(r), s.Ranks-r-1)
		now.after.n, now.demands = len(states), states
		most = max(most, at+len(states))
		list = append(list, now)
	}
	return list, most
}

// connect adds the moves from the states before the rank by all options, with left ranks
// to come, and returns the states after it, of which the number of the first is known.
func (r *rank) connect(shape *Shape, states []demand, options []option, left int) (after []demand) {
	for i, d := range states {
		for _, o := range options {
			use := d.next() + o.use
			to, ok := (d >> 3).plus(o.open, shape.most())
			if use > Copies && !shape.Unlimited || !ok || !fits(to, left) {
				continue
			}
			j := slices.Index(after, to)
			if j < 0 {
				j = len(after)
				after = append(after, to)
			}
			from := r.before.at + i
			m := move{uint8(from), uint8(r.after.at + j), use, 8 * o.sets}
			if shape.Cover {
				m.shift = 0
			}
			if o.pair == 1 {
				r.paired = append(r.paired, m)
			} else {
				r.plain = append(r.plain, m)
			}
		}
	}
	byUse := func(a, b move) int { return int(a.use) - int(b.use) }
	slices.SortStableFunc(r.plain, byUse)
	slices.SortStableFunc(r.paired, byUse)
	return after
}

// fits reports whether d demands nothing beyond the ranks that are left.
func fits(d demand, left int) bool { return d>>(3*min(left, 3)) == 0 }

// option is what may begin at a rank.
type option struct {
	use, sets, pair uint8
	open            demand
}

// options lists everything that may begin at rank r: any number of each piece, with or
// without the pair.
func (s *Shape) options(r int) []option {
	list := []option{{}}
	if s.Pairs>>r&1 != 0 {
		list = append(list, option{use: 2, pair: 1})
	}
	for _, piece := range s.Pieces {
		if piece.Rank != r {
			continue
		}
		var more []option
		for _, o := range list {
			for n := 1; n <= s.limit(piece); n++ {
				var ok bool
				if o, ok = s.with(o, piece); !ok {
					break
				}
				more = append(more, o)
			}
		}
		list = append(list, more...)
	}
	return list
}

// with adds one piece to what begins at its rank, unless that takes more sets or tiles
// than there may be.
func (s *Shape) with(o option, p Piece) (option, bool) {
	open, ok := o.open.plus(demand(p.Need[1])|demand(p.Need[2])<<3|demand(p.Need[3])<<6, s.most())
	o.use += p.Need[0]
	o.sets++
	o.open = open
	return o, ok && (o.use <= Copies || s.Unlimited) && (int(o.sets) <= s.Sets || s.Cover)
}

// limit returns how often a piece may be taken at its rank: twice where its triplets are
// allowed too, for three equal runs are three triplets, and a third equal triplet is all
// jokers, which can be another triplet unless there are few; else as often as there are
// copies or, with jokers, sets.
func (s *Shape) limit(p Piece) int {
	most := Copies
	if s.Unlimited && !s.Cover {
		most = s.Sets
	}
	if s.Few && p.Need[0] == 3 {
		return most
	}
	for i, n := range p.Need {
		triplet := Piece{Rank: p.Rank + i, Need: [4]uint8{3}}
		if n > 0 && !slices.Contains(s.Pieces, triplet) {
			return most
		}
	}
	return 2
}
