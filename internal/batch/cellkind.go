package batch

import (
	"bytes"
	"strconv"

	"mentsu/form"
	"mentsu/notation"
)

// fits reports whether cell may be one of the column of that name. Operations whose rows
// have as many columns differ in what stands in some of them.
func fits(column string, cell []byte) bool {
	if string(cell) == null {
		return true
	}
	for _, f := range form.Each() {
		if column == f.String() {
			column = "shanten"
		}
	}
	switch column {
	case "shanten", "ukeire":
		_, err := strconv.Atoi(string(cell))
		return err == nil
	case "lossy", "possible":
		return string(cell) == "true" || string(cell) == "false"
	case "notation":
		for n := notation.Auto; n <= notation.Mahgen; n++ {
			if n.String() == string(cell) {
				return true
			}
		}
		return false
	case "groups":
		return bytes.HasPrefix(cell, []byte("["))
	case "answer":
		return bytes.HasPrefix(cell, []byte("{"))
	default:
		return true
	}
}

// misfit returns the first cell of a row that cannot be of this batch, and its column; none
// if all can.
func misfit(columns []column, row []byte) (name string, cell []byte) {
	for i, cell := range bytes.Split(row, []byte("\t")) {
		if i < len(columns) && !fits(columns[i].name, cell) {
			return columns[i].name, cell
		}
	}
	return "", nil
}
