package api

import (
	"encoding/json"
	"slices"
	"strings"

	"mentsu/call"
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

// callOptions is the field options: a JSON object, as a flag its text.
type callOptions struct{ dst **call.Options }

func (v callOptions) fromText(s string) *Error {
	if s == "" {
		return nil
	}
	return v.fromJSON(json.RawMessage(s))
}

func (v callOptions) fromJSON(raw json.RawMessage) *Error {
	if !strings.HasPrefix(strings.TrimSpace(string(raw)), "{") {
		return fault(BadValue, "must be %s, not %s", phrase.Of("an object"), brief(raw))
	}
	all, err := members(raw)
	if err == nil {
		err = unique(all)
	}
	if err != nil {
		return &Error{Code: err.Code, Message: err.Message, Field: "options", reason: err.reason}
	}
	o := &call.Options{}
	for _, m := range all {
		if err := setOption(o, m.key, m.raw); err != nil {
			return err.in("options")
		}
	}
	if len(all) > 0 {
		*v.dst = o
	}
	return nil
}

// maxShanten is the greatest bound that A11 takes.
const maxShanten = 13

// optionKeys returns the keys of options.
func optionKeys() []string {
	return []string{"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11"}
}

// setOption sets an option from one member of the object. Null and "" mean the default.
func setOption(o *call.Options, key string, raw json.RawMessage) *Error {
	if !slices.Contains(optionKeys(), key) {
		return fault(UnknownField, "no option %s, but %s%s", quoted(key), strings.Join(optionKeys(), ", "), Suggest(key, optionKeys()))
	}
	if s := string(raw); s == "null" || s == `""` || key == "A11" && s == `"none"` {
		return nil
	}
	into := map[string]value{
		"A1": oneOf(&o.Gain, named("same", call.GainSame), named("always", call.GainAlways), named("by-30", call.GainBy30)),
		"A2": oneOf(&o.ManyDora, named("call", call.AlwaysCall), named("pass", call.AlwaysPass)),
		"A3": oneOf(&o.OneDora, named("after-11", call.OneDoraAfter11), named("after-8", call.OneDoraAfter8),
			named("call", call.OneDoraCall), named("pass", call.OneDoraPass)),
		"A4":  oneOf(&o.Ready, named("rules", call.ReadyByRules), named("pass", call.ReadyPass), named("unusable", call.ReadyUnusable)),
		"A5":  oneOf(&o.Measure, named("restricted", call.Restricted), named("seven-pairs", call.RestrictedPairs), named("ordinary", call.Ordinary)),
		"A6":  oneOf(&o.After, named("at-least", call.TurnAtLeast), named("more-than", call.TurnMoreThan)),
		"A7":  oneOf(&o.DoraOn, named("central", call.DoraCentral), named("any", call.DoraAny)),
		"A8":  oneOf(&o.Far, named("before", call.FarBefore), named("after", call.FarAfter)),
		"A9":  oneOf(&o.OpenHand, named("first", call.OpenFree), named("every", call.OpenEvery)),
		"A10": oneOf(&o.Preference, named("pon", call.PreferPon), named("tile", call.PreferTile)),
		"A11": number{&o.MaxShanten, 1, maxShanten},
	}[key]
	if err := into.fromJSON(raw); err != nil {
		return fault(err.Code, "%s: %s", key, err.Reason())
	}
	return nil
}
