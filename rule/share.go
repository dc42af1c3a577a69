package rule

import "mentsu/tile"

// Shares is what each payer pays, honba included. What nobody pays is 0: of a ron Discarder
// is there, and Other where all pay, of a self-draw Dealer, unless the winner deals, and Other.
type Shares struct {
	Discarder int
	Dealer    int
	Other     int // each of the others
}

// Shares returns who pays how much for the win that dst was scored for, by role, so that
// nobody needs to say who discarded. It is not ok where somebody is liable for the hand,
// since roles do not tell who that is: Result.Changes do.
func (s *Set) Shares(w *Win, scored *Result) (shares Shares, ok bool) {
	p := s.payer
	b := bill{payer: p, win: w, winner: int(w.Seat - tile.East)}
	b.discarder = b.seat(p.feeder(w))
	if seat, _, _ := b.liability(scored); seat >= 0 && (w.SelfDraw || seat != b.discarder) {
		return Shares{}, false
	}
	r := roleOf(w.Seat)
	if p.allPay(w) {
		return Shares{Discarder: scored.Base, Other: scored.Base}, true
	}
	if !w.SelfDraw {
		return Shares{Discarder: p.ron(scored.Base, r) + b.honba(), Other: p.bystander(scored.Base)}, true
	}
	each := p.honba * w.Honba
	shares.Other = p.share(scored.Base, r) + each
	if r != winnerDeals {
		shares.Dealer = p.share(scored.Base, payerDeals) + each
	}
	return shares, true
}

// Worth returns what the winner would be paid for w, without honba and sticks, were it worth
// so many han and so much fu, rounded; both are positive.
func (s *Set) Worth(w *Win, han, fu int) int {
	base, _ := s.limits.base(han, fu)
	return s.payer.points(base, w)
}
