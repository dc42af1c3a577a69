package oracle

import "mentsu/tile"

// Manner says what a house asks of a finished hand with jokers beside how many tiles of a
// kind it may have. Its zero value asks for nothing.
type Manner struct {
	WindRuns, DragonRuns bool
	Pair258              bool
	Natural              bool        // every set and the pair have a tile of their own that is no joker
	Limited              bool        // at most Limit jokers are other tiles than those they show, and one that shows its face is natural
	Limit                int         // with Limited
	Faces                tile.Counts // jokers that show a face
}

// Others returns how many jokers are other tiles than those they show, as few as can be, in
// a finished hand of which held are natural.
func (m *Manner) Others(finished, held tile.Counts) int {
	others := 0
	for k, n := range finished {
		others += max(0, int(n)-int(held[k])-int(m.Faces[k]))
	}
	return others
}

// allows reports whether the house allows a split of a hand of which held are natural.
func (m *Manner) allows(s Split, held tile.Counts) bool {
	tiles := s.Tiles()
	switch {
	case m.Limited && m.Others(tiles, held) > m.Limit:
		return false
	case m.Pair258 && (s.Pair >= tile.East || s.Pair%9%3 != 1):
		return false
	}
	if !m.Natural {
		return true
	}
	own := held
	if m.Limited {
		for k, n := range m.Faces {
			own[k] = min(tiles[k], own[k]+n)
		}
	}
	groups := [][]tile.Kind{{s.Pair}}
	for _, set := range s.Sets {
		kinds := set.Kinds()
		groups = append(groups, kinds[:])
	}
	return EachOwn(groups, own)
}

// EachOwn reports whether each group can have a tile of one of its kinds for itself: all
// ways to give them out are tried.
func EachOwn(groups [][]tile.Kind, own tile.Counts) bool {
	if len(groups) == 0 {
		return true
	}
	for _, k := range groups[0] {
		if own[k] == 0 {
			continue
		}
		rest := own
		rest[k]--
		if EachOwn(groups[1:], rest) {
			return true
		}
	}
	return false
}
