package win_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
	"mentsu/win"
)

// deal returns a hand of a class some of whose tiles have become jokers.
func deal(r *corpus.Rand, i, tiles int, rules form.Rules) *hand.Hand {
	d := r.Deal(corpus.Spec{Class: corpus.Classes()[i%len(corpus.Classes())], Tiles: tiles, Melds: i % 2 * (4 - tiles/3)})
	t := d.Tiles()
	jokers := r.Below(min(7, tiles))
	for range jokers {
		at := r.Below(len(t.Concealed))
		t.Concealed = append(t.Concealed[:at], t.Concealed[at+1:]...)
	}
	h, err := hand.New(t, hand.Context{Rules: rules, Jokers: jokers})
	if err != nil {
		panic(err)
	}
	return h
}

// Complete, and shanten -1, are the same statement; and so are ready with a wait, and
// shanten 0.
func TestShanten(t *testing.T) {
	r := corpus.New(61)
	wins := 0
	for i := range 4000 {
		rules := form.Rules{JokerCopies: form.JokerCopies(i % 2), FourAsTwoPairs: i%3 == 0}
		h := deal(r, i, 14-3*(i%5), rules)
		got := win.Check(h, win.Query{})
		a := shanten.Of(h, shanten.Query{})
		if got.Win != (a.Shanten == -1) {
			t.Fatalf("%v and %d jokers, rules %+v: win %v, shanten %d", h.Tiles(), h.Jokers(), rules, got, a.Shanten)
		}
		for _, f := range form.Each() {
			if got.As.Has(f) != (a.Form(f) == -1) {
				t.Fatalf("%v and %d jokers, rules %+v: as %v %v, shanten %d", h.Tiles(), h.Jokers(), rules, f, got.As.Has(f), a.Form(f))
			}
		}
		if got.Win {
			wins++
		}
	}
	if wins < 300 {
		t.Errorf("only %d hands are complete", wins)
	}
}

// Under every pool and copy rule, with jokers of both sorts and without any.
func TestWaitsAreUseful(t *testing.T) {
	r := corpus.New(62)
	for i := range 450 {
		rules := form.Rules{JokerCopies: form.JokerCopies(i % 2)}
		pool := form.Pool(i % 3)
		dealt := deal(r, i, 13-3*(i%5), rules)
		ctx := hand.Context{Rules: rules, Jokers: dealt.Jokers()}
		if i%4 == 0 { // copies are gone, and natural tiles only
			ctx.Jokers = 0
		}
		if i%7 < 2 {
			ctx.JokerKinds = tile.KindsOf(tile.North)
		}
		held := dealt.Tiles()
		held.Concealed = slices.DeleteFunc(held.Concealed, func(x tile.Tile) bool { return x == tile.Joker })
		held.Concealed = held.Concealed[:len(held.Concealed)-(len(held.Concealed)+ctx.Jokers+2)%3]
		h, err := hand.New(held, ctx)
		if err != nil {
			continue // no natural tile is left, or a joker in a meld
		}
		w, u := win.Waits(h, win.Query{Pool: pool}), shanten.UsefulTiles(h, shanten.Query{Pool: pool})
		want := u.Tiles
		if u.Shanten != 0 {
			want = 0
		}
		kinds := w.Kinds
		if want != 0 {
			kinds |= w.Jokers
		}
		if kinds != want {
			t.Fatalf("%v, jokers %v, pool %v, rules %+v: waits on %v, shanten %d, useful %v", h.Tiles(), h.JokerKinds(), pool, rules, kinds, u.Shanten, u.Tiles)
		}
		if h.Jokers() > 0 || h.JokerKinds() != 0 {
			continue
		}
		rules.JokerCopies = 1 - rules.JokerCopies
		other, err := hand.New(held, hand.Context{Rules: rules})
		if err != nil {
			t.Fatal(err)
		}
		if v := win.Waits(other, win.Query{Pool: pool}); v.Kinds != w.Kinds || v.Any != w.Any {
			t.Fatalf("%v without jokers, pool %v: the copies of jokers change its waits from %v to %v", h.Tiles(), pool, w.Kinds, v.Kinds)
		}
	}
}

