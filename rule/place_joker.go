package rule

import (
	"mentsu/form"
	"mentsu/reading"
	"mentsu/tile"
)

// spotAt returns the spot of a place in the reading that k is about. Of the kinds that a joker
// can stand for there it takes the first.
func (s *Set) spotAt(k *work, at Place) spot {
	if k.winJoker {
		var places [maxPlaces]spot
		for i := range places[:s.places(k, &places)] {
			if places[i].Place == at {
				return places[i]
			}
		}
	}
	return spotOf(at, &k.reading)
}

// jokerSingles is places for forms without sets, won on a joker: each kind that it can stand
// for.
func (k *work) jokerSingles(dst *[maxPlaces]spot, r *reading.Reading) int {
	n := 0
	for _, p := range r.Pairs[:r.NumPairs] {
		if p.Jokers == 0 {
			continue
		}
		dst[n] = spot{Place: Place{Set: -1, OnPair: true}, kind: p.Kind}
		n++
	}
	for kind := range r.AsSingles.All() {
		dst[n] = spot{Place: Place{Set: -1}, kind: kind}
		n++
	}
	if k.form == form.SevenPairs {
		for i := range dst[:n] {
			dst[i].Place = Place{Set: -1, Wait: Tanki}
		}
	}
	return n
}

// jokerPlaces is places for readings with sets and jokers. Of equal tiles it is all the same
// which is the joker, so the winning tile can be any of its kind, and a joker any of a kind
// that one stands for.
func (s *Set) jokerPlaces(k *work, dst *[maxPlaces]spot, r *reading.Reading) int {
	n := 0
	for i, set := range r.Sets[:r.Concealed] {
		if i > 0 && set == r.Sets[i-1] {
			continue
		}
		first, isRun := firstOf(set.Set)
		for at, kind := range set.Kinds() {
			wait := Shanpon
			switch {
			case set.Set >= form.NumSets:
				wait = NoWait // of a run of honours no tile is the middle or the edge
			case isRun:
				wait = s.waits[first][at]
			}
			p := spot{Place: Place{Set: int8(i), Wait: wait}, set: set.Set, kind: kind}
			if k.stands(kind, set.Jokers>>at&1 != 0) && (n == 0 || dst[n-1] != p) {
				dst[n] = p
				n++
			}
		}
	}
	if p := r.Pairs[0]; k.stands(p.Kind, k.winJoker && p.Jokers != 0 || p.Jokers == 0b11) {
		dst[n] = spot{Place: Place{Set: -1, Wait: Tanki, OnPair: true}, kind: p.Kind}
		n++
	}
	for kind := range k.knitted.All() {
		if k.stands(kind, r.AsSingles.Has(kind)) {
			dst[n] = spot{Place: Place{Set: -1}, kind: kind}
			n++
		}
	}
	return n
}

// stands reports whether the winning tile can be a tile of a reading, which shows a joker
// there or not. Where each set needs a tile that is no joker, they cannot change places.
func (k *work) stands(kind tile.Kind, joker bool) bool {
	switch {
	case k.demands && joker != k.winJoker:
		return false
	case k.winJoker:
		return k.jokersAs[kind] > 0
	default:
		return kind == k.winKind
	}
}
