package hand

import (
	"fmt"
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// MaxTiles is the size of the largest hand: five sets and a pair, all concealed.
const MaxTiles = 17

// New checks tiles and returns the hand they make. Concealed tiles and jokers must be
// 3n+1 or 3n+2, n and the melds together no more sets than the rules have; no kind may
// have more than four copies over hand, melds and tiles seen; no more red fives than
// exist; every kind must be in the game, those that act as jokers, too. The error is an *Error that names the first tile
// too many, in the order concealed as typed, drawn where it is added, melds, seen.
func New(tiles Tiles, ctx Context) (*Hand, error) {
	h := &Hand{rules: ctx.Rules.WithDefaults(), melds: slices.Clone(tiles.Melds), jokers: ctx.Jokers, jokerKinds: ctx.JokerKinds}
	if err := h.checkContext(); err != nil {
		return nil, err
	}
	count := tally{reds: [3]uint8{1, 1, 1}, players: h.rules.Players}
	if ctx.Reds != nil {
		count.reds = *ctx.Reds
	}
	count.redsLeft = count.reds
	if err := h.takeConcealed(&count, tiles.Concealed, &ctx); err != nil {
		return nil, err
	}
	if err := h.takeMelds(&count); err != nil {
		return nil, err
	}
	if err := h.takeSeen(&count, ctx.Seen); err != nil {
		return nil, err
	}
	h.redsLeft = count.redsLeft
	h.size = h.concealed.Total() + h.jokers
	if err := h.checkSize(); err != nil {
		return nil, err
	}
	if h.Waiting() {
		return h, nil
	}
	if err := h.setDrawn(tiles.Concealed, &ctx); err != nil {
		return nil, err
	}
	return h, nil
}

// checkContext refuses what no game has.
func (h *Hand) checkContext() error {
	switch {
	case h.rules.Sets != 4 && h.rules.Sets != 5:
		return &Error{Err: ErrRules, Place: InRules, Index: -1, Reason: fmt.Sprintf("%d sets in a finished hand: 4 or 5 are possible", h.rules.Sets)}
	case h.rules.Players != 3 && h.rules.Players != 4:
		return &Error{Err: ErrRules, Place: InRules, Index: -1, Reason: fmt.Sprintf("%d players: 3 or 4 are possible", h.rules.Players)}
	case h.jokers < 0 || h.jokers > MaxTiles:
		return &Error{Err: ErrJokers, Place: InJokers, Index: -1, Reason: fmt.Sprintf("%d jokers: 0 to %d are possible", h.jokers, MaxTiles)}
	case h.rules.JokerCopies > form.JokerFour:
		reason := fmt.Sprintf("rule %d for the copies that jokers may be: %d and %d are possible", h.rules.JokerCopies, form.JokerAny, form.JokerFour)
		return &Error{Err: ErrRules, Place: InRules, Index: -1, Reason: reason}
	case h.rules.Forms>>form.NumForms != 0:
		reason := fmt.Sprintf("winning forms %d: there are no others than those of %d", h.rules.Forms, form.Forms(1<<form.NumForms-1))
		return &Error{Err: ErrRules, Place: InRules, Index: -1, Reason: reason}
	case h.jokerKinds&^tile.AllKinds != 0:
		reason := fmt.Sprintf("kind %d as joker: 0 to %d are possible", (h.jokerKinds &^ tile.AllKinds).First(), tile.NumKinds-1)
		return &Error{Err: ErrJokers, Place: InJokerKinds, Index: -1, Reason: reason}
	case h.rules.Players == 3 && h.jokerKinds&tile.SanmaGone != 0:
		reason := fmt.Sprintf("%s as joker is not in the three-player game", (h.jokerKinds & tile.SanmaGone).First())
		return &Error{Err: ErrAbsent, Place: InJokerKinds, Index: -1, Reason: reason}
	default:
		return nil
	}
}

// takeConcealed counts the concealed tiles into h, and the drawn one if ctx adds it.
func (h *Hand) takeConcealed(count *tally, concealed []tile.Tile, ctx *Context) error {
	for i, t := range concealed {
		if err := h.hold(count, t, ctx.JokerKinds); err != nil {
			return err.at(InConcealed, i)
		}
	}
	if ctx.addsDrawn(concealed) {
		if err := h.hold(count, *ctx.Drawn, ctx.JokerKinds); err != nil {
			return err.at(InDrawn, 0)
		}
	}
	return nil
}

// addsDrawn reports whether the drawn tile comes to the concealed ones, not from them.
func (ctx *Context) addsDrawn(concealed []tile.Tile) bool {
	return ctx.Drawn != nil && (len(concealed)+ctx.Jokers)%3 == 1
}

// hold counts one concealed tile into h, a tile of the kinds jokers as a joker.
func (h *Hand) hold(count *tally, t tile.Tile, jokers tile.Kinds) *Error {
	if t == tile.Joker {
		h.jokers++
		return nil
	}
	if err := count.add(t); err != nil {
		return err
	}
	k := t.Kind()
	switch {
	case jokers.Has(k):
		h.jokers++
		h.asJokers[k]++
		return nil
	case t.IsRed():
		h.reds[k.Suit()]++
	}
	h.concealed[k]++
	return nil
}

func (h *Hand) takeMelds(count *tally) error {
	for i, m := range h.melds {
		if !m.valid() {
			return noSet("a meld that NewMeld does not make").at(InMelds, i)
		}
		for _, t := range m.Tiles() {
			if err := count.add(t); err != nil {
				return err.at(InMelds, i)
			}
			h.melded[t.Kind()]++
		}
	}
	return nil
}

func (h *Hand) takeSeen(count *tally, seen []tile.Tile) error {
	for i, t := range seen {
		if t == tile.Joker {
			return refuse(t, ErrJokers, "jokers are not counted among the tiles seen").at(InSeen, i)
		}
		if err := count.add(t); err != nil {
			return err.at(InSeen, i)
		}
		h.seen[t.Kind()]++
	}
	return nil
}

func (h *Hand) checkSize() error {
	var reason string
	n := h.Size()
	switch {
	case n == 0:
		reason = "no concealed tiles"
	case n%3 == 0:
		reason = fmt.Sprintf("%d concealed tiles: a hand has 3n+1 before its draw and 3n+2 after it, such as 13 and 14, or 10 and 11", n)
	case n/3+len(h.melds) > h.rules.Sets:
		reason = tooMany(n, len(h.melds), h.rules.Sets)
	default:
		return nil
	}
	return &Error{Err: ErrSize, Place: InConcealed, Index: -1, Reason: reason}
}

// tooMany says that there are more concealed tiles and melds than a finished hand holds.
func tooMany(concealed, melds, sets int) string {
	switch melds {
	case 0:
		return fmt.Sprintf("too many tiles: %d concealed, where a finished hand has %d sets and a pair", concealed, sets)
	case 1:
		return fmt.Sprintf("too many tiles: %d concealed and 1 meld, where a finished hand has %d sets and a pair", concealed, sets)
	default:
		return fmt.Sprintf("too many tiles: %d concealed and %d melds, where a finished hand has %d sets and a pair", concealed, melds, sets)
	}
}

// setDrawn says which tile of a hand to discard from was drawn: the one ctx names, else
// the last concealed one as typed, else one of the jokers held beside them. A tile that
// acts as joker is one.
func (h *Hand) setDrawn(concealed []tile.Tile, ctx *Context) error {
	h.drawn, h.hasDrawn = tile.Joker, true
	if n := len(concealed); n > 0 {
		h.drawn = concealed[n-1]
	}
	if ctx.Drawn != nil {
		h.drawn = *ctx.Drawn
		isJoker := h.drawn == tile.Joker && h.jokers > 0
		if !ctx.addsDrawn(concealed) && !isJoker && !slices.Contains(concealed, h.drawn) {
			reason := fmt.Sprintf("the drawn tile %s is not among the concealed tiles", h.drawn)
			return refuse(h.drawn, ErrDrawn, reason).at(InDrawn, 0)
		}
	}
	if ctx.JokerKinds.Has(h.drawn.Kind()) {
		h.drawn = tile.Joker
	}
	return nil
}
