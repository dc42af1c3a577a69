package rule

import (
	"maps"
	"slices"
	"strings"

	"mentsu/tile"
)

// kindMask is a set of kinds of which the winds of seat and round may be part, which only a
// win tells.
type kindMask struct {
	kinds tile.Kinds
	winds uint8 // bit 0: the seat wind, bit 1: the round wind
}

// The winds that only a win tells.
const (
	seatWind  = 1
	roundWind = 2
)

// tileWords are the names of sets of kinds.
func tileWords() map[string]kindMask {
	return map[string]kindMask{
		"simples":   {kinds: tile.Simples},
		"terminals": {kinds: tile.Terminals},
		"honours":   {kinds: tile.AllHonours},
		"orphans":   {kinds: tile.Orphans},
		"winds":     {kinds: tile.Winds},
		"dragons":   {kinds: tile.Dragons},
		"seat":      {winds: seatWind},
		"round":     {winds: roundWind},
	}
}

// parseTiles reads tiles as an argument: a word, or digits with suit letters behind, of
// which each takes the digits before it: 19mps is the terminals.
func parseTiles(text string) (m kindMask, reason, like string) {
	words := tileWords()
	if known, ok := words[text]; ok {
		return known, "", ""
	}
	var ranks []int
	fresh := true // the next digit begins a new group
	for _, c := range text {
		suit := tile.Suit(strings.IndexRune("mpsz", c) & 7)
		switch {
		case c >= '1' && c <= '9':
			if fresh {
				ranks, fresh = nil, false
			}
			ranks = append(ranks, int(c-'0'))
		case suit < tile.NumSuits && len(ranks) > 0:
			for _, r := range ranks {
				if r > suit.Len() {
					return kindMask{}, "no tile " + string(rune('0'+r)) + string(c), ""
				}
				m.kinds = m.kinds.With(suit.First() + tile.Kind(r-1))
			}
			fresh = true
		default:
			return kindMask{}, "tiles are digits with m, p, s or z behind, or a word such as simples", nearest(text, words)
		}
	}
	if !fresh {
		return kindMask{}, "a digit without a suit", ""
	}
	return m, "", ""
}

// TileWords lists the words that stand for tiles in the arguments of facts, sorted.
func TileWords() []string { return slices.Sorted(maps.Keys(tileWords())) }
