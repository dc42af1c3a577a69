package expr

import (
	"iter"
	"strings"
)

// Nearest returns the name that differs least from a word, the first of several, or "" if
// none is near: one letter may be wrong in a word of up to three, two in a longer one, but
// never all of the name. Capitals are as small letters.
func Nearest(word string, names iter.Seq[string]) string {
	const longest = 64 // bytes; no name is that long
	if len(word) > longest {
		return ""
	}
	best, least := "", 3
	if len(word) <= 3 {
		least = 2
	}
	for name := range names {
		if d := edits(strings.ToLower(word), strings.ToLower(name)); d < least && d < len(name) {
			best, least = name, d
		}
	}
	return best
}

// edits returns how many letters must be put in, left out or changed to turn a into b.
func edits(a, b string) int {
	x, y := []rune(a), []rune(b)
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		diagonal := row[0]
		row[0]++
		for j := range y {
			change := diagonal
			if x[i] != y[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(y)]
}
