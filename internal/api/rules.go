package api

import (
	"fmt"
	"slices"

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
	JokerCopies     string          `json:"joker_copies"` // any, or four
	House           *HouseOptions   `json:"house"`        // of jokers, sets and pairs; null for the usual
	Reds            []int           `json:"reds"`
	RedsUnconfirmed bool            `json:"reds_unconfirmed"`
	Unit            string          `json:"unit"`       // of values: han, fan or points
	Combine         string          `json:"combine"`    // how values make a total: riichi, once or sum
	Convert         string          `json:"convert"`    // how a total makes points: riichi or identity
	Aotenjou        string          `json:"aotenjou"`   // over options: converted as aotenjou; "" is never
	Stack           string          `json:"stack"`      // over options: several yakuman add up; "" is always
	Cap             string          `json:"cap"`        // the option with the most yakuman that are paid; "" is no bound
	Minimum         int             `json:"minimum"`    // to win, bonus left out
	MinimumBy       string          `json:"minimum_by"` // the option that takes its place; "" is none
	Most            int             `json:"most"`       // of families the greatest total; 0 is no bound
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
	Each     string   `json:"each"` // every group of sets that makes one of these hold is an instance
	Count    string   `json:"count"`
	Family   string   `json:"family"` // of a family only the dearest is paid; "" is none
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
	Base  int    `json:"base"` // what each loser pays beside the total, or the most that one pays for another
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
		JokerCopies: copiesName(shape.JokerCopies), House: viewHouse(&d.House),
		RedsUnconfirmed: d.RedsUnconfirmed, Unit: d.Unit, Combine: d.Combine, Convert: d.Convert, Aotenjou: d.Aotenjou, Stack: d.Stack, Cap: d.Cap,
		Minimum: d.Minimum, MinimumBy: d.MinimumBy, Most: d.Most, Flags: append([]string{}, d.Flags...),
		Options: []OptionView{}, Patterns: []PatternView{}, Fu: []FuView{}, Limits: []LimitView{}, Liability: []LiabilityView{},
		Payment: PaymentView{d.Pay.Style, d.Pay.Unit, d.Pay.Honba, d.Pay.Stick, d.Pay.Base},
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
		if o := &d.Options[i]; !o.Idle(d) {
			v.Options = append(v.Options, viewOption(o, l))
		}
	}
	for i := range d.Patterns {
		if p := &d.Patterns[i]; !p.Idle(d) {
			v.Patterns = append(v.Patterns, viewPattern(p, l))
		}
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
		Double: p.Double, When: p.When, Gates: p.Gates, Each: p.Each, Count: p.Count, Family: p.Family, Excludes: []string{}, Variants: []string{},
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
