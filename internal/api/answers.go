package api

import (
	"slices"

	"mentsu/form"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
)

func shantenOp(q *question) (Response, *Error) { return q.shanten(), nil }

func (q *question) shanten() *ShantenResponse {
	a := shanten.Of(q.hand, q.query)
	r := &ShantenResponse{
		Common:  q.about("shanten"),
		Shanten: shantenOf(a.Shanten),
		Forms:   q.formNumbers(a),
		Notes:   q.notes,
	}
	r.Warnings = append(r.Warnings, q.instantWarning(a)...)
	return r
}

// instantWarning says that the number of jokers brings the hand nearer than every form.
func (q *question) instantWarning(a shanten.Answer) []string {
	for _, f := range form.Each() {
		if a.Form(f) == a.Shanten {
			return nil
		}
	}
	return []string{q.say("so many jokers win at once, which is nearer than every form: %d", q.house.InstantWin)}
}

// formNumbers returns the numbers of the forms asked, in fixed order.
func (q *question) formNumbers(a shanten.Answer) FormNumbers {
	asked := q.query.Forms
	if asked == 0 {
		asked = q.hand.Rules().Forms
	}
	var numbers FormNumbers
	for _, f := range form.Each() {
		if asked.Has(f) {
			numbers = append(numbers, FormNumber{f, shantenOf(a.Form(f))})
		}
	}
	return numbers
}

func usefulOp(q *question) (Response, *Error) { return q.useful(), nil }

func (q *question) useful() *UsefulResponse {
	u := shanten.UsefulTiles(q.hand, q.query)
	r := &UsefulResponse{
		Common:  q.about("useful"),
		Shanten: shantenOf(u.Shanten),
		Useful:  q.usefulTiles(u.Tiles),
		Ukeire:  shanten.Ukeire(q.hand, u.Tiles),
		Notes:   q.notes,
	}
	if r.Ukeire == 0 && len(r.Useful) > 0 {
		r.Warnings = append(r.Warnings, q.say("no useful tile is left: all copies are in the hand or seen"))
	}
	r.Warnings = append(r.Warnings, q.jokerWarning()...)
	return r
}

// jokerWarning says what useful tiles leave out where there are jokers that are no tiles of
// a kind; draws of a kind that acts as joker are among them.
func (q *question) jokerWarning() []string {
	if q.hand.Jokers() == 0 || q.hand.JokerKinds() != 0 {
		return nil
	}
	return []string{q.say("useful tiles are those that help as themselves: a joker drawn helps, too, and is not counted")}
}

// hasJokers reports whether there are jokers in the game.
func (q *question) hasJokers() bool { return q.hand.Jokers() > 0 || q.hand.JokerKinds() != 0 }

// usefulTiles lists kinds with what is left of them.
func (q *question) usefulTiles(kinds tile.Kinds) []UsefulTile {
	left := q.hand.Left()
	list := make([]UsefulTile, 0, kinds.Len())
	for k := range kinds.All() {
		list = append(list, UsefulTile{q.tile(tile.Tile(k)), int(left[k]), q.hand.RedLeft(k)})
	}
	return list
}

func discardsOp(q *question) (Response, *Error) { return q.discards(), nil }

func (q *question) discards() *DiscardsResponse {
	now := shanten.Of(q.hand, q.query).Shanten
	r := &DiscardsResponse{
		Common:   q.about("discards"),
		Shanten:  shantenOf(now),
		Win:      now == -1,
		Discards: []Discard{},
		Notes:    q.notes,
	}
	for _, d := range shanten.Discards(nil, q.hand, q.query) {
		r.Discards = append(r.Discards, Discard{
			Tile:    q.tile(q.hand.Discard(d.Kind)),
			Shanten: shantenOf(d.Shanten),
			Useful:  q.usefulTiles(d.Tiles),
			Ukeire:  d.Ukeire,
		})
	}
	r.Warnings = append(r.Warnings, q.jokerWarning()...)
	return r
}

func explainOp(q *question) (Response, *Error) { return q.explain(), nil }

