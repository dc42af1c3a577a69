package rule

import (
	"strconv"

	"mentsu/hand"
	"mentsu/tile"
)

// conflict is two things that cannot both be of a win, with what requests call them.
type conflict struct {
	a, b   string // names of conditions
	reason string
	unless string // the option that lets them be together
}

// conflicts lists what of the flags cannot be together, each pair once. Beside the flags
// the conditions are those of otherConditions.
func conflicts() []conflict {
	list := []conflict{
		{"riichi", "open_meld", "riichi needs a hand without open melds", ""},
		{"double_riichi", "open_meld", "double riichi needs a hand without open melds", ""},
		{"riichi", "double_riichi", "riichi is declared once: riichi or double_riichi", ""},
		{"ippatsu", "no_riichi", "ippatsu without riichi", ""},
		{"open_riichi", "no_riichi", "open_riichi without riichi or double_riichi", ""},
		{"rinshan", "ron", "rinshan is a self-draw", ""},
		{"rinshan", "no_kan", "rinshan without a kan or a north tile set aside", ""},
		{"rinshan", "ippatsu", "a kan ends ippatsu, so there is none with rinshan", ""},
		{"rinshan", "haitei", "the last tile of the wall is no replacement tile", rinshanHaitei},
		{"haitei", "ron", "haitei is a self-draw; the last discard is houtei", ""},
		{"houtei", "self_draw", "houtei is the last discard; the last draw is haitei", ""},
		{"tenhou", "not_dealer", "tenhou is the dealer's; the others' is chiihou", ""},
		{"chiihou", "dealer", "chiihou is not the dealer's; his is tenhou", ""},
		{"renhou", "dealer", "renhou is not the dealer's", ""},
		{"tenhou", "ron", "tenhou is a self-draw", ""},
		{"chiihou", "ron", "chiihou is a self-draw", ""},
		{"renhou", "self_draw", "renhou is won on a discard", ""},
		{"closed_chankan", "not_orphans", "only thirteen orphans may rob a closed kan", ""},
		{"closed_chankan", "cannot_rob", "a closed kan cannot be robbed under these rules", robClosedKan},
		{"closed_chankan", "chankan", "a kan that is robbed is closed or not", ""},
		{"kong_drawn", "no_kan", "the replacement tile of a kong without a kong", ""},
		{"kong_robbed", "another_copy", "a tile of which the hand holds another cannot be the fourth of a kan", ""},
		{"last_tile", "another_concealed", "the other three copies of a last tile are visible to all, and one of them is concealed", ""},
	}
	for _, rob := range []string{"chankan", "closed_chankan"} {
		list = append(list,
			conflict{rob, "self_draw", rob + " is won on the tile of another", ""},
			conflict{rob, "houtei", "the tile of a kan is not the last discard", ""},
			conflict{rob, "another_copy", "a tile of which the hand holds another cannot be the fourth of a kan", ""},
		)
	}
	for _, first := range []string{"tenhou", "chiihou", "renhou"} {
		list = append(list, conflict{first, "meld", first + " needs a hand without melds", ""})
		for _, later := range []string{"riichi", "double_riichi", "open_riichi", "ippatsu", "rinshan", "chankan", "closed_chankan", "haitei", "houtei", "wall_last", "kong"} {
			list = append(list, conflict{first, later, first + " is won before " + later + " is possible", ""})
		}
	}
	return append(list,
		conflict{"tenhou", "last_tile", "tenhou is won before last_tile is possible", ""},
		conflict{"kong_robbed", "wall_last", "the tile of a kan is not the last discard", ""},
	)
}

// condition is something about a win beside its flags, as a bit of a word above theirs.
type condition struct {
	name  string
	field string   // what requests call it
	means []string // the terms of Conflicts that all hold with it
}

// Bits of conditions, in the order of otherConditions.
const (
	isOpenMeld = 1 << (32 + iota)
	isMeld
	isNoKan
	isSelfDraw
	isRon
	isDealer
	isNotDealer
	isNoRiichi
	isNotOrphans
	isAnotherCopy
	isAlways
	isKongDrawn
	isKongRobbed
	isAnotherConcealed
)

