package rule_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/rule"
)

// TestConflicts holds the terms of some conflicts, and that all of them begin with a flag.
func TestConflicts(t *testing.T) {
	var all []string
	for _, terms := range rule.Conflicts() {
		if _, ok := rule.FlagByName(terms[0]); !ok {
			t.Errorf("%v: no flag is first", terms)
		}
		all = append(all, strings.Join(terms, " "))
	}
	for _, want := range []string{
		"riichi open_meld", "ippatsu !riichi !double_riichi", "rinshan !kan", "rinshan haitei rinshan_haitei=false", "tenhou !dealer", "houtei self_draw",
		"closed_chankan !orphans", "closed_chankan kokushi_robs_closed_kan=false", "kong self_draw !kan", "kong !self_draw another_copy", "last_tile another_concealed",
	} {
		if !slices.Contains(all, want) {
			t.Errorf("%q is not among %q", want, all)
		}
	}
}

func ExampleConflicts() {
	for _, terms := range rule.Conflicts() {
		if slices.Contains(terms, "rinshan") && !slices.Contains(terms, "tenhou") {
			fmt.Println(terms)
		}
	}
	// Output:
	// [rinshan !self_draw]
	// [rinshan !kan]
	// [rinshan ippatsu]
	// [rinshan haitei rinshan_haitei=false]
	// [chiihou rinshan]
	// [renhou rinshan]
}
