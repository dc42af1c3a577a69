package reading

import (
	"strings"

	"mentsu/tile"
)

// String returns the set as text, a tile that a joker stands for marked, for example "123m"
// or "12m3m*".
func (s Set) String() string {
	var b strings.Builder
	kinds := s.Kinds()
	writeKinds(&b, kinds[:], s.Jokers)
	return b.String()
}

// String returns the pair as text, for example "55z", "5z5z*" or "5z*5z*".
func (p Pair) String() string {
	var b strings.Builder
	writeKinds(&b, []tile.Kind{p.Kind, p.Kind}, p.Jokers)
	return b.String()
}

// String returns the reading as text: the concealed sets and the pair, or the pairs, then
// the orphans or the knitted tiles, then the melds in brackets. It is for people.
func (r *Reading) String() string {
	var words []string
	for _, s := range r.Sets[:r.Concealed] {
		words = append(words, s.String())
	}
	for _, p := range r.Pairs[:r.NumPairs] {
		words = append(words, p.String())
	}
	if r.Singles != 0 {
		var b strings.Builder
		for s := range tile.Suit(tile.NumSuits) {
			var kinds []tile.Kind
			var jokers uint8
			for k := range r.Singles.All() {
				if k.Suit() == s {
					jokers |= uint8(r.AsSingles>>k&1) << len(kinds)
					kinds = append(kinds, k)
				}
			}
			writeKinds(&b, kinds, jokers)
		}
		words = append(words, b.String())
	}
	for i, s := range r.Sets[r.Concealed:r.NumSets] {
		kinds := s.Kinds()
		all := kinds[:]
		if r.Kans>>(int(r.Concealed)+i)&1 != 0 {
			all = append(all, kinds[0])
		}
		var b strings.Builder
		writeKinds(&b, all, 0)
		words = append(words, "["+b.String()+"]")
	}
	return strings.Join(words, " ")
}

// writeKinds writes tiles of one suit, those that jokers stand for one by one with a star.
func writeKinds(b *strings.Builder, kinds []tile.Kind, jokers uint8) {
	for i, k := range kinds {
		b.WriteByte(byte('0' + k.Rank()))
		joker := jokers>>i&1 != 0
		if joker || i == len(kinds)-1 || jokers>>(i+1)&1 != 0 {
			b.WriteByte(k.Suit().Letter())
		}
		if joker {
			b.WriteByte('*')
		}
	}
}

// String returns the part as text: sets and pair and the knitted tiles beside them, the pairs,
// or the single tiles.
func (p *Part) String() string {
	var words []string
	for i, s := range p.Sets[:p.NumSets] {
		text := s.String()
		if p.Kans>>i&1 != 0 {
			text = text[:1] + text
		}
		words = append(words, text)
	}
	for _, k := range p.Kinds[:p.NumKinds] {
		text := k.String()
		if p.Shape != Knitted {
			text = text[:1] + text
		}
		words = append(words, text)
	}
	if p.Beside > 0 {
		words = append(words, [maxSingles]string{"147", "258", "369"}[p.Beside-1]+string(p.Suit.Letter()))
	}
	return strings.Join(words, " ")
}

// String returns the name of the shape.
func (s Shape) String() string {
	switch s {
	case SetsOnly:
		return "sets"
	case SetsAndPair:
		return "sets_and_pair"
	case PairsOnly:
		return "pairs"
	case Knitted:
		return "knitted"
	default:
		return "shape"
	}
}
