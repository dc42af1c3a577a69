package odds

import (
	"math/big"

	"mentsu/hand"
	"mentsu/shanten"
)

// MaxDraws is how many draws of a hand can be looked ahead.
const MaxDraws = 20

// Chance is what can come of so many draws, counted over all equally likely sets of tiles
// that they are.
type Chance struct {
	Draws   int
	Sets    *big.Int // of as many of the tiles that nobody has shown
	Advance *big.Int // those with a useful tile of the hand as it is
	Ready   *big.Int // those that make the hand ready, or complete
	Win     *big.Int // those that complete it
}

// Ahead says how far is looked ahead.
type Ahead struct {
	Draws      int // the most draws, 0..MaxDraws
	WallJokers int // jokers among the tiles that are drawn
}

// Draws returns the chances of h within 0 to so many of its own draws. The tiles drawn are any
// of those not shown, and the jokers in the wall; nobody else matters.
//
// Advance waits for a useful tile of the hand as it is, of 3n+2 tiles after the best
// discard, and throws every other away: at shanten 0 it is the chance to win without
// changing the hand. Ready and Win ask whether the tiles drawn, together with all those
// held, hold a ready or a complete hand: as if none had to be discarded before all were
// drawn. No play can do better, and most of the time the best does not do as well; see Play.
// It takes some tenths of a second, with jokers some seconds. The error is an *Error.
func Draws(h *hand.Hand, q shanten.Query, ahead Ahead) ([]Chance, error) {
	d, err := dealOf(h, q, ahead)
	if err == nil {
		err = d.knitsSupported()
	}
	if err != nil {
		return nil, err
	}
	chances := d.chances(ahead.Draws, usefulLeft(h, q, d))
	if err := d.draw(chances); err != nil {
		return nil, err
	}
	if d.knits() {
		d.drawKnitted(chances)
	}
	return chances, nil
}

// chances returns the chances of 0 to most draws without those to be ready or complete.
func (d *deal) chances(most, useful int) []Chance {
	chances := make([]Chance, most+1)
	wall := int64(d.left.Total() + d.WallJokers)
	for n := range chances {
		c := Chance{Draws: n, Ready: new(big.Int), Win: new(big.Int)}
		c.Sets = new(big.Int).Binomial(wall, int64(n))
		c.Advance = new(big.Int).Sub(c.Sets, new(big.Int).Binomial(wall-int64(useful), int64(n)))
		chances[n] = c
	}
	return chances
}

// draw adds the draws that make the hand ready or complete, by the jokers among them. What the
// parts contribute with the most jokers tells all that they do with fewer.
func (d *deal) draw(chances []Chance) error {
	const farther = 2 // than ready
	draws := len(chances) - 1
	most := min(d.WallJokers, draws)
	d.near = farther + d.Jokers + most
	pairs := pairFormsOf(d.Rules, d.closed)
	pairs.settle(&d.hard)
	f, pairs, err := d.former(d.Jokers+most, pairs)
	if err != nil {
		return err
	}
	l := d.ledgerOf(f, pairs)
	_, a, b, err := l.halves(draws)
	if err != nil {
		return err
	}
	for drawn := range most + 1 {
		f.hold(d.Jokers + drawn)
		natural := make([]int, 1+min(draws-drawn, d.left.Total()))
		tables := make([][]count, len(natural))
		for i := range natural {
			natural[i], tables[i] = i, make([]count, jointTable)
		}
		tally(tables, natural, a, b, l.placer(), nil)
		ways := new(big.Int).SetUint64(choose(d.WallJokers, drawn))
		for n, table := range tables {
			chances[drawn+n].add(table, d.Jokers+drawn, ways)
		}
	}
	return nil
}

// add adds the draws of a table, of hands with so many jokers, each so many times.
func (c *Chance) add(table []count, jokers int, times *big.Int) {
	for at := range table {
		if table[at].isZero() {
			continue
		}
		a := answer(at, jokers).Shanten
		if a > 0 {
			continue
		}
		deals := table[at].big()
		deals.Mul(deals, times)
		c.Ready.Add(c.Ready, deals)
		if a == -1 {
			c.Win.Add(c.Win, deals)
		}
	}
}

// drawKnitted adds the draws that make the hand ready or complete by the forms with knitted
// tiles only.
func (d *deal) drawKnitted(chances []Chance) {
	draws := make([]int, len(chances))
	for i := range draws {
		draws[i] = i
	}
	k := d.knitting(d.Rules.Forms, draws)
	for missing, below := range [][][]count{k.below(1, nil), k.below(2, nil)} {
		for n := range chances {
			to := []*big.Int{chances[n].Win, chances[n].Ready}[missing]
			for i := range below[n] {
				to.Add(to, below[n][i].big())
			}
		}
	}
}

// dealOf returns the deal of which a hand is known.
func dealOf(h *hand.Hand, q shanten.Query, ahead Ahead) (*deal, error) {
	jokers := h.JokerTiles()
	question := Question{
		Tiles: h.Size(), Known: h.Concealed(), Jokers: h.Jokers() - jokers.Total(), Melds: h.Melds(), Seen: h.Seen(), Rules: h.Rules(), Pool: q.Pool,
		WallJokers: ahead.WallJokers, JokerKinds: h.JokerKinds(),
	}
	for k, n := range jokers {
		question.Known[k] += n
	}
	if q.Forms != 0 {
		question.Rules.Forms = q.Forms
	}
	d, err := check(&question)
	if err != nil {
		return nil, err
	}
	if left := d.left.Total() + d.WallJokers; ahead.Draws < 0 || ahead.Draws > MaxDraws || ahead.Draws > left {
		return nil, refuse(ErrTooMany, "draws", "%d draws are too many: at most %d", ahead.Draws, min(left, MaxDraws))
	}
	return d, nil
}

// usefulLeft returns how many useful tiles are left of a hand, of 3n+2 tiles after its best
// discard. A joker is useful to any hand that is not complete.
func usefulLeft(h *hand.Hand, q shanten.Query, d *deal) int {
	var u shanten.Useful
	if h.Waiting() {
		u = shanten.UsefulTiles(h, q)
	} else if best := shanten.Discards(nil, h, q); len(best) > 0 {
		u = best[0].Useful
	}
	if u.Shanten == -1 || u.Shanten == shanten.Impossible {
		return 0
	}
	layers := d.left.Layers()
	return layers.Sum(u.Tiles) + d.WallJokers
}
