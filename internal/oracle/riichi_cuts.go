package oracle

import (
	"slices"

	"mentsu/hand"
	"mentsu/tile"
)

// riichiSet is a set of a reading.
type riichiSet struct {
	first  tile.Kind
	run    bool
	kan    bool
	called bool // a meld other than a closed kan
	meld   bool
}

// riichiCut is a reading with a place for the winning tile: sets and a pair, or seven
// pairs (kinds only), or thirteen orphans.
type riichiCut struct {
	sets    []riichiSet // concealed ones, then melds
	pair    tile.Kind
	place   int // the set that the winning tile completes; -1: the pair
	pairs   bool
	orphans bool
	counts  tile.Counts // all tiles, melds included, kans as three
}

// riichiCuts returns all readings of a hand with all places of the winning tile; none if
// the hand is not complete.
func riichiCuts(w RiichiWin) []riichiCut {
	var counts tile.Counts
	for _, t := range append(slices.Clone(w.Concealed), w.Win) {
		counts[t.Kind()]++
	}
	if counts.Total()+3*len(w.Melds) != 14 {
		return nil
	}
	all := counts
	var melds []riichiSet
	for _, m := range w.Melds {
		melds = append(melds, riichiSet{m.Set.First(), m.Set.IsRun(), m.IsKan(), m.Kind != hand.ClosedKan, true})
		for _, k := range m.Set.Kinds() {
			all[k]++
		}
	}
	var cuts []riichiCut
	for pair := range tile.Kind(tile.NumKinds) {
		if counts[pair] < 2 {
			continue
		}
		rest := counts
		rest[pair] -= 2
		cutSets(rest, 0, nil, func(sets []riichiSet) {
			c := riichiCut{sets: append(slices.Clone(sets), melds...), pair: pair, counts: all}
			cuts = append(cuts, c.places(w.Win.Kind())...)
		})
	}
	if len(w.Melds) == 0 {
		cuts = append(cuts, cutWhole(counts)...)
	}
	return cuts
}

// cutSets calls f with each way to split counts, of kinds no lower than from, into sets.
func cutSets(counts tile.Counts, from tile.Kind, sets []riichiSet, f func([]riichiSet)) {
	for from < tile.NumKinds && counts[from] == 0 {
		from++
	}
	if from == tile.NumKinds {
		f(sets)
		return
	}
	if counts[from] >= 3 {
		rest := counts
		rest[from] -= 3
		cutSets(rest, from, append(slices.Clip(sets), riichiSet{first: from}), f)
	}
	if !from.IsHonour() && from.Rank() <= 7 && counts[from+1] > 0 && counts[from+2] > 0 {
		rest := counts
		for i := range tile.Kind(3) {
			rest[from+i]--
		}
		cutSets(rest, from, append(slices.Clip(sets), riichiSet{first: from, run: true}), f)
	}
}

// cutWhole returns seven pairs and thirteen orphans.
func cutWhole(counts tile.Counts) []riichiCut {
	var cuts []riichiCut
	pairs, orphans := 0, 0
	for k, n := range counts {
		if n == 2 {
			pairs++
		}
		if n > 0 && tile.Kind(k).IsOrphan() {
			orphans++
		}
	}
	if pairs == 7 {
		cuts = append(cuts, riichiCut{pairs: true, place: -1, counts: counts})
	}
	total := 0
	for k, n := range counts {
		if tile.Kind(k).IsOrphan() {
			total += int(n)
		}
	}
	if orphans == 13 && total == 14 {
		cuts = append(cuts, riichiCut{orphans: true, place: -1, counts: counts})
	}
	return cuts
}

// places returns c with every place that the winning tile may have.
func (c riichiCut) places(win tile.Kind) []riichiCut {
	var cuts []riichiCut
	if c.pair == win {
		with := c
		with.place = -1
		cuts = append(cuts, with)
	}
	for i, s := range c.sets {
		if !s.meld && s.has(win) {
			with := c
			with.place = i
			cuts = append(cuts, with)
		}
	}
	return cuts
}

func (s riichiSet) has(k tile.Kind) bool {
	if s.run {
		return k >= s.first && k <= s.first+2
	}
	return k == s.first
}

// outside reports whether s holds a terminal or an honour.
func (s riichiSet) outside() bool {
	return s.first.IsOrphan() || s.run && s.first.Rank() == 7
}

// triplets returns the triplets and kans.
func (c riichiCut) triplets() []tile.Kind {
	var kinds []tile.Kind
	for _, s := range c.sets {
		if !s.run {
			kinds = append(kinds, s.first)
		}
	}
	return kinds
}

// concealed reports whether set i is one: not called, and not completed by a ron tile.
func (c riichiCut) concealed(i int, w RiichiWin) bool {
	return !c.sets[i].called && (w.SelfDraw || i != c.place)
}

// wait returns the fu of the wait and whether it is two-sided.
func (c riichiCut) wait(win tile.Kind) (fu int, ryanmen bool) {
	if c.place < 0 {
		return 2, false
	}
	s := c.sets[c.place]
	switch {
	case !s.run:
		return 0, false
	case win == s.first+1, win == s.first+2 && s.first.Rank() == 1, win == s.first && s.first.Rank() == 7:
		return 2, false
	}
	return 0, true
}

// fu returns the fu of the reading, as counted and as paid.
func (c riichiCut) fu(w RiichiWin, rules RiichiRules) (raw, rounded int) {
	if c.pairs {
		return 25, 25
	}
	fu := 20 + c.setFu(w) + c.pairFu(w, rules)
	wait, _ := c.wait(w.Win.Kind())
	fu += wait
	switch {
	case w.SelfDraw:
		pinfu := c.pinfu(w, rules)
		if !pinfu && (rules.RinshanTsumoFu || !w.has("rinshan")) {
			fu += 2
		}
	case w.closed():
		fu += 10
	case fu == 20 && rules.OpenPinfu30:
		fu = 30
	}
	return fu, (fu + 9) / 10 * 10
}

func (c riichiCut) setFu(w RiichiWin) int {
	sum := 0
	for i, s := range c.sets {
		if s.run {
			continue
		}
		fu := 2
		if s.kan {
			fu *= 4
		}
		if c.concealed(i, w) {
			fu *= 2
		}
		if s.first.IsOrphan() {
			fu *= 2
		}
		sum += fu
	}
	return sum
}

func (c riichiCut) pairFu(w RiichiWin, rules RiichiRules) int {
	switch {
	case c.pair == w.Seat && c.pair == w.Round:
		return rules.DoubleWindPairFu
	case c.pair == w.Seat, c.pair == w.Round, tile.Dragons.Has(c.pair):
		return 2
	}
	return 0
}

// pinfu reports whether the reading is one: closed, and nothing in it has fu.
func (c riichiCut) pinfu(w RiichiWin, rules RiichiRules) bool {
	_, ryanmen := c.wait(w.Win.Kind())
	return !c.pairs && !c.orphans && w.closed() && len(c.triplets()) == 0 && c.pairFu(w, rules) == 0 && ryanmen &&
		(rules.PinfuTsumo || !w.SelfDraw)
}
