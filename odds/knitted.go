package odds

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// mixed is all that some parts contribute to a shanten number over all forms.
type mixed struct {
	knit   knit
	sets   int32 // the vector of sets and a pair, by number
	fields fields
	tiles  uint8 // dealt
}

// lot is the ways to be dealt what has each trait.
type lot struct {
	index  map[mixed]int
	traits []mixed
	ways   []uint64
}

func newLot() *lot { return &lot{index: make(map[mixed]int)} }

func (l *lot) add(m mixed, ways uint64) {
	i, ok := l.index[m]
	if !ok {
		i = len(l.traits)
		l.index[m] = i
		l.traits = append(l.traits, m)
		l.ways = append(l.ways, 0)
	}
	l.ways[i] += ways
}

// weighed is a trait with the ways to be dealt it.
type weighed struct {
	mixed

	ways uint64
}

// byTiles returns the traits of each number of tiles dealt.
func (l *lot) byTiles(most int) [][]weighed {
	all := make([][]weighed, most+1)
	for i, m := range l.traits {
		all[m.tiles] = append(all[m.tiles], weighed{m, l.ways[i]})
	}
	return all
}

// The pieces of a hand: the parts, by suit, and what is joined of them.
const (
	twoSuits       = tile.NumSuits
	suitAndHonours = twoSuits + 1
	numPieces      = suitAndHonours + 1
)

// piece is what the rest of a hand can bring to a piece of it.
type piece struct {
	rows, kinds int // of a pattern, and of the rows and honours
	known       int // tiles
	rests       rests
}

// knitting counts deals by the forms with knitted tiles: of those that miss near or more
// tiles to all other forms, how many miss fewer to these. For each near few traits of the
// tiles matter, as what any rest of the hand brings below near, or cannot, is dropped.
type knitting struct {
	deal    *deal
	dealt   []int // tiles, rising: there is a count for each
	most    int   // the last of these
	knitter knitter
	others  bool // the other forms matter
	sets    bool // sets and a pair among them
	pairs   pairForms
	vectors *vectors
	parts   [tile.NumSuits]*lot
	pieces  [numPieces]piece
}

// knitting returns the counter of the deals with so many tiles dealt by those of some forms
// with knitted tiles, beside the others of them.
func (d *deal) knitting(asked form.Forms, dealt []int) *knitting {
	rules := d.Rules
	rules.Forms = asked &^ form.Knitted
	k := &knitting{deal: d, dealt: dealt, most: dealt[len(dealt)-1], knitter: d.knitterOf(asked), others: rules.Forms != 0}
	if !k.knitter.any() {
		return k
	}
	former := &plain{program: need.Standard(), caps: d.soft, sets: d.sets}
	k.vectors = &vectors{names: newNames(former)}
	k.sets = rules.Forms.Has(form.Standard)
	k.pairs = pairFormsOf(rules, d.closed)
	k.pairs.settle(&d.soft)
	for s := range tile.Suit(tile.NumSuits) {
		if s > 0 && s < tile.Honours && d.alike(s, s-1) && k.pairs.alike(s, s-1) {
			k.parts[s] = k.parts[s-1]
		} else {
			k.parts[s] = k.part(s)
		}
	}
	k.findPieces()
	return k
}

// part returns the traits of a suit.
func (k *knitting) part(s tile.Suit) *lot {
	l := newLot()
	of := k.pairs.table(s, &k.deal.soft)
	k.deal.walk(s, k.most, func(counts *tile.Counts, dealt int, ways uint64) {
		m := mixed{tiles: uint8(dealt), knit: k.knitter.of(s, counts)}
		if k.sets {
			m.sets = k.vectors.names.part(s, counts)
		}
		for r := range of {
			m.fields = m.fields.plus(of[r][counts[int(s.First())+r]])
		}
		l.add(m, ways)
	})
	return l
}

// findPieces finds what the rest of a hand can bring to its pieces.
func (k *knitting) findPieces() {
	honours := tile.Honours.Len()
	known := [tile.NumSuits]int{}
	all := 0
	for kind, n := range k.deal.Known {
		known[tile.Kind(kind).Suit()] += int(n)
		all += int(n)
	}
	for s := range tile.NumSuits {
		k.pieces[s] = piece{rows: 2, kinds: 2*rowKinds + honours, known: all - known[s]}
	}
	k.pieces[twoSuits] = piece{rows: 1, kinds: rowKinds + honours, known: known[tile.Sou] + known[tile.Honours]}
	k.pieces[suitAndHonours] = piece{rows: 2, kinds: 2 * rowKinds, known: known[tile.Man] + known[tile.Pin]}
	if !k.sets {
		return
	}
	var part [tile.NumSuits]map[dealtVector]bool
	for s := range part {
		part[s] = vectorsOf(k.parts[s])
	}
	join := func(a, b map[dealtVector]bool) map[dealtVector]bool { return k.vectors.joined(a, b, k.most) }
	a, b := join(part[tile.Man], part[tile.Pin]), join(part[tile.Sou], part[tile.Honours])
	for i, rest := range [numPieces]map[dealtVector]bool{
		join(part[tile.Pin], b), join(part[tile.Man], b), join(a, part[tile.Honours]), nil, b, a,
	} {
		k.pieces[i].rests = restsOf(rest, k.most)
	}
}

// below returns, for each number of tiles dealt, the deals by the missing tiles to the forms
// with knitted tiles: of those that miss fewer than near to these, and near or more to all
// others that matter.
func (k *knitting) below(near int, progress func(float64)) [][]count {
	tables := make([][]count, len(k.dealt))
	for i := range tables {
		tables[i] = make([]count, everything)
	}
	if k.knitter.any() {
		k.pass(near).tally(tables, progress)
	}
	return tables
}
