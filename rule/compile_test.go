package rule_test

import (
	"errors"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/rule"
	"mentsu/tile"
)

// TestDefinitionFaults wants every fault of a definition named with its place.
func TestDefinitionFaults(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		change func(d *rule.Definition)
		want   string
		offset int
	}{
		{func(d *rule.Definition) { d.Combine = "richi" }, `rule: combine: unknown name "richi"; the nearest name is "riichi"`, 0},
		{func(d *rule.Definition) { d.Convert = "" }, `rule: convert: unknown name ""`, 0},
		{func(d *rule.Definition) { d.Flags = []string{"tenho"} }, `rule: flags: unknown flag "tenho"; the nearest name is "tenhou"`, 0},
		{func(d *rule.Definition) { d.Stack = "option(b)" }, `rule: stack: unknown option "b"`, 7},
		{func(d *rule.Definition) { d.Cap = "b" }, `rule: cap: unknown option "b"`, 0},
		{func(d *rule.Definition) { d.Options = append(d.Options, rule.Option{ID: "a"}) }, `rule: option "a", id: two options with this id`, 0},
		{func(d *rule.Definition) { d.Options[0].Default = 2 }, `rule: option "a", default: 2 is not between 0 and 1`, 0},
		{func(d *rule.Definition) { d.Patterns[1].ID = "x" }, `rule: pattern "x", id: two patterns with this id`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Class = "yakumen" }, `rule: pattern "x", class: unknown class "yakumen"; the nearest name is "yakuman"`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Class = "fallback" }, `rule: pattern "x", class: the combiner riichi knows no class "fallback"`, 0},
		{func(d *rule.Definition) { d.Combine, d.Convert, d.Patterns[0].Class = "sum", "identity", "yakuman" }, `rule: pattern "x", class: the combiner sum knows no class "yakuman"`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Count = "doras" }, `rule: pattern "x", count: unknown counter "doras"; the nearest name is "dora"`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Each = "runs" }, `rule: pattern "x", each: the combiner riichi counts no groups of sets`, 0},
		{
			func(d *rule.Definition) {
				d.Patterns[0].Excludes, d.Patterns[1].Count = []rule.Exclusion{{ID: "y", Times: 1}}, "dora"
			},
			`rule: pattern "x", drops: y is counted, not made of instances: it can be excluded as a whole`, 0,
		},
		{func(d *rule.Definition) { d.Patterns[0].Repeat = 2 }, `rule: pattern "x", repeat: there is one instance of it`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Double = "b" }, `rule: pattern "x", double: unknown option "b"`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Excludes = []rule.Exclusion{{ID: "z"}} }, `rule: pattern "x", excludes: unknown pattern "z"`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Variants = []rule.Amount{{Limit: "no"}} }, `rule: pattern "x", variants: unknown limit "no"`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Variants = []rule.Amount{{If: "closed"}} }, `rule: pattern "x", variants: unknown fact "closed"`, 0},
		{func(d *rule.Definition) { d.Patterns[0].When = "runs(4) & rans(2)" }, `rule: pattern "x", when: unknown fact "rans"; the nearest name is "kans"`, 10},
		{func(d *rule.Definition) { d.Patterns[0].When = "runs" }, `rule: pattern "x", when: runs is written runs(n)`, 4},
		{func(d *rule.Definition) { d.Patterns[0].When = "runs(x)" }, `rule: pattern "x", when: a number from 0 to 18 is expected`, 5},
		{func(d *rule.Definition) { d.Patterns[0].When = "runs(1, 2)" }, `rule: pattern "x", when: runs is written runs(n)`, 4},
		{func(d *rule.Definition) { d.Patterns[0].When = "shifted_runs(3, x)" }, `rule: pattern "x", when: a number from 0 to 18 is expected`, 16},
		{func(d *rule.Definition) { d.Patterns[0].When = "closed(1)" }, `rule: pattern "x", when: closed takes no arguments`, 6},
		{func(d *rule.Definition) { d.Patterns[0].When = "tiles_in" }, `rule: pattern "x", when: tiles_in is written tiles_in(tiles, ...)`, 8},
		{func(d *rule.Definition) { d.Patterns[0].When = "tiles_in(simpels)" }, `rule: pattern "x", when: tiles are digits with m, p, s or z behind, or a word such as simples; the nearest name is "simples"`, 9},
		{func(d *rule.Definition) { d.Patterns[0].When = "tiles_in(19m8z)" }, `rule: pattern "x", when: no tile 8z`, 9},
		{func(d *rule.Definition) { d.Patterns[0].When = "tiles_in(19m8)" }, `rule: pattern "x", when: a digit without a suit`, 9},
		{func(d *rule.Definition) { d.Patterns[0].When = "touching(seat)" }, `rule: pattern "x", when: the wind of a seat or round cannot stand here`, 9},
		{func(d *rule.Definition) { d.Patterns[0].When = "one_suit_runs(1, 8)" }, `rule: pattern "x", when: different ranks from 1 to 7 are expected`, 17},
		{func(d *rule.Definition) { d.Patterns[0].When = "one_suit_runs(1, 1)" }, `rule: pattern "x", when: different ranks from 1 to 7 are expected`, 17},
		{func(d *rule.Definition) { d.Patterns[0].When = "three_suit_runs(1, 4)" }, `rule: pattern "x", when: three_suit_runs takes the first ranks of runs, such as (1, 4, 7)`, 15},
		{func(d *rule.Definition) { d.Patterns[0].Gates = "haitei" }, `rule: pattern "x", gates: the rule set has no flag "haitei"`, 0},
		{func(d *rule.Definition) { d.Patterns[0].Gates = "option" }, `rule: pattern "x", gates: option takes the name of an option, and perhaps a value`, 6},
		{func(d *rule.Definition) { d.Patterns[0].Gates = "option(c, thre)" }, `rule: pattern "x", gates: no value of c: thre; the nearest name is "three"`, 10},
		{func(d *rule.Definition) { d.Patterns[0].Gates = "option(a, yes)" }, `rule: pattern "x", gates: a number is expected`, 10},
		{func(d *rule.Definition) { d.Fu[0].Of = "sets" }, `rule: fu "base", of: unknown kind of fu "sets"`, 0},
		{func(d *rule.Definition) { d.Fu[0].When = "kan" }, `rule: fu "base", when: unknown fact "kan"`, 0},
		{func(d *rule.Definition) { d.Limits[0].If = "option(a" }, `rule: limit "top", if: ")" is expected`, 8},
		{func(d *rule.Definition) { d.Patterns = make([]rule.Pattern, 129) }, `rule: patterns: 129 patterns: 128 are possible`, 0},
		{
			func(d *rule.Definition) { d.Patterns[0].When = strings.Repeat("(runs(1) | runs(2)) & ", 9) + "runs(3)" },
			`rule: pattern "x", when: too many alternatives: more than 256`, 0,
		},
		{
			func(d *rule.Definition) {
				d.Patterns[0].When = strings.Repeat("(runs(1) | runs(2)) & ", 5) + "runs(3)"
				d.Patterns[0].Gates = strings.Repeat("(dealer | self_draw) & ", 5) + "closed"
			},
			`rule: pattern "x", gates: too many alternatives together with when: more than 256`, 0,
		},
	} {
		d := small()
		c.change(d)
		_, err := rule.Compile(d, nil)
		fault, ok := errors.AsType[*rule.DefinitionError](err)
		if !ok || fault.Error() != c.want || fault.Offset != c.offset {
			t.Errorf("%v\nwant %s at %d", err, c.want, c.offset)
		}
	}
}

