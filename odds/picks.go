package odds

import (
	"cmp"
	"math/bits"
	"slices"

	"mentsu/tile"
)

// less reports whether c is less than d.
func (c *count) less(d count) bool { return c.high < d.high || c.high == d.high && c.low < d.low }

// below returns a number of deals less than c, each equally likely.
func (c *count) below(r *random) count {
	mask := count{^uint64(0), ^uint64(0)}
	if c.high == 0 {
		mask = count{0, mask.low >> bits.LeadingZeros64(c.low)}
	} else {
		mask.high >>= bits.LeadingZeros64(c.high)
	}
	for {
		m := count{0, r.next() & mask.low}
		if mask.high != 0 {
			m.high = r.next() & mask.high
		}
		if m.less(*c) {
			return m
		}
	}
}

// pick is a deal that is drawn: which of many, by its number among those passed by.
type pick struct {
	point count
	deal  int // by number
}

// picks are those of some deals that come one after another.
type picks struct {
	list   []pick
	passed count
}

// add adds the pick of one of so many deals.
func (p *picks) add(r *random, of count, deal int) {
	p.list = append(p.list, pick{of.below(r), deal})
}

func (p *picks) sort() {
	slices.SortFunc(p.list, func(a, b pick) int {
		return cmp.Or(cmp.Compare(a.point.high, b.point.high), cmp.Compare(a.point.low, b.point.low))
	})
}

// pass goes by a times b deals, and calls found with the picks among them.
func (p *picks) pass(a, b uint64, found func(deal int)) {
	p.passed.addProduct(a, b)
	for len(p.list) > 0 && p.list[0].point.less(p.passed) {
		found(p.list[0].deal)
		p.list = p.list[1:]
	}
}

// traitOf is so many tiles of a trait, by its number.
type traitOf struct{ trait, tiles int }

// readyLot is the ready deals with so many jokers, for some of them to be drawn.
type readyLot struct {
	jokerDeal
	ledger *ledger
	suits  [tile.NumSuits]*states[trait]
	a, b   *states[trait]
	deals  count // the ready ones, without the ways to be dealt the jokers
}

// readyLots returns the ready deals by their jokers.
func (d *deal) readyLots() ([]readyLot, error) {
	var lots []readyLot
	for _, jokers := range d.jokerDeals() {
		const farther = 2 // than ready
		d.near = farther + jokers.held
		pairs := pairFormsOf(d.Rules, d.closed)
		pairs.settle(&d.hard)
		f, pairs, err := d.former(jokers.held, pairs)
		if err != nil {
			return nil, err
		}
		lot := readyLot{jokerDeal: jokers, ledger: d.ledgerOf(f, pairs)}
		if lot.suits, lot.a, lot.b, err = lot.ledger.halves(jokers.natural); err != nil {
			return nil, err
		}
		lot.each(func(_, _ traitOf, a, b uint64) { lot.deals.addProduct(a, b) })
		if !lot.deals.isZero() {
			lots = append(lots, lot)
		}
	}
	return lots, nil
}

// each calls visit with the halves of all ready deals, and the ways to be dealt each.
func (lot *readyLot) each(visit func(x, y traitOf, a, b uint64)) {
	ready := make([]bool, jointTable)
	for at := range ready {
		ready[at] = answer(at, lot.held).Shanten == 0
	}
	a, b := lot.a, lot.b
	place := lot.ledger.placer()
	for i, x := range a.traits {
		for j, y := range b.traits {
			if a.low[i]+b.low[j] > lot.natural || a.high[i]+b.high[j] < lot.natural || !ready[place(x, y)] {
				continue
			}
			for t := max(a.low[i], lot.natural-b.high[j]); t <= min(a.high[i], lot.natural-b.low[j]); t++ {
				visit(traitOf{i, t}, traitOf{j, lot.natural - t}, a.row(i)[t], b.row(j)[lot.natural-t])
			}
		}
	}
}

// draw returns the natural tiles of so many ready deals, drawn at random.
func (lot *readyLot) draw(r *random, n int) []tile.Counts {
	var chosen picks
	for i := range n {
		chosen.add(r, lot.deals, i)
	}
	chosen.sort()
	halves := [2][]traitOf{make([]traitOf, n), make([]traitOf, n)}
	lot.each(func(x, y traitOf, a, b uint64) {
		chosen.pass(a, b, func(i int) { halves[0][i], halves[1][i] = x, y })
	})
	hands := make([]tile.Counts, n)
	for i, suits := range [2][2]tile.Suit{{tile.Man, tile.Pin}, {tile.Sou, tile.Honours}} {
		both := []*states[trait]{lot.a, lot.b}[i]
		x, y := lot.split(r, both, lot.suits[suits[0]], lot.suits[suits[1]], halves[i])
		lot.deal(r, suits[0], x, hands)
		lot.deal(r, suits[1], y, hands)
	}
	return hands
}

// wanted returns the picks of each trait that deals have, of the ways to be dealt it.
func wanted(r *random, of *states[trait], deals []traitOf) map[traitOf]*picks {
	all := make(map[traitOf]*picks)
	for i, t := range deals {
		if all[t] == nil {
			all[t] = new(picks)
		}
		all[t].add(r, count{0, of.row(t.trait)[t.tiles]}, i)
	}
	for _, p := range all {
		p.sort()
	}
	return all
}

// split draws the traits of two suits for deals whose traits of both together are drawn.
func (lot *readyLot) split(r *random, both, a, b *states[trait], deals []traitOf) (x, y []traitOf) {
	want := wanted(r, both, deals)
	x, y = make([]traitOf, len(deals)), make([]traitOf, len(deals))
	take := func(at, i, j, s, t int) {
		if p := want[traitOf{at, s + t}]; p != nil {
			p.pass(a.row(i)[s], b.row(j)[t], func(k int) { x[k], y[k] = traitOf{i, s}, traitOf{j, t} })
		}
	}
	for i := range a.traits {
		for j := range b.traits {
			if a.low[i]+b.low[j] > both.most {
				continue
			}
			merged, _ := lot.ledger.merge(a.traits[i], b.traits[j]) // ok, as when both were made
			at := both.index[merged]
			for s := a.low[i]; s <= a.high[i]; s++ {
				for t := b.low[j]; t <= min(b.high[j], both.most-s); t++ {
					take(at, i, j, s, t)
				}
			}
		}
	}
	return x, y
}

// deal draws the tiles of a suit for deals whose traits are drawn.
func (lot *readyLot) deal(r *random, s tile.Suit, traits []traitOf, hands []tile.Counts) {
	of := lot.suits[s]
	want := wanted(r, of, traits)
	lot.ledger.walk(s, lot.natural, func(t trait, counts *tile.Counts, dealt int, ways uint64) {
		if p := want[traitOf{of.index[t], dealt}]; p != nil {
			p.pass(ways, 1, func(i int) {
				from, to := s.First(), s.First()+tile.Kind(s.Len())
				copy(hands[i][from:to], counts[from:to])
			})
		}
	})
}
