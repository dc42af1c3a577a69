package need_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/need"
	"mentsu/tile"
)

// Every count of every rank of a suit and of the honours has the contribution that the
// distance transform gives it.
func TestAllKeys(t *testing.T) {
	tables := need.Load()
	for _, suit := range []tile.Suit{tile.Man, tile.Honours} {
		table := oracle.Transform(suit, 4, nil, nil)
		for key := range table.Free {
			var counts tile.Counts
			part := oracle.FromKey(suit, key)
			copy(counts[suit.First():], part[:suit.Len()])
			got := tables.Vec(tables.Part(need.KeysOf(&counts), suit))
			if want := need.Vec(table.At(key)); got != want {
				t.Fatalf("%v of %v: got %x, want %x", part, suit, got, want)
			}
		}
	}
}

// The same counts are the same class in each number suit, and tiles drawn one by one lead
// to the keys of all of them.
func TestKeys(t *testing.T) {
	tables, r := need.Load(), corpus.New(1)
	for range 20000 {
		counts := r.Counts(corpus.Random, 14)
		keys := need.KeysOf(&counts)
		drawn := need.KeysOf(&tile.Counts{})
		for k, n := range counts {
			for range n {
				drawn = drawn.Draw(tile.Kind(k))
			}
		}
		if drawn != keys {
			t.Fatalf("%v: drawn one by one %x, at once %x", counts, drawn, keys)
		}
		var turned tile.Counts
		copy(turned[0:9], counts[18:27])
		copy(turned[9:27], counts[0:18])
		copy(turned[27:], counts[27:])
		moved := need.KeysOf(&turned)
		for i, s := range []tile.Suit{tile.Sou, tile.Man, tile.Pin} {
			if a, b := tables.Part(keys, s), tables.Part(moved, tile.Suit(i)); a != b {
				t.Fatalf("%v: class %d as %v, %d as %v", counts, a, s, b, tile.Suit(i))
			}
		}
		for k := range counts.Kinds().All() {
			drawn = drawn.Discard(k)
			counts[k]--
			if got := need.KeysOf(&counts); got != drawn {
				t.Fatalf("%v: discarded to %x, at once %x", counts, drawn, got)
			}
		}
	}
}

func TestNumClasses(t *testing.T) {
	if need.NumClasses != 180 {
		t.Errorf("%d classes, want 180", need.NumClasses)
	}
}

// A Program gives the same from its automata, which it builds when asked often, as from
// the walk it begins with.
func TestProgramBuilds(t *testing.T) {
	p, r := need.Compile(need.Any(5)), corpus.New(2)
	var caps tile.Counts
	for k := range caps {
		caps[k] = tile.Copies
	}
	var counts [300]tile.Counts
	var first [300]need.Vec
	for i := range counts {
		counts[i] = r.Counts(corpus.Random, 17)
		first[i] = p.Whole(&counts[i], &caps)
	}
	for round := range 20 {
		for i := range counts {
			if got := p.Whole(&counts[i], &caps); got != first[i] {
				t.Fatalf("round %d, %v: got %x, want %x", round, counts[i], got, first[i])
			}
		}
	}
}

