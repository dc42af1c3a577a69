package api

import (
	"errors"
	"slices"

	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

// OddsRow is the deals that have something in common.
type OddsRow struct {
	Forms         []string `json:"forms"`          // by shanten: those it is the least of; by forms: those the deals are complete in
	Shanten       Shanten  `json:"shanten"`        // null by other things, and for deals that no finished hand can come of
	Kinds         *int     `json:"kinds"`          // waited on; null by other things
	Tiles         *int     `json:"tiles"`          // left of these; null by other things
	Count         string   `json:"count"`          // deals, in digits
	Probability   float64  `json:"probability"`    // of all deals, 0..1
	OneIn         *float64 `json:"one_in"`         // 1 / Probability; null if that is 0
	AtMost        *float64 `json:"at_most"`        // the probability of this number or less; null by forms
	StandardError *float64 `json:"standard_error"` // of Probability; null if it is exact
}

// OddsMean is the mean shanten number of all deals.
type OddsMean struct {
	Forms         []string `json:"forms"` // it is the least of
	Mean          *float64 `json:"mean"`  // null if no finished hand can come of any deal
	StandardError *float64 `json:"standard_error"`
}

// OddsStanding is where a hand stands among all deals of as many tiles.
type OddsStanding struct {
	Shanten Shanten `json:"shanten"`
	Nearer  float64 `json:"nearer"`  // the share of deals with a lower shanten number, 0..1
	Same    float64 `json:"same"`    // with the same
	Farther float64 `json:"farther"` // with a higher one
}

// OddsDraws is what can come of so many draws of a hand.
type OddsDraws struct {
	Draws   int     `json:"draws"`
	Advance float64 `json:"advance"` // chance of a useful tile of the hand as it is; exact
	Ready   float64 `json:"ready"`   // chance that all tiles together hold a ready hand; exact
	Win     float64 `json:"win"`     // that they hold a complete one; exact

	PlayReady      *float64 `json:"play_ready"` // share of games that were ready, or won; null if none were played
	PlayReadyError *float64 `json:"play_ready_error"`
	PlayWin        *float64 `json:"play_win"`
	PlayWinError   *float64 `json:"play_win_error"`
}

// OddsResponse answers odds.
type OddsResponse struct {
	Common

	By            string        `json:"by"`
	Tiles         int           `json:"tiles"` // concealed
	Deals         string        `json:"deals"` // all that were counted or played, in digits
	Count         string        `json:"count"` // those that the rows of one lot tell of
	Rows          []OddsRow     `json:"rows"`
	Mean          *float64      `json:"mean"`  // of the least shanten numbers; null by other things
	Means         []OddsMean    `json:"means"` // by lots of forms
	Exact         bool          `json:"exact"` // the rows are; else they are of a simulation
	Seed          *int          `json:"seed"`  // of what was played; null if nothing was
	StandardError *float64      `json:"standard_error"`
	Standing      *OddsStanding `json:"standing"` // of a hand
	Draws         []OddsDraws   `json:"draws"`    // of a hand; null without one
	Games         *int          `json:"games"`    // of a hand, that were played

	Notes
}

// newDeals returns the question of a request about deals, without a hand.
func newDeals(r *Request, o *Op) (*question, *Error) {
	ctx, _, fail := r.context()
	if fail != nil {
		return nil, fail
	}
	q := &question{req: r, query: shanten.Query{Pool: r.Pool, Forms: ctx.Rules.Forms}, jokerKinds: ctx.JokerKinds}
	if fail := q.takeHouse(o, &ctx); fail != nil {
		return nil, fail
	}
	q.common.Op, q.common.Pool = r.Op, q.query.Pool.String()
	return q, nil
}

func oddsOp(q *question) (Response, *Error) {
	if q.hand != nil {
		return q.handOdds()
	}
	if q.req.Draws != 0 {
		return nil, fault(BadValue, "draws are of a hand: give one").in("draws")
	}
	question, known, err := q.dealQuestion()
	if err != nil {
		return nil, err
	}
	r := q.oddsResponse(&question)
	if fail := q.countDeals(r, &question); fail != nil {
		return nil, q.oddsFault(fail, known)
	}
	r.Notes = q.notes
	return r, nil
}

// oddsResponse returns the beginning of the response about a question.
func (q *question) oddsResponse(question *odds.Question) *OddsResponse {
	r := &OddsResponse{Common: q.about("odds"), By: q.req.By.String(), Tiles: question.Tiles, Rows: []OddsRow{}, Means: []OddsMean{}}
	if implied := question.Rules.WithDefaults().Sets - len(question.Melds) - question.Tiles/3; implied >= 0 && r.ImpliedMelds == nil {
		r.ImpliedMelds = &implied
	}
	return r
}

// located holds the tiles of fields, by name.
type located map[string]placed

// placed are tiles with the bytes they stand at.
type placed struct {
	tiles []tile.Tile
	at    []int
}

// dealQuestion reads what the request says of the deals.
func (q *question) dealQuestion() (odds.Question, located, *Error) {
	r := q.req
	d := odds.Question{
		Tiles: r.DealTiles, Jokers: r.Jokers, WallJokers: r.WallJokers, Deck: r.Deck, Rules: r.Rules(), Pool: q.query.Pool,
		JokerKinds: q.jokerKinds, Patterns: r.Patterns, Progress: r.Progress,
	}
	known := located{}
	for _, field := range []struct {
		name   string
		counts *tile.Counts
	}{{"known", &d.Known}, {"seen", &d.Seen}} {
		jokers, err := q.tilesOf(known, field.name, field.counts)
		if err != nil {
			return d, nil, err
		}
		d.Jokers += jokers
	}
	if err := q.dealMelds(&d); err != nil {
		return d, nil, err
	}
	if d.Tiles == 0 {
		d.Tiles = 3*(d.Rules.WithDefaults().Sets-len(d.Melds)) + 1
		if r.By == ByForms {
			d.Tiles++
		}
	}
	return d, known, q.only(&d)
}

// tilesOf reads the tiles of a field into counts and known, and returns how many are jokers.
func (q *question) tilesOf(known located, field string, counts *tile.Counts) (jokers int, fail *Error) {
	tiles, at, err := q.req.reader().ParseTiles(q.req.Text(field))
	if err != nil {
		return 0, syntaxFault(err, field)
	}
	for i, t := range tiles {
		switch {
		case t != tile.Joker:
			counts[t.Kind()]++
		case field == "seen":
			return 0, fault(BadValue, "a joker cannot be seen").at(at[i]).in(field)
		default:
			jokers++
		}
	}
	known[field] = placed{tiles, at}
	return jokers, nil
}

// dealMelds reads the melds of the deals.
func (q *question) dealMelds(d *odds.Question) *Error {
	if q.req.DealMelds == "" {
		return nil
	}
	text, err := q.req.reader().Parse(q.req.DealMelds)
	if err != nil {
		return syntaxFault(err, "melds")
	}
	if len(text.Concealed) > 0 {
		return fault(BadValue, "concealed tiles among the melds: give them as known").in("melds")
	}
	d.Melds = text.Melds
	return nil
}

// only takes the restriction of the request.
func (q *question) only(d *odds.Question) *Error {
	switch n := len(q.req.Only); {
	case n == 0:
		return nil
	case n > 1:
		return fault(BadValue, "%d restrictions, where one is expected: join them with & or |, or use compare", n).in("only")
	}
	p, err := programs.of(q.req.Only[0], q.req.winds())
	d.Only = p
	return err
}

// oddsFault translates an error of odds; known holds the tiles of the fields.
func (q *question) oddsFault(err error, known located) *Error {
	wrong, ok := errors.AsType[*odds.Error](err)
	if !ok {
		return &Error{Code: BadValue, Message: err.Error()}
	}
	e := &Error{Code: BadValue, Field: wrong.Field, Message: wrong.Reason}
	switch {
	case errors.Is(err, odds.ErrSize):
		e.Code = WrongSize
	case errors.Is(err, odds.ErrCopies), errors.Is(err, odds.ErrTooFew):
		e.Code = InvalidHand
	case errors.Is(err, odds.ErrTooMany), errors.Is(err, odds.ErrStopped):
		e.Code = TooLarge
	case errors.Is(err, odds.ErrUnsupported):
		e.Code = Unsupported
	}
	if q.hand != nil && slices.Contains([]string{"known", "tiles", "melds"}, e.Field) {
		e.Field = "hand"
	}
	if errors.Is(err, odds.ErrCopies) {
		for i, t := range known[e.Field].tiles {
			if t != tile.Joker && t.Kind() == wrong.Kind {
				e.At = &known[e.Field].at[i] // the last of them
			}
		}
	}
	return e
}

// countDeals fills in what the response says of all deals.
func (q *question) countDeals(r *OddsResponse, d *odds.Question) error {
	if q.req.By == ByKinds || q.req.By == ByTiles {
		return q.countWaits(r, d)
	}
	count := odds.Deals
	if q.req.By == ByForms {
		count = odds.Complete
	}
	all, err := (*odds.Distribution)(nil), error(nil)
	if q.req.Samples == 0 {
		all, err = count(*d)
	}
	if q.req.Samples > 0 || errors.Is(err, odds.ErrUnsupported) {
		most := DefaultSamples
		if d.Only != nil {
			most = DefaultSome
		}
		samples, seed := q.simulation(most)
		played, fail := odds.Simulate(q.req.Limits.context(), *d, samples, uint64(seed))
		if fail != nil {
			if err != nil {
				return err // there is no count: that is why it would have been played
			}
			return fail
		}
		if err != nil {
			q.notes.Warnings = append(q.notes.Warnings, q.say("there is no exact count of these deals: they were played at random"))
		}
		all, r.Seed = played, &seed
	} else if err != nil {
		return err
	}
	q.distribution(r, all, d.Rules.WithDefaults().Forms)
	return nil
}

// countWaits fills in what the response says of ready deals: of a sample of them, where they
// are not counted.
func (q *question) countWaits(r *OddsResponse, d *odds.Question) error {
	w, err := (*odds.Waiting)(nil), error(nil)
	if q.req.Samples == 0 {
		w, err = odds.Waits(*d)
	}
	if q.req.Samples > 0 || errors.Is(err, odds.ErrUnsupported) {
		samples, seed := q.simulation(DefaultSome)
		drawn, fail := odds.SampleWaits(q.req.Limits.context(), *d, samples, uint64(seed))
		if fail != nil {
			return fail
		}
		if err != nil && !drawn.Exact {
			q.notes.Warnings = append(q.notes.Warnings, q.say("there is no exact count of what these deals wait on: some of the ready ones were drawn at random"))
		}
		if w = drawn; !w.Exact {
			r.Seed = &seed
		}
	} else if err != nil {
		return err
	}
	r.waits(w, q.req.By)
	return nil
}

// simulation returns how much to play, and its seed.
func (q *question) simulation(most int) (samples, seed int) {
	samples, seed = most, 1
	if q.req.Samples > 0 {
		samples = q.req.Samples
	}
	if q.req.Seed > 0 {
		seed = q.req.Seed
	}
	return samples, seed
}
