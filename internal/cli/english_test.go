package cli_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/cli"
	"mentsu/restrict"
	"mentsu/rules"
)

// terms are words that stand in texts of every language: names of formats and programs, of
// variables, and of terms of the game that are names here.
const terms = "mentsu json jsonl tsv csv svg html http https url post get put delete toml utf png unicode mpsz gzip zstd bash zsh fish powershell csh shell " +
	"auto always never dumb null true false jsonl short long " +
	"MENTSU_LANG MENTSU_THREADS MENTSU_ADDR NO_COLOR CLICOLOR CLICOLOR_FORCE TERM localhost unix sock " +
	"riichi ukeire yaku dora ura tanyao toitoi honitsu haku yakuhai tsumo honba shanten mangan sanma " +
	"kobalab mjai mahgen botzone mcr tenhou github preset clickhouse prometheus openapi cors sigterm sighup pprof readme docs " +
	"chi pon kan hands txt rows requests list house home dev text off zst source show check diff healthz readyz metrics debug admin Ctrl mahjong run socket"

// allowed returns the words that are names: of verbs, flags, values, restrictions, rules.
func allowed() map[string]bool {
	known := map[string]bool{}
	add := func(text string) {
		for _, w := range regexp.MustCompile(`[A-Za-z]+`).FindAllString(text, -1) {
			known[strings.ToLower(w)] = true
		}
	}
	add(terms)
	for _, o := range api.Ops() {
		add(o.Name)
		for _, f := range o.Fields() {
			add(f.Name)
			for _, v := range f.Values() {
				add(v)
			}
		}
	}
	for _, key := range api.HouseKeys() {
		add(key)
	}
	for _, name := range restrict.Names() {
		add(name.ID + " " + strings.Join(name.Aliases, " "))
	}
	for _, name := range rules.Names() {
		add(name)
	}
	return known
}

