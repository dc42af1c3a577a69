package api

import (
	"errors"
	"strings"

	"mentsu/hand"
	"mentsu/internal/phrase"
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
	r, err := q.score(set, w)
	if n := q.house.InstantWin; err != nil && err.Code == NotComplete && n > 0 && q.hand.Jokers() >= n {
		return nil, fault(Unsupported, "%s win at once, but make no sets: there is nothing to count", phrase.Count(n, "joker")).whole(q.houseField())
	}
	if err != nil {
		return nil, err
	}
	return r, nil
}

// score answers what w is worth.
func (q *question) score(set *rule.Set, w *rule.Win) (*ScoreResponse, *Error) {
	var scored rule.Result
	if err := q.count(set, set.Explain, w, &scored); err != nil {
		return nil, err
	}
	r := &ScoreResponse{
		Common: q.about("score"), Rules: set.Definition().ID, Win: q.tile(w.Tile),
		Worth: q.worthOf(set, w, &scored), FuItems: []FuLine{}, Excluded: q.excluded(set, &scored),
		Reading: q.reading(&scored.Reading), JokersAs: q.counted(scored.JokersAs), Assumed: q.assumed(), Notes: q.notes,
	}
	if flags := set.Certain(w).Names(); flags != nil {
		added := strings.Join(flags, ",")
		r.Assumed.Flags = &added
	}
	if r.Han != nil {
		r.FuRaw = &scored.RawFu
		for _, f := range scored.FuItems {
			r.FuItems = append(r.FuItems, fuLine(set, f))
		}
	}
	if r.Han != nil && scored.Valid {
		for n := range moreHan {
			r.MoreHan = append(r.MoreHan, LargePoints(set.DearWorth(w, scored.Total+n+1, scored.Fu)))
		}
	}
	if scored.Valid && scored.HasPayer {
		r.Payments = changesOf(&scored, set.Definition().Shape.WithDefaults().Players)
	}
	r.Warnings = append(r.Warnings, q.redWarnings(set)...)
	r.Warnings = append(r.Warnings, q.foreignFlags(set.Definition())...)
	if id, unknown := set.FeederUnknown(w, &scored); unknown {
		r.Warnings = append(r.Warnings, q.say("somebody may be liable for %s, and pay in place of others: say who each meld was called from (melds_from)", PatternName(set.Definition(), id, q.req.Lang)))
	}
	if scored.Valid && r.Pays == nil && r.Payments == nil {
		r.Pays = liablePays(set, w, &scored)
		r.Warnings = append(r.Warnings, q.say("somebody is liable for this hand: who pays what depends on who discarded (from)"))
	}
	return r, nil
}

// liablePays returns what the discarder and who is liable pay of a ron, where nobody said who
// discarded: as if it was another than who is liable.
func liablePays(set *rule.Set, w *rule.Win, scored *rule.Result) *Pays {
	seat, ok := set.Liable(w, scored)
	if !ok {
		return nil
	}
	for _, from := range []hand.Direction{hand.FromRight, hand.FromAcross, hand.FromLeft} {
		won := *w
		won.From = from
		discarder := set.Discarder(&won)
		var paid rule.Result
		if discarder == seat || discarder == w.Seat || set.Score(&won, &paid) != nil || paid.Dear != nil {
			continue
		}
		discards, liable := Points(-paid.Changes[discarder-tile.East]), Points(-paid.Changes[seat-tile.East])
		letter := windLetter(seat)
		return &Pays{Discarder: &discards, Liable: &liable, LiableSeat: &letter}
	}
	return nil
}

// capOf returns the limit of a win whose patterns add up to more than the rules pay, nil if
// they do not.
func capOf(scored *rule.Result) *string {
	if scored.Over == 0 {
		return nil
	}
	capped := "capped"
	return &capped
}

// moreHan is how many han more answers look ahead, for what ura dora may bring.
const moreHan = 4

