package batch

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"

	"mentsu/internal/phrase"
)

// Resume opens the output of a run that broke, or a new file, so that rows can be appended
// to it. A last row without its line end is cut off. It returns how many whole rows there
// are, which is the Skip of the run to come. A file that does not begin as the rows of o do,
// or whose last whole row is of another operation, is left alone, for it is hardly the
// output of such a run.
func Resume(name string, o *Options) (file *os.File, rows int, err error) {
	file, err = os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o666) //nolint:gosec // as a shell would create it, where the user says
	if err != nil {
		return nil, 0, err
	}
	rows, err = o.continueAt(file)
	if err != nil {
		if p, ok := errors.AsType[*StopError](err); ok {
			err = stop(phrase.Of("%s: %s", name, p.Reason))
		}
		return nil, 0, errors.Join(err, file.Close())
	}
	return file, rows, nil
}

// continueAt places file behind its last whole row, and returns the number of rows.
func (o *Options) continueAt(file *os.File) (rows int, err error) {
	buf := make([]byte, 1<<16)
	var size, whole, last int64 // bytes, bytes of whole rows, and where the last of those begins
	for err == nil {
		var n int
		n, err = file.Read(buf)
		if size == 0 && !o.isRow(buf[:n]) {
			return 0, stop(phrase.Of("does not hold rows of this batch"))
		}
		rows += bytes.Count(buf[:n], []byte("\n"))
		if end := bytes.LastIndexByte(buf[:n], '\n'); end >= 0 {
			last, whole = whole, size+int64(end)+1
			if before := bytes.LastIndexByte(buf[:end], '\n'); before >= 0 {
				last = size + int64(before) + 1
			}
		}
		size += int64(n)
	}
	if !errors.Is(err, io.EOF) {
		return 0, err
	}
	row := make([]byte, whole-last)
	if _, err = file.ReadAt(row, last); err != nil {
		return 0, err
	}
	if err = o.checkRow(bytes.TrimSuffix(row, []byte("\n"))); err != nil {
		return 0, err
	}
	if err = file.Truncate(whole); err != nil { // nothing, unless a row is torn
		return 0, err
	}
	_, err = file.Seek(whole, io.SeekStart)
	return rows, err
}

// checkRow says why row, which is whole, is none of a batch with o. Empty text is no row.
func (o *Options) checkRow(row []byte) error {
	if len(row) == 0 || o.Ask == nil {
		return nil
	}
	if o.Format == TSV {
		columns, err := pick(o.Ask, o.Columns)
		if n := bytes.Count(row, []byte("\t")) + 1; err == nil && n != len(columns) {
			return stop(phrase.Of("its rows have %d columns, not the %d of this batch", n, len(columns)))
		}
		if name, cell := misfit(columns, row); name != "" {
			return stop(phrase.Of("its column %q holds %q, which this batch does not write", name, string(cell)))
		}
		return nil
	}
	var of struct{ Op string }
	if json.Unmarshal(row, &of) != nil {
		return stop(phrase.Of("its last row is no JSON object"))
	}
	if of.Op != o.Ask.Op {
		return stop(phrase.Of("its rows are answers of %q, not of %q", of.Op, o.Ask.Op))
	}
	return nil
}

// isRow reports whether text may be the beginning of a file of rows.
func (o *Options) isRow(text []byte) bool {
	row, _, whole := bytes.Cut(text, []byte("\n"))
	if o.Format == TSV {
		columns, err := pick(o.Ask, o.Columns)
		tabs := bytes.Count(row, []byte("\t"))
		if name, _ := misfit(columns, row); whole && name != "" {
			return false
		}
		return err != nil || tabs == len(columns)-1 || !whole && tabs < len(columns)
	}
	return len(text) == 0 || text[0] == '{'
}
