package api

import (
	"errors"
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/phrase"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
	"mentsu/win"
)

// question is a request whose texts are read and whose hand is checked.
type question struct {
	req    *Request
	common Common
	read   notation.Notation // the notation the hand was read in
	tiles  hand.Tiles        // canonical
	text   notation.Text     // of the hand, as sent
	hand   *hand.Hand        // nil if sizes are not checked and do not fit
	query  shanten.Query
	house  win.House
	wins   []*question // of an operation about the table: what its wins ask of score
	notes  Notes

	jokerKinds tile.Kinds            // of deals without a hand
	names      [tile.NumTiles]string // of tiles in the notation of the answer, as far as asked
}

// Do answers a request.
func Do(r *Request) (Response, *Error) {
	response, err := do(r)
	if err != nil {
		err.say(r.Lang)
	}
	return response, err
}

func do(r *Request) (Response, *Error) {
	o, err := opByName(r.Op)
	if err != nil {
		return nil, err
	}
	own := *r // the caller's is left as it is
	r = &own
	if err = o.Prepare(r); err != nil {
		return nil, err
	}
	if err = r.checkOptions(o); err != nil {
		return nil, err
	}
	if err = r.Limits.check(r); err != nil {
		return nil, err
	}
	q, err := newQuestion(r, o)
	if err != nil {
		return nil, err
	}
	if o.size != unchecked && q.hand != nil {
		if err = o.fits(q.hand.Size()); err != nil {
			return nil, err
		}
	}
	response, err := o.run(q)
	if err != nil {
		return nil, err
	}
	response.answers(r.ID)
	return response, nil
}

// Answer reads a request from a line of JSON and returns its response, or else the error
// row that stands for it, as a line of JSON without line end. Error rows name line, the
// number of the line in a batch, unless it is 0.
func Answer(request []byte, line int) (response []byte, ok bool) {
	return Limits{}.Answer(request, line, tile.EN)
}

// Answer is the function Answer within the limits. Lang is the language of a
// request that does not name its own.
func (l Limits) Answer(request []byte, line int, lang tile.Lang) (response []byte, ok bool) {
	r, err := decodeRequest(request, "")
	r.SpeakUnasked(lang)
	if err == nil {
		r.Limits = l
		var answer Response
		if answer, err = Do(&r); err == nil {
			return Marshal(answer), true
		}
	}
	if line > 0 && err.Message == notAnObject && err.Field == "" {
		err = fault(BadJSON, "%s; for lines that are hands use --op", err.Reason()).at(*err.At)
	}
	return Refuse(&r, err, line), false
}

// Refuse returns the error row for a request that has no answer.
func Refuse(r *Request, err *Error, line int) []byte {
	err.say(r.Lang)
	return Marshal(ErrorResponse{ID: r.ID, Op: brief(r.Op), Error: err, Line: line})
}

// newQuestion reads the texts of r and checks its hand as far as o asks.
func newQuestion(r *Request, o *Op) (*question, *Error) {
	if o.table {
		return newTable(r, o)
	}
	if !r.hasHand && o.deals {
		return newDeals(r, o)
	}
	if !r.hasHand {
		return nil, fault(BadValue, "no hand").in("hand")
	}
	text, err := r.reader().Parse(r.Hand)
	if err != nil {
		return nil, syntaxFault(err, "hand")
	}
	ctx, seen, fail := r.context()
	if fail != nil {
		return nil, fail
	}
	q := &question{req: r, text: text, read: text.Notation, query: shanten.Query{Pool: r.Pool, Forms: ctx.Rules.Forms}}
	if !r.hasPool && r.Pool == form.PoolMelds {
		q.query.Pool = o.pool
	}
	if fail := q.takeHouse(o, &ctx); fail != nil {
		return nil, fail
	}
	if fail := r.takeWin(&ctx, text.Melds); fail != nil {
		return nil, fail
	}
	q.hand, err = hand.New(text.Tiles, ctx)
	switch {
	case err == nil:
		q.tiles = q.hand.Tiles()
	case o.size == unchecked && errors.Is(err, hand.ErrSize):
		q.tiles = loose(text.Tiles, &ctx)
	default:
		return nil, r.inJokers(r.inWin(handFault(err, &text, seen)))
	}
	q.begin()
	return q, nil
}

// reader returns the reader of the texts of r.
func (r *Request) reader() notation.Reader {
	return notation.Reader{Notation: r.Notation, Reds: r.redFives()}
}

