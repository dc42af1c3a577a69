package rule

import (
	"cmp"
	"math/bits"
	"slices"
)

// limits is the limit table of a rule set under its options.
type limits struct {
	rows    []Limit
	byHan   []step // by han, as far as they make a difference; row -1 for none
	reach   []step // what base points by han and fu can reach, the dearest first
	yakuman int    // the row of yakuman, or -1
}

// step is a row of the limits, for speed.
type step struct {
	row, base       int
	reach, reachHan int
	each            int // the han for each of which base is paid, 0 if it is paid once
}

// stepOf returns row i as a step.
func (t *limits) stepOf(i int) step {
	l := &t.rows[i]
	st := step{row: i, base: l.Base, reach: l.Reach, reachHan: l.ReachHan}
	if l.Each {
		st.each = l.Han
	}
	return st
}

// aotenjou is the converter that knows no limits (青天井).
const aotenjou = "aotenjou"

// unlimited reports whether the converter is aotenjou.
func (c *compiler) unlimited(d *Definition) (bool, error) {
	if d.Aotenjou == "" {
		return d.Convert == aotenjou, nil
	}
	holds, err := c.condition(d.Aotenjou, nil)
	if err != nil {
		return false, located("", "", aotenjou, err)
	}
	return d.Convert == aotenjou || holds(0), nil
}

// compileLimits works out the limits of a definition; aotenjou keeps that of yakuman alone.
func (c *compiler) compileLimits(d *Definition) (*limits, error) {
	unlimited, err := c.unlimited(d)
	if err != nil {
		return nil, err
	}
	rows := d.Limits
	t := &limits{rows: rows, yakuman: -1}
	most := 0
	var on []int
	for i := range rows {
		holds, err := c.condition(rows[i].If, nil)
		if err != nil {
			return nil, located("limit", rows[i].ID, "if", err)
		}
		if !holds(0) || unlimited && rows[i].Han > 0 {
			continue
		}
		on = append(on, i)
		most = max(most, rows[i].Han)
		switch {
		case rows[i].Reach > 0:
			t.reach = append(t.reach, t.stepOf(i))
		case rows[i].Han == 0 && t.yakuman < 0:
			t.yakuman = i
		}
	}
	t.byHan = make([]step, most+1)
	for han := range t.byHan {
		t.byHan[han].row = -1
		highest := 0
		for _, i := range on {
			if n := rows[i].Han; n > 0 && n <= han && n >= highest {
				highest = n
				t.byHan[han] = t.stepOf(i)
			}
		}
	}
	slices.SortStableFunc(t.reach, func(a, b step) int { return cmp.Compare(b.base, a.base) })
	return t, nil
}

// base returns the base points of a hand without yakuman, and the limit that it reaches, or
// -1; base points that no word holds are dear. Source: the formula fu x 2^(2+han) of riichi
// mahjong.
func (t *limits) base(han, fu int) (base, limit int) {
	if st := &t.byHan[min(han, len(t.byHan)-1)]; st.row >= 0 {
		if st.each > 0 {
			return st.base * (han / st.each), st.row
		}
		return st.base, st.row
	}
	if base = fu << (2 + han); fu > 0 && bits.Len(uint(fu))+han > maxBits {
		base = dear
	}
	for i := range t.reach {
		if st := &t.reach[i]; base >= st.reach && han >= st.reachHan {
			return st.base, st.row
		}
	}
	return base, -1
}
