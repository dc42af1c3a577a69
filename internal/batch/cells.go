package batch

import (
	"strconv"
	"strings"

	"mentsu/form"
	"mentsu/internal/api"
)

// The cells of tab-separated rows: each appends what its column shows of an answer, null if
// the answer has nothing of the kind.

func handCell(dst []byte, r api.Response) []byte { return appendEscaped(dst, api.About(r).Hand) }

func drawnCell(dst []byte, r api.Response) []byte {
	drawn := api.About(r).Drawn
	if drawn == nil {
		return append(dst, null...)
	}
	return appendEscaped(dst, *drawn)
}

func shantenCell(dst []byte, r api.Response) []byte {
	switch r := r.(type) {
	case *api.ShantenResponse:
		return appendNumber(dst, r.Shanten)
	case *api.UsefulResponse:
		return appendNumber(dst, r.Shanten)
	case *api.DiscardsResponse:
		return appendNumber(dst, r.Shanten)
	case *api.ExplainResponse:
		return appendNumber(dst, r.Shanten)
	case *api.ImproveResponse:
		return appendNumber(dst, r.Shanten)
	case *api.AnalyzeResponse:
		return appendNumber(dst, r.Shanten.Shanten)
	case *api.RestrictResponse, *api.CompareResponse:
		if a := restricted(r); a != nil {
			return appendNumber(dst, a.Shanten)
		}
		return append(dst, null...)
	default:
		return append(dst, null...)
	}
}

// appendForm appends the shanten number of one form.
func appendForm(dst []byte, r api.Response, f form.Forms) []byte {
	var numbers api.FormNumbers
	switch r := r.(type) {
	case *api.ShantenResponse:
		numbers = r.Forms
	case *api.AnalyzeResponse:
		numbers = r.Shanten.Forms
	}
	for _, n := range numbers {
		if n.Form == f {
			return appendNumber(dst, n.Shanten)
		}
	}
	return append(dst, null...)
}

// bestDiscard returns the first discard of an answer, if it has one.
func bestDiscard(r api.Response) *api.Discard {
	d, ok := r.(*api.DiscardsResponse)
	if a, is := r.(*api.AnalyzeResponse); is {
		d, ok = a.Discards, a.Discards != nil
	}
	if !ok || len(d.Discards) == 0 {
		return nil
	}
	return &d.Discards[0]
}

// useful returns the useful tiles of an answer, of its best discard if it has one.
func useful(r api.Response) (tiles []api.UsefulTile, ukeire int, ok bool) {
	if d := bestDiscard(r); d != nil {
		return d.Useful, d.Ukeire, true
	}
	if a := restricted(r); a != nil {
		return a.Useful, a.Ukeire, true
	}
	u, ok := r.(*api.UsefulResponse)
	if a, is := r.(*api.AnalyzeResponse); is {
		u, ok = a.Useful, a.Useful != nil
	}
	if !ok {
		return nil, 0, false
	}
	return u.Useful, u.Ukeire, true
}

func discardCell(dst []byte, r api.Response) []byte {
	d := bestDiscard(r)
	if d == nil {
		return append(dst, null...)
	}
	return appendEscaped(dst, d.Tile)
}

// discardsCell shows every discard, best first, as tile:shanten:ukeire.
func discardsCell(dst []byte, r api.Response) []byte {
	d, ok := r.(*api.DiscardsResponse)
	if !ok {
		return append(dst, null...)
	}
	for i := range d.Discards {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(appendEscaped(dst, d.Discards[i].Tile), ':')
		dst = append(appendNumber(dst, d.Discards[i].Shanten), ':')
		dst = strconv.AppendInt(dst, int64(d.Discards[i].Ukeire), 10)
	}
	return dst
}

// usefulCell shows the useful tiles: digits with one letter a suit, or other texts with
// spaces between.
func usefulCell(dst []byte, r api.Response) []byte {
	tiles, _, ok := useful(r)
	if !ok {
		return append(dst, null...)
	}
	for i, t := range tiles {
		before := ""
		if i > 0 {
			before = tiles[i-1].Tile
		}
		dst = appendTile(dst, before, t.Tile)
	}
	return dst
}

