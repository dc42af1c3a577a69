package oracle

import (
	"slices"

	"mentsu/tile"
)

// OfficialSet is a set of a hand under the Chinese official rules: its lowest kind, a chow
// or a pung.
type OfficialSet struct {
	First tile.Kind
	Chow  bool
}

// officialGroup is sets that make a fan together.
type officialGroup struct {
	fan   string
	value int
	sets  []int
}

// OfficialGroups returns the greatest number of points that fans of several sets of number
// tiles can bring, the two of terminal chows around a pair of fives left aside: every choice
// of groups is tried. A group joins sets that are not joined yet, neither to each other nor
// by way of others, and a set makes a fan only once.
func OfficialGroups(sets []OfficialSet) int {
	var all []officialGroup
	for mask := range 1 << len(sets) {
		var some []int
		for i := range sets {
			if mask>>i&1 != 0 {
				some = append(some, i)
			}
		}
		for fan, value := range fansOfGroup(sets, some) {
			all = append(all, officialGroup{fan, value, some})
		}
	}
	joined := make([]int, len(sets)) // the part that each set belongs to
	for i := range joined {
		joined[i] = i
	}
	return bestGroups(all, nil, joined)
}

// bestGroups returns the most that groups can add to those taken.
func bestGroups(all, taken []officialGroup, joined []int) int {
	if len(all) == 0 {
		return 0
	}
	best := bestGroups(all[1:], taken, joined)
	g := all[0]
	var parts []int
	for _, i := range g.sets {
		if slices.Contains(parts, joined[i]) {
			return best
		}
		parts = append(parts, joined[i])
	}
	for _, t := range taken {
		if t.fan == g.fan && slices.ContainsFunc(t.sets, func(i int) bool { return slices.Contains(g.sets, i) }) {
			return best
		}
	}
	after := slices.Clone(joined)
	for i, part := range joined {
		if slices.Contains(parts, part) {
			after[i] = parts[0]
		}
	}
	return max(best, g.value+bestGroups(all[1:], append(slices.Clone(taken), g), after))
}

// fansOfGroup returns the fans that some sets make together, with their points.
func fansOfGroup(sets []OfficialSet, some []int) map[string]int {
	if len(some) < 2 {
		return nil
	}
	chow := sets[some[0]].Chow
	var ranks []int
	suits := map[tile.Suit]bool{}
	for _, i := range some {
		if sets[i].Chow != chow || sets[i].First.IsHonour() {
			return nil
		}
		ranks = append(ranks, sets[i].First.Rank())
		suits[sets[i].First.Suit()] = true
	}
	slices.Sort(ranks)
	step := ranks[1] - ranks[0]
	even := true
	for i := 1; i < len(ranks); i++ {
		even = even && ranks[i]-ranks[i-1] == step
	}
	if !even {
		return nil
	}
	rows := pungFans()
	if chow {
		rows = chowFans()
	}
	fans := map[string]int{}
	for _, r := range rows {
		if r.sets == len(some) && r.suits == len(suits) && slices.Contains(r.steps, step) && (!r.ends || ranks[0] == 1 && ranks[len(ranks)-1] == 7) {
			fans[r.fan] = r.value
		}
	}
	return fans
}

// groupFan is a fan of sets whose ranks rise by one of some steps.
type groupFan struct {
	fan   string
	value int
	sets  int
	suits int
	steps []int
	ends  bool // the lowest is 123, the highest 789
}

func chowFans() []groupFan {
	return []groupFan{
		{"quadruple chow", 48, 4, 1, []int{0}, false},
		{"four pure shifted chows", 32, 4, 1, []int{1, 2}, false},
		{"pure triple chow", 24, 3, 1, []int{0}, false},
		{"pure straight", 16, 3, 1, []int{3}, true},
		{"pure shifted chows", 16, 3, 1, []int{1, 2}, false},
		{"mixed straight", 8, 3, 3, []int{3}, true},
		{"mixed triple chow", 8, 3, 3, []int{0}, false},
		{"mixed shifted chows", 6, 3, 3, []int{1}, false},
		{"pure double chow", 1, 2, 1, []int{0}, false},
		{"mixed double chow", 1, 2, 2, []int{0}, false},
		{"short straight", 1, 2, 1, []int{3}, false},
		{"two terminal chows", 1, 2, 1, []int{6}, true},
	}
}

func pungFans() []groupFan {
	return []groupFan{
		{"four pure shifted pungs", 48, 4, 1, []int{1}, false},
		{"pure shifted pungs", 24, 3, 1, []int{1}, false},
		{"triple pung", 16, 3, 3, []int{0}, false},
		{"mixed shifted pungs", 8, 3, 3, []int{1}, false},
		{"double pung", 2, 2, 2, []int{0}, false},
	}
}
