package reading_test

import (
	"mentsu/hand"
	"mentsu/notation"
)

// parse returns the hand of a text that is right.
func parse(text string) *hand.Hand {
	h, err := notation.Hand(text, notation.Auto, hand.Context{})
	if err != nil {
		panic(err)
	}
	return h
}