// With a natural tile in each set, too, complete is shanten -1, and waits are what is useful
// at shanten 0.
func TestNaturalPerSet(t *testing.T) {
	n := 300
	if testing.Short() {
		n = 60
	}
	r := corpus.New(63)
	house := win.House{NaturalPerSet: true}
	differ := 0
	for i := range n {
		rules := form.Rules{JokerCopies: form.JokerCopies(i / 2 % 2), Forms: form.Standard}
		h := deal(r, i, 14-3*(i%5)-i/4%2, rules)
		q := shanten.Query{House: house}
		if h.Waiting() {
			w, u := win.Waits(h, win.Query{House: house}), shanten.UsefulTiles(h, q)
			if u.Shanten == 0 && w.Kinds != u.Tiles || u.Shanten != 0 && w.Kinds != 0 {
				t.Fatalf("%v, rules %+v: waits on %v, shanten %d, useful %v", h.Tiles(), rules, w.Kinds, u.Shanten, u.Tiles)
			}
			continue
		}
		got, a := win.Check(h, win.Query{House: house}).Win, shanten.Of(h, q)
		if got != (a.Shanten == -1) {
			t.Fatalf("%v, rules %+v: win %v, shanten %d", h.Tiles(), rules, got, a.Shanten)
		}
		if got != win.Check(h, win.Query{}).Win {
			differ++
		}
	}
	if differ == 0 && !testing.Short() {
		t.Error("no hand lacks natural tiles")
	}
}

// Small hands, by letting each joker be every kind.
func FuzzFaces(f *testing.F) {
	f.Add("266m7p", uint8(2), true)
	f.Add("1111m", uint8(1), true)
	f.Add("11m", uint8(3), false)
	f.Fuzz(func(t *testing.T, text string, jokers uint8, four bool) {
		copies := map[bool]form.JokerCopies{true: form.JokerFour}[four]
		typed, err := notation.Parse(text, notation.MPSZ)
		if err != nil || jokers > 3 || len(typed.Melds) > 0 || len(typed.Concealed) > 8 {
			return
		}
		h, err := hand.New(typed.Tiles, hand.Context{Jokers: int(jokers), Rules: form.Rules{Forms: form.Standard, JokerCopies: copies}})
		if err != nil || h.Waiting() || h.Jokers() > 3 {
			return
		}
		caps := oracle.Unlimited()
		if four {
			caps = tile.AllCopies()
		}
		want := oracle.BruteFaces(h.Concealed(), caps, h.Jokers(), func(c tile.Counts) bool {
			return oracle.WinAny(c, 0, h.FreeSets(), oracle.Allowed{})
		})
		if got := win.Check(h, win.Query{}).Win; got != want {
			t.Errorf("%s and %d jokers, four %v: win %v, want %v", text, h.Jokers(), four, got, want)
		}
	})
}

// TestNoAllocations asks with no jokers to eight, under both rules for copies, of hands with
// melds and without, and with tiles gone.
func TestNoAllocations(t *testing.T) {
	for jokers, texts := range [][2]string{
		{"123m0567p789s1145z", "123m0567p789s114z"},
		{"1112223z999s[666z]j", "111222z999s[666z]j"},
		{"123m678p78s1122zjj", "123m678p78s112zjj"},
		{"266m77888899pjjj", "266m7788899pjjj"},
		{"266m778899p5sjjjj", "266m77889p5sjjjj"},
		{"19m1p9s12zjjjjj[123m]", "19m1p9s1zjjjjj[123m]"},
		{"19m19p19s12zjjjjjj", "19m19p19s1zjjjjjj"},
		{"1112222mjjjjjjj", "111222mjjjjjjj"},
		{"111122mjjjjjjjj", "11122mjjjjjjjj"},
	} {
		for _, copies := range []form.JokerCopies{form.JokerAny, form.JokerFour} {
			for _, rules := range []form.Rules{{JokerCopies: copies}, {JokerCopies: copies, Forms: form.Standard}} {
				full := parse(texts[0], hand.Context{Rules: rules, Seen: []tile.Tile{3, 3, 12, 20}})
				waiting := parse(texts[1], hand.Context{Rules: rules, Seen: []tile.Tile{3, 3, 12, 20}})
				for _, pool := range []form.Pool{form.PoolMelds, form.PoolHand, form.PoolSeen} {
					q := win.Query{Pool: pool}
					for name, f := range map[string]func(){
						"Check": func() { win.Check(full, q) },
						"Waits": func() { win.Waits(waiting, q) },
					} {
						if n := testing.AllocsPerRun(20, f); n != 0 {
							t.Errorf("%s with %d jokers, rules %+v, pool %v, allocates %v times", name, jokers, rules, pool, n)
						}
					}
				}
			}
		}
	}
}
