package rule

import "slices"

// Conflicts returns what flags go against: each conflict as the terms that no win has together. A term is the name of
// a flag, option=false for an option that is off or that the rule set has not, or
//   - open_meld, meld: there is a meld that is no concealed kan; any meld
//   - kan: one of the melds is a kan, or a north tile is set aside
//   - self_draw, dealer: the winning tile is drawn; the winner sits east
//   - orphans: the concealed tiles are those of thirteen orphans
//   - another_copy, another_concealed: the hand holds the winning tile twice, in its melds or not; without them
//
// and what must not hold has ! before it.
func Conflicts() [][]string {
	means := map[string][]string{}
	for _, name := range flagNames() {
		means[name] = []string{name}
	}
	for _, c := range otherConditions() {
		means[c.name] = c.means
	}
	var all [][]string
	for _, c := range conflicts() {
		terms := slices.Concat(means[c.a], means[c.b])
		if c.unless != "" {
			terms = append(terms, c.unless+"=false")
		}
		all = append(all, terms)
	}
	return all
}
