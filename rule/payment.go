package rule

import (
	"fmt"
	"slices"
	"strconv"

	"mentsu/hand"
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
	players int
	unit    int // payments are rounded up to multiples of it
	honba   int // of each payer
	stick   int
	loss    int
	total   bool // who is liable pays for all, not only for his pattern
	liable  bool // who is liable pays the honba of a ron, not the discarder
	rules   []liability
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
		total: true, liable: true,
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

// ron returns what a discarder pays for base points.
func (p *payer) ron(base int, dealer bool) int {
	if dealer {
		return p.up(6 * base)
	}
	return p.up(4 * base)
}

// share returns what one payer of a self-draw pays; double where he or the winner deals.
func (p *payer) share(base int, dealer, double bool) int {
	part := p.up(base)
	if double {
		part = p.up(2 * base)
	}
	if p.players == 4 || p.loss == lossNobody {
		return part
	}
	if p.loss == lossEqual {
		return p.up((p.ron(base, dealer) + 1) / 2)
	}
	missing := p.up(base)
	if dealer {
		missing = p.up(2 * base)
	}
	return part + p.up((missing+1)/2)
}

// points returns what the winner is paid, without honba and sticks.
func (p *payer) points(base int, dealer, selfDraw bool) int {
	switch {
	case !selfDraw:
		return p.ron(base, dealer)
	case dealer:
		return (p.players - 1) * p.share(base, true, true)
	default:
		return p.share(base, false, true) + (p.players-2)*p.share(base, false, false)
	}
}

// pay fills in the changes of dst, whose Base, Points, Yakuman and Items stand: of who pays,
// and of the winner; all are zero, and not ok, where nobody said who discarded.
func (p *payer) pay(w *Win, dst *Result) {
	dst.Changes, dst.HasPayer = [4]int{}, w.SelfDraw || w.From != hand.FromUnknown
	if !dst.HasPayer {
		return
	}
	b := bill{payer: p, win: w, winner: int(w.Seat - tile.East), changes: &dst.Changes}
	b.discarder = b.seat(w.From)
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

// bill is a payment under way.
type bill struct {
	*payer
	win               *Win
	winner, discarder int // seats
	changes           *[4]int
}

// seat returns who sits in a direction from the winner. With three players the one to the
// left, who plays before, is the next but one.
func (b *bill) seat(from hand.Direction) int {
	if from == hand.FromLeft {
		return (b.winner + b.players - 1) % b.players
	}
	return (b.winner + int(from)) % b.players
}

func (b *bill) take(seat, amount int) {
	b.changes[seat] -= amount
	b.changes[b.winner] += amount
}

// charge takes what base points cost, as usual.
func (b *bill) charge(base int) {
	dealer := b.winner == 0
	if !b.win.SelfDraw {
		b.take(b.discarder, b.ron(base, dealer))
		return
	}
	for seat := range b.players {
		if seat != b.winner {
			b.take(seat, b.payer.share(base, dealer, dealer || seat == 0))
		}
	}
}

// honba is what all honba together cost.
func (b *bill) honba() int { return (b.players - 1) * b.payer.honba * b.win.Honba }

// usualHonba takes the honba where nobody is liable.
func (b *bill) usualHonba() {
	if !b.win.SelfDraw {
		b.take(b.discarder, b.honba())
		return
	}
	for seat := range b.players {
		if seat != b.winner {
			b.take(seat, b.payer.honba*b.win.Honba)
		}
	}
}

// share takes part of the base points from who is liable, of a ron half of it from the
// discarder, and the rest as usual.
func (b *bill) share(seat, part, rest int) {
	whole := b.points(part, b.winner == 0, b.win.SelfDraw)
	if rest > 0 {
		b.charge(rest)
	}
	if !b.win.SelfDraw {
		b.take(seat, whole-whole/2)
		b.take(b.discarder, whole/2)
		if b.liable {
			b.take(seat, b.honba())
		} else {
			b.take(b.discarder, b.honba())
		}
		return
	}
	b.take(seat, whole)
	if rest > 0 && !b.liable {
		b.usualHonba()
	} else {
		b.take(seat, b.honba())
	}
}

// liability returns who is liable, -1 for nobody, for which part of the base points, -1
// for the whole of a self-draw, and the rest. The first rule that makes somebody liable
// decides who.
func (b *bill) liability(r *Result) (seat, part, rest int) {
	seat, yakuman := -1, 0
	for i := range b.rules {
		l := &b.rules[i]
		value, whole := 0, l.flag != 0
		if !whole {
			value = paid(r, l.pattern)
		}
		if whole && (!b.win.SelfDraw || b.win.Flags&l.flag == 0) || !whole && value == 0 {
			continue
		}
		from := l.feeder(b.win.Hand.Melds())
		if from == hand.FromUnknown || seat >= 0 && b.seat(from) != seat {
			continue
		}
		if whole {
			return b.seat(from), -1, 0
		}
		seat = b.seat(from)
		yakuman += value
	}
	if seat < 0 || r.Yakuman == 0 {
		return -1, 0, 0
	}
	if b.total {
		yakuman = r.Yakuman
	}
	part = r.Base / r.Yakuman * min(yakuman, r.Yakuman)
	return seat, part, r.Base - part
}

// paid returns what a pattern is paid, 0 if it is not.
func paid(r *Result, pattern int) int {
	for i := range r.Items {
		if r.Items[i].Pattern == pattern {
			return r.Items[i].Value * r.Items[i].Count
		}
	}
	return 0
}

// feeder returns who gave the last of the melds that l takes, FromUnknown if nobody is
// liable.
func (l *liability) feeder(melds []hand.Meld) hand.Direction {
	n, last := 0, -1
	for i := range melds {
		m := &melds[i]
		if l.Kinds != 0 && (m.Set.IsRun() || !l.Kinds.Has(m.Set.First())) || l.Kans && !m.IsKan() {
			continue
		}
		n, last = n+1, i
	}
	if last < 0 || n < l.Melds {
		return hand.FromUnknown
	}
	m := &melds[last]
	if m.Kind == hand.ClosedKan || l.Kans && m.Call.IsAdded {
		return hand.FromUnknown
	}
	return m.Call.From
}
