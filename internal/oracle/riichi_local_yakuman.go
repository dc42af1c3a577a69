package oracle

import (
	"maps"
	"slices"

	"mentsu/tile"
)

// localYakuman adds the local yakuman that the rules have on, and takes away those that they
// stand in place of.
func (c riichiCut) localYakuman(w RiichiWin, rules RiichiRules, found map[string]int) {
	add := func(holds bool, name string, n int) {
		if holds && rules.Local[name] {
			found[name] = n
		}
	}
	add(w.closed() && w.has("double_riichi") && (w.has("haitei") || w.has("houtei")), "ishi_no_ue", 1)
	kinds := c.counts.Kinds()
	only := func(all tile.Kinds) bool { return kinds&^all == 0 }
	m, p, s := inSuit(tile.Man), inSuit(tile.Pin), inSuit(tile.Sou)
	if c.pairs {
		add(kinds == p(2, 3, 4, 5, 6, 7, 8), "daisharin", 1)
		add(kinds == m(2, 3, 4, 5, 6, 7, 8), "daisuurin", 1)
		add(kinds == s(2, 3, 4, 5, 6, 7, 8), "daichikurin", 1)
		add(kinds == p(1, 2, 3, 4, 5, 6, 7) || kinds == p(3, 4, 5, 6, 7, 8, 9), "shousharin", 1)
		add(kinds == tile.AllHonours, "daichisei", 1)
	}
	five := s(5).First()
	fives := c.counts[five] == 2 && (c.pairs || c.pair == five)
	green, red := tile.KindsOf(tile.Green), tile.KindsOf(tile.Red)
	ends := tile.KindsOf(tile.East, tile.North)
	add(only(m(1, 2, 3, 4, 5, 6, 7, 8, 9)) && rankSum(w) >= 100, "hyakumangoku", 1)
	add(only(s(2, 3, 4, 6, 8)|red) && kinds&red != 0, "kouitten", 1)
	add(only(s(2, 3, 4, 5, 6, 8)|green) && fives, "ryuuiisourin", 1)
	add(only(s(2, 3, 4, 5, 6, 8)|red) && fives && kinds&red != 0, "kouittenrin", 1)
	add(only(s(1, 5, 7, 9)|red) && kinds&red != 0, "benikujaku", 1)
	add(only(p(2, 4, 8)|tile.Winds) && kinds&tile.Winds != 0 && kinds&^tile.Winds != 0, "kokuiisou", 1)
	add(kinds == p(2, 4, 6)|ends, "tohoku_expressway", 1)
	wind := kinds & tile.Winds
	add(!c.pairs && wind.Len() == 1 && kinds == p(2, 4, 8)|green|wind, "blue_tunnel", 1)
	add(only(s(2, 3, 4, 6, 8)), "junsei_ryuuiisou", 2)
	if !c.pairs && !c.orphans {
		c.localSets(w, add)
	}
	replaceYakuman(found)
}

// replaceYakuman takes away the yakuman that others stand in place of.
func replaceYakuman(found map[string]int) {
	for name, parts := range map[string][]string{
		"junsei_ryuuiisou": {"ryuuiisou"}, "chousangen": {"daisangen"}, "chousuushii": {"daisuushii", "suukantsu"},
	} {
		if found[name] > 0 {
			maps.DeleteFunc(found, func(id string, _ int) bool { return slices.Contains(parts, id) })
		}
	}
}

// inSuit returns what names kinds of a suit by their ranks.
func inSuit(suit tile.Suit) func(ranks ...tile.Kind) tile.Kinds {
	return func(ranks ...tile.Kind) tile.Kinds {
		var kinds tile.Kinds
		for _, rank := range ranks {
			kinds = kinds.With(suit.First() + rank - 1)
		}
		return kinds
	}
}

// localSets adds the yakuman of sets and a pair.
func (c riichiCut) localSets(w RiichiWin, add func(holds bool, name string, n int)) {
	runs, triplets := c.runs(), c.triplets()
	has := func(k tile.Kind) bool { return slices.Contains(triplets, k) }
	wind := has(w.Seat) || has(w.Round)
	const ones, fives = tile.Pin1, tile.Pin1 + 4
	add(has(fives) && has(tile.Sou1) && has(ones) && wind, "kachoufuugetsu", 1)
	add(has(fives) && has(tile.White) && has(ones) && wind, "fuukasetsugetsu", 1)
	add(slices.ContainsFunc(triplets, func(k tile.Kind) bool { return c.stepped(k, 1, 4) }), "suurenkou", 1)
	add(slices.ContainsFunc(triplets, func(k tile.Kind) bool { return c.stepped(k, 2, 4) }), "suuchoupaikou", 1)
	add(slices.Max(runs[:]) == 4, "isshoku_yonjun", 1)
	gate, straight := false, false
	for _, suit := range []tile.Kind{tile.Man1, tile.Pin1, tile.Sou1} {
		gate = gate || runs[suit] > 0 && runs[suit+2] > 0 && runs[suit+4] > 0 && runs[suit+6] > 0
		straight = straight || runs[suit] > 0 && runs[suit+3] > 0 && runs[suit+6] > 0
	}
	add(gate, "golden_gate", 1)
	honours := c.counts[tile.East] > 0 && c.counts[tile.North] > 0
	add(straight && honours && w.closed(), "tohoku_shinkansen", 1)
	kans := func(of tile.Kinds) int {
		n := 0
		for _, s := range c.sets {
			if s.kan && of.Has(s.first) {
				n++
			}
		}
		return n
	}
	add(kans(tile.Dragons) == 3, "chousangen", 2)
	add(kans(tile.Winds) == 4, "chousuushii", 4)
}

// rankSum returns the sum of the numbers on all tiles.
func rankSum(w RiichiWin) int {
	all := append(slices.Clone(w.Concealed), w.Win)
	for _, m := range w.Melds {
		all = append(all, m.Tiles()...)
	}
	sum := 0
	for _, t := range all {
		if k := t.Kind(); !k.IsHonour() {
			sum += k.Rank()
		}
	}
	return sum
}
