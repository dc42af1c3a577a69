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
	written, loss := notation.Format(text.Tiles, notation.Unicode)
	fmt.Println(written, loss == notation.LostReds)
	written, loss = notation.Format(text.Tiles, notation.Kobalab)
	fmt.Println(written, loss == notation.MadeCalls)
	// Output:
	// 305m1z[345p] 0
	// 🀉🀋🀋🀀[🀛🀜🀝] true
	// m305z1,p3-45 true
}

func ExampleFormatDrawn() {
	text, err := notation.Parse("1z1m2m", notation.MPSZ)
	if err != nil {
		panic(err)
	}
	drawn := tile.Tile(tile.East)
	for _, n := range []notation.Notation{notation.MPSZ, notation.Kobalab, notation.MCR} {
		fmt.Println(notation.FormatDrawn(text.Tiles, drawn, n))
	}
	// Output:
	// 12m1z 0
	// m12z1 0
	// 12mE 0
}

func ExampleLoss_Has() {
	loss := notation.LostReds | notation.LostCalls
	fmt.Println(loss.Has(notation.LostReds), loss.Has(notation.MadeCalls))
	// Output: true false
}

func ExampleReader() {
	noReds := notation.Reader{Notation: notation.T136, Reds: &[3]uint8{}}
	fmt.Println(noReds.ParseTiles("16,17"))
	fmt.Println(notation.ParseTiles("16,17", notation.T136))
	// Output:
	// [5m 5m] [0 3] <nil>
	// [0m 5m] [0 3] <nil>
}

func ExampleReader_Parse() {
	for _, s := range []string{"m123z11,s4-06", "[567m,2]EE", "B1B1(PENG,F4,1)", "0,4,8"} {
		text, err := notation.Reader{}.Parse(s)
		fmt.Println(text.Notation, len(text.Concealed), len(text.Melds), err)
	}
	// Output:
	// kobalab 5 1 <nil>
	// mcr 2 1 <nil>
	// botzone 2 1 <nil>
	// auto 0 0 notation: more than one notation fits: t34 reads 159m, t136 reads 123m: name the one meant at byte 0
}

func ExampleReader_ParseTiles() {
	fmt.Println(notation.Reader{Notation: notation.Mjai}.ParseTiles("5sr E"))
	// Output: [0s 1z] [0 4] <nil>
}

func ExampleFormatTiles() {
	fmt.Println(notation.FormatTiles([]tile.Tile{tile.Tile(tile.Pin1 + 2), 1, 0}, notation.MPSZ))
	// Output: 12m3p 0
}

func ExampleNames() {
	fmt.Println(notation.Names())
	// Output: [auto mpsz mjai mcr botzone kobalab unicode t34 t136 mahgen]
}

func ExampleByName() {
	fmt.Println(notation.ByName("unicode"))
	fmt.Println(notation.ByName("latin"))
	// Output:
	// unicode true
	// auto false
}

func ExampleNotation_IsRead() {
	fmt.Println(notation.T136.IsRead(), notation.Mahgen.IsRead())
	// Output: true false
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
