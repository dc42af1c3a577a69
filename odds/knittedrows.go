package odds

import (
	"math/big"

	"mentsu/form"
	"mentsu/shanten"
)

// knits reports whether forms with knitted tiles are asked.
func (d *deal) knits() bool { return d.Rules.Forms&form.Knitted != 0 }

// knitsSupported refuses deals with jokers where forms with knitted tiles are asked.
func (d *deal) knitsSupported() error {
	if !d.knits() || !d.hasJokers() {
		return nil
	}
	field := "wall_jokers"
	if d.WallJokers == 0 {
		field = "known"
	}
	return refuse(ErrUnsupported, field, "jokers are not counted exactly with the forms of knitted tiles")
}

// addKnitted adds the rows of the forms with knitted tiles to those of the others: of each
// on its own, and of the least of all that were asked. Deals farther than near tiles from
// complete, or as many if it is not 0, count as impossible.
func (d *deal) addKnitted(all *Distribution, near int) {
	dealt := []int{d.random}
	limit := everything
	if near > 0 {
		limit = near
	}
	all.asked, all.lots = d.Rules.Forms, make(map[form.Forms][]Row)
	alone := func(forms form.Forms) {
		var below []*big.Int
		sum := new(big.Int)
		for _, n := range d.knitting(forms, dealt).below(limit, nil)[0] {
			sum = new(big.Int).Add(sum, n.big())
			below = append(below, sum)
		}
		all.lots[forms] = rowsBelow(below, all.Deals)
	}
	for _, f := range form.Each() {
		if d.Rules.Forms&form.Knitted&f != 0 {
			alone(f)
		}
	}
	if d.Rules.Forms&^form.Knitted == 0 {
		alone(d.Rules.Forms)
		return
	}
	k := d.knitting(d.Rules.Forms, dealt)
	others := all.Of(d.Rules.Forms &^ form.Knitted)
	var below []*big.Int
	for n := 1; n <= min(limit, noOther); n++ {
		sum := AtMost(others, shanten.Number(n-2))
		for _, more := range k.below(n, d.tell())[0] {
			sum.Add(sum, more.big())
		}
		d.stage++
		if below = append(below, sum); sum.Cmp(all.Deals) == 0 {
			break
		}
	}
	all.lots[d.Rules.Forms] = rowsBelow(below, all.Deals)
}

// rowsBelow returns the rows of so many deals in all, of which so many, by n, miss at most n
// tiles.
func rowsBelow(below []*big.Int, all *big.Int) []Row {
	var rows []Row
	before := new(big.Int)
	for n, sum := range below {
		if deals := new(big.Int).Sub(sum, before); deals.Sign() > 0 {
			rows = append(rows, Row{shanten.Number(n - 1), deals})
		}
		before = sum
	}
	if rest := new(big.Int).Sub(all, before); rest.Sign() > 0 {
		rows = append(rows, Row{shanten.Impossible, rest})
	}
	return rows
}

// knitStages is how many counts of the least of all forms are to be expected.
const knitStages = 8