// small is a rule set that is all right.
func small() *rule.Definition {
	return &rule.Definition{
		ID: "small", Combine: "riichi", Convert: "riichi", Flags: []string{"riichi"},
		Options:  []rule.Option{{ID: "a"}, {ID: "c", Words: []string{"one", "two", "three"}}},
		Patterns: []rule.Pattern{{ID: "x", Value: 1, Open: 1}, {ID: "y", Value: 2, When: "triplets(4)"}},
		Fu:       []rule.FuRule{{ID: "base", Of: "hand", Fu: 20}},
		Limits:   []rule.Limit{{ID: "top", Han: 5, Base: 2000, Reach: 2000}},
		Pay:      rule.Payment{Style: "riichi", Unit: 100},
	}
}

// TestTooManyFacts refuses a rule set whose facts have no room, and takes as many as fit.
func TestTooManyFacts(t *testing.T) {
	t.Parallel()
	for n, want := range map[int]string{128: "", 129: `rule: pattern "x", when: too many different facts in one rule set`} {
		d := small()
		var terms []string
		for i := range n {
			terms = append(terms, "has("+tile.Kind(i%27).String()+", "+tile.Kind(i/27).String()+", "+tile.Kind(27+i/27).String()+")")
		}
		d.Patterns[0].When = strings.Join(terms, " & ")
		_, err := rule.Compile(d, nil)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%d facts: %q", n, got)
		}
	}
}

