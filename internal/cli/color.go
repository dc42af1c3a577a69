package cli

import (
	"os"
	"slices"
)

// colored reports whether the output is coloured: as --color says; if it says nothing, not
// with NO_COLOR, always with CLICOLOR_FORCE, else only on a terminal.
func (a *app) colored() bool {
	force := os.Getenv("CLICOLOR_FORCE")
	switch {
	case a.json || a.color == "never":
		return false
	case a.color == "always":
		return true
	case os.Getenv("NO_COLOR") != "":
		return false
	case force != "" && force != "0":
		return true
	default:
		return isTerminal(a.rawOut) && os.Getenv("TERM") != "dumb" && os.Getenv("CLICOLOR") != "0"
	}
}

// isTerminal reports whether w is a terminal.
func isTerminal(w any) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull) // a character device, too
	return err != nil || !os.SameFile(info, null)
}

// colorFlag is the value of --color.
type colorFlag struct{ dst *string }

// String returns the value given, "" if none was.
func (f colorFlag) String() string { return *f.dst }

// Type names the value in help.
func (f colorFlag) Type() string { return "WHEN" }

// Values returns the three values, for completion.
func (colorFlag) Values() []string { return []string{"auto", "always", "never"} }

// Set takes one of the three values.
func (f colorFlag) Set(s string) error {
	if !slices.Contains(f.Values(), s) {
		return usageError{notOneOf(f.Values(), s)}
	}
	*f.dst = s
	return nil
}
