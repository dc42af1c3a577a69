package tile_test

import (
	"fmt"

	"mentsu/tile"
)

func ExampleKind_String() {
	fmt.Println(tile.Man1, tile.Pin1+4, tile.East, tile.Red)
	// Output: 1m 5p 1z 7z
}

func ExampleKind_Suit() {
	fmt.Println((tile.Sou1+2).Suit() == tile.Sou, tile.North.Suit() == tile.Honours)
	// Output: true true
}

func ExampleKind_Rank() {
	fmt.Println((tile.Sou1 + 2).Rank(), tile.White.Rank())
	// Output: 3 5
}

func ExampleKind_IsHonour() {
	fmt.Println(tile.East.IsHonour(), tile.Man1.IsHonour())
	// Output: true false
}

func ExampleKind_IsOrphan() {
	fmt.Println(tile.East.IsOrphan(), tile.Man1.IsOrphan(), (tile.Man1 + 1).IsOrphan())
	// Output: true true false
}

func ExampleKind_Dora() {
	fmt.Println((tile.Sou1 + 8).Dora(4), tile.North.Dora(4), tile.Red.Dora(4))
	fmt.Println(tile.Man1.Dora(4), tile.Man1.Dora(3))
	// Output:
	// 1s 1z 5z
	// 2m 9m
}

func ExampleKind_Name() {
	for _, k := range []tile.Kind{tile.Man1 + 4, tile.Sou1 + 4, tile.East, tile.Red} {
		fmt.Println(k.Name(tile.EN), k.Name(tile.JA), k.Name(tile.ZH))
	}
	// Output:
	// 5 of characters 五萬 五万
	// 5 of bamboo 五索 五条
	// east wind 東 东风
	// red dragon 中 红中
}

func ExampleLang_String() {
	fmt.Println(tile.EN, tile.JA, tile.ZH)
	// Output: en ja zh
}

func ExampleLangByName() {
	lang, ok := tile.LangByName("zh")
	fmt.Println(lang == tile.ZH, ok)
	_, ok = tile.LangByName("latin")
	fmt.Println(ok)
	// Output:
	// true true
	// false
}

func ExampleSuit_First() {
	fmt.Println(tile.Man.First(), tile.Pin.First(), tile.Sou.First(), tile.Honours.First())
	// Output: 1m 1p 1s 1z
}

func ExampleSuit_Len() {
	fmt.Println(tile.Man.Len(), tile.Honours.Len())
	// Output: 9 7
}

func ExampleSuit_Letter() {
	fmt.Printf("%c %c\n", tile.Man.Letter(), tile.Honours.Letter())
	// Output: m z
}

func ExampleRedFive() {
	fmt.Println(tile.RedFive(tile.Pin))
	// Output: 0p
}

func ExampleTile_IsRed() {
	fmt.Println(tile.RedMan.IsRed(), tile.Tile(tile.Man1).IsRed(), tile.Joker.IsRed())
	// Output: true false false
}

func ExampleTile_Kind() {
	fmt.Println(tile.RedMan.Kind(), tile.Tile(tile.East).Kind())
	// Output: 5m 1z
}

func ExampleTile_String() {
	fmt.Println(tile.Tile(tile.Man1), tile.RedSou, tile.Joker)
	// Output: 1m 0s j
}

func ExampleTile_Less() {
	five := tile.Tile(tile.Man1 + 4)
	fmt.Println(tile.RedMan.Less(five), five.Less(tile.RedMan), five.Less(tile.Joker))
	// Output: true false true
}

func ExampleCounts_Total() {
	c := tile.Counts{tile.Man1: 3, tile.East: 2}
	fmt.Println(c.Total())
	// Output: 5
}

func ExampleCounts_Kinds() {
	c := tile.Counts{tile.Man1: 3, tile.East: 2}
	fmt.Println(c.Kinds())
	// Output: 1m1z
}

func ExampleCounts_Layers() {
	c := tile.Counts{tile.Man1: 3, tile.East: 2}
	l := c.Layers()
	fmt.Println(l[1], l[2])
	// Output: 1m1z 1m
}

func ExampleAllLayers() {
	l := tile.AllLayers()
	fmt.Println(l.Sum(tile.AllKinds))
	// Output: 136
}

func ExampleLayers_Add() {
	var l tile.Layers
	l.Add(tile.East)
	l.Add(tile.East)
	fmt.Println(l[0], l[1])
	// Output: 1z 1z
}

func ExampleLayers_Remove() {
	c := tile.Counts{tile.Man1: 3, tile.East: 2}
	l := c.Layers()
	l.Remove(tile.East)
	fmt.Println(l[0], l[1])
	// Output: 1m1z 1m
}

func ExampleLayers_Sum() {
	c := tile.Counts{tile.Man1: 3, tile.East: 2}
	l := c.Layers()
	fmt.Println(l.Sum(tile.AllHonours))
	// Output: 2
}

func ExampleKindsOf() {
	fmt.Println(tile.KindsOf(tile.East, tile.Man1+6, tile.Man1))
	// Output: 17m1z
}

func ExampleKinds_Has() {
	fmt.Println(tile.Winds.Has(tile.East), tile.Winds.Has(tile.White))
	// Output: true false
}

func ExampleKinds_With() {
	fmt.Println(tile.Dragons.With(tile.East))
	// Output: 1567z
}

func ExampleKinds_Len() {
	fmt.Println(tile.Orphans.Len())
	// Output: 13
}

func ExampleKinds_First() {
	fmt.Println(tile.Dragons.First())
	// Output: 5z
}

func ExampleKinds_All() {
	for k := range tile.Dragons.All() {
		fmt.Println(k, k.Name(tile.EN))
	}
	// Output:
	// 5z white dragon
	// 6z green dragon
	// 7z red dragon
}

func ExampleKinds_String() {
	fmt.Println(tile.Terminals)
	// Output: 19m19p19s
}

func ExampleAllCopies() {
	c := tile.AllCopies()
	fmt.Println(c.Total())
	// Output: 136
}

func ExampleCounts_Add() {
	c := tile.Counts{tile.East: 1}
	c.Add(&tile.Counts{tile.East: 2, tile.Red: 1})
	fmt.Println(c[tile.East], c[tile.Red])
	// Output: 3 1
}

func ExampleCounts_Even() {
	c := tile.Counts{tile.East: 2, tile.Red: 4}
	fmt.Println(c.Even())
	c[tile.Red]--
	fmt.Println(c.Even())
	// Output:
	// true
	// false
}

func ExampleCounts_Fours() {
	c := tile.Counts{tile.East: 3, tile.Red: 4}
	fmt.Println(c.Fours())
	// Output: 7z
}

func ExampleCounts_Sub() {
	c := tile.AllCopies()
	c.Sub(&tile.Counts{tile.East: 3})
	fmt.Println(c[tile.East], c[tile.South])
	// Output: 1 4
}
