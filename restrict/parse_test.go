package restrict_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"mentsu/expr"
	"mentsu/form"
	"mentsu/restrict"
	"mentsu/tile"
)

func TestParse(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text    string
		want    string // String of it
		clauses int
	}{
		{"tanyao", "tanyao", 1},
		{" TanYao ", "tanyao", 1},
		{"断么九", "tanyao", 1},
		{"iipeiko", "iipeikou", 21},
		{"ryanpeiko", "ryanpeikou", 231},
		{"doukou|chiitoi", "sanshoku_doukou | chiitoitsu", 10},
		{"honitsu_s", "honitsu(s)", 1},
		{"honitsu", "honitsu", 3},
		{"honitsu(s,m)", "honitsu(s) | honitsu(m)", 2},
		{"tanyao & honitsu(s,m)", "tanyao & (honitsu(s) | honitsu(m))", 2},
		{"ittsu ( M )", "ittsu(m)", 1},
		{"tanyao & sanshoku | honitsu(s)", "tanyao & sanshoku | honitsu(s)", 6},
		{"(tanyao|honitsu(s))&sanshoku", "(tanyao | honitsu(s)) & sanshoku", 5},
		{"((tanyao) & (toitoi & std))", "tanyao & toitoi & std", 1},
		{"tanyao|(toitoi|std)", "tanyao | toitoi | std", 3},
		{"yakuhai", "yakuhai", 5},
		{"yakuhai(7z)", "yakuhai(7z)", 1},
		{"yakuhai(65z)", "yakuhai(56z)", 2},
		{"chun", "yakuhai(7z)", 1},
		{"within(2468s, 6z)", "within(2468s6z)", 1},
		{"touch(19mps)", "touch(19m19p19s)", 1},
		{"touch(0m)", "touch(5m)", 1},
		{"pair(19m)", "pair(19m)", 1},
		{"has(456m)", "has(456m)", 1},
		{"has(456m,777z,456m)", "has(456m, 777z, 456m)", 1},
		{"conc(3) & closed", "conc(3) & closed", 1},
		{"none", "none", 0},
		{"pinfu & toitoi", "pinfu & toitoi", 0},
		{"any & chiitoi", "any & chiitoitsu", 1},
		{"runs & triplets", "runs & triplets", 0},
		{"has(123m, 123m) & ittsu(m)", "has(123m, 123m) & ittsu(m)", 1},
		{"iipeikou & ittsu(m)", "iipeikou & ittsu(m)", 3},
		{"has(123m) & has(456m) & has(789m) & has(111z) & has(222z)", "has(123m) & has(456m) & has(789m) & has(111z) & has(222z)", 0},
		{"open_yaku", "open_yaku", 31},
		{"suushii", "suushii", 5},
		{"shousangen", "shousangen", 3},
		{"doukou", "sanshoku_doukou", 9},
		{"sanshoku", "sanshoku", 7},
		{"iipeikou & sanshoku & ittsu & tanyao", "iipeikou & sanshoku & ittsu & tanyao", 0},
	} {
		r := mustParse(t, c.text)
		if got := r.String(); got != c.want {
			t.Errorf("%s: %s, want %s", c.text, got, c.want)
		}
		list, err := restrict.Clauses(r, winds)
		if err != nil || len(list) != c.clauses {
			t.Errorf("%s: %d clauses, want %d: %v", c.text, len(list), c.clauses, err)
		}
		checkRoundTrip(t, r)
	}
}

// checkRoundTrip reads the text of a restriction again.
func checkRoundTrip(t *testing.T, r restrict.Restriction) {
	t.Helper()
	again, err := restrict.Parse(r.String())
	if err != nil {
		t.Errorf("%s: %v", r, err)
		return
	}
	for _, w := range []restrict.Winds{{}, winds, {Round: tile.West, Seat: tile.West}} {
		a, errA := restrict.Clauses(r, w)
		b, errB := restrict.Clauses(again, w)
		if errA != nil || errB != nil || !reflect.DeepEqual(a, b) {
			t.Errorf("%s: %+v, read again %+v: %v, %v", r, a, b, errA, errB)
		}
	}
}

