package odds

import (
	"math/big"

	"mentsu/form"
	"mentsu/tile"
)

// knittedWaits adds the ready deals of the forms with knitted tiles, which are few enough to
// be listed: all finished hands less one tile. None of them is ready for another form, too:
// of its tiles seven or more are such that no two fit in one set or pair.
func (w *waits) knittedWaits(cells map[group]*big.Int) {
	d := w.deal
	k := d.knitterOf(d.Rules.Forms)
	hands := make(map[tile.Counts]tile.Kinds) // what each waits on
	add := func(finished *tile.Counts) {
		for kind, n := range finished {
			if n > d.soft[kind] {
				return
			}
		}
		held := *finished
		for kind := range held.Kinds().All() {
			held[kind]--
			hands[held] = hands[held].With(kind)
			held[kind]++
		}
	}
	if k.straight {
		eachStraight(k.sets, add)
	}
	if k.honours {
		eachHonours(add)
	}
	for held, kinds := range hands {
		if ways := d.waysTo(&held); ways.Sign() > 0 {
			addTo(cells, w.left(kinds, &held), ways)
		}
	}
}

// eachStraight calls visit with every hand of the nine tiles of a pattern, so many sets, 0 or
// 1, and a pair; some more than once.
func eachStraight(sets int, visit func(*tile.Counts)) {
	for _, pattern := range form.KnittedPatterns() {
		for pair := range tile.NumKinds {
			var hand tile.Counts
			for kind := range pattern.All() {
				hand[kind]++
			}
			hand[pair] += 2
			if sets == 0 {
				visit(&hand)
				continue
			}
			for set := range form.Set(form.NumSets) {
				whole := hand
				for _, kind := range set.Kinds() {
					whole[kind]++
				}
				visit(&whole)
			}
		}
	}
}

// eachHonours calls visit with every hand of fourteen kinds of a pattern and the honours.
func eachHonours(visit func(*tile.Counts)) {
	for _, pattern := range form.KnittedPatterns() {
		all := pattern | tile.AllHonours
		for a := range all.All() {
			for b := range all.All() {
				if b <= a {
					continue
				}
				var hand tile.Counts
				for kind := range (all &^ tile.KindsOf(a, b)).All() {
					hand[kind]++
				}
				visit(&hand)
			}
		}
	}
}

// waysTo returns the number of deals of a hand, without jokers.
func (d *deal) waysTo(held *tile.Counts) *big.Int {
	ways := big.NewInt(1)
	for kind, n := range held {
		if n < d.Known[kind] || n > d.Known[kind]+d.left[kind] {
			return new(big.Int)
		}
		if !d.Patterns {
			ways.Mul(ways, new(big.Int).SetUint64(choose(int(d.left[kind]), int(n-d.Known[kind]))))
		}
	}
	return ways
}
