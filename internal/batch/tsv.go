package batch

import (
	"slices"
	"strconv"
	"strings"

	"mentsu/form"
	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/tile"
)

// null is a cell without a value, as ClickHouse, PostgreSQL and MySQL read it.
const null = `\N`

// column is a column of tab-separated rows.
type column struct {
	name string
	cell func(dst []byte, r api.Response) []byte // appends the cell; nil for the column of errors
}

// errorColumn holds why a line has no answer; every other cell of its row is null.
const errorColumn = "error"

// Columns returns the names of the columns of an operation, in order.
func Columns(op string) []string {
	var names []string
	for _, c := range columnsOf(op) {
		names = append(names, c.name)
	}
	return names
}

// pick returns the columns named, all of the operation if names is nil. Forms that riichi
// does not have are among them where the batch asks for such.
func pick(ask *api.Request, names []string) ([]column, error) {
	op := ask.Op
	all := columnsWith(op, form.Riichi|ask.Rules().Forms)
	if names == nil {
		return all, nil
	}
	var columns []column
	for _, name := range names {
		i := slices.IndexFunc(all, func(c column) bool { return c.name == name })
		if i < 0 {
			var known []string
			for _, c := range all {
				known = append(known, c.name)
			}
			return nil, stop(phrase.Of("%s has no column %q, but %s%s", op, name, strings.Join(known, ", "), api.Suggest(name, known)))
		}
		columns = append(columns, all[i])
	}
	return columns, nil
}

// columnsOf returns the columns of an operation. One that is not listed here has its whole
// answer as JSON.
func columnsOf(op string) []column { return columnsWith(op, form.Riichi) }

// columnsWith is columnsOf with columns for these forms.
func columnsWith(op string, of form.Forms) []column {
	hand, drawn := column{"hand", handCell}, column{"drawn", drawnCell}
	number, failed := column{"shanten", shantenCell}, column{errorColumn, nil}
	discard, tiles, ukeire := column{"discard", discardCell}, column{"useful", usefulCell}, column{"ukeire", ukeireCell}
	forms := formColumns(of)
	switch op {
	case "shanten":
		return append(append([]column{hand, drawn, number}, forms...), failed)
	case "useful":
		return []column{hand, drawn, number, tiles, ukeire, failed}
	case "discards":
		return []column{hand, drawn, number, discard, tiles, ukeire, {"discards", discardsCell}, failed}
	case "analyze":
		return append(append([]column{hand, drawn, number}, forms...), discard, tiles, ukeire, failed)
	case "explain":
		return []column{hand, drawn, number, {"groups", groupsCell}, failed}
	case "improve":
		return []column{
			hand, drawn, number,
			{"discard", prospectDiscardCell},
			{"ukeire", prospectUkeireCell},
			{"good_shape", goodShapeCell},
			{"improvements", improvementsCell},
			failed,
		}
	case "restrict":
		return append([]column{hand, drawn, {"possible", possibleCell}, number, tiles, ukeire, {"keep", keepCell}}, append(waitColumns(), failed)...)
	case "compare":
		return []column{hand, drawn, {"nearest", nearestCell}, number, tiles, ukeire, {"rows", rowsCell}, failed}
	case "call":
		return append(append([]column{hand}, callColumns()...), failed)
	case "win":
		return []column{hand, drawn, {"win", winCell}, {"won_as", wonAsCell}, {"jokers_as", jokersAsCell}, failed}
	case "waits":
		return []column{hand, drawn, {"waits", waitsCell}, {"any", anyCell}, {"discards", waitDiscardsCell}, failed}
	case "score":
		return append(append([]column{hand, drawn}, scoreColumns()...), failed)
	case "reach":
		return append(append([]column{hand, drawn}, reachColumns()...), failed)
	case "outcomes":
		return []column{hand, {"outcomes", outcomeCells}, failed}
	case "convert":
		return []column{hand, {"text", textCell}, {"notation", notationCell}, {"lossy", lossyCell}, failed}
	default:
		return []column{hand, drawn, {"answer", answerCell}, failed}
	}
}

// formColumns returns a column for each of some winning forms.
func formColumns(of form.Forms) []column {
	var columns []column
	for _, f := range form.Each() {
		if of.Has(f) {
			columns = append(columns, column{f.String(), func(dst []byte, r api.Response) []byte { return appendForm(dst, r, f) }})
		}
	}
	return columns
}

// appendCells appends the row of an answer.
func appendCells(dst []byte, columns []column, r api.Response) []byte {
	for i, c := range columns {
		if i > 0 {
			dst = append(dst, '\t')
		}
		if c.cell == nil {
			dst = append(dst, null...)
		} else {
			dst = c.cell(dst, r)
		}
	}
	return dst
}

// appendErrorCells appends the row of a line without an answer.
func appendErrorCells(dst []byte, columns []column, e *api.Error, lang tile.Lang) []byte {
	for i, c := range columns {
		if i > 0 {
			dst = append(dst, '\t')
		}
		if c.cell != nil {
			dst = append(dst, null...)
			continue
		}
		dst = append(append(dst, e.Code...), ": "...)
		if e.Field != "" {
			dst = append(appendEscaped(dst, e.Field), ": "...)
		}
		what := e.Reason()
		if e.At != nil {
			what = phrase.Of("%s at byte %d", what, *e.At)
		}
		dst = appendEscaped(dst, what.In(lang))
	}
	return dst
}

// appendEscaped appends s with a backslash before what would end its cell or row.
func appendEscaped(dst []byte, s string) []byte {
	for i := range len(s) {
		switch c := s[i]; c {
		case '\t':
			dst = append(dst, `\t`...)
		case '\n':
			dst = append(dst, `\n`...)
		case '\r':
			dst = append(dst, `\r`...)
		case '\\':
			dst = append(dst, `\\`...)
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

// appendNumber appends n, null if there is none.
func appendNumber(dst []byte, n *int) []byte {
	if n == nil {
		return append(dst, null...)
	}
	return strconv.AppendInt(dst, int64(*n), 10)
}
