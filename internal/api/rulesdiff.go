package api

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mentsu/form"
	"mentsu/rule"
	"mentsu/tile"
)

// RuleDifference is something in which two rule sets differ. A side that lacks it is null.
type RuleDifference struct {
	Kind string  `json:"kind"` // "set", "option", "pattern", "fu", "limit" or "liability"
	ID   string  `json:"id"`   // of a row of fu, limits or liability with what it is for
	Key  string  `json:"key"`  // of it, such as "value"
	A    *string `json:"a"`
	B    *string `json:"b"`
}

// RuleDifferences is in what two rule sets differ.
type RuleDifferences struct {
	A           string           `json:"a"`
	B           string           `json:"b"`
	Differences []RuleDifference `json:"differences"`
}

// DiffRules returns in what two rule sets differ, what they are called and sources left out.
func DiffRules(a, b *rule.Definition) RuleDifferences {
	d := RuleDifferences{A: a.ID, B: b.ID, Differences: []RuleDifference{}}
	left, right := statements(a), statements(b)
	said := map[statement]string{}
	for _, s := range right {
		said[s.statement] = s.value
	}
	known := map[statement]bool{}
	add := func(s statement, one, other *string) {
		d.Differences = append(d.Differences, RuleDifference{s.kind, s.id, s.key, one, other})
	}
	for _, s := range left {
		known[s.statement] = true
		other, ok := said[s.statement]
		switch {
		case !ok && s.says():
			add(s.statement, &s.value, nil)
		case ok && other != s.value:
			add(s.statement, &s.value, &other)
		}
	}
	for _, s := range right {
		if !known[s.statement] && s.says() {
			add(s.statement, nil, &s.value)
		}
	}
	return d
}

// statement is something that a rule set can say.
type statement struct{ kind, id, key string }

type stated struct {
	statement

	value string
}

// says reports whether s is more than what is so where nothing is said.
func (s *stated) says() bool { return s.value != "" && s.value != "0" && s.value != "false" }

// statementList collects what a rule set says.
type statementList struct {
	all  []stated
	rows map[statement]int // rows of the same kind and ID so far
}

// put adds pairs of a key and a value about something.
func (l *statementList) put(kind, id string, pairs ...any) {
	for pair := range slices.Chunk(pairs, 2) {
		l.all = append(l.all, stated{statement{kind, id, fmt.Sprint(pair[0])}, fmt.Sprint(pair[1])})
	}
}

// row adds pairs about a row of a table that knows rows by what they are for: of several rows
// for the same the later ones are numbered.
func (l *statementList) row(kind, id string, pairs ...any) {
	key := statement{kind: kind, id: id}
	l.rows[key]++
	if n := l.rows[key]; n > 1 {
		id = fmt.Sprintf("%s #%d", id, n)
	}
	l.put(kind, id, pairs...)
}

// names adds what something is called.
func (l *statementList) names(kind, id string, names rule.Names) {
	for _, lang := range rule.Langs() {
		l.put(kind, id, "names."+lang.String(), names[lang])
	}
}

// statements returns all that a rule set says, in order.
func statements(d *rule.Definition) []stated {
	l := &statementList{rows: map[statement]int{}}
	shape := d.Shape.WithDefaults()
	var forms []string
	for _, f := range form.Each() {
		if shape.Forms.Has(f) {
			forms = append(forms, f.String())
		}
	}
	l.put("set", "",
		"players", shape.Players, "sets", shape.Sets, "forms", strings.Join(forms, ", "), "four_as_two_pairs", shape.FourAsTwoPairs,
		"joker_copies", copiesName(shape.JokerCopies), "reds", fmt.Sprintf("%d/%d/%d", d.Reds[0], d.Reds[1], d.Reds[2]), "reds_unconfirmed", d.RedsUnconfirmed,
		"unit", d.Unit, "combine", d.Combine, "convert", d.Convert, "aotenjou", d.Aotenjou, "stack", d.Stack, "cap", d.Cap,
		"minimum", d.Minimum, "minimum_by", d.MinimumBy, "most", d.Most, "prefer", strings.Join(d.Prefer, ", "), "flags", strings.Join(d.Flags, ", "),
		"payment.style", d.Pay.Style, "payment.unit", d.Pay.Unit, "payment.honba", d.Pay.Honba, "payment.stick", d.Pay.Stick, "payment.base", d.Pay.Base)
	l.house(&d.House)
	for i := range d.Options {
		l.option(&d.Options[i])
	}
	for i := range d.Patterns {
		l.pattern(&d.Patterns[i])
	}
	for _, f := range d.Fu {
		l.row("fu", strings.TrimSpace(f.ID+" "+f.Of+" "+f.When), "fu", f.Fu)
	}
	for i := range d.Limits {
		s := &d.Limits[i]
		id := strings.TrimSpace(s.ID + " " + s.If)
		l.row("limit", id, "han", s.Han, "base", s.Base, "reach", s.Reach, "reach_han", s.ReachHan, "each_han", s.Each)
		l.names("limit", id, s.Names)
	}
	for _, p := range d.Pay.Liability {
		var kinds []string
		for k := range p.Kinds.All() {
			kinds = append(kinds, k.String())
		}
		l.row("liability", p.Pattern+p.Flag, "pattern", p.Pattern, "flag", p.Flag, "option", p.Option, "kinds", strings.Join(kinds, " "), "melds", p.Melds, "kans", p.Kans)
	}
	return l.all
}

// house adds what a rule set says of the house.
func (l *statementList) house(h *rule.House) {
	o := viewHouse(h)
	if o == nil {
		o = &HouseOptions{}
	}
	most := ""
	if o.MaxJokersUsed != nil {
		most = strconv.Itoa(*o.MaxJokersUsed)
	}
	l.put("set", "", "preset", o.Preset, "pair_258", o.Pair258, "wind_runs", o.WindRuns, "dragon_runs", o.DragonRuns, "natural_per_set", o.NaturalPerSet,
		"max_jokers_used", most, "void_suit", o.VoidSuit, "joker_face", o.JokerFace, "instant_win", o.InstantWin)
}

// option adds what an option says: first its value.
func (l *statementList) option(o *rule.Option) {
	values := strings.Join(o.Words, ", ")
	if o.Number {
		values = fmt.Sprintf("%d..%d", o.Least, o.Most)
	}
	l.put("option", o.ID, "value", o.Word(o.Default), "values", values, "players", o.Players, "unconfirmed", o.Unconfirmed)
	l.names("option", o.ID, o.Names)
}

// pattern adds what a pattern says.
func (l *statementList) pattern(p *rule.Pattern) {
	var excludes []string
	for _, x := range p.Excludes {
		text := x.ID
		if x.Times > 0 {
			text += fmt.Sprintf(" x%d", x.Times)
		}
		if x.Inside {
			text += " inside"
		}
		excludes = append(excludes, text)
	}
	view := viewPattern(p, tile.EN)
	l.put("pattern", p.ID,
		"class", p.Class, "value", p.Value, "open", p.Open, "double", p.Double, "when", p.When, "gates", p.Gates, "each", p.Each,
		"count", p.Count, "repeat", p.Repeat, "excludes", strings.Join(excludes, ", "), "variants", strings.Join(view.Variants, "; "),
		"family", p.Family, "players", p.Players, "aliases", strings.Join(p.Aliases, ", "))
	l.names("pattern", p.ID, p.Names)
}
