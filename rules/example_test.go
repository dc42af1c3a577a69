package rules_test

import (
	"errors"
	"fmt"

	"mentsu/rules"
)

func ExampleNames() {
	fmt.Println(rules.Names()[:3])
	// Output: [riichi/std mcr riichi/classic]
}

func ExampleKnown() {
	fmt.Println(rules.Known("tenhou"))
	// Output: riichi/tenhou true
}

func ExampleLoad() {
	d, err := rules.Load("mleague")
	fmt.Println(d.ID, d.Names, d.Reds, err)
	// Output: riichi/mleague [M-League Mリーグ M联赛] [1 1 1] <nil>
}

func ExampleSet() {
	set, err := rules.Set("riichi/mleague")
	kiriage, _ := set.Option("kiriage")
	fmt.Println(kiriage, err)
	// Output: 1 <nil>
}

func ExampleParse() {
	house := "extends = 'tenhou'\nname = 'Friday night'\ndefaults = { kiriage = true }\n"
	d, err := rules.Parse([]byte(house), "friday.toml")
	fmt.Println(d.ID, len(d.Patterns) > 50, err)

	_, err = rules.Parse([]byte(house+"[patterns.tanyao]\nvalu = 2\n"), "friday.toml")
	fmt.Println(err)
	// Output:
	// friday true <nil>
	// rules: friday.toml:5:1: patterns.tanyao.valu: unknown key; the nearest name is "value"
}

func ExampleOptionValue() {
	d, _ := rules.Load(rules.Standard)
	for i := range d.Options {
		if o := &d.Options[i]; o.ID == "kazoe" {
			fmt.Println(rules.OptionValue(o, "sanbaiman"))
			fmt.Println(rules.OptionValue(o, "none"))
		}
	}
	// Output:
	// 1 true
	// 0 false
}

func ExampleError_Error() {
	err := &rules.Error{File: "friday.toml", Row: 3, Column: 8, Key: "defaults.kiriag", Reason: `unknown option "kiriag"`, Nearest: "kiriage"}
	fmt.Println(err)
	// Output: rules: friday.toml:3:8: defaults.kiriag: unknown option "kiriag"; the nearest name is "kiriage"
}

func ExampleError_Unwrap() {
	_, err := rules.Parse(make([]byte, rules.MaxText+1), "friday.toml")
	fmt.Println(errors.Is(err, rules.ErrTooLarge))
	// Output: true
}
