package restrict_test

import (
	"errors"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// reported are hands that other programs were reported to get wrong (the source names the
// program, T tenhou-python-bot, K Majiang, H mahjong-helper, N mahjong-cpp, P mahjong, and
// its issue), the examples of the published method, and examples of the rules.
var reported = []struct {
	source  string
	hand    string
	only    string
	shanten int // 99: impossible
	kinds   string
	ukeire  int // -1: not told
}{
	{"published", "234567m234567p99s", "tanyao", 1, "9s", -1},
	{"published", "23m234567p45677s", "tanyao", 0, "4m", 4},
	{"published", "12m234567p45677s", "tanyao", 1, "234m7s", 13},
	{"published", "123m234567p4567s", "tanyao", 1, "4m47s", 10},
	{"published", "123m234567p4569s", "tanyao", 2, "2345678m2345678p2345678s", 73},
	{"published", "234m567p678s12345z", "tanyao", 4, "12345z", -1},

	{"T#84", "34556778m3p78s77z", "std", 1, "", -1},
	{"T#84", "34556778m3p78s77z", "honitsu(m)", 3, "", -1},
	{"T#84", "34556778m3p78s[777z]", "honitsu(m)", 2, "3p78s", -1},
	{"T#153", "1112345678s557z", "honitsu(s)", 1, "123456789s57z", 31},
	{"T#153", "1112345678s557z", "chinitsu(s)", 3, "", 26},
	{"T#154", "33344455m34567p", "std", 0, "258p", 11},
	{"T#154", "34m34567p[345m][345m]", "std", 1, "", 31},
	{"K#3", "234567m234567p9s", "std", 0, "9s", 3},
	{"K#3", "234567m234567p9s", "tanyao", 1, "2345678m2345678p2345678s", 72},
	{"K#25", "2m9p7z2355s[111z][789s]", "honitsu(s)", 2, "145s7z", 13},
	{"K#100", "123m456p789s77z[333m]", "std", -1, "", -1},
	{"K#100", "123m456p789s77z[333m]", "yakuhai", 1, "123m456p789s", -1},
	{"H#142", "1p[666z][111p][234m][567s]", "std", 1, "", -1},
	{"N#26", "45z[444z][111z][555z][777z]", "std", 1, "", -1},
	{"N#26", "12m11z(3333m)(4444m)(5555m)", "std", 1, "", -1},
	{"N#26", "9m9p569s[999m][999p][999s]", "std", 2, "", -1},
	{"N#26", "9999m9p569s[999p][999s]", "std", 2, "", -1},
	{"N#26", "11567z[555z][666z][777z]", "std", 2, "", -1},
	{"N#26", "13556z[111z][333z][666z]", "std", 2, "", -1},
	{"P#43", "123456789m1111p", "std", 1, "", 123},
	{"P#43", "123456789m1111p", "ittsu", 1, "", 123},
	{"P#267", "1122334455m[777z]", "chiitoi", 99, "", 0},
	{"P#268", "19m19p19s1234z(7777z)", "kokushi", 99, "", 0},
	{"used-up tiles", "8m[345p][777p][888m][2222p]", "tanyao", 1, "", 69},
	{"used-up tiles", "7m[555z][111p][666s][777m]", "toitoi", 1, "", 120},
	{"used-up tiles", "4m[777z][444m][444z][678m]", "honitsu(m)", 1, "", 49},
	{"forms", "344p12288s344777z", "yakuhai", 2, "", -1},
	{"forms", "344p12288s344777z", "any", 1, "", -1},
	{"forms", "2244668m3355p77s", "tanyao", 0, "8m", 3},
	{"forms", "2244668m3355p77s", "tanyao_std", 3, "", 28},
	{"four copies", "1111222333444m", "std", 0, "234m", 3},
	{"four copies", "1111222333444m", "toitoi", 1, "", 120},
	{"one side", "12345678m99p123s", "std", 0, "369m", -1},
	{"one side", "12345678m99p123s", "ittsu", 0, "9m", 4},
	{"one side", "23m123p123789s55z", "sanshoku", 0, "1m", 4},
	{"one side", "23m123p123789s55z", "chanta", 0, "1m", 4},

	{"pinfu", "23m456p456789s33z", "pinfu", 0, "14m", 8},
	{"pinfu", "23m456p456789s22z", "pinfu", 2, "", -1},
	{"pinfu", "23m456p456789s22z", "pinfu_shape", 2, "", -1},
	{"pinfu", "13m456p456789s88s", "pinfu_shape", 0, "2m", 4},
	{"pinfu", "13m456p456789s88s", "pinfu", 1, "24m", 8},
	{"pinfu", "12m456p456789s88s", "pinfu_shape", 0, "3m", 4},
	{"pinfu", "12m456p456789s88s", "pinfu", 1, "3m", 4},
	{"pinfu", "234567m234567p8s", "pinfu_shape", 0, "8s", 3},
	{"pinfu", "234567m234567p8s", "pinfu", 1, "2457m2457p8s", 27},
	{"pinfu", "1234m456p789s456s", "pinfu_shape", 0, "14m", 6},
	{"pinfu", "1234m456p789s456s", "pinfu", 1, "124m46p469s", 24},
	{"pinfu, drawn 4m", "23m456p456789s33z4m", "pinfu", -1, "", -1},
	{"pinfu, drawn 9s", "234m456p45678s33z9s", "pinfu", -1, "", -1},
	{"pinfu, drawn 3m", "12m456p456789s88s3m", "pinfu", 0, "1m46p469s", -1},
	{"pinfu, closed kan", "23m456p45633s(7777z)", "pinfu", 99, "", 0},
	{"kans", "44s(1111z)(2222m)[3333p]", "sanankou", 99, "", 0},
}

func TestReported(t *testing.T) {
	t.Parallel()
	for _, c := range reported {
		t.Run(c.source+"/"+c.hand+"/"+c.only, func(t *testing.T) {
			t.Parallel()
			h := mustHand(t, c.hand, hand.Context{})
			a, err := mustCompile(t, c.only).Of(h, form.PoolSeen)
			if err != nil {
				t.Fatal(err)
			}
			want := shanten.Number(c.shanten)
			if c.shanten == 99 {
				want = shanten.Impossible
			}
			got := a.Useful
			if !h.Waiting() {
				got = a.Keep
			}
			if a.Shanten != want || c.kinds != "" && got.String() != c.kinds {
				t.Errorf("shanten %d, %v, want %d, %s", a.Shanten, got, want, c.kinds)
			}
			if n := shanten.Ukeire(h, got); c.ukeire >= 0 && n != c.ukeire {
				t.Errorf("%d useful tiles (%v), want %d", n, got, c.ukeire)
			}
		})
	}
}

// TestPoolHand looks at the hands that are ready for a tile of which none is left.
func TestPoolHand(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]shanten.Number{
		"1p[666z][111p][234m][567s]": 0, "45z[444z][111z][555z][777z]": 0, "12m11z(3333m)(4444m)(5555m)": 0,
		"9m9p569s[999m][999p][999s]": 1, "9999m9p569s[999p][999s]": 1, "11567z[555z][666z][777z]": 1, "13556z[111z][333z][666z]": 1,
		"13m456p789s11z(2222m)": 0,
	} {
		a, err := mustCompile(t, "std").Of(mustHand(t, text, hand.Context{}), form.PoolHand)
		if err != nil || a.Shanten != want {
			t.Errorf("%s: shanten %d, want %d: %v", text, a.Shanten, want, err)
		}
	}
}

