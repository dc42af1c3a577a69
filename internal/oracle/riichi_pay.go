package oracle

import (
	"slices"

	"mentsu/hand"
	"mentsu/tile"
)

// bill is who pays what to the winner, by seat.
type bill struct {
	w       RiichiWin
	rules   RiichiRules
	winner  int
	payer   int // the discarder
	amounts []int
}

// pay returns what the winner is paid without honba and sticks, and the changes of all
// seats with them: nil where the discarder is not known. Base is the base points, yakuman
// what the hand has of them, for liability.
func pay(w RiichiWin, rules RiichiRules, base int, yakuman map[string]int) (points int, delta []int) {
	b := bill{w: w, rules: rules, winner: int(w.Seat - tile.East), amounts: make([]int, rules.Players)}
	known := w.SelfDraw || w.From != hand.FromUnknown
	b.payer = b.seat(w.From)
	b.usual(base)
	for _, n := range b.amounts {
		points += n
	}
	if !known {
		return points, nil
	}
	liable, part := b.liability(yakuman)
	if rules.PaoStyle == "total" && part > 0 {
		part = base / 8000
	}
	if !rules.YakumanStack || rules.YakumanCap > 0 {
		part = min(part, base/8000)
	}
	switch {
	case w.has("rinshan") && rules.PaoRinshan && b.feeder() >= 0:
		b.clear()
		b.amounts[b.feeder()] = points + b.honba()*b.payers()
	case part > 0 && (w.SelfDraw || liable != b.payer):
		b.shared(liable, 8000*part, base-8000*part)
	case w.SelfDraw:
		b.eachHonba()
	default:
		b.amounts[b.payer] += b.honba() * b.payers()
	}
	delta = make([]int, rules.Players)
	for i, n := range b.amounts {
		delta[i] -= n
		delta[b.winner] += n
	}
	delta[b.winner] += 1000 * w.Sticks
	return points, delta
}

// shared bills a yakuman part for which somebody is liable, and the rest.
func (b *bill) shared(liable, part, rest int) {
	b.clear()
	whole := b.worth(part)
	switch {
	case b.w.SelfDraw:
		b.usual(rest)
		b.amounts[liable] += whole
		if rest > 0 && b.rules.PaoHonba == "discarder" {
			b.eachHonba()
		} else {
			b.amounts[liable] += b.honba() * b.payers()
		}
	default:
		b.usual(rest)
		b.amounts[liable] += whole / 2
		b.amounts[b.payer] += whole / 2
		if b.rules.PaoHonba == "liable" {
			b.amounts[liable] += b.honba() * b.payers()
		} else {
			b.amounts[b.payer] += b.honba() * b.payers()
		}
	}
}

// worth returns what everybody together would pay for base points.
func (b *bill) worth(base int) int {
	other := bill{w: b.w, rules: b.rules, winner: b.winner, payer: b.payer, amounts: make([]int, b.rules.Players)}
	other.usual(base)
	sum := 0
	for _, n := range other.amounts {
		sum += n
	}
	return sum
}

// usual adds what base points cost each seat.
func (b *bill) usual(base int) {
	dealer := b.winner == 0
	ron := 4 * base
	if dealer {
		ron = 6 * base
	}
	if !b.w.SelfDraw {
		b.amounts[b.payer] += hundreds(ron)
		return
	}
	share := func(seat int) int {
		if dealer || seat == 0 {
			return hundreds(2 * base)
		}
		return hundreds(base)
	}
	for seat := range b.amounts {
		if seat == b.winner {
			continue
		}
		n := share(seat)
		if b.rules.Players == 3 {
			switch b.rules.TsumoLoss {
			case "bisect":
				n += hundreds((share(3) + 1) / 2)
			case "equal":
				n = hundreds((hundreds(ron) + 1) / 2)
			}
		}
		b.amounts[seat] += n
	}
}

// liability returns who is liable, and for how many yakuman.
func (b *bill) liability(yakuman map[string]int) (liable, part int) {
	liable = -1
	take := func(on bool, name string, which tile.Kinds, need int) {
		if !on || yakuman[name] == 0 {
			return
		}
		n, last := 0, hand.Meld{}
		for _, m := range b.w.Melds {
			if (which == tile.AllKinds || !m.Set.IsRun()) && which.Has(m.Set.First()) {
				n, last = n+1, m
			}
		}
		if n != need || last.Kind == hand.ClosedKan || last.Call.From == hand.FromUnknown {
			return
		}
		if seat := b.seat(last.Call.From); liable < 0 || liable == seat { // the first decides who
			liable, part = seat, part+yakuman[name]
		}
	}
	take(b.rules.PaoDaisangen, "daisangen", tile.Dragons, 3)
	take(b.rules.PaoDaisuushii, "daisuushii", tile.Winds, 4)
	if n := len(b.w.Melds); n == 4 && !b.w.Melds[3].Call.IsAdded {
		take(b.rules.PaoSuukantsu, "suukantsu", tile.AllKinds, 4)
	}
	for _, name := range []string{"suurenkou", "suuchoupaikou", "isshoku_yonjun"} {
		take(b.rules.Local[name], name, tile.AllKinds, 4)
	}
	return liable, part
}

// feeder returns the seat that gave the last kan, if that is an open kan; else -1.
func (b *bill) feeder() int {
	for _, m := range slices.Backward(b.w.Melds) {
		if m.IsKan() {
			if m.Kind == hand.Kan && !m.Call.IsAdded && m.Call.From != hand.FromUnknown {
				return b.seat(m.Call.From)
			}
			return -1
		}
	}
	return -1
}

// seat returns the seat in a direction from the winner; with three players the one to the
// left is the next but one.
func (b *bill) seat(from hand.Direction) int {
	steps := int(from)
	if from == hand.FromLeft {
		steps = b.rules.Players - 1
	}
	return (b.winner + steps) % b.rules.Players
}

func (b *bill) eachHonba() {
	for seat := range b.amounts {
		if seat != b.winner {
			b.amounts[seat] += b.honba()
		}
	}
}

func (b *bill) clear() { clear(b.amounts) }

func (b *bill) honba() int { return b.rules.HonbaPerPayer * b.w.Honba }

func (b *bill) payers() int { return b.rules.Players - 1 }

// hundreds rounds up.
func hundreds(n int) int { return (n + 99) / 100 * 100 }
