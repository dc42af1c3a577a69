package rule_test

import (
	"slices"
	"strings"
	"testing"

	"mentsu/rule"
	"mentsu/rules"
)

// TestNumbersThatAreTooGreat spoils one number of a definition after another.
func TestNumbersThatAreTooGreat(t *testing.T) {
	t.Parallel()
	for want, spoil := range map[string]func(d *rule.Definition){
		`pattern "riichi", value: -1 is not between 0 and 1000`:      func(d *rule.Definition) { d.Patterns[0].Value = -1 },
		`pattern "riichi", open: 1001 is not between 0 and 1000`:     func(d *rule.Definition) { d.Patterns[0].Open = 1001 },
		`pattern "riichi", repeat: 1001 is not between 0 and 1000`:   func(d *rule.Definition) { d.Patterns[0].Repeat = 1001 },
		`pattern "riichi", variants: 1001 is not between 0 and 1000`: func(d *rule.Definition) { d.Patterns[0].Variants = []rule.Amount{{Value: 1001}} },
		`fu "base", fu: 1001 is not between 0 and 1000`:              func(d *rule.Definition) { d.Fu[0].Fu = 1001 },
		`fu "base", fu: 30420 is not between 0 and 30000`: func(d *rule.Definition) {
			row := d.Fu[0]
			row.Fu = 1000
			d.Fu = slices.Concat([]rule.FuRule{{ID: "base", Of: "hand", Fu: 420}}, slices.Repeat([]rule.FuRule{row}, 31))
		},
		`limit "mangan", han: 1001 is not between 0 and 1000`:         func(d *rule.Definition) { d.Limits[0].Han = 1001 },
		`limit "mangan", reach_han: -1 is not between 0 and 1000`:     func(d *rule.Definition) { d.Limits[0].ReachHan = -1 },
		`limit "mangan", base: 1000001 is not between 0 and 1000000`:  func(d *rule.Definition) { d.Limits[0].Base = 1_000_001 },
		`limit "mangan", reach: 1000001 is not between 0 and 1000000`: func(d *rule.Definition) { d.Limits[0].Reach = 1_000_001 },
		`rule: minimum: 1001 is not between 0 and 1000`:               func(d *rule.Definition) { d.Minimum = 1001 },
		`rule: payment: -100 is not between 0 and 1000000`:            func(d *rule.Definition) { d.Pay.Unit = -100 },
		`rule: payment: 1000001 is not between 0 and 1000000`:         func(d *rule.Definition) { d.Pay.Stick = 1_000_001 },
	} {
		d, err := rules.Load("std")
		if err != nil {
			t.Fatal(err)
		}
		spoil(d)
		if _, err := rule.Compile(d, nil); err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
