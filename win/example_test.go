package win_test

import (
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
	"mentsu/win"
)

func ExampleCheck() {
	h := parse("266m77888899pjjj", hand.Context{})
	fmt.Println(win.Check(h, win.Query{}).Win)
	// Output: true
}

// With at most four of a kind a joker is no fifth east wind.
func ExampleCheck_four() {
	rules := form.Rules{JokerCopies: form.JokerFour}
	h := parse("1111z2zjjjjjjjjj", hand.Context{Rules: rules})
	fmt.Println(win.Check(h, win.Query{Forms: form.Standard}).Win)
	// Output: false
}

func ExampleWaits() {
	w := win.Waits(parse("123m456p78s1zj", hand.Context{}), win.Query{Forms: form.Standard})
	fmt.Println(w.Kinds, w.Any, w.Joker)
	// Output: 69s1z false true
}

func ExampleWaitsAfter() {
	for _, d := range win.WaitsAfter(parse("123m456p78s112z", hand.Context{}), win.Query{Forms: form.Standard}) {
		fmt.Println("discard", d.Kind, "waits on", d.Kinds)
	}
	// Output: discard 2z waits on 69s
}

func ExamplePresets() {
	for _, p := range win.Presets() {
		if p.Name == "changsha" {
			fmt.Println(p.Name, p.House.Pair258, p.Source)
		}
	}
	// Output: changsha true q_algorithm, esrrhs/majiang_algorithm
}

func ExamplePresetByName() {
	p, ok := win.PresetByName("wenzhou")
	fmt.Println(ok, p.Rules.Sets, "sets,", p.House.InstantWin, "jokers win at once")
	// Output: true 5 sets, 3 jokers win at once
}

// The white dragon plays the face of the joker.
func ExampleHouse() {
	h := parse("12m5z77p", hand.Context{JokerKinds: tile.KindsOf(tile.Man1 + 2)})
	q := win.Query{House: win.House{Proxy: &win.Proxy{Tile: tile.White, Face: tile.Man1 + 2}}}
	fmt.Println(win.Check(h, q).Win)
	// Output: true
}
