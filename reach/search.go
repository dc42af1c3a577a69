package reach

import (
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// search lists the finished hands at a distance from a hand.
type search struct {
	held, caps tile.Counts
	sets       int // that the concealed tiles make
	forms      form.Forms
	fourPairs  bool // four of a kind are two pairs

	distance int
	found    []tile.Counts
}

func newSearch(h *hand.Hand, pool form.Pool, rules form.Rules) *search {
	if pool == form.PoolHand {
		pool = form.PoolMelds // a hand with a fifth copy of a tile is never won
	}
	s := &search{held: h.Concealed(), caps: h.Caps(pool), sets: h.FreeSets(), forms: rules.Forms, fourPairs: rules.FourAsTwoPairs}
	if !h.Closed() {
		s.forms &= form.Standard | form.KnittedStraight
	}
	if s.sets < rules.Sets-1 || !rules.Knits() {
		s.forms &^= form.KnittedStraight
	}
	return s
}

// at returns the concealed tiles of all finished hands that lack so many tiles, each once.
func (s *search) at(distance int) []tile.Counts {
	s.distance, s.found = distance, s.found[:0]
	if s.forms.Has(form.Standard) {
		s.standard(&tile.Counts{}, 0, s.sets)
	}
	if s.forms.Has(form.KnittedStraight) {
		s.knittedStraight()
	}
	if s.forms.Has(form.HonoursAndKnitted) {
		s.honoursAndKnitted()
	}
	if s.forms.Has(form.ThirteenOrphans) {
		s.orphans()
	}
	if s.forms.Has(form.SevenPairs) {
		regular := len(s.found)
		s.pairs(&tile.Counts{}, 0, 0, 0)
		s.dropRegular(regular)
	}
	return s.found
}

// dropRegular drops pairs that make sets, too: they are among the first so many already.
func (s *search) dropRegular(regular int) {
	known := make(map[tile.Counts]bool, regular)
	for _, c := range s.found[:regular] {
		known[c] = true
	}
	pairs := slices.DeleteFunc(s.found[regular:], func(c tile.Counts) bool { return known[c] })
	s.found = s.found[:regular+len(pairs)]
}

// missing returns how many tiles of n of kind k the hand lacks.
func (s *search) missing(k tile.Kind, n uint8) int { return int(max(n, s.held[k]) - s.held[k]) }

// add adds finished tiles that lack so many.
func (s *search) add(c *tile.Counts, missing int) {
	if missing == s.distance {
		s.found = append(s.found, *c)
	}
}

// orphans adds thirteen orphans, once for each kind of the pair.
func (s *search) orphans() {
	for pair := range tile.Orphans.All() {
		var c tile.Counts
		for k := range tile.Orphans.All() {
			c[k] = 1
		}
		c[pair]++
		s.addIfFits(&c)
	}
}

// addIfFits adds finished tiles that can exist.
func (s *search) addIfFits(c *tile.Counts) {
	missing := 0
	for k, n := range c {
		if n > s.caps[k] {
			return
		}
		missing += s.missing(tile.Kind(k), n)
	}
	s.add(c, missing)
}

// honoursAndKnitted adds the choices of fourteen among the sixteen tiles of each pattern and
// the honours.
func (s *search) honoursAndKnitted() {
	for _, nine := range form.KnittedPatterns() {
		sixteen := nine | tile.AllHonours
		var c tile.Counts
		for k := range sixteen.All() {
			c[k] = 1
		}
		for a := range sixteen.All() {
			c[a] = 0
			for b := a + 1; b < tile.NumKinds; b++ {
				if c[b] == 1 {
					c[b] = 0
					s.addIfFits(&c)
					c[b] = 1
				}
			}
			c[a] = 1
		}
	}
}

// numPairs is how many pairs a hand of seven pairs has.
const numPairs = 7

// pairs adds every way to complete c, which holds so many pairs of kinds below k and lacks so
// many tiles, to seven pairs.
func (s *search) pairs(c *tile.Counts, k tile.Kind, pairs, missing int) {
	if pairs == numPairs {
		s.add(c, missing)
		return
	}
	if k == tile.NumKinds {
		return
	}
	for n := uint8(0); n <= min(s.caps[k], s.mostOf()) && pairs+int(n)/2 <= numPairs; n += 2 {
		if m := missing + s.missing(k, n); m <= s.distance {
			c[k] = n
			s.pairs(c, k+1, pairs+int(n)/2, m)
		}
	}
	c[k] = 0
}

// mostOf returns how many of a kind seven pairs may hold.
func (s *search) mostOf() uint8 {
	if s.fourPairs {
		return tile.Copies
	}
	return 2
}

// knittedStraight adds the nine tiles of each pattern with the sets that are left and a pair.
func (s *search) knittedStraight() {
	whole := *s
	for _, nine := range form.KnittedPatterns() {
		var c tile.Counts
		missing, fits := 0, true
		*s = search{held: whole.held, caps: whole.caps, forms: whole.forms, distance: whole.distance, found: s.found}
		for k := range nine.All() {
			c[k] = 1
			missing += s.missing(k, 1)
			fits = fits && s.caps[k] > 0
			s.held[k] -= min(1, s.held[k])
			s.caps[k]--
		}
		if fits && missing <= s.distance {
			s.standard(&c, missing, whole.sets-3)
		}
	}
	found := s.found
	*s = whole
	s.found = found
}
