package odds

import (
	"math/big"

	"mentsu/form"
	"mentsu/shanten"
)

// Complete counts the deals of q, which must be of 3n+2 tiles, that are complete. Of a
// restriction it can tell more than Deals, for other deals need not be told apart: how many
// are complete by sanshoku, say. The cells that Distribution.Complete tells of are right;
// all other deals count as shanten.Impossible. The error is an *Error.
func Complete(q Question) (*Distribution, error) {
	d, err := check(&q)
	switch {
	case err != nil:
		return nil, err
	case q.Tiles%3 != 2:
		return nil, refuse(ErrSize, "tiles", "%d tiles are never complete: 3n+2 can be, such as 14", q.Tiles)
	}
	return d.distribution(1)
}

// distribution counts deals by their shanten numbers, those farther than near tiles from
// complete, or as many if it is not 0, taken as impossible.
func (d *deal) distribution(near int) (*Distribution, error) {
	if err := d.knitsSupported(); err != nil {
		return nil, err
	}
	sum := make(map[shanten.Answer]*big.Int)
	lots := d.jokerDeals()
	d.stages = len(lots)
	if d.knits() {
		d.stages += knitStages
	}
	for i, jokers := range lots {
		d.stage = i
		if near > 0 {
			d.near = near + jokers.held
		}
		tables, err := d.tables(jokers.held, []int{jokers.natural})
		if err != nil {
			return nil, err
		}
		for at := range tables[0] {
			n := &tables[0][at]
			if n.isZero() {
				continue
			}
			a, deals := answer(at, jokers.held), n.big()
			if near > 0 {
				a = within(a, near)
			}
			addTo(sum, a, deals.Mul(deals, new(big.Int).SetUint64(jokers.ways)))
		}
	}
	all := distribution(sum, true)
	if d.knits() {
		d.stage = len(lots)
		d.addKnitted(all, near)
	}
	return all, nil
}

// within returns numbers with those of at least near missing tiles taken as impossible.
func within(a shanten.Answer, near int) shanten.Answer {
	for _, n := range []*shanten.Number{&a.Shanten, &a.Standard, &a.SevenPairs, &a.ThirteenOrphans} {
		if int(*n)+1 >= near {
			*n = shanten.Impossible
		}
	}
	return a
}

// Complete returns how many deals are complete in exactly the given forms. No deal is complete
// in a form with knitted tiles and in another: its nine or more tiles, no two of which fit in
// one set or pair, are too many.
func (d *Distribution) Complete(forms form.Forms) *big.Int {
	if d.asked&forms&form.Knitted != 0 {
		if forms&(forms-1) != 0 {
			return new(big.Int)
		}
		return AtMost(d.lots[forms], -1)
	}
	sum := new(big.Int)
	for i := range d.Cells {
		if d.Cells[i].complete() == forms {
			sum.Add(sum, d.Cells[i].Deals)
		}
	}
	return sum
}

// complete returns the forms that a deal is complete in.
func (c *Cell) complete() form.Forms {
	var forms form.Forms
	for _, f := range form.Each() {
		if c.Form(f) == -1 {
			forms |= f
		}
	}
	return forms
}
