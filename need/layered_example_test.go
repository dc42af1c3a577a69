package need_test

import (
	"fmt"

	"mentsu/need"
	"mentsu/tile"
)

func ExampleLast() {
	// 23m and 55p are to make one set and the pair.
	counts, caps := tile.Counts{1: 1, 2: 1, 13: 2}, tile.AllCopies()
	p := need.Standard()
	m, q := p.Vec(tile.Man, &counts, &caps), p.Vec(tile.Pin, &counts, &caps)
	fmt.Println(need.Last(m, q, 1))
	// Output: 1
}

func ExamplePaired() {
	counts, caps := tile.Counts{1: 1, 2: 1, 13: 2}, tile.AllCopies()
	p := need.Standard()
	m, q := p.Vec(tile.Man, &counts, &caps), p.Vec(tile.Pin, &counts, &caps)
	fmt.Println(need.Last(m, need.Paired(q), 2)) // 55p is on the way to a triplet, for the pair lies elsewhere
	// Output: 2
}

func ExampleCompileLayered() {
	counts, caps := tile.Counts{0: 3, 10: 1, 11: 1, 27: 2}, tile.AllCopies() // 111m23p11z
	var c need.LayeredCase
	c.Start(need.CompileLayered(need.Any(4)), need.Triplets(3), &counts, &caps, &need.Forced{}, 2)
	fmt.Println("one triplet:", c.Distance(1), "two:", c.Distance(2))
	// Output: one triplet: 1 two: 2
}

func ExampleTriplets() {
	counts, caps := tile.Counts{0: 3, 10: 1, 11: 1, 27: 2}, tile.AllCopies() // 111m23p11z
	var c need.LayeredCase
	c.Start(need.CompileLayered(need.Any(4)), need.Triplets(2), &counts, &caps, &need.Forced{}, 2)
	m := c.Marks(2)
	fmt.Println(m.Needed|m.Ends, m.Spare)
	// Output: 23p1z 23p
}

func ExampleOpenEnds() {
	counts, caps := tile.Counts{10: 1, 11: 1, 27: 2}, tile.AllCopies() // 23p11z
	var c need.LayeredCase
	c.Start(need.CompileLayered(need.Any(4)), need.OpenEnds(), &counts, &caps, &need.Forced{}, 1)
	fmt.Println(c.Distance(need.EndMissing), c.Marks(need.EndMissing).Ends)
	// Output: 1 14p
}
