package need_test

import (
	"fmt"

	"mentsu/need"
	"mentsu/tile"
)

// A fifth 1m can only be a joker: it helps 1111m where a triplet and the pair are wanted.
func ExampleMergeExcess() {
	held := counts("1111", "", "", "")
	w := need.Wild{Soft: none(), Jokers: 1}
	for k := range w.Hard {
		w.Hard[k] = need.NoLimit
	}
	program := need.WildStandard(4)
	all := program.Excess(tile.Man, &held, &w)
	for s := tile.Pin; s <= tile.Honours; s++ {
		all = need.MergeExcess(all, program.Excess(s, &held, &w))
	}
	for above, v := range all {
		fmt.Println(above, "above four:", v.Lane(1, 1), "missing")
	}
	// Output:
	// 0 above four: 2 missing
	// 1 above four: 1 missing
}
