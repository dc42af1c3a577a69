package batch

import (
	"strconv"

	"mentsu/internal/api"
)

// reachColumns returns the columns of reach between those of the hand and of errors.
func reachColumns() []column {
	of := func(cell func(dst []byte, r *api.ReachResponse) []byte) func([]byte, api.Response) []byte {
		return func(dst []byte, r api.Response) []byte {
			if answer, ok := r.(*api.ReachResponse); ok {
				return cell(dst, answer)
			}
			return append(dst, null...)
		}
	}
	return []column{
		{"distance", of(func(dst []byte, r *api.ReachResponse) []byte { return appendNumber(dst, r.Distance) })},
		{"fan", of(func(dst []byte, r *api.ReachResponse) []byte {
			if len(r.Goals) == 0 {
				return append(dst, null...)
			}
			return appendNumber(dst, &r.Goals[0].Fan)
		})},
		{"goals", of(appendGoals)},
		{"fans", of(appendFar)},
	}
}

// appendGoals lists the goals as missing:fan:tiles.
func appendGoals(dst []byte, r *api.ReachResponse) []byte {
	for i := range r.Goals {
		if i > 0 {
			dst = append(dst, ',')
		}
		g := &r.Goals[i]
		dst = append(appendEscaped(dst, g.Missing), ':')
		dst = append(strconv.AppendInt(dst, int64(g.Fan), 10), ':')
		dst = appendEscaped(dst, g.Tiles)
	}
	return dst
}

// appendFar lists the fans where no goal is near, as id:shanten:ukeire.
func appendFar(dst []byte, r *api.ReachResponse) []byte {
	if r.Fans == nil {
		return append(dst, null...)
	}
	for i := range r.Fans {
		if i > 0 {
			dst = append(dst, ',')
		}
		f := &r.Fans[i]
		dst = append(append(dst, f.ID...), ':')
		dst = append(appendNumber(dst, f.Shanten), ':')
		dst = strconv.AppendInt(dst, int64(f.Ukeire), 10)
	}
	return dst
}
