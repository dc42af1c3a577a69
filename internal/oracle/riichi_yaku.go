package oracle

import (
	"slices"

	"mentsu/tile"
)

// yaku returns the ordinary yaku of a reading with their han.
func (c riichiCut) yaku(w RiichiWin, rules RiichiRules) map[string]int {
	yaku := map[string]int{}
	// add takes the han of a closed and of an open hand.
	add := func(holds bool, name string, closed, open int) {
		han := closed
		if !w.closed() {
			han = open
		}
		if holds && han > 0 {
			yaku[name] = han
		}
	}
	flags := map[string]int{
		"riichi": 1, "double_riichi": 2, "rinshan": 1, "chankan": 1, "haitei": 1, "houtei": 1,
	}
	for name, han := range flags {
		add(w.has(name), name, han, han)
	}
	add(w.has("ippatsu") && rules.Ippatsu, "ippatsu", 1, 0)
	add(w.has("renhou") && rules.Renhou == "han5", "renhou", 5, 0)
	add(w.SelfDraw, "tsumo", 1, 0)
	add(w.has("open_riichi") && (rules.OpenRiichi == "han" || rules.OpenRiichi == "han_and_ron_yakuman"), "open_riichi", 1, 0)

	kinds := c.counts.Kinds()
	open := 0
	if rules.OpenTanyao {
		open = 1
	}
	add(kinds&tile.Orphans == 0, "tanyao", 1, open)
	add(kinds&^tile.Orphans == 0 && kinds&tile.Terminals != 0 && kinds&tile.AllHonours != 0, "honroutou", 2, 2)
	suits := suitsOf(kinds)
	add(len(suits) == 1 && kinds&tile.AllHonours != 0, "honitsu", 3, 2)
	add(len(suits) == 1 && kinds&tile.AllHonours == 0, "chinitsu", 6, 5)
	add(c.pairs, "chiitoitsu", 2, 0)
	if !c.pairs {
		c.setYaku(w, rules, add)
	}
	c.localYaku(w, rules, yaku)
	return yaku
}

// setYaku adds the yaku of sets and a pair.
func (c riichiCut) setYaku(w RiichiWin, rules RiichiRules, add func(holds bool, name string, closed, open int)) {
	add(c.pinfu(w, rules), "pinfu", 1, 0)
	runs, triplets := c.runs(), c.triplets()
	doubles := 0
	for _, n := range runs {
		doubles += int(n) / 2
	}
	add(doubles == 1, "iipeikou", 1, 0)
	add(doubles == 2, "ryanpeikou", 3, 0)

	has := func(k tile.Kind) bool { return slices.Contains(triplets, k) }
	add(has(tile.White), "haku", 1, 1)
	add(has(tile.Green), "hatsu", 1, 1)
	add(has(tile.Red), "chun", 1, 1)
	add(has(w.Seat), "seat_wind", 1, 1)
	add(has(w.Round), "round_wind", 1, 1)
	add(has(tile.North) && rules.Kita == "yakuhai", "north", 1, 1)
	add(c.numTriplets(tile.Dragons) == 2 && tile.Dragons.Has(c.pair), "shousangen", 2, 2)

	sanshoku, doukou, ittsu := false, false, false
	for i := range tile.Kind(9) {
		sanshoku = sanshoku || runs[i] > 0 && runs[i+9] > 0 && runs[i+18] > 0
		doukou = doukou || has(i) && has(i+9) && has(i+18)
	}
	for _, suit := range []tile.Kind{tile.Man1, tile.Pin1, tile.Sou1} {
		ittsu = ittsu || runs[suit] > 0 && runs[suit+3] > 0 && runs[suit+6] > 0
	}
	add(sanshoku, "sanshoku", 2, 1)
	add(doukou, "sanshoku_doukou", 2, 2)
	add(ittsu, "ittsu", 2, 1)

	outside := c.pair.IsOrphan() && !slices.ContainsFunc(c.sets, func(s riichiSet) bool { return !s.outside() })
	honours := c.counts.Kinds()&tile.AllHonours != 0
	add(outside && len(triplets) < 4 && honours, "chanta", 2, 1)
	add(outside && len(triplets) < 4 && !honours, "junchan", 3, 2)
	add(len(triplets) == 4, "toitoi", 2, 2)
	add(c.numConcealed(w) == 3, "sanankou", 2, 2)
	add(c.numKans() == 3, "sankantsu", 2, 2)
}

// yakuman returns the yakuman of a reading, each with how many it counts.
func (c riichiCut) yakuman(w RiichiWin, rules RiichiRules) map[string]int {
	found := c.usualYakuman(w, rules)
	c.localYakuman(w, rules, found)
	return found
}

