package rule_test

import (
	"errors"
	"math/bits"
	"testing"

	"mentsu/rule"
)

// TestFlowersThatCanBe accepts of all numbers of flowers, of own ones and of whole sets those
// that some of the eight flowers have: two sets of one for each seat.
func TestFlowersThatCanBe(t *testing.T) {
	t.Parallel()
	const set, own = 0b1111, 0b0010_0010 // the first of the sets, and the flowers of south
	possible := map[[3]int]bool{}
	for held := range uint(1 << 8) {
		sets := 0
		for _, all := range []uint{set, set << 4} {
			if held&all == all {
				sets++
			}
		}
		possible[[3]int{bits.OnesCount(held), bits.OnesCount(held & own), sets}] = true
	}
	s := compiled(t, "zungjung", map[string]string{"flowers": "true"})
	w := winText(t, s, "123m123456p789s44z win=2p")
	accepted := 0
	for w.Flowers = range 10 {
		for w.OwnFlowers = -1; w.OwnFlowers < 4; w.OwnFlowers++ {
			for w.FlowerSets = -1; w.FlowerSets < 4; w.FlowerSets++ {
				err := s.Check(w)
				refused := errors.As(err, new(*rule.Contradiction))
				if can := possible[[3]int{w.Flowers, w.OwnFlowers, w.FlowerSets}]; can == refused || refused != (err != nil) {
					t.Errorf("%d flowers, %d own, %d sets: %v", w.Flowers, w.OwnFlowers, w.FlowerSets, err)
				}
				if err == nil {
					accepted++
				}
			}
		}
	}
	if accepted != len(possible) {
		t.Errorf("%d accepted, want %d", accepted, len(possible))
	}
}
