package batch

import (
	"strconv"

	"mentsu/internal/api"
)

// appendJSON appends a response of the fast path to dst as api.Marshal writes it: same
// keys, same order. Its strings need no escapes.
func appendJSON(dst []byte, response api.Response) []byte {
	dst = appendCommon(dst, api.About(response))
	switch r := response.(type) {
	case *api.ShantenResponse:
		dst = appendInt(append(dst, `,"shanten":`...), r.Shanten)
		dst = append(dst, `,"forms":{`...)
		for _, f := range r.Forms {
			dst = append(append(dst, '"'), f.Form.String()...)
			dst = append(appendInt(append(dst, `":`...), f.Shanten), ',')
		}
		if len(r.Forms) > 0 {
			dst = dst[:len(dst)-1] // the last comma
		}
		dst = append(dst, '}')
	case *api.UsefulResponse:
		dst = appendInt(append(dst, `,"shanten":`...), r.Shanten)
		dst = appendUseful(dst, r.Useful, r.Ukeire)
	case *api.DiscardsResponse:
		dst = appendInt(append(dst, `,"shanten":`...), r.Shanten)
		dst = strconv.AppendBool(append(dst, `,"win":`...), r.Win)
		dst = append(dst, `,"discards":[`...)
		for i := range r.Discards {
			d := &r.Discards[i]
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = appendText(append(dst, `{"tile":`...), d.Tile)
			dst = appendInt(append(dst, `,"shanten":`...), d.Shanten)
			dst = append(appendUseful(dst, d.Useful, d.Ukeire), '}')
		}
		dst = append(dst, ']')
	}
	return append(dst, '}')
}

// appendCommon appends the beginning of a response.
func appendCommon(dst []byte, c *api.Common) []byte {
	dst = append(dst, '{')
	if len(c.ID) > 0 {
		dst = append(append(append(dst, `"id":`...), c.ID...), ',')
	}
	dst = append(append(dst, `"op":"`...), c.Op...)
	dst = append(append(dst, `","hand":"`...), c.Hand...)
	if c.Drawn == nil {
		dst = append(dst, `","drawn":null,"pool":"`...)
	} else {
		dst = append(append(dst, `","drawn":"`...), *c.Drawn...)
		dst = append(dst, `","pool":"`...)
	}
	dst = append(append(dst, c.Pool...), `","implied_melds":`...)
	return appendInt(dst, c.ImpliedMelds)
}

// appendUseful appends a list of useful tiles and the number of those left. An entry has the
// same length for every tile, so that it is copied whole and its digits put in: a row of
// discards may have a hundred of them.
func appendUseful(dst []byte, tiles []api.UsefulTile, ukeire int) []byte {
	const entry = `{"tile":"0m","left":0,"red_left":0},`
	const name, left, redLeft = len(`{"tile":"`), len(`{"tile":"0m","left":`), len(`{"tile":"0m","left":0,"red_left":`)
	dst = append(dst, `,"useful":[`...)
	for i := range tiles {
		t := &tiles[i]
		dst = append(dst, entry...)
		e := dst[len(dst)-len(entry):]
		copy(e[name:], t.Tile)
		e[left] += byte(t.Left)
		e[redLeft] += byte(t.RedLeft)
	}
	if len(tiles) > 0 {
		dst = dst[:len(dst)-1] // the last comma
	}
	return strconv.AppendInt(append(dst, `],"ukeire":`...), int64(ukeire), 10)
}

// appendText appends s in quotes.
func appendText(dst []byte, s string) []byte { return append(append(append(dst, '"'), s...), '"') }

// appendInt appends n, null if there is none.
func appendInt(dst []byte, n *int) []byte {
	if n == nil {
		return append(dst, "null"...)
	}
	if d := uint(*n); d < 10 { // nearly all of them
		return append(dst, '0'+byte(d))
	}
	return strconv.AppendInt(dst, int64(*n), 10)
}
