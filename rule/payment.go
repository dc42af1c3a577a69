package rule

import (
	"fmt"
	"slices"
	"strconv"

	"mentsu/tile"
)

// Liability makes a player pay for a pattern that he fed (包 pao, 責任払い sekinin barai): the
// one whose discard gave the last of the melds that it takes, as an open meld. Nobody is
// liable for a last meld that is a closed kan, nor for a set that ron completes.
type Liability struct {
	Pattern string     // paid for alone, or with all the rest: see the option pao_style
	Flag    string     // in place of Pattern: a self-draw with this flag is paid for as a whole
	Option  string     // the switch that turns it on
	Kinds   tile.Kinds // of whose melds are counted; 0 is all kinds
	Melds   int        // how many of them there must be; closed kans count
	Kans    bool       // only kans count, and the last must be an open one, not added to a pon
}

// The options that the payment style "riichi" reads, where a rule set has them.
const (
	optTsumoLoss = "tsumo_loss"      // three players: loss, bisect or equal
	optHonba     = "honba_per_payer" // 100 or 500, in place of the honba of the payment
	optPaoStyle  = "pao_style"       // total, portion
	optPaoHonba  = "pao_honba"       // liable, discarder
)

// The values of optTsumoLoss: what becomes of the share that the fourth player does not pay.
const (
	lossNobody = iota // nobody pays it (ツモ損)
	lossBisect        // each payer pays half of it, rounded up (北折半)
	lossEqual         // a self-draw is paid as a ron, in two equal parts
)

// payer says who pays how much: the payments of a rule set under its options.
type payer struct {
	players  int
	style    style
	base     int // of the styles of sums
	unit     int // payments are rounded up to multiples of it
	honba    int // of each payer
	stick    int
	loss     int
	total    bool // who is liable pays for all, not only for his pattern
	liable   bool // who is liable pays the honba of a ron, not the discarder
	immunity bool // who discarded the tile first pays: see feeder
	rules    []liability
}

type liability struct {
	Liability
	pattern int
	flag    Flags
}

// newPayer compiles the payments of d. Option gives the value of an option and the word for
// it, and is not ok for one that d lacks.
func newPayer(d *Definition, option func(id string) (value int, word string, ok bool)) (*payer, error) {
	p := &payer{
		players: d.Shape.WithDefaults().Players, unit: max(1, d.Pay.Unit), honba: d.Pay.Honba, stick: d.Pay.Stick,
		total: true, liable: true, style: styleOf(d.Pay.Style), base: d.Pay.Base,
	}
	if _, word, ok := option(optHonba); ok {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, fmt.Errorf("option %s is no number: %s", optHonba, word)
		}
		p.honba = n
	}
	for _, word := range []struct {
		option, word string
		set          func()
	}{
		{optTsumoLoss, "bisect", func() { p.loss = lossBisect }},
		{optTsumoLoss, "equal", func() { p.loss = lossEqual }},
		{optPaoStyle, "portion", func() { p.total = false }},
		{optPaoHonba, "discarder", func() { p.liable = false }},
	} {
		if _, w, ok := option(word.option); ok && w == word.word {
			word.set()
		}
	}
	if on, _, ok := option(optImmunity); ok && p.style == styleShared {
		p.immunity = on != 0
	}
	for i, l := range d.Pay.Liability {
		on, _, ok := option(l.Option)
		if l.Option != "" && !ok {
			return nil, &payError{i, fmt.Sprintf("no option %q", l.Option)}
		}
		row := liability{l, slices.IndexFunc(d.Patterns, func(p Pattern) bool { return p.ID == l.Pattern }), 0}
		if l.Flag != "" {
			row.flag, ok = FlagByName(l.Flag)
		}
		switch {
		case l.Flag != "" && !ok:
			return nil, &payError{i, fmt.Sprintf("no flag %q", l.Flag)}
		case l.Flag == "" && row.pattern < 0:
			return nil, &payError{i, fmt.Sprintf("no pattern %q", l.Pattern)}
		case l.Option == "" || on != 0:
			p.rules = append(p.rules, row)
		}
	}
	return p, nil
}

// payError is a fault in row Index of the liabilities.
type payError struct {
	index  int
	reason string
}

func (e *payError) Error() string { return fmt.Sprintf("liability %d: %s", e.index+1, e.reason) }

// up rounds up to the unit of payments.
func (p *payer) up(n int) int { return (n + p.unit - 1) / p.unit * p.unit }

// role says who of winner and payer deals.
type role uint8

const (
	nobodyDeals role = iota
	payerDeals
	winnerDeals
)

// roleOf returns the role of payers who do not deal.
func roleOf(seat tile.Kind) role {
	if seat == tile.East {
		return winnerDeals
	}
	return nobodyDeals
}

// ron returns what a discarder pays for base points.
func (p *payer) ron(base int, r role) int {
	switch {
	case p.style == styleBase:
		return base + p.base
	case p.style == styleShared:
		return 3*base - 2*min(base, p.base)
	case r == winnerDeals:
		return p.up(6 * base)
	default:
		return p.up(4 * base)
	}
}

// share returns what one payer of a self-draw pays.
func (p *payer) share(base int, r role) int {
	switch p.style {
	case styleBase:
		return base + p.base
	case styleShared:
		return base
	default:
	}
	part := p.up(base)
	if r != nobodyDeals {
		part = p.up(2 * base)
	}
	switch {
	case p.players == 4 || p.loss == lossNobody:
		return part
	case p.loss == lossEqual:
		return p.up((p.ron(base, r) + 1) / 2)
	case r == winnerDeals:
		return part + p.up((part+1)/2)
	default:
		return part + p.up((p.up(base)+1)/2)
	}
}

// points returns what the winner is paid, without honba and sticks.
func (p *payer) points(base int, w *Win) int {
	r := roleOf(w.Seat)
	switch {
	case !w.SelfDraw:
		return p.ron(base, r) + (p.players-2)*p.bystander(base)
	case r == winnerDeals:
		return (p.players - 1) * p.share(base, r)
	default:
		return p.share(base, payerDeals) + (p.players-2)*p.share(base, r)
	}
}

// pay fills in the changes of dst, whose Base, Points, Yakuman and Items stand: of who pays,
// and of the winner; all are zero, and not ok, where nobody said who discarded.
func (p *payer) pay(w *Win, dst *Result) {
	dst.Changes, dst.HasPayer = [4]int{}, p.knows(w)
	if !dst.HasPayer {
		return
	}
	b := bill{payer: p, win: w, winner: int(w.Seat - tile.East), changes: &dst.Changes}
	b.discarder = b.seat(p.feeder(w))
	seat, part, rest := b.liability(dst)
	switch {
	case seat < 0 || !w.SelfDraw && seat == b.discarder:
		b.charge(dst.Base)
		b.usualHonba()
	case part < 0: // the whole of a self-draw
		b.take(seat, dst.Points+b.honba())
	default:
		b.share(seat, part, rest)
	}
	dst.Changes[b.winner] += p.stick * w.Sticks
}
