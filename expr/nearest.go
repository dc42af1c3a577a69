package expr

import "iter"

// Nearest returns the name that differs least from a word, the first of several, or "" if
// none is near: of a word of n bytes n/3+1 letters may be wrong.
func Nearest(word string, names iter.Seq[string]) string {
	best, least := "", len(word)/3+2
	for name := range names {
		if d := edits(word, name); d < least {
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
