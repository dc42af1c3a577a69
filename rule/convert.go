package rule

import (
	"cmp"
	"slices"
)

// limits is the limit table of a rule set under its options.
type limits struct {
	rows    []Limit
	byHan   []int // by han, as far as they make a difference: the row, or -1
	reach   []int // rows that base points by han and fu can reach, the dearest first
	yakuman int   // the row of yakuman, or -1
}

// compileLimits works out the limits of a definition.
func (c *compiler) compileLimits(rows []Limit) (*limits, error) {
	t := &limits{rows: rows, yakuman: -1}
	most := 0
	var on []int
	for i := range rows {
		holds, err := c.condition(rows[i].If, nil)
		if err != nil {
			return nil, located("limit", rows[i].ID, "if", err)
		}
		if !holds(0) {
			continue
		}
		on = append(on, i)
		most = max(most, rows[i].Han)
		switch {
		case rows[i].Reach > 0:
			t.reach = append(t.reach, i)
		case rows[i].Han == 0 && t.yakuman < 0:
			t.yakuman = i
		}
	}
	t.byHan = make([]int, most+1)
	for han := range t.byHan {
		t.byHan[han] = -1
		for _, i := range on {
			if n := rows[i].Han; n > 0 && n <= han && (t.byHan[han] < 0 || n >= rows[t.byHan[han]].Han) {
				t.byHan[han] = i
			}
		}
	}
	slices.SortStableFunc(t.reach, func(a, b int) int { return cmp.Compare(rows[b].Base, rows[a].Base) })
	return t, nil
}

// base returns the base points of a hand without yakuman, and the limit that it reaches, or
// -1. Source: the formula fu x 2^(2+han) of riichi mahjong.
func (t *limits) base(han, fu int) (base, limit int) {
	if i := t.byHan[min(han, len(t.byHan)-1)]; i >= 0 {
		if l := &t.rows[i]; l.Each {
			return l.Base * (han / l.Han), i
		}
		return t.rows[i].Base, i
	}
	base = fu << min(2+han, maxShift)
	for _, i := range t.reach {
		if l := &t.rows[i]; base >= l.Reach && han >= l.ReachHan {
			return l.Base, i
		}
	}
	return base, -1
}

// maxShift keeps base points within a word where no limit bounds them.
const maxShift = 48