func TestWaits(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		hand, only                 string
		pool                       form.Pool
		valid, yakuless, dead, own string
	}{
		{"23m567p55678s[234p]", "tanyao", form.PoolSeen, "4m", "1m", "", ""},
		{"12355m456p77z[789s]", "open_yaku", form.PoolSeen, "7z", "5m", "", ""},
		{"1p[666z][111p][234m][567s]", "open_yaku", form.PoolHand, "", "", "1p", ""},
		{"1p[666z][111p][234m][567s]", "open_yaku", form.PoolSeen, "", "", "", ""},
		{"13m456p789s11z(2222m)", "tanyao", form.PoolHand, "", "", "2m", ""},
		{"11199m22233345p", "sanankou", form.PoolSeen, "9m36p", "", "", "9m"},
		{"111m222p789s55s66z", "sanankou", form.PoolSeen, "5s6z", "", "", "5s6z"},
		{"111m222p333s4455z", "suuankou", form.PoolSeen, "45z", "", "", "45z"},
		{"111m222p333s4445z", "suuankou", form.PoolSeen, "5z", "", "", ""},
		{"111m222p333s4445z", "toitoi", form.PoolSeen, "5z", "", "", ""},
		{"22p333s44455z(1111m)", "sanankou", form.PoolSeen, "2p5z", "", "", ""},
		{"333s23p44z(1111m)(5555p)", "sanankou", form.PoolSeen, "14p", "", "", ""},
		{"22p44z[333s](1111m)(5555m)", "sanankou | toitoi", form.PoolSeen, "2p4z", "", "", ""},
		{"22p44z[333s](1111m)(5555m)", "sanankou", form.PoolSeen, "2p4z", "", "", "2p4z"},
		{"22244z33m555666p", "sanankou & has(444z)", form.PoolSeen, "4z", "3m", "", ""},
	} {
		h := mustHand(t, c.hand, hand.Context{})
		w, err := mustCompile(t, c.only).Waits(h, c.pool)
		if err != nil {
			t.Fatal(err)
		}
		got := []string{w.Valid.String(), w.Yakuless.String(), w.Dead.String(), w.TsumoOnly.String()}
		if want := []string{c.valid, c.yakuless, c.dead, c.own}; !slices.Equal(got, want) {
			t.Errorf("%s, %s: %q, want %q", c.hand, c.only, got, want)
		}
	}
}

