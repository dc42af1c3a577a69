package cli

import (
	"slices"
	"strconv"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// wordFlag is a flag that takes a word: one of values, or any if there are none.
type wordFlag struct {
	dst    *string
	kind   string // names the value in help
	values []string
}

// String returns nothing: help has the default in words.
func (wordFlag) String() string { return "" }

// Type names the value in help.
func (f wordFlag) Type() string { return f.kind }

// Values returns the words to choose from, for completion.
func (f wordFlag) Values() []string { return f.values }

// Set takes a word.
func (f wordFlag) Set(s string) error {
	if f.values != nil && !slices.Contains(f.values, s) {
		return usageError{notOneOf(f.values, s)}
	}
	if *f.dst != "" && *f.dst != s {
		return usageError{givenTwice(*f.dst, s)}
	}
	*f.dst = s
	return nil
}

// givenTwice says that a flag has two values where it takes one.
func givenTwice(first, second string) phrase.Text {
	return phrase.Of("given twice, as %q and as %q", first, second)
}

// countFlag is a flag that takes a number from 1.
type countFlag struct{ dst *int }

// String returns nothing: help has the default in words.
func (countFlag) String() string { return "" }

// Type names the value in help.
func (countFlag) Type() string { return "N" }

// Set takes a number.
func (f countFlag) Set(s string) error {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 {
		return usageError{notACount(s)}
	}
	*f.dst = n
	return nil
}

// notACount says that s is no number from 1.
func notACount(s string) phrase.Text {
	return phrase.Of("must be %s, not %s", phrase.Of("a whole number from 1"), strconv.Quote(s))
}

// opNames returns the names of the operations.
func opNames() []string {
	var names []string
	for _, o := range api.Ops() {
		names = append(names, o.Name)
	}
	return names
}