// appendTile appends a tile to a list in which before is the last one, "" if it is empty.
func appendTile(dst []byte, before, tile string) []byte {
	switch {
	case before == "":
	case sameSuit(before, tile):
		dst = dst[:len(dst)-1] // the letter comes again
	case !isPlain(tile):
		dst = append(dst, ' ')
	}
	return appendEscaped(dst, tile)
}

// isPlain reports whether the text of a tile is a digit and a suit letter.
func isPlain(s string) bool {
	return len(s) == 2 && s[0] >= '0' && s[0] <= '9' && strings.IndexByte("mpsz", s[1]) >= 0
}

func sameSuit(s, t string) bool { return isPlain(s) && isPlain(t) && s[1] == t[1] }

func ukeireCell(dst []byte, r api.Response) []byte {
	_, ukeire, ok := useful(r)
	if !ok {
		return append(dst, null...)
	}
	return strconv.AppendInt(dst, int64(ukeire), 10)
}

// prospect returns what an answer of improve says of the hand, or of its best discard.
func prospect(r api.Response) (p *api.Prospect, discard string) {
	i, ok := r.(*api.ImproveResponse)
	switch {
	case !ok:
		return nil, ""
	case len(i.Discards) > 0:
		return &i.Discards[0].Prospect, i.Discards[0].Tile
	default:
		return i.Prospect, ""
	}
}

func prospectDiscardCell(dst []byte, r api.Response) []byte {
	if _, discard := prospect(r); discard != "" {
		return appendEscaped(dst, discard)
	}
	return append(dst, null...)
}

func prospectUkeireCell(dst []byte, r api.Response) []byte {
	if p, _ := prospect(r); p != nil {
		return strconv.AppendInt(dst, int64(p.Ukeire), 10)
	}
	return append(dst, null...)
}

// goodShapeCell shows the share as JSON does.
func goodShapeCell(dst []byte, r api.Response) []byte {
	if p, _ := prospect(r); p != nil && p.GoodShape != nil {
		return append(dst, api.Marshal(*p.GoodShape)...)
	}
	return append(dst, null...)
}

// improvementsCell shows the draws that widen the hand as tile:left:ukeire after.
func improvementsCell(dst []byte, r api.Response) []byte {
	p, _ := prospect(r)
	if p == nil {
		return append(dst, null...)
	}
	for n, i := range p.Improvements {
		if n > 0 {
			dst = append(dst, ',')
		}
		dst = append(appendEscaped(dst, i.Tile), ':')
		dst = append(strconv.AppendInt(dst, int64(i.Left), 10), ':')
		dst = strconv.AppendInt(dst, int64(i.UkeireAfter), 10)
	}
	return dst
}

// groupsCell shows the groupings as JSON.
func groupsCell(dst []byte, r api.Response) []byte {
	e, ok := r.(*api.ExplainResponse)
	if !ok {
		return append(dst, null...)
	}
	return appendEscaped(dst, string(api.Marshal(e.Groups)))
}

func textCell(dst []byte, r api.Response) []byte {
	if c, ok := r.(*api.ConvertResponse); ok {
		return appendEscaped(dst, c.Text)
	}
	return append(dst, null...)
}

func notationCell(dst []byte, r api.Response) []byte {
	if c, ok := r.(*api.ConvertResponse); ok {
		return append(dst, c.Notation...)
	}
	return append(dst, null...)
}

func lossyCell(dst []byte, r api.Response) []byte {
	if c, ok := r.(*api.ConvertResponse); ok {
		return strconv.AppendBool(dst, c.Lossy)
	}
	return append(dst, null...)
}

// answerCell shows the whole answer as JSON.
func answerCell(dst []byte, r api.Response) []byte {
	return appendEscaped(dst, string(api.Marshal(r)))
}
