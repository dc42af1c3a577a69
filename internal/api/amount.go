package api

import (
	"math/big"
	"strconv"

	"mentsu/rule"
	"mentsu/tile"
)

// Amount is a number of points, or a change of them. Under rules without limits it may be too
// great for a word: in JSON it is a number of any size.
type Amount struct {
	word  int
	large *big.Int // in place of word; never changed
}

// Points returns an amount of n points.
func Points(n int) Amount { return Amount{word: n} }

// LargePoints returns an amount of n points, which must not change afterwards.
func LargePoints(n *big.Int) Amount {
	if n.IsInt64() && int64(int(n.Int64())) == n.Int64() {
		return Amount{word: int(n.Int64())}
	}
	return Amount{large: n}
}

// Int returns a, if a word holds it.
func (a Amount) Int() (n int, ok bool) { return a.word, a.large == nil }

// Big returns a.
func (a Amount) Big() *big.Int {
	if a.large != nil {
		return a.large
	}
	return big.NewInt(int64(a.word))
}

// Sign returns -1, 0 or +1.
func (a Amount) Sign() int { return a.Big().Sign() }

// Plus returns the sum of two amounts.
func (a Amount) Plus(b Amount) Amount {
	if a.large == nil && b.large == nil { // payments stay far from the bound of a word, and so do their sums
		return Amount{word: a.word + b.word}
	}
	return LargePoints(new(big.Int).Add(a.Big(), b.Big()))
}

// Append appends a in digits to dst.
func (a Amount) Append(dst []byte) []byte {
	if a.large != nil {
		return a.large.Append(dst, 10)
	}
	return strconv.AppendInt(dst, int64(a.word), 10)
}

// String returns a in digits.
func (a Amount) String() string { return string(a.Append(nil)) }

// MarshalJSON writes a as a number.
func (a Amount) MarshalJSON() ([]byte, error) { return a.Append(nil), nil }

// UnmarshalJSON reads a whole number.
func (a *Amount) UnmarshalJSON(text []byte) error {
	n := new(big.Int)
	if err := n.UnmarshalJSON(text); err != nil {
		return err
	}
	*a = LargePoints(n)
	return nil
}

func (Amount) schema() Schema { return Schema{"type": "integer"} }

// amounts returns n points for each.
func amounts(all []int) []Amount {
	list := make([]Amount, len(all))
	for i, n := range all {
		list[i] = Points(n)
	}
	return list
}

// pointsOf returns what the winner of scored is paid.
func pointsOf(scored *rule.Result) Amount {
	if scored.Dear != nil {
		return LargePoints(scored.Dear.Points)
	}
	return Points(scored.Points)
}

// changesOf returns the changes of the seats of scored, of which they are known.
func changesOf(scored *rule.Result, players int) []Amount {
	if scored.Dear == nil {
		return amounts(scored.Changes[:players])
	}
	list := make([]Amount, players)
	for seat := range list {
		list[seat] = LargePoints(scored.Dear.Changes[seat])
	}
	return list
}

// shares is what each payer pays by role; nil is nothing.
type shares struct{ discarder, dealer, other *Amount }

// sharesOf returns who pays how much for w; ok is false where somebody is liable for it.
func sharesOf(set *rule.Set, w *rule.Win, scored *rule.Result) (s shares, ok bool) {
	if scored.Dear != nil {
		dear, known := set.DearShares(w, scored)
		share := func(n *big.Int) *Amount {
			if n == nil {
				return nil
			}
			a := LargePoints(n)
			return &a
		}
		return shares{share(dear.Discarder), share(dear.Dealer), share(dear.Other)}, known
	}
	usual, ok := set.Shares(w, scored)
	share := func(n int, pays bool) *Amount {
		if !pays {
			return nil
		}
		a := Points(n)
		return &a
	}
	return shares{
		share(usual.Discarder, !w.SelfDraw), share(usual.Dealer, w.SelfDraw && w.Seat != tile.East), share(usual.Other, w.SelfDraw || usual.Other != 0),
	}, ok
}
