package batch

import (
	"reflect"
	"strings"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/api"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
)

// The fast path answers the requests that make up nearly all of a large batch: shanten,
// useful or discards of a hand that is concealed tiles in plain text and known to be valid,
// with no fields but id and pool. It takes the engine's answers straight into a response
// and says nothing of its own: whatever is wrong or unusual goes to package api, whose rows
// for the same lines are the same byte for byte, as a fuzz test holds.

// fastOp is an operation of the fast path; 0 is none.
type fastOp uint8

const (
	fastShanten fastOp = iota + 1
	fastUseful
	fastDiscards
)

func fastOpNamed(name string) fastOp {
	switch name {
	case "shanten":
		return fastShanten
	case "useful":
		return fastUseful
	case "discards":
		return fastDiscards
	default:
		return 0
	}
}

// fastOpOf returns the operation of r, 0 if r asks for anything beside operation and pool.
func fastOpOf(r *api.Request) fastOp {
	plain := api.Request{Op: r.Op, Pool: r.Pool}
	named := plain
	named.SetPool(r.Pool)
	if !reflect.DeepEqual(*r, plain) && !reflect.DeepEqual(*r, named) {
		return 0
	}
	return fastOpNamed(r.Op)
}

// fast is the memory of the fast path: a response is valid until the next one.
type fast struct {
	ready    bool
	ints     [64]int // ints[i] is i-1: numbers to point to
	names    [tile.NumTiles]string
	drawn    string
	text     []byte
	texts    strings.Builder // of many hands: a string is part of it, so that few are made
	shanten  api.ShantenResponse
	useful   api.UsefulResponse
	discards api.DiscardsResponse
	tiles    []api.UsefulTile // of all lists of a response
	room     [hand.MaxTiles]shanten.Discard
}

// request answers a line of JSON. It is not ok if that is not for the fast path.
func (f *fast) request(line []byte) (r api.Response, ok bool) {
	short, ok := scanRequest(line)
	if !ok {
		return nil, false
	}
	return f.answer(short)
}

// answer answers r. It is not ok if that is not for the fast path.
func (f *fast) answer(r shortRequest) (response api.Response, ok bool) {
	h, ok := notation.Plain(r.hand)
	if !ok {
		return nil, false
	}
	if !f.ready {
		f.begin()
	}
	q := shanten.Query{Pool: r.pool}
	switch {
	case r.op == fastShanten:
		return f.shantenOf(&h, q, r.id), true
	case r.op == fastUseful && h.Waiting():
		u := f.usefulOf(&h, q, r.id)
		return u, u.Ukeire > 0 || len(u.Useful) == 0 // else there is a warning
	case r.op == fastDiscards && !h.Waiting():
		return f.discardsOf(&h, q, r.id), true
	default:
		return nil, false
	}
}

func (f *fast) begin() {
	f.ready = true
	for i := range f.ints {
		f.ints[i] = i - 1
	}
	for t := range f.names {
		f.names[t] = tile.Tile(t).String()
	}
}

func (f *fast) number(n shanten.Number) api.Shanten {
	if n == shanten.Impossible {
		return nil
	}
	return &f.ints[n+1]
}

// common fills in the beginning of a response; the fields it leaves are never set.
func (f *fast) common(c *api.Common, op string, h *hand.Hand, q shanten.Query, id []byte) {
	c.ID, c.Op, c.Hand, c.Drawn = id, op, f.textOf(h), nil
	c.Pool, c.ImpliedMelds = q.Pool.String(), &f.ints[h.ImpliedMelds()+1]
	if t, ok := h.Drawn(); ok {
		f.drawn = f.names[t]
		c.Drawn = &f.drawn
	}
}

// textOf returns the text of h.
func (f *fast) textOf(h *hand.Hand) string {
	const room = 1 << 14
	f.text = notation.AppendConcealed(f.text[:0], h)
	if f.texts.Len()+len(f.text) > f.texts.Cap() {
		f.texts = strings.Builder{} // what was written before stays as it is
		f.texts.Grow(room)
	}
	from := f.texts.Len()
	f.texts.Write(f.text)
	return f.texts.String()[from:]
}

func (f *fast) shantenOf(h *hand.Hand, q shanten.Query, id []byte) *api.ShantenResponse {
	r := &f.shanten
	f.common(&r.Common, "shanten", h, q, id)
	a := shanten.Of(h, q)
	r.Shanten = f.number(a.Shanten)
	r.Forms = r.Forms[:0]
	asked := h.Forms()
	for _, g := range form.Each() {
		if !asked.Has(g) {
			continue
		}
		r.Forms = append(r.Forms, api.FormNumber{Form: g, Shanten: f.number(a.Form(g))})
	}
	return r
}

func (f *fast) usefulOf(h *hand.Hand, q shanten.Query, id []byte) *api.UsefulResponse {
	r := &f.useful
	f.common(&r.Common, "useful", h, q, id)
	u := shanten.UsefulTiles(h, q)
	left := h.Left()
	f.tiles = f.tiles[:0]
	r.Shanten, r.Useful, r.Ukeire = f.number(u.Shanten), f.list(h, &left, u.Tiles), shanten.Ukeire(h, u.Tiles)
	return r
}

func (f *fast) discardsOf(h *hand.Hand, q shanten.Query, id []byte) *api.DiscardsResponse {
	r := &f.discards
	f.common(&r.Common, "discards", h, q, id)
	now := shanten.Of(h, q).Shanten
	left := h.Left()
	f.tiles = f.tiles[:0]
	r.Shanten, r.Win, r.Discards = f.number(now), now == -1, r.Discards[:0]
	for _, d := range shanten.Discards(f.room[:0], h, q) {
		r.Discards = append(r.Discards, api.Discard{
			Tile: f.names[h.Discard(d.Kind)], Shanten: f.number(d.Shanten), Useful: f.list(h, &left, d.Tiles), Ukeire: d.Ukeire,
		})
	}
	return r
}

// list adds the tiles of a list to those of the response, and returns it.
func (f *fast) list(h *hand.Hand, left *tile.Counts, kinds tile.Kinds) []api.UsefulTile {
	from := len(f.tiles)
	for k := range kinds.All() {
		f.tiles = append(f.tiles, api.UsefulTile{Tile: f.names[k], Left: int(left[k]), RedLeft: h.RedLeft(k)})
	}
	return f.tiles[from:len(f.tiles):len(f.tiles)]
}
