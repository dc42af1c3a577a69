package odds

import (
	"slices"

	"mentsu/tile"
)

// everything is above the missing tiles of any hand.
const everything = 40

// pass is one count of a knitting.
type pass struct {
	*knitting

	near    int
	limit   knit
	least   [numPieces][]knit // by tiles dealt: what the rest misses at least
	settled [numPieces]settled
	a, b    [][]weighed // two suits; the third and the honours, mirrored
	runs    [][]run     // of b: by tiles dealt
}

// run is those of a list, up to end, that have the same vector of sets and a pair.
type run struct {
	sets int32
	end  int
}

// runsOf sorts a list by its vectors, and returns the runs of it.
func runsOf(list []weighed) []run {
	slices.SortFunc(list, func(x, y weighed) int { return int(x.sets - y.sets) })
	var runs []run
	for i := range list {
		if n := len(runs); n == 0 || runs[n-1].sets != list[i].sets {
			runs = append(runs, run{sets: list[i].sets})
		}
		runs[len(runs)-1].end = i + 1
	}
	return runs
}

// pass returns the count of the deals that miss fewer tiles than near.
func (k *knitting) pass(near int) *pass {
	p := &pass{knitting: k, near: near, limit: nearLimit(near)}
	for i := range k.pieces {
		piece := &k.pieces[i]
		for t := range k.most + 1 {
			p.least[i] = append(p.least[i], k.knitter.least(k.most-t+piece.known, piece.rows, piece.kinds))
		}
		p.settled[i] = settled{vectors: k.vectors, rests: piece.rests, dealt: k.dealt, near: int32(near), alike: make(map[string]int32)}
	}
	var parts [tile.NumSuits][][]weighed
	var before *lot
	for s, l := range k.parts {
		switch {
		case l == before:
			parts[s] = parts[(s+len(parts)-1)%len(parts)]
		case tile.Suit(s) == tile.Honours:
			parts[s] = l.byTiles(k.most)
		default:
			parts[s] = p.clipped(s, l).byTiles(k.most)
		}
		before = l
	}
	possible := &k.knitter.possible
	p.a = p.join(twoSuits, parts[tile.Man], parts[tile.Pin], func(x, y knit) knit { return x.withSuit(y, possible) })
	p.b = p.join(suitAndHonours, parts[tile.Sou], parts[tile.Honours], knit.withHonours)
	p.runs = make([][]run, len(p.b))
	for t, list := range p.b {
		for i := range list {
			list[i].knit = list[i].knit.mirrored()
		}
		p.runs[t] = runsOf(list)
	}
	return p
}

// clipped returns the traits of a part that matter.
func (p *pass) clipped(s int, l *lot) *lot {
	kept := newLot()
	for i, m := range l.traits {
		var ok bool
		if m.knit, ok = m.knit.clip(p.least[s][m.tiles], p.limit); ok && p.clip(s, &m) {
			kept.add(m, l.ways[i])
		}
	}
	return kept
}

// clip makes traits alike that no rest of the hand tells apart; it is not ok if any rest
// brings a hand below near to one of the other forms.
func (p *pass) clip(piece int, m *mixed) (ok bool) {
	if !p.others {
		return true
	}
	rest := p.most - int(m.tiles) + p.pieces[piece].known
	if m.fields, ok = p.pairs.clip(m.fields, rest, p.near); !ok {
		return false
	}
	if p.sets {
		m.sets = p.settled[piece].of(m.sets, int(m.tiles))
	}
	return m.sets != without
}

// join returns the traits of two parts together, by tiles dealt. If they are two suits with the
// same traits, each two of these are met once.
func (p *pass) join(piece int, a, b [][]weighed, merge func(x, y knit) knit) [][]weighed {
	all, same := newLot(), p.same(piece)
	for s := range a {
		from := 0
		if same {
			from = s
		}
		for t := from; s+t <= p.most; t++ {
			for i := range a[s] {
				list := b[t]
				if same && s == t {
					list = list[i:]
				}
				p.joinOne(all, piece, &a[s][i], list, merge)
			}
		}
	}
	return all.byTiles(p.most)
}

// same reports whether a piece is two suits with the same traits.
func (p *pass) same(piece int) bool {
	return piece == twoSuits && p.parts[tile.Man] == p.parts[tile.Pin]
}

// joinOne adds the traits of one with each of a list.
func (p *pass) joinOne(all *lot, piece int, x *weighed, list []weighed, merge func(x, y knit) knit) {
	same := p.same(piece)
	for j := range list {
		y := &list[j]
		m := mixed{tiles: x.tiles + y.tiles, fields: x.fields.plus(y.fields)}
		if p.sets {
			m.sets = p.vectors.merge(x.sets, y.sets)
		}
		if !p.clip(piece, &m) { // which is looked up, where knits are computed
			continue
		}
		var ok bool
		if m.knit, ok = merge(x.knit, y.knit).clip(p.least[piece][m.tiles], p.limit); !ok {
			continue
		}
		ways := x.ways * y.ways
		if same && x.mixed != y.mixed {
			ways *= 2 // met the other way round, too
		}
		all.add(m, ways)
	}
}

// tally adds the deals to the tables, by their missing tiles to the forms with knitted tiles.
func (p *pass) tally(tables [][]count, progress func(float64)) {
	for i, total := range p.dealt {
		for t := range total + 1 {
			if progress != nil {
				progress(float64(i*total+t) / float64(len(p.dealt)*(total+1)))
			}
			for j := range p.a[t] {
				p.tallyOne(tables[i], &p.a[t][j], total-t)
			}
		}
	}
}

// tallyOne adds the deals of one half with each other half of so many tiles.
func (p *pass) tallyOne(table []count, x *weighed, tiles int) {
	list, from := p.b[tiles], 0
	for _, run := range p.runs[tiles] {
		if !p.sets || int(p.vectors.distance(x.sets, run.sets)) >= p.near {
			p.tallyRun(table, x, list[from:run.end])
		}
		from = run.end
	}
}

// tallyRun adds the deals of one half with other halves that leave it as far as near from
// sets and a pair.
func (p *pass) tallyRun(table []count, x *weighed, list []weighed) {
	limit := p.limit
	for j := range list {
		y := &list[j]
		whole := knit{x.knit.low + y.knit.low, x.knit.high + y.knit.high}
		if low, high := whole.below(limit); low|high == 0 || p.others && p.nearer(&x.mixed, &y.mixed) {
			continue
		}
		table[whole.least()].addProduct(x.ways, y.ways)
	}
}

// nearer reports whether two halves miss fewer than near tiles to pairs or orphans.
func (p *pass) nearer(x, y *mixed) bool {
	pairs, orphans := p.pairs.distances(x.fields.plus(y.fields))
	return min(pairs, orphans) < p.near
}
