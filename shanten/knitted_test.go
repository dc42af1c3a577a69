package shanten_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
)

// chinese are the rules of shape of Chinese official mahjong.
var chinese = form.Rules{FourAsTwoPairs: true, Forms: form.ChineseOfficial}

// Distances, useful tiles and discards of hands near the forms with knitted tiles, closed
// and with a meld.
func TestKnittedOracle(t *testing.T) {
	t.Parallel()
	n := 48
	if testing.Short() {
		n = 12
	}
	r := corpus.New(71)
	asked := []form.Forms{0, form.KnittedStraight, form.Knitted, form.Standard | form.KnittedStraight, form.HonoursAndKnitted, form.SevenPairs | form.Knitted}
	nearest := map[form.Forms]int{}
	for i := range n {
		for _, tiles := range []int{10, 11, 13, 14} {
			d := r.Knitted(tiles, r.Below(5-tiles/3), []int{0, 15, 40, 70}[i/3%4])
			h := d.Hand(chinese)
			q := shanten.Query{Pool: pools[i%3], Forms: asked[r.Below(len(asked))]}
			compare(t, d, h, q)
			if i%8 == 0 && !h.Waiting() {
				compareDiscards(t, d, h, q)
			}
			a := shanten.Of(h, shanten.Query{Pool: q.Pool})
			for _, f := range form.Each() {
				if a.Shanten != shanten.Impossible && a.Form(f) == a.Shanten {
					nearest[f]++
				}
			}
		}
	}
	if nearest[form.KnittedStraight] < n || nearest[form.HonoursAndKnitted] < n/4 {
		t.Errorf("the nearest forms are %v: too few with knitted tiles to tell", nearest)
	}
}

// Hands of which a public engine is wrong because it does not count the own melds as gone,
// and what holds if they are not: pool hand.
func TestKnittedCases(t *testing.T) {
	for _, c := range []struct {
		hand        string
		form        form.Forms
		hands, meld shanten.Number
	}{
		{"1m[111m][222m][7777m][777z]", form.Standard, 0, 1},
		{"3444556779m[8888m]", form.Standard, 0, 1},
		{"1344669m[2222m][7777m]", form.Standard, 1, 2},
		{"57m56z[123m][333m][6666m]", form.Standard, 1, 2},
		{"6m35p2z[4444p][111z][777z]", form.Standard, 1, 2},
		{"14677m23z[2222m][5555m]", form.Standard, 2, 3},
		{"25m369s14578p[8888m]", form.KnittedStraight, 1, 4},
		{"288m147s3679p[5555m]", form.KnittedStraight, 1, 5},
		{"1444m112455z[7777m]", form.KnittedStraight, 6, 8},
		// nekobean/mahjong-cpp#26
		{"45z[444z][111z][555z][777z]", form.Standard, 0, 1},
		{"9m9p569s[999m][999p][999s]", form.Standard, 1, 2},
		// ssttkkl/mahjong-utils#24, MahjongRepository/mahjong#43, Agony5757/mahjong#30
		{"1112223334444z", form.Standard, 1, 1},
		{"123456789m1111p", form.Standard, 1, 1},
		{"245568m245568p77s", form.Standard, 2, 2},
		{"147m258p369s1122z", form.KnittedStraight, 0, 0},
		{"147m258p369s12z", form.KnittedStraight, 0, 0},
		{"147m258p369s11z", form.KnittedStraight, -1, -1},
		{"147m258p369s11z[123m]", form.KnittedStraight, -1, -1},
		{"147m258p369s12345z", form.HonoursAndKnitted, -1, -1},
		{"147m258p369s12345z", form.KnittedStraight, 2, 2},
		{"14m258p369s123456z", form.HonoursAndKnitted, -1, -1},
		{"1m258p369s1234567z", form.HonoursAndKnitted, -1, -1},
		{"147m258p369s1123z", form.HonoursAndKnitted, 1, 1},
		{"147m258p369s1234z", form.HonoursAndKnitted, 0, 0},
		{"1112345678999m", form.HonoursAndKnitted, 10, 10}, // tziakcha-stats/gb-mahjong-js has no number
		{"147m258p369s1z[123m]", form.HonoursAndKnitted, shanten.Impossible, shanten.Impossible},
	} {
		h, err := notation.Hand(c.hand, notation.MPSZ, hand.Context{Rules: chinese})
		if err != nil {
			t.Fatal(err)
		}
		for pool, want := range map[form.Pool]shanten.Number{form.PoolHand: c.hands, form.PoolMelds: c.meld} {
			if got := shanten.Of(h, shanten.Query{Pool: pool}).Form(c.form); got != want {
				t.Errorf("%s, %v, pool %v: %d, want %d", c.hand, c.form, pool, got, want)
			}
		}
	}
}

