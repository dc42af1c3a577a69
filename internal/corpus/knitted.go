package corpus

import (
	"mentsu/form"
	"mentsu/tile"
)

// Knitted returns a deal near the forms with knitted tiles: most of its concealed tiles are
// of a knitted pattern, and of the honours if there is no meld.
func (r *Rand) Knitted(tiles, melds, seen int) Deal {
	d := r.Deal(Spec{Class: Random, Tiles: tiles, Melds: melds, Seen: seen})
	left := d.Hand(form.Rules{}).Left()
	wanted := form.KnittedPatterns()[r.Below(form.NumKnitted)]
	if melds == 0 && r.Below(2) == 0 {
		wanted |= tile.AllHonours
	}
	for k := range wanted.All() {
		from, ok := d.spare(tile.Kind(r.Below(tile.NumKinds)), wanted)
		if !ok {
			break
		}
		if left[k] > 0 && d.Concealed[k] == 0 && r.Below(4) > 0 {
			d.Concealed[from]--
			d.Concealed[k]++
			left[from]++
			left[k]--
		}
	}
	return d
}

// spare returns a concealed kind that can be given away for a wanted one, the first from a
// kind on.
func (d Deal) spare(from tile.Kind, wanted tile.Kinds) (tile.Kind, bool) {
	for i := range tile.Kind(tile.NumKinds) {
		k := (from + i) % tile.NumKinds
		if n := d.Concealed[k]; n > 1 || n == 1 && !wanted.Has(k) {
			return k, true
		}
	}
	return 0, false
}
