package api

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mentsu/hand"
	"mentsu/internal/phrase"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
	"mentsu/win"
)

// takeWin makes the winning tile the drawn one of ctx, and adds to melds who they were
// called from.
func (r *Request) takeWin(ctx *hand.Context, melds []hand.Meld) *Error {
	tiles, at, err := r.reader().ParseTiles(r.Win)
	switch {
	case err != nil:
		return syntaxFault(err, "win")
	case len(tiles) > 1:
		return fault(BadValue, "must be one tile, not %s", quoted(r.Win)).at(at[1]).in("win")
	case len(tiles) == 1 && ctx.Drawn != nil && *ctx.Drawn != tiles[0]:
		return fault(Contradiction, "the winning tile is %s, the drawn tile %s: give one of them", tiles[0], *ctx.Drawn).at(at[0]).in("win")
	case len(tiles) == 1:
		ctx.Drawn = &tiles[0]
	}
	return r.takeCalls(melds)
}

// inWin returns e, which finds fault with the drawn tile, as about the winning one if r calls
// it so.
func (r *Request) inWin(e *Error) *Error {
	if e.Field == "drawn" && r.Win != "" {
		e.Field, e.Message = "win", strings.Replace(e.Message, "the drawn tile", "the winning tile", 1)
	}
	return e
}

// inJokers returns e, which may find fault with the number of jokers or a kind that acts as
// one, with its place.
func (r *Request) inJokers(e *Error) *Error {
	switch e.Field {
	case "jokers":
		return e.at(0)
	case "joker_tiles": // only kinds that the game does not have are no jokers
		kinds, at, _ := r.reader().ParseTiles(r.JokerTiles) // read before
		i := slices.IndexFunc(kinds, func(t tile.Tile) bool { return tile.SanmaGone.Has(t.Kind()) })
		return e.at(at[max(0, i)])
	default:
		return e
	}
}

// takeCalls adds to melds who they were called from.
func (r *Request) takeCalls(melds []hand.Meld) *Error {
	if r.MeldsFrom == nil {
		return nil
	}
	if len(r.MeldsFrom) != len(melds) {
		at := r.meldsFromAt[min(len(r.MeldsFrom), len(melds))]
		return fault(BadValue, "%s for %s: give one for each", phrase.Count(len(r.MeldsFrom), "name"), phrase.Count(len(melds), "meld")).on(at)
	}
	for i := range melds {
		if err := r.takeCall(&melds[i], i); err != nil {
			return err.on(r.meldsFromAt[i])
		}
	}
	return nil
}

// takeCall adds to m, which is meld i, who it was called from.
func (r *Request) takeCall(m *hand.Meld, i int) *Error {
	from := r.MeldsFrom[i]
	switch {
	case from == hand.FromAcross && r.Rules().Players == 3:
		return nobodyAcross("melds_from")
	case from == hand.FromUnknown && m.Kind != hand.ClosedKan:
		return fault(Contradiction, "meld %d was called from another player: self is for closed kans", i+1)
	case from == m.Call.From:
		return nil
	case from == hand.FromUnknown || m.Call.From != hand.FromUnknown:
		return fault(Contradiction, "meld %d was called from another player, as its text says", i+1)
	}
	tiles := m.Tiles()
	with, err := m.With(hand.Call{From: from, Tile: tiles[len(tiles)-1]}) // which one it was is of no account
	if err != nil {
		reason, _ := errors.AsType[*hand.Error](err)
		return &Error{Code: Contradiction, Message: reason.Reason}
	}
	*m = with
	return nil
}

// maxScoredJokers is the most jokers of a hand that is scored, or whose waits are: more can
// stand for so many tiles that to look at all takes too long.
const maxScoredJokers = 4

// scorable says why the hand cannot be scored, if it cannot.
func (q *question) scorable() *Error {
	switch {
	case q.hand.Jokers() > maxScoredJokers:
		return fault(Unsupported, "%s takes hands with %s at most, not %d", q.req.Op, phrase.Count(maxScoredJokers, "joker"), q.hand.Jokers()).on(q.jokerAt(maxScoredJokers))
	case q.hand.ImpliedMelds() > 0:
		return fault(WrongSize, "the whole hand is scored: its melds are missing, put them in brackets").in("hand")
	default:
		return nil
	}
}

// win returns the win that the request describes, the drawn tile being the winning one.
func (q *question) win(set *rule.Set) (*rule.Win, *Error) {
	drawn, _ := q.hand.Drawn()
	w := &rule.Win{Hand: q.hand, Tile: drawn, SelfDraw: q.req.SelfDraw, From: q.req.From}
	if w.FirstOwn = q.req.First == FirstSelf; !w.FirstOwn {
		w.First = hand.Direction(q.req.First)
	}
	return w, q.situation(set, w)
}

