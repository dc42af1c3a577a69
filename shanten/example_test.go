package shanten_test

import (
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
)

// parse returns the hand of a text that is right.
func parse(text string) *hand.Hand {
	h, err := notation.Hand(text, notation.Auto, hand.Context{})
	if err != nil {
		panic(err)
	}
	return h
}

func ExampleOf() {
	a := shanten.Of(parse("147m147p147s1234z"), shanten.Query{})
	fmt.Println(a.Standard, a.SevenPairs, a.ThirteenOrphans, "least", a.Shanten)
	// Output: 8 6 6 least 6
}

// Both melds hold all copies of the tiles that 45p waits for.
func ExampleOf_pool() {
	h := parse("45p55777z[3333p][6666p]")
	fmt.Println(shanten.Of(h, shanten.Query{}).Shanten)
	fmt.Println(shanten.Of(h, shanten.Query{Pool: form.PoolHand}).Shanten)
	// Output:
	// 1
	// 0
}

func ExampleAnswer_Form() {
	a := shanten.Of(parse("1199m1199p1199s1z"), shanten.Query{})
	for _, f := range form.Each() {
		fmt.Println(f, a.Form(f))
	}
	// Output:
	// standard 3
	// seven_pairs 0
	// thirteen_orphans 5
	// knitted_straight 127
	// honours_and_knitted 127
}

func ExampleUsefulTiles() {
	u := shanten.UsefulTiles(parse("123m678p78s11223z"), shanten.Query{})
	fmt.Println(u.Shanten, u.Tiles)
	// Output: 1 69s12z
}

func ExampleUkeire() {
	h := parse("123m678p78s11223z")
	fmt.Println(shanten.Ukeire(h, shanten.UsefulTiles(h, shanten.Query{}).Tiles), "tiles")
	// Output: 12 tiles
}

func ExampleDiscards() {
	for _, d := range shanten.Discards(nil, parse("123m678p78s11223z9s"), shanten.Query{})[:3] {
		fmt.Println(d.Kind, d.Shanten, d.Ukeire, d.Tiles)
	}
	// Output:
	// 3z 0 4 12z
	// 1m 1 11 14m12z
	// 6p 1 11 69p12z
}

func ExampleExplain() {
	e := shanten.Explain(parse("1225p56s23588m17z"), shanten.Query{Forms: form.Standard})
	for _, g := range e.Groups {
		fmt.Println(g.Partials, "pair", g.Pair, "loose", g.Loose.Kinds())
	}
	fmt.Println(e.Count.Base, "-", e.Count.Partials, "-", e.Count.Pair, "=", e.Shanten)
	// Output:
	// [[2m 3m] [1p 2p] [5s 6s]] pair 8m loose 5m25p17z
	// [[2m 3m] [2p 2p] [5s 6s]] pair 8m loose 5m15p17z
	// [[3m 5m] [1p 2p] [5s 6s]] pair 8m loose 2m25p17z
	// [[3m 5m] [2p 2p] [5s 6s]] pair 8m loose 2m15p17z
	// 8 - 3 - 1 = 4
}

func ExampleNewState() {
	s := shanten.NewState(parse("123m678p78s11223z"), shanten.Query{})
	fmt.Println(s.Shanten(), s.Draw(tile.Sou1+8), s.Discard(tile.West), s.Shanten())
	// Output: 1 true true 0
}

func ExampleState_Draw() {
	s := shanten.NewState(parse("123m678p78s11223z"), shanten.Query{})
	fmt.Println(s.Draw(tile.East), s.Draw(tile.East), "a hand of 14 tiles must discard first")
	// Output: true false a hand of 14 tiles must discard first
}

func ExampleState_Discard() {
	s := shanten.NewState(parse("123m678p78s112233z"), shanten.Query{})
	fmt.Println(s.Discard(tile.North), s.Discard(tile.West), s.Shanten())
	// Output: false true 1
}

func ExampleState_Undo() {
	s := shanten.NewState(parse("123m678p78s11223z"), shanten.Query{})
	s.Draw(tile.Sou1 + 5)
	fmt.Println(s.Shanten(), s.Undo(), s.Shanten(), s.Undo())
	// Output: 0 true 1 false
}

func ExampleState_Shanten() {
	fmt.Println(shanten.NewState(parse("123m678p78s11223z"), shanten.Query{}).Shanten())
	// Output: 1
}

func ExampleState_Useful() {
	s := shanten.NewState(parse("123m678p78s11223z"), shanten.Query{})
	fmt.Println(s.Useful().Tiles)
	// Output: 69s12z
}

func ExampleState_Waiting() {
	fmt.Println(shanten.NewState(parse("123m45p"), shanten.Query{}).Waiting())
	// Output: false
}

func ExampleState_Concealed() {
	s := shanten.NewState(parse("123m4p"), shanten.Query{})
	s.Draw(tile.Pin1 + 3)
	fmt.Println(s.Concealed()[tile.Pin1+3])
	// Output: 2
}

func ExampleState_Left() {
	s := shanten.NewState(parse("123m4p"), shanten.Query{})
	s.Draw(tile.Pin1 + 3)
	s.Discard(tile.Pin1 + 3)
	fmt.Println("a discarded tile does not come back:", s.Left()[tile.Pin1+3], "left")
	// Output: a discarded tile does not come back: 2 left
}

func ExampleState_Clone() {
	s := shanten.NewState(parse("123m678p78s11223z"), shanten.Query{})
	c := s.Clone()
	c.Draw(tile.Sou1 + 5)
	fmt.Println(s.Shanten(), c.Shanten())
	// Output: 1 0
}

func ExampleState_Discards() {
	s := shanten.NewState(parse("123m11z"), shanten.Query{})
	for _, d := range s.Discards(nil)[:2] {
		fmt.Println(d.Kind, d.Shanten, d.Tiles, d.Ukeire)
	}
	// Output:
	// 1m 0 14m 7
	// 2m 0 2m 3
}

func ExampleImpossibleAnswer() {
	a := shanten.ImpossibleAnswer()
	fmt.Println(a.Shanten == shanten.Impossible, a.KnittedStraight == shanten.Impossible)
	// Output: true true
}
