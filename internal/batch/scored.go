package batch

import (
	"strconv"

	"mentsu/internal/api"
)

// scoreColumns returns the columns of score between those of the hand and of errors.
func scoreColumns() []column {
	of := func(cell func(dst []byte, r *api.ScoreResponse) []byte) func([]byte, api.Response) []byte {
		return func(dst []byte, r api.Response) []byte {
			if answer, ok := r.(*api.ScoreResponse); ok {
				return cell(dst, answer)
			}
			return append(dst, null...)
		}
	}
	optional := func(dst []byte, s *string) []byte {
		if s == nil {
			return append(dst, null...)
		}
		return appendEscaped(dst, *s)
	}
	return []column{
		{"valid", of(func(dst []byte, r *api.ScoreResponse) []byte { return strconv.AppendBool(dst, r.Valid) })},
		{"reason", of(func(dst []byte, r *api.ScoreResponse) []byte { return optional(dst, r.Reason) })},
		{"han", of(func(dst []byte, r *api.ScoreResponse) []byte { return appendNumber(dst, r.Han) })},
		{"fu", of(func(dst []byte, r *api.ScoreResponse) []byte { return appendNumber(dst, r.Fu) })},
		{"yakuman", of(func(dst []byte, r *api.ScoreResponse) []byte { return appendNumber(dst, &r.Yakuman) })},
		{"limit", of(func(dst []byte, r *api.ScoreResponse) []byte { return optional(dst, r.Limit) })},
		{"points", of(func(dst []byte, r *api.ScoreResponse) []byte { return r.Points.Append(dst) })},
		{"yaku", of(func(dst []byte, r *api.ScoreResponse) []byte { return appendItems(dst, r.Items) })},
		{"payments", of(appendPayments)},
		{"fan", of(func(dst []byte, r *api.ScoreResponse) []byte { return appendNumber(dst, r.Fan) })},
	}
}

// appendItems lists what is paid as id:han, or of yakuman id:xN.
func appendItems(dst []byte, items []api.ScoreItem) []byte {
	for i := range items {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(appendEscaped(dst, items[i].ID), ':')
		switch item := &items[i]; {
		case item.Yakuman != nil:
			dst = strconv.AppendInt(append(dst, 'x'), int64(*item.Yakuman), 10)
		case item.Points != nil:
			dst = strconv.AppendInt(dst, int64(*item.Points*item.Count), 10)
		default:
			dst = appendNumber(dst, item.Han)
		}
	}
	return dst
}

// appendPayments lists the changes of the seats.
func appendPayments(dst []byte, r *api.ScoreResponse) []byte {
	if r.Payments == nil {
		return append(dst, null...)
	}
	for i, n := range r.Payments {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = n.Append(dst)
	}
	return dst
}

// outcomeCells lists the waits as tile:left:discard:self_draw:riichi_discard:riichi_self_draw,
// in points; 0 where the win is not valid, null where there is no riichi.
func outcomeCells(dst []byte, r api.Response) []byte {
	answer, ok := r.(*api.OutcomesResponse)
	if !ok {
		return append(dst, null...)
	}
	for i := range answer.Outcomes {
		o := &answer.Outcomes[i]
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(appendEscaped(dst, o.Tile), ':')
		dst = strconv.AppendInt(dst, int64(o.Left), 10)
		for _, w := range []*api.Worth{o.Discard, o.SelfDraw, o.RiichiDiscard, o.RiichiSelfDraw} {
			dst = append(dst, ':')
			if w == nil {
				dst = append(dst, null...)
			} else {
				dst = w.Points.Append(dst)
			}
		}
	}
	return dst
}
