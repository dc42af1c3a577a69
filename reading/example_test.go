package reading_test

import (
	"errors"
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/reading"
	"mentsu/tile"
)

// parse returns the hand of a text that is right.
func parse(text string) *hand.Hand { return parseUnder(text, form.Rules{}) }

// parseUnder returns the hand of a text that is right under rules.
func parseUnder(text string, rules form.Rules) *hand.Hand {
	h, err := notation.Hand(text, notation.Auto, hand.Context{Rules: rules})
	if err != nil {
		panic(err)
	}
	return h
}

func ExampleAll() {
	room := make([]reading.Reading, 0, 6) // is enough without jokers
	for _, r := range reading.All(room, parse("111222333m99p[7777z]"), reading.Query{}) {
		fmt.Println(r.Form, &r)
	}
	// Output:
	// standard 111m 222m 333m 99p [7777z]
	// standard 123m 123m 123m 99p [7777z]
}

// Two pairs of runs are seven pairs, too.
func ExampleAll_forms() {
	for _, r := range reading.All(nil, parse("112233m445566p77s"), reading.Query{}) {
		fmt.Println(r.Form, &r)
	}
	// Output:
	// standard 123m 123m 456p 456p 77s
	// seven_pairs 11m 22m 33m 44p 55p 66p 77s
}

func ExampleEach() {
	for r := range reading.Each(parse("23m55zj"), reading.Query{}) {
		fmt.Println(&r)
	}
	// Output:
	// 1m*23m 55z
	// 23m4m* 55z
}

// A caller who looks for hands of one number suit leaves out all with another.
func ExampleEach_skip() {
	h := parse("123456778mjjjjj")
	foreign := func(p reading.Partial) bool {
		for _, s := range p.Sets[:p.NumSets] {
			if s.First().Suit() != tile.Man {
				return true
			}
		}
		return p.HasPair && p.Pair.Kind.Suit() != tile.Man
	}
	all, some := 0, 0
	for range reading.Each(h, reading.Query{}) {
		all++
	}
	for range reading.Each(h, reading.Query{Skip: foreign}) {
		some++
	}
	fmt.Println(all, "readings,", some, "to look at")
	// Output: 1174 readings, 544 to look at
}

// The rule whether a joker may be a fifth copy is one of the hand.
func ExampleEach_jokerCopies() {
	for _, copies := range []form.JokerCopies{form.JokerAny, form.JokerFour} {
		fmt.Println(reading.All(nil, parseUnder("1111mj", form.Rules{JokerCopies: copies}), reading.Query{}) != nil)
	}
	// Output:
	// true
	// false
}

func ExampleReading_Tiles() {
	for r := range reading.Each(parse("23m55zj"), reading.Query{}) {
		tiles := r.Tiles()
		fmt.Println(tiles.Kinds())
	}
	// Output:
	// 123m5z
	// 234m5z
}

func ExampleReading_JokersAs() {
	for r := range reading.Each(parse("2m55zjj"), reading.Query{Forms: form.Standard}) {
		as := r.JokersAs()
		fmt.Println(&r, "jokers as", as.Kinds())
		break
	}
	// Output: 1m*2m3m* 55z jokers as 13m
}

func ExampleReading_Codes() {
	for r := range reading.Each(parse("112233789p11999s"), reading.Query{}) {
		fmt.Println(r.Codes())
	}
	// Output: [0 65080124 1111997 0] true
}

func ExampleReading_String() {
	for r := range reading.Each(parse("9m19p11s1234567zjj"), reading.Query{}) {
		fmt.Println(&r)
	}
	// Output: 11s 1m*9m19p9s*1234567z
}

func ExampleSet_String() {
	fmt.Println(reading.Set{Set: form.Run(tile.Man1), Jokers: 0b010})
	// Output: 1m2m*3m
}

func ExamplePair_String() {
	fmt.Println(reading.Pair{Kind: tile.White}, reading.Pair{Kind: tile.White, Jokers: 0b10})
	// Output: 55z 5z5z*
}

// The same tiles can be three runs or three triplets.
func ExampleCodes() {
	counts := tile.Counts{tile.Sou1: 3, tile.Sou1 + 1: 3, tile.Sou1 + 2: 3}
	for _, c := range reading.Codes(nil, tile.Sou, &counts) {
		p, _ := reading.Decode(tile.Sou, c)
		fmt.Println(c, &p)
	}
	// Output:
	// 62918972 111s 222s 333s
	// 65079356 123s 123s 123s
}

func ExampleEncode() {
	c, err := reading.Encode(reading.Part{
		Suit: tile.Pin, Shape: reading.SetsOnly,
		NumSets: 3, Sets: [5]form.Set{form.Run(tile.Pin1 + 6), form.Run(tile.Pin1), form.Run(tile.Pin1)},
	})
	fmt.Println(c, err)
	// Output: 65080124 <nil>
}

func ExampleDecode() {
	p, err := reading.Decode(tile.Sou, 1111997)
	fmt.Println(p.Shape, &p, err)
	_, err = reading.Decode(tile.Sou, 65)
	fmt.Println(err)
	// Output:
	// sets_and_pair 999s 11s <nil>
	// reading: code 65 of suit s: 12 tiles 1s
}

func ExamplePart_Tiles() {
	p, _ := reading.Decode(tile.Sou, 1111997)
	counts := p.Tiles()
	fmt.Println(counts[tile.Sou1], counts[tile.Sou1+8])
	// Output: 2 3
}

// The code counts the dragons as red, green, white.
func ExamplePart_String() {
	p, _ := reading.Decode(tile.Honours, 4772223)
	fmt.Println(&p)
	// Output: 1z 2z 3z 4z 7z 6z
}

func ExampleShape_String() {
	fmt.Println(reading.SetsOnly, reading.SetsAndPair, reading.PairsOnly, reading.Knitted)
	// Output: sets sets_and_pair pairs knitted
}

func ExampleCodeError() {
	_, err := reading.Decode(tile.Honours, 65080124)
	var e *reading.CodeError
	fmt.Println(errors.As(err, &e), e.Reason)
	// Output: true group 22 is no run of honours, the last is 20
}