// TestNotComplete tells hands that are not won from those without the winning tile.
func TestNotComplete(t *testing.T) {
	t.Parallel()
	s := compiled(t, "std", nil)
	h, err := hand.New(hand.Tiles{Concealed: tilesText(t, "123m456p789s1122z")}, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	full := winText(t, s, "123m123456p789s44z win=2p").Hand
	for _, c := range []struct {
		win  rule.Win
		want error
	}{
		{rule.Win{}, rule.ErrNotComplete},
		{rule.Win{Hand: h, Tile: tile.Tile(tile.East)}, rule.ErrNotComplete},
		{rule.Win{Hand: winText(t, s, "123m123457p789s44z").Hand, Tile: 0}, rule.ErrNotComplete},
		{rule.Win{Hand: full, Tile: tile.RedPin}, rule.ErrWinningTile},
		{rule.Win{Hand: full, Tile: tile.Tile(tile.Red)}, rule.ErrWinningTile},
		{rule.Win{Hand: full, Tile: tile.Joker}, rule.ErrWinningTile},
		{rule.Win{Hand: full, Tile: 200}, rule.ErrWinningTile},
	} {
		var r rule.Result
		if err := s.Score(&c.win, &r); !errors.Is(err, c.want) {
			t.Errorf("%v: Score says %v, want %v", c.win.Tile, err, c.want)
		}
		if _, err := s.Points(&c.win); !errors.Is(err, c.want) {
			t.Errorf("%v: Points says %v, want %v", c.win.Tile, err, c.want)
		}
		for range s.Scores(&c.win) {
			t.Errorf("%v: Scores has one", c.win.Tile)
		}
	}
}

// TestScores yields one result for each reading, the dearest of which is that of Score.
func TestScores(t *testing.T) {
	t.Parallel()
	s := compiled(t, "std", nil)
	w := winText(t, s, "111222333m11p789s win=8s tsumo")
	var got []string
	for r := range s.Scores(w) {
		got = append(got, summary(s, r))
	}
	want := []string{
		"sanankou:2 tsumo:1 fu 40 han 3 yakuman 0 points 5200",
		"iipeikou:1 junchan:3 tsumo:1 fu 30 han 5 yakuman 0 points 8000",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%q", got)
	}
	for range s.Scores(w) {
		break
	}
	var best rule.Result
	if err := s.Score(w, &best); err != nil || summary(s, &best) != want[1] || best.Index != 1 || best.Reading.Form != form.Standard {
		t.Errorf("%+v, %v", best, err)
	}
}