// Neither five sets nor three players leave room for nine knitted tiles.
func TestKnittedForeign(t *testing.T) {
	for _, c := range []struct {
		hand  string
		rules form.Rules
	}{
		{"147m258p369s11123z", form.Rules{Players: 3}},
		{"147m258p369s11123555z", form.Rules{Sets: 5}},
		{"147m258p369s1112z", form.Rules{Sets: 5}},
		{"123m123p11z", chinese},
		{"147m258p36z", chinese},
	} {
		c.rules.Forms = form.Knitted
		if c.rules.Players == 3 {
			c.hand = "19m258p369s111223z"
		}
		h, err := notation.Hand(c.hand, notation.MPSZ, hand.Context{Rules: c.rules})
		if err != nil {
			t.Fatal(err)
		}
		if got := shanten.Of(h, shanten.Query{}); got != shanten.ImpossibleAnswer() {
			t.Errorf("%s: %+v", c.hand, got)
		}
		for _, d := range shanten.Discards(nil, h, shanten.Query{}) {
			if d.Shanten != shanten.Impossible || d.Tiles != 0 {
				t.Errorf("%s: %+v", c.hand, d)
			}
		}
	}
}

// jokerKnitted is a form with knitted tiles by its definition.
func jokerKnitted(h *hand.Hand, pool form.Pool, finished []tile.Counts) shanten.Number {
	hard := tile.AllCopies()
	melded := h.Melded()
	hard.Sub(&melded)
	if h.Rules().JokerCopies == form.JokerAny {
		hard = oracle.Unlimited()
	}
	soft := h.Caps(pool)
	for k := range soft {
		soft[k] = min(soft[k], hard[k])
	}
	d, possible := oracle.Nearest(finished, h.Concealed(), hard, soft, h.Jokers())
	if !possible {
		return shanten.Impossible
	}
	return shanten.Number(max(-1, d-1-h.Jokers()))
}

func TestKnittedJokers(t *testing.T) {
	t.Parallel()
	r := corpus.New(72)
	for i := range 600 {
		tiles := []int{10, 11, 13, 14}[i%4]
		d := r.Knitted(tiles, min(1, 4-tiles/3)*r.Below(2), []int{0, 40, 80}[i/2%3])
		typed := d.Tiles()
		jokers := 1 + r.Below(5)
		for range jokers {
			at := r.Below(len(typed.Concealed))
			typed.Concealed = append(typed.Concealed[:at], typed.Concealed[at+1:]...)
		}
		rules := chinese
		rules.JokerCopies = form.JokerCopies(i / 4 % 2)
		ctx := hand.Context{Rules: rules, Jokers: jokers}
		for k, n := range d.Seen {
			for range n {
				ctx.Seen = append(ctx.Seen, tile.Tile(k))
			}
		}
		h, err := hand.New(typed, ctx)
		if err != nil {
			t.Fatal(err)
		}
		q := shanten.Query{Pool: pools[i%3]}
		got := shanten.Of(h, q)
		want := shanten.Impossible
		if tiles > 11 {
			want = jokerKnitted(h, q.Pool, honours())
		}
		if got.HonoursAndKnitted != want {
			t.Fatalf("%v and %d jokers, pool %v: honours and knitted %d, want %d", h.Tiles(), jokers, q.Pool, got.HonoursAndKnitted, want)
		}
		if want := jokerKnitted(h, q.Pool, straights()[tiles/3-3]); got.KnittedStraight != want {
			t.Fatalf("%v and %d jokers, pool %v: knitted straight %d, want %d", h.Tiles(), jokers, q.Pool, got.KnittedStraight, want)
		}
	}
}

// Useful tiles and discards of a hand with jokers, by drawing and discarding each kind.
func TestKnittedJokerUseful(t *testing.T) {
	t.Parallel()
	r := corpus.New(73)
	for i := range 12 {
		d := r.Knitted(14, 0, 30*(i%2))
		typed := d.Tiles()
		typed.Concealed = typed.Concealed[1+i%3:]
		h, err := hand.New(typed, hand.Context{Rules: chinese, Jokers: 1 + i%3})
		if err != nil {
			t.Fatal(err)
		}
		q := shanten.Query{Pool: pools[i%3]}
		for _, discard := range shanten.Discards(nil, h, q) {
			s := shanten.NewState(h, q)
			s.Discard(discard.Kind)
			before := s.Shanten()
			if before != discard.Shanten || s.Useful() != discard.Useful {
				t.Fatalf("%v: discard %+v, but the state has %d, %+v", h.Tiles(), discard, before, s.Useful())
			}
			for k := range tile.Kind(tile.NumKinds) {
				if !s.Draw(k) {
					continue
				}
				if lowers := s.Shanten() < before; lowers != discard.Tiles.Has(k) {
					t.Fatalf("%v: after %v, %v lowers %v, useful %v", h.Tiles(), discard.Kind, k, lowers, discard.Tiles)
				}
				s.Undo()
			}
		}
	}
}

func TestKnittedNoAllocations(t *testing.T) {
	r := corpus.New(74)
	waiting, full := r.Knitted(13, 0, 40).Hand(chinese), r.Knitted(14, 0, 40).Hand(chinese)
	q := shanten.Query{Pool: form.PoolSeen}
	room := make([]shanten.Discard, 0, hand.MaxTiles)
	state := shanten.NewState(full, q)
	for name, f := range map[string]func(){
		"Of":          func() { shanten.Of(full, q) },
		"UsefulTiles": func() { shanten.UsefulTiles(waiting, q) },
		"Discards":    func() { shanten.Discards(room, full, q) },
		"State":       func() { state.Discards(room) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}
