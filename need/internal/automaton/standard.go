package automaton

import (
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

// Constants returns what the generated tables of package need hold: the encoded automata
// of four sets and the ten lanes of each class.
func Constants() (suitSteps, honourSteps, classLanes string) {
	suit, honours, classes := Standard(4)
	number := make(map[Vec]uint16)
	var lanes []byte
	for i, v := range classes {
		number[v] = uint16(i)
		for pair := range 2 {
			for sets := range 5 {
				lanes = append(lanes, byte(v.Lane(sets, pair)))
			}
		}
	}
	class := func(v Vec) uint16 { return number[v] }
	return suit.Encode(class), honours.Encode(class), string(lanes)
}
