package oracle

import (
	"mentsu/form"
	"mentsu/tile"
)

// Restricted returns what JokerDistance does, over the finished hands that allow admits: it
// is asked for every choice of so many sets, rising, and a pair. With one set it takes some
// 20 us, with two a millisecond, with three some ten.
func Restricted(
	counts, hard, soft tile.Counts, jokers, sets int, allow func(sets []form.Set, pair tile.Kind) bool,
) (d int, possible bool) {
	none := 3*sets + 3
	least := none
	var used tile.Counts
	chosen := make([]form.Set, 0, 5)
	var choose func(from form.Set)
	choose = func(from form.Set) {
		if len(chosen) == sets {
			for k := range tile.Kind(tile.NumKinds) {
				used[k] += 2
				if missing, ok := lacking(&counts, &hard, &soft, &used, jokers); ok && missing < least && allow(chosen, k) {
					least = missing
				}
				used[k] -= 2
			}
			return
		}
		for s := from; s < form.NumSets; s++ {
			kinds := s.Kinds()
			for _, k := range kinds {
				used[k]++
			}
			chosen = append(chosen, s)
			choose(s)
			chosen = chosen[:len(chosen)-1]
			for _, k := range kinds {
				used[k]--
			}
		}
	}
	choose(0)
	return least, least < none
}

// lacking returns how many tiles a finished hand holds beside counts; ok is false if it
// holds more of a kind than hard, or more above soft than there are jokers.
func lacking(counts, hard, soft, used *tile.Counts, jokers int) (missing int, ok bool) {
	above := 0
	for k, n := range used {
		if n > hard[k] {
			return 0, false
		}
		missing += int(max(n, counts[k]) - counts[k])
		above += int(max(n, soft[k]) - soft[k])
	}
	return missing, above <= jokers
}
