package api

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"sync"

	"mentsu/call"
	"mentsu/hand"
	"mentsu/internal/phrase"
	"mentsu/notation"
	"mentsu/tile"
)

// Field is a request field: the key of a JSON request and, with - for _, a flag of the
// command.
type Field struct {
	Name   string
	Value  string // what a flag of it takes, such as TILES; "" for a switch
	Help   string // English; %s stands for the values
	common bool   // belongs to every operation, else to those that list it
	into   func(*Request) value
}

// fieldTable holds all request fields, in the order that help shows them. A new field is a
// row here and a line in Request.
//
//nolint:gochecknoglobals // a table, built once and never changed
var fieldTable = sync.OnceValue(func() []Field {
	return slices.Concat([]Field{
		{"op", "OP", "the operation", true, func(r *Request) value { return text{&r.Op} }},
		{"id", "ID", "any value, echoed in the answer", true, func(r *Request) value { return verbatim{&r.ID} }},
		{"hand", "HAND", "the hand", true, func(r *Request) value { return handText{r} }},
		{"notation", "NAME", "notation of the tiles given: %s", true, func(r *Request) value { return notationName(&r.Notation, readNotations()) }},
		{"print", "NAME", "notation of the answer, one of these or mahgen (default mpsz)", true, func(r *Request) value { return notationName(&r.Print, writtenNotations()) }},
		{"drawn", "TILE", "the drawn tile (default: the last concealed tile of 3n+2)", true, func(r *Request) value { return text{&r.Drawn} }},
		{"jokers", "N", "jokers held, beside each j in the hand", true, func(r *Request) value { return number{&r.Jokers, 0, hand.MaxTiles} }},
		{"joker_tiles", "TILES", "kinds that act as jokers", true, func(r *Request) value { return text{&r.JokerTiles} }},
		{"joker_copies", "RULE", "any: a joker may be a fifth copy; four: it may not (default any)", true, func(r *Request) value { return jokerCopies{r} }},
		{"seen", "TILES", "tiles seen elsewhere: discards, indicators, melds of others", true, func(r *Request) value { return text{&r.Seen} }},
		{"pool", "POOL", "copies that are gone: melds (own melds), hand (none), seen (own melds and seen) (default melds, of call seen)", true, func(r *Request) value { return poolName{r} }},
		{"players", "N", "4, or 3 without 2m to 8m (default 4)", true, func(r *Request) value { return number{&r.Players, 3, 4} }},
		{"sets", "N", "sets in a finished hand, 4 or 5 (default 4)", true, func(r *Request) value { return number{&r.Sets, 4, 5} }},
		{"forms", "FORMS", "winning forms, by comma: %s (default the first three)", true, func(r *Request) value { return formList{&r.Forms} }},
		{"four_as_two_pairs", "", "seven pairs: four of a kind count as two pairs", true, func(r *Request) value { return fourAsPairs{r} }},
		{"house", "RULES", "rules of a place: one of %s, or a JSON object", true, func(r *Request) value { return house{&r.House} }},
		{"rules", "NAME", "a rule set, such as riichi/tenhou: the defaults of forms, players, sets, four_as_two_pairs and reds, and what wins are worth", true, func(r *Request) value { return rulesName{r} }},
		{"rules_toml", "TOML", "the text of a rule set of your own, in place of rules", true, func(r *Request) value { return rulesText{r} }},
		{"reds", "M,P,S", "red fives that exist in each suit (default 1,1,1)", true, func(r *Request) value { return reds{&r.Reds} }},
		{"round", "WIND", "the wind of the round, for restrict, compare, call and score: %s", true, func(r *Request) value { return wind{&r.Round} }},
		{"seat", "WIND", "the wind of the seat, for restrict, compare, call and score: %s", true, func(r *Request) value { return wind{&r.Seat} }},
		{"lang", "CODE", "language of texts: %s (default en)", true, func(r *Request) value { return language(&r.Lang) }},
		{"limit", "N", "the most readings to list (default 100)", false, func(r *Request) value { return number{&r.Limit, 1, MaxLimit} }},
		{"only", "RESTRICTION", "which finished hands count, such as tanyao, or 'honitsu & toitoi | sanshoku'", false, func(r *Request) value { return restrictions{&r.Only} }},
		{"method", "METHOD", "exact, or for tanyao the published method substitution (default exact)", false, func(r *Request) value {
			return oneOf(&r.Method, named("exact", Exact), named("substitution", Substitution))
		}},
		{"tile", "TILE", "the tile that another player discards", false, func(r *Request) value { return text{&r.Tile} }},
		{"from", "PLAYER", "who discards it: %s; a chi is from the left only", false, func(r *Request) value { return direction(&r.From) }},
		{"turn", "N", "own discards made so far (default 0)", false, func(r *Request) value { return number{&r.Turn, 0, maxTurn} }},
		{"dora", "TILES", "dora indicators", false, func(r *Request) value { return text{&r.Dora} }},
		{"wins", "JSON", "the wins, a list of requests of score", false, func(r *Request) value { return winList{&r.Wins} }},
		{"outcome", "NAME", "how the round ended: %s (default win)", false, func(r *Request) value { return outcomeName(&r.Outcome) }},
		{"tenpai", "SEATS", "who is ready at the draw, or has nagashi mangan, by comma: %s", false, func(r *Request) value { return seatList{r} }},
		{"win", "TILE", "the winning tile (default: the drawn tile)", false, func(r *Request) value { return text{&r.Win} }},
		{"self_draw", "", "won by the own draw (tsumo), not on a discard", false, func(r *Request) value { return toggle{&r.SelfDraw} }},
		{"first_from", "PLAYER", "who discarded such a tile first since the winner's last turn, if another than who discards it now: %s", false, func(r *Request) value { return firstFrom(&r.First) }},
		{"flags", "FLAGS", "what the tiles do not tell, by comma: %s", false, func(r *Request) value { return winFlags{r} }},
		{"melds_from", "PLAYERS", "who each meld was called from, in order, by comma: %s", false, func(r *Request) value { return meldsFrom{r} }},
		{"ura", "TILES", "ura dora indicators", false, func(r *Request) value { return text{&r.Ura} }},
		{"nukidora", "N", "north tiles set aside, with three players (default 0)", false, func(r *Request) value { return number{&r.Nukidora, 0, maxNorths} }},
		{"flowers", "N", "flower tiles, under rules that count them (default 0)", false, func(r *Request) value { return number{&r.Flowers, 0, maxFlowers} }},
		{"own_flowers", "N", "those of the flower tiles that are of the own seat, under rules that tell (default 0)", false, func(r *Request) value { return number{&r.OwnFlowers, 0, 2} }},
		{"flower_sets", "N", "whole sets of four among the flower tiles, under rules that tell (default 0)", false, func(r *Request) value { return number{&r.FlowerSets, 0, 2} }},
		{"honba", "N", "honba on the table (default 0)", false, func(r *Request) value { return number{&r.Honba, 0, maxHonba} }},
		{"sticks", "N", "riichi sticks on the table, the winner's own included (default 0)", false, func(r *Request) value { return number{&r.Sticks, 0, maxHonba} }},
		{"profile", "NAME", "whose rules decide: %s (default published)", false, func(r *Request) value {
			return oneOf(&r.Profile, named("published", call.Published), named("bot", call.Bot))
		}},
		{"target", "RESTRICTION", "what the hand aims at (default tanyao; profile bot looks for a plan)", false, func(r *Request) value { return targetText{&r.Target} }},
		{"options", "JSON", "options of the rule set, such as {\"kiriage\":true}; of call what the published rules leave open, such as {\"A2\":\"pass\"}", false, optionsOf},
		{"to", "NAME", "notation to write, one of these or mahgen (default mpsz)", false, func(r *Request) value { return notationName(&r.To, writtenNotations()) }},
	}, oddsFields())
})

