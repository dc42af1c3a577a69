package call

import (
	"fmt"
	"testing"

	"mentsu/shanten"
)

// TestOneRow holds that for every combination of numbers exactly one row of the published
// table fires, and that it is the one that the code names.
func TestOneRow(t *testing.T) {
	type row struct {
		rule    Rule
		applies func(n numbers) bool
		call    func(n numbers) bool
	}
	never := func(numbers) bool { return false }
	always := func(numbers) bool { return true }
	more := func(n numbers) bool { return n.ukeireAfter > n.ukeireBefore }
	from := func(turn int) func(numbers) bool { return func(n numbers) bool { return n.turn >= turn } }
	possible := func(f func(n numbers) bool) func(numbers) bool {
		return func(n numbers) bool { return n.before != shanten.Impossible && !n.open && f(n) }
	}
	falls := func(f func(n numbers) bool) func(numbers) bool {
		return possible(func(n numbers) bool { return n.after < n.before && f(n) })
	}
	open := func(f func(n numbers) bool) func(numbers) bool {
		return func(n numbers) bool { return n.before != shanten.Impossible && n.open && f(n) }
	}
	rows := []row{
		{RuleG0, func(n numbers) bool { return n.before == shanten.Impossible }, never},
		{RuleR2, possible(func(n numbers) bool { return n.after > n.before }), never},
		{RuleR3, possible(func(n numbers) bool { return n.after == n.before && n.dora <= 1 }), never},
		{RuleR4, possible(func(n numbers) bool { return n.after == n.before && n.dora >= 2 }), more},
		{RuleR5, falls(func(n numbers) bool { return n.dora == 1 && n.before >= 2 }), from(8)},
		{RuleR6, falls(func(n numbers) bool { return n.dora == 0 && n.before >= 3 }), from(8)},
		{RuleR7, falls(func(n numbers) bool { return n.dora == 0 && (n.before == 1 || n.before == 2) }), from(11)},
		{RuleA2, falls(func(n numbers) bool { return n.dora >= 2 }), always},
		{RuleA3, falls(func(n numbers) bool { return n.dora == 1 && n.before == 1 }), from(11)},
		{RuleO1, open(func(n numbers) bool { return n.after < n.before }), always},
		{RuleO2, open(func(n numbers) bool { return n.after == n.before }), more},
		{RuleO3, open(func(n numbers) bool { return n.after > n.before }), never},
	}
	for n := range combinations {
		var fired []Rule
		var calls bool
		for _, r := range rows {
			if r.applies(n) {
				fired = append(fired, r.rule)
				calls = r.call(n)
			}
		}
		if len(fired) != 1 {
			t.Fatalf("%+v: rows %v fire", n, fired)
		}
		if v := new(Options).published(n); v.Rule != fired[0] || v.Action != fixed(calls) {
			t.Errorf("%+v: got %v %v, want %v %v", n, v.Action, v.Rule, fixed(calls), fired[0])
		}
	}
}

// TestOpenPoints holds bounds of A1 and A4 that few hands reach.
func TestOpenPoints(t *testing.T) {
	always, unusable := Options{Gain: GainAlways}, Options{Ready: ReadyUnusable}
	for _, test := range []struct {
		name    string
		options Options
		numbers numbers
		want    Rule
	}{
		{"as many useful tiles", always, numbers{before: 2, after: 1, dora: 2, ukeireBefore: 10, ukeireAfter: 10}, RuleA1},
		{"one more", always, numbers{before: 2, after: 1, dora: 2, ukeireBefore: 10, ukeireAfter: 11}, RuleA2},
		{"complete", unusable, numbers{before: 0, after: 0, completes: true}, RuleA4},
		{"complete with an unusable tile", unusable, numbers{before: 0, after: 0, completes: true, unusable: 1}, RuleR3},
	} {
		if v := test.options.published(test.numbers); v.Rule != test.want {
			t.Errorf("%s: got %v, want %v", test.name, v.Rule, test.want)
		}
	}
}

// combinations yields the numbers that the table tells apart: shanten before and after,
// dora, turns, more, as many or fewer useful tiles, closed and open.
func combinations(yield func(numbers) bool) {
	befores := []shanten.Number{0, 1, 2, 3, 4, 5, 6, 7, 8, shanten.Impossible}
	for _, before := range befores {
		for after := shanten.Number(0); after <= 8; after++ {
			for i := range 4 * 20 * 3 * 2 {
				n := numbers{
					before: before, after: after, dora: i % 4, turn: i / 4 % 20,
					ukeireBefore: 10, ukeireAfter: 9 + i/80%3, open: i/240 == 1,
				}
				if !yield(n) {
					return
				}
			}
		}
	}
}

// TestEnough holds the share of useful tiles that profile Bot asks for.
func TestEnough(t *testing.T) {
	for _, test := range []struct {
		before, after int
		want          bool
	}{{0, 0, false}, {0, 1, true}, {10, 12, false}, {10, 13, true}, {20, 25, false}, {20, 26, true}, {7, 9, false}, {7, 10, true}} {
		if got := enough(test.before, test.after); got != test.want {
			t.Errorf("%d to %d: got %v", test.before, test.after, got)
		}
	}
}

// TestNames holds that every code has a name of its own.
func TestNames(t *testing.T) {
	seen := map[string]bool{}
	for r := range Rule(numRules) {
		if seen[r.String()] || r.String() == "" {
			t.Errorf("rule %d is called %q", r, r)
		}
		seen[r.String()] = true
	}
	for q := OfNothing; q <= OfPoints; q++ {
		if seen[fmt.Sprint("of ", q)] {
			t.Errorf("quantity %d is called %q", q, q)
		}
		seen[fmt.Sprint("of ", q)] = true
	}
	for p := NoPlan; p <= PlanOther; p++ {
		if seen["plan "+p.String()] {
			t.Errorf("plan %d is called %q", p, p)
		}
		seen["plan "+p.String()] = true
	}
	for l := NotLost; l <= LostOrder; l++ {
		if seen["lost "+l.String()] {
			t.Errorf("reason %d is called %q", l, l)
		}
		seen["lost "+l.String()] = true
	}
}
