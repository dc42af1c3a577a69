package api

import (
	"slices"

	"mentsu/rule"
	"mentsu/tile"
)

// Outcome of a round that settle is asked about.
type roundEnd uint8

const (
	endWin     roundEnd = iota // one or more wins
	endDraw                    // an exhaustive draw
	endNagashi                 // an exhaustive draw with nagashi mangan
)

// maxWins is the most wins on one discard.
const maxWins = 3

// SettledWin is a win as it is paid.
type SettledWin struct {
	Seat     string         `json:"seat"`
	Paid     bool           `json:"paid"` // false: another player comes first, or too many won
	Payments []Amount       `json:"payments"`
	Score    *ScoreResponse `json:"score"`
}

// SettleResponse answers settle.
type SettleResponse struct {
	TableHead

	Rules    string       `json:"rules"`
	Outcome  string       `json:"outcome"`
	Payments []Amount     `json:"payments"`  // change of E, S, W, N (three players: E, S, W), honba and sticks included
	SticksTo *string      `json:"sticks_to"` // the seat that takes the honba and the sticks; null if they stay
	Wins     []SettledWin `json:"wins"`      // as asked

	Notes
}

func settleOp(q *question) (Response, *Error) {
	set, err := q.ruleSet()
	if err != nil {
		return nil, err
	}
	r := &SettleResponse{
		TableHead: TableHead{Op: "settle"}, Rules: set.Definition().ID, Outcome: q.req.Outcome.String(), Wins: []SettledWin{}, Notes: q.notes,
	}
	players := set.Definition().Shape.WithDefaults().Players
	seats, err := q.seats(set)
	if err != nil {
		return nil, err
	}
	var changes [4]int
	switch nagashi, has := set.Option("nagashi"); {
	case q.req.Outcome == endWin:
		return r, q.settleWins(set, r)
	case len(q.req.Wins) > 0:
		return nil, fault(Contradiction, "wins contradicts outcome: nobody wins at a draw").whole("wins")
	case q.req.Outcome == endNagashi && (has && nagashi == 0 || !set.PaysDraws()):
		return nil, fault(Contradiction, "outcome contradicts rules: the rules have no nagashi mangan").whole("outcome")
	case q.req.Outcome == endNagashi:
		changes = set.Nagashi(seats)
	default:
		changes = set.Draw(seats)
	}
	r.Payments = amounts(changes[:players])
	return r, nil
}

// String returns the name of the outcome.
func (e roundEnd) String() string { return outcomeName(nil).names()[e] }

// outcomeName is the value of outcome.
func outcomeName(dst *roundEnd) choice[roundEnd] {
	return choice[roundEnd]{dst, []name[roundEnd]{named("win", endWin), named("draw", endDraw), named("nagashi", endNagashi)}}
}

// seats returns which seats tenpai names.
func (q *question) seats(set *rule.Set) (seats [4]bool, err *Error) {
	if q.req.Outcome == endWin && len(q.req.Tenpai) > 0 {
		return seats, fault(Contradiction, "tenpai contradicts outcome: it is about draws").on(q.req.tenpaiAt[0])
	}
	if q.req.Outcome == endNagashi && len(q.req.Tenpai) == 0 && set.PaysDraws() {
		return seats, fault(BadValue, "say in tenpai who has nagashi mangan").in("tenpai")
	}
	if !set.PaysDraws() && q.req.Outcome == endDraw && len(q.req.Tenpai) > 0 {
		return seats, fault(Contradiction, "tenpai contradicts rules: at a draw nobody is paid").on(q.req.tenpaiAt[0])
	}
	if err := q.onTable(set); err != nil {
		return seats, err
	}
	for i, letter := range q.req.Tenpai {
		at := slices.Index(wind{}.names(), letter)
		if at >= set.Definition().Shape.WithDefaults().Players {
			return seats, fault(Contradiction, "tenpai contradicts rules: nobody sits north with three players").on(q.req.tenpaiAt[i])
		}
		seats[at] = true
	}
	return seats, nil
}

