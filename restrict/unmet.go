package restrict

import "mentsu/hand"

// unmet returns what the melds of a position leave of a clause: which of its forced sets, a
// bit each, and how many concealed triplets the concealed tiles have to make. ok is false if
// the melds do not agree.
func (q *position) unmet(c *rule) (forced uint8, want int, ok bool) {
	if c.closed && q.open || c.last != 0 && len(q.melds) > 0 {
		return 0, 0, false
	}
	forced, want = 1<<c.numForced-1, int(c.concealed)
	for _, m := range q.melds {
		if !c.sets.Has(m.Set) {
			return 0, 0, false
		}
		if m.Kind == hand.ClosedKan {
			want--
		}
		for i, f := range c.forced[:c.numForced] {
			if f == m.Set && forced>>i&1 != 0 {
				forced &^= 1 << i
				break
			}
		}
	}
	return forced, want, true
}
