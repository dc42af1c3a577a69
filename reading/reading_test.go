package reading_test

import (
	"slices"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/reading"
	"mentsu/tile"
)

// texts returns the readings as text.
func texts(readings []reading.Reading) []string {
	var all []string
	for i := range readings {
		all = append(all, readings[i].String())
	}
	return all
}

func TestReadings(t *testing.T) {
	four, five, any5 := form.Rules{FourAsTwoPairs: true}, form.Rules{Sets: 5}, form.Rules{JokerCopies: form.JokerFour}
	for _, test := range []struct {
		hand  string
		rules form.Rules
		want  []string
	}{
		{"55z", form.Rules{}, []string{"55z"}},
		{"5z", form.Rules{}, nil},
		{"123m4p", form.Rules{}, nil},
		{"12m55z4p", form.Rules{}, nil},
		{"111222333m99p[7777z]", form.Rules{}, []string{
			"111m 222m 333m 99p [7777z]", "123m 123m 123m 99p [7777z]",
		}},
		{"66677778888999m", form.Rules{}, []string{
			"777m 888m 999m 678m 66m", "678m 789m 789m 789m 66m", "666m 777m 888m 789m 99m", "678m 678m 678m 789m 99m",
		}},
		{"112233m445566p77s", form.Rules{}, []string{"123m 123m 456p 456p 77s", "11m 22m 33m 44p 55p 66p 77s"}},
		{"11112222m445566p", form.Rules{}, nil},
		{"11112222m445566p", four, []string{"11m 11m 22m 22m 44p 55p 66p"}},
		{"11112233m445566p", form.Rules{}, []string{"123m 123m 456p 456p 11m"}},
		{"11112233m445566p", four, []string{"123m 123m 456p 456p 11m", "11m 11m 22m 33m 44p 55p 66p"}},
		{"119m19p19s1234567z", form.Rules{}, []string{"11m 9m19p19s1234567z"}},
		{"111222333m111p222s55z", five, []string{
			"111m 222m 333m 111p 222s 55z", "123m 123m 123m 111p 222s 55z",
		}},
		{"23m55zj", form.Rules{}, []string{"1m*23m 55z", "23m4m* 55z"}},
		{"1111mj", form.Rules{}, []string{"111m 1m1m*"}},
		{"1111mj", any5, nil},
		{"jj", form.Rules{}, []string{"1m*1m*", "..."}},
		{"19m19p19s1234567zj", form.Rules{}, []string{"1m1m* 9m19p19s1234567z", "..."}},
		{"19m19p19s123456zjj", form.Rules{}, []string{"1m1m* 9m19p19s123456z7z*", "..."}},
		{"11m99p22s33s77s11zjj", form.Rules{}, []string{"11m 2m*2m* 99p 22s 33s 77s 11z", "..."}},
	} {
		t.Run(test.hand, func(t *testing.T) {
			h := parseUnder(test.hand, test.rules)
			got := texts(all(t, h, reading.Query{}))
			if n := len(test.want); n > 0 && test.want[n-1] == "..." {
				got = append(got[:n-1], "...")
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(test.want, "\n"))
			}
		})
	}
}

// The hands that published win checks get wrong: what they win with, the readings show.
func TestDisputedHands(t *testing.T) {
	for _, test := range []struct {
		hand      string
		any, four bool
	}{
		{"266m77888899pjjj", true, true},
		{"jj", true, true},
		{"jjjjjjjjjjjjjj", true, true},
		{"11233445567789m", true, true},
		{"44566777788899p", true, true},
		{"4456666777899mj", true, true},
		{"11223333444455m", true, true},
		{"37p77s44zjjjjjjjj", true, true},
		{"12345zjjjjjjjjj", true, true},
		{"1111z2zjjjjjjjjj", true, false},
		{"1111mj", true, false},
		{"1111zj", true, false},
		{"111122223333zjj", false, false},
	} {
		for _, rules := range []form.Rules{{}, {JokerCopies: form.JokerFour}} {
			h := parseUnder(test.hand, rules)
			want := test.any
			if rules.JokerCopies == form.JokerFour {
				want = test.four
			}
			got := false
			for r := range reading.Each(h, reading.Query{Forms: form.Standard}) {
				check(t, h, &r)
				got = true
				break
			}
			if got != want {
				t.Errorf("%s under rule %d: a reading %v, want %v", test.hand, rules.JokerCopies, got, want)
			}
		}
	}
}

