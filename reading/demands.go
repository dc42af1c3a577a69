package reading

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
	"mentsu/win"
)

// demands are the rules of a house that readings keep to, apart from how many tiles of a
// kind there may be.
type demands struct {
	eyes           tile.Kinds  // that may be the pair
	winds, dragons bool        // honours make runs
	faces          tile.Counts // jokers that are tiles with a face of their own
	limit          int         // jokers that may stand for other tiles
	natural        bool        // each set and the pair has a tile of own
	own            tile.Counts // natural tiles, and jokers that may be natural because they show their face
	ownFrom        [tile.NumKinds + 1]int
}

// demandsOf returns what a house asks of a hand whose natural tiles are held.
func demandsOf(h *hand.Hand, held *tile.Counts, house *win.House) demands {
	d := demands{
		eyes: tile.AllKinds, winds: house.WindRuns, dragons: house.DragonRuns,
		faces: h.JokerTiles(), limit: hand.MaxTiles, natural: house.NaturalPerSet, own: *held,
	}
	if house.Pair258 {
		d.eyes = win.Eyes258
	}
	if house.MaxJokersUsed != nil {
		d.limit = *house.MaxJokersUsed
		for k, n := range d.faces {
			d.own[k] += n
		}
	}
	if d.natural {
		for k := tile.NumKinds - 1; k >= 0; k-- {
			d.ownFrom[k] = d.ownFrom[k+1] + int(d.own[k])
		}
	}
	return d
}

// allows reports whether so many jokers may stand for each kind.
func (d *demands) allows(as tile.Counts) bool {
	others := 0
	for k, n := range as {
		others += int(max(n, d.faces[k]) - d.faces[k])
	}
	return others <= d.limit
}

// share returns how many sets and pairs can have a natural tile of kind k.
func (d *demands) share(k tile.Kind) int {
	if d.natural {
		return int(d.own[k])
	}
	return hand.MaxTiles
}

// pairs returns how many pairs of kind k there may be.
func (d *demands) pairs(k tile.Kind) int {
	if d.eyes.Has(k) {
		return 1
	}
	return 0
}

// honourSets are the runs of honours, rising.
var honourSets = [...]form.Set{form.RunESW, form.RunESN, form.RunEWN, form.RunSWN, form.RunDragons} //nolint:gochecknoglobals // a constant

// starts reports whether run i of the honours begins at k in this house.
func (d *demands) starts(i int, k tile.Kind) bool {
	if honourSets[i] == form.RunDragons {
		return d.dragons && k == tile.White
	}
	return d.winds && k == honourSets[i].First()
}

// honours returns the least jokers that the honours need, without and with the pair, where
// they make runs. Three equal runs use the tiles of three triplets, so two are enough.
func (d *demands) honours(held, caps *tile.Counts) [2]uint8 {
	winds, dragons := [2]uint8{never, never}, [2]uint8{never, never}
	var reached tile.Counts
	var each func(i int)
	each = func(i int) {
		if i == len(honourSets) {
			winds = lesser(winds, d.between(tile.East, tile.White, &reached, held, caps))
			dragons = lesser(dragons, d.between(tile.White, tile.NumKinds, &reached, held, caps))
			return
		}
		kinds := honourSets[i].Kinds()
		for n := range uint8(3) {
			for _, k := range kinds {
				reached[k] += n
			}
			each(i + 1)
			for _, k := range kinds {
				reached[k] -= n
			}
			if !d.starts(i, kinds[0]) {
				break
			}
		}
	}
	each(0)
	return [2]uint8{
		min(never, winds[0]+dragons[0]),
		min(never, winds[1]+dragons[0], winds[0]+dragons[1]),
	}
}

// between returns the least jokers, without and with a pair, that the kinds between two
// need if runs reach them so many times.
func (d *demands) between(from, to tile.Kind, reached, held, caps *tile.Counts) [2]uint8 {
	best := [2]uint8{0, never}
	for k := from; k < to; k++ {
		var jokers [2]uint8
		for pair := range jokers {
			use := uses(int(reached[k])+2*pair, int(held[k]))
			jokers[pair] = uint8(use) - held[k]
			if use > int(caps[k]) || pair > d.pairs(k) {
				jokers[pair] = never
			}
		}
		best = [2]uint8{min(never, best[0]+jokers[0]), min(never, best[1]+jokers[0], best[0]+jokers[1])}
	}
	return best
}

func lesser(a, b [2]uint8) [2]uint8 { return [2]uint8{min(a[0], b[0]), min(a[1], b[1])} }

// withHonourRuns makes the readings with every choice of at most so many tiles of k, of
// which some are used already, in the runs of honours from run i on that begin there.
func (s *search) withHonourRuns(k tile.Kind, i, used, most int) bool {
	for i < len(honourSets) && !s.starts(i, k) {
		i++
	}
	if i == len(honourSets) {
		used += int(s.reached[k])
		return used < int(s.held[k]) || s.use(k, used, 0, 0)
	}
	kinds := honourSets[i].Kinds()
	goOn := true
	for n := min(most, MaxSets); n >= 0 && goOn; n-- {
		s.reach(kinds, uint8(n))
		s.honourRuns[i] = uint8(n)
		goOn = s.withHonourRuns(k, i+1, used, most-n)
		s.reach(kinds, -uint8(n))
	}
	s.honourRuns[i] = 0
	return goOn
}

// reach counts n runs of honours to the kinds they use.
func (s *search) reach(kinds [3]tile.Kind, n uint8) {
	for _, k := range kinds {
		s.reached[k] += n
	}
}
