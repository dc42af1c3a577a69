package batch

import "bytes"

// Quick answers single requests the short way that batches have. It keeps memory for the
// next one and must not be shared. The zero Quick is ready to use.
type Quick struct{ fast fast }

// Row appends to dst the row, without line end, of a JSON object that asks the operation op;
// it may leave the operation out. It is not ok, and dst is as it was, if the request needs
// the long way: because it asks for more, or because something is wrong with it.
func (q *Quick) Row(dst []byte, op string, request []byte) (row []byte, ok bool) {
	short := fastOpNamed(op)
	if short == 0 {
		return dst, false
	}
	r, ok := scanRequestFor(short, bytes.TrimSpace(request))
	if !ok {
		return dst, false
	}
	response, ok := q.fast.answer(r)
	if !ok {
		return dst, false
	}
	return appendJSON(dst, response), true
}
