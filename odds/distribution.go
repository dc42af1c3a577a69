package odds

import (
	"math"
	"math/big"
	"slices"

	"mentsu/form"
	"mentsu/shanten"
)

// Row is the deals of one shanten number.
type Row struct {
	Shanten shanten.Number // shanten.Impossible: no finished hand can exist
	Deals   *big.Int
}

// Of returns the deals by the least shanten number over the forms, rising; no forms means
// all that were asked. Of the forms with knitted tiles an exact distribution tells each on its
// own, and the least of all that were asked; of others that hold one of them it returns nil.
func (d *Distribution) Of(forms form.Forms) []Row {
	if forms == 0 {
		forms = d.asked
	}
	if d.asked&forms&form.Knitted != 0 {
		return d.lots[forms]
	}
	sum := make(map[shanten.Number]*big.Int)
	for i := range d.Cells {
		addTo(sum, d.Cells[i].least(forms), d.Cells[i].Deals)
	}
	rows := make([]Row, 0, len(sum))
	for n, deals := range sum {
		rows = append(rows, Row{n, deals})
	}
	slices.SortFunc(rows, func(a, b Row) int { return int(a.Shanten) - int(b.Shanten) })
	return rows
}

// least returns the least shanten number over the forms.
func (c *Cell) least(forms form.Forms) shanten.Number {
	if forms == 0 {
		return c.Shanten
	}
	n := shanten.Impossible
	for _, f := range form.Each() {
		if forms.Has(f) {
			n = min(n, c.Form(f))
		}
	}
	return n
}

// Mean returns the mean of the shanten numbers of rows, those without a number left out; nil
// if no deal has one.
func Mean(rows []Row) *big.Rat {
	sum, deals := new(big.Int), numbered(rows)
	for _, r := range rows {
		if r.Shanten != shanten.Impossible {
			sum.Add(sum, new(big.Int).Mul(r.Deals, big.NewInt(int64(r.Shanten))))
		}
	}
	if deals.Sign() == 0 {
		return nil
	}
	return new(big.Rat).SetFrac(sum, deals)
}

// numbered returns how many deals have a shanten number.
func numbered(rows []Row) *big.Int {
	deals := new(big.Int)
	for _, r := range rows {
		if r.Shanten != shanten.Impossible {
			deals.Add(deals, r.Deals)
		}
	}
	return deals
}

// MeanError returns the standard error of the mean of rows that a simulation found, 0 if
// no deal has a number.
func MeanError(rows []Row) float64 {
	mean := Mean(rows)
	if mean == nil {
		return 0
	}
	m, _ := mean.Float64()
	n, _ := new(big.Float).SetInt(numbered(rows)).Float64()
	square := 0.0
	for _, r := range rows {
		if r.Shanten != shanten.Impossible {
			share, _ := new(big.Float).SetInt(r.Deals).Float64()
			square += share / n * (float64(r.Shanten) - m) * (float64(r.Shanten) - m)
		}
	}
	return math.Sqrt(square / n)
}

// ShareError returns the standard error of a share that was found in so many games.
func ShareError(share float64, games int) float64 {
	return math.Sqrt(share * (1 - share) / float64(games))
}

// AtMost returns how many deals of rows have a shanten number of at most n.
func AtMost(rows []Row, n shanten.Number) *big.Int {
	sum := new(big.Int)
	for _, r := range rows {
		if r.Shanten <= n && r.Shanten != shanten.Impossible {
			sum.Add(sum, r.Deals)
		}
	}
	return sum
}

// Probability returns n of all deals as a number 0..1, the nearest that a float64 can hold.
func Probability(n, all *big.Int) float64 {
	p, _ := new(big.Rat).SetFrac(n, all).Float64()
	return p
}
