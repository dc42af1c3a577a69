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

// Draws returns the chances of h within 0 to most of its own draws. The tiles drawn are any
// of those not shown; nobody else matters.
//
// Advance waits for a useful tile of the hand as it is, of 3n+2 tiles after the best
// discard, and throws every other away: at shanten 0 it is the chance to win without
// changing the hand. Ready and Win ask whether the tiles drawn, together with all those
// held, hold a ready or a complete hand: as if none had to be discarded before all were
// drawn. No play can do better, and most of the time the best does not do as well; see Play.
// It takes a second or so. The error is an *Error.
func Draws(h *hand.Hand, q shanten.Query, most int) ([]Chance, error) {
	d, err := dealOf(h, q, most)
	if err != nil {
		return nil, err
	}
	const farther = 2 // than ready
	d.near = farther + d.Jokers
	d.random = most
	draws := make([]int, most+1)
	for i := range draws {
		draws[i] = i
	}
	tables, err := d.tables(d.Jokers, draws)
	if err != nil {
		return nil, err
	}
	wall, useful := int64(d.left.Total()), int64(usefulLeft(h, q))
	chances := make([]Chance, 0, len(draws))
	for n, table := range tables {
		c := Chance{Draws: n, Ready: new(big.Int), Win: new(big.Int)}
		c.Sets = new(big.Int).Binomial(wall, int64(n))
		c.Advance = new(big.Int).Sub(c.Sets, new(big.Int).Binomial(wall-useful, int64(n)))
		for at := range table {
			deals := &table[at]
			switch a := answer(at, d.Jokers); {
			case deals.isZero():
			case a.Shanten == -1:
				c.Win.Add(c.Win, deals.big())
				fallthrough
			case a.Shanten == 0:
				c.Ready.Add(c.Ready, deals.big())
			}
		}
		chances = append(chances, c)
	}
	return chances, nil
}

// dealOf returns the deal of which a hand is known.
func dealOf(h *hand.Hand, q shanten.Query, most int) (*deal, error) {
	if h.JokerKinds() != 0 {
		return nil, refuse(ErrUnsupported, "joker_tiles", "draws with kinds that act as jokers are not supported")
	}
	question := Question{
		Tiles: h.Size(), Known: h.Concealed(), Jokers: h.Jokers(), Melds: h.Melds(), Seen: h.Seen(), Rules: h.Rules(), Pool: q.Pool,
	}
	if q.Forms != 0 {
		question.Rules.Forms = q.Forms
	}
	d, err := check(&question)
	if err != nil {
		return nil, err
	}
	if left := d.left.Total(); most < 0 || most > MaxDraws || most > left {
		return nil, refuse(ErrTooMany, "draws", "%d draws are too many: at most %d", most, min(left, MaxDraws))
	}
	return d, nil
}

// usefulLeft returns how many useful tiles are left of a hand, of 3n+2 tiles after its best
// discard.
func usefulLeft(h *hand.Hand, q shanten.Query) int {
	if h.Waiting() {
		u := shanten.UsefulTiles(h, q)
		return shanten.Ukeire(h, u.Tiles)
	}
	if best := shanten.Discards(nil, h, q); len(best) > 0 {
		return best[0].Ukeire
	}
	return 0
}
