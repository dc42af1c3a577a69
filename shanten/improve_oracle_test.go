package shanten_test

import (
	"reflect"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/shanten"
	"mentsu/tile"
)

// slowHand is an exchanger that knows the definitions only.
type slowHand struct {
	truth

	counts, left tile.Counts
	gone         bool // discards cannot be had back
	before       []slowHand
}

func (o *slowHand) Left() tile.Counts { return o.left }

func (o *slowHand) Draw(k tile.Kind) bool {
	if o.left[k] == 0 {
		return false
	}
	o.before = append(o.before, *o)
	o.counts[k]++
	o.left[k]--
	return true
}

func (o *slowHand) Discard(k tile.Kind) bool {
	if o.counts[k] == 0 {
		return false
	}
	o.before = append(o.before, *o)
	o.counts[k]--
	if o.gone {
		o.caps[k]--
	}
	return true
}

func (o *slowHand) Undo() bool {
	last := len(o.before) - 1
	*o = o.before[last]
	return true
}

func (o *slowHand) Shanten() shanten.Number { return o.of(o.counts).Shanten }

// Useful draws every kind.
func (o *slowHand) Useful() shanten.Useful { return o.useful(o.counts) }

// TestImproveByOracle tries every exchange, and every draw after it, with the oracle's
// distances.
func TestImproveByOracle(t *testing.T) {
	t.Parallel()
	hands := 20
	if testing.Short() {
		hands = 5
	}
	r := corpus.New(37)
	improved, good := 0, 0
	for i := range hands {
		q := shanten.Query{Pool: pools[i%3]}
		spec := corpus.Spec{Class: corpus.Near, Tiles: 13 - 3*(i/3%4), Melds: i % 2 * (i / 3 % 4), Seen: 20 * (i % 4)}
		if i%6 == 5 {
			spec.Class = corpus.FewKinds
		}
		h := r.Deal(spec).Hand(form.Rules{})
		o := &slowHand{truth: truthOf(h, q), counts: h.Concealed(), left: h.Left(), gone: q.Pool != form.PoolHand}
		got, want := shanten.Improve(h, q), improveByState(o)
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%v, pool %v: got\n%+v, want\n%+v", h.Tiles(), q.Pool, got, want)
		}
		improved += min(1, len(want.Improvements))
		good += min(1, want.Good)
	}
	if improved < hands/3 || !testing.Short() && good < 2 {
		t.Errorf("of %d hands %d improve and %d have good shapes", hands, improved, good)
	}
}
