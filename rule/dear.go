package rule

import (
	"cmp"
	"math"
	"math/big"
	"math/bits"

	"mentsu/hand"
)

// Without limits base points double with every han. So many bits have fu and han together,
// if six times the base points, with a few han more, are to fit into a word.
const maxBits = bits.UintSize - 1 - 2 - 3 - 4

// dear stands for base points that are too many for that: which hand of two has more, han
// and fu tell.
const dear = math.MaxInt

// Dear is what a win is paid that is worth more points than a word holds.
type Dear struct {
	Base    *big.Int
	Points  *big.Int
	Changes [4]*big.Int // of all seats, 0 for one that is not there; nil where nobody said who discarded
}

// DearShares are Shares of any size; nil is what nobody pays.
type DearShares struct{ Discarder, Dealer, Other *big.Int }

// compareDear compares the base points fu x 2^(2+han) of two hands.
func (v *value) compareDear(u *value) int {
	const most = 32 // shifted so far, any fu are more than those of any hand
	mine, others := uint64(v.fu), uint64(u.fu)
	if d := v.total - u.total; d > 0 {
		mine <<= min(d, most)
	} else {
		others <<= min(-d, most)
	}
	return cmp.Compare(mine, others)
}

// dearBase returns the base points of han and fu.
func dearBase(han, fu int) *big.Int {
	base := big.NewInt(int64(fu))
	return base.Lsh(base, uint(2+han))
}

// stretch returns what f makes of base points of any size. From one period on every payment
// is a straight line with steps that repeat in each period, for it rounds multiples of the
// base points up to multiples of the unit, or halves of them: so two points of it tell all.
func (p *payer) stretch(base *big.Int, f func(base int) int) *big.Int {
	step := 4 * p.unit
	period := step * (p.base/step + 1) // beyond the base of styles of sums
	times, rest := new(big.Int).QuoRem(base, big.NewInt(int64(period)), new(big.Int))
	from := int(rest.Int64()) + period
	first := f(from)
	rise := big.NewInt(int64(f(from+period) - first))
	times.Sub(times, big.NewInt(1))
	return rise.Mul(rise, times).Add(rise, big.NewInt(int64(first)))
}

// payDear fills in dst.Dear, where han, fu and items stand.
func (p *payer) payDear(w *Win, dst *Result) {
	base := dearBase(dst.Total, dst.Fu)
	points := func(base int) int { return p.points(base, w) }
	dst.Base, dst.Dear = 0, &Dear{Base: base, Points: p.stretch(base, points)}
	if dst.HasPayer = w.SelfDraw || w.From != hand.FromUnknown; !dst.HasPayer {
		return
	}
	for seat := range dst.Dear.Changes {
		dst.Dear.Changes[seat] = p.stretch(base, func(base int) int {
			part := Result{Items: dst.Items, Base: base, Points: points(base)}
			p.pay(w, &part)
			return part.Changes[seat]
		})
	}
}

// DearShares is Shares for a win whose Result has Dear.
func (s *Set) DearShares(w *Win, scored *Result) (shares DearShares, ok bool) {
	at := func(base int) Shares {
		part := Result{Items: scored.Items, Base: base}
		some, is := s.Shares(w, &part)
		ok = is
		return some
	}
	share := func(of func(Shares) int) *big.Int {
		n := s.payer.stretch(scored.Dear.Base, func(base int) int { return of(at(base)) })
		if n.Sign() == 0 {
			return nil
		}
		return n
	}
	shares = DearShares{
		Discarder: share(func(s Shares) int { return s.Discarder }),
		Dealer:    share(func(s Shares) int { return s.Dealer }),
		Other:     share(func(s Shares) int { return s.Other }),
	}
	return shares, ok
}

// DearWorth is Worth where the points may be more than a word holds.
func (s *Set) DearWorth(w *Win, han, fu int) *big.Int {
	if base, _ := s.limits.base(han, fu); base != dear {
		return big.NewInt(int64(s.payer.points(base, w)))
	}
	return s.payer.stretch(dearBase(han, fu), func(base int) int { return s.payer.points(base, w) })
}
