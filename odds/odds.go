// Package odds counts deals: how many of all deals of so many tiles have each shanten
// number, are complete, or wait on so many tiles; and how likely a hand is to come to
// something within so many draws. Counts are exact, whatever their size; where no exact
// count is to be had, Simulate plays deals at random and says how sure its answer is.
//
// A deal is a choice of tiles, not of kinds: of a kind with n copies left there are n over k
// ways to be dealt k. The tiles of a hand fall into four parts, the suits and the honours.
// What a part contributes to any hand takes few different values, so parts are counted by
// value and number of tiles, and merged: some millions of steps stand for 10^18 deals.
// Method and figures: docs/odds.md.
package odds

import (
	"math/big"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// MaxRandom is how many tiles of a deal may be random: so the ways to deal two suits fit 64
// bits, 72 over 25 being 1.3e19.
const MaxRandom = 25

// MaxJokers is how many jokers a deal may hold.
const MaxJokers = hand.MaxTiles

// Question says which deals are counted, and what a finished hand is. The zero value with
// Tiles set means all deals from a whole set of tiles.
type Question struct {
	// Tiles is how many tiles are concealed, 3n+1 or 3n+2, known ones and jokers among them.
	// The sets that neither they nor the melds make count as melds declared elsewhere.
	Tiles  int
	Known  tile.Counts // natural tiles held for certain
	Jokers int         // jokers held for certain
	Melds  []hand.Meld
	Seen   tile.Counts // tiles seen elsewhere: not dealt

	Deck       *tile.Counts // copies of each kind that exist, 0..4; nil: four of each kind in the game
	WallJokers int          // jokers among the tiles that are dealt
	JokerKinds tile.Kinds   // kinds whose tiles act as jokers, known and dealt ones

	Rules    form.Rules
	Pool     form.Pool         // which copies are gone when a finished hand must exist
	Only     *restrict.Program // which finished hands count; nil: all
	Patterns bool              // count different hands, not deals: each once, however many ways it is dealt in

	// Progress, if there is one, is told now and then which share of the work is done, 0..1.
	Progress func(done float64)
}

// Distribution says how many deals stand how far from complete.
type Distribution struct {
	Deals *big.Int // all that were counted
	Cells []Cell   // in rising order of their distances; if exact, without the forms with knitted tiles

	Exact bool   // every deal was counted; else Deals were played
	Seed  uint64 // of a simulation

	asked form.Forms           // if lots tell of them
	lots  map[form.Forms][]Row // of the forms with knitted tiles, where cells do not tell
}

// Cell counts the deals of the same shanten number in every form. A form that is not asked
// or not possible is shanten.Impossible.
type Cell struct {
	shanten.Answer

	Deals *big.Int
}
