package rule

import (
	"mentsu/hand"
	"mentsu/tile"
)

// Liable returns the seat that is liable for the win that scored was filled in for; ok is
// false where nobody is.
func (s *Set) Liable(w *Win, scored *Result) (seat tile.Kind, ok bool) {
	b := bill{payer: s.payer, win: w, winner: int(w.Seat - tile.East)}
	n, _, _ := b.liability(scored)
	return tile.East + tile.Kind(max(0, n)), n >= 0
}

// FeederUnknown reports whether somebody may be liable for the win that scored was filled in
// for, which cannot be told because its melds do not say who they were called from. The ID is
// that of the pattern, or the flag, that he would be liable for; "" where nothing is unknown.
func (s *Set) FeederUnknown(w *Win, scored *Result) (id string, unknown bool) {
	if !scored.Valid {
		return "", false
	}
	for i := range s.payer.rules {
		l := &s.payer.rules[i]
		if l.fed(w, scored) == 0 || l.flag == 0 && scored.Yakuman == 0 {
			continue
		}
		if m := l.last(w.Hand.Melds()); m != nil && m.Call.From == hand.FromUnknown {
			if l.flag != 0 {
				return l.Flag, true
			}
			return l.Pattern, true
		}
	}
	return "", false
}