// fieldByName returns the field of that name, nil if there is none.
func fieldByName(name string) *Field {
	table := fieldTable()
	i := slices.IndexFunc(table, func(f Field) bool { return f.Name == name })
	if i < 0 {
		return nil
	}
	return &table[i]
}

// SetText sets the field of r from the value of a flag.
func (f *Field) SetText(r *Request, s string) *Error {
	texts := maps.Clone(r.texts) // copies of r keep theirs
	if texts == nil {
		texts = map[string]string{}
	}
	texts[f.Name] = s
	r.texts = texts
	return f.placed(f.into(r).fromText(s))
}

// setJSON sets the field of r from JSON. Null means the default, as absence does.
func (f *Field) setJSON(r *Request, raw json.RawMessage) *Error {
	if string(raw) == "null" && f.Name != "id" {
		return nil
	}
	return f.placed(f.into(r).fromJSON(raw))
}

// placed names f in e, and its first byte where no place in the value is named.
func (f *Field) placed(e *Error) *Error {
	if e == nil || e.in(f.Name).At != nil {
		return e
	}
	return e.at(0)
}

// Values returns the values that the field chooses from, nil if it takes others.
func (f *Field) Values() []string {
	if list, ok := f.into(&Request{}).(interface{ names() []string }); ok {
		return list.names()
	}
	return nil
}

// About returns the help of the field.
func (f *Field) About() phrase.Text {
	if strings.Contains(f.Help, "%s") {
		return phrase.Of(f.Help, strings.Join(f.Values(), ", "))
	}
	return phrase.Plain(f.Help)
}

// language is the value of lang.
func language(dst *tile.Lang) value {
	var all []name[tile.Lang]
	for l := tile.EN; l <= tile.ZH; l++ {
		all = append(all, named(l.String(), l))
	}
	return oneOf(dst, all...)
}

// notationName is the value of the fields that name a notation.
func notationName(dst *notation.Notation, names []string) value {
	var all []name[notation.Notation]
	for _, s := range names {
		n, _ := notation.ByName(s)
		all = append(all, named(s, n))
	}
	return oneOf(dst, all...)
}

// writtenNotations returns the names of the notations that can be written.
func writtenNotations() []string {
	return slices.DeleteFunc(notation.Names(), func(s string) bool { return s == notation.Auto.String() })
}

// readNotations returns the names of the notations that can be read.
func readNotations() []string {
	return slices.DeleteFunc(notation.Names(), func(s string) bool {
		n, _ := notation.ByName(s)
		return !n.IsRead()
	})
}