// count scores w into dst, by Score or Explain of set, or says why it has no worth.
func (q *question) count(set *rule.Set, by func(*rule.Win, *rule.Result) error, w *rule.Win, dst *rule.Result) *Error {
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
		return q.contradictory(contradiction)
	case errors.Is(err, rule.ErrTooDear):
		return fault(Unsupported, "more points than can be counted").in("hand")
	default:
		return (&Error{Code: Unsupported, Message: err.Error()}).in("hand")
	}
}

// worthOf returns what w was scored as.
func (q *question) worthOf(set *rule.Set, w *rule.Win, scored *rule.Result) Worth {
	worth := Worth{Valid: scored.Valid, Yakuman: scored.Yakuman, Points: pointsOf(scored), Items: []ScoreItem{}}
	d := set.Definition()
	if !countsHan(set) {
		plain := scored.Total - scored.Bonus
		worth.Fan, worth.Plain = &scored.Total, &plain
		for i := range scored.Items {
			worth.Items = append(worth.Items, q.item(d, scored, i))
		}
		worth.Limit = capOf(scored)
	}
	if countsHan(set) && (scored.Valid || scored.Reason == rule.BelowMinimum) {
		q.addHan(&worth, d, scored)
	}
	if !scored.Valid {
		reason := scored.Reason.String()
		worth.Reason, worth.Points, worth.Limit = &reason, Points(0), nil
		if least := set.Minimum(); scored.Reason == rule.BelowMinimum {
			worth.Minimum = &least
		}
		return worth
	}
	if paid, ok := sharesOf(set, w, scored); ok {
		worth.Pays = pays(w, paid)
	}
	return worth
}

// addHan adds to worth the han and fu, or yakuman, with what they are for.
func (q *question) addHan(worth *Worth, d *rule.Definition, scored *rule.Result) {
	if scored.Limit >= 0 {
		worth.Limit = &d.Limits[scored.Limit].ID
	}
	for i := range scored.Items {
		worth.Items = append(worth.Items, q.item(d, scored, i))
	}
	switch {
	case limitAlone(scored):
		for i := range worth.Items {
			worth.Items[i].Han, worth.Items[i].Limit = nil, worth.Limit
		}
	case scored.Yakuman == 0:
		worth.Han, worth.Fu = &scored.Total, &scored.Fu
	}
}

// limitAlone reports whether a win is worth a limit that one pattern is, without han and fu.
func limitAlone(scored *rule.Result) bool {
	return scored.Valid && scored.Yakuman == 0 && scored.Total == 0 && scored.Limit >= 0
}

// countsHan reports whether the rules count han and fu, rather than points that add up.
func countsHan(set *rule.Set) bool { return set.Definition().Unit == "han" }

// pays returns shares as an answer has them.
func pays(w *rule.Win, s shares) *Pays {
	switch {
	case !w.SelfDraw:
		return &Pays{Discarder: s.discarder, Other: s.other}
	case w.Seat == tile.East || s.dealer.String() == s.other.String():
		return &Pays{Each: s.other}
	default:
		return &Pays{Dealer: s.dealer, Other: s.other}
	}
}

// item returns item i that is paid, in the unit of the total: beside yakuman nothing else is.
func (q *question) item(d *rule.Definition, of *rule.Result, i int) ScoreItem {
	scored := &of.Items[i]
	p := &d.Patterns[scored.Pattern]
	item := ScoreItem{ID: p.ID, Name: nameOf(p, q.req.Lang), Count: scored.Count, Sets: []int{}, Pair: scored.Pair}
	value := scored.Value * scored.Count
	switch {
	case d.Unit != "han":
		item.Points = &scored.Value
	case of.Yakuman > 0:
		item.Yakuman = &value
	default:
		item.Han = &value
	}
	item.Sets = append(item.Sets, setsOf(scored.Sets)...)
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

// setsOf returns the numbers of the sets of a mask, nil if there are none.
func setsOf(mask uint8) []int {
	var sets []int
	for i := range reading.MaxSets {
		if mask>>i&1 != 0 {
			sets = append(sets, i)
		}
	}
	return sets
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
