package corpus

import "mentsu/tile"

// Rearrangement returns, for each kind, the kind that takes its place when the number
// suits change places, some of them are mirrored (1 for 9), and the honours change places,
// all at random. A hand moved so has the same shape. With three players characters stay
// what they are.
func (r *Rand) Rearrangement(players int) [tile.NumKinds]tile.Kind {
	var place [tile.NumKinds]tile.Kind
	fixed := 0
	if players == 3 {
		fixed = 1
	}
	suits := r.permutation(3, fixed)
	for s, to := range suits {
		from, to := tile.Suit(s).First(), tile.Suit(to).First()
		mirrored := r.Below(2) == 1
		for rank := range tile.Kind(9) {
			place[from+rank] = to + rank
			if mirrored {
				place[from+rank] = to + 8 - rank
			}
		}
	}
	for i, to := range r.permutation(7, 0) {
		place[tile.East+tile.Kind(i)] = tile.East + tile.Kind(to)
	}
	return place
}

// permutation returns the numbers 0..n-1 in random order, the first few in their place.
func (r *Rand) permutation(n, fixed int) []int {
	p := make([]int, n)
	for i := range p {
		p[i] = i
	}
	for i := n - 1; i > fixed; i-- {
		j := fixed + r.Below(i-fixed+1)
		p[i], p[j] = p[j], p[i]
	}
	return p
}
