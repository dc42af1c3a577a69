package corpus_test

import (
	"fmt"
	"reflect"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/tile"
)

// The first numbers of the generator, as its authors publish them.
func TestNext(t *testing.T) {
	r := corpus.New(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423} {
		if got := r.Next(); got != want {
			t.Errorf("number %d: %d, want %d", i, got, want)
		}
	}
}

func TestBelow(t *testing.T) {
	r := corpus.New(1)
	var seen [7]int
	for range 7000 {
		seen[r.Below(len(seen))]++
	}
	for i, n := range seen {
		if n < 850 || n > 1150 {
			t.Errorf("%d comes %d times in 7000", i, n)
		}
	}
}

func TestDeal(t *testing.T) {
	for _, class := range corpus.Classes() {
		t.Run(class.String(), func(t *testing.T) {
			for _, spec := range specs(class) {
				r := corpus.New(3)
				for range 20 {
					d := r.Deal(spec)
					if err := check(d, spec); err != nil {
						t.Fatalf("%+v: %+v: %v", spec, d, err)
					}
				}
			}
		})
	}
}

// specs lists every size with every number of melds that fits five sets, some tiles seen.
func specs(class corpus.Class) []corpus.Spec {
	var list []corpus.Spec
	for n := 1; n <= hand.MaxTiles; n++ {
		for melds := 0; melds <= 5-n/3; melds++ {
			for _, seen := range []int{0, 10, 136} {
				for _, players := range []int{4, 3} {
					list = append(list, corpus.Spec{Class: class, Tiles: n, Melds: melds, Seen: seen, Players: players})
				}
			}
		}
	}
	return list
}

func check(d corpus.Deal, s corpus.Spec) error {
	if got := d.Concealed.Total(); got != s.Tiles {
		return fmt.Errorf("%d tiles", got)
	}
	if len(d.Melds) > s.Melds || s.Class == corpus.Random && len(d.Melds) < s.Melds {
		return fmt.Errorf("%d melds", len(d.Melds))
	}
	all, kinds := d.Concealed, d.Concealed.Kinds()
	for _, m := range d.Melds {
		for _, t := range m.Tiles() {
			all[t.Kind()]++
			kinds = kinds.With(t.Kind())
		}
	}
	for k, n := range d.Seen {
		all[k] += n
	}
	total := 0
	for k, n := range all {
		total += int(n)
		if n > tile.Copies {
			return fmt.Errorf("%d copies of %v", n, tile.Kind(k))
		}
		if s.Players == 3 && tile.SanmaGone.Has(tile.Kind(k)) && n > 0 {
			return fmt.Errorf("%v with three players", tile.Kind(k))
		}
	}
	if want := map[int]int{4: 136, 3: 108}[s.Players]; s.Seen == 136 && total != want {
		return fmt.Errorf("%d tiles in all, want %d", total, want)
	}
	if s.Class == corpus.NonSimple && kinds&tile.Simples != 0 {
		return fmt.Errorf("simples %v", kinds)
	}
	if most := max(6, (s.Tiles+4*s.Melds+3)/4); s.Class == corpus.FewKinds && kinds.Len() > most {
		return fmt.Errorf("%d kinds", kinds.Len())
	}
	if s.Tiles%3 != 0 {
		h := d.Hand(form.Rules{Sets: 5, Players: s.Players})
		if h.Concealed() != d.Concealed || h.Seen() != d.Seen {
			return fmt.Errorf("the hand differs: %+v", h)
		}
	}
	return nil
}

func TestSameSeedSameHands(t *testing.T) {
	spec := corpus.Spec{Class: corpus.Near, Tiles: 10, Melds: 1, Seen: 20}
	a, b, other := corpus.New(5), corpus.New(5), corpus.New(6)
	for range 10 {
		x, y := a.Deal(spec), b.Deal(spec)
		if !reflect.DeepEqual(x, y) {
			t.Fatalf("%+v and %+v", x, y)
		}
		if reflect.DeepEqual(x, other.Deal(spec)) {
			t.Fatalf("another seed gives %+v too", x)
		}
	}
}

func TestRearrangement(t *testing.T) {
	r := corpus.New(7)
	firsts := tile.Kinds(0)
	for range 100 {
		for _, players := range []int{4, 3} {
			place := r.Rearrangement(players)
			if all := tile.KindsOf(place[:]...); all != tile.AllKinds {
				t.Fatalf("not every kind has a place: %v", all)
			}
			for k, to := range place {
				k := tile.Kind(k)
				if players == 3 && (k.Suit() == tile.Man) != (to.Suit() == tile.Man) || k.IsHonour() != to.IsHonour() {
					t.Fatalf("%v takes the place of %v", k, to)
				}
				if !k.IsHonour() && k.Rank() < 9 && place[k+1]-to != 1 && to-place[k+1] != 1 {
					t.Fatalf("%v and the next rank become %v and %v", k, to, place[k+1])
				}
			}
			firsts = firsts.With(place[0])
		}
	}
	if want := tile.Terminals; firsts != want {
		t.Errorf("1m goes to %v, want %v", firsts, want)
	}
}

func TestKnitted(t *testing.T) {
	r := corpus.New(9)
	for i := range 200 {
		melds := i % 2
		d := r.Knitted(13-3*melds, melds, 30)
		if err := check(d, corpus.Spec{Class: corpus.Random, Tiles: 13 - 3*melds, Melds: melds, Seen: 30}); err != nil {
			t.Errorf("%+v: %v", d, err)
		}
	}
}
