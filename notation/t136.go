package notation

import (
	"fmt"

	"mentsu/tile"
)

// numIDs is how many tiles a set of mahjong tiles has.
const numIDs = tile.NumKinds * tile.Copies

// parseT136 reads the tiles of Tenhou as numbers 0..135 with commas between them: the kind,
// as in t34, is a quarter of it. The first of the four fives (16, 52, 88) is the red one;
// which games have none Reader knows. Each number is one tile and stands once at most.
func parseT136(text string) (Text, error) {
	d := newDraft(text)
	var used [numIDs]bool
	return d.indices(func(id int) (tile.Tile, string) {
		switch {
		case id >= numIDs:
			return 0, fmt.Sprintf("no tile %d: t136 goes from 0 to %d", id, numIDs-1)
		case used[id]:
			return 0, fmt.Sprintf("tile %d for the second time: t136 numbers each of the four copies", id)
		}
		used[id] = true
		k := tile.Kind(id / tile.Copies)
		if id%tile.Copies == 0 && isFive(k) {
			return tile.RedFive(k.Suit()), ""
		}
		return tile.Tile(k), ""
	})
}

func isFive(k tile.Kind) bool { return !k.IsHonour() && k.Rank() == 5 }

// formatT136 numbers the tiles of each kind in the order written, a red five as the first
// of its kind and plain ones from the second on. So a fourth plain five and a second red
// one are lost: of four fives one has the number of the red one, which is no loss only where
// the game has no red fives. More than four copies have no numbers, and repeat the last one.
func formatT136(w *writer, h sheet) {
	var used [numIDs]bool
	w.indices(h, func(t tile.Tile) int {
		first := tile.Copies * int(t.Kind())
		order := [tile.Copies]int{0, 1, 2, 3}
		if isFive(t.Kind()) && (!t.IsRed() || used[first]) {
			order = [tile.Copies]int{1, 2, 3, 0}
		}
		for _, i := range order {
			if used[first+i] {
				continue
			}
			used[first+i] = true
			if isFive(t.Kind()) && t.IsRed() != (i == 0) {
				w.loss |= LostReds
			}
			return first + i
		}
		return first + tile.Copies - 1
	})
}
