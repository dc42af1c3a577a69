package api

import (
	"encoding/json"
	"slices"
	"strings"

	"mentsu/call"
	"mentsu/internal/phrase"
)

// CallOptions is what a request says beside the tiles about a call: the rules of the game
// and what the method leaves open, and how the round stands.
type CallOptions struct {
	call.Options

	Riichi   bool
	Furiten  bool
	Threats  []int
	Needed   int
	Expected int

	open bool // one of A1 to A11 is said
}

// callOptions is the field options of call: a JSON object, as a flag its text.
type callOptions struct{ dst **CallOptions }

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
		err.Field = "options"
		return err
	}
	o := &CallOptions{}
	for i := range all {
		if err := o.set(all[i].key, all[i].raw); err != nil {
			return all[i].in(err, "options")
		}
	}
	if len(all) > 0 {
		*v.dst = o
	}
	return nil
}

// The bounds of numbers among the options.
const (
	maxShanten = 13        // of A11
	maxPoints  = 1_000_000 // of threats, needed and expected
	maxThreats = 3         // as many as there are others
)

// optionKeys returns the keys of options: those of the method, then those of game and round.
func optionKeys() []string {
	return append([]string{"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11"},
		"kuikae", "kans", "riichi", "furiten", "threats", "needed", "expected")
}

// set sets an option from one member of the object. Null and "" mean the default.
func (o *CallOptions) set(key string, raw json.RawMessage) *Error {
	if !slices.Contains(optionKeys(), key) {
		return fault(UnknownField, "no option %s, but %s%s", quoted(key), strings.Join(optionKeys(), ", "), Suggest(key, optionKeys()))
	}
	o.open = o.open || strings.HasPrefix(key, "A")
	if s := string(raw); s == "null" || s == `""` || key == "A11" && s == `"none"` {
		return nil
	}
	var v value = o.named()[key]
	switch key {
	case "A11":
		v = number{&o.MaxShanten, 1, maxShanten}
	case "kans":
		v = toggle{&o.Kans}
	case "riichi":
		v = toggle{&o.Riichi}
	case "furiten":
		v = toggle{&o.Furiten}
	case "threats":
		v = pointList{&o.Threats}
	case "needed":
		v = number{&o.Needed, 0, maxPoints}
	case "expected":
		v = number{&o.Expected, 0, maxPoints}
	default:
	}
	if err := v.fromJSON(raw); err != nil {
		return fault(err.Code, "%s: %s", key, err.Reason())
	}
	return nil
}

// named returns the options that are one of several names.
func (o *CallOptions) named() map[string]optionName {
	return map[string]optionName{
		"A1": option(&o.Gain, named("same", call.GainSame), named("always", call.GainAlways), named("by-30", call.GainBy30)),
		"A2": option(&o.ManyDora, named("call", call.AlwaysCall), named("pass", call.AlwaysPass)),
		"A3": option(&o.OneDora, named("after-11", call.OneDoraAfter11), named("after-8", call.OneDoraAfter8),
			named("call", call.OneDoraCall), named("pass", call.OneDoraPass)),
		"A4":     option(&o.Ready, named("rules", call.ReadyByRules), named("pass", call.ReadyPass), named("unusable", call.ReadyUnusable)),
		"A5":     option(&o.Measure, named("restricted", call.Restricted), named("seven-pairs", call.RestrictedPairs), named("ordinary", call.Ordinary)),
		"A6":     option(&o.After, named("at-least", call.TurnAtLeast), named("more-than", call.TurnMoreThan)),
		"A7":     option(&o.DoraOn, named("central", call.DoraCentral), named("any", call.DoraAny)),
		"A8":     option(&o.Far, named("before", call.FarBefore), named("after", call.FarAfter)),
		"A9":     option(&o.OpenHand, named("first", call.OpenFree), named("every", call.OpenEvery)),
		"A10":    option(&o.Preference, named("pon", call.PreferPon), named("tile", call.PreferTile)),
		"kuikae": option(&o.Kuikae, named("same+suji", call.KuikaeSuji), named("same", call.KuikaeSame), named("off", call.KuikaeOff)),
	}
}

// optionName is an option that is one of several names.
type optionName interface {
	value
	String() string // the name it has
}

// oneOption is an option of type T.
type oneOption[T comparable] struct{ choice[T] }

func option[T comparable](dst *T, all ...name[T]) optionName {
	return oneOption[T]{choice[T]{dst, all}}
}

// String returns the name that the option has.
func (v oneOption[T]) String() string {
	i := slices.IndexFunc(v.all, func(n name[T]) bool { return n.value == *v.dst })
	return v.all[i].name // every value has one
}

// pointList is a list of points.
type pointList struct{ dst *[]int }

func (v pointList) fromText(s string) *Error { return v.fromJSON(json.RawMessage(s)) }

func (v pointList) fromJSON(raw json.RawMessage) *Error {
	want := phrase.Of("a list of at most %d numbers from 0 to %d", maxThreats, maxPoints)
	var list []int
	if err := decode(raw, &list, want); err != nil {
		return err
	}
	if len(list) > maxThreats || slices.ContainsFunc(list, func(n int) bool { return n < 0 || n > maxPoints }) {
		return fault(BadValue, "must be %s, not %s", want, brief(raw))
	}
	*v.dst = list
	return nil
}

// CallSettings are the options of a decision as used, by the names that requests have.
type CallSettings struct {
	A1     string `json:"A1"`
	A2     string `json:"A2"`
	A3     string `json:"A3"`
	A4     string `json:"A4"`
	A5     string `json:"A5"`
	A6     string `json:"A6"`
	A7     string `json:"A7"`
	A8     string `json:"A8"`
	A9     string `json:"A9"`
	A10    string `json:"A10"`
	A11    *int   `json:"A11"` // null without a bound
	Kuikae string `json:"kuikae"`
	Kans   bool   `json:"kans"`
}

func settings(o *call.Options) CallSettings {
	used := CallOptions{Options: *o}
	n := used.named()
	s := CallSettings{
		A1: n["A1"].String(), A2: n["A2"].String(), A3: n["A3"].String(), A4: n["A4"].String(), A5: n["A5"].String(),
		A6: n["A6"].String(), A7: n["A7"].String(), A8: n["A8"].String(), A9: n["A9"].String(), A10: n["A10"].String(),
		Kuikae: n["kuikae"].String(), Kans: o.Kans,
	}
	if o.MaxShanten > 0 {
		s.A11 = &o.MaxShanten
	}
	return s
}
