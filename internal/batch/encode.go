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
		for i, f := range r.Forms {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = appendText(dst, f.Form.String())
			dst = appendInt(append(dst, ':'), f.Shanten)
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
	dst = appendText(append(dst, `"op":`...), c.Op)
	dst = appendText(append(dst, `,"hand":`...), c.Hand)
	dst = append(dst, `,"drawn":`...)
	if c.Drawn == nil {
		dst = append(dst, "null"...)
	} else {
		dst = appendText(dst, *c.Drawn)
	}
	dst = appendText(append(dst, `,"pool":`...), c.Pool)
	return appendInt(append(dst, `,"implied_melds":`...), c.ImpliedMelds)
}

// appendUseful appends a list of useful tiles and the number of those left.
func appendUseful(dst []byte, tiles []api.UsefulTile, ukeire int) []byte {
	dst = append(dst, `,"useful":[`...)
	for i := range tiles {
		t := &tiles[i]
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendText(append(dst, `{"tile":`...), t.Tile)
		dst = strconv.AppendInt(append(dst, `,"left":`...), int64(t.Left), 10)
		dst = strconv.AppendInt(append(dst, `,"red_left":`...), int64(t.RedLeft), 10)
		dst = append(dst, '}')
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
	return strconv.AppendInt(dst, int64(*n), 10)
}
