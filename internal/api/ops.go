package api

import (
	"slices"
	"strings"
	"sync"

	"mentsu/form"
)

// size says which numbers of concealed tiles an operation takes.
type size uint8

const (
	unchecked  size = iota // any tiles at all
	anySize                // 3n+1 or 3n+2
	waiting                // 3n+1
	discarding             // 3n+2
)

// Op is an operation.
type Op struct {
	Name string
	Help string   // one line
	own  []string // request fields beside the common ones
	size size
	// instead is the operation to use for hands of the other size.
	instead string
	pool    form.Pool // the default
	house   bool      // knows the rules of a house, and eight pairs with five sets
	deals   bool      // is about deals, too: the hand may be left out
	table   bool      // is about the whole table: there is no hand
	rules   string    // the rule set where a request names none; "" is none
	run     func(*question) (Response, *Error)
}

// Ops returns all operations, in the order that help shows them; the first is the one for
// a hand without a question.
func Ops() []Op { return opTable() }

// opTable holds all operations. A new one is a row here, a response struct and a function.
//
//nolint:gochecknoglobals // a table, built once and never changed
var opTable = sync.OnceValue(func() []Op {
	return []Op{
		{Name: "analyze", Help: "Everything about a hand: shanten, discards or useful tiles, groupings", own: winFields("self_draw"), size: anySize, house: true, run: analyze},
		{Name: "shanten", Help: "How far a hand is from ready, for each winning form", size: anySize, house: true, run: shantenOp},
		{Name: "useful", Help: "The tiles that bring a hand nearer with its next draw (ukeire)", size: waiting, instead: "discards", house: true, run: usefulOp},
		{Name: "discards", Help: "What every discard leaves, best first", size: discarding, instead: "useful", house: true, run: discardsOp},
		{Name: "win", Help: "Whether a hand is complete, and what its jokers stand for", size: discarding, instead: "waits", house: true, run: winOp},
		{Name: "waits", Help: "What a hand waits on, or what it waits on after each discard", size: anySize, house: true, run: waitsOp},
		{Name: "readings", Help: "Every way in which a complete hand splits into sets, with its jokers", own: []string{"limit"}, size: discarding, instead: "waits", house: true, run: readingsOp},
		{Name: "restrict", Help: "How far a hand is from finished hands of a certain kind, such as tanyao", own: []string{"only", "method"}, size: anySize, run: restrictOp},
		{Name: "compare", Help: "How far a hand is from every yaku, nearest first", own: []string{"only"}, size: anySize, run: compareOp},
		{Name: "call", Help: "Whether to call a tile that another player discards, and which meld", own: []string{"tile", "from", "turn", "dora", "profile", "target", "options"}, size: waiting, instead: "discards", pool: form.PoolSeen, run: callOp},
		{Name: "score", Help: "What a complete hand is worth: yaku, fu, points, and who pays", own: winFields("win", "self_draw", "from", "first_from"), size: discarding, instead: "outcomes", run: scoreOp},
		{Name: "outcomes", Help: "What each wait of a ready hand is worth, on a discard, by the own draw and with riichi", own: winFields(), size: waiting, instead: "score", run: outcomesOp},
		{Name: "reach", Help: "The nearest hands that are worth enough to win, under rules that add up points", own: []string{"options", "flowers", "own_flowers", "flower_sets"}, size: anySize, rules: "mcr", run: reachOp},
		{Name: "settle", Help: "Who pays whom at the end of a round: several wins, draws, nagashi mangan", own: []string{"wins", "outcome", "tenpai", "options", "honba", "sticks"}, table: true, run: settleOp},
		{Name: "explain", Help: "Where the shanten number comes from: the groupings", size: anySize, run: explainOp},
		{Name: "improve", Help: "Draws that widen what a hand hopes for, and how much of it is good shape", size: anySize, house: true, run: improveOp},
		{Name: "odds", Help: "How likely anything is: exact shares of all deals, and chances of a hand within so many draws", own: oddsOwn(), size: anySize, deals: true, run: oddsOp},
		{Name: "convert", Help: "The hand in canonical text, or in another notation", own: []string{"to"}, size: unchecked, run: convertOp},
	}
})

// opByName returns the operation of that name, or says that there is none.
func opByName(name string) (*Op, *Error) {
	table := opTable()
	var known []string
	for i := range table {
		if table[i].Name == name {
			return &table[i], nil
		}
		known = append(known, table[i].Name)
	}
	if name == "" {
		return nil, fault(UnknownOp, "no operation: give one of %s", strings.Join(known, ", ")).in("op")
	}
	return nil, fault(UnknownOp, "no operation %s, but %s%s", quoted(name), strings.Join(known, ", "), Suggest(name, known)).in("op")
}

// TakesTable reports whether o is about the whole table, so that it takes no hand.
func (o *Op) TakesTable() bool { return o.table }

// TakesDeals reports whether o answers about deals, too, so that the hand may be left out.
func (o *Op) TakesDeals() bool { return o.deals }

// Fields returns the request fields that o takes.
func (o *Op) Fields() []Field {
	var fields []Field
	for _, f := range fieldTable() {
		if o.takes(&f) {
			fields = append(fields, f)
		}
	}
	return fields
}

func (o *Op) takes(f *Field) bool { return f.common || slices.Contains(o.own, f.Name) }

// unknownField says why o does not take the field of that name.
func (o *Op) unknownField(name string) *Error {
	var known, owners []string
	for _, f := range o.Fields() {
		known = append(known, f.Name)
	}
	for _, other := range opTable() {
		if slices.Contains(other.own, name) {
			owners = append(owners, other.Name)
		}
	}
	if owners != nil {
		return fault(UnknownField, "the field %q belongs to %s, not to %s", name, strings.Join(owners, ", "), o.Name).in(name)
	}
	return fault(UnknownField, "no field %s%s", quoted(name), Suggest(name, known)).in(brief(name))
}

// fits says why o does not take a hand of n concealed tiles, if it does not.
func (o *Op) fits(n int) *Error {
	switch {
	case o.size == waiting && n%3 != 1:
		return fault(WrongSize, "%s takes a hand before its draw (3n+1 tiles, such as 13); this one has %d and discards first: use %s", o.Name, n, o.instead).in("hand")
	case o.size == discarding && n%3 != 2:
		return fault(WrongSize, "%s takes a hand after its draw (3n+2 tiles, such as 14); this one has %d and draws first: use %s", o.Name, n, o.instead).in("hand")
	default:
		return nil
	}
}
