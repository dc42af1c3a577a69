package mentsu_test

import (
	"errors"
	"fmt"

	"mentsu"
	"mentsu/notation"
)

func Example() {
	h, err := mentsu.Parse("123m0567p789s1145z")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, d := range mentsu.Discards(h)[:2] {
		fmt.Println("discard", d.Kind, "leaves shanten", d.Shanten, "with", d.Ukeire, "useful tiles:", d.Tiles)
	}
	// Output:
	// discard 4z leaves shanten 1 with 25 useful tiles: 345678p15z
	// discard 5z leaves shanten 1 with 25 useful tiles: 345678p14z
}

func ExampleParse() {
	_, err := mentsu.Parse("11m[125m]")
	if fault, ok := errors.AsType[*notation.SyntaxError](err); ok {
		fmt.Println("byte", fault.Offset, "-", fault.Reason)
	}
	// Output: byte 3 - a meld that is neither a run nor three or four of a kind
}

func ExampleShanten() {
	h, err := mentsu.Parse("1112223334444z")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(mentsu.Shanten(h)) // a fifth north does not exist
	// Output: 1
}

func ExampleUseful() {
	h, err := mentsu.Parse("1112345678999m")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(mentsu.Useful(h).Tiles)
	// Output: 123456789m
}

func ExampleDiscards() {
	h, err := mentsu.Parse("34m55z[123p][7777s][999s]9m")
	if err != nil {
		fmt.Println(err)
		return
	}
	best := mentsu.Discards(h)[0]
	fmt.Println(best.Kind, best.Tiles, best.Ukeire)
	// Output: 9m 25m 8
}

func ExampleUkeire() {
	h, err := mentsu.Parse("123m678p78s11223z")
	if err != nil {
		panic(err)
	}
	fmt.Println(mentsu.Ukeire(h), "tiles")
	// Output: 12 tiles
}
