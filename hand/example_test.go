package hand_test

import (
	"errors"
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
)

// parse returns the hand of text.
func parse(text string, ctx hand.Context) *hand.Hand {
	h, err := notation.Hand(text, notation.MPSZ, ctx)
	if err != nil {
		panic(err)
	}
	return h
}

func ExampleNew() {
	tiles := hand.Tiles{Concealed: []tile.Tile{tile.RedMan, tile.Tile(tile.East), tile.Tile(tile.East), tile.Joker}}
	h, err := hand.New(tiles, hand.Context{Jokers: 1})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%d %d %v\n", h.Size(), h.Jokers(), h.Tiles().Concealed)
	// Output: 5 2 [0m 1z 1z j j]
}

func ExampleError() {
	east := tile.Tile(tile.East)
	_, err := hand.New(hand.Tiles{Concealed: []tile.Tile{east, east}}, hand.Context{Seen: []tile.Tile{east, east, east}})
	fault, _ := errors.AsType[*hand.Error](err)
	fmt.Println(errors.Is(err, hand.ErrFiveOfAKind), fault.Place == hand.InSeen, fault.Index, fault.Tile)
	// Output: true true 2 1z
}

func ExampleError_Error() {
	_, err := hand.New(hand.Tiles{Concealed: []tile.Tile{tile.RedPin, tile.RedPin}}, hand.Context{})
	fmt.Println(err)
	// Output: hand: one red five 0p too many: the rules have 1
}

func ExampleError_Unwrap() {
	_, err := hand.New(hand.Tiles{}, hand.Context{})
	fmt.Println(errors.Unwrap(err))
	// Output: wrong number of tiles
}

func ExampleNewMeld() {
	m, err := hand.NewMeld([]tile.Tile{tile.Tile(tile.Man1 + 5), tile.RedMan, tile.Tile(tile.Man1 + 3)}, false)
	fmt.Println(m.Kind == hand.Chi, m.Set, m.Reds, err)
	// Output: true 456m 1 <nil>
}

func ExampleMeld_IsKan() {
	for _, m := range parse("1m[111z](2222z)", hand.Context{}).Melds() {
		fmt.Println(m.Set, m.IsKan())
	}
	// Output:
	// 111z false
	// 222z true
}

func ExampleMeld_Tiles() {
	m := hand.Meld{Kind: hand.Pon, Set: form.Triplet(tile.Pin1 + 4), Reds: 1}
	fmt.Printf("%v\n", m.Tiles())
	// Output: [0p 5p 5p]
}

func ExampleHand_Rules() {
	h := parse("1m", hand.Context{Rules: form.Rules{Players: 3}})
	fmt.Println(h.Rules().Players, h.Rules().Sets)
	// Output: 3 4
}

func ExampleHand_Concealed() {
	c := parse("055m1z[222z]", hand.Context{}).Concealed()
	fmt.Println(c[tile.Man1+4], c[tile.East], c[tile.South])
	// Output: 3 1 0
}

func ExampleHand_Melded() {
	c := parse("055m1z(2222z)", hand.Context{}).Melded()
	fmt.Println(c[tile.Man1+4], c[tile.South])
	// Output: 0 4
}

func ExampleHand_Seen() {
	c := parse("1m", hand.Context{Seen: []tile.Tile{tile.RedMan, tile.Tile(tile.East)}}).Seen()
	fmt.Println(c.Kinds())
	// Output: 5m1z
}

func ExampleHand_Melds() {
	fmt.Println(len(parse("1m[123p](2222z)", hand.Context{}).Melds()))
	// Output: 2
}

func ExampleHand_Jokers() {
	fmt.Println(parse("12mjj", hand.Context{Jokers: 1}).Jokers())
	// Output: 3
}

func ExampleHand_Drawn() {
	fmt.Println(parse("31m", hand.Context{}).Drawn())
	fmt.Println(parse("31m", hand.Context{Drawn: new(tile.Tile(tile.Man1 + 2))}).Drawn())
	// Output:
	// 1m true
	// 3m true
}

func ExampleHand_Size() {
	fmt.Println(parse("123456789m1zj[111p]", hand.Context{}).Size())
	// Output: 11
}

func ExampleHand_Waiting() {
	fmt.Println(parse("1123m", hand.Context{}).Waiting(), parse("11123m", hand.Context{}).Waiting())
	// Output: true false
}

func ExampleHand_FreeSets() {
	fmt.Println(parse("1123m[111z]", hand.Context{}).FreeSets())
	// Output: 1
}

func ExampleHand_ImpliedMelds() {
	fmt.Println(parse("1123m[111z]", hand.Context{}).ImpliedMelds())
	// Output: 2
}

func ExampleHand_Closed() {
	fmt.Println(parse("123456789m1234z", hand.Context{}).Closed(), parse("1123m", hand.Context{}).Closed())
	// Output: true false
}

func ExampleHand_Caps() {
	h := parse("1z[222z]", hand.Context{Seen: []tile.Tile{tile.Tile(tile.East)}})
	for _, pool := range []form.Pool{form.PoolMelds, form.PoolHand, form.PoolSeen} {
		caps := h.Caps(pool)
		fmt.Println(pool, caps[tile.East], caps[tile.South])
	}
	// Output:
	// melds 4 1
	// hand 4 4
	// seen 3 1
}

func ExampleHand_Held() {
	fmt.Println(parse("1123m", hand.Context{}).Held()[tile.Man1])
	// Output: 2
}

func ExampleHand_Forms() {
	h := parse("1123m", hand.Context{Rules: form.Rules{Sets: 5, FourAsTwoPairs: true}})
	fmt.Println(h.Sets(), h.Forms(), h.FourAsTwoPairs())
	// Output: 5 standard true
}

func ExampleHand_Whole() {
	h := parse("1z[222z]", hand.Context{})
	fmt.Println(h.Whole(form.PoolMelds), h.Whole(form.PoolHand))
	// Output: false true
}

func ExampleHand_Natural() {
	fmt.Println(parse("1123m", hand.Context{}).Natural(), parse("112mj", hand.Context{}).Natural())
	// Output: true false
}

func ExampleHand_Left() {
	left := parse("1z[222z]", hand.Context{Seen: []tile.Tile{tile.Tile(tile.East)}}).Left()
	fmt.Println(left[tile.East], left[tile.South], left[tile.West])
	// Output: 2 1 4
}

func ExampleHand_RedLeft() {
	h := parse("0m", hand.Context{})
	fmt.Println(h.RedLeft(tile.Man1+4), h.RedLeft(tile.Pin1+4))
	// Output: 0 1
}

func ExampleHand_Discard() {
	h := parse("05m0p12z", hand.Context{})
	fmt.Println(h.Discard(tile.Man1+4), h.Discard(tile.Pin1+4))
	// Output: 5m 0p
}

func ExampleHand_Tiles() {
	tiles := parse("j3m50m1z[456p]", hand.Context{}).Tiles()
	fmt.Printf("%v %d\n", tiles.Concealed, len(tiles.Melds))
	// Output: [3m 0m 5m 1z j] 1
}

func ExampleHand_JokerTiles() {
	h := parse("19m22p1s", hand.Context{JokerKinds: tile.KindsOf(tile.Pin1 + 1)})
	fmt.Println(h.JokerTiles()[tile.Pin1+1], h.Jokers())
	// Output: 2 2
}

func ExampleHand_JokerKinds() {
	h := parse("19m22p1s", hand.Context{JokerKinds: tile.KindsOf(tile.Pin1 + 1)})
	fmt.Println(h.JokerKinds())
	// Output: 2p
}