// otherConditions lists the conditions beside the flags.
func otherConditions() []condition {
	return []condition{
		{"open_meld", "melds", []string{"open_meld"}},
		{"meld", "melds", []string{"meld"}},
		{"no_kan", "melds", []string{"!kan"}},
		{"self_draw", "self_draw", []string{"self_draw"}},
		{"ron", "self_draw", []string{"!self_draw"}},
		{"dealer", "seat", []string{"dealer"}},
		{"not_dealer", "seat", []string{"!dealer"}},
		{"no_riichi", "riichi", []string{"!riichi", "!double_riichi"}},
		{"not_orphans", "hand", []string{"!orphans"}},
		{"another_copy", "hand", []string{"another_copy"}},
		{"cannot_rob", "rules", nil}, // all but for an option
		{"kong_drawn", "kong", []string{"kong", "self_draw"}},
		{"kong_robbed", "kong", []string{"kong", "!self_draw"}},
		{"another_concealed", "hand", []string{"another_concealed"}},
	}
}

// clash is a conflict, for speed: both sides as bits.
type clash struct {
	sides  uint64
	fields [2]string
	reason string
}

// clashes returns the conflicts that the options leave.
func clashes(values map[string]int) []clash {
	bits, fields := map[string]uint64{}, map[string]string{}
	for i, name := range flagNames() {
		bits[name], fields[name] = 1<<i, name
	}
	for i, c := range otherConditions() {
		bits[c.name], fields[c.name] = isOpenMeld<<i, c.field
	}
	var all []clash
	for _, c := range conflicts() {
		if c.unless == "" || values[c.unless] == 0 {
			all = append(all, clash{bits[c.a] | bits[c.b], [2]string{fields[c.a], fields[c.b]}, c.reason})
		}
	}
	return all
}

// conditionsOf returns which conditions hold of w, its flags among them.
func conditionsOf(w *Win) uint64 {
	open, kans := 0, w.Nukidora
	melds := w.Hand.Melds()
	for i := range melds {
		if melds[i].Kind != hand.ClosedKan {
			open++
		}
		if melds[i].IsKan() {
			kans++
		}
	}
	concealed, melded := w.Hand.Concealed(), w.Hand.Melded()
	layers := concealed.Layers()
	copies := 0
	if w.Tile != tile.Joker {
		copies = int(concealed[w.Tile.Kind()] + melded[w.Tile.Kind()])
	}
	return uint64(w.Flags) | isAlways |
		isOpenMeld*bit(open > 0) | isMeld*bit(len(melds) > 0) | isNoKan*bit(kans == 0) |
		isSelfDraw*bit(w.SelfDraw) | isRon*bit(!w.SelfDraw) |
		isDealer*bit(w.Seat == tile.East) | isNotDealer*bit(w.Seat != tile.East) |
		isNoRiichi*bit(w.Flags&(Riichi|DoubleRiichi) == 0) |
		isNotOrphans*bit(layers[0] != tile.Orphans) | isAnotherCopy*bit(copies > 1) |
		isKongDrawn*bit(w.Flags&Kong != 0 && w.SelfDraw) | isKongRobbed*bit(w.Flags&Kong != 0 && !w.SelfDraw) |
		isAnotherConcealed*bit(w.Tile != tile.Joker && concealed[w.Tile.Kind()] > 1)
}

// checkFlags checks the flags against each other and against the rest.
func (s *Set) checkFlags(w *Win) error {
	if w.Flags == 0 {
		return nil
	}
	if foreign := w.Flags &^ s.flags; foreign != 0 {
		name := strconv.Itoa(int(foreign))
		if names := foreign.Names(); names != nil {
			name = names[0]
		}
		return contradiction(name, "rules", "the rules have no flag %s", name)
	}
	holds := conditionsOf(w)
	for i := range s.clashes {
		if c := &s.clashes[i]; holds&c.sides == c.sides {
			return contradiction(c.fields[0], c.fields[1], "%s", c.reason)
		}
	}
	return nil
}
