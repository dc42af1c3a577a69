package odds

import (
	"mentsu/need"
	"mentsu/tile"
)

// trait is all that tiles of some parts contribute to a shanten number.
type trait struct {
	profile int32 // by names
	fields  fields
}

// The joint table counts deals by the missing tiles of each form: up to 17 of sets and a
// pair, up to 14 of the others; the last place of each is for what is impossible.
const (
	noSets      = 31
	noOther     = 15
	pairsStride = noOther + 1
	setsStride  = pairsStride * pairsStride
	jointTable  = (noSets + 1) * setsStride
)

// place returns the place in the table of these missing tiles.
func place(standard, pairs, orphans int) int {
	return min(standard, noSets)*setsStride + min(pairs, noOther)*pairsStride + min(orphans, noOther)
}

// missing returns what place was made of.
func missing(at int) (standard, pairs, orphans int) {
	back := func(d, none int) int {
		if d == none {
			return need.None
		}
		return d
	}
	return back(at/setsStride, noSets), back(at/pairsStride%pairsStride, noOther), back(at%pairsStride, noOther)
}

// How much work may be done for an exact count: profiles that differ, and nanoseconds as
// estimated: of a vector walked, of one merged, and of two traits joined.
const (
	maxProfiles = 100_000
	maxWork     = int64(12_000_000_000)
	walkWork    = 300
	mergeWork   = 40
	joinWork    = 10
)

// ledger is the work on the tables of one former.
type ledger struct {
	deal   *deal
	names  *names
	pairs  pairForms
	merged map[[2]int32]int32
	work   int64
}

// joint returns, for each number of natural tiles dealt, rising, how many deals have each
// missing tiles.
func (d *deal) joint(f former, p pairForms, tiles []int) ([][]count, error) {
	l := d.ledgerOf(f, p)
	_, a, b, err := l.halves(tiles[len(tiles)-1])
	if err != nil {
		return nil, err
	}
	tables := make([][]count, len(tiles))
	for i := range tables {
		tables[i] = make([]count, jointTable)
	}
	tally(tables, tiles, a, b, l.placer(), d.tell())
	return tables, nil
}

func (d *deal) ledgerOf(f former, p pairForms) *ledger {
	return &ledger{deal: d, names: newNames(f), pairs: p, merged: make(map[[2]int32]int32)}
}

// halves returns the states of all suits with up to so many tiles dealt, of two of them, and
// of the third and the honours. The error wraps ErrUnsupported.
func (l *ledger) halves(most int) (suits [tile.NumSuits]*states[trait], a, b *states[trait], err error) {
	suit := func(s tile.Suit) *states[trait] {
		suits[s] = l.suit(s, most)
		return suits[s]
	}
	alike := func(s, t tile.Suit) bool {
		is := l.names.former.alike() && l.deal.alike(s, t) && l.pairs.alike(s, t)
		if is {
			suits[t] = suits[s]
		}
		return is
	}
	a, b = halves(suit, alike, l.merge)
	if l.work += joinWork * int64(len(a.traits)) * int64(len(b.traits)); l.exhausted() {
		return suits, nil, nil, refuse(ErrUnsupported, "only", "these deals are too many different ones to be counted exactly")
	}
	return suits, a, b, nil
}

// exhausted reports whether the work is more than may be done.
func (l *ledger) exhausted() bool { return len(l.names.list) > maxProfiles || l.work > maxWork }

// suit returns the states of a part.
func (l *ledger) suit(s tile.Suit, most int) *states[trait] {
	if sweep := l.names.former.sweep(s); sweep != nil {
		return l.sweep(sweep, s, most)
	}
	all := newStates[trait](most)
	l.walk(s, most, func(t trait, _ *tile.Counts, dealt int, ways uint64) {
		l.work += walkWork * int64(l.names.former.walks(s))
		all.at(t)[dealt] += ways
	})
	return all.close()
}

// walk calls visit with the trait of all counts of a part, as deal.walk does; it gives up if
// there is too much work.
func (l *ledger) walk(s tile.Suit, most int, visit func(t trait, counts *tile.Counts, dealt int, ways uint64)) {
	of := l.pairs.table(s, &l.deal.hard)
	l.deal.walk(s, most, func(counts *tile.Counts, dealt int, ways uint64) {
		if l.exhausted() {
			return
		}
		t := trait{profile: l.names.part(s, counts)}
		for r := range of {
			t.fields = t.fields.plus(of[r][counts[int(s.First())+r]])
		}
		visit(t, counts, dealt, ways)
	})
}

// merge returns the trait of two lots of parts together; it gives up if there is too much
// work.
func (l *ledger) merge(x, y trait) (both trait, ok bool) {
	l.work += joinWork
	key := [2]int32{min(x.profile, y.profile), max(x.profile, y.profile)}
	profile, known := l.merged[key]
	if !known {
		if l.exhausted() {
			return trait{}, false
		}
		profile = l.names.merge(key[0], key[1])
		l.work += mergeWork * int64(len(l.names.list[profile]))
		l.merged[key] = profile
	}
	return trait{profile, x.fields.plus(y.fields)}, true
}

// maxKept is how many profiles of a half may have their distances to all of the other kept.
const maxKept = 4096

// placer returns what tells the place in the table of two halves of a hand.
func (l *ledger) placer() func(x, y trait) int {
	list := l.names.list
	distance := l.names.former.distance
	if len(list) <= maxKept {
		rows := make([][][2]uint8, len(list)) // missing tiles plus one, by profile of each half
		return func(x, y trait) int {
			row := rows[x.profile]
			if row == nil {
				row = make([][2]uint8, len(list))
				rows[x.profile] = row
			}
			d := &row[y.profile]
			if d[0] == 0 {
				sets, pairs := distance(list[x.profile], list[y.profile])
				*d = [2]uint8{uint8(sets + 1), uint8(pairs + 1)}
			}
			return l.place(int(d[0])-1, int(d[1])-1, x.fields.plus(y.fields))
		}
	}
	return func(x, y trait) int {
		sets, pairs := distance(list[x.profile], list[y.profile])
		return l.place(sets, pairs, x.fields.plus(y.fields))
	}
}

// place returns the place in the table of what profiles and fields say.
func (l *ledger) place(sets, pairs int, f fields) int {
	byFields, orphans := l.pairs.distances(f)
	return place(sets, min(pairs, byFields), orphans)
}
