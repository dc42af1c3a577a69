// Package mentsu answers questions about mahjong hands. It is the short way in: text to a
// hand, and the three questions asked most, with the defaults of riichi mahjong.
//
// For other rules, pools and forms use the packages beneath: notation reads text, hand
// checks it, shanten answers. They import the standard library only and are safe for
// concurrent use.
package mentsu

import (
	"errors"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/shanten"
)

// ErrJokers says that a hand holds jokers, which the questions here cannot use yet.
var ErrJokers = errors.New("mentsu: hands with jokers are not supported yet")

// Parse reads a hand such as "123m0567p789s114z" or "46m55z[123p][7777s]": 3n+1 or 3n+2
// concealed tiles, melds in brackets behind them. The error is a *notation.SyntaxError
// where the fault has a place in the text, else a *hand.Error, or ErrJokers.
func Parse(text string) (*hand.Hand, error) {
	h, err := notation.Hand(text, notation.Auto, hand.Context{})
	if err != nil {
		return nil, err
	}
	if h.Jokers() > 0 {
		return nil, ErrJokers
	}
	return h, nil
}

// Shanten returns how far h is from ready: -1 complete, 0 ready (tenpai), n from ready, or
// shanten.Impossible.
func Shanten(h *hand.Hand) shanten.Number { return shanten.Of(h, shanten.Query{}).Shanten }

// Useful returns the kinds whose draw brings h, a hand of 3n+1 tiles, nearer; at shanten 0
// these are its waits.
func Useful(h *hand.Hand) shanten.Useful { return shanten.UsefulTiles(h, shanten.Query{}) }

// Discards returns what every discard from h, a hand of 3n+2 tiles, leaves, best first.
func Discards(h *hand.Hand) []shanten.Discard { return shanten.Discards(nil, h, shanten.Query{}) }
