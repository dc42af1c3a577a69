package batch

import "mentsu/form"

// shortRequest is a request that the fast path may answer: no fields but these, and a hand
// that notation.Plain has still to read.
type shortRequest struct {
	op   fastOp
	pool form.Pool
	id   []byte // as JSON; nil if none was sent
	hand []byte
}

// scanRequest reads a line of the common shape: a JSON object with the keys op and hand,
// perhaps id and pool, none twice, in any order; its values are strings without escapes,
// for id also a whole number; spaces stand between tokens only. It is not ok for any other
// line, right or wrong.
func scanRequest(line []byte) (r shortRequest, ok bool) { return scanRequestFor(0, line) }

// scanRequestFor reads a line as scanRequest does; it may leave the operation out if op is one.
func scanRequestFor(op fastOp, line []byte) (r shortRequest, ok bool) {
	r.op = op
	s := scanner{line}
	if !s.token('{') {
		return r, false
	}
	for seen := uint8(0); ; {
		key, ok := s.text()
		if !ok || !s.token(':') {
			return r, false
		}
		bit, ok := r.member(string(key), &s)
		if !ok || seen&bit != 0 {
			return r, false
		}
		seen |= bit
		if !s.token(',') {
			ok = s.token('}') && len(s.rest) == 0
			return r, ok && r.op != 0 && (op == 0 || r.op == op) && r.hand != nil
		}
	}
}

// member reads the value of key, and returns a bit for the key.
func (r *shortRequest) member(key string, s *scanner) (bit uint8, ok bool) {
	switch key {
	case "op":
		var name []byte
		name, ok = s.text()
		r.op = fastOpNamed(string(name))
		return 1, ok
	case "hand":
		r.hand, ok = s.text()
		return 2, ok
	case "id":
		r.id, ok = s.scalar()
		return 4, ok
	case "pool":
		var name []byte
		name, ok = s.text()
		for _, p := range [...]form.Pool{form.PoolMelds, form.PoolHand, form.PoolSeen} {
			if p.String() == string(name) {
				r.pool = p
				return 8, ok
			}
		}
	}
	return 0, false
}

// scanner reads tokens from the start of rest.
type scanner struct{ rest []byte }

func (s *scanner) spaces() {
	for len(s.rest) > 0 && s.rest[0] == ' ' {
		s.rest = s.rest[1:]
	}
}

// token reads c.
func (s *scanner) token(c byte) bool {
	s.spaces()
	if len(s.rest) == 0 || s.rest[0] != c {
		return false
	}
	s.rest = s.rest[1:]
	return true
}

// text reads a string of printable ASCII without escapes, and returns what is between its
// quotes.
func (s *scanner) text() (text []byte, ok bool) {
	if !s.token('"') {
		return nil, false
	}
	for i, c := range s.rest {
		switch {
		case c == '"':
			text, s.rest = s.rest[:i], s.rest[i+1:]
			return text, true
		case c < ' ' || c > '~' || c == '\\':
			return nil, false
		}
	}
	return nil, false
}

// scalar reads a string as text does, or a whole number from 0, and returns it as it stands.
func (s *scanner) scalar() (raw []byte, ok bool) {
	s.spaces()
	before := s.rest
	if _, ok := s.text(); ok {
		return before[:len(before)-len(s.rest)], true
	}
	n := 0
	for n < len(before) && before[n] >= '0' && before[n] <= '9' {
		n++
	}
	s.rest = before[n:]
	return before[:n], n == 1 || n > 1 && before[0] != '0'
}