// Restricted programs against the definition: three players, a restricted pair, banned
// runs and triplets, four and five sets, copies gone.
func TestPrograms(t *testing.T) {
	sanma := need.Any(4)
	simples := need.Any(4)
	for s := range form.Set(form.NumSets) {
		ks := s.Kinds()
		if tile.SanmaGone.Has(ks[0]) || tile.SanmaGone.Has(ks[2]) {
			sanma.Sets &^= 1 << s
		}
		if !tile.Simples.Has(ks[0]) || !tile.Simples.Has(ks[2]) {
			simples.Sets &^= 1 << s
		}
	}
	sanma.Pairs &^= tile.SanmaGone
	simples.Pairs = tile.Simples
	for _, test := range []struct {
		name string
		spec need.Spec
	}{
		{"any", need.Any(4)},
		{"five sets", need.Any(5)},
		{"three players", sanma},
		{"simples", simples},
		{"pair of 2, 5 or 8", need.Spec{Max: 4, Sets: form.AllSets, Pairs: 0x92 * (1 | 1<<9 | 1<<18)}},
		{"runs", need.Spec{Max: 4, Sets: form.AllRuns, Pairs: tile.AllKinds}},
		{"triplets", need.Spec{Max: 5, Sets: form.AllTriplets, Pairs: tile.AllKinds}},
		{"suits differ", need.Spec{Max: 4, Sets: form.AllSets &^ 0x1ff, Pairs: tile.AllKinds &^ 0x3fe00}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, r := need.Compile(test.spec), corpus.New(3)
			for i := range 400 {
				class := corpus.Classes()[i%len(corpus.Classes())]
				sets := test.spec.Max - i%3
				counts := r.Counts(class, 3*sets+1+i%2)
				caps := capsOver(r, &counts)
				c := p.Case(&counts, &caps, sets)
				want := func(held tile.Counts) (int, bool) {
					return oracle.Distance(held, caps, sets, test.spec.Sets.Has, test.spec.Pairs.Has)
				}
				d, possible := want(counts)
				if !possible {
					d = need.None
				}
				if c.Distance() != d {
					t.Fatalf("%v under %v: distance %d, want %d", counts, caps, c.Distance(), d)
				}
				if got, want := c.Useful(), oracle.Useful(want, counts, caps); got != want {
					t.Fatalf("%v under %v: useful %v, want %v", counts, caps, got, want)
				}
			}
		})
	}
}

// capsOver returns random caps of 0..4, mostly 4, not below counts.
func capsOver(r *corpus.Rand, counts *tile.Counts) tile.Counts {
	var caps tile.Counts
	for k := range caps {
		caps[k] = tile.Copies
		if r.Below(3) == 0 {
			caps[k] = uint8(r.Below(5))
		}
		caps[k] = max(caps[k], counts[k])
	}
	return caps
}

func TestNoAllocations(t *testing.T) {
	tables, r := need.Load(), corpus.New(4)
	counts := r.Counts(corpus.Random, 13)
	caps := capsOver(r, &counts)
	p, kept, held := need.Standard(), need.KeysOf(&counts), counts.Layers()
	room := make([]need.After, 0, hand.MaxTiles)
	for name, f := range map[string]func(){
		"kept": func() {
			tables.Distance(kept.Draw(tile.East), 4)
			tables.Least(kept.Draw(tile.East))
		},
		"Discards": func() { tables.Discards(room, kept, &held, 4) },
		"Distance": func() { tables.Distance(need.KeysOf(&counts), 4) },
		"Least":    func() { tables.Least(need.KeysOf(&counts)) },
		"Useful":   func() { tables.Useful(need.KeysOf(&counts), &counts, 4) },
		"Case":     func() { c := p.Case(&counts, &caps, 4); c.Useful() },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}

// Discards gives for each discard what Useful gives for the tiles that remain.
func TestDiscards(t *testing.T) {
	tables, r := need.Load(), corpus.New(5)
	for _, class := range corpus.Classes() {
		for i := range 3000 {
			sets := 4 - i%5
			counts := r.Counts(class, 3*sets+2)
			held := counts.Layers()
			list := tables.Discards(nil, need.KeysOf(&counts), &held, sets)
			if len(list) != counts.Kinds().Len() {
				t.Fatalf("%v: %d discards", counts, len(list))
			}
			for _, after := range list {
				counts[after.Kind]--
				d, useful := tables.Useful(need.KeysOf(&counts), &counts, sets)
				if after.Distance != d || after.Useful != useful {
					t.Fatalf("%v after %v: got %d %v, want %d %v", counts, after.Kind, after.Distance, after.Useful, d, useful)
				}
				counts[after.Kind]++
			}
		}
	}
}