// What Skip leaves out is exactly what it says, and it sees what the readings have.
func TestSkip(t *testing.T) {
	r := corpus.New(7)
	for range 40 {
		h := with(t, r.Deal(corpus.Spec{Class: corpus.Near, Tiles: 11, Melds: r.Below(2)}), form.Rules{}, 4)
		suits := 1 + r.Below(3)
		triplet := func(sets []reading.Set) bool {
			return slices.ContainsFunc(sets, func(s reading.Set) bool {
				return !s.IsRun() && int(s.First().Suit()) < suits
			})
		}
		var want []reading.Reading
		for _, x := range all(t, h, reading.Query{Forms: form.Standard}) {
			if !triplet(x.Sets[:x.Concealed]) {
				want = append(want, x)
			}
		}
		asked := reading.Partial{}
		q := reading.Query{Forms: form.Standard, Skip: func(p reading.Partial) bool {
			asked = p
			return p.Suits == suits && triplet(p.Sets[:p.NumSets])
		}}
		var got []reading.Reading
		for x := range reading.Each(h, q) {
			got = append(got, x)
			jokers := asked.Jokers
			for k, n := range x.JokersAs() {
				if tile.Kind(k) < tile.East {
					jokers += int(n)
				}
			}
			if asked.Suits != 3 || jokers != h.Jokers() || asked.HasPair != (x.Pairs[0].Kind < tile.East) ||
				!slices.Equal(asked.Sets[:asked.NumSets], x.Sets[:asked.NumSets]) || asked.HasPair && asked.Pair != x.Pairs[0] {
				t.Fatalf("%v: Skip saw %+v before %v", show(h), asked, &x)
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%v: %d readings, want %d", show(h), len(got), len(want))
		}
	}
}

// An iterator may be stopped after any reading.
func TestEachStops(t *testing.T) {
	four := form.Rules{FourAsTwoPairs: true}
	for _, text := range []string{"111222333m11122p", "112233m445566p77s", "19m19p19s1234567zj", "1199m2288p3377sjj", "1122m55z99sjjjjjj"} {
		h := parseUnder(text, four)
		want := all(t, h, reading.Query{})
		for n := range want[:min(len(want), 300)] {
			var got []reading.Reading
			for r := range reading.Each(h, reading.Query{}) {
				if got = append(got, r); len(got) > n {
					break
				}
			}
			if !slices.Equal(got, want[:n+1]) {
				t.Fatalf("%s: stopped after %d readings, got %d others", text, n+1, len(got))
			}
		}
	}
}

// A form is found whatever else is asked, and only if it is asked.
func TestForms(t *testing.T) {
	h := parse("112233m445566p77s")
	for f := range form.Riichi + 1 {
		if f == 0 {
			continue
		}
		var want []string
		if f.Has(form.Standard) {
			want = append(want, "123m 123m 456p 456p 77s")
		}
		if f.Has(form.SevenPairs) {
			want = append(want, "11m 22m 33m 44p 55p 66p 77s")
		}
		if got := texts(all(t, h, reading.Query{Forms: f})); !slices.Equal(got, want) {
			t.Errorf("forms %b: %v, want %v", f, got, want)
		}
	}
}

func TestAllocations(t *testing.T) {
	room := make([]reading.Reading, 0, 4096)
	skip := func(p reading.Partial) bool { return p.NumSets > 0 && p.Sets[0].Jokers == 7 }
	hands := append(winning(corpus.Near, 20), parse("66677778888999m"), parse("1188m2299p3377s11z"), parse("119m19p19s1234567z"),
		parse("123m678p78s112233z"), parse("123m678p78s11222zj"), parse("266m778899p5sjjjj"), parse("19m19p19s123456zjj"))
	for _, h := range hands {
		for _, q := range []reading.Query{{}, {Forms: form.Standard, Skip: skip}} {
			n := testing.AllocsPerRun(20, func() {
				sink += len(reading.All(room, h, q))
			})
			if n != 0 {
				t.Errorf("All(%s) allocates %v times", show(h), n)
			}
			n = testing.AllocsPerRun(20, func() {
				for r := range reading.Each(h, q) {
					sink += int(r.NumSets)
				}
			})
			if n != 0 {
				t.Errorf("Each(%s) allocates %v times", show(h), n)
			}
		}
	}
	counts := hands[20].Concealed()
	cuts := make([]reading.Cut, 0, 6)
	if n := testing.AllocsPerRun(20, func() { sink += len(reading.Cuts(cuts, &counts)) }); n != 0 {
		t.Errorf("Cuts allocates %v times", n)
	}
	codes := make([]reading.Code, 0, 8)
	if n := testing.AllocsPerRun(20, func() { sink += len(reading.Codes(codes, tile.Man, &counts)) }); n != 0 {
		t.Errorf("Codes allocates %v times", n)
	}
}
