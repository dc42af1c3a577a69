package rule

// ofMelds reports whether a fact of the hand is one of its melds.
func (a *atom) ofMelds() bool {
	switch a.op {
	case opKans, opClosedKans, opOpenKans, opOpenMelds:
		return true
	default:
		return false
	}
}

// meldsOf returns the sets of the best reading that a fact of melds counts, a bit each.
func (k *work) meldsOf(o op) uint8 {
	r := &k.best.reading
	open := uint8(1<<r.NumSets-1) &^ (1<<r.Concealed - 1) &^ (k.closedKans << r.Concealed)
	switch o {
	case opKans:
		return r.Kans
	case opClosedKans:
		return r.Kans &^ open
	case opOpenKans:
		return r.Kans & open
	default:
		return open
	}
}
