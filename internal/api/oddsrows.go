package api

import (
	"math/big"
	"slices"
	"strconv"

	"mentsu/form"
	"mentsu/odds"
	"mentsu/shanten"
)

// waits fills in the rows of ready deals. Of a sample a row counts those drawn, and its share
// of all deals is that of the deals that they were drawn from.
func (r *OddsResponse) waits(w *odds.Waiting, by OddsBy) {
	r.Deals, r.Count, r.Exact = w.Deals.String(), w.Ready.String(), w.Exact
	of, share := w.Deals, 1.0
	if !w.Exact {
		r.Deals, of, share = strconv.Itoa(w.Drawn), big.NewInt(int64(w.Drawn)), odds.Probability(w.From, w.Deals)
	}
	sums := map[int]*big.Int{}
	for _, c := range w.Cells {
		n := c.Kinds
		if by == ByTiles {
			n = c.Tiles
		}
		if sums[n] == nil {
			sums[n] = new(big.Int)
		}
		sums[n].Add(sums[n], c.Deals)
	}
	var numbers []int
	for n := range sums {
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	before := new(big.Int)
	for _, n := range numbers {
		before.Add(before, sums[n])
		row := r.row(sums[n], of)
		row.atMost(before, of)
		row.scale(share)
		if row.Kinds = &n; by == ByTiles {
			row.Kinds, row.Tiles = nil, &n
		}
		r.Rows = append(r.Rows, row)
	}
}

// row returns the row of some of all deals.
func (r *OddsResponse) row(deals, all *big.Int) OddsRow {
	row := OddsRow{Forms: []string{}, Count: deals.String(), Probability: odds.Probability(deals, all)}
	if deals.Sign() > 0 {
		oneIn := odds.Probability(all, deals)
		row.OneIn = &oneIn
	}
	if !r.Exact {
		e := odds.ShareError(row.Probability, int(all.Int64()))
		row.StandardError = &e
	}
	return row
}

// scale makes shares of some deals shares of all, of which they are so many.
func (row *OddsRow) scale(share float64) {
	row.Probability *= share
	*row.AtMost *= share
	if row.OneIn != nil {
		*row.OneIn /= share
	}
	if row.StandardError != nil {
		*row.StandardError *= share
	}
}

func (row *OddsRow) atMost(deals, all *big.Int) {
	p := odds.Probability(deals, all)
	row.AtMost = &p
}

// distribution fills in the rows of all deals by shanten, or of complete ones by form.
func (q *question) distribution(r *OddsResponse, all *odds.Distribution, forms form.Forms) {
	r.Deals, r.Exact = all.Deals.String(), all.Exact
	if q.req.By == ByForms {
		r.Count = odds.AtMost(all.Of(0), -1).String()
		if len(q.req.Only) > 0 && !all.Exact { // the forms of each are not known
			r.Rows = append(r.Rows, r.row(odds.AtMost(all.Of(0), -1), all.Deals))
			return
		}
		r.complete(all, forms)
		return
	}
	count := r.shanten(forms, all.Of(0), all.Deals)
	r.Count, r.Mean, r.StandardError = count, r.Means[0].Mean, r.Means[0].StandardError
	var possible []form.Forms
	for _, f := range form.Each() {
		if rows := all.Of(f); forms.Has(f) && rows[0].Shanten != shanten.Impossible {
			possible = append(possible, f)
		}
	}
	if len(possible) < 2 {
		return // the one form is the least
	}
	for _, f := range possible {
		r.shanten(f, all.Of(f), all.Deals)
	}
}

// shanten adds the rows of a lot of forms, and their mean, and returns how many deals have a
// shanten number.
func (r *OddsResponse) shanten(lot form.Forms, rows []odds.Row, all *big.Int) string {
	count := new(big.Int)
	for _, one := range rows {
		row := r.row(one.Deals, all)
		row.Forms, row.Shanten = namesOf(lot), shantenOf(one.Shanten)
		if one.Shanten != shanten.Impossible {
			count.Add(count, one.Deals)
			row.atMost(count, all)
		}
		r.Rows = append(r.Rows, row)
	}
	mean := OddsMean{Forms: namesOf(lot)}
	if m := odds.Mean(rows); m != nil {
		f, _ := m.Float64()
		mean.Mean = &f
		if !r.Exact {
			e := odds.MeanError(rows)
			mean.StandardError = &e
		}
	}
	r.Means = append(r.Means, mean)
	return count.String()
}

// complete adds the rows of complete deals: those of each form, and of those together that
// some deals are complete in.
func (r *OddsResponse) complete(all *odds.Distribution, forms form.Forms) {
	for f := form.Forms(1); f <= forms; f++ {
		if n := all.Complete(f); forms.Has(f) && (n.Sign() > 0 || f&(f-1) == 0) {
			row := r.row(n, all.Deals)
			row.Forms = namesOf(f)
			r.Rows = append(r.Rows, row)
		}
	}
}

// namesOf returns the names of forms, in their fixed order.
func namesOf(forms form.Forms) []string {
	list := []string{}
	for _, f := range form.Each() {
		if forms.Has(f) {
			list = append(list, f.String())
		}
	}
	return list
}