// situation fills in what the request says beside the hand. Flags that the rule set does not
// know are left out.
func (q *question) situation(set *rule.Set, w *rule.Win) *Error {
	if q.house != (win.House{}) || !q.req.rulesHouse().IsZero() {
		w.House = &q.house
	}
	w.Round, w.Seat = windOf(q.req.Round, tile.East), windOf(q.req.Seat, windOf(q.req.UsualSeat(), tile.South))
	w.Nukidora, w.Flowers, w.Honba, w.Sticks = q.req.Nukidora, q.req.Flowers, q.req.Honba, q.req.Sticks
	w.OwnFlowers, w.FlowerSets = q.req.OwnFlowers, q.req.FlowerSets
	for _, name := range set.Definition().Flags {
		f, _ := rule.FlagByName(name) // compiled, so there is one
		w.Flags |= q.req.Flags & f
	}
	var err *Error
	if w.Dora, err = q.indicators("dora", q.req.Dora); err != nil {
		return err
	}
	w.Ura, err = q.indicators("ura", q.req.Ura)
	return err
}

// indicators reads dora indicators, of which no kind may have a fifth copy together with
// the hand.
func (q *question) indicators(field, text string) ([]tile.Tile, *Error) {
	tiles, at, err := q.req.reader().ParseTiles(text)
	if err != nil {
		return nil, syntaxFault(err, field)
	}
	counts, melded := q.hand.Concealed(), q.hand.Melded()
	if field == "ura" {
		dora, _, _ := q.req.reader().ParseTiles(q.req.Dora) // read before
		for _, t := range dora {
			counts[t.Kind()]++
		}
	}
	for i, t := range tiles {
		if t == tile.Joker {
			return nil, fault(BadValue, "a joker is no dora indicator").at(at[i]).in(field)
		}
		if counts[t.Kind()]++; counts[t.Kind()]+melded[t.Kind()] > tile.Copies {
			return nil, q.contradictory(&rule.Contradiction{
				Fields: [2]string{field, "hand"}, Index: i,
				Reason: fmt.Sprintf("a fifth %s: there are four, counted over the hand, its melds and the indicators", t.Kind()),
			})
		}
	}
	return tiles, nil
}

// windOf returns the wind of a letter, other if there is none.
func windOf(letter string, other tile.Kind) tile.Kind {
	if i := slices.Index(wind{}.names(), letter); i >= 0 {
		return tile.East + tile.Kind(i)
	}
	return other
}

// assumed says which winds were taken because the request names none.
func (q *question) assumed() Assumed {
	var a Assumed
	if q.req.Round == "" {
		s := wind{}.names()[0]
		a.Round = &s
	}
	if q.req.Seat == "" {
		s := q.req.UsualSeat()
		a.Seat = &s
	}
	return a
}

// UsualSeat returns the letter of the seat that a win is taken to have if nobody says: south,
// but tenhou is the dealer's.
func (r *Request) UsualSeat() string {
	if r.Flags&rule.Tenhou != 0 {
		return windLetter(tile.East)
	}
	return windLetter(tile.South)
}

// excluded lists what is not paid, flags that the rule set does not know among it.
func (q *question) excluded(set *rule.Set, scored *rule.Result) []ExcludedItem {
	d := set.Definition()
	list := []ExcludedItem{}
	for _, e := range scored.Excluded {
		p := &d.Patterns[e.Pattern]
		list = append(list, ExcludedItem{p.ID, because(d, e), nameOf(p, q.req.Lang), setsOf(e.Sets), principle(d, e)})
	}
	for _, flag := range q.req.Flags.Names() {
		if !slices.Contains(d.Flags, flag) {
			list = append(list, ExcludedItem{ID: flag, Name: PatternName(d, flag, q.req.Lang), Reason: "option_off"})
		}
	}
	return list
}

// PatternName returns what a pattern of d is called in a language, or a flag of the same ID: in
// English where d has no name in it, as other rule sets call it where d does not have it, and
// else the ID in words.
func PatternName(d *rule.Definition, id string, lang tile.Lang) string {
	if name, ok := nameIn(d, id, lang); ok {
		return name
	}
	for _, other := range []string{rules.Standard, "mcr"} {
		if d, err := rules.Load(other); err == nil {
			if name, ok := nameIn(d, id, lang); ok {
				return name
			}
		}
	}
	return strings.ReplaceAll(id, "_", " ")
}

// nameIn returns what a pattern of d is called; it is not ok if d does not have it.
func nameIn(d *rule.Definition, id string, lang tile.Lang) (name string, ok bool) {
	for i := range d.Patterns {
		if p := &d.Patterns[i]; p.ID == id {
			return nameOf(p, lang), true
		}
	}
	return "", false
}

// nameOf returns what a pattern is called.
func nameOf(p *rule.Pattern, lang tile.Lang) string {
	return cmp.Or(p.Names[lang], p.Names[tile.EN], p.ID)
}

// because says why something is not paid.
func because(d *rule.Definition, e rule.Excluded) string {
	switch e.Why {
	case rule.ImpliedBy:
		return e.Why.String() + ":" + d.Patterns[e.By].ID
	case rule.OtherReading:
		return e.Why.String() + ":" + strconv.Itoa(e.By)
	default:
		return e.Why.String()
	}
}
