package api

import (
	"cmp"
	"errors"
	"slices"

	"mentsu/reach"
	"mentsu/restrict"
	"mentsu/rule"
	"mentsu/shanten"
	"mentsu/tile"
)

// ReachWorth is what a finished hand is worth, won in one way.
type ReachWorth struct {
	Fan   int  `json:"fan"`   // the total, flowers included
	Valid bool `json:"valid"` // it reaches the minimum
}

// ReachLast is a last tile of a finished hand.
type ReachLast struct {
	Tile     string     `json:"tile"`
	Left     int        `json:"left"` // tiles nobody has shown, as the hand is now
	SelfDraw ReachWorth `json:"self_draw"`
	Discard  ReachWorth `json:"discard"`
}

// ReachWin is a way to win.
type ReachWin struct {
	Tile     string `json:"tile"`
	SelfDraw bool   `json:"self_draw"`
}

// ReachFan is something that is paid.
type ReachFan struct {
	ID     string `json:"id"`
	Name   string `json:"name"`   // in the language of the request
	Points int    `json:"points"` // of one instance
	Count  int    `json:"count"`
}

// ReachGoal is a finished hand that is worth enough.
type ReachGoal struct {
	Distance int         `json:"distance"`        // missing tiles
	Missing  string      `json:"missing"`         // tiles to draw
	Spare    string      `json:"spare"`           // tiles to discard
	Tiles    string      `json:"tiles"`           // the finished hand, its melds left out
	Fan      int         `json:"fan"`             // of Best
	Best     ReachWin    `json:"best"`            // the dearest way to win it
	Limit    *string     `json:"limit,omitempty"` // capped where Items hold more than Fan, the most that the rules pay
	Items    []ReachFan  `json:"items"`           // what Best is paid for
	Last     []ReachLast `json:"last"`            // each missing tile as the last one, in tile order
}

// ReachFar is how far the hand is from a fan.
type ReachFar struct {
	ID      string       `json:"id"`
	Name    string       `json:"name"`
	Points  int          `json:"points"`
	Shanten Shanten      `json:"shanten"` // null if no finished hand has the fan
	Useful  []UsefulTile `json:"useful"`
	Ukeire  int          `json:"ukeire"`
}

// ReachResponse answers reach.
type ReachResponse struct {
	Common

	Rules    string      `json:"rules"`
	Minimum  int         `json:"minimum"`  // the least total to win, without flowers
	Distance *int        `json:"distance"` // of the nearest goal; null if it is more than 3
	Goals    []ReachGoal `json:"goals"`    // at most 20: nearest first, then the dearest
	Fans     []ReachFar  `json:"fans"`     // where there are no goals: how far each fan is that is a restriction, nearest first; else null
	Assumed  Assumed     `json:"assumed"`

	Notes
}

// Prepare gives r the rule set that o takes where a request names none.
func (o *Op) Prepare(r *Request) *Error {
	if r.RuleSet != nil || o.rules == "" {
		return nil
	}
	return rulesName{r}.fromText(o.rules)
}

func reachOp(q *question) (Response, *Error) {
	if err := q.reachable(); err != nil {
		return nil, err
	}
	set, err := q.ruleSet()
	if err != nil {
		return nil, err
	}
	if countsHan(set) {
		return nil, fault(Unsupported, "%s takes rules that add up points, such as mcr, not %s", q.req.Op, set.Definition().ID).in("rules")
	}
	return q.reach(set)
}

// reachable says why nothing can be said about what the hand can be worth, if nothing can.
func (q *question) reachable() *Error {
	if q.hasJokers() {
		return fault(Unsupported, "%s takes hands without jokers", q.req.Op).in(q.jokerField())
	}
	return q.scorable()
}

