package need_test

import (
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/need"
	"mentsu/tile"
)

// restricted are choices of sets and pairs to try.
var restricted = []need.Spec{
	need.Any(4),
	{Max: 4, Sets: form.AllRuns, Pairs: tile.AllKinds},
	{Max: 4, Sets: form.AllTriplets, Pairs: tile.Simples},
	{Max: 4, Sets: form.AllSets, Pairs: tile.Dragons},
}

// compiled returns the program of each choice.
func compiled[P any](compile func(need.Spec) P) []P {
	var list []P
	for _, s := range restricted {
		list = append(list, compile(s))
	}
	return list
}

// TestMarks holds the marks of a hand against the definition: a kind is needed if its draw
// lowers the distance, and spare if the hand without one is as far, that copy gone.
func TestMarks(t *testing.T) {
	t.Parallel()
	r, programs := corpus.New(61), compiled(need.Compile)
	for i := range 240 {
		spec, p := restricted[i%len(restricted)], programs[i%len(restricted)]
		d := r.Deal(corpus.Spec{Class: corpus.Classes()[i%6], Tiles: 13 + i/6%2, Seen: 40 * (i / 12 % 2)})
		caps := form.PoolSeen.Caps(&tile.Counts{}, &d.Seen, 4)
		c := p.Case(&d.Concealed, &caps, 4)
		if c.Distance() == 0 || c.Distance() >= need.None {
			continue
		}
		var v [tile.NumSuits]need.Vec
		for s := range v {
			v[s] = p.Vec(tile.Suit(s), &d.Concealed, &caps)
		}
		var needed, spare tile.Kinds
		for s := range v {
			rest := need.Merge(need.Merge(v[(s+1)%4], v[(s+2)%4]), v[(s+3)%4])
			if need.Last(v[s], rest, 4) != c.Distance() {
				t.Fatalf("%+v: Last %d, want %d", d, need.Last(v[s], rest, 4), c.Distance())
			}
			var ahead need.Ahead
			ahead.Join(rest, 4, 0)
			ahead.Join(rest, 4, 1) // is farther, so it changes nothing
			more, fewer := p.Marks(tile.Suit(s), &d.Concealed, &caps, &ahead, c.Distance())
			needed, spare = needed|more, spare|fewer
		}
		if needed != c.Useful() {
			t.Errorf("%+v: needed %v, want %v", d, needed, c.Useful())
		}
		if want := without(spec, d.Concealed, caps, c.Distance()); spare != want {
			t.Errorf("%+v: spare %v, want %v", d, spare, want)
		}
	}
}

// without returns the kinds of which a hand can lose a tile and be as far.
func without(spec need.Spec, counts, caps tile.Counts, distance int) (spare tile.Kinds) {
	for k := range tile.Kind(tile.NumKinds) {
		if counts[k] == 0 {
			continue
		}
		counts[k]--
		caps[k]--
		if d, ok := oracle.Distance(counts, caps, 4, spec.Sets.Has, spec.Pairs.Has); ok && d == distance {
			spare = spare.With(k)
		}
		counts[k]++
		caps[k]++
	}
	return spare
}

// TestLayers holds layers against the hands without them: the nearest layer is as far, and
// has no marks that they have not.
func TestLayers(t *testing.T) {
	t.Parallel()
	r := corpus.New(62)
	var layered need.LayeredCase
	plain, layers := compiled(need.Compile), compiled(need.CompileLayered)
	for i := range 200 {
		rule := []need.Rule{need.Triplets(1), need.Triplets(3), need.OpenEnds()}[i%3]
		d := r.Deal(corpus.Spec{Class: corpus.Classes()[i%6], Tiles: 13, Seen: 40 * (i / 6 % 2)})
		caps := form.PoolSeen.Caps(&tile.Counts{}, &d.Seen, 4)
		c := plain[i%len(plain)].Case(&d.Concealed, &caps, 4)
		layered.Start(layers[i%len(layers)], rule, &d.Concealed, &caps, &need.Forced{}, 4)
		nearest, needed := need.None, tile.Kinds(0)
		for layer := range 4 {
			nearest = min(nearest, layered.Distance(layer))
		}
		for layer := range 4 {
			if nearest < need.None && layered.Distance(layer) == nearest {
				m := layered.Marks(layer)
				needed |= m.Needed | m.Ends
			}
		}
		if nearest != c.Distance() || needed != c.Useful() {
			t.Errorf("%+v: nearest %d, %v, want %d, %v", d, nearest, needed, c.Distance(), c.Useful())
		}
	}
}
