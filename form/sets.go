package form

import "mentsu/tile"

// Set is one of the 55 groups of three that a finished hand may hold: 0..33 = the triplet
// of that kind, 34 + 7*suit + a = the run that starts at rank a+1 (a = 0..6) of a number
// suit. Houses in which honours make runs have five more: see RunESW.
type Set uint8

// NumSets is the number of different sets.
const NumSets = 55

// The runs of honours, which only some houses have: any three different winds, and the
// three dragons. They are no part of AllSets.
const (
	RunESW     Set = NumSets + iota // east, south, west
	RunESN                          // east, south, north
	RunEWN                          // east, west, north
	RunSWN                          // south, west, north
	RunDragons                      // white, green, red
)

// NumHouseSets is the number of different sets, runs of honours included.
const NumHouseSets = NumSets + 5

// Sets is a set of Set values, bit s for Set s.
type Sets uint64

// AllSets holds every triplet and every run; AllTriplets and AllRuns its two halves.
const (
	AllSets     Sets = 1<<NumSets - 1
	AllTriplets Sets = 1<<tile.NumKinds - 1
	AllRuns          = AllSets &^ AllTriplets
)

// Triplet returns the triplet of k.
func Triplet(k tile.Kind) Set { return Set(k) }

// Run returns the run whose lowest tile is k, a number tile of rank 1..7.
func Run(k tile.Kind) Set { return Set(tile.NumKinds + 7*int(k.Suit()) + k.Rank() - 1) }

// IsRun reports whether s is a run.
func (s Set) IsRun() bool { return s >= tile.NumKinds }

// First returns the lowest kind of s.
func (s Set) First() tile.Kind {
	if s >= NumSets {
		return s.Kinds()[0]
	}
	if s.IsRun() {
		i := s - tile.NumKinds
		return tile.Suit(i/7).First() + tile.Kind(i%7)
	}
	return tile.Kind(s)
}

// Kinds returns the three tiles of s, rising.
func (s Set) Kinds() [3]tile.Kind {
	switch s {
	case RunESW:
		return [3]tile.Kind{tile.East, tile.South, tile.West}
	case RunESN:
		return [3]tile.Kind{tile.East, tile.South, tile.North}
	case RunEWN:
		return [3]tile.Kind{tile.East, tile.West, tile.North}
	case RunSWN:
		return [3]tile.Kind{tile.South, tile.West, tile.North}
	case RunDragons:
		return [3]tile.Kind{tile.White, tile.Green, tile.Red}
	}
	k := s.First()
	if s.IsRun() {
		return [3]tile.Kind{k, k + 1, k + 2}
	}
	return [3]tile.Kind{k, k, k}
}

// String returns s as text, for example "123m" or "555z".
func (s Set) String() string {
	ks := s.Kinds()
	return string([]byte{
		byte('0' + ks[0].Rank()), byte('0' + ks[1].Rank()), byte('0' + ks[2].Rank()),
		ks[0].Suit().Letter(),
	})
}

// Has reports whether s is in the set of sets.
func (ss Sets) Has(s Set) bool { return ss>>s&1 != 0 }