// reach answers how far the hand is from one that is worth enough.
func (q *question) reach(set *rule.Set) (*ReachResponse, *Error) {
	var w rule.Win
	if err := q.situation(set, &w); err != nil {
		return nil, err
	}
	w.Flags = 0 // they tell of a win that is not yet
	query := reach.Query{Set: set, Win: w, Pool: q.query.Pool}
	goals, fail := reach.Of(q.hand, query)
	contradiction, contradicts := errors.AsType[*rule.Contradiction](fail)
	switch {
	case contradicts:
		return nil, q.contradictory(contradiction)
	case errors.Is(fail, reach.ErrSets):
		return nil, fault(Unsupported, "the hand of another game: the rules %s have other numbers of players or sets", set.Definition().ID).in("rules")
	case fail != nil:
		return nil, (&Error{Code: Unsupported, Message: fail.Error()}).in("hand")
	}
	r := &ReachResponse{
		Common: q.about("reach"), Rules: set.Definition().ID, Minimum: set.Minimum(), Goals: []ReachGoal{}, Assumed: q.assumed(), Notes: q.notes,
	}
	for i := range goals {
		r.Goals = append(r.Goals, q.goal(&query, &goals[i]))
	}
	if len(goals) > 0 {
		r.Distance = &goals[0].Distance
		return r, nil
	}
	var err *Error
	r.Fans, err = q.farFans(set, &w)
	return r, err
}

// goal returns a goal as an answer has it.
func (q *question) goal(query *reach.Query, g *reach.Goal) ReachGoal {
	held, left := q.hand.Concealed(), q.hand.Left()
	var spare tile.Counts
	for k, n := range held {
		spare[k] = n - min(n, g.Tiles[k])
	}
	best := g.Last[g.Best]
	goal := ReachGoal{
		Distance: g.Distance, Missing: q.counted(g.Missing), Spare: q.counted(spare), Tiles: q.counted(g.Tiles), Fan: g.Fan,
		Best: ReachWin{q.tile(tile.Tile(best.Kind)), g.SelfDraw}, Items: []ReachFan{},
	}
	for _, l := range g.Last {
		goal.Last = append(goal.Last, ReachLast{q.tile(tile.Tile(l.Kind)), int(left[l.Kind]), ReachWorth(l.SelfDraw), ReachWorth(l.Discard)})
	}
	var scored rule.Result
	w, err := g.BestWin(q.hand, *query)
	if err == nil {
		err = query.Set.Score(w, &scored)
	}
	if err != nil {
		panic("bug in mentsu/internal/api: " + err.Error()) // it was scored before
	}
	goal.Limit = capOf(&scored)
	d := query.Set.Definition()
	for i := range scored.Items {
		item := &scored.Items[i]
		p := &d.Patterns[item.Pattern]
		goal.Items = append(goal.Items, ReachFan{p.ID, nameOf(p, q.req.Lang), item.Value, item.Count})
	}
	return goal
}

// farFans returns how far each fan is that is a restriction.
func (q *question) farFans(set *rule.Set, w *rule.Win) ([]ReachFar, *Error) {
	far := []ReachFar{}
	for _, f := range fansOf(set.Definition(), restrict.Winds{Round: w.Round, Seat: w.Seat}) {
		answer, err := f.program.Of(q.hand, q.query.Pool)
		if err != nil {
			return nil, restrictionFault(err, 0)
		}
		p := &set.Definition().Patterns[f.pattern]
		far = append(far, ReachFar{
			p.ID, nameOf(p, q.req.Lang), p.Value,
			shantenOf(answer.Shanten), q.usefulTiles(answer.Useful), shanten.Ukeire(q.hand, answer.Useful),
		})
	}
	slices.SortStableFunc(far, func(a, b ReachFar) int {
		switch {
		case a.Shanten != nil && b.Shanten != nil:
			return cmp.Or(*a.Shanten-*b.Shanten, b.Ukeire-a.Ukeire)
		case a.Shanten != nil:
			return -1
		case b.Shanten != nil:
			return 1
		default:
			return 0
		}
	})
	return far, nil
}

// fan is a pattern of a rule set that is a restriction, too.
type fan struct {
	pattern int // index into the patterns of the definition
	program *restrict.Program
}

// leastFan is the least value of a pattern that a hand is aimed at for.
const leastFan = 6

// fansOf returns the patterns of a rule set, of some worth, whose ID names a restriction.
func fansOf(d *rule.Definition, winds restrict.Winds) []fan {
	var fans []fan
	for i := range d.Patterns {
		r, err := restrict.Parse(d.Patterns[i].ID)
		if err != nil || d.Patterns[i].Value < leastFan {
			continue
		}
		if p, err := programs.of(r, winds); err == nil {
			fans = append(fans, fan{i, p})
		}
	}
	return fans
}
