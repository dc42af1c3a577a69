package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// sevenPairs returns the distance from seven pairs, and the kinds whose draw lowers it.
//
// The hand chooses seven pairs that cost least: a pair held costs nothing, one tile of a
// kind that may be used twice costs one, a kind not held two. Where four of a kind are two
// pairs, a kind that may be used four times offers a second pair: free with four tiles,
// for one with three, else for two. A kind is useful if a pair of it that costs something
// costs no more than the dearest pair chosen.
func (s *stock) sevenPairs(fourPair bool) (distance int, useful tile.Kinds) { //nolint:revive // a rule of the game, not a mode of the code
	one, two, usable := s.held[0], s.held[1], s.room[1]
	single := one &^ two & usable
	fresh := usable &^ one
	free, cheap, dear := two.Len(), single.Len(), fresh.Len()
	if fourPair {
		three, four, double := s.held[2], s.held[3], s.room[3]
		trips := three &^ four & double
		free += four.Len()
		cheap += trips.Len()
		dear += (double &^ three).Len()
		single |= trips
		fresh |= double & two &^ three
	}
	if free+cheap+dear < 7 {
		return need.None, 0
	}
	free = min(free, 7)
	cheap = min(cheap, 7-free)
	dear = 7 - free - cheap
	useful = single
	if dear > 0 {
		useful |= fresh
	}
	if free == 7 {
		useful = 0
	}
	return cheap + 2*dear, useful
}
