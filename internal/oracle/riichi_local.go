package oracle

import (
	"slices"

	"mentsu/hand"
	"mentsu/tile"
)

// localYaku adds the local yaku that the rules have on, and takes away what they stand in
// place of.
func (c riichiCut) localYaku(w RiichiWin, rules RiichiRules, yaku map[string]int) {
	// add takes the option, then as for other yaku.
	add := func(option string, holds bool, name string, closed, open int) {
		han := closed
		if !w.closed() {
			han = open
		}
		if rules.Local[option] && holds && han > 0 {
			yaku[name] = han
		}
	}
	kinds := c.counts.Kinds()
	add("shiiaru_raotai", c.fourCalls(w), "shiiaru_raotai", 1, 1)
	add("honors_chiitoitsu", c.pairs && (kinds&tile.Dragons == tile.Dragons || kinds&tile.Winds == tile.Winds), "honors_chiitoitsu", 1, 0)
	add("uumensai", len(suitsOf(kinds)) == 3 && kinds&tile.Winds != 0 && kinds&tile.Dragons != 0, "uumensai", 2, 2)
	add("mondeikou", riichiBonus(w, rules)["aka"] >= 4, "mondeikou", 2, 2)
	plain := tile.KindsOf(tile.Pin1+1, tile.Pin1+3, tile.Pin1+7, tile.Sou1+1, tile.Sou1+2, tile.Sou1+3, tile.Sou1+5, tile.Sou1+7)
	honours := kinds&tile.AllHonours != 0
	add("tanfonhou", honours && kinds&^(plain|tile.AllHonours) == 0 && !kinds.Has(tile.Red), "tanfonhou", 3, 2)
	add("tanfonhou", kinds&^plain == 0, "chintanfonhou", 6, 5)
	if c.pairs || c.orphans {
		return
	}
	c.localTriplets(add)
	c.localRuns(w, add)
	if edge := c.closedWait(w); rules.Local["ketsupaihou"] && edge && w.has("last_tile") {
		yaku["ketsupaihou"] = 1
		if w.has("chankan") {
			delete(yaku, "ketsupaihou")
			delete(yaku, "chankan")
			yaku["chinchii_toushii"] = 4
		}
	}
	if yaku["isshoku_sanjun"] > 0 {
		delete(yaku, "iipeikou")
		delete(yaku, "sanrenkou")
	}
	if yaku["ittsuu_chanta"]+yaku["ittsuu_junchan"] > 0 {
		delete(yaku, "ittsu")
	}
}

type addLocal func(option string, holds bool, name string, closed, open int)

// localTriplets adds the yaku of triplets.
func (c riichiCut) localTriplets(add addLocal) {
	inARow, spread, mixed := false, false, false
	for _, a := range c.triplets() {
		inARow = inARow || c.stepped(a, 1, 3)
		spread = spread || c.stepped(a, 2, 3) || c.stepped(a, 3, 3) || c.stepped(a, 4, 3)
		for _, b := range c.triplets() {
			for _, d := range c.triplets() {
				step := b.Rank() - a.Rank()
				suits := suitsOf(tile.KindsOf(a, b, d))
				mixed = mixed || len(suits) == 3 && step >= 2 && step <= 4 && d.Rank()-b.Rank() == step
			}
		}
	}
	add("sanrenkou", inARow, "sanrenkou", 2, 2)
	add("choupaikou", spread, "choupaikou", 2, 2)
	add("choupaikou", mixed, "choupaikou_mixed", 1, 1)
	add("sanpuukou", c.numTriplets(tile.Winds) >= 3, "sanpuukou", 2, 2)
	add("suuzuukou", c.numTriplets(tile.AllHonours) == 4, "suuzuukou", 2, 2)
	twice, shared := 0, false
	for rank := range tile.Kind(9) {
		n := c.numTriplets(tile.KindsOf(rank, rank+9, rank+18))
		if n == 2 {
			twice++
		}
		shared = shared || n == 2 && !c.pair.IsHonour() && c.pair%9 == rank
	}
	add("ryandoukou", twice == 2, "ryandoukou", 2, 2)
	add("shoutate", shared, "shoutate", 2, 2)
}

// stepped reports whether there are n triplets of a suit from a on, each a step higher.
func (c riichiCut) stepped(a, step tile.Kind, n int) bool {
	for i := range n {
		k := a + tile.Kind(i)*step
		if a.IsHonour() || int(k) >= tile.NumKinds || k.IsHonour() || k.Suit() != a.Suit() || !slices.Contains(c.triplets(), k) {
			return false
		}
	}
	return true
}

