package api

import (
	"errors"

	"mentsu/reading"
	"mentsu/rule"
	"mentsu/tile"
)

func scoreOp(q *question) (Response, *Error) {
	if err := q.scorable(); err != nil {
		return nil, err
	}
	set, err := q.ruleSet()
	if err != nil {
		return nil, err
	}
	w, err := q.win(set)
	if err != nil {
		return nil, err
	}
	return q.score(set, w)
}

// score answers what w is worth.
func (q *question) score(set *rule.Set, w *rule.Win) (*ScoreResponse, *Error) {
	var scored rule.Result
	if err := count(set, set.Explain, w, &scored); err != nil {
		return nil, err
	}
	r := &ScoreResponse{
		Common: q.about("score"), Rules: set.Definition().ID, Win: q.tile(w.Tile),
		Worth: q.worthOf(set, w, &scored), FuItems: []FuLine{}, Excluded: q.excluded(set, &scored),
		Reading: q.reading(&scored.Reading), JokersAs: q.counted(scored.JokersAs), Assumed: q.assumed(), Notes: q.notes,
	}
	if scored.Valid && scored.Yakuman == 0 {
		r.FuRaw = &scored.RawFu
		for _, f := range scored.FuItems {
			r.FuItems = append(r.FuItems, fuLine(set, f))
		}
		for n := range moreHan {
			r.MoreHan = append(r.MoreHan, set.Worth(w, scored.Total+n+1, scored.Fu))
		}
	}
	if scored.Valid && scored.HasPayer {
		r.Payments = scored.Changes[:set.Definition().Shape.WithDefaults().Players]
	}
	if scored.Valid && r.Pays == nil && r.Payments == nil {
		r.Warnings = append(r.Warnings, q.say("somebody is liable for this hand: who pays what depends on who discarded (from)"))
	}
	return r, nil
}

// moreHan is how many han more answers look ahead, for what ura dora may bring.
const moreHan = 4

// count scores w into dst, by Score or Explain of set, or says why it has no worth.
func count(set *rule.Set, by func(*rule.Win, *rule.Result) error, w *rule.Win, dst *rule.Result) *Error {
	err := set.Check(w)
	if err == nil {
		err = by(w, dst)
	}
	contradiction, contradicts := errors.AsType[*rule.Contradiction](err)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, rule.ErrNotComplete):
		return fault(NotComplete, "the hand is not complete").in("hand")
	case contradicts:
		return contradictory(contradiction)
	case errors.Is(err, rule.ErrTooDear):
		return fault(Unsupported, "more points than can be counted").in("hand")
	default:
		return (&Error{Code: Unsupported, Message: err.Error()}).in("hand")
	}
}

// worthOf returns what w was scored as.
func (q *question) worthOf(set *rule.Set, w *rule.Win, scored *rule.Result) Worth {
	worth := Worth{Valid: scored.Valid, Yakuman: scored.Yakuman, Points: scored.Points, Items: []ScoreItem{}}
	if !scored.Valid {
		reason := scored.Reason.String()
		worth.Reason, worth.Points = &reason, 0
		return worth
	}
	if scored.Yakuman == 0 {
		worth.Han, worth.Fu = &scored.Total, &scored.Fu
	}
	d := set.Definition()
	if scored.Limit >= 0 {
		worth.Limit = &d.Limits[scored.Limit].ID
	}
	if shares, ok := set.Shares(w, scored); ok {
		worth.Pays = pays(w, &shares)
	}
	for i := range scored.Items {
		worth.Items = append(worth.Items, q.item(d, &scored.Items[i]))
	}
	return worth
}

// pays returns shares as an answer has them.
func pays(w *rule.Win, s *rule.Shares) *Pays {
	switch {
	case !w.SelfDraw:
		return &Pays{Discarder: &s.Discarder}
	case w.Seat == tile.East:
		return &Pays{Each: &s.Other}
	default:
		return &Pays{Dealer: &s.Dealer, Other: &s.Other}
	}
}

// item returns something that is paid.
func (q *question) item(d *rule.Definition, scored *rule.Item) ScoreItem {
	p := &d.Patterns[scored.Pattern]
	item := ScoreItem{ID: p.ID, Name: p.Names[q.req.Lang], Count: scored.Count, Sets: []int{}, Pair: scored.Pair}
	if item.Name == "" {
		item.Name = p.ID
	}
	value := scored.Value * scored.Count
	if p.Class == "yakuman" {
		item.Yakuman = &value
	} else {
		item.Han = &value
	}
	for i := range reading.MaxSets {
		if scored.Sets>>i&1 != 0 {
			item.Sets = append(item.Sets, i)
		}
	}
	if scored.Tiles != 0 {
		var kinds []tile.Kind
		for k := range scored.Tiles.All() {
			kinds = append(kinds, k)
		}
		s := q.kinds(kinds...)
		item.Tiles = &s
	}
	return item
}

func fuLine(set *rule.Set, f rule.FuItem) FuLine {
	line := FuLine{ID: "base", Fu: f.Fu}
	if f.Rule >= 0 {
		line.ID = set.Definition().Fu[f.Rule].ID
	}
	if f.Set >= 0 {
		n := int(f.Set)
		line.Set = &n
	}
	return line
}
