package batch

import (
	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/tile"
)

// answerFunc appends the row of a line, without line end, to dst; number is that of the
// line. It is not ok if the row is an error. The calls of one answerFunc follow each other.
type answerFunc func(dst []byte, line Line, number int) (row []byte, ok bool)

// Check says what is wrong with the options, if anything is.
func (o *Options) Check() error {
	_, err := o.answers()
	return err
}

// answers returns what makes an answerFunc for each worker.
func (o *Options) answers() (func() answerFunc, error) {
	switch {
	case o.answer != nil:
		return func() answerFunc { return o.answer }, nil
	case o.Format == TSV && o.Ask == nil:
		return nil, stop(phrase.Of("rows of columns need one operation for all lines"))
	case o.Format == TSV:
		columns, err := pick(o.Ask, o.Columns)
		return func() answerFunc { return newAsker(o, columns).row }, err
	case o.Ask != nil:
		return func() answerFunc { return newAsker(o, nil).row }, nil
	default:
		return func() answerFunc { return (&requests{limits: o.Limits, lang: o.Lang}).row }, nil
	}
}

// tooLong is the error of a line longer than api.MaxLine.
func tooLong() *api.Error {
	return api.Fault(api.TooLarge, "the line is longer than %d bytes", api.MaxLine)
}

// requests answers lines that are requests.
type requests struct {
	limits api.Limits
	lang   tile.Lang
	fast   fast
}

func (q *requests) row(dst []byte, line Line, number int) (row []byte, ok bool) {
	if line.TooLong {
		return append(dst, api.Refuse(&api.Request{Lang: q.lang}, tooLong(), number)...), false
	}
	if response, fast := q.fast.request(line.Text); fast {
		return appendJSON(dst, response), true
	}
	answer, ok := q.limits.Answer(line.Text, number, q.lang)
	return append(dst, answer...), ok
}

// asker asks the same about lines that are hands.
type asker struct {
	ask     *api.Request
	limits  api.Limits
	columns []column // nil for JSON
	op      fastOp   // if the fast path may be tried
	fast    fast
}

func newAsker(o *Options, columns []column) *asker {
	return &asker{ask: o.Ask, limits: o.Limits, columns: columns, op: fastOpOf(o.Ask)}
}

func (a *asker) row(dst []byte, line Line, number int) (row []byte, ok bool) {
	if a.op != 0 && !line.TooLong {
		if response, ok := a.fast.answer(shortRequest{op: a.op, hand: line.Text, pool: a.ask.Pool}); ok {
			if a.columns != nil {
				return appendCells(dst, a.columns, response), true
			}
			return appendJSON(dst, response), true
		}
	}
	r := *a.ask
	r.Limits = a.limits
	response, fail := a.general(&r, line)
	switch {
	case fail != nil && a.columns != nil:
		return appendErrorCells(dst, a.columns, fail, a.ask.Lang), false
	case fail != nil:
		return append(dst, api.Refuse(&r, fail, number)...), false
	case a.columns != nil:
		return appendCells(dst, a.columns, response), true
	default:
		return append(dst, api.Marshal(response)...), true
	}
}

// general answers r for the hand in line in the way that takes every hand.
func (a *asker) general(r *api.Request, line Line) (api.Response, *api.Error) {
	if line.TooLong {
		return nil, tooLong()
	}
	r.SetHand(string(line.Text))
	return api.Do(r)
}
