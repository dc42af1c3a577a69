package restrict

import (
	"cmp"
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/shanten"
)

// Row is the answer of one program beside those of others.
type Row struct {
	Program *Program
	Answer
	Ukeire int // useful tiles left, in tiles
}

// Compare returns how far h is from each of several restrictions, nearest first: least
// shanten, then most ukeire, then in the order given. All yaku of one hand take less than
// a millisecond. The error wraps ErrTooMany or ErrSets, in games
// of five sets only, or ErrJokers.
func Compare(h *hand.Hand, pool form.Pool, programs []*Program) ([]Row, error) {
	q := positionOf(h, pool)
	rows := make([]Row, len(programs))
	for i, p := range programs {
		g, err := p.gameOf(h)
		if err != nil {
			return nil, err
		}
		f := p.find(g, &q)
		a := f.answer()
		rows[i] = Row{p, a, shanten.Ukeire(h, a.Useful)}
	}
	slices.SortStableFunc(rows, func(a, b Row) int {
		return cmp.Or(cmp.Compare(a.Shanten, b.Shanten), cmp.Compare(b.Ukeire, a.Ukeire))
	})
	return rows, nil
}

// Yakus lists the yaku to compare: those that are worth something, ordinary ones first.
func Yakus() []Yaku {
	return []Yaku{
		Tanyao, Pinfu, Yakuhai, Iipeikou, Chiitoitsu, Sanshoku, Ittsu, Chanta, Toitoi, Sanankou, SanshokuDoukou, Honroutou,
		Shousangen, Honitsu, Junchan, Ryanpeikou, Chinitsu, Kokushi, Suuankou, Daisangen, Shousuushii, Daisuushii,
		Tsuuiisou, Chinroutou, Ryuuiisou,
	}
}

// All returns the programs of Yakus under winds, for Compare.
func (c *Compiler) All(w Winds) []*Program {
	var list []*Program
	for _, y := range Yakus() {
		p, err := c.Compile(y, w)
		if err != nil {
			panic("bug in mentsu/restrict: " + y.String() + ": " + err.Error())
		}
		list = append(list, p)
	}
	return list
}

// All returns the programs of Yakus under winds, for Compare.
func All(w Winds) []*Program { return new(Compiler).All(w) }
