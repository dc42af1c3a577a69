// Package call says whether to call a tile that another player discards: which melds are
// legal, what each leaves after its best discard, and what a published set of rules, or
// that of a well-known bot, makes of the numbers.
//
// An Adviser answers for one set of Options. Its Decision names the rule that fired and
// what it compared, and lists every legal meld with its numbers and why it was not taken.
// What a hand is worth is another question, as is what it costs to be seen calling.
package call

import (
	"errors"
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// The conditions that New, Legal and Decide refuse. Hands with jokers and games of five
// sets are refused with the errors of package restrict.
var (
	ErrSize  = errors.New("a call is made with 3n+1 tiles")
	ErrTile  = errors.New("no tile that can be called")
	ErrFrom  = errors.New("nobody said who discarded the tile")
	ErrTurn  = errors.New("the number of discards is not 0 or more")
	ErrValue = errors.New("no such option value")
)

// Question is the discard that one may call, and what the rules ask of the game.
type Question struct {
	Tile    tile.Tile      // the tile discarded; not among the tiles that the hand has seen
	From    hand.Direction // who discarded it
	Turn    int            // own discards made in this round
	Dora    []tile.Kind    // dora indicators; those seen stand among the tiles seen, too
	Riichi  bool           // one has declared riichi: nothing but a win is possible
	Furiten bool           // one may not win by another's discard (振聴)
	Threats []int          // what each opponent that threatens to win may cost, in points; for profile Bot

	// Needed is for profile Bot how many points leave the last place in the last round, to
	// who is not dealer; else 0. Expected is what the hand may bring when it has called.
	Needed, Expected int
}

// Position is how near a hand is, by the shanten that the options choose.
type Position struct {
	Shanten shanten.Number // before or after the call
	Ukeire  int            // useful tiles left, in tiles
	Useful  tile.Kinds     // the useful kinds
}

// Candidate is a legal meld with what it leaves.
type Candidate struct {
	Meld       hand.Meld
	Forbidden  tile.Kinds     // kinds that may not be discarded after it (喰い替え)
	HasDiscard bool           // false for a kan, and where every discard is forbidden
	Discard    tile.Tile      // the best legal discard, if HasDiscard
	After      Position       // after the discard; after a kan, before the replacement is drawn
	Waits      restrict.Waits // what is waited for, and what of it the target admits; empty if the hand is not ready
	Verdict    Verdict        // what the profile says of this meld, were it the only one
	Lost       Lost           // why it was not called
}

// Verdict is what a rule says, and what it compared.
type Verdict struct {
	Action  Action
	Rule    Rule
	Because Comparison
}

// Comparison is what a rule compared: a value with a bound.
type Comparison struct {
	Of           Quantity
	Value, Bound int
}

// Decision is the answer to a Question.
type Decision struct {
	Verdict
	Chosen     int // the candidate that the rule judged, an index into Candidates; -1 if there is none
	Candidates []Candidate
	Before     Position // the called tile counts as seen
	Dora       int      // dora on kinds that the target can use, red fives included, with the called tile (D)
	OtherDora  int      // all other dora (D')
	Turn       int      // own discards made (T)
	Plan       Plan     // of profile Bot
	Gates      []Gate   // the gates of profile Bot, in their order: of each plan that it tried
	Options    Options  // as used: those that the profile fixes are filled in, the target of the plan among them
}

// Gate is a condition on the hand that profile Bot asks before it looks at a meld.
type Gate struct {
	Plan Plan // that asks
	Rule Rule // RuleG0 if the melds rule the target out
	Comparison
	AtLeast bool // the value must be the bound at least, not at most
	Holds   bool
}

// Adviser decides calls by fixed options. It is safe for concurrent use.
type Adviser struct {
	options Options
	pool    form.Pool
	yaku    *restrict.Program // what a discard may be won with
	aim     aim               // the target, unless plans are to be tried
	plans   []Plan            // that profile Bot tries, in order
	aims    map[goal]func() (aim, error)
}

// New returns an adviser for options. It takes some milliseconds for restrictions of many
// clauses. The error wraps ErrValue or restrict.ErrTooMany.
func New(o Options) (*Adviser, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	a := &Adviser{options: o.filled(), pool: form.PoolSeen}
	if o.Pool != nil {
		a.pool = *o.Pool
	}
	var wanted restrict.Term = restrict.Tanyao
	if o.Target != nil {
		wanted = o.Target
	}
	won := restrict.Or(wanted, restrict.OpenYaku, restrict.Pinfu, restrict.Iipeikou, restrict.Chiitoitsu, restrict.Kokushi)
	var err error
	if a.yaku, err = restrict.Compile(won, o.Winds); err != nil {
		return nil, fmt.Errorf("call: yaku: %w", err)
	}
	g := goalOf(wanted)
	switch {
	case o.Profile == Bot && o.Target == nil:
		a.plans = plansInOrder()
	case o.Profile == Bot && g.suit == noSuit && (g.plan == PlanHonitsu || g.plan == PlanChinitsu):
		a.plans = []Plan{g.plan} // the suit is that which the hand has most of
	default:
		a.aim, err = a.aimAt(wanted)
		return a, err
	}
	a.makeAims()
	return a, nil
}

// Decide says whether h, 3n+1 tiles, should call. Where the tile completes a hand with a
// yaku that answer comes first. The error wraps one of the conditions of this package,
// restrict.ErrJokers or restrict.ErrSets, or is the *hand.Error of a fifth copy.
func (a *Adviser) Decide(h *hand.Hand, q Question) (Decision, error) {
	d := Decision{Chosen: -1, Turn: q.Turn, Options: a.options}
	if q.Turn < 0 {
		return d, fmt.Errorf("call: %w: %d", ErrTurn, q.Turn)
	}
	legal, err := Legal(h, q.Tile, q.From, a.options.Rules)
	if err != nil {
		return d, err
	}
	seen, err := withSeen(h, q.Tile)
	if err != nil {
		return d, err
	}
	if d.Before, err = a.position(seen); err != nil {
		return d, err
	}
	if a, err = a.aimed(&d, h, seen, q); err != nil {
		return d, err
	}
	d.Dora, d.OtherDora = a.dora(h, q)
	completes, wins, err := a.wins(h, q)
	if err != nil {
		return d, err
	}
	if wins {
		d.Verdict = Verdict{Win, RuleWin, Comparison{OfShanten, -1, 0}}
		return d, nil
	}
	for _, m := range legal {
		c, err := a.candidate(h, q.Tile, m)
		if err != nil {
			return d, err
		}
		d.Candidates = append(d.Candidates, c)
	}
	if q.Riichi {
		d.Rule = RuleRiichi
		for i := range d.Candidates {
			if c := &d.Candidates[i]; c.Lost == NotLost {
				c.Lost, c.Verdict = LostToRule, d.Verdict
			}
		}
		return d, nil
	}
	s := situation{Decision: &d, adviser: a, hand: h, question: q, completes: completes}
	s.choose()
	return d, nil
}

// Best returns the candidate that the rule judged: the one to call, if the action is Call.
func (d *Decision) Best() (c Candidate, ok bool) {
	if d.Chosen < 0 {
		return Candidate{}, false
	}
	return d.Candidates[d.Chosen], true
}

// wins reports whether the tile completes h, and whether h may be won with it: with a yaku,
// after riichi with any.
func (a *Adviser) wins(h *hand.Hand, q Question) (completes, valid bool, err error) {
	u := shanten.UsefulTiles(h, shanten.Query{Pool: form.PoolSeen})
	if u.Shanten != 0 || !u.Tiles.Has(q.Tile.Kind()) {
		return false, false, nil
	}
	if q.Furiten || q.Riichi {
		return true, !q.Furiten, nil
	}
	w, err := a.yaku.Waits(h, form.PoolSeen)
	return true, (w.Valid &^ w.TsumoOnly).Has(q.Tile.Kind()), err
}
