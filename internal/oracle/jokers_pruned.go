package oracle

import "mentsu/tile"

// PrunedEnumeration reports whether counts and the jokers are so many sets and a pair,
// where a joker may be a fifth copy, by enumeration with isolated tiles taken first. The
// method is the second of the article on gap filling with wildcards (插空补位): a tile that
// has no other near it takes one joker as its copy, for it is in the pair, in a triplet, or
// in a run of two jokers, which might as well be a triplet; then one loop for each joker
// left tries every kind near the hand.
//
// Only for sets and a pair: in thirteen orphans isolated tiles stay single. The time grows
// with the number of jokers left, as n kinds make (n+j-1 over j) hands: from microseconds to
// seconds for eight jokers between tiles that touch.
func PrunedEnumeration(counts tile.Counts, jokers, sets int) bool {
	var near tile.Kinds
	hand := counts
	for k := range counts.Kinds().All() {
		around := neighbours(k)
		near |= around
		if jokers > 0 && counts[k] == 1 && around&counts.Kinds() == tile.KindsOf(k) {
			hand[k]++
			jokers--
		}
	}
	if near == 0 { // jokers alone
		near = tile.AllKinds
	}
	caps := Unlimited()
	for k := range (tile.AllKinds &^ near).All() {
		caps[k] = 0
	}
	return BruteFaces(hand, caps, jokers, Plain(sets, Allowed{}))
}

// neighbours returns the kinds that share a set with k, itself included.
func neighbours(k tile.Kind) tile.Kinds {
	near := tile.KindsOf(k)
	if k.IsHonour() {
		return near
	}
	first := k.Suit().First()
	for other := first; other < first+9; other++ {
		if other <= k+2 && k <= other+2 {
			near = near.With(other)
		}
	}
	return near
}
