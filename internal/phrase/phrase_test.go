package phrase

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mentsu/tile"
)

// verbs returns the formatting verbs of a format with the number of the argument that each
// takes, in order of the arguments.
func verbs(format string) []string {
	next := 1
	var all []string
	for _, m := range regexp.MustCompile(`%(?:\[(\d+)\])?(\d*[a-zA-Z%])`).FindAllStringSubmatch(format, -1) {
		if m[1] != "" {
			next, _ = strconv.Atoi(m[1])
		}
		all = append(all, strconv.Itoa(next)+m[2])
		next++
	}
	slices.Sort(all)
	return all
}

// TestCatalogue demands that every text is there in every language, with the same verbs.
func TestCatalogue(t *testing.T) {
	seen := map[string]bool{}
	for _, part := range rows() {
		for _, r := range part {
			if seen[r.en] {
				t.Errorf("%q stands twice", r.en)
			}
			seen[r.en] = true
			for _, l := range []tile.Lang{tile.EN, tile.JA, tile.ZH} {
				s := r.in(l)
				if strings.TrimSpace(s) == "" {
					t.Errorf("%q is empty in %s", r.en, l)
				}
				if got, want := verbs(s), verbs(r.en); !slices.Equal(got, want) {
					t.Errorf("%q has verbs %v in %s, want %v", r.en, got, l, want)
				}
			}
		}
	}
}

func TestTextsInTexts(t *testing.T) {
	text := Of("%s of %s make the hand %s", Count(1, "tile"), Count(2, "kind"), Plain("ready (tenpai)"))
	for l, want := range map[tile.Lang]string{
		tile.EN: "1 tile of 2 kinds make the hand ready (tenpai)",
		tile.JA: "2種1枚（引けば聴牌）",
		tile.ZH: "2种1张（摸到即听牌）",
	} {
		if got := text.In(l); got != want {
			t.Errorf("%s: %q, want %q", l, got, want)
		}
	}
	if !(Text{}).IsZero() || (Text{}).In(tile.JA) != "" {
		t.Error("the zero Text says something")
	}
	if got := Plain("100 %, unknown to the catalogue").In(tile.ZH); got != "100 %, unknown to the catalogue" {
		t.Errorf("%q", got)
	}
}

// TestMatch finds every reason again that has something in the places that differ.
func TestMatch(t *testing.T) {
	for _, r := range slices.Concat(reasons, notations, expressions, ruleFaults, tomlFaults, contradictions, dealFaults) {
		var args []any
		for i := range strings.Count(r.en, "%s") {
			args = append(args, "'"+strconv.Itoa(i)+"'")
		}
		want := Text{format: r.en, args: args}
		got := Match(want.String())
		for _, l := range []tile.Lang{tile.EN, tile.JA, tile.ZH} {
			if got.In(l) != want.In(l) {
				t.Errorf("%s matches %q", want, got.In(l))
			}
		}
	}
	for _, other := range []string{"", "a fifth", "unknown letterx", "bracket '(' is closed by", "empty hands"} {
		if got := Match(other).In(tile.JA); got != other {
			t.Errorf("%q matches %q", other, got)
		}
	}
}
