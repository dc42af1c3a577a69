package shanten_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
	"mentsu/win"
)

// naturalDistance returns the least natural tiles to draw, from all finished hands and all
// choices of which of their tiles are natural.
func naturalDistance(held, hard, soft tile.Counts, jokers, sets int) int {
	least := 99
	finishes(sets, func(chosen []form.Set, pair tile.Kind) {
		groups := [][]tile.Kind{{pair, pair}}
		var c tile.Counts
		c[pair] = 2
		for _, s := range chosen {
			kinds := s.Kinds()
			groups = append(groups, kinds[:])
			for _, k := range kinds {
				c[k]++
			}
		}
		kinds := c.Kinds()
		for k := range kinds.All() {
			if c[k] > hard[k] {
				return
			}
		}
		var own tile.Counts
		var choose func(rest tile.Kinds, used, drawn int)
		choose = func(rest tile.Kinds, used, drawn int) {
			if used > jokers || drawn >= least {
				return
			}
			if rest == 0 {
				if oracle.EachOwn(groups, own) {
					least = drawn
				}
				return
			}
			k := rest.First()
			for n := uint8(0); n <= min(c[k], soft[k]); n++ {
				own[k] = n
				choose(rest&(rest-1), used+int(c[k]-n), drawn+max(0, int(n)-int(held[k])))
			}
			own[k] = 0
		}
		choose(kinds, 0, 0)
	})
	return least
}

// The distance of small hands each of whose sets is to have a natural tile.
func TestNaturalPerSet(t *testing.T) {
	n := 150
	if testing.Short() {
		n = 30
	}
	r := corpus.New(54)
	differ := 0
	for i := range n {
		h, q := wildHand(t, r, i, 4+i%2)
		if i%3 == 0 { // fewer natural tiles, honours
			few := hand.Tiles{Concealed: h.Tiles().Concealed[:2]}
			few.Concealed[0] = tile.Tile(tile.East)
			few.Concealed[1] = tile.Tile(tile.East + tile.Kind(r.Below(2)))
			var err error
			if h, err = hand.New(few, hand.Context{Rules: h.Rules(), Jokers: 2 + i%2}); err != nil {
				continue
			}
		}
		q.Forms, q.House = form.Standard, win.House{NaturalPerSet: true}
		hard := h.Caps(form.PoolMelds)
		for k, n := range h.Caps(form.PoolHand) {
			if n > 0 && h.Rules().JokerCopies == form.JokerAny {
				hard[k] = hand.MaxTiles
			}
		}
		want := naturalDistance(h.Concealed(), hard, h.Caps(q.Pool), h.Jokers(), h.FreeSets())
		if got := int(shanten.Of(h, q).Shanten) + 1; got != want {
			t.Fatalf("%v, query %+v, rules %+v: %d tiles to draw, want %d", h.Tiles(), q, h.Rules(), got, want)
		}
		q.House = win.House{}
		if int(shanten.Of(h, q).Shanten)+1 != want {
			differ++
		}
	}
	if differ < n/30 {
		t.Errorf("only %d hands differ", differ)
	}
}

func TestNaturalPerSetCases(t *testing.T) {
	four := form.Rules{JokerCopies: form.JokerFour}
	for _, test := range []struct {
		hand  string
		rules form.Rules
		want  shanten.Number
	}{
		{"11zjjj", form.Rules{}, -1}, // 1z and two jokers, 1z and one: five easts
		{"11zjjj", four, 0},          // one of them goes
		{"1mjjjj", form.Rules{}, 0},  // a joker goes
		{"1mjjjj", four, 0},
		{"12mjjj", four, -1},
		{"1122zjjjj", four, 0}, // with four easts and souths at most one group has jokers only
		{"1122zjjjj", form.Rules{}, -1},
	} {
		h, err := notation.Hand(test.hand, notation.Auto, hand.Context{Rules: test.rules})
		if err != nil {
			t.Fatal(err)
		}
		if got := shanten.Of(h, shanten.Query{Forms: form.Standard, House: win.House{NaturalPerSet: true}}).Shanten; got != test.want {
			t.Errorf("%s, rule %d: %d, want %d", test.hand, test.rules.JokerCopies, got, test.want)
		}
	}
}

// A discard under this rule leaves what the rest has on its own.
func TestNaturalDiscards(t *testing.T) {
	h, err := notation.Hand("2m678pj", notation.Auto, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	got := shanten.Discards(nil, h, shanten.Query{House: win.House{NaturalPerSet: true}})
	if len(got) != 4 || got[0].Kind != tile.Man1+1 || got[0].Shanten != 0 || got[0].Tiles != tile.AllKinds {
		t.Fatalf("2m678pj: %+v, want 2m to leave a hand ready for any tile first", got)
	}
	for _, d := range got[1:] {
		if d.Shanten != 0 || d.Tiles.Len() > 3 {
			t.Errorf("2m678pj without %v: %+v", d.Kind, d.Useful)
		}
	}
}
