package automaton

import (
	"encoding/binary"

	"mentsu/form"
	"mentsu/tile"
)

// Pieces returns the allowed sets that lie in a suit, as pieces of that suit.
func Pieces(suit tile.Suit, allowed form.Sets) []Piece {
	var pieces []Piece
	for s := range form.Set(form.NumSets) {
		if !allowed.Has(s) || s.First().Suit() != suit {
			continue
		}
		piece := Piece{Rank: s.First().Rank() - 1, Need: [4]uint8{3}}
		if s.IsRun() {
			piece.Need = [4]uint8{1, 1, 1}
		}
		pieces = append(pieces, piece)
	}
	return pieces
}

// PairRanks returns the ranks of a suit, bit 0 = rank 1, whose kinds are in allowed.
func PairRanks(suit tile.Suit, allowed tile.Kinds) uint16 {
	return uint16(allowed>>suit.First()) & (1<<suit.Len() - 1)
}

// Standard builds the automata of a number suit and of the honours without any
// restriction, for hands of as many sets, and the classes: all vectors that hands can have, sorted.
func Standard(sets int) (suit, honours *Automaton, classes []Vec) {
	part := func(s tile.Suit) *Part {
		return NewPart(s.Len(), sets, Pieces(s, form.AllSets), PairRanks(s, tile.AllKinds))
	}
	suit, honours = Build(part(tile.Man)), Build(part(tile.Honours))
	return suit, honours, Closure(append(append([]Vec{}, suit.Vecs...), honours.Vecs...), sets)
}

// Tables are what the generated tables of package need hold, as constant strings.
type Tables struct {
	SuitSteps, HonourSteps string // the encoded automata of four sets
	ClassLanes             string // ten bytes a class: its lanes
	MergedClasses          string // a byte for each two classes, the lesser one running faster: their merge
	SuitCover, HonourCover string // the encoded automata of the cover, see CoverSteps
	DrawLanes              string // little-endian uint16, for each class: the lanes kept, then what draws lower, then 0
}

// Constants returns the tables.
func Constants() Tables {
	suit, honours, classes := Standard(4)
	number := make(map[Vec]uint16)
	var lanes, lowered []byte
	for i, v := range classes {
		number[v] = uint16(i)
		for pair := range 2 {
			for sets := range 5 {
				lanes = append(lanes, byte(v.Lane(sets, pair)))
			}
		}
	}
	draws := Draws(suit, honours, classes)
	for i, kept := range KeptLanes(draws, classes) {
		lowered = binary.LittleEndian.AppendUint16(lowered, kept)
		for _, l := range draws[i] {
			lowered = binary.LittleEndian.AppendUint16(lowered, l)
		}
		lowered = binary.LittleEndian.AppendUint16(lowered, 0)
	}
	class := func(v Vec) uint16 { return number[v] }
	var merged []byte
	for i, v := range classes {
		for _, u := range classes[:i+1] {
			merged = append(merged, byte(class(Merge(v, u).Lanes(4))))
		}
	}
	return Tables{
		SuitSteps: suit.Encode(class), HonourSteps: honours.Encode(class),
		ClassLanes: string(lanes), MergedClasses: string(merged), DrawLanes: string(lowered),
		SuitCover:   CoverSteps(tile.Man, Pieces(tile.Man, form.AllSets), PairRanks(tile.Man, tile.AllKinds)),
		HonourCover: CoverSteps(tile.Honours, Pieces(tile.Honours, form.AllSets), PairRanks(tile.Honours, tile.AllKinds)),
	}
}

// CoverSteps returns the encoded automaton of the cover of a suit: what it says in the end
// is, in bits 0..3, the fewest jokers that make sets of all tiles held, and bit 7 is set if
// one fewer makes sets and a pair of them. It panics if any number but one fewer or two more
// does.
func CoverSteps(suit tile.Suit, pieces []Piece, pairs uint16) string {
	shape := Shape{Ranks: suit.Len(), Pieces: pieces, Pairs: pairs, Unlimited: true, Cover: true}
	a := Build(shape.Part())
	return a.Encode(func(v Vec) uint16 {
		sets, pair := v.Lane(0, 0), v.Lane(0, 1)
		switch pair {
		case sets - 1:
			return uint16(sets) | 0x80
		case sets + 2, None:
			return uint16(sets)
		default:
			panic("bug in mentsu/need: the pair changes the jokers by another number")
		}
	})
}
