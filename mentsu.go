// Package mentsu answers questions about mahjong hands. It is the short way in: text to a
// hand, and the questions asked most, with the defaults of riichi mahjong.
//
// For other rules, pools and forms use the packages beneath: notation reads text, hand
// checks it, shanten answers; win and reading tell of complete hands and jokers. They
// import the standard library only and are safe for concurrent use.
package mentsu

import (
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/shanten"
)

// Parse reads a hand such as "123m0567p789s114z" or "46m55z[123p][7777s]": 3n+1 or 3n+2
// concealed tiles, j for a joker, melds in brackets behind them. The error is a
// *notation.SyntaxError where the fault has a place in the text, else a *hand.Error.
func Parse(text string) (*hand.Hand, error) {
	return notation.Hand(text, notation.Auto, hand.Context{})
}

// Shanten returns how far h is from ready: -1 complete, 0 ready (tenpai), n from ready, or
// shanten.Impossible.
func Shanten(h *hand.Hand) shanten.Number { return shanten.Of(h, shanten.Query{}).Shanten }

// Useful returns the kinds whose draw brings h, a hand of 3n+1 tiles, nearer; at shanten 0
// these are its waits. A hand of 3n+2 tiles has none.
func Useful(h *hand.Hand) shanten.Useful { return shanten.UsefulTiles(h, shanten.Query{}) }

// Ukeire returns how many tiles of the useful kinds of h, a hand of 3n+1 tiles, are left.
func Ukeire(h *hand.Hand) int { return shanten.Ukeire(h, Useful(h).Tiles) }

// Discards returns what every discard from h, a hand of 3n+2 tiles, leaves, best first. A
// hand of 3n+1 tiles has none.
func Discards(h *hand.Hand) []shanten.Discard { return shanten.Discards(nil, h, shanten.Query{}) }
