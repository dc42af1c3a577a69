package api

import (
	"mentsu/form"
	"mentsu/rule"
	"mentsu/shanten"
	"mentsu/win"
)

// analyze answers what fits the hand.
func analyze(q *question) (Response, *Error) {
	r := &AnalyzeResponse{Common: q.about("analyze"), Shanten: q.shanten(), Notes: q.notes}
	if q.hand.Waiting() {
		r.Useful = q.useful()
	} else {
		r.Discards = q.discards()
	}
	if w := q.waits(); w.Ready() {
		r.Waits = w
	}
	r.Warnings = append(r.Warnings, q.instantWarning(shanten.Of(q.hand, q.query))...)
	r.Improve = q.improve()
	if q.ordinary() {
		r.Explain = q.explain()
	} else {
		r.Warnings = append(r.Warnings, q.say("explain and compare do not know these rules for sets and pairs, and are left out"))
	}
	if now := r.Shanten.Shanten; now != nil && *now == -1 {
		r.Readings = q.readings()
	}
	var err *Error
	if q.ordinary() && q.comparesAll() {
		if r.Compare, err = q.compareAll(); err != nil {
			return nil, err
		}
	}
	return r, q.valued(r)
}

// valued adds to r what the hand is worth, or what its waits are, where the rule set is for
// such hands.
func (q *question) valued(r *AnalyzeResponse) *Error {
	complete, ready := r.Readings != nil, r.Waits != nil && q.hand.Waiting()
	scored := q.scorable() == nil
	if !scored || !complete && !ready && q.req.RuleSet == nil || q.house.InstantWin > 0 {
		return nil
	}
	chosen, err := q.req.chosenRules()
	if err != nil {
		return err
	}
	shape, rules := chosen.Definition().Shape.WithDefaults(), q.hand.Rules()
	if shape.Players != rules.Players || shape.Sets != rules.Sets || !shape.Forms.Has(rules.Forms&form.Knitted) {
		return nil
	}
	set, err := q.ruleSet()
	if err != nil {
		return err
	}
	if !countsHan(set) && !q.hasJokers() && q.house == (win.House{}) {
		if r.Reach, err = q.reach(set); err != nil {
			return err
		}
	}
	switch {
	case ready:
		r.Outcomes, err = q.outcomes(set)
	case complete:
		var w *rule.Win
		if w, err = q.win(set); err == nil {
			r.Score, err = q.score(set, w)
		}
	}
	return err
}
