package reach_test

import (
	"errors"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/reach"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// winds are those of the seat that all tests ask for.
var winds = rule.Win{Round: tile.East, Seat: tile.South}

func official(tb testing.TB) *rule.Set {
	tb.Helper()
	set, err := rules.Set("mcr")
	if err != nil {
		tb.Fatal(err)
	}
	return set
}

// read returns the hand of a text.
func read(tb testing.TB, text string, ctx hand.Context) *hand.Hand {
	tb.Helper()
	x, err := notation.Parse(text, notation.Auto)
	if err != nil {
		tb.Fatal(text, err)
	}
	h, err := hand.New(x.Tiles, ctx)
	if err != nil {
		tb.Fatal(text, err)
	}
	return h
}

// near returns hands that are near to finished ones of all forms, closed and open.
func near(seed uint64, n, tiles int) []corpus.Deal {
	r := corpus.New(seed)
	var all []corpus.Deal
	for i := range n {
		melds := max(0, i%7-2)
		size, seen := tiles-3*melds, 30*(i%2)
		switch i % 6 {
		case 0:
			all = append(all, r.Knitted(max(size, tiles-3), min(melds, 1), seen))
		case 1:
			all = append(all, r.Deal(corpus.Spec{Class: corpus.NonSimple, Tiles: tiles, Seen: seen}))
		case 2:
			all = append(all, r.Deal(corpus.Spec{Class: corpus.FewKinds, Tiles: size, Melds: melds, Seen: seen}))
		default:
			all = append(all, r.Deal(corpus.Spec{Class: corpus.Near, Tiles: size, Melds: melds, Seen: seen}))
		}
	}
	return slices.DeleteFunc(all, func(d corpus.Deal) bool { return d.Concealed.Total()+3*len(d.Melds) != tiles })
}

// TestOracle holds the goals of hands against all choices of tiles to draw and to discard,
// each asked whether it is finished, and all of these scored.
func TestOracle(t *testing.T) {
	t.Parallel()
	set := official(t)
	for _, c := range []struct {
		seed      uint64
		n, tiles  int
		most      int // concealed tiles, where the oracle takes long
		distance  int
		pool      form.Pool
		leastSeen int // goals in all
	}{
		{91, 28, 13, 13, 2, form.PoolMelds, 100},
		{92, 14, 13, 13, 2, form.PoolSeen, 50},
		{93, 7, 14, 14, 2, form.PoolMelds, 10},
		{94, 21, 13, 7, 3, form.PoolSeen, 100},
		{95, 21, 14, 5, 3, form.PoolMelds, 20},
	} {
		goals := 0
		for _, d := range near(c.seed, c.n, c.tiles) {
			if d.Concealed.Total() > c.most {
				continue
			}
			h := d.Hand(set.Definition().Shape)
			all, err := reach.Of(h, reach.Query{Set: set, Win: winds, Pool: c.pool, Most: 1 << 30})
			if err != nil {
				t.Fatal(err)
			}
			got := slices.DeleteFunc(slices.Clone(all), func(g reach.Goal) bool { return g.Distance > c.distance })
			want := allGoals(t, set, h, c.pool, c.distance)
			if !slices.EqualFunc(got, want, same) {
				t.Errorf("%+v, pool %v: %d goals, want %d\n%v\n%v", d, c.pool, len(got), len(want), got, want)
			}
			goals += len(want)
			few, err := reach.Of(h, reach.Query{Set: set, Win: winds, Pool: c.pool})
			if err != nil || !slices.EqualFunc(few, all[:min(len(all), reach.DefaultMost)], same) {
				t.Errorf("%+v: the first %d are others (%v)", d, len(few), err)
			}
		}
		if goals < c.leastSeen {
			t.Errorf("seed %d: %d goals in all, too few to prove anything", c.seed, goals)
		}
	}
}

func same(a, b reach.Goal) bool {
	return a.Distance == b.Distance && a.Tiles == b.Tiles && a.Missing == b.Missing && a.Fan == b.Fan && a.Best == b.Best &&
		a.SelfDraw == b.SelfDraw && slices.Equal(a.Last, b.Last)
}

// TestGoals asks for hands whose answer one can see.
func TestGoals(t *testing.T) {
	t.Parallel()
	set := official(t)
	for _, c := range []struct {
		hand     string
		distance int
		fan      int
	}{
		{"147m258p369s1234z", 1, 25},        // a dragon, drawn: lesser honours and a knitted straight
		{"445566m2277779s8s", 0, 9},         // complete, and worth enough if the last tile was drawn
		{"123m456p789s2345s", 1, 14},        // a mixed straight
		{"1112345678999m", 1, 107},          // nine gates
		{"23m456m789m44z[111p]", 1, 19},     // a pure straight
		{"555666777p5556s7s", 0, 48},        // complete
		{"234m22z[345p][567s][777p]", 1, 8}, // open, without a fan: a chicken hand
	} {
		goals, err := reach.Of(read(t, c.hand, hand.Context{Rules: set.Definition().Shape}), reach.Query{Set: set, Win: winds})
		if err != nil || len(goals) == 0 {
			t.Errorf("%s: %d goals, %v", c.hand, len(goals), err)
			continue
		}
		if g := goals[0]; g.Distance != c.distance || g.Fan != c.fan {
			t.Errorf("%s: %d fan at distance %d, want %d at %d", c.hand, g.Fan, g.Distance, c.fan, c.distance)
		}
	}
}

// TestPoolHand: copies in the melds are gone even where the pool says that none are, for a
// hand with five of a kind is no win.
func TestPoolHand(t *testing.T) {
	t.Parallel()
	set := official(t)
	for _, text := range []string{"3s3s(9999s)[678p][777z][111p]", "777p222888s11z[567p]", "888999m7s2z[222s][789m]"} {
		h := read(t, text, hand.Context{Rules: set.Definition().Shape})
		want, err := reach.Of(h, reach.Query{Set: set, Win: winds, Pool: form.PoolMelds})
		if err != nil || len(want) == 0 {
			t.Fatalf("%s: %d goals, %v", text, len(want), err)
		}
		got, err := reach.Of(h, reach.Query{Set: set, Win: winds, Pool: form.PoolHand})
		if err != nil || !slices.EqualFunc(got, want, same) {
			t.Errorf("%s: %d goals with the pool hand, %v; want the %d of the pool melds", text, len(got), err, len(want))
		}
	}
}

// TestFarHand asks for hands with no goal so near.
func TestFarHand(t *testing.T) {
	t.Parallel()
	set := official(t)
	goals, err := reach.Of(read(t, "1122m5588p3366s1z", hand.Context{Rules: set.Definition().Shape}), reach.Query{Set: set, Win: winds})
	if err != nil || len(goals) == 0 {
		t.Errorf("%d goals, %v", len(goals), err)
	}
	goals, err = reach.Of(read(t, "159m159p159s1234z", hand.Context{Rules: set.Definition().Shape}), reach.Query{Set: set, Win: winds})
	if err != nil || len(goals) != 0 {
		t.Errorf("%d goals, %v", len(goals), err)
	}
}

// TestRefused asks for hands that there is no answer for.
func TestRefused(t *testing.T) {
	t.Parallel()
	set, shape := official(t), official(t).Definition().Shape
	five := shape
	five.Sets, five.Forms = 5, form.Standard
	for _, c := range []struct {
		text string
		ctx  hand.Context
		want error
	}{
		{"1m", hand.Context{Rules: shape}, reach.ErrImplied},
		{"123m456p789s123sj", hand.Context{Rules: shape}, reach.ErrJokers},
		{"123m456p789s1234s", hand.Context{Rules: shape, JokerKinds: tile.KindsOf(tile.White)}, reach.ErrJokers},
		{"123m456p789s123456s1z", hand.Context{Rules: five}, reach.ErrSets},
	} {
		_, err := reach.Of(read(t, c.text, c.ctx), reach.Query{Set: set, Win: winds})
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.text, err, c.want)
		}
	}
	strict, err := rule.Compile(set.Definition(), map[string]int{"flags": 1})
	if err != nil {
		t.Fatal(err)
	}
	goals, err := reach.Of(read(t, "23m123p789s44z[111m]", hand.Context{Rules: shape}), reach.Query{Set: strict, Win: winds})
	if err != nil || len(goals) == 0 {
		t.Errorf("a last tile that is certain need not be said: %d goals, %v", len(goals), err)
	}
	w := winds
	w.Flowers = 9
	if _, err := reach.Of(read(t, "123m456p789s2345s", hand.Context{Rules: shape}), reach.Query{Set: set, Win: w}); err == nil {
		t.Error("nine flowers are no fault")
	}
}
