package cli

import (
	"iter"
	"os"
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/tile"
)

// say returns a text in the language of the run.
func (a *app) say(format string, args ...any) string {
	return phrase.Of(format, args...).In(a.lang)
}

// count returns n with its unit in the language of the run.
func (a *app) count(n int, unit string) string { return phrase.Count(n, unit).In(a.lang) }

// setLanguage takes the language from the flag --lang among args, else from MENTSU_LANG,
// else English. It reads args before the flags are parsed, because help texts and what is
// wrong with other flags are said in it.
func (a *app) setLanguage(args []string) error {
	if l, ok := flagLanguage(args); ok {
		a.lang = l
		return nil
	}
	code := os.Getenv("MENTSU_LANG")
	if code == "" {
		return nil
	}
	l, ok := tile.LangByName(code)
	if !ok {
		return usageError{phrase.Of("%s: %s", "MENTSU_LANG", notOneOf(languages(), code))}
	}
	a.lang = l
	return nil
}

// flagLanguage returns the language that --lang names in args; ok is false if it names none.
func flagLanguage(args []string) (l tile.Lang, ok bool) {
	for code := range ahead(args, "--lang") {
		if named, known := tile.LangByName(code); known {
			l, ok = named, true
		}
	}
	return l, ok
}

// ahead returns the values that args give a flag, before the flags are parsed.
func ahead(args []string, flag string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i, arg := range args {
			value, given := strings.CutPrefix(arg, flag+"=")
			switch {
			case arg == "--":
				return
			case arg == flag && i+1 < len(args):
				value, given = args[i+1], true
			}
			if given && !yield(value) {
				return
			}
		}
	}
}

// languages returns the codes of the languages.
func languages() []string {
	var codes []string
	for l := tile.EN; l <= tile.ZH; l++ {
		codes = append(codes, l.String())
	}
	return codes
}

// notOneOf says that s is none of the values that may stand there.
func notOneOf(values []string, s string) phrase.Text {
	return phrase.Of("must be one of %s, not %q%s", strings.Join(values, ", "), s, api.Suggest(s, values))
}

// langFlag is the value of --lang.
type langFlag struct{ app *app }

// String returns the language.
func (f langFlag) String() string {
	if f.app == nil { // of the zero value, which pflag asks for
		return ""
	}
	return f.app.lang.String()
}

// Type names the value in help.
func (langFlag) Type() string { return "CODE" }

// Values returns the codes for completion.
func (langFlag) Values() []string { return languages() }

// Set takes the code of a language.
func (f langFlag) Set(s string) error {
	l, ok := tile.LangByName(s)
	if !ok {
		return usageError{notOneOf(languages(), s)}
	}
	if l != f.app.lang { // which setLanguage took from the last of the flags
		return usageError{givenTwice(s, f.app.lang.String())}
	}
	return nil
}
