package need_test

import (
	"fmt"

	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// counts returns the counts of the kinds given, m p s z by rank.
func counts(m, p, s, z string) tile.Counts {
	var c tile.Counts
	for suit, ranks := range []string{m, p, s, z} {
		for _, r := range ranks {
			c[tile.Suit(suit).First()+tile.Kind(r-'1')]++
		}
	}
	return c
}

// none says that nothing is gone.
func none() tile.Counts {
	var caps tile.Counts
	for k := range caps {
		caps[k] = tile.Copies
	}
	return caps
}

func Example() {
	tables := need.Load()
	hand := counts("123", "678", "78", "11223")
	fmt.Println(tables.Distance(need.KeysOf(&hand), 4), "tiles are missing")
	// Output: 2 tiles are missing
}

func ExampleLoad() {
	tables := need.Load()
	fmt.Println(tables.Vec(0).Lane(0, 0), need.NumClasses)
	// Output: 0 180
}

func ExampleKeysOf() {
	one, two := counts("1", "", "", ""), counts("11", "", "", "")
	fmt.Println(need.KeysOf(&one).Low, need.KeysOf(&two).Low)
	// Output: 65536 131072
}

func ExampleKeys_Draw() {
	before, after := counts("19", "5", "", "7"), counts("19", "5", "3", "7")
	fmt.Println(need.KeysOf(&before).Draw(tile.Sou1+2) == need.KeysOf(&after))
	// Output: true
}

func ExampleKeys_Discard() {
	before, after := counts("19", "5", "", "7"), counts("19", "5", "", "")
	fmt.Println(need.KeysOf(&before).Discard(tile.Red) == need.KeysOf(&after))
	// Output: true
}

func ExampleTables_Distance() {
	hand := counts("147", "147", "147", "1234")
	fmt.Println(need.Load().Distance(need.KeysOf(&hand), 4))
	// Output: 9
}

func ExampleTables_Least() {
	hand := counts("1199", "1199", "1199", "1")
	fmt.Println(need.Load().Least(need.KeysOf(&hand)), "from seven pairs")
	// Output: 1 from seven pairs
}

func ExampleTables_Fields() {
	hand := counts("1199", "1199", "1199", "1")
	fmt.Printf("%04x\n", need.Load().Fields(need.KeysOf(&hand)))
	// Output: 6776
}

func ExampleSevenPairs() {
	fmt.Println(need.SevenPairs(0x0076), need.SevenPairs(0x0066))
	// Output: 1 2
}

func ExampleThirteenOrphans() {
	fmt.Println(need.ThirteenOrphans(0x0d0d), need.ThirteenOrphans(0x1d1d))
	// Output: 1 0
}

func ExampleTables_Useful() {
	hand := counts("123", "678", "78", "11223")
	d, useful := need.Load().Useful(need.KeysOf(&hand), &hand, 4)
	fmt.Println(d, useful)
	// Output: 2 69s12z
}

func ExampleTables_Part() {
	tables := need.Load()
	hand := counts("123", "123", "", "")
	fmt.Println(tables.Part(need.KeysOf(&hand), tile.Man) == tables.Part(need.KeysOf(&hand), tile.Pin))
	// Output: true
}

func ExampleTables_Vec() {
	tables := need.Load()
	hand := counts("", "", "", "")
	v := tables.Vec(tables.Part(need.KeysOf(&hand), tile.Sou))
	fmt.Println("an empty suit misses", v.Lane(1, 0), "tiles to a set,", v.Lane(0, 1), "to a pair")
	// Output: an empty suit misses 3 tiles to a set, 2 to a pair
}

func ExampleTables_Merge() {
	tables := need.Load()
	hand := counts("123", "78", "", "")
	m, p := tables.Part(need.KeysOf(&hand), tile.Man), tables.Part(need.KeysOf(&hand), tile.Pin)
	fmt.Println("two sets miss", tables.Vec(tables.Merge(m, p)).Lane(2, 0), "tile")
	// Output: two sets miss 1 tile
}

func ExampleMerge() {
	tables := need.Load()
	hand := counts("123", "78", "", "")
	m, p := tables.Part(need.KeysOf(&hand), tile.Man), tables.Part(need.KeysOf(&hand), tile.Pin)
	fmt.Println(need.Merge(tables.Vec(m), tables.Vec(p)).Lane(2, 0))
	// Output: 1
}

func ExampleAny() {
	fmt.Println(need.Any(4).Sets == form.AllSets, need.Any(5).Max)
	// Output: true 5
}

func ExampleCompile() {
	triplets := need.Compile(need.Spec{Max: 4, Sets: form.AllTriplets, Pairs: tile.AllKinds})
	hand, caps := counts("123456789", "11", "", "555"), none()
	c := triplets.Case(&hand, &caps, 4)
	fmt.Println(c.Distance(), "tiles are missing if runs do not count")
	// Output: 6 tiles are missing if runs do not count
}

func ExampleStandard() {
	hand, caps := counts("", "45", "", "55777"), none()
	caps[tile.Pin1+2], caps[tile.Pin1+5] = 0, 0 // melds hold all 3p and 6p
	c := need.Standard().Case(&hand, &caps, 2)
	fmt.Println(c.Distance())
	// Output: 2
}

func ExampleFive() {
	hand, caps := counts("123456789", "1112", "", "777"), none()
	c := need.Five().Case(&hand, &caps, 5)
	fmt.Println(c.Distance(), c.Useful())
	// Output: 1 23p
}

func ExampleProgram_Case() {
	hand, caps := counts("123", "678", "78", "11223"), none()
	c := need.Standard().Case(&hand, &caps, 4)
	fmt.Println(c.Distance())
	// Output: 2
}

func ExampleCase_Distance() {
	hand, caps := counts("11", "", "", ""), none()
	caps[0] = 2
	c := need.Standard().Case(&hand, &caps, 0)
	fmt.Println(c.Distance(), "missing: the pair is complete")
	// Output: 0 missing: the pair is complete
}

func ExampleCase_Useful() {
	hand, caps := counts("12", "", "55", ""), none()
	c := need.Standard().Case(&hand, &caps, 1)
	fmt.Println(c.Useful())
	// Output: 3m
}

func ExampleProgram_Vec() {
	hand, caps := counts("", "", "", "11"), none()
	v := need.Standard().Vec(tile.Honours, &hand, &caps)
	fmt.Println(v.Lane(1, 0), v.Lane(0, 1))
	// Output: 1 0
}

func ExampleProgram_Whole() {
	hand, caps := counts("12", "46", "", "11"), none()
	v := need.Standard().Whole(&hand, &caps)
	fmt.Println(v.Lane(2, 1), "tiles are missing to two sets and a pair")
	// Output: 2 tiles are missing to two sets and a pair
}
