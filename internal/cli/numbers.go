package cli

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// numbersAligned returns rows in which the numbers of a column end in the same place, if
// each cell of the column with text is a number with its unit.
func numbersAligned(rows [][]string) [][]string {
	aligned := make([][]string, 0, len(rows))
	var most []int // digits, by column; -1 if a cell is no number
	for _, row := range rows {
		aligned = append(aligned, slices.Clone(row))
		most = append(most, make([]int, max(0, len(row)-len(most)))...)
		for column, s := range row {
			switch n := digits(s); {
			case s == "" || most[column] < 0:
			case n == 0:
				most[column] = -1
			default:
				most[column] = max(most[column], n)
			}
		}
	}
	for _, row := range aligned {
		for column, s := range row {
			if s != "" && most[column] > 0 {
				row[column] = strings.Repeat(" ", most[column]-digits(s)) + s
			}
		}
	}
	return aligned
}

// digits returns the length of the number that s begins with, 0 if s is no number with its
// unit. Tiles are none: the letter of their suit stands right behind them.
func digits(s string) int {
	unit := strings.TrimLeft(s, "0123456789")
	n := len(s) - len(unit)
	if strings.HasPrefix(unit, " ") { // as in English
		unit = unit[1:]
		if unit == "" || unicode.IsDigit(rune(unit[0])) {
			return 0 // tiles as numbers
		}
		return n
	}
	if c, _ := utf8.DecodeRuneInString(unit); c == '%' || unicode.Is(unicode.Han, c) {
		return n
	}
	return 0
}