func TestValues(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		term restrict.Term
		want string
	}{
		{restrict.And(restrict.Tanyao, restrict.Or(restrict.Toitoi, restrict.Honitsu.In(tile.Sou))), "tanyao & (toitoi | honitsu(s))"},
		{restrict.And(restrict.Tanyao), "tanyao"},
		{restrict.And(), "any"},
		{restrict.Or(), "none"},
		{restrict.And(restrict.Or(), restrict.Tanyao), "none & tanyao"},
		{restrict.Or(restrict.Or(restrict.Pinfu), restrict.And(restrict.Chanta, restrict.Ittsu.In(tile.Man))), "pinfu | chanta & ittsu(m)"},
		{restrict.Has(), "std"},
		{restrict.Has(0, 1, 2, 3, 4, 5), "none"},
		{restrict.Concealed(6), "none"},
		{restrict.Concealed(-1), "none"},
		{restrict.Concealed(2), "conc(2)"},
		{restrict.Within(0), "none"},
		{restrict.Within(1 << 40), "none"},
		{restrict.Value(tile.AllKinds), "yakuhai(1234567z)"},
		{restrict.Tanyao.In(tile.Man), "none"},
		{restrict.Honitsu.In(tile.Honours), "none"},
		{restrict.Yaku(200), "none"},
		{restrict.Has(form.Run(tile.Pin1), form.Triplet(tile.Red)), "has(123p, 777z)"},
	} {
		r := restrict.Or(c.term)
		if r.String() != c.want {
			t.Errorf("%s, want %s", r, c.want)
		}
		checkRoundTrip(t, r)
	}
}

func TestParseFaults(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text   string
		at     int
		reason string
	}{
		{"", 0, "a name is expected"},
		{"tanyao &", 8, "a name is expected"},
		{"tanyao toitoi", 7, `"t" where & or | is expected`},
		{"tanyao)", 6, `")" where & or | is expected`},
		{"tanyao 三", 7, `"三" where & or | is expected`},
		{"(tanyao", 7, `")" is expected`},
		{"| tanyao", 0, "a name is expected"},
		{"toitoi | tanyoa", 9, `unknown name "tanyoa"; the nearest name is "tanyao"`},
		{"qqqqqqqq", 0, `unknown name "qqqqqqqq"`},
		{"toitoi & !tanyao", 9, "a restriction knows no contrary, so no !"},
		{strings.Repeat("(", expr.MaxDepth+1), expr.MaxDepth, "more than 256 parentheses and ! are open here"},
		{"tanyao(m)", 7, "tanyao takes no arguments"},
		{"chun(m)", 4, "chun takes no arguments"},
		{"ittsu(z)", 6, `"z" where a suit m, p or s is expected`},
		{"ittsu()", 6, "an argument is expected"},
		{"ittsu(m", 7, `")" is expected`},
		{"ittsu(m,)", 8, "an argument is expected"},
		{"within", 6, "within takes an argument in parentheses"},
		{"within(19x)", 9, "tiles are digits and then a suit letter m, p, s or z"},
		{"within(19)", 9, "tiles are digits and then a suit letter m, p, s or z"},
		{"within(m)", 8, "tiles are digits and then a suit letter m, p, s or z"},
		{"within(1m8z)", 9, `"8" is no tile of suit z`},
		{"within(0z)", 7, `"0" is no tile of suit z`},
		{"yakuhai(5m)", 8, `"5m" where honours are expected`},
		{"has(455m)", 4, `"455m" where a run or a triplet is expected`},
		{"has(12m)", 4, `"12m" where a run or a triplet is expected`},
		{"has(123z)", 4, `"123z" where a run or a triplet is expected`},
		{"has(123m,123m,123m,123m,123m,123m)", 29, "a hand has no more than 5 sets"},
		{"conc(6)", 5, `"6" where a number from 0 to 5 is expected`},
		{"conc(x)", 5, `"x" where a number from 0 to 5 is expected`},
		{"conc(1,2)", 7, "one number is enough"},
		{strings.Repeat(without()+" & ", 5) + "toitoi", 4 * (len(without()) + 3), "with this part the restriction comes to more than 5000 clauses"},
		{strings.Repeat(" ", restrict.MaxText) + "any", restrict.MaxText, "a restriction has at most 4096 bytes"},
	} {
		_, err := restrict.Parse(c.text)
		fault, ok := errors.AsType[*restrict.SyntaxError](err)
		if !ok {
			t.Errorf("%s: no fault: %v", c.text, err)
			continue
		}
		got := fault.Reason
		if fault.Nearest != "" {
			got += `; the nearest name is "` + fault.Nearest + `"`
		}
		if fault.Offset != c.at || got != c.reason || fault.Text != c.text {
			t.Errorf("%s: %d, %s, want %d, %s", c.text, fault.Offset, got, c.at, c.reason)
		}
		if errors.Is(err, restrict.ErrTooMany) != strings.Contains(c.reason, "clauses") {
			t.Errorf("%s: %v is ErrTooMany or not", c.text, err)
		}
	}
}

