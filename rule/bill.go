package rule

import "mentsu/hand"

// bill is a payment under way.
type bill struct {
	*payer
	win               *Win
	winner, discarder int // seats
	changes           *[4]int
}

// seat returns who sits in a direction from the winner. With three players the one to the
// left, who plays before, is the next but one.
func (b *bill) seat(from hand.Direction) int {
	if from == hand.FromLeft {
		return (b.winner + b.players - 1) % b.players
	}
	return (b.winner + int(from)) % b.players
}

func (b *bill) take(seat, amount int) {
	b.changes[seat] -= amount
	b.changes[b.winner] += amount
}

// charge takes what base points cost, as usual.
func (b *bill) charge(base int) {
	r := roleOf(b.win.Seat)
	if !b.win.SelfDraw && !b.allPay(b.win) {
		b.take(b.discarder, b.ron(base, r))
		for seat := range b.players {
			if seat != b.winner && seat != b.discarder {
				b.take(seat, b.bystander(base))
			}
		}
		return
	}
	for seat := range b.players {
		pays := r
		if seat == 0 && r == nobodyDeals {
			pays = payerDeals
		}
		if seat != b.winner {
			b.take(seat, b.payer.share(base, pays))
		}
	}
}

// honba is what all honba together cost.
func (b *bill) honba() int { return (b.players - 1) * b.payer.honba * b.win.Honba }

// usualHonba takes the honba where nobody is liable.
func (b *bill) usualHonba() {
	if !b.win.SelfDraw {
		b.take(b.discarder, b.honba())
		return
	}
	for seat := range b.players {
		if seat != b.winner {
			b.take(seat, b.payer.honba*b.win.Honba)
		}
	}
}

// share takes part of the base points from who is liable, of a ron half of it from the
// discarder, and the rest as usual.
func (b *bill) share(seat, part, rest int) {
	whole := b.points(part, b.win)
	if rest > 0 {
		b.charge(rest)
	}
	if !b.win.SelfDraw {
		b.take(seat, whole-whole/2)
		b.take(b.discarder, whole/2)
		if b.liable {
			b.take(seat, b.honba())
		} else {
			b.take(b.discarder, b.honba())
		}
		return
	}
	b.take(seat, whole)
	if rest > 0 && !b.liable {
		b.usualHonba()
	} else {
		b.take(seat, b.honba())
	}
}

// liability returns who is liable, -1 for nobody, for which part of the base points, -1
// for the whole of a self-draw, and the rest. The first rule that makes somebody liable
// decides who.
func (b *bill) liability(r *Result) (seat, part, rest int) {
	seat, yakuman := -1, 0
	for i := range b.rules {
		l := &b.rules[i]
		value := l.fed(b.win, r)
		if value == 0 {
			continue
		}
		from := l.feeder(b.win.Hand.Melds())
		if from == hand.FromUnknown || seat >= 0 && b.seat(from) != seat {
			continue
		}
		seat = b.seat(from)
		if l.flag != 0 {
			return seat, -1, 0
		}
		yakuman += value
	}
	if seat < 0 || r.Yakuman == 0 {
		return -1, 0, 0
	}
	if b.total {
		yakuman = r.Yakuman
	}
	part = r.Base / r.Yakuman * min(yakuman, r.Yakuman)
	return seat, part, r.Base - part
}

// fed returns what l is about in a win: what its pattern is paid, or 1 for a self-draw with
// its flag; 0 if there is nothing of it.
func (l *liability) fed(w *Win, r *Result) int {
	switch {
	case l.flag == 0:
		return paid(r, l.pattern)
	case w.SelfDraw && w.Flags&l.flag != 0:
		return 1
	default:
		return 0
	}
}

// paid returns what a pattern is paid, 0 if it is not.
func paid(r *Result, pattern int) int {
	for i := range r.Items {
		if r.Items[i].Pattern == pattern {
			return r.Items[i].Value * r.Items[i].Count
		}
	}
	return 0
}

// feeder returns who gave the last of the melds that l takes, FromUnknown if nobody is
// liable.
func (l *liability) feeder(melds []hand.Meld) hand.Direction {
	if m := l.last(melds); m != nil {
		return m.Call.From
	}
	return hand.FromUnknown
}

// last returns the last of the melds that l takes, nil if nobody can be liable for it.
func (l *liability) last(melds []hand.Meld) *hand.Meld {
	n, last := 0, -1
	for i := range melds {
		m := &melds[i]
		if l.Kinds != 0 && (m.Set.IsRun() || !l.Kinds.Has(m.Set.First())) || l.Kans && !m.IsKan() {
			continue
		}
		n, last = n+1, i
	}
	if last < 0 || n < l.Melds {
		return nil
	}
	m := &melds[last]
	if m.Kind == hand.ClosedKan || l.Kans && m.Call.IsAdded {
		return nil
	}
	return m
}
