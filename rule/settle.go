package rule

import (
	"cmp"
	"slices"

	"mentsu/tile"
)

// The points that pass at an exhaustive draw (不聴罰符), with four players and with three.
const (
	drawPoints      = 3000
	drawPointsThree = 2000
)

// optMultiRon is the option that says how many may win on one discard.
const optMultiRon = "multi_ron"

// Rons returns which of several wins on one discard are paid, as indices into wins in the
// order of turns after the discarder; none is an abortive draw. All wins are by a discard of
// the same player, whose direction each names, and sit in different seats. Honba and sticks
// are for the first alone.
//
// The option multi_ron decides: head_bump pays the first; double two; double_triple_draw two,
// but none of three; triple all. A rule set without it pays all.
func (s *Set) Rons(wins []*Win) []int {
	order := make([]int, len(wins))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(s.turnsAfter(wins[a]), s.turnsAfter(wins[b])) })
	switch _, word, _ := s.option(optMultiRon); {
	case word == "head_bump":
		return order[:min(1, len(order))]
	case word == "double":
		return order[:min(2, len(order))]
	case word == "double_triple_draw" && len(order) > 2:
		return nil
	default:
		return order
	}
}

// turnsAfter returns how many turns after the discarder the winner of w plays.
func (s *Set) turnsAfter(w *Win) int {
	b := bill{payer: s.payer, winner: int(w.Seat - tile.East)}
	n := s.payer.players
	return (b.winner - b.seat(w.From) + n) % n
}

// Discarder returns the seat that discarded the winning tile of w, which must name the
// direction.
func (s *Set) Discarder(w *Win) tile.Kind {
	b := bill{payer: s.payer, winner: int(w.Seat - tile.East)}
	return tile.East + tile.Kind(b.seat(w.From))
}

// PaysDraws reports whether points change hands at an exhaustive draw: where wins are paid in
// the way of riichi mahjong.
func (s *Set) PaysDraws() bool { return s.payer.style == styleRiichi }

// Draw returns the changes of the seats E, S, W, N at an exhaustive draw, at which the hands
// of some seats are ready: the others pay them 3000 points in all, with three players 2000,
// unless all or none are. The sticks stay. Where draws are not paid all changes are zero.
func (s *Set) Draw(ready [4]bool) [4]int {
	players := s.payer.players
	n := 0
	for _, r := range ready[:players] {
		if r {
			n++
		}
	}
	var changes [4]int
	if n == 0 || n == players || !s.PaysDraws() {
		return changes
	}
	whole := drawPoints
	if players == 3 {
		whole = drawPointsThree
	}
	for seat := range players {
		if ready[seat] {
			changes[seat] = whole / n
		} else {
			changes[seat] = -whole / (players - n)
		}
	}
	return changes
}

// The limit that nagashi mangan is paid as, and its base points where the rules have none.
const (
	nagashiLimit = "mangan"
	nagashiBase  = 2000
)

// mangan returns the base points of a mangan, also where a win is not bounded by it.
func (d *Definition) mangan() int {
	for i := range d.Limits {
		if d.Limits[i].ID == nagashiLimit {
			return d.Limits[i].Base
		}
	}
	return nagashiBase
}

// Nagashi returns the changes of the seats at an exhaustive draw at which all discards of
// some seats were terminals and honours and none was called (流し満貫): each is paid as if it
// drew a mangan, without honba; the sticks stay. Where draws are not paid all changes are zero.
func (s *Set) Nagashi(seats [4]bool) [4]int {
	var changes [4]int
	if !s.PaysDraws() {
		return changes
	}
	base := s.def.mangan()
	for seat := range s.payer.players {
		if seats[seat] {
			w := Win{Seat: tile.East + tile.Kind(seat), SelfDraw: true}
			b := bill{payer: s.payer, win: &w, winner: seat, changes: &changes}
			b.charge(base)
		}
	}
	return changes
}