// TestTooMany refuses what takes long to count, too.
func TestTooMany(t *testing.T) {
	t.Parallel()
	a := mustParse(t, without())
	b := restrict.And(a, a, a, a)
	if _, err := restrict.Compile(b, winds); err != nil {
		t.Error(err)
	}
	r := restrict.And(b, b)
	if _, err := restrict.Compile(r, winds); !errors.Is(err, restrict.ErrTooMany) {
		t.Errorf("%v, want %v", err, restrict.ErrTooMany)
	}
}

// without returns the text of a restriction of many different clauses.
func without() string {
	var terms []restrict.Term
	kinds := tile.AllHonours | 0x1ff
	for k := range kinds.All() {
		terms = append(terms, restrict.Within(kinds&^tile.KindsOf(k)))
	}
	return "(" + restrict.Or(terms...).String() + ")"
}

// TestNames reads every name and every alias, and finds all of them different.
func TestNames(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	argument := strings.NewReplacer("(SUIT, ...)", "", "(HONOURS)", "", "(TILES)", "(19m)", "(SET, ...)", "(123m)", "(NUMBER)", "(2)")
	for _, n := range restrict.Names() {
		text := argument.Replace(n.ID)
		id, args, _ := strings.Cut(text, "(")
		r := mustParse(t, text)
		for _, name := range append(slices.Clone(n.Aliases), id) {
			if seen[name] {
				t.Errorf("%s stands twice", name)
			}
			seen[name] = true
			if args != "" {
				name += "(" + args
			}
			if got := mustParse(t, name); !reflect.DeepEqual(got, r) {
				t.Errorf("%s: %s, want %s", name, got, r)
			}
		}
		if n.Means != "" && !reflect.DeepEqual(mustParse(t, n.Means), r) {
			t.Errorf("%s is not %s", n.ID, n.Means)
		}
	}
	for _, y := range restrict.Yakus() {
		if !seen[y.String()] || y.String() == "none" {
			t.Errorf("yaku %d has no name", y)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range texts {
		f.Add(text)
	}
	f.Add("((tanyao | 断么九) & has(123m, 777z) & conc(3)) | within(2-8s)")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := restrict.Parse(text)
		if err == nil {
			if s := r.String(); len(s) <= restrict.MaxText && strings.Count(s, "(") <= expr.MaxDepth {
				checkRoundTrip(t, r)
			}
			return
		}
		fault, ok := errors.AsType[*restrict.SyntaxError](err)
		if !ok || fault.Offset < 0 || fault.Offset > len(text) || fault.Column() < 1 || fault.Text != text {
			t.Errorf("%q: %#v", text, err)
		}
	})
}
