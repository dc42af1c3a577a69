package odds

import (
	"mentsu/need"
	"mentsu/tile"
)

// profile is what a part, or several, contribute to hands of sets and a pair: one vector, or
// one for each number of tiles above what can be natural, or one for each clause of a
// restriction.
type profile []need.Vec

// former computes profiles and what they come to.
type former interface {
	// part appends the profile of a suit of which counts are held.
	part(dst profile, s tile.Suit, counts *tile.Counts) profile
	// merge appends the profile of two parts together.
	merge(dst, a, b profile) profile
	// distance returns the missing tiles of a hand of two parts to sets and a pair, and to
	// seven pairs if profiles tell; need.None if impossible.
	distance(a, b profile) (sets, pairs int)
	// hold says how many jokers are held when distances are asked: no more than those that the
	// former was made for, which are held otherwise.
	hold(jokers int)
	// alike reports whether two number suits with the same tiles have the same profile.
	alike() bool
	// sweep returns what walks over all counts of a suit at once to the same profiles, nil if
	// they are better walked over one by one.
	sweep(s tile.Suit) *need.Sweep
	// walks returns how many vectors a suit may have to be walked for.
	walks(s tile.Suit) int
}

// plain is the former of ordinary hands: any sets and a pair.
type plain struct {
	program *need.Program
	caps    tile.Counts
	sets    int
	near    int // if not 0: no more matters than whether fewer tiles are missing
}

func (f *plain) part(dst profile, s tile.Suit, counts *tile.Counts) profile {
	return append(dst, clip(f.program.Vec(s, counts, &f.caps), f.near))
}

func (f *plain) merge(dst, a, b profile) profile {
	return append(dst, clip(need.Merge(a[0], b[0]), f.near))
}

func (f *plain) distance(a, b profile) (sets, pairs int) {
	return need.Last(a[0], b[0], f.sets), need.None
}

func (f *plain) hold(int) {}

func (f *plain) alike() bool { return true }

func (f *plain) sweep(s tile.Suit) *need.Sweep {
	if f.near == 0 {
		return nil // there are too many states, and tables
	}
	return f.program.Sweep(s, &need.Wild{Soft: f.caps, Hard: f.caps}, f.near)
}

func (f *plain) walks(tile.Suit) int { return 1 }

// clip returns v with the lanes of at least near tiles taken as impossible, so that there
// are fewer different vectors; v itself if near is 0.
func clip(v need.Vec, near int) need.Vec {
	if near == 0 {
		return v
	}
	for shift := 0; shift < 48; shift += 8 {
		v.Free = clipLane(v.Free, shift, near)
		v.Pair = clipLane(v.Pair, shift, near)
	}
	return v
}

func clipLane(w uint64, shift, near int) uint64 {
	if int(w>>shift&0xff) >= near {
		w = w&^(0xff<<shift) | need.None<<shift
	}
	return w
}

// wild is the former of hands with jokers, which may stand for more copies of a kind than
// can be natural: vector e of a profile is for at most e such tiles.
type wild struct {
	program *need.Program // with more than four of a kind
	natural *need.Program // without
	limits  need.Wild
	sets    int
	near    int // as of plain
	held    int // jokers, when distances are asked
}

func (f *wild) part(dst profile, s tile.Suit, counts *tile.Counts) profile {
	least, most := f.program.Vec(s, counts, &f.limits.Hard), f.natural.Vec(s, counts, &f.limits.Soft)
	if least == most {
		return f.uniform(dst, clip(least, f.near)) // whatever the number of such tiles
	}
	for _, v := range f.program.Excess(s, counts, &f.limits) {
		dst = append(dst, clip(v, f.near))
	}
	return dst
}

func (f *wild) uniform(dst profile, v need.Vec) profile {
	for range f.limits.Jokers + 1 {
		dst = append(dst, v)
	}
	return dst
}

func (f *wild) merge(dst, a, b profile) profile {
	last := f.limits.Jokers
	switch { // with more of such tiles vectors never rise
	case a[0] == a[last] && b[0] == b[last]:
		return f.uniform(dst, need.Merge(a[0], b[0]))
	case a[0] == a[last]:
		a, b = b, a
		fallthrough
	case b[0] == b[last]:
		for _, v := range a {
			dst = append(dst, need.Merge(v, b[0]))
		}
		return dst
	default:
		return append(dst, need.MergeExcess(a, b)...)
	}
}

func (f *wild) distance(a, b profile) (sets, pairs int) {
	sets = need.None
	for e := range f.held + 1 {
		sets = min(sets, need.Last(a[e], b[f.held-e], f.sets))
	}
	return sets, need.None
}

func (f *wild) hold(jokers int) { f.held = jokers }

func (f *wild) alike() bool { return true }

func (f *wild) sweep(s tile.Suit) *need.Sweep {
	if f.near == 0 {
		return nil
	}
	return f.program.Sweep(s, &f.limits, f.near)
}

func (f *wild) walks(tile.Suit) int { return 1 + f.limits.Jokers }

// names numbers profiles, so that equal ones are one.
type names struct {
	former former
	list   []profile
	single map[need.Vec]int32 // of one vector
	many   map[string]int32
	key    []byte
	room   profile
}

func newNames(f former) *names {
	return &names{former: f, single: make(map[need.Vec]int32), many: make(map[string]int32)}
}

// of returns the number of p, which may be reused then.
func (n *names) of(p profile) int32 {
	if len(p) == 1 {
		i, ok := n.single[p[0]]
		if !ok {
			i = n.add(p)
			n.single[p[0]] = i
		}
		return i
	}
	n.key = n.key[:0]
	for _, v := range p {
		for _, w := range [2]uint64{v.Free, v.Pair} {
			n.key = append(n.key, byte(w), byte(w>>8), byte(w>>16), byte(w>>24), byte(w>>32), byte(w>>40))
		}
	}
	i, ok := n.many[string(n.key)]
	if !ok {
		i = n.add(p)
		n.many[string(n.key)] = i
	}
	return i
}

func (n *names) add(p profile) int32 {
	n.list = append(n.list, append(profile{}, p...))
	return int32(len(n.list) - 1)
}

// swept returns the number of the profile of a suit that a sweep came to.
func (n *names) swept(sweep *need.Sweep, state int32) int32 {
	n.room = append(n.room[:0], sweep.Vecs(state)...)
	return n.of(n.room)
}

// part returns the number of the profile of a suit.
func (n *names) part(s tile.Suit, counts *tile.Counts) int32 {
	n.room = n.former.part(n.room[:0], s, counts)
	return n.of(n.room)
}

// merge returns the number of the profile of two together.
func (n *names) merge(a, b int32) int32 {
	n.room = n.former.merge(n.room[:0], n.list[a], n.list[b])
	return n.of(n.room)
}

// nothing is the former where sets and a pair do not count.
type nothing struct{}

func (nothing) part(dst profile, _ tile.Suit, _ *tile.Counts) profile {
	return append(dst, need.Vec{})
}

func (nothing) merge(dst, _, _ profile) profile { return append(dst, need.Vec{}) }

func (nothing) distance(_, _ profile) (sets, pairs int) { return need.None, need.None }

func (nothing) hold(int) {}

func (nothing) alike() bool { return true }

func (nothing) sweep(tile.Suit) *need.Sweep { return nil }

func (nothing) walks(tile.Suit) int { return 0 }
