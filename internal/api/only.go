package api

import (
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"unicode/utf8"

	"mentsu/internal/phrase"
	"mentsu/restrict"
	"mentsu/tile"
)

// MaxOnly is how many restrictions a request may name.
const MaxOnly = 100

// Method is a way to tell how far a hand is from a restriction.
type Method uint8

// The methods of restrict.
const (
	Exact        Method = iota
	Substitution        // the published method for tanyao, for comparison
)

// restrictions is the field only: the text of a restriction, or a list of such texts; as a
// flag several with commas between.
type restrictions struct{ dst *[]restrict.Restriction }

// names returns the names that a text may begin with, for completion.
func (restrictions) names() []string {
	var all []string
	for _, n := range restrict.Names() {
		name, _, _ := strings.Cut(n.ID, "(")
		all = append(all, name)
	}
	return all
}

func (v restrictions) fromJSON(raw json.RawMessage) *Error {
	*v.dst = nil
	var one string
	if json.Unmarshal(raw, &one) == nil {
		if one == "" {
			return nil
		}
		return v.add(one, 0)
	}
	var list []*string
	want := phrase.Of("the text of a restriction, or a list of such texts")
	if err := decode(raw, &list, want); err != nil {
		return err
	}
	if len(list) > MaxOnly {
		return fault(TooLarge, "more than %d restrictions", MaxOnly).whole(element("only", MaxOnly))
	}
	for i, s := range list {
		err := fault(BadValue, "must be %s, not %s", phrase.Of("the text of a restriction"), brief(json.RawMessage("null")))
		if s != nil {
			err = v.add(*s, 0)
		}
		if err != nil {
			err.Field = element("only", i)
			return err
		}
	}
	return nil
}

func (v restrictions) fromText(s string) *Error {
	*v.dst = nil
	if s == "" {
		return nil
	}
	depth, from := 0, 0
	for i, c := range s {
		switch c {
		case '(', '（':
			depth++
		case ')', '）':
			depth--
		case ',', '，', '、': // no comma stands outside the parentheses of a restriction
			if depth != 0 {
				continue
			}
			if err := v.add(s[from:i], from); err != nil {
				return err
			}
			from = i + utf8.RuneLen(c)
		}
	}
	return v.add(s[from:], from)
}

// add reads the text of a restriction, which stands at byte from of the field.
func (v restrictions) add(s string, from int) *Error {
	if len(*v.dst) == MaxOnly {
		return fault(TooLarge, "more than %d restrictions", MaxOnly)
	}
	r, err := restrict.Parse(s)
	if err != nil {
		return restrictionFault(err, from)
	}
	*v.dst = append(*v.dst, r)
	return nil
}

// restrictionFault translates an error of the text that stands at byte from of the field.
func restrictionFault(err error, from int) *Error {
	wrong, ok := errors.AsType[*restrict.SyntaxError](err)
	switch {
	case errors.Is(err, restrict.ErrJokers):
		return fault(Unsupported, "with jokers this restriction is not known").in("only")
	case errors.Is(err, restrict.ErrSets):
		return fault(Unsupported, "in games of five sets this restriction is not known").in("only")
	case !ok:
		return &Error{Code: BadValue, Field: "only", Message: err.Error()}
	}
	var near phrase.Text
	if wrong.Nearest != "" {
		near = phrase.Of("; did you mean %s?", quoted(wrong.Nearest))
	}
	return fault(BadValue, "%s%s", phrase.Match(wrong.Reason), near).at(from + wrong.Offset).in("only")
}

// winds returns the winds that count; those that r does not say are none.
func (r *Request) winds() restrict.Winds {
	var w restrict.Winds
	for i, name := range []string{"E", "S", "W", "N"} {
		if r.Round == name {
			w.Round = tile.East + tile.Kind(i)
		}
		if r.Seat == name {
			w.Seat = tile.East + tile.Kind(i)
		}
	}
	return w
}

// workshop keeps the programs that were asked for: to make one costs more than to ask it.
type workshop struct {
	compiler restrict.Compiler
	mu       sync.Mutex
	all      map[restrict.Winds][]*restrict.Program
	made     map[order]*restrict.Program
}

// order is what a program is made of.
type order struct {
	text  string // canonical
	winds restrict.Winds
}

// maxMade is how many programs of restrictions that requests name are kept.
const maxMade = 256

// programs is the workshop of all requests.
//
//nolint:gochecknoglobals // a cache: answers are the same without it
var programs workshop

// yaku returns the programs of all yaku.
func (w *workshop) yaku(winds restrict.Winds) []*restrict.Program {
	w.mu.Lock()
	defer w.mu.Unlock()
	list := w.all[winds]
	if list == nil {
		list = w.compiler.All(winds)
		if w.all == nil {
			w.all = make(map[restrict.Winds][]*restrict.Program)
		}
		w.all[winds] = list
	}
	return list
}

// of returns the program of r.
func (w *workshop) of(r restrict.Restriction, winds restrict.Winds) (*restrict.Program, *Error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	key := order{r.String(), winds}
	if p := w.made[key]; p != nil {
		return p, nil
	}
	p, err := w.compiler.Compile(r, winds)
	if err != nil {
		return nil, restrictionFault(err, 0)
	}
	if w.made == nil || len(w.made) >= maxMade {
		w.made = make(map[order]*restrict.Program)
	}
	w.made[key] = p
	return p, nil
}
