// Package reach tells which finished hands that may be declared are nearest to a hand: under
// rules with a minimum, such as the 8 fan of the Chinese official rules, how far it is from
// a hand that is worth enough, and what that hand is worth.
//
// The hand is taken as it is, its melds too: no more calls, the missing tiles drawn, the last
// of them by self-draw or another player's discard. How far a hand is from any finished hand
// is the question of package shanten, how far from those of a certain kind that of package
// restrict.
package reach

import (
	"errors"
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/rule"
	"mentsu/tile"
)

// MaxDistance is the greatest distance that is looked at, in missing tiles: of hands farther
// away there are too many to score all.
const MaxDistance = 3

// DefaultMost is how many goals are listed unless a Query says otherwise.
const DefaultMost = 20

// The conditions that Of refuses.
var (
	ErrJokers  = errors.New("reach: hands with jokers are not supported")
	ErrImplied = errors.New("reach: the melds of the hand are not known")
	ErrSets    = errors.New("reach: the rules do not fit the hand")
)

// Query is what is asked of a hand, and what is known beside it.
type Query struct {
	Set *rule.Set
	// Win holds what is known of the win: winds, flowers, flags that hold of every win. Its
	// Hand, Tile and SelfDraw are not looked at.
	Win  rule.Win
	Pool form.Pool // says which finished hands can exist; copies in melds are gone with PoolHand, too
	Most int       // goals to list; 0 means DefaultMost
}

// Goal is a finished hand that may be declared with some last tile.
type Goal struct {
	Distance int         // missing tiles, 0..MaxDistance
	Tiles    tile.Counts // concealed tiles of the finished hand
	Missing  tile.Counts // those of them that the hand does not hold
	Last     []Last      // by kind: each missing one; of a hand with none missing the drawn tile
	Best     int         // index into Last of the dearest win that may be declared
	SelfDraw bool        // that win is by self-draw; where both are worth the same by discard
	Fan      int         // what it is worth, flowers included
}

// Last is what a finished hand is worth with the last tile of a kind.
type Last struct {
	Kind     tile.Kind
	SelfDraw Worth
	Discard  Worth
}

// Worth is what a win is worth.
type Worth struct {
	Fan   int  // the total, flowers included
	Valid bool // the win may be declared
}

// Of returns the goals nearest to h within MaxDistance, by distance, then the dearest first,
// then by tiles: those with more of the lowest kind first. It is empty where no finished hand
// that near may be declared. All are looked at, so the order is exact, whatever is cut off.
//
// It takes up to some ten milliseconds for a hand that is near to many finished hands of
// which few are worth enough. The errors are ErrJokers, ErrImplied, ErrSets where the set is
// for other games than the hand, and those of a win that contradicts itself.
func Of(h *hand.Hand, q Query) ([]Goal, error) {
	shape, rules := q.Set.Definition().Shape.WithDefaults(), h.Rules()
	switch {
	case h.Jokers() > 0 || h.JokerKinds() != 0:
		return nil, ErrJokers
	case h.ImpliedMelds() > 0:
		return nil, ErrImplied
	case shape.Sets != rules.Sets || shape.Players != rules.Players:
		return nil, ErrSets
	}
	most := q.Most
	if most == 0 {
		most = DefaultMost
	}
	s := newSearch(h, q.Pool, rules)
	j := newJudge(h, &q)
	var goals []Goal
	for d := 0; d <= MaxDistance && len(goals) < most; d++ {
		var level []Goal
		for _, t := range s.at(d) {
			g, err := j.judge(t, d)
			if err != nil {
				return nil, err
			}
			if g.Last != nil {
				level = append(level, g)
			}
		}
		slices.SortFunc(level, compare)
		goals = append(goals, level...)
	}
	return goals[:min(len(goals), most)], nil
}

// compare orders goals of one distance.
func compare(a, b Goal) int {
	if a.Fan != b.Fan {
		return b.Fan - a.Fan
	}
	return -slices.Compare(a.Tiles[:], b.Tiles[:])
}
