package batch

import (
	"strconv"

	"mentsu/internal/api"
)

// restricted returns what an answer says of a restriction, of the nearest if it compares
// several; nil if it says nothing.
func restricted(r api.Response) *api.Restricted {
	switch r := r.(type) {
	case *api.RestrictResponse:
		return &r.Restricted
	case *api.CompareResponse:
		if len(r.Rows) > 0 {
			return &r.Rows[0].Restricted
		}
	}
	return nil
}

func possibleCell(dst []byte, r api.Response) []byte {
	if a := restricted(r); a != nil {
		return strconv.AppendBool(dst, a.Possible)
	}
	return append(dst, null...)
}

// keepCell shows the discards that keep the number, as usefulCell shows tiles.
func keepCell(dst []byte, r api.Response) []byte {
	a := restricted(r)
	if a == nil || a.Keep == nil {
		return append(dst, null...)
	}
	before := ""
	for _, t := range a.Keep {
		dst = appendTile(dst, before, t)
		before = t
	}
	return dst
}

// waitColumns returns a column for each kind of wait.
func waitColumns() []column {
	return []column{
		{"waits", waitCell(func(a *api.Restricted) []api.WaitTile { return a.Waits })},
		{"yakuless_waits", waitCell(func(a *api.Restricted) []api.WaitTile { return a.Yakuless })},
		{"dead_waits", waitCell(func(a *api.Restricted) []api.WaitTile { return a.Dead })},
		{"self_draw_waits", waitCell(func(a *api.Restricted) []api.WaitTile { return a.SelfDrawOnly })},
	}
}

// waitCell returns what shows a list of waits as usefulCell shows tiles.
func waitCell(list func(*api.Restricted) []api.WaitTile) func(dst []byte, r api.Response) []byte {
	return func(dst []byte, r api.Response) []byte {
		a := restricted(r)
		if a == nil || list(a) == nil {
			return append(dst, null...)
		}
		before := ""
		for _, w := range list(a) {
			dst = appendTile(dst, before, w.Tile)
			before = w.Tile
		}
		return dst
	}
}

// nearestCell shows the name of the nearest restriction.
func nearestCell(dst []byte, r api.Response) []byte {
	c, ok := r.(*api.CompareResponse)
	if !ok || len(c.Rows) == 0 {
		return append(dst, null...)
	}
	return appendEscaped(dst, c.Rows[0].Name)
}

// rowsCell shows every restriction, nearest first, as name:shanten:ukeire.
func rowsCell(dst []byte, r api.Response) []byte {
	c, ok := r.(*api.CompareResponse)
	if !ok {
		return append(dst, null...)
	}
	for i := range c.Rows {
		if i > 0 {
			dst = append(dst, ';') // a name may hold commas
		}
		dst = append(appendEscaped(dst, c.Rows[i].Name), ':')
		dst = append(appendNumber(dst, c.Rows[i].Shanten), ':')
		dst = strconv.AppendInt(dst, int64(c.Rows[i].Ukeire), 10)
	}
	return dst
}
