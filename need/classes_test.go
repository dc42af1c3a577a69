package need_test

import (
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/need"
	"mentsu/tile"
)

// specs are choices of sets and pairs of every kind: alike in all suits and not, with few
// classes and with more than are merged by a table, of four sets and of five.
func specs() map[string]need.Spec {
	within := func(kinds tile.Kinds) (s form.Sets) {
		for set := range form.Set(form.NumSets) {
			if ks := set.Kinds(); tile.KindsOf(ks[:]...)&^kinds == 0 {
				s |= 1 << set
			}
		}
		return s
	}
	bamboo := tile.Kinds(0x1ff)<<tile.Sou1 | tile.AllHonours
	return map[string]need.Spec{
		"any":       need.Any(4),
		"five":      need.Any(5),
		"tanyao":    {Max: 4, Sets: within(tile.Simples), Pairs: tile.Simples},
		"honitsu":   {Max: 4, Sets: within(bamboo), Pairs: bamboo},
		"runs":      {Max: 4, Sets: form.AllRuns, Pairs: tile.AllKinds &^ tile.Dragons},
		"triplets":  {Max: 5, Sets: form.AllTriplets, Pairs: tile.AllKinds},
		"wind runs": {Max: 4, Sets: form.AllSets, Pairs: tile.AllKinds, WindRuns: true, DragonRuns: true},
		"odd":       {Max: 4, Sets: form.AllSets &^ 0x5a5a_0f0f_1234_5, Pairs: 0x2_1357_9bdf},
		"odd five":  {Max: 5, Sets: form.AllSets &^ 0x1a2b_0c3d_4e5f_6, Pairs: 0x1_2345_6789},
	}
}

// TestClasses compares the tables of every Spec with the walks that they stand for.
func TestClasses(t *testing.T) {
	t.Parallel()
	all := tile.AllCopies()
	for name, s := range specs() {
		walks, tables := need.Compile(s), need.Compile(s)
		if tables.Ready() != nil {
			t.Errorf("%s: tables before they are asked for", name)
		}
		c := tables.Classes()
		if tables.Ready() != c {
			t.Errorf("%s: tables are not ready", name)
		}
		r := corpus.New(17)
		for i := range 600 {
			sets := i % (s.Max + 1)
			counts := r.Counts(corpus.Classes()[i%6], 3*sets+1+i%2)
			want := walks.Case(&counts, &all, sets)
			if got := c.Distance(need.KeysOf(&counts), sets); got != want.Distance() {
				t.Fatalf("%s: %v: %d, want %d", name, counts, got, want.Distance())
			}
			compareMarks(t, walks, tables, counts, sets)
		}
	}
}

// compareMarks compares what both say of every suit.
func compareMarks(t *testing.T, walks, tables *need.Program, counts tile.Counts, sets int) {
	t.Helper()
	all := tile.AllCopies()
	for suit := range tile.Suit(tile.NumSuits) {
		v := tables.Vec(suit, &counts, &all)
		if want := walks.Vec(suit, &counts, &all); v != want {
			t.Fatalf("%v: suit %v is %v, want %v", counts, suit, v, want)
		}
		rest := walks.Vec((suit+1)%tile.NumSuits, &counts, &all)
		for i := range tile.Suit(2) {
			rest = need.Merge(rest, walks.Vec((suit+2+i)%tile.NumSuits, &counts, &all))
		}
		d := need.Last(v, rest, sets)
		if d == 0 || d >= need.None {
			continue
		}
		var a, b need.Ahead
		a.Join(rest, sets, 0)
		b.Join(rest, sets, 0)
		needed, spare := tables.Marks(suit, &counts, &all, &a, d)
		wantNeeded, wantSpare := walks.Marks(suit, &counts, &all, &b, d)
		if needed != wantNeeded || spare != wantSpare {
			t.Fatalf("%v: suit %v needs %v spares %v, want %v %v", counts, suit, needed, spare, wantNeeded, wantSpare)
		}
	}
}

func TestClassesAllocations(t *testing.T) {
	p := need.Compile(specs()["tanyao"])
	c := p.Classes()
	counts := corpus.New(3).Counts(corpus.Near, 13)
	all := tile.AllCopies()
	if n := testing.AllocsPerRun(100, func() {
		_ = c.Distance(need.KeysOf(&counts), 4)
		_ = p.Vec(tile.Man, &counts, &all)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkClasses(b *testing.B) {
	c := need.Compile(specs()["tanyao"]).Classes()
	r := corpus.New(3)
	var hands [64]tile.Counts
	for i := range hands {
		hands[i] = r.Counts(corpus.Near, 13)
	}
	for i := 0; b.Loop(); i++ {
		if c.Distance(need.KeysOf(&hands[i&63]), 4) < 0 {
			b.Fatal("less than none")
		}
	}
}

func BenchmarkBuildClasses(b *testing.B) {
	for name, s := range specs() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_ = need.Compile(s).Classes()
			}
		})
	}
}
