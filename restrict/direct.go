package restrict

import (
	"math/bits"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/shanten"
	"mentsu/tile"
)

// Shanten returns the Shanten of Of alone, which costs less: for a restriction of one clause
// and a closed hand of which nothing is gone some twenty nanoseconds, once the Program was
// asked often or is prepared. The error wraps ErrTooMany or ErrSets, in games
// of five sets only, or ErrJokers.
func (p *Program) Shanten(h *hand.Hand, pool form.Pool) (shanten.Number, error) {
	if c := p.direct(h, pool); c != nil {
		counts := h.Concealed()
		return p.count(c, &counts), nil
	}
	a, err := p.Of(h, pool)
	return a.Shanten, err
}

// ShantenOf returns the Shanten of a closed hand of 13 or 14 tiles given by its counts, 0..4
// of each kind, in a game of four players with all forms of riichi, if nothing is gone. It
// is for those who have no hand.Hand, and costs half of Shanten. Which of 14 tiles was drawn
// is not known: pinfu is told after the best discard.
func (p *Program) ShantenOf(counts *tile.Counts) shanten.Number {
	if p.plain {
		if c := p.ready(); c != nil {
			return p.count(c, counts)
		}
	}
	q := position{
		counts: *counts, keys: need.KeysOf(counts), caps: tile.AllCopies(), sets: fourSets, forms: form.Riichi,
		waiting: counts.Total()%3 == 1, drawn: tile.NumKinds,
	}
	f := p.find(p.four, &q)
	return f.shanten()
}

// count returns the number for a hand that c has the answer for.
func (p *Program) count(c *need.Classes, counts *tile.Counts) shanten.Number {
	f := found{distance: c.Distance(need.KeysOf(counts), fourSets)}
	if only := &p.four.rules[0]; only.sevenPairs != 0 {
		f.distance = min(f.distance, only.pairsOf(counts))
	}
	return f.shanten()
}

// Prepare builds the tables that make answers fast; without it they are built once a
// Program was asked some thousand times. It takes up to some hundred milliseconds for each
// choice of sets and pairs, which Programs of one Compiler share.
func (p *Program) Prepare() {
	for _, f := range p.four.families {
		f.plain().Classes()
	}
}

// direct returns the tables that answer for a hand at once, nil if there are none: those of
// the only clause, if it forces no sets and nothing is gone that a finished hand could use.
func (p *Program) direct(h *hand.Hand, pool form.Pool) *need.Classes {
	if !p.plain || len(h.Melds()) > 0 || h.Jokers() > 0 || h.JokerKinds() != 0 || h.FreeSets() != fourSets {
		return nil
	}
	if r := h.Rules(); r.Sets != fourSets || r.Players != 4 || r.FourAsTwoPairs || r.Forms != form.Riichi {
		return nil
	}
	if pool == form.PoolSeen && h.Seen() != (tile.Counts{}) {
		return nil
	}
	return p.ready()
}

// ready returns the tables of the only clause if they are built.
func (p *Program) ready() *need.Classes {
	c := p.tables.Load()
	if c == nil {
		if c = p.four.families[0].plain().Ready(); c != nil {
			p.tables.Store(c)
		}
	}
	return c
}

// isPlain reports whether the clauses are one that a look-up answers for.
func isPlain(list []rule) bool {
	if len(list) != 1 {
		return false
	}
	c := &list[0]
	return c.pairs != 0 && !c.hasPair && c.numForced == 0 && c.concealed == 0 && !c.openEnd && !c.orphans && !c.asksMore() && c.last == 0
}

// pairsOf returns the distance from seven pairs of the kinds that the clause allows, if
// nothing is gone.
func (c *clause) pairsOf(counts *tile.Counts) int {
	if c.sevenPairs.Len() < numPairs {
		return need.None
	}
	held := counts.Layers()
	pairs := bits.OnesCount64(uint64(held[1] & c.sevenPairs))
	kinds := bits.OnesCount64(uint64(held[0] & c.sevenPairs))
	return max(0, numPairs-pairs) + max(0, numPairs-kinds)
}

// look returns the answer for a hand that direct has tables for.
func (p *Program) look(c *need.Classes, h *hand.Hand) found {
	q := position{counts: h.Concealed(), caps: tile.AllCopies()}
	var f found
	f.distance, f.needed, f.spare = c.Marks(need.KeysOf(&q.counts), &q.counts, fourSets)
	if only := &p.four.rules[0]; only.sevenPairs != 0 && only.pairsOf(&q.counts) <= f.distance {
		f.join(q.pairs(only.sevenPairs))
	}
	return f
}