// localRuns adds the yaku of runs.
func (c riichiCut) localRuns(w RiichiWin, add addLocal) {
	runs := c.runs()
	three := false
	for _, s := range [][3]tile.Kind{{0, 12, 24}, {0, 21, 15}, {9, 3, 24}, {9, 21, 6}, {18, 3, 15}, {18, 12, 6}} {
		three = three || runs[s[0]] > 0 && runs[s[1]] > 0 && runs[s[2]] > 0
	}
	add("sanshoku_ittsuu", three, "sanshoku_ittsuu", 2, 1)
	add("isshoku_sanjun", slices.Max(runs[:]) >= 3, "isshoku_sanjun", 3, 2)
	doubles := 0
	for _, n := range runs {
		doubles += int(n) / 2
	}
	add("chinpeikou", doubles == 2 && c.mixedDouble(), "chinpeikou", 3, 0)
	add("kyandonhou", c.mirrored(0, 9) || c.mirrored(0, 18) || c.mirrored(9, 18), "kyandonhou", 2, 2)
	for _, suit := range []tile.Kind{tile.Man1, tile.Pin1, tile.Sou1} {
		if runs[suit] == 0 || runs[suit+3] == 0 || runs[suit+6] == 0 {
			continue
		}
		onFive := c.place >= 0 && c.sets[c.place].run && c.sets[c.place].first == suit+3 && w.Win.Kind() == suit+4
		add("uushin_tsuukan", onFive, "uushin_tsuukan", 1, 1)
		rest := c.besides(suit, suit+3, suit+6)
		outside := rest.outside() && c.pair.IsOrphan()
		pure := outside && !rest.first.IsHonour() && !c.pair.IsHonour()
		add("ittsuu_chanta", outside && !pure, "ittsuu_chanta", 3, 2)
		add("ittsuu_chanta", pure, "ittsuu_junchan", 4, 3)
	}
}

// mixedDouble reports whether the same run is there in two suits.
func (c riichiCut) mixedDouble() bool {
	runs := c.runs()
	for i := range tile.Kind(7) {
		if runs[i] > 0 && runs[i+9] > 0 || runs[i] > 0 && runs[i+18] > 0 || runs[i+9] > 0 && runs[i+18] > 0 {
			return true
		}
	}
	return false
}

// mirrored reports whether there are two different runs in each of two suits, the same.
func (c riichiCut) mirrored(a, b tile.Kind) bool {
	runs, n := c.runs(), 0
	for i := range tile.Kind(7) {
		if runs[a+i] > 0 && runs[b+i] > 0 {
			n++
		}
	}
	return n >= 2
}

// besides returns the set that is none of three runs.
func (c riichiCut) besides(runs ...tile.Kind) riichiSet {
	for _, s := range c.sets {
		i := slices.Index(runs, s.first)
		if !s.run || i < 0 {
			return s
		}
		runs = slices.Delete(runs, i, i+1)
	}
	panic("no fourth set")
}

// fourCalls reports whether the hand has four called melds and waits for its pair.
func (c riichiCut) fourCalls(w RiichiWin) bool {
	n := 0
	for _, m := range w.Melds {
		if m.Kind != hand.ClosedKan {
			n++
		}
	}
	return n == 4
}

// closedWait reports whether the hand waits inside of a run or at its edge.
func (c riichiCut) closedWait(w RiichiWin) bool {
	fu, _ := c.wait(w.Win.Kind())
	return c.place >= 0 && fu > 0
}

// localLimit returns the base points of what is paid as a mangan by itself, or 0.
func (c riichiCut) localLimit(w RiichiWin, rules RiichiRules) int {
	k, kinds := w.Win.Kind(), c.counts.Kinds()
	suits := suitsOf(kinds)
	dragons := map[tile.Suit]tile.Kind{tile.Man: tile.Red, tile.Pin: tile.Green, tile.Sou: tile.White}
	chonchu := false
	runs := c.runs()
	for a := range tile.Kind(7) {
		for b := a + 3; b < 7; b++ {
			chonchu = chonchu || runs[a] > 0 && runs[b] > 0 && runs[a+18] > 0 && runs[b+18] > 0
		}
	}
	sets := !c.pairs && !c.orphans
	for name, holds := range map[string]bool{
		"kinkei_dokuritsu": c.fourCalls(w) && k == tile.Sou1,
		"touchao":          c.fourCalls(w) && k == tile.White,
		"uupin_kaihou":     w.has("rinshan") && k == tile.Pin1+4,
		"ryanzou_chankan":  w.has("chankan") && k == tile.Sou1+1,
		"iipin_mouyue":     w.has("haitei") && k == tile.Pin1,
		"chuupin_raoyui":   w.has("houtei") && k == tile.Pin1+8,
		"rentsuu_honitsu":  sets && len(suits) == 1 && slices.Contains(c.triplets(), dragons[suits[0]]),
		"shanron_chonchu":  sets && chonchu && !c.pair.IsHonour() && c.pair.Suit() == tile.Pin,
	} {
		if holds && rules.Local[name] {
			return 2000
		}
	}
	return 0
}
