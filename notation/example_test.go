package notation_test

import (
	"errors"
	"fmt"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
)

func ExampleParse() {
	text, err := notation.Parse("45m0p [123z]", notation.MPSZ)
	fmt.Println(len(text.Concealed), err)
	text, err = notation.Parse("45m0p [111z]", notation.MPSZ)
	fmt.Printf("%v %v %v %v %v\n", text.Concealed, text.Offsets, text.Melds[0].Set, text.MeldOffsets, err)
	// Output:
	// 0 notation: a meld that is neither a run nor three or four of a kind at byte 6
	// [4m 5m 0p] [0 1 3] 111z [6] <nil>
}

func ExampleParseTiles() {
	fmt.Println(notation.ParseTiles("4p E", notation.MPSZ))
	// Output: [4p 1z] [0 3] <nil>
}

func ExampleHand() {
	h, err := notation.Hand("123456789m1123p", notation.Auto, hand.Context{})
	fmt.Println(h.Size(), err)
	_, err = notation.Hand("123456789m11111p", notation.Auto, hand.Context{})
	fmt.Println(errors.Is(err, hand.ErrFiveOfAKind))
	fmt.Println(err)
	// Output:
	// 13 <nil>
	// true
	// notation: a fifth 1p: there are four, counted over the hand, its melds and the tiles seen at byte 14
}

func ExampleText_Locate() {
	text, err := notation.Parse("1m 00p", notation.MPSZ)
	if err != nil {
		panic(err)
	}
	_, err = hand.New(text.Tiles, hand.Context{})
	fmt.Println(text.Locate(err))
	// Output: 4 true
}

func ExampleFormat() {
	text, err := notation.Parse("5m 1z 0m 3m [🀝🀜🀛]", notation.MPSZ)
	if err != nil {
		panic(err)
	}
	fmt.Println(notation.Format(text.Tiles, notation.MPSZ))
	fmt.Println(notation.Format(text.Tiles, notation.Unicode))
	// Output:
	// 305m1z[345p] false
	// 🀉🀋🀋🀀[🀛🀜🀝] true
}

func ExampleFormatTiles() {
	fmt.Println(notation.FormatTiles([]tile.Tile{tile.Tile(tile.Pin1 + 2), 1, 0}, notation.MPSZ))
	// Output: 12m3p false
}

func ExampleNames() {
	fmt.Println(notation.Names())
	// Output: [auto mpsz unicode]
}

func ExampleByName() {
	fmt.Println(notation.ByName("unicode"))
	fmt.Println(notation.ByName("latin"))
	// Output:
	// unicode true
	// auto false
}

func ExampleNotation_String() {
	fmt.Println(notation.MPSZ)
	// Output: mpsz
}

func ExampleSyntaxError_Error() {
	_, err := notation.Parse("123m45", notation.MPSZ)
	fmt.Println(err)
	// Output: notation: digits without a suit at byte 4
}

func ExampleSyntaxError_Unwrap() {
	_, err := notation.Hand("00m", notation.MPSZ, hand.Context{})
	fmt.Println(errors.Unwrap(err))
	// Output: hand: one red five 0m too many: the rules have 1
}

func ExampleSyntaxError_Column() {
	_, err := notation.Parse("🀀🀁x", notation.MPSZ)
	if e, ok := errors.AsType[*notation.SyntaxError](err); ok {
		fmt.Println(e.Offset, e.Column())
	}
	// Output: 8 3
}