func (q *question) explain() *ExplainResponse {
	e := shanten.Explain(q.hand, q.query)
	r := &ExplainResponse{
		Common:  q.about("explain"),
		Shanten: shantenOf(e.Shanten),
		Groups:  []Group{},
		More:    e.More,
		Count: Count{
			Base: e.Count.Base, Sets: e.Count.Sets, Partials: e.Count.Partials,
			Pair: e.Count.Pair, Jokers: e.Count.Jokers, Result: e.Count.Result, Note: q.countNote(e),
		},
		Notes: q.notes,
	}
	for _, g := range e.Groups {
		r.Groups = append(r.Groups, q.group(g))
	}
	return r
}

// countNote says why the classic count is not the exact number, if it is not.
func (q *question) countNote(e shanten.Explanation) string {
	switch {
	case e.Standard == shanten.Impossible:
		return q.say("no finished hand of the standard form is possible")
	case int(e.Standard) == e.Count.Result:
		return ""
	case e.Count.Jokers > 0:
		return q.say("the exact number of the standard form is %d: the count relies on tiles that are gone, or on a loose tile for each set and the pair", e.Standard)
	default:
		return q.say("the exact number of the standard form is %d: the count relies on tiles that are gone", e.Standard)
	}
}

// group returns g in the notation of the answer.
func (q *question) group(g shanten.Group) Group {
	out := Group{Form: g.Form.String(), Sets: []string{}, Partials: []string{}, Missing: g.Missing, Jokers: g.Jokers}
	for _, s := range g.Sets {
		ks := s.Kinds()
		out.Sets = append(out.Sets, q.kinds(ks[:]...))
	}
	for _, p := range g.Partials {
		out.Partials = append(out.Partials, q.kinds(p[:]...))
	}
	if g.HasPair {
		pair := q.kinds(g.Pair, g.Pair)
		out.Pair = &pair
	}
	out.Knitted = q.singles(g.Knitted, 0)
	var loose []tile.Kind
	for k, n := range g.Loose {
		loose = append(loose, slices.Repeat([]tile.Kind{tile.Kind(k)}, int(n))...)
	}
	out.Loose = q.kinds(loose...)
	return out
}

func convertOp(q *question) (Response, *Error) {
	text, loss := q.written(q.req.To)
	r := &ConvertResponse{
		Common:   q.about("convert"),
		Text:     text,
		Notation: q.read.String(),
		Lossy:    loss != 0,
		Notes:    q.notes,
	}
	for _, w := range q.lossWarnings(q.req.To, loss) {
		if !slices.Contains(r.Warnings, w) {
			r.Warnings = append(r.Warnings, w)
		}
	}
	return r, nil
}

// written returns the hand in notation n, the drawn tile where n wants it.
func (q *question) written(n notation.Notation) (text string, loss notation.Loss) {
	text, loss = notation.Format(q.tiles, n)
	if q.hand != nil {
		if t, ok := q.hand.Drawn(); ok {
			text, loss = notation.FormatDrawn(q.tiles, t, n)
		}
	}
	return text, q.truly(loss, text, n)
}

// truly returns what text, the hand in notation n, has lost. The first five of t136 is red
// only in games with red fives, of which the notation alone does not know: what reads back
// as the hand has kept its fives.
func (q *question) truly(loss notation.Loss, text string, n notation.Notation) notation.Loss {
	if n != notation.T136 || !loss.Has(notation.LostReds) {
		return loss
	}
	back, err := notation.Reader{Notation: n, Reds: q.req.Reds}.Parse(text)
	if err != nil {
		return loss
	}
	again, _ := notation.Format(back.Tiles, notation.MPSZ)
	if now, _ := notation.Format(q.tiles, notation.MPSZ); again == now {
		loss &^= notation.LostReds
	}
	return loss
}

// lossWarnings says what is lost in notation n.
func (q *question) lossWarnings(n notation.Notation, loss notation.Loss) []string {
	if n == notation.Auto {
		n = notation.MPSZ
	}
	var all []string
	if loss.Has(notation.LostReds) {
		all = append(all, q.say("the notation %v cannot tell red fives from plain ones", n))
	}
	if loss.Has(notation.LostCalls) {
		all = append(all, q.say("the notation %v does not say all about how melds were called", n))
	}
	if loss.Has(notation.LostDrawn) {
		all = append(all, q.say("the notation %v does not say which tile was drawn", n))
	}
	if loss.Has(notation.MadeCalls) {
		all = append(all, q.say("the notation %v must say who a meld was called from: left stands for unknown", n))
	}
	return all
}
