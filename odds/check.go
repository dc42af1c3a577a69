package odds

import (
	"errors"
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// The conditions a Question is refused for. Errors are *Error and wrap one of these.
var (
	ErrSize        = errors.New("wrong number of tiles")
	ErrCopies      = errors.New("more copies than exist")
	ErrTooFew      = errors.New("too few tiles to deal")
	ErrTooMany     = errors.New("too many random tiles")
	ErrUnsupported = errors.New("not supported")
	ErrStopped     = errors.New("stopped before it was done")
)

// Error says what is wrong with a Question.
type Error struct {
	Err    error     // one of the conditions
	Field  string    // of the Question, in small letters with _ between words
	Reason string    // what is wrong, with tile and count
	Kind   tile.Kind // of ErrCopies: the kind of which there are too many
}

// Error returns the reason.
func (e *Error) Error() string { return "odds: " + e.Reason }

// Unwrap returns the condition.
func (e *Error) Unwrap() error { return e.Err }

func refuse(err error, field, format string, args ...any) error {
	return &Error{Err: err, Field: field, Reason: fmt.Sprintf(format, args...)}
}

// tooMany refuses more copies of a kind than there are.
func tooMany(field string, k tile.Kind, format string, args ...any) error {
	return &Error{ErrCopies, field, fmt.Sprintf(format, args...), k}
}

// deal is a checked question.
type deal struct {
	Question

	left   tile.Counts // natural tiles that can be dealt
	soft   tile.Counts // natural tiles that a finished hand may use
	hard   tile.Counts // the same with jokers
	sets   int         // that the concealed tiles are to make
	closed bool        // seven pairs and thirteen orphans are possible
	random int         // tiles to deal, jokers among them
	near   int         // if not 0: no more matters than whether fewer tiles are missing

	shown tile.Counts // of what is played: tiles seen elsewhere, or that do not exist
	asked form.Pool   // which copies are gone then

	stage, stages int // of the work: how many are done, and are to be expected
}

// tell returns what is told the share done of the stage of the work; nil if nobody asks.
func (d *deal) tell() func(float64) {
	if d.Progress == nil {
		return nil
	}
	return func(done float64) { d.Progress(min(1, (float64(d.stage)+done)/float64(max(1, d.stages)))) }
}

// check returns the deal of a question. The error is an *Error.
func check(q *Question) (*deal, error) {
	d := &deal{Question: *q}
	d.Rules = q.Rules.WithDefaults()
	d.sets = q.Tiles / 3
	most := d.Rules.Sets - len(q.Melds)
	switch {
	case d.knits() && d.Only != nil:
		return nil, refuse(ErrUnsupported, "only", "restrictions do not know the forms with knitted tiles")
	case most < 0:
		return nil, refuse(ErrSize, "melds", "%d melds, where a hand has %d sets", len(q.Melds), d.Rules.Sets)
	case q.Tiles < 1 || q.Tiles%3 == 0:
		return nil, refuse(ErrSize, "tiles", "%d tiles are no hand: it has 3n+1, such as 13, or 3n+2, such as 14", q.Tiles)
	case d.sets > most:
		return nil, refuse(ErrSize, "tiles", "%d tiles are too many: beside the melds there may be %d", q.Tiles, 3*most+2)
	}
	d.closed = len(q.Melds) == 0 && d.sets == d.Rules.Sets
	if err := d.count(); err != nil {
		return nil, err
	}
	if err := d.wildKinds(); err != nil {
		return nil, err
	}
	held := d.Known.Total() + d.Jokers
	d.random = q.Tiles - held
	switch left := d.left.Total() + d.WallJokers; {
	case d.random < 0:
		return nil, refuse(ErrSize, "known", "%d tiles are known, more than the %d of the hand", held, q.Tiles)
	case d.random > left:
		return nil, refuse(ErrTooFew, "tiles", "%d tiles are to be dealt, and %d are left", d.random, left)
	}
	return d, nil
}

// wildKinds takes the tiles of kinds that act as jokers for jokers, and refuses too many.
func (d *deal) wildKinds() error {
	field := "wall_jokers"
	if d.JokerKinds != 0 {
		field = "joker_tiles"
	}
	for k := range d.JokerKinds.All() {
		d.Jokers += int(d.Known[k])
		d.WallJokers += int(d.left[k])
		d.Known[k], d.left[k] = 0, 0
	}
	if n := d.Jokers + d.WallJokers; d.Jokers < 0 || d.WallJokers < 0 || n > 2*MaxJokers {
		return refuse(ErrTooMany, field, "%d jokers are too many: at most %d", n, 2*MaxJokers)
	}
	return nil
}

// hasJokers reports whether deals can have jokers.
func (d *deal) hasJokers() bool { return d.Jokers+d.WallJokers > 0 || d.JokerKinds != 0 }

// count finds how many tiles of each kind are left and may be used.
func (d *deal) count() error {
	deck := d.deck()
	exist := deck
	if d.Deck != nil {
		for k, n := range d.Deck {
			if n > deck[k] {
				return tooMany("deck", tile.Kind(k), "%d copies of %s, where there can be %d", n, tile.Kind(k), deck[k])
			}
		}
		exist = *d.Deck
	}
	melded := d.melded()
	d.left = exist
	for _, part := range []struct {
		field string
		tiles *tile.Counts
	}{{"known", &d.Known}, {"melds", &melded}, {"seen", &d.Seen}} {
		for k, n := range part.tiles {
			if n > d.left[k] {
				return tooMany(part.field, tile.Kind(k), "%d more of %s, of which %d are left", n, tile.Kind(k), d.left[k])
			}
			d.left[k] -= n
		}
	}
	d.soft = exist
	if d.Pool != form.PoolHand {
		d.soft.Sub(&melded)
	}
	if d.Pool == form.PoolSeen {
		d.soft.Sub(&d.Seen)
	}
	d.hard = d.soft
	if d.hasJokers() {
		d.harden(&exist, &melded)
	}
	return nil
}

// deck returns the copies of each kind that a game has.
func (d *deal) deck() tile.Counts {
	deck := tile.AllCopies()
	if d.Rules.Players == 3 {
		for k := range tile.SanmaGone.All() {
			deck[k] = 0
		}
	}
	return deck
}

// harden sets how many tiles of a kind a finished hand may hold if jokers stand for some:
// four, the own melds included, or any number.
func (d *deal) harden(exist, melded *tile.Counts) {
	d.hard = *exist
	d.hard.Sub(melded)
	for k := range d.hard {
		if exist[k] > 0 && d.Rules.JokerCopies == form.JokerAny {
			d.hard[k] = need.NoLimit
		}
		d.soft[k] = min(d.soft[k], d.hard[k])
	}
}

// melded returns the tiles of the melds; a kan has four.
func (d *deal) melded() tile.Counts {
	var c tile.Counts
	for _, m := range d.Melds {
		for _, t := range m.Tiles() {
			c[t.Kind()]++
		}
	}
	return c
}

// open reports whether a meld is no closed kan, or melds are declared elsewhere.
func (d *deal) open() bool {
	if d.sets+len(d.Melds) < d.Rules.Sets {
		return true
	}
	for _, m := range d.Melds {
		if m.Kind != hand.ClosedKan {
			return true
		}
	}
	return false
}