func (c riichiCut) usualYakuman(w RiichiWin, rules RiichiRules) map[string]int {
	found := map[string]int{}
	add := func(holds bool, name string, double bool) {
		switch {
		case holds && double:
			found[name] = 2
		case holds:
			found[name] = 1
		}
	}
	best := rules.TenhouBestWait && w.has("tenhou")
	w.saidYakuman(rules, add)
	doubled := c.counts[w.Win.Kind()] == 2 || best
	add(c.orphans && !doubled, "kokushi", false)
	add(c.orphans && doubled, "kokushi13", rules.DoubleKokushi13)
	kinds := c.counts.Kinds()
	add(kinds&^tile.AllHonours == 0, "tsuuiisou", false)
	if c.pairs || c.orphans {
		return found
	}
	add(kinds&^tile.Terminals == 0, "chinroutou", false)
	green := tile.KindsOf(tile.Sou1+1, tile.Sou1+2, tile.Sou1+3, tile.Sou1+5, tile.Sou1+7, tile.Green)
	add(kinds&^green == 0 && (kinds.Has(tile.Green) || !rules.GreenNeedsHatsu), "ryuuiisou", false)
	add(c.numConcealed(w) == 4 && c.place >= 0 && !best, "suuankou", false)
	add(c.numConcealed(w) == 4 && (c.place < 0 || best), "suuankou_tanki", rules.DoubleSuuankouTanki)
	add(c.numKans() == 4, "suukantsu", false)
	add(c.numTriplets(tile.Dragons) == 3, "daisangen", false)
	winds := c.numTriplets(tile.Winds)
	add(winds == 4, "daisuushii", rules.DoubleDaisuushii)
	add(winds == 3 && tile.Winds.Has(c.pair), "shousuushii", false)
	gates := nineGates(c.counts) && len(w.Melds) == 0
	pure := best || c.pureGates(w.Win.Kind())
	add(gates && !pure, "chuuren", false)
	add(gates && pure, "chuuren9", rules.DoubleChuuren9)
	return found
}

// numTriplets returns how many triplets and kans are of the given kinds.
func (c riichiCut) numTriplets(kinds tile.Kinds) int {
	n := 0
	for _, k := range c.triplets() {
		if kinds.Has(k) {
			n++
		}
	}
	return n
}

// pureGates reports whether nine gates were complete but for any tile of the suit.
func (c riichiCut) pureGates(win tile.Kind) bool {
	if tile.Terminals.Has(win) {
		return c.counts[win] == 4
	}
	return c.counts[win] == 2
}

// nineGates reports whether counts are 1112345678999 of a suit and one more tile of it.
func nineGates(counts tile.Counts) bool {
	for suit := tile.Man; suit <= tile.Sou; suit++ {
		whole, total := true, 0
		for i := range tile.Kind(9) {
			need := uint8(1)
			if i == 0 || i == 8 {
				need = 3
			}
			n := counts[suit.First()+i]
			whole = whole && n >= need
			total += int(n)
		}
		if whole && total == 14 {
			return true
		}
	}
	return false
}

// runs returns how many runs start at each kind.
func (c riichiCut) runs() tile.Counts {
	var n tile.Counts
	for _, s := range c.sets {
		if s.run {
			n[s.first]++
		}
	}
	return n
}

func (c riichiCut) numConcealed(w RiichiWin) int {
	n := 0
	for i, s := range c.sets {
		if !s.run && c.concealed(i, w) {
			n++
		}
	}
	return n
}

func (c riichiCut) numKans() int {
	n := 0
	for _, s := range c.sets {
		if s.kan {
			n++
		}
	}
	return n
}

// suitsOf returns the number suits of kinds.
func suitsOf(kinds tile.Kinds) []tile.Suit {
	var suits []tile.Suit
	for k := range kinds.All() {
		if !k.IsHonour() && !slices.Contains(suits, k.Suit()) {
			suits = append(suits, k.Suit())
		}
	}
	return suits
}

// saidYakuman adds the yakuman that flags tell of.
func (w RiichiWin) saidYakuman(rules RiichiRules, add func(holds bool, name string, double bool)) {
	add(w.has("tenhou"), "tenhou", false)
	add(w.has("chiihou"), "chiihou", false)
	add(w.has("renhou") && rules.Renhou == "yakuman", "renhou", false)
	add(w.has("open_riichi") && !w.SelfDraw && rules.OpenRiichi == "han_and_ron_yakuman", "open_riichi_ron", false)
}
