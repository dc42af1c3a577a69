package batch

import (
	"strconv"
	"strings"

	"mentsu/internal/api"
)

func winCell(dst []byte, r api.Response) []byte {
	if w, ok := r.(*api.WinResponse); ok {
		return strconv.AppendBool(dst, w.Win)
	}
	return append(dst, null...)
}

// wonAsCell shows the forms with commas between.
func wonAsCell(dst []byte, r api.Response) []byte {
	if w, ok := r.(*api.WinResponse); ok && w.Win {
		return append(dst, strings.Join(w.WonAs, ",")...)
	}
	return append(dst, null...)
}

func jokersAsCell(dst []byte, r api.Response) []byte {
	if w, ok := r.(*api.WinResponse); ok && w.JokersAs != nil {
		return appendEscaped(dst, *w.JokersAs)
	}
	return append(dst, null...)
}

// waitsCell shows what a hand before its draw waits on, as usefulCell shows tiles.
func waitsCell(dst []byte, r api.Response) []byte {
	if w, ok := r.(*api.WaitsResponse); ok && w.WaitList != nil {
		return appendWaits(dst, w.WaitList)
	}
	return append(dst, null...)
}

func anyCell(dst []byte, r api.Response) []byte {
	if w, ok := r.(*api.WaitsResponse); ok && w.WaitList != nil {
		return strconv.AppendBool(dst, w.Any)
	}
	return append(dst, null...)
}

// waitDiscardsCell shows the discards that leave a ready hand as tile:waits.
func waitDiscardsCell(dst []byte, r api.Response) []byte {
	w, ok := r.(*api.WaitsResponse)
	if !ok || w.Discards == nil {
		return append(dst, null...)
	}
	for i := range w.Discards {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(appendEscaped(dst, w.Discards[i].Tile), ':')
		dst = appendWaits(dst, &w.Discards[i].WaitList)
	}
	return dst
}

func appendWaits(dst []byte, w *api.WaitList) []byte {
	before := ""
	for _, t := range w.Waits {
		dst = appendTile(dst, before, t.Tile)
		before = t.Tile
	}
	return dst
}