// context reads what a request says beside the hand; seenAt holds the byte offsets of the
// tiles seen.
func (r *Request) context() (ctx hand.Context, seenAt []int, fail *Error) {
	ctx = hand.Context{
		Rules:  r.Rules(),
		Reds:   r.redFives(),
		Jokers: r.Jokers,
	}
	var err error
	if ctx.Seen, seenAt, err = r.reader().ParseTiles(r.Seen); err != nil {
		return ctx, nil, syntaxFault(err, "seen")
	}
	jokers, offsets, err := r.reader().ParseTiles(r.JokerTiles)
	if err != nil {
		return ctx, nil, syntaxFault(err, "joker_tiles")
	}
	for i, t := range jokers {
		if t == tile.Joker {
			return ctx, nil, fault(BadValue, "j is a joker by itself: name kinds").at(offsets[i]).in("joker_tiles")
		}
		ctx.JokerKinds = ctx.JokerKinds.With(t.Kind())
	}
	drawn, at, err := r.reader().ParseTiles(r.Drawn)
	switch {
	case err != nil:
		return ctx, nil, syntaxFault(err, "drawn")
	case len(drawn) > 1:
		return ctx, nil, fault(BadValue, "must be one tile, not %s", quoted(r.Drawn)).at(at[1]).in("drawn")
	case len(drawn) == 1:
		ctx.Drawn = &drawn[0]
	}
	return ctx, seenAt, nil
}

// loose returns tiles that are no hand in canonical form: the jokers of ctx among them.
func loose(t hand.Tiles, ctx *hand.Context) hand.Tiles {
	all := slices.Clone(t.Concealed)
	if ctx.Drawn != nil && (len(all)+ctx.Jokers)%3 == 1 {
		all = append(all, *ctx.Drawn)
	}
	for i, c := range all {
		if c != tile.Joker && ctx.JokerKinds.Has(c.Kind()) {
			all[i] = tile.Joker
		}
	}
	return hand.Tiles{Concealed: append(all, slices.Repeat([]tile.Tile{tile.Joker}, ctx.Jokers)...), Melds: t.Melds}
}

// jokerField returns the field that gave the hand its jokers.
func (q *question) jokerField() string {
	switch {
	case q.req.Jokers > 0:
		return "jokers"
	case q.req.JokerTiles != "":
		return "joker_tiles"
	default:
		return "hand"
	}
}

// jokerAt returns where the request gives the joker behind the first n, all of them being
// counted.
func (q *question) jokerAt(n int) place {
	p := place{field: q.jokerField()}
	if p.field != "hand" {
		return p
	}
	for i, t := range q.text.Concealed {
		if t != tile.Joker {
			continue
		}
		if n == 0 {
			p.at = q.text.Offsets[i]
		}
		n--
	}
	return p
}

// begin fills in what every response says about the hand.
func (q *question) begin() {
	c := &q.common
	c.Op, c.Pool = q.req.Op, q.query.Pool.String()
	var loss notation.Loss
	c.Hand, loss = notation.Format(q.tiles, q.req.Print)
	q.notes.Warnings = q.lossWarnings(q.req.Print, q.truly(loss, c.Hand, q.req.Print)&notation.LostReds) // the rest changes no answer
	if q.hand == nil {
		return
	}
	implied := q.hand.ImpliedMelds()
	c.ImpliedMelds = &implied
	if t, ok := q.hand.Drawn(); ok {
		s := q.tile(t)
		c.Drawn = &s
	}
}

// say returns a text in the language of the answer.
func (q *question) say(format string, args ...any) string {
	return phrase.Of(format, args...).In(q.req.Lang)
}

// about returns the beginning of the response of op.
func (q *question) about(op string) Common {
	c := q.common
	c.Op = op
	return c
}

// tile returns t in the notation of the answer.
func (q *question) tile(t tile.Tile) string {
	if q.names[t] == "" {
		q.names[t], _ = notation.FormatTiles([]tile.Tile{t}, q.req.Print)
	}
	return q.names[t]
}

// kinds returns plain tiles of the kinds given, in the notation of the answer.
func (q *question) kinds(kinds ...tile.Kind) string {
	tiles := make([]tile.Tile, len(kinds))
	for i, k := range kinds {
		tiles[i] = tile.Tile(k)
	}
	s, _ := notation.FormatTiles(tiles, q.req.Print)
	return s
}
