package api

import (
	"fmt"
	"slices"
	"strings"

	"mentsu/form"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// RuleSets lists the rule sets that come with Mentsu.
type RuleSets struct {
	Rules []RuleSetRow `json:"rules"`
}

// RuleSetRow is a rule set in a list.
type RuleSetRow struct {
	ID     string `json:"id"`
	Name   string `json:"name"` // in the language asked
	Source string `json:"source"`
}

// RuleSetView is what a rule set says.
type RuleSetView struct {
	RuleSetRow

	Players         int             `json:"players"`
	Sets            int             `json:"sets"`
	Forms           []string        `json:"forms"`
	FourAsTwoPairs  bool            `json:"four_as_two_pairs"`
	Reds            []int           `json:"reds"`
	RedsUnconfirmed bool            `json:"reds_unconfirmed"`
	Unit            string          `json:"unit"`    // of values: han, fan or points
	Minimum         int             `json:"minimum"` // to win, bonus left out
	Flags           []string        `json:"flags"`
	Options         []OptionView    `json:"options"`
	Patterns        []PatternView   `json:"patterns"`
	Fu              []FuView        `json:"fu"`
	Limits          []LimitView     `json:"limits"`
	Payment         PaymentView     `json:"payment"`
	Liability       []LiabilityView `json:"liability"`
}

// OptionView is an option with its value.
type OptionView struct {
	ID          string   `json:"id"`
	Name        string   `json:"name"`
	Value       string   `json:"value"`
	Values      []string `json:"values"` // to choose from; null if any number from least to most
	Least       *int     `json:"least"`
	Most        *int     `json:"most"`
	Source      string   `json:"source"`
	Unconfirmed bool     `json:"unconfirmed"` // no source is sure of the value
}

// PatternView is a pattern: what is paid, when, and in place of what.
type PatternView struct {
	ID       string   `json:"id"`
	Aliases  []string `json:"aliases"`
	Name     string   `json:"name"`
	Class    string   `json:"class"`
	Value    int      `json:"value"`
	Open     int      `json:"open"`
	Double   string   `json:"double"`
	When     string   `json:"when"`
	Gates    string   `json:"gates"`
	Count    string   `json:"count"`
	Excludes []string `json:"excludes"`
	Variants []string `json:"variants"`
}

// FuView is a row of the fu table.
type FuView struct {
	ID   string `json:"id"`
	Of   string `json:"of"`
	When string `json:"when"`
	Fu   int    `json:"fu"`
}

// LimitView is a step of the limit table.
type LimitView struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Han   int    `json:"han"`
	Base  int    `json:"base"`
	Reach int    `json:"reach"`
	If    string `json:"if"`
}

// PaymentView says who pays.
type PaymentView struct {
	Style string `json:"style"`
	Unit  int    `json:"unit"`
	Honba int    `json:"honba"`
	Stick int    `json:"stick"`
}

// LiabilityView is a pattern that a player pays for who fed it.
type LiabilityView struct {
	Pattern string `json:"pattern"`
	Option  string `json:"option"`
}

// ListRules lists the rule sets that come with Mentsu.
func ListRules(l tile.Lang) (RuleSets, error) {
	var list RuleSets
	for _, name := range rules.Names() {
		d, err := rules.Load(name)
		if err != nil {
			return list, err
		}
		list.Rules = append(list.Rules, rowOf(d, l))
	}
	return list, nil
}

func rowOf(d *rule.Definition, l tile.Lang) RuleSetRow {
	return RuleSetRow{d.ID, d.Names[l], d.Source}
}

// ViewRules returns what a rule set says.
func ViewRules(d *rule.Definition, l tile.Lang) *RuleSetView {
	shape := d.Shape.WithDefaults()
	v := &RuleSetView{
		RuleSetRow: rowOf(d, l), Players: shape.Players, Sets: shape.Sets, Forms: []string{}, FourAsTwoPairs: shape.FourAsTwoPairs,
		RedsUnconfirmed: d.RedsUnconfirmed, Unit: d.Unit, Minimum: d.Minimum, Flags: append([]string{}, d.Flags...),
		Options: []OptionView{}, Patterns: []PatternView{}, Fu: []FuView{}, Limits: []LimitView{}, Liability: []LiabilityView{},
		Payment: PaymentView{d.Pay.Style, d.Pay.Unit, d.Pay.Honba, d.Pay.Stick},
	}
	for _, f := range form.Each() {
		if shape.Forms.Has(f) {
			v.Forms = append(v.Forms, f.String())
		}
	}
	for _, n := range d.Reds {
		v.Reds = append(v.Reds, int(n))
	}
	for i := range d.Options {
		v.Options = append(v.Options, viewOption(&d.Options[i], l))
	}
	for i := range d.Patterns {
		v.Patterns = append(v.Patterns, viewPattern(&d.Patterns[i], l))
	}
	for _, f := range d.Fu {
		v.Fu = append(v.Fu, FuView{f.ID, f.Of, f.When, f.Fu})
	}
	for i := range d.Limits {
		step := &d.Limits[i]
		v.Limits = append(v.Limits, LimitView{step.ID, step.Names[l], step.Han, step.Base, step.Reach, step.If})
	}
	for _, row := range d.Pay.Liability {
		v.Liability = append(v.Liability, LiabilityView{row.Pattern, row.Option})
	}
	return v
}

