package api

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"mentsu/internal/phrase"
	"mentsu/rule"
	"mentsu/rules"
)

// optionsOf returns the value of options: of call what its rules leave open, of others the
// options of the rule set. Where the operation is not known yet the keys tell.
func optionsOf(r *Request) value {
	switch r.Op {
	case "call":
		return callOptions{&r.Options}
	case "":
		return anyOptions{r}
	default:
		return ruleOptions{r}
	}
}

// anyOptions are options of an operation that is not known yet.
type anyOptions struct{ r *Request }

func (anyOptions) schema() Schema { return Schema{"type": "object"} }

func (v anyOptions) kind(s string) value {
	if slices.ContainsFunc(optionKeys(), func(key string) bool { return strings.Contains(s, strconv.Quote(key)) }) {
		return callOptions{&v.r.Options}
	}
	return ruleOptions(v)
}

func (v anyOptions) fromText(s string) *Error { return v.kind(s).fromText(s) }

func (v anyOptions) fromJSON(raw json.RawMessage) *Error { return v.kind(string(raw)).fromJSON(raw) }

// ruleOptions is the field options where a rule set has them: a JSON object by id, as a
// flag also id=value with commas between.
type ruleOptions struct{ r *Request }

func (ruleOptions) schema() Schema { return Schema{"type": "object"} }

func (v ruleOptions) fromText(s string) *Error {
	if s == "" || strings.HasPrefix(strings.TrimSpace(s), "{") {
		if s == "" {
			return nil
		}
		return v.fromJSON(json.RawMessage(s))
	}
	at := 0
	for part := range strings.SplitSeq(s, ",") {
		id, word, ok := strings.Cut(part, "=")
		if !ok {
			return fault(BadValue, "%s is no id=value", quoted(part)).at(at)
		}
		word = strings.TrimSpace(word)
		v.r.ruleOptions = append(v.r.ruleOptions, ruleOption{
			id: strings.TrimSpace(id), at: skip(s, at),
			word: word, said: quoted(word), wordAt: skip(s, at+len(id)+len("=")),
		})
		at += len(part) + 1
	}
	return v.unique()
}

func (v ruleOptions) fromJSON(raw json.RawMessage) *Error {
	if !strings.HasPrefix(strings.TrimSpace(string(raw)), "{") {
		return fault(BadValue, "must be %s, not %s", phrase.Of("an object"), brief(raw))
	}
	all, err := members(raw)
	if err != nil {
		return err
	}
	for _, m := range all {
		word := string(m.raw)
		if word == "null" {
			continue
		}
		var s string
		if json.Unmarshal(m.raw, &s) == nil {
			word = s
		}
		v.r.ruleOptions = append(v.r.ruleOptions, ruleOption{m.key, word, brief(m.raw), m.keyAt, m.at})
	}
	return v.unique()
}

// unique refuses an option that is set twice, and sorts them.
func (v ruleOptions) unique() *Error {
	all := v.r.ruleOptions
	slices.SortStableFunc(all, func(a, b ruleOption) int { return strings.Compare(a.id, b.id) })
	for i, o := range all {
		if i > 0 && all[i-1].id == o.id {
			return fault(BadValue, "the option %s stands twice", quoted(o.id)).at(o.at)
		}
	}
	return nil
}

// checkOptions refuses options that were read before it was known that r is about o, and
// are not of its kind.
func (r *Request) checkOptions(o *Op) *Error {
	switch {
	case o.Name == "call" && len(r.ruleOptions) > 0:
		id := r.ruleOptions[0].id
		return fault(UnknownField, "no option %s, but %s%s", quoted(id), strings.Join(optionKeys(), ", "), Suggest(id, optionKeys())).at(r.ruleOptions[0].at).in("options")
	case o.Name != "call" && r.Options != nil:
		return fault(UnknownField, "%s belongs to the rules of call", strings.Join(optionKeys(), ", ")).whole("options")
	default:
		return nil
	}
}

// ruleOption is what a request says about an option of its rule set.
type ruleOption struct {
	id, word   string
	said       string // the word as messages show it
	at, wordAt int    // bytes of the field at which id and word begin
}

// optionValue returns the number that stands for the value that a request gives an option.
func optionValue(d *rule.Definition, o ruleOption) (int, *Error) {
	var ids []string
	for i := range d.Options {
		option := &d.Options[i]
		if option.Idle(d) && option.ID == o.id {
			return 0, fault(BadValue, "the option %s is for %s", o.id, phrase.Count(option.Players, "player")).at(o.at)
		}
		if option.Idle(d) {
			continue
		}
		ids = append(ids, option.ID)
		if option.ID != o.id {
			continue
		}
		n, ok := rules.OptionValue(option, o.word)
		if !ok {
			return 0, fault(BadValue, "%s: must be %s, not %s", o.id, optionWants(option), o.said).at(o.wordAt)
		}
		return n, nil
	}
	return 0, fault(UnknownField, "the rule set %s has no option %s%s", d.ID, quoted(o.id), Suggest(o.id, ids)).at(o.at)
}

// optionWants says which values an option takes.
func optionWants(o *rule.Option) phrase.Text {
	switch {
	case o.Words != nil:
		return phrase.Of("one of %s", strings.Join(o.Words, ", "))
	case o.Number:
		return phrase.Of("a whole number from %d to %d", o.Least, o.Most)
	default:
		return phrase.Of("true or false")
	}
}

// RuleOptions lists what r says about options of its rule set, such as "kiriage=true".
func (r *Request) RuleOptions() []string {
	var list []string
	for _, o := range r.ruleOptions {
		list = append(list, o.id+"="+o.word)
	}
	return list
}
