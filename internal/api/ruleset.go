package api

import (
	"cmp"
	"encoding/json"
	"errors"
	"strings"

	"mentsu/internal/phrase"
	"mentsu/rule"
	"mentsu/rules"
)

// RuleSet is the rule set that a request names or holds.
type RuleSet struct {
	set  *rule.Set // with the defaults of its options
	text string    // it was made from, "" for one that comes with Mentsu
}

// Definition returns what the rule set says; do not change it.
func (s *RuleSet) Definition() *rule.Definition { return s.set.Definition() }

// String returns the ID of the rule set.
func (s *RuleSet) String() string { return s.Definition().ID }

// rulesName is the field rules: the name of a rule set that comes with Mentsu.
type rulesName struct{ r *Request }

// names returns the names of all rule sets.
func (rulesName) names() []string { return RuleNames() }

func (v rulesName) schema() Schema { return Schema{"type": "string"} } // short names are known, too

func (v rulesName) fromJSON(raw json.RawMessage) *Error {
	var s string
	if err := decode(raw, &s, phrase.Of("a string")); err != nil {
		return err
	}
	return v.fromText(s)
}

func (v rulesName) fromText(s string) *Error {
	if s == "" {
		return nil
	}
	full, ok := rules.Known(s)
	if !ok {
		return fault(BadValue, "no rule set %s%s", quoted(s), Suggest(s, RuleNames()))
	}
	set, err := rules.Set(full)
	if err != nil {
		return rulesFault(err)
	}
	return v.r.takeRules(&RuleSet{set: set})
}

// RuleNames returns the names of the rule sets in full and as short as may be.
func RuleNames() []string {
	all := rules.Names()
	for _, n := range rules.Names() {
		if _, short, ok := strings.Cut(n, "/"); ok {
			all = append(all, short)
		}
	}
	return all
}

// takeRules takes the one rule set of a request.
func (r *Request) takeRules(s *RuleSet) *Error {
	if r.RuleSet != nil && r.RuleSet.text != s.text {
		return fault(BadValue, "give rules or rules_toml, not both")
	}
	r.RuleSet = s
	return nil
}

// rulesText is the field rules_toml: the text of a rule set.
type rulesText struct{ r *Request }

func (rulesText) schema() Schema { return Schema{"type": "string", "maxLength": rules.MaxText} }

func (v rulesText) fromJSON(raw json.RawMessage) *Error {
	var s string
	if err := decode(raw, &s, phrase.Of("a string")); err != nil {
		return err
	}
	return v.fromText(s)
}

func (v rulesText) fromText(s string) *Error {
	if s == "" {
		return nil
	}
	set, err := compiled().text("rules_toml", s)
	if err != nil {
		return rulesFault(err)
	}
	return v.r.takeRules(&RuleSet{set: set, text: s})
}

// SetRulesFile takes the text of a rule set from the file of that name, as rules_toml.
func (r *Request) SetRulesFile(name, text string) *Error {
	set, err := compiled().text(name, text)
	if err != nil {
		return rulesFault(err)
	}
	return r.takeRules(&RuleSet{set: set, text: text})
}

// rulesFault translates an error of package rules.
func rulesFault(err error) *Error {
	code := BadValue
	if errors.Is(err, rules.ErrTooLarge) {
		code = TooLarge
	}
	wrong, ok := errors.AsType[*rules.Error](err)
	if !ok {
		return &Error{Code: code, Message: err.Error()}
	}
	reason := RuleReason(wrong)
	if wrong.Row > 0 {
		reason = phrase.Of("row %d, column %d: %s", wrong.Row, wrong.Column, reason)
	}
	e := fault(code, "%s", reason)
	if wrong.Row > 0 {
		e.At = &wrong.Offset
	}
	return e
}

// RuleReason says what is wrong in the text of a rule set, without the place.
func RuleReason(wrong *rules.Error) phrase.Text {
	reason := phrase.Match(wrong.Reason)
	if wrong.Key != "" {
		reason = phrase.Of("%s: %s", wrong.Key, reason)
	}
	if wrong.Nearest != "" {
		reason = phrase.Of("%s%s", reason, phrase.Of("; did you mean %s?", quoted(wrong.Nearest)))
	}
	return reason
}

// ruleSet returns the rule set to score by, under the options of the request and what it says
// itself of the hand's shape and of red fives; the standard one if the request names none.
func (q *question) ruleSet() (*rule.Set, *Error) {
	chosen, err := q.req.chosenRules()
	if err != nil {
		return nil, err
	}
	d := q.req.shaped(chosen.Definition())
	values := map[string]int{}
	for _, o := range q.req.ruleOptions {
		n, err := optionValue(d, o)
		if err != nil {
			return nil, err.in("options")
		}
		values[o.id] = n
	}
	if d == chosen.Definition() && len(values) == 0 {
		return chosen.set, nil
	}
	set, fail := compiled().with(chosen, d, q.req.ruleOptions, values)
	if fail != nil {
		return nil, rulesFault(fail).in("options")
	}
	return set, nil
}

// chosenRules returns the rule set that r names, or the standard one.
func (r *Request) chosenRules() (*RuleSet, *Error) {
	if r.RuleSet != nil {
		return r.RuleSet, nil
	}
	set, err := rules.Set(rules.Standard)
	if err != nil {
		return nil, rulesFault(err)
	}
	return &RuleSet{set: set}, nil
}

// shaped returns d with what r, or its house, says itself of the shape of hands and of red
// fives: d itself if it says nothing else.
func (r *Request) shaped(d *rule.Definition) *rule.Definition {
	asked, has := r.Rules(), d.Shape.WithDefaults()
	if r.RuleSet == nil {
		asked.Players, asked.Sets, asked.Forms = cmp.Or(asked.Players, has.Players), cmp.Or(asked.Sets, has.Sets), cmp.Or(asked.Forms, has.Forms)
		asked.FourAsTwoPairs = asked.FourAsTwoPairs || !r.hasFourAsPairs && has.FourAsTwoPairs
	}
	asked.JokerCopies = has.JokerCopies
	reds := d.Reds
	if r.Reds != nil {
		reds = *r.Reds
	}
	if asked.WithDefaults() == has && reds == d.Reds {
		return d
	}
	own := *d
	own.Shape, own.Reds = asked, reds
	return &own
}
