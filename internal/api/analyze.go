package api

// analyze answers what fits the hand. Of a hand with jokers nothing explains the shanten
// number, and its improvements take too long to come along unasked.
func analyze(q *question) (Response, *Error) {
	r := &AnalyzeResponse{Common: q.about("analyze"), Shanten: q.shanten(), Notes: q.notes}
	if q.hand.Waiting() {
		r.Useful = q.useful()
	} else {
		r.Discards = q.discards()
	}
	if w := q.waits(); w.ready() {
		r.Waits = w
	}
	if q.hand.Jokers() == 0 {
		r.Explain, r.Improve = q.explain(), q.improve()
	}
	if now := r.Shanten.Shanten; now != nil && *now == -1 {
		r.Readings = q.readings()
	}
	if q.restrictable() == nil {
		var err *Error
		if r.Compare, err = q.compare(programs.yaku(q.req.winds())); err != nil {
			return nil, err
		}
	}
	return r, nil
}
