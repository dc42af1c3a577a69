package rule

import (
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
// the conditions are those that conditions works out.
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
		for _, later := range []string{"riichi", "double_riichi", "open_riichi", "ippatsu", "rinshan", "chankan", "closed_chankan", "haitei", "houtei"} {
			list = append(list, conflict{first, later, first + " is won before " + later + " is possible", ""})
		}
	}
	return list
}

// requestField returns what requests call the side of a conflict.
func requestField(condition string) string {
	switch condition {
	case "open_meld", "meld", "no_kan":
		return "melds"
	case "ron", "self_draw":
		return "self_draw"
	case "dealer", "not_dealer":
		return "seat"
	case "no_riichi":
		return "riichi"
	case "not_orphans", "another_copy":
		return "hand"
	case "cannot_rob":
		return "rules"
	default:
		return condition
	}
}

// conditions returns which conditions hold of w, by name.
func conditions(w *Win) map[string]bool {
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
	concealed := w.Hand.Concealed()
	all := w.Hand.Melded()
	copies := 0
	if w.Tile != tile.Joker {
		copies = int(concealed[w.Tile.Kind()] + all[w.Tile.Kind()])
	}
	kinds := concealed.Kinds()
	holds := map[string]bool{
		"open_meld": open > 0, "meld": len(melds) > 0, "no_kan": kans == 0,
		"self_draw": w.SelfDraw, "ron": !w.SelfDraw, "dealer": w.Seat == tile.East, "not_dealer": w.Seat != tile.East,
		"no_riichi": w.Flags&(Riichi|DoubleRiichi) == 0, "not_orphans": kinds != tile.Orphans, "another_copy": copies > 1,
		"cannot_rob": true,
	}
	for _, name := range w.Flags.Names() {
		holds[name] = true
	}
	return holds
}

// checkFlags checks the flags against each other and against the rest.
func (s *Set) checkFlags(w *Win) error {
	if w.Flags == 0 {
		return nil
	}
	for _, name := range w.Flags.Names() {
		f, _ := FlagByName(name)
		if s.flags&f == 0 {
			return contradiction(name, "rules", "the rules have no flag %s", name)
		}
	}
	holds := conditions(w)
	for _, c := range conflicts() {
		if holds[c.a] && holds[c.b] && (c.unless == "" || s.values[c.unless] == 0) {
			return contradiction(requestField(c.a), requestField(c.b), "%s", c.reason)
		}
	}
	return nil
}