// onTable refuses honba and sticks of a draw under rules that have none.
func (q *question) onTable(set *rule.Set) *Error {
	switch {
	case set.PaysDraws() || q.req.Outcome == endWin: // what a win cannot have is said with it
		return nil
	case q.req.Honba > 0:
		return q.contradictory(&rule.Contradiction{Fields: [2]string{"honba", "rules"}, Reason: "the rules have no honba", Index: -1})
	case q.req.Sticks > 0:
		return q.contradictory(&rule.Contradiction{Fields: [2]string{"sticks", "rules"}, Reason: "the rules have no riichi sticks", Index: -1})
	default:
		return nil
	}
}

// settleWins settles one win, or several on one discard.
func (q *question) settleWins(set *rule.Set, r *SettleResponse) *Error {
	if err := fewWins(len(q.wins)); err != nil {
		return err
	}
	var wins []*rule.Win
	for i, asked := range q.wins {
		w, err := asked.win(set)
		if err != nil {
			return inWins(err, i)
		}
		wins = append(wins, w)
	}
	if err := q.together(set, wins); err != nil {
		return err
	}
	paid := []int{0}
	if len(wins) > 1 {
		paid = set.Rons(wins)
	}
	players := set.Definition().Shape.WithDefaults().Players
	r.Payments = make([]Amount, players)
	for i, w := range wins {
		rank := slices.Index(paid, i)
		if rank == 0 {
			seat := windLetter(w.Seat)
			w.Honba, w.Sticks, r.SticksTo = q.req.Honba, q.req.Sticks, &seat
		}
		score, err := q.wins[i].settled(set, w)
		if err != nil {
			return inWins(err, i)
		}
		if err := noWin(score); err != nil {
			return err.whole(element("wins", i))
		}
		settled := SettledWin{Seat: windLetter(w.Seat), Paid: rank >= 0, Payments: make([]Amount, players), Score: score}
		if settled.Paid {
			settled.Payments = score.Payments
		}
		for seat, n := range settled.Payments {
			r.Payments[seat] = r.Payments[seat].Plus(n)
		}
		r.Wins = append(r.Wins, settled)
	}
	if len(paid) == 0 {
		r.Warnings = append(r.Warnings, q.say("three win on one discard: an abortive draw, nobody is paid"))
	}
	return nil
}

// fewWins refuses a number of wins that no discard has.
func fewWins(n int) *Error {
	wrong := fault(BadValue, "%d wins: give one to three, or another outcome", n)
	switch {
	case n == 0:
		return wrong.in("wins")
	case n > maxWins:
		return wrong.whole(element("wins", maxWins))
	default:
		return nil
	}
}

// noWin says why a hand that is worth what score says may not be declared, if so.
func noWin(score *ScoreResponse) *Error {
	switch {
	case score.Valid:
		return nil
	case score.Reason != nil && *score.Reason == rule.BelowMinimum.String():
		return fault(BadValue, "a win below the minimum of the rules is none")
	default:
		return fault(BadValue, "a win without a yaku is none")
	}
}

// settled answers what a win of the table is worth: under its own forms and red fives, if it
// names some, but with as many players as all.
func (q *question) settled(table *rule.Set, w *rule.Win) (*ScoreResponse, *Error) {
	set, err := q.ruleSet()
	if err != nil {
		return nil, err
	}
	if set.Definition().Shape.WithDefaults().Players != table.Definition().Shape.WithDefaults().Players {
		set = table
	}
	return q.score(set, w)
}

// inWins names the win that err is about.
func inWins(err *Error, i int) *Error {
	said := *err
	said.Field = element("wins", i)
	if err.Field != "" {
		said.Field += "." + err.Field
	}
	return &said
}

// windLetter returns the letter of a wind.
func windLetter(k tile.Kind) string { return wind{}.names()[k-tile.East] }
