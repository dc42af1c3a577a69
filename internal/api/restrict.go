package api

import (
	"errors"

	"mentsu/form"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// Restricted says how far a hand is from a restriction. Keep is null for hands that wait,
// the waits are for hands that discard; all of them are by the method of substitution.
type Restricted struct {
	Possible     bool         `json:"possible"` // some finished hand counts
	Shanten      Shanten      `json:"shanten"`
	Useful       []UsefulTile `json:"useful"`          // in tile order
	Ukeire       int          `json:"ukeire"`          // the sum of Left, in tiles
	Keep         []string     `json:"keep"`            // the discards that keep Shanten
	Waits        []WaitTile   `json:"waits"`           // complete the hand as the restriction asks
	Yakuless     []WaitTile   `json:"yakuless_waits"`  // complete the hand, but not so
	Dead         []WaitTile   `json:"dead_waits"`      // of either kind, with no tile left
	SelfDrawOnly []WaitTile   `json:"self_draw_waits"` // those of Waits that count by self-draw only
}

// RestrictResponse answers restrict.
type RestrictResponse struct {
	Common
	Restricted

	// Discards tells what every discard leaves, best first: shanten, ukeire, tile order; null
	// for hands that wait, and by the method of substitution.
	Discards []Discard `json:"discards"`

	Notes
}

// ComparedRow is the answer of one restriction beside others.
type ComparedRow struct {
	Name string `json:"name"` // canonical text, or the ID of a fan
	Restricted
}

// CompareResponse answers compare.
type CompareResponse struct {
	Common

	Rows []ComparedRow `json:"rows"` // nearest first: shanten, ukeire, the order asked

	Notes
}

func restrictOp(q *question) (Response, *Error) {
	switch n := len(q.req.Only); {
	case n == 0:
		return nil, fault(BadValue, "no restriction: give one, such as tanyao").in("only")
	case n > 1:
		return nil, fault(BadValue, "%d restrictions, where one is expected: join them with & or |, or use compare", n).in("only")
	}
	if q.req.Method == Substitution {
		return q.substitution(q.req.Only[0])
	}
	p, err := programs.of(q.req.Only[0], q.req.winds())
	if err != nil {
		return nil, err
	}
	answer, fail := p.Of(q.hand, q.query.Pool)
	if fail != nil {
		return nil, restrictionFault(fail, 0) // of five sets it comes to more clauses
	}
	r := &RestrictResponse{Common: q.about("restrict"), Restricted: q.restricted(&answer), Notes: q.notes}
	q.keep(&r.Restricted, &answer)
	r.Discards = q.restrictedDiscards(p)
	var w restrict.Waits
	if q.ready() {
		w, _ = p.Waits(q.hand, q.query.Pool) // no error: it waits, and p has answered
	}
	q.worth(&r.Restricted, w)
	if r.Ukeire == 0 && len(r.Useful) > 0 {
		r.Warnings = append(r.Warnings, q.say("no useful tile is left: all copies are in the hand or seen"))
	}
	if !q.hand.Waiting() && q.complete() && answer.Shanten >= 0 {
		r.Warnings = append(r.Warnings, q.say("the hand is complete, but not so (yakuless)"))
	}
	r.Warnings = append(r.Warnings, q.jokerWarning()...)
	return r, nil
}

// complete reports whether the hand, of 3n+2 tiles, is complete in any way.
func (q *question) complete() bool {
	return shanten.Of(q.hand, shanten.Query{Pool: q.query.Pool}).Shanten == -1
}

// substitution answers by the published method.
func (q *question) substitution(r restrict.Restriction) (Response, *Error) {
	if s := r.String(); s != "tanyao" && s != "tanyao & std" {
		return nil, fault(BadValue, "substitution tells the distance from tanyao only, not from %s", quoted(s)).in("method")
	}
	if q.hasJokers() || q.hand.Rules().Sets != 4 {
		return nil, fault(Unsupported, "substitution knows neither jokers nor games of five sets").in("method")
	}
	answer, err := restrict.Substitution(q.hand)
	if many, ok := errors.AsType[*restrict.UnusableError](err); ok {
		return nil, fault(Unsupported, "substitution replaces at most %d tiles that are no simples; this hand has %d", restrict.MaxUnusable, many.Tiles).in("method")
	}
	if err != nil {
		return nil, &Error{Code: Unsupported, Field: "hand", Message: err.Error()} // all other conditions are refused above
	}
	about := q.about("restrict")
	about.Pool = form.PoolHand.String() // that is all it knows
	return &RestrictResponse{Common: about, Restricted: q.restricted(&answer), Notes: q.notes}, nil
}

// ready reports whether the hand, of 3n+1 tiles, waits on something.
func (q *question) ready() bool {
	return q.hand.Waiting() && shanten.Of(q.hand, shanten.Query{Pool: q.query.Pool}).Shanten == 0
}

// restricted returns what both sizes of hand have of an answer.
func (q *question) restricted(a *restrict.Answer) Restricted {
	return Restricted{
		Possible: a.Shanten != shanten.Impossible,
		Shanten:  shantenOf(a.Shanten),
		Useful:   q.usefulTiles(a.Useful),
		Ukeire:   shanten.Ukeire(q.hand, a.Useful),
	}
}

// keep adds the discards that keep the number, of a hand that has them.
func (q *question) keep(r *Restricted, a *restrict.Answer) {
	if q.hand.Waiting() {
		return
	}
	r.Keep = []string{}
	for k := range a.Keep.All() {
		r.Keep = append(r.Keep, q.tile(q.hand.Discard(k)))
	}
}

// restrictedDiscards returns what every discard leaves of a hand that has them.
func (q *question) restrictedDiscards(p *restrict.Program) []Discard {
	if q.hand.Waiting() {
		return nil
	}
	list, _ := p.Discards(q.hand, q.query.Pool) // no error: it does not wait, and p has answered
	all := make([]Discard, 0, len(list))
	for _, d := range list {
		all = append(all, Discard{q.tile(q.hand.Discard(d.Kind)), shantenOf(d.Shanten), q.usefulTiles(d.Useful), d.Ukeire})
	}
	return all
}

// worth adds what the waits of the hand are worth; all lists are empty if w is.
func (q *question) worth(r *Restricted, w restrict.Waits) {
	if q.hand.Waiting() {
		r.Waits, r.Yakuless, r.Dead, r.SelfDrawOnly = q.waitTiles(w.Valid), q.waitTiles(w.Yakuless), q.waitTiles(w.Dead), q.waitTiles(w.TsumoOnly)
	}
}

// waitTiles lists kinds with what is left of them.
func (q *question) waitTiles(kinds tile.Kinds) []WaitTile {
	left := q.hand.Left()
	list := make([]WaitTile, 0, kinds.Len())
	for k := range kinds.All() {
		n := int(left[k])
		list = append(list, WaitTile{q.tile(tile.Tile(k)), &n})
	}
	return list
}

func compareOp(q *question) (Response, *Error) {
	if len(q.req.Only) == 0 {
		r, err := q.compareAll()
		if err != nil {
			return nil, err
		}
		return r, nil
	}
	var list []*restrict.Program
	for i, r := range q.req.Only {
		p, err := programs.of(r, q.req.winds())
		if err != nil {
			err.Field = element("only", i)
			return nil, err
		}
		list = append(list, p)
	}
	r, err := q.compare(list, nil)
	if err != nil {
		return nil, err
	}
	return r, nil
}

// compareAll compares every yaku, or under rules that add up points every fan that is a
// restriction.
func (q *question) compareAll() (*CompareResponse, *Error) {
	if !q.addsPoints() {
		return q.compare(programs.yaku(q.req.winds()), nil)
	}
	var list []*restrict.Program
	names := map[*restrict.Program]string{}
	for _, f := range fansOf(q.req.RuleSet.Definition(), q.req.winds()) {
		list = append(list, f.program)
		names[f.program] = q.req.RuleSet.Definition().Patterns[f.pattern].ID
	}
	return q.compare(list, names)
}

// comparesAll reports whether compareAll says what goes for the hand: the yaku are those of
// riichi, and the fans are not known with jokers.
func (q *question) comparesAll() bool {
	if q.addsPoints() {
		return !q.hasJokers()
	}
	return q.query.Forms&form.Knitted == 0
}

// addsPoints reports whether the rule set named adds up points.
func (q *question) addsPoints() bool { return q.req.RuleSet != nil && !countsHan(q.req.RuleSet.set) }

// compare compares programs; a row has the canonical text of its restriction unless names
// says another.
func (q *question) compare(list []*restrict.Program, names map[*restrict.Program]string) (*CompareResponse, *Error) {
	rows, err := restrict.Compare(q.hand, q.query.Pool, list)
	if err != nil {
		return nil, restrictionFault(err, 0) // of five sets it comes to more clauses
	}
	r := &CompareResponse{Common: q.about("compare"), Rows: make([]ComparedRow, 0, len(rows)), Notes: q.notes}
	ready := q.ready()
	for i := range rows {
		name, ok := names[rows[i].Program]
		if !ok {
			name = rows[i].Program.Restriction().String()
		}
		row := ComparedRow{name, q.restricted(&rows[i].Answer)}
		q.keep(&row.Restricted, &rows[i].Answer)
		var w restrict.Waits
		if ready {
			w, _ = rows[i].Program.Waits(q.hand, q.query.Pool) // no error: it waits, and the program has answered
		}
		q.worth(&row.Restricted, w)
		r.Rows = append(r.Rows, row)
	}
	r.Warnings = append(r.Warnings, q.jokerWarning()...)
	return r, nil
}
