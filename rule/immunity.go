package rule

import "mentsu/hand"

// optImmunity is the option of the payment style "shared" by which who discarded the winning
// tile first since the winner's last turn pays as the discarder; if that was the winner, all
// pay alike.
const optImmunity = "same_round_immunity"

// feeder returns who pays as the discarder, FromUnknown if nobody said.
func (p *payer) feeder(w *Win) hand.Direction {
	if p.immunity && w.First != hand.FromUnknown {
		return w.First
	}
	return w.From
}

// allPay reports whether nobody pays as the discarder of a win by discard.
func (p *payer) allPay(w *Win) bool { return p.immunity && w.FirstOwn && !w.SelfDraw }

// knows reports whether it is known who pays what.
func (p *payer) knows(w *Win) bool {
	return w.SelfDraw || p.feeder(w) != hand.FromUnknown || p.allPay(w)
}

// checkFirst checks who is said to have discarded the winning tile first.
func (s *Set) checkFirst(w *Win) error {
	switch {
	case w.First == hand.FromUnknown && !w.FirstOwn:
		return nil
	case s.payer.style != styleShared:
		return contradiction("first_from", "rules", "the rules have no immunity in the same round")
	case w.SelfDraw:
		return contradiction("first_from", "self_draw", "a self-draw is discarded by nobody")
	case w.First > hand.FromLeft:
		return contradiction("first_from", "rules", "direction %d: there are three other players", w.First)
	default:
		return nil
	}
}

// maxOwnFlowers is how many of the flower tiles are those of a seat, one of each of two sets,
// and flowerSet how many make a set.
const (
	maxOwnFlowers = 2
	flowerSet     = 4
)

// checkFlowers checks which flowers there are against how many.
func (s *Set) checkFlowers(w *Win) error {
	counted := s.countsBy(countOwnFlowers, countOtherFlowers, countFlowerSets)
	switch {
	case w.Flowers < 0 || w.Flowers > maxFlowers:
		return contradiction("flowers", "rules", "%d flowers: there are eight", w.Flowers)
	case w.Flowers > 0 && !counted && !s.countsBy(countFlowers):
		return contradiction("flowers", "rules", "the rules have no flowers")
	case counted:
		return checkKinds(w)
	case w.OwnFlowers != 0:
		return contradiction("own_flowers", "rules", "the rules do not tell flowers apart")
	case w.FlowerSets != 0:
		return contradiction("flower_sets", "rules", "the rules do not tell flowers apart")
	default:
		return nil
	}
}

// checkKinds checks how many flowers can be of the own seat, and how many whole sets there can
// be: of seven and eight flowers some are, and a whole set holds one of the own seat.
func checkKinds(w *Win) error {
	some := max(0, w.Flowers-(maxFlowers-maxOwnFlowers))
	if most := min(maxOwnFlowers, w.Flowers); w.OwnFlowers < some || w.OwnFlowers > most {
		return contradiction("own_flowers", "flowers", "own flowers among %d: %d to %d, not %d", w.Flowers, some, most, w.OwnFlowers)
	}
	if most := min(w.OwnFlowers, (w.Flowers-w.OwnFlowers)/(flowerSet-1)); w.FlowerSets < some || w.FlowerSets > most {
		return contradiction("flower_sets", "flowers", "whole sets among %d flowers, own ones %d: %d to %d, not %d", w.Flowers, w.OwnFlowers, some, most, w.FlowerSets)
	}
	return nil
}
