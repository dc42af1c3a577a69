package rule

import (
	"fmt"

	"mentsu/hand"
	"mentsu/tile"
)

// rinshanHaitei is the option that lets the last tile of the wall be a replacement tile, and
// robClosedKan the one that lets thirteen orphans rob a closed kan.
const (
	rinshanHaitei = "rinshan_haitei"
	robClosedKan  = "kokushi_robs_closed_kan"
)

// maxIndicators is the most indicators of dora, and of ura.
const maxIndicators = 5

// Check says whether the parts of a win can be together under the rules: flags, melds, seat,
// indicators and tiles. The error is a *Contradiction, which names both sides. What is
// unlikely but possible passes, such as ippatsu with the last tile, or riichi without ura.
func (s *Set) Check(w *Win) error {
	if w.Hand == nil {
		return contradiction("hand", "win", "there is no hand")
	}
	if err := s.checkHand(w); err != nil {
		return err
	}
	if err := s.checkTable(w); err != nil {
		return err
	}
	if err := s.checkFlags(w); err != nil {
		return err
	}
	if err := s.checkForeign(w); err != nil {
		return err
	}
	return s.checkIndicators(w)
}

func contradiction(a, b, format string, args ...any) error {
	return contradictionAt(-1, a, b, format, args...)
}

// contradictionAt returns a contradiction of one indicator, or one meld.
func contradictionAt(i int, a, b, format string, args ...any) error {
	return &Contradiction{Fields: [2]string{a, b}, Reason: fmt.Sprintf(format, args...), Index: i}
}

// checkHand checks the tiles of the hand against its size and the winning tile.
func (s *Set) checkHand(w *Win) error {
	h, rules := w.Hand, s.rules()
	if r := h.Rules(); r.Players != rules.Players || r.Sets != rules.Sets {
		return contradiction("hand", "rules", "a hand of %d players and %d sets under rules of %d and %d", r.Players, r.Sets, rules.Players, rules.Sets)
	}
	if h.Waiting() || h.ImpliedMelds() > 0 {
		return contradiction("hand", "melds", "%d concealed tiles and %d melds: a finished hand has %d sets and a pair", h.Size(), len(h.Melds()), rules.Sets)
	}
	if held := h.Concealed(); !holds(h, &held, w.Tile) {
		return contradiction("win", "hand", "the winning tile %s is not among the concealed tiles", w.Tile)
	}
	melds := h.Melds()
	for suit := range tile.Honours {
		n := h.Reds(suit.First() + 4)
		for i := range melds {
			if melds[i].Set.First().Suit() == suit {
				n += melds[i].Reds
			}
		}
		if n > s.def.Reds[suit] {
			return contradiction("hand", "rules", "red five %s: %d in the hand, %d in the rules", tile.RedFive(suit), n, s.def.Reds[suit])
		}
	}
	return nil
}

// holds reports whether t is one of the concealed tiles of h.
func holds(h *hand.Hand, concealed *tile.Counts, t tile.Tile) bool {
	if t == tile.Joker {
		return h.Jokers() > 0
	}
	if t > tile.Joker {
		return false
	}
	k := t.Kind()
	if t.IsRed() {
		return h.Reds(k) > 0
	}
	return concealed[k] > h.Reds(k)
}

// checkTable checks who sits where, and what lies on the table.
func (s *Set) checkTable(w *Win) error {
	sanma := s.players == 3
	switch {
	case !tile.Winds.Has(w.Seat):
		return contradiction("seat", "rules", "the seat must be a wind")
	case !tile.Winds.Has(w.Round):
		return contradiction("round", "rules", "the round must be a wind")
	case sanma && w.Seat == tile.North:
		return contradiction("seat", "rules", "nobody sits north with three players")
	case w.SelfDraw && w.From != hand.FromUnknown:
		return contradiction("from", "self_draw", "nobody discards the tile of a self-draw")
	case w.From > hand.FromLeft:
		return contradiction("from", "rules", "direction %d: there are three other players", w.From)
	case sanma && w.From == hand.FromAcross:
		return contradiction("from", "rules", "nobody sits across with three players")
	case w.Honba < 0 || w.Sticks < 0:
		return contradiction("honba", "sticks", "less than none: %d honba, %d sticks", w.Honba, w.Sticks)
	case !sanma && w.Nukidora != 0:
		return contradiction("nukidora", "rules", "north tiles are set aside with three players only")
	case w.Nukidora < 0 || w.Nukidora > tile.Copies:
		return contradiction("nukidora", "rules", "%d north tiles set aside: there are four", w.Nukidora)
	}
	if sanma {
		for i, m := range w.Hand.Melds() {
			if m.Kind == hand.Chi {
				return contradictionAt(i, "melds", "rules", "nobody calls chi with three players: %s", m.Set)
			}
			if m.Call.From == hand.FromAcross {
				return contradictionAt(i, "melds", "rules", "nobody sits across with three players")
			}
		}
	}
	return nil
}

// checkIndicators checks the indicators, also against the tiles of the hand.
func (s *Set) checkIndicators(w *Win) error {
	switch {
	case len(w.Dora) > maxIndicators:
		return contradictionAt(maxIndicators, "dora", "rules", "%d indicators: five are the most", len(w.Dora))
	case len(w.Ura) > maxIndicators:
		return contradictionAt(maxIndicators, "ura", "rules", "%d indicators: five are the most", len(w.Ura))
	case len(w.Ura) > len(w.Dora) && len(w.Dora) > 0:
		return contradictionAt(len(w.Dora), "ura", "dora", "%d indicators of ura below %d of dora", len(w.Ura), len(w.Dora))
	}
	all := w.Hand.Melded()
	concealed, jokers := w.Hand.Concealed(), w.Hand.JokerTiles()
	for k := range all {
		all[k] += concealed[k] + jokers[k]
	}
	all[tile.North] += uint8(w.Nukidora)
	if n := all[tile.North]; n > tile.Copies {
		return contradiction("nukidora", "hand", "%d north tiles: there are four", n)
	}
	if err := s.checkCopies(&all, w.Dora, "dora"); err != nil {
		return err
	}
	return s.checkCopies(&all, w.Ura, "ura")
}

// checkCopies adds indicators to all tiles seen.
func (s *Set) checkCopies(all *tile.Counts, indicators []tile.Tile, field string) error {
	for i, t := range indicators {
		if t >= tile.Joker {
			return contradictionAt(i, field, "hand", "an indicator that is no tile of a kind")
		}
		k := t.Kind()
		if s.players == 3 && tile.SanmaGone.Has(k) {
			return contradictionAt(i, field, "rules", "the indicator %s is not in the three-player game", t)
		}
		if all[k]++; all[k] > tile.Copies {
			return contradictionAt(i, field, "hand", "a fifth %s: there are four, counted over the hand, its melds and the indicators", k)
		}
	}
	return nil
}