func viewOption(o *rule.Option, l tile.Lang) OptionView {
	v := OptionView{ID: o.ID, Name: o.Names[l], Value: o.Word(o.Default), Source: o.Source, Unconfirmed: o.Unconfirmed}
	switch {
	case o.Words != nil:
		v.Values = slices.Clone(o.Words)
	case o.Number:
		v.Least, v.Most = &o.Least, &o.Most
	default:
		v.Values = []string{"false", "true"}
	}
	return v
}

func viewPattern(p *rule.Pattern, l tile.Lang) PatternView {
	v := PatternView{
		ID: p.ID, Aliases: append([]string{}, p.Aliases...), Name: p.Names[l], Class: p.Class, Value: p.Value, Open: p.Open,
		Double: p.Double, When: p.When, Gates: p.Gates, Count: p.Count, Excludes: []string{}, Variants: []string{},
	}
	for _, x := range p.Excludes {
		v.Excludes = append(v.Excludes, x.ID)
	}
	for _, a := range p.Variants {
		text := fmt.Sprintf("%s: %d/%d", a.If, a.Value, a.Open)
		if a.Limit != "" {
			text += " " + a.Limit
		}
		if a.Class != "" {
			text += " " + a.Class
		}
		if a.Count != "" {
			text += " " + a.Count
		}
		v.Variants = append(v.Variants, text)
	}
	return v
}

// RuleDifference is something in which two rule sets differ. A side that lacks it is null.
type RuleDifference struct {
	Kind string  `json:"kind"` // "set", "option", "pattern", "fu" or "limit"
	ID   string  `json:"id"`
	Key  string  `json:"key"` // of it, such as "value"
	A    *string `json:"a"`
	B    *string `json:"b"`
}

// RuleDifferences is in what two rule sets differ.
type RuleDifferences struct {
	A           string           `json:"a"`
	B           string           `json:"b"`
	Differences []RuleDifference `json:"differences"`
}

// DiffRules returns in what two rule sets differ, names and sources left out.
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
		case !ok && s.value != "":
			add(s.statement, &s.value, nil)
		case ok && other != s.value:
			add(s.statement, &s.value, &other)
		}
	}
	for _, s := range right {
		if !known[s.statement] && s.value != "" {
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

// statements returns all that a rule set says, in order.
func statements(d *rule.Definition) []stated {
	v := ViewRules(d, tile.EN)
	var all []stated
	put := func(kind, id, key string, value any) {
		all = append(all, stated{statement{kind, id, key}, fmt.Sprint(value)})
	}
	put("set", "", "players", v.Players)
	put("set", "", "sets", v.Sets)
	put("set", "", "forms", strings.Join(v.Forms, ", "))
	put("set", "", "four_as_two_pairs", v.FourAsTwoPairs)
	put("set", "", "reds", fmt.Sprintf("%d/%d/%d", d.Reds[0], d.Reds[1], d.Reds[2]))
	put("set", "", "unit", v.Unit)
	put("set", "", "minimum", v.Minimum)
	put("set", "", "flags", strings.Join(v.Flags, ", "))
	put("set", "", "payment", v.Payment)
	for _, o := range v.Options {
		put("option", o.ID, "value", o.Value)
	}
	for i := range v.Patterns {
		p := &v.Patterns[i]
		put("pattern", p.ID, "class", p.Class)
		put("pattern", p.ID, "value", p.Value)
		put("pattern", p.ID, "open", p.Open)
		put("pattern", p.ID, "double", p.Double)
		put("pattern", p.ID, "when", p.When)
		put("pattern", p.ID, "gates", p.Gates)
		put("pattern", p.ID, "count", p.Count)
		put("pattern", p.ID, "excludes", strings.Join(p.Excludes, ", "))
		put("pattern", p.ID, "variants", strings.Join(p.Variants, "; "))
	}
	for i, f := range v.Fu {
		put("fu", f.ID, fmt.Sprint(i), fmt.Sprintf("%s %s: %d", f.Of, f.When, f.Fu))
	}
	for i, s := range v.Limits {
		put("limit", s.ID, fmt.Sprint(i), fmt.Sprintf("%d han, %d, reach %d, %s", s.Han, s.Base, s.Reach, s.If))
	}
	return all
}