// mustHand returns the hand of a text.
func mustHand(t testing.TB, text string, ctx hand.Context) *hand.Hand {
	t.Helper()
	h, err := notation.Hand(text, notation.MPSZ, ctx)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	waiting, full := mustHand(t, "1m", hand.Context{}), mustHand(t, "11m", hand.Context{})
	jokers := mustHand(t, "123m456p789s11zj", hand.Context{Drawn: nil, Jokers: 1})
	five := mustHand(t, "1m", hand.Context{Rules: form.Rules{Sets: 5}})
	p := mustCompile(t, "tanyao")
	_, sized := p.Waits(full, form.PoolSeen)
	_, discards := p.Discards(waiting, form.PoolSeen)
	checkRefusal(t, "size of waits", sized, restrict.ErrSize)
	checkRefusal(t, "size of discards", discards, restrict.ErrSize)
	for name, c := range map[string]struct {
		hand *hand.Hand
		want error
	}{"jokers": {jokers, restrict.ErrJokers}, "five sets": {five, restrict.ErrSets}} {
		_, substituted := restrict.Substitution(c.hand)
		checkRefusal(t, name, substituted, c.want)
	}
	_, err := restrict.Substitution(mustHand(t, "19m19p19s1234567z", hand.Context{}))
	checkRefusal(t, "unusable", err, restrict.ErrTooManyUnusable)
}

// TestMeldsDeclaredElsewhere takes missing melds for open ones that agree.
func TestMeldsDeclaredElsewhere(t *testing.T) {
	t.Parallel()
	h := mustHand(t, "23m44567p", hand.Context{})
	for only, want := range map[string]shanten.Number{"tanyao": 0, "honitsu(m)": 5, "pinfu": shanten.Impossible, "ittsu": shanten.Impossible} {
		a, err := mustCompile(t, only).Of(h, form.PoolMelds)
		if err != nil || a.Shanten != want {
			t.Errorf("%s: %d, want %d: %v", only, a.Shanten, want, err)
		}
	}
}

// TestThreePlayers knows no 2m to 8m.
func TestThreePlayers(t *testing.T) {
	t.Parallel()
	h := mustHand(t, "19m19p19s1234567z", hand.Context{Rules: form.Rules{Players: 3}})
	for only, want := range map[string]shanten.Number{"kokushi": 0, "ittsu(m)": shanten.Impossible, "sanshoku": shanten.Impossible} {
		a, err := mustCompile(t, only).Of(h, form.PoolMelds)
		if err != nil || a.Shanten != want || a.Useful&tile.SanmaGone != 0 {
			t.Errorf("%s: %d, %v, want %d: %v", only, a.Shanten, a.Useful, want, err)
		}
	}
}

func checkRefusal(t *testing.T, name string, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("%s: %v, want %v", name, got, want)
	}
}