// english returns the words of a text in another language that are English.
func english(text string, known map[string]bool) []string {
	text = strings.ReplaceAll(text, `\-`, "-")
	text = regexp.MustCompile(`[A-Z]+_[A-Z_]+|\b[A-Z][A-Za-z]*(-[A-Z][A-Za-z]*)+`).ReplaceAllString(text, " ")         // variables, and names such as X-Forwarded-For
	text = regexp.MustCompile(`(?m)^\.[A-Z]{2}\b|\\f[BIR]|\\[e&-]|\\\(aq|--?[a-z][a-z-]*`).ReplaceAllString(text, " ") // roff, flags
	text = regexp.MustCompile(`"[^"\n]*"|'[^'\n]*'`).ReplaceAllString(text, " ")                                       // what is quoted
	var words []string
	for _, w := range regexp.MustCompile(`[A-Za-z]{3,}`).FindAllString(text, -1) {
		if !known[strings.ToLower(w)] && !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	return words
}

// verbsIn returns the verbs that the help lists.
func verbsIn(t *testing.T) []string {
	t.Helper()
	var verbs []string
	_, list, _ := strings.Cut(run(t, "help"), "\nVerbs:\n")
	list, _, _ = strings.Cut(list, "\n\n")
	for line := range strings.Lines(list) {
		verbs = append(verbs, strings.Fields(line)[0])
	}
	return verbs
}

// TestHelpIsTranslated looks for English words in the help and the man page of every verb.
func TestHelpIsTranslated(t *testing.T) {
	known := allowed()
	verbs := verbsIn(t)
	if len(verbs) < 15 {
		t.Fatalf("only the verbs %v", verbs)
	}
	for _, v := range verbs {
		known[v] = true
	}
	for _, lang := range []string{"ja", "zh"} {
		for _, v := range append(verbs, "") {
			for _, line := range []string{v + " --help", "man " + v} {
				if words := english(run(t, line+" --lang "+lang), known); len(words) > 0 {
					t.Errorf("%s in %s: %q", line, lang, words)
				}
			}
		}
	}
}

// TestErrorsAreTranslated looks for English words in what is said of commands that fail. A
// request has a language of its own, which must be readable.
func TestErrorsAreTranslated(t *testing.T) {
	known := allowed()
	for _, v := range verbsIn(t) {
		known[v] = true
	}
	dir := t.TempDir()
	for _, c := range []struct{ line, in string }{
		{"xy", ""},
		{"shanten", ""},
		{"shanten --xy 1m", ""},
		{"shanten --pool", ""},
		{"shanten --pool xy 1m", ""},
		{"shanten @", ""},
		{"shanten @" + dir + "/zz", ""},
		{"shanten @" + dir, ""},
		{"shanten @/1/2", ""},
		{"shanten -", "1x\n"},
		{"shanten -", "\x1f\x8b12"},
		{"shanten 1m --jokers x", ""},
		{"shanten 11111m", ""},
		{"useful 11m", ""},
		{"shanten 1m --unicode=x", ""},
		{"shanten 1m ---", ""},
		{"shanten 1m --house xy", ""},
		{"shanten 1m --house {", ""},
		{"shanten 1m --house {\"xy\":1}", ""},
		{"win 11m --house {\"pair_258\":1}", ""},
		{"shanten 1m --seen 11111m", ""},
		{"shanten 1m --players 5", ""},
		{"readings 12m", ""},
		{"convert 1m --to xy", ""},
		{"shanten 2m --players 3", ""},
		{"win 1m --joker-tiles j", ""},
		{"win 11m --joker-tiles 2m --players 3", ""},
		{"win 11m --house {\"joker_face\":\"5z\"}", ""},
		{"restrict 1m --only x&", ""},
		{"restrict 1m", ""},
		{"version x", ""},
		{"man xy", ""},
		{"man shanten -o " + dir, ""},
		{"man -o /dev/null/x", ""},
		{"completion xy", ""},
		{"completion", ""},
		{"help xy", ""},
		{"presets xy", ""},
		{"batch --format tsv", "1m"},
		{"batch --columns hand", ""},
		{"batch --op xy", ""},
		{"batch --threads 0", ""},
		{"batch --op shanten --resume " + dir, "1m"},
		{"batch /1/2", ""},
		{"batch --op shanten --strict", "x\n"},
		{"batch --resume " + dir + "/r --chunk-header", ""},
		{"batch --chunk-header --op shanten", "2\n1m\n"},
		{"batch --op shanten --chunk-header", "x\n1m\n"},
		{"win 11m --house {x}", ""},
		{"win 11m --house {\"preset\":" + strings.Repeat("[", 20_000), ""},
		{"batch", "{\"op\":1}"},
		{"batch", "{\"op\":\"shanten\",\"hand\":[]}"},
		{"batch", ""},
		{"batch", "{\"op\":\"shanten\",\"hand\":\"1m\",\"hand\":\"1m\"}"},
		{"batch", "{\"op\":\"shanten\",\"hand\":\"1m\",\"reds\":1}"},
	} {
		for _, lang := range []string{"ja", "zh"} {
			line := c.line + " --lang " + lang
			if strings.HasPrefix(line, "batch") && c.in != "" { // a request has a language of its own
				c.in = strings.Replace(c.in, `{"op"`, `{"lang":"`+lang+`","op"`, 1)
			}
			var out, errOut strings.Builder
			code := cli.Run(strings.Fields(line), strings.NewReader(c.in), &out, &errOut)
			if code == 0 && c.in != "" {
				t.Errorf("%s: no error", line)
			}
			said := errOut.String()
			for _, m := range regexp.MustCompile(`"message":"((?:[^"\\]|\\.)*)"`).FindAllStringSubmatch(out.String(), -1) {
				said += strings.ReplaceAll(m[1], `\"`, `"`) + "\n"
			}
			if words := english(strings.ReplaceAll(said, dir, ""), known); len(words) > 0 {
				t.Errorf("%s with %.60q: %q in\n%s", line, c.in, words, said)
			}
		}
	}
}
