package api

import (
	"encoding/json"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/phrase"
	"mentsu/restrict"
)

// maxTurn is the most discards that a request may say one has made.
const maxTurn = 99

// poolName is the field pool; that it was said counts, too, for not all operations have
// the same default.
type poolName struct{ r *Request }

func (v poolName) choice() choice[form.Pool] {
	return choice[form.Pool]{&v.r.Pool, []name[form.Pool]{named("melds", form.PoolMelds), named("hand", form.PoolHand), named("seen", form.PoolSeen)}}
}

func (v poolName) names() []string { return v.choice().names() }

func (v poolName) fromText(s string) *Error {
	v.r.hasPool = s != ""
	return v.choice().fromText(s)
}

func (v poolName) fromJSON(raw json.RawMessage) *Error {
	v.r.hasPool = string(raw) != `""`
	return v.choice().fromJSON(raw)
}

// direction is the value of from; "" says nothing.
func direction(dst *hand.Direction) value {
	return oneOf(dst, named("left", hand.FromLeft), named("across", hand.FromAcross), named("right", hand.FromRight))
}

// targetText is the text of one restriction.
type targetText struct{ dst **restrict.Restriction }

// names returns the names that a text may begin with, for completion.
func (targetText) names() []string { return restrictions{}.names() }

func (v targetText) fromJSON(raw json.RawMessage) *Error {
	var s string
	if err := decode(raw, &s, phrase.Of("the text of a restriction")); err != nil {
		return err
	}
	return v.fromText(s)
}

func (v targetText) fromText(s string) *Error {
	*v.dst = nil
	if s == "" {
		return nil
	}
	r, err := restrict.Parse(s)
	if err != nil {
		fail := restrictionFault(err, 0)
		fail.Field = "target"
		return fail
	}
	*v.dst = &r
	return nil
}
