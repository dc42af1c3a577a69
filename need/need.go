// Package need is the suit algebra: how many tiles a hand misses for so many sets and a
// pair. Each part of a hand, a suit or the honours, contributes ten numbers, the least
// missing tiles for 0..4 sets without and with the pair; parts merge by the least sum.
// Only 180 different contributions exist, however many parts are merged, so a part is one
// byte, its class, and merging is one look-up.
//
// Tables answers for ordinary hands at once. Program answers the same question for any
// allowed sets and pairs and any number of copies that are gone, with one walk over the
// ranks of each part.
package need

import "mentsu/need/internal/automaton"

//go:generate go run ./internal/gen

// Vec is what one part of a hand contributes: the least missing tiles for each number of
// sets, without and with the pair.
type Vec = automaton.Vec

// None is the distance of a hand that cannot be finished; it is greater than all others.
const None = automaton.None

// Merge returns the contribution of two parts together. Order and grouping of merges do
// not matter.
func Merge(a, b Vec) Vec { return automaton.Merge(a, b) }
