package restrict_test

import (
	"errors"
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// parse returns the hand of an example.
func parse(text string) *hand.Hand {
	h, err := notation.Hand(text, notation.MPSZ, hand.Context{})
	if err != nil {
		panic(err)
	}
	return h
}

func ExampleCompile() {
	r, _ := restrict.Parse("tanyao & sanshoku | honitsu(s)")
	p, _ := restrict.Compile(r, restrict.Winds{Round: tile.East, Seat: tile.South})
	h := parse("234m23p2345678s5z")
	a, _ := p.Of(h, form.PoolMelds)
	fmt.Printf("%v: %d from ready, %v help: %d tiles\n", p.Restriction(), a.Shanten, a.Useful, shanten.Ukeire(h, a.Useful))
	// Output: tanyao & sanshoku | honitsu(s): 1 from ready, 4p58s help: 10 tiles
}

func ExampleProgram_Prepare() {
	p, _ := restrict.Compile(restrict.And(restrict.Tanyao, restrict.Standard), restrict.Winds{})
	p.Prepare() // else tables are built once the program was asked often
	var counts tile.Counts
	for _, k := range []tile.Kind{tile.Man1, 3, 4, 10, 11, 12, 13, 14, 15, 21, 22, 23, 23} {
		counts[k]++
	}
	n := p.ShantenOf(&counts)
	fmt.Println(n)
	// Output: 1
}

func ExampleProgram_Of_jokers() {
	p, _ := restrict.Compile(restrict.Toitoi, restrict.Winds{})
	a, _ := p.Of(parse("11m223355p777s99sj"), form.PoolMelds)
	fmt.Printf("%d from ready, %v keep it\n", a.Shanten, a.Keep)
	// Output: 1 from ready, 1m235p9s keep it
}

func ExampleParse() {
	r, _ := restrict.Parse("断么九 & (Toitoi | doukou)")
	fmt.Println(r)
	_, err := restrict.Parse("toitoi | tanyoa")
	fmt.Println(err)
	fault, _ := errors.AsType[*restrict.SyntaxError](err)
	fmt.Println("column", fault.Column(), "perhaps", fault.Nearest)
	// Output:
	// tanyao & (toitoi | sanshoku_doukou)
	// restrict: unknown name "tanyoa" at byte 9; the nearest name is "tanyao"
	// column 10 perhaps tanyao
}

func ExampleAnd() {
	fmt.Println(restrict.And(restrict.Tanyao, restrict.Or(restrict.Toitoi, restrict.Sanshoku)))
	// Output: tanyao & (toitoi | sanshoku)
}

func ExampleOr() {
	fmt.Println(restrict.Or(restrict.Honitsu.In(tile.Man), restrict.And(restrict.Chanta, restrict.Closed)))
	// Output: honitsu(m) | chanta & closed
}

func ExampleWithin() {
	fmt.Println(restrict.Within(tile.Terminals))
	// Output: within(19m19p19s)
}

func ExampleTouch() {
	fmt.Println(restrict.And(restrict.Touch(tile.KindsOf(tile.Man1+4)), restrict.Runs))
	// Output: touch(5m) & runs
}

func ExamplePair() {
	fmt.Println(restrict.Pair(tile.Dragons))
	// Output: pair(567z)
}

func ExampleValue() {
	fmt.Println(restrict.Value(tile.KindsOf(tile.Red)))
	// Output: yakuhai(7z)
}

func ExampleHas() {
	fmt.Println(restrict.Has(form.Run(tile.Man1), form.Triplet(tile.East)))
	// Output: has(123m, 111z)
}

func ExampleConcealed() {
	p, _ := restrict.Compile(restrict.Concealed(2), restrict.Winds{})
	a, _ := p.Of(parse("111m2244p567s[789s]"), form.PoolMelds)
	fmt.Println(a.Shanten, a.Useful)
	// Output: 0 24p
}

func ExampleRestriction_String() {
	fmt.Println(restrict.Or(restrict.Tanyao, restrict.Concealed(3)))
	// Output: tanyao | conc(3)
}

func ExampleYaku_String() {
	fmt.Println(restrict.SanshokuDoukou)
	// Output: sanshoku_doukou
}

func ExampleYaku_HasSuits() {
	fmt.Println(restrict.Ittsu.HasSuits(), restrict.Tanyao.HasSuits())
	// Output: true false
}

func ExampleYaku_In() {
	fmt.Println(restrict.Ittsu.In(tile.Pin))
	// Output: ittsu(p)
}

func ExampleYakus() {
	fmt.Println(len(restrict.Yakus()), restrict.Yakus()[0])
	// Output: 25 tanyao
}

func ExampleNames() {
	for _, n := range restrict.Names() {
		if n.ID == "chiitoitsu" || n.Means == "yakuhai(7z)" {
			fmt.Printf("%s %v %q\n", n.ID, n.Aliases, n.Means)
		}
	}
	// Output:
	// chiitoitsu [chiitoi seven_pairs 七対子 七对子 七对] ""
	// chun [中] "yakuhai(7z)"
}

func ExampleCompiler_Compile() {
	var c restrict.Compiler // programs of one compiler share what they have in common
	p, _ := c.Compile(restrict.Yakuhai, restrict.Winds{Round: tile.East})
	a, _ := p.Of(parse("123m456p789s1155z"), form.PoolMelds)
	fmt.Println(p.Restriction(), p.Winds().Round, a.Shanten, a.Useful)
	// Output: yakuhai 1z 0 15z
}

func ExampleProgram_Of() {
	p, _ := restrict.Compile(restrict.Tanyao, restrict.Winds{})
	a, _ := p.Of(parse("234567m234567p99s"), form.PoolMelds)
	fmt.Println(a.Shanten, "keep it by discarding", a.Keep)
	// Output: 1 keep it by discarding 9s
}

func ExampleProgram_Restriction() {
	p, _ := restrict.Compile(restrict.Toitoi, restrict.Winds{})
	fmt.Println(p.Restriction())
	// Output: toitoi
}

func ExampleProgram_Winds() {
	p, _ := restrict.Compile(restrict.Yakuhai, restrict.Winds{Round: tile.South, Seat: tile.North})
	fmt.Println(p.Winds().Round, p.Winds().Seat)
	// Output: 2z 4z
}

func ExampleProgram_Waits() {
	p, _ := restrict.Compile(restrict.Tanyao, restrict.Winds{})
	w, _ := p.Waits(parse("23m567p55678s[234p]"), form.PoolMelds)
	fmt.Println("valid", w.Valid, "without yaku", w.Yakuless)
	// Output: valid 4m without yaku 1m
}

func ExampleProgram_Discards() {
	p, _ := restrict.Compile(restrict.Tanyao, restrict.Winds{})
	list, _ := p.Discards(parse("23m234567p45677s1z"), form.PoolMelds)
	best := list[0]
	fmt.Println(best.Kind, best.Shanten, best.Useful, best.Ukeire)
	// Output: 1z 0 4m 4
}

func ExampleAll() {
	fmt.Println(len(restrict.All(restrict.Winds{Round: tile.East, Seat: tile.East})))
	// Output: 25
}

func ExampleCompiler_All() {
	var c restrict.Compiler
	for _, p := range c.All(restrict.Winds{})[:2] {
		fmt.Println(p.Restriction())
	}
	// Output:
	// tanyao
	// pinfu
}

func ExampleCompare() {
	all := restrict.All(restrict.Winds{Round: tile.East, Seat: tile.South})
	rows, _ := restrict.Compare(parse("12345678m99p123s"), form.PoolMelds, all)
	for _, r := range rows[:3] {
		fmt.Println(r.Program.Restriction(), r.Shanten, r.Useful, r.Ukeire)
	}
	// Output:
	// pinfu 0 369m 10
	// ittsu 0 9m 4
	// iipeikou 2 12345678m123s 33
}

func ExampleSubstitution() {
	h := parse("123m234567p4569s") // the exact shanten is 2
	a, _ := restrict.Substitution(h)
	fmt.Println(a.Shanten, a.Useful)
	// Output: 1 4m
}

func ExampleUnusableError_Error() {
	_, err := restrict.Substitution(parse("19m19p19s1234567z"))
	fmt.Println(err)
	// Output: restrict: too many unusable tiles: 13, of which no more than 7 can be replaced
}

func ExampleUnusableError_Unwrap() {
	_, err := restrict.Substitution(parse("19m19p19s1234567z"))
	fmt.Println(errors.Is(err, restrict.ErrTooManyUnusable))
	// Output: true
}
