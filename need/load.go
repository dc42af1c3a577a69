package need

import (
	"sync"

	"mentsu/tile"
)

// NumClasses is the number of different contributions that parts of a hand, merged in any
// number, can make.
const NumClasses = len(classLanes) / 10

// Class names one of the contributions; classes are numbered by their lanes, rising.
type Class = uint8

// noPart stands in for the class of a part that is left out, in merged and words.
const noPart = Class(NumClasses)

// Tables are the look-up tables for hands of up to four sets and a pair of which nothing
// is gone, expanded from the automata. They never change; use them from any goroutine.
type Tables struct {
	// merged: class of two classes together. It stands first, where its rows are found soonest.
	merged [256][256]Class
	// columns: by the head of a part key, and by what one more tile makes of it, where
	// the class is for each tail.
	columns [1<<16 + weight6>>16]uint16
	// classes: by the column of a head + columns * the tail of a part key, or what one more
	// tile makes of it.
	classes [1<<16 + columns*(1<<8+weight7)]Class
	// headFields and tailFields: the fields of ranks 1..6 by the head of a part key, and of ranks
	// 7..9 by its tail: four nibbles, from bit 0 pairs, kinds, orphan kinds, orphan pairs.
	headFields [1 << 16]uint16
	tailFields [256]uint16
	// last: by sets, the distance of a hand of one class that makes so many sets and the pair.
	last [5][256]uint8
	// forms: by the sum of all fields, the lesser distance of seven pairs and thirteen orphans.
	forms [1 << 16]uint8
	// vecs: the contribution that a class stands for.
	vecs [256]Vec
	// words: the contribution that a class stands for, for up to four sets.
	words [256]word
	// costs: of a kind, by 8 x the tiles held + the cap.
	costs [64]costs
	// weights: what a tile adds to its part key, by kind.
	weights [64]uint32
	// drawsOf: what draws do, by class.
	drawsOf []drawsOf
	// draws: by sets, tables of what draws do, made at the first call.
	draws [5]func() *drawTables
}

// columns is the room for columns: what ranks 1..6 can mean for the others. As an odd number
// of cache lines it keeps the tails of a hand apart in the cache.
const columns = 19 * 64

// Load returns the tables; the first call expands them in half a millisecond, into 0.8
// MB.
func Load() *Tables { return load() }

var load = sync.OnceValue(func() *Tables { //nolint:gochecknoglobals // built once, never changed
	t := new(Tables)
	var parts sync.WaitGroup
	parts.Go(t.fillParts) // beside the rest: a command that answers one hand waits for it all
	t.fillMerges()
	t.fillForms()
	t.fillCosts()
	for k := range tile.Kind(tile.NumKinds) {
		t.weights[k] = rankWeight(k.Rank() - 1)
	}
	t.drawsOf = readDraws()
	for sets := range t.draws {
		t.draws[sets] = t.drawTablesOf(sets)
	}
	parts.Wait()
	return t
})

// fillParts fills heads, classes and tailFields from both automata.
func (t *Tables) fillParts() {
	for _, w := range []*walker{newWalker(suitSteps, 9), newWalker(honourSteps, 7)} {
		w.spread(func(key uint32, column, fields uint16) { t.columns[key>>16], t.headFields[key>>16] = column, fields }, t.classes[:], columns)
	}
	for c6 := range 5 {
		t.tailFields[128+25*c6] = orphanField(c6)
		for c7 := range 5 {
			for c8 := range 5 {
				t.tailFields[25*c6+5*c7+c8] = field(c6) + field(c7) + orphanField(c8)
			}
		}
	}
}

// field returns what count tiles of one kind add to the fields, and orphanField what they
// add if the kind is an orphan.
func field(count int) uint16 { return [...]uint16{0, 0x10, 0x11, 0x11, 0x11}[count] }

func orphanField(count int) uint16 {
	f := field(count)
	return f | f&0x10<<4 | f&1<<12
}

// fillMerges fills merged and last, and the vectors of the classes.
func (t *Tables) fillMerges() {
	for i := range NumClasses {
		t.vecs[i] = vecOf(classLanes[10*i : 10*i+10])
		t.words[i] = wordOf(t.vecs[i])
	}
	at := 0
	for a := range NumClasses {
		for b := range a + 1 {
			c := mergedClasses[at]
			at++
			t.merged[a][b], t.merged[b][a] = c, c
		}
		t.merged[a][noPart], t.merged[noPart][a] = Class(a), Class(a)
	}
	t.merged[noPart][noPart], t.words[noPart] = noPart, nothing
	for sets := range t.last {
		for c := range NumClasses {
			t.last[sets][c] = classLanes[10*c+5+sets]
		}
	}
}

// vecOf returns the vector of ten lanes: 0..4 sets, then 0..4 sets and the pair.
func vecOf(lanes string) Vec {
	v := Vec{Free: None << 40, Pair: None << 40}.Lanes(4)
	for s := range 5 {
		v.Free |= uint64(lanes[s]) << (8 * s)
		v.Pair |= uint64(lanes[5+s]) << (8 * s)
	}
	return v
}

// fillForms fills forms.
func (t *Tables) fillForms() {
	var pairs, orphans [256]uint8
	for f := range 256 {
		pairs[f], orphans[f] = uint8(SevenPairs(uint16(f))), uint8(ThirteenOrphans(uint16(f)<<8))
	}
	for o, d := range orphans {
		for p, e := range pairs {
			t.forms[o<<8|p] = min(d, e)
		}
	}
}

// SevenPairs returns the distance of a hand of 13 or 14 tiles with these fields from seven
// different pairs.
func SevenPairs(fields uint16) int {
	pairs, kinds := int(fields&15), int(fields>>4&15)
	return 7 - min(7, pairs) + max(0, 7-kinds)
}

// ThirteenOrphans returns the distance of a hand of 13 or 14 tiles with these fields from
// thirteen orphans.
func ThirteenOrphans(fields uint16) int {
	kinds, pairs := int(fields>>8&15), int(fields>>12)
	return 14 - kinds - min(1, pairs)
}

// Vec returns the contribution that class c stands for.
func (t *Tables) Vec(c Class) Vec { return t.vecs[c] }

// Merge returns the class of two parts together.
func (t *Tables) Merge(a, b Class) Class { return t.merged[a][b] }

// Part returns the class of one part of a hand.
func (t *Tables) Part(x Keys, s tile.Suit) Class {
	return t.class(x.parts()[s])
}

// part returns the class and the fields of a part key.
func (t *Tables) part(key uint32) (c Class, fields uint64) {
	head, tail := uint64(key>>16), uint64(key&0xff)
	return t.classes[uint64(t.columns[head])+tail*columns], uint64(t.headFields[head]) + uint64(t.tailFields[tail])
}

// class returns the class of a part key.
func (t *Tables) class(key uint32) Class {
	return t.classes[uint64(t.columns[key>>16])+uint64(key&0xff)*columns]
}
