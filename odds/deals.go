package odds

import (
	"cmp"
	"math/big"
	"slices"

	"mentsu/form"
	"mentsu/need"
	"mentsu/shanten"
)

// Deals counts the deals of q by their shanten numbers. All deals of 13 or 14 tiles take
// some tenths of a second, those with jokers some seconds. The error is an *Error; it wraps
// ErrUnsupported where there is no exact count, which Simulate may have an answer for.
func Deals(q Question) (*Distribution, error) {
	d, err := check(&q)
	if err != nil {
		return nil, err
	}
	return d.distribution(0)
}

// jokerDeal is the deals that have so many jokers.
type jokerDeal struct {
	held    int    // jokers, known ones included
	natural int    // tiles dealt beside them
	ways    uint64 // to be dealt these jokers
}

// jokerDeals returns the numbers of jokers that deals can have.
func (d *deal) jokerDeals() []jokerDeal {
	var all []jokerDeal
	for drawn := range min(d.WallJokers, d.random) + 1 {
		natural := d.random - drawn
		if natural > d.left.Total() {
			continue
		}
		ways := choose(d.WallJokers, drawn)
		if d.Patterns {
			ways = 1
		}
		all = append(all, jokerDeal{d.Jokers + drawn, natural, ways})
	}
	return all
}

// tables returns the tables of the deals with so many jokers held, for as many natural
// tiles dealt, in rising order.
func (d *deal) tables(jokers int, tiles []int) ([][]count, error) {
	most := tiles[len(tiles)-1]
	if most > MaxRandom {
		return nil, refuse(ErrTooMany, "tiles", "%d random tiles are too many: at most %d", most, MaxRandom)
	}
	pairs := pairFormsOf(d.Rules, d.closed)
	pairs.settle(&d.hard)
	f, pairs, err := d.former(jokers, pairs)
	if err != nil {
		return nil, err
	}
	return d.joint(f, pairs, tiles)
}

// former returns what computes the profiles of deals with so many jokers, and the other
// forms that count.
func (d *deal) former(jokers int, p pairForms) (former, pairForms, error) {
	switch {
	case d.Only != nil && d.hasJokers():
		return nil, p, refuse(ErrUnsupported, "only", "restrictions of deals with jokers are not counted exactly")
	case d.Only != nil:
		f, rest, exact, err := d.clausesOf(p)
		switch {
		case err != nil:
			return nil, p, refuse(ErrTooMany, "only", "the restriction comes to too many clauses")
		case !exact:
			return nil, p, refuse(ErrUnsupported, "only", "concealed triplets and waits are not counted exactly")
		}
		return f, rest, nil
	case !d.Rules.Forms.Has(form.Standard):
		return nothing{}, p, d.pairsSupported(jokers, &p)
	case jokers > 0 && d.hard != d.soft:
		f := &wild{
			program: need.WildStandard(d.Rules.Sets), natural: d.program(),
			limits: need.Wild{Hard: d.hard, Soft: d.soft, Jokers: jokers}, sets: d.sets, near: d.near, held: jokers,
		}
		return f, p, d.pairsSupported(jokers, &p)
	default:
		return &plain{program: d.program(), caps: d.soft, sets: d.sets, near: d.near}, p, nil
	}
}

// program returns the program of sets and a pair without jokers.
func (d *deal) program() *need.Program {
	if d.Rules.Sets == 5 {
		return need.Five()
	}
	return need.Standard()
}

// pairsSupported refuses deals in which jokers would have to stand for copies of pairs or
// orphans that are gone: how many do is not counted.
func (d *deal) pairsSupported(jokers int, p *pairForms) error {
	if jokers == 0 {
		return nil
	}
	for k := range d.soft {
		if p.sevenPairs && min(p.most, d.soft[k]/2) != min(p.most, d.hard[k]/2) || p.orphans && min(2, d.soft[k]) != min(2, d.hard[k]) {
			return refuse(ErrUnsupported, "seen", "jokers beside tiles that are gone are not counted exactly")
		}
	}
	return nil
}

// answer returns the shanten numbers of a place of the table, for hands with so many jokers.
func answer(at, jokers int) shanten.Answer {
	standard, pairs, orphans := missing(at)
	a := shanten.ImpossibleAnswer()
	a.Standard, a.SevenPairs, a.ThirteenOrphans = number(standard, jokers), number(pairs, jokers), number(orphans, jokers)
	a.Shanten = min(a.Standard, a.SevenPairs, a.ThirteenOrphans)
	return a
}

func number(missing, jokers int) shanten.Number {
	if missing >= need.None {
		return shanten.Impossible
	}
	return shanten.Number(max(0, missing-jokers) - 1)
}

func addTo[K comparable](sum map[K]*big.Int, key K, n *big.Int) {
	if sum[key] == nil {
		sum[key] = new(big.Int)
	}
	sum[key].Add(sum[key], n)
}

func distribution(sum map[shanten.Answer]*big.Int, exact bool) *Distribution {
	d := &Distribution{Deals: new(big.Int), Exact: exact}
	for a, n := range sum {
		d.Deals.Add(d.Deals, n)
		d.Cells = append(d.Cells, Cell{a, n})
	}
	slices.SortFunc(d.Cells, func(a, b Cell) int {
		return cmp.Or(cmp.Compare(a.Shanten, b.Shanten), cmp.Compare(a.Standard, b.Standard),
			cmp.Compare(a.SevenPairs, b.SevenPairs), cmp.Compare(a.ThirteenOrphans, b.ThirteenOrphans),
			cmp.Compare(a.KnittedStraight, b.KnittedStraight), cmp.Compare(a.HonoursAndKnitted, b.HonoursAndKnitted))
	})
	return d
}
