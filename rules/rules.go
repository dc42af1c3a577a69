// Package rules holds the rule sets: what is written in TOML becomes a rule.Definition,
// which package rule compiles and scores with. The sets that come with Mentsu are embedded;
// a house writes its own, which extends one of them and says only what differs. The texts
// of others are read by the same code as ours, so every fault has its row and column.
//
// The package opens no files: who has one reads it and calls Parse.
package rules

import (
	"slices"

	"mentsu/rule"
)

// MaxText is how many bytes a rule set may have as text.
const MaxText = 64 << 10

// Standard is the rule set that applies where nobody names another.
const Standard = "riichi/std"

// Names returns the names of the rule sets that come with Mentsu, sorted, the standard one
// first.
func Names() []string { return slices.Clone(shelf().names) }

// Known returns the full name of a rule set that comes with Mentsu: sets of the family
// riichi may be named without it, as in "tenhou".
func Known(name string) (full string, ok bool) { return shelf().known(name) }

// Load returns the rule set of that name, which belongs to the caller. The error of an
// unknown name is an *Error. The first call takes milliseconds, as Parse does.
func Load(name string) (*rule.Definition, error) {
	s, err := shelf().find(name)
	if err != nil {
		return nil, err
	}
	b, err := s.build()
	if err != nil {
		return nil, err
	}
	return b.def, nil
}

// Set returns the rule set of that name, compiled with the defaults of its options. It is
// compiled once, and shared: do not change its definition.
func Set(name string) (*rule.Set, error) {
	s, err := shelf().find(name)
	if err != nil {
		return nil, err
	}
	return s.compiled()
}

// Parse reads a rule set from a TOML text of at most MaxText bytes, which may extend one
// that comes with Mentsu. Its ID is the name of the file without its ending; errors name
// the file as it is given. The error is an *Error with the place of the first fault. All
// expressions of the definition are right: rule.Compile takes it.
func Parse(text []byte, file string) (*rule.Definition, error) {
	b, err := build(file, string(text), shelf().layer)
	if err != nil {
		return nil, err
	}
	return b.def, nil
}
