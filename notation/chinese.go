package notation

import (
	"mentsu/hand"
	"mentsu/tile"
)

// What mcr and botzone have in common.

// turnDragon swaps the red and the white dragon: Chinese order is red, green, white.
func turnDragon(k tile.Kind) tile.Kind {
	switch k {
	case tile.White:
		return tile.Red
	case tile.Red:
		return tile.White
	default:
		return k
	}
}

// offered returns the player that mcr and botzone number so.
func offered(number int) (d hand.Direction, ok bool) {
	switch number {
	case 1:
		return hand.FromLeft, true
	case 2:
		return hand.FromAcross, true
	case 3:
		return hand.FromRight, true
	default:
		return hand.FromUnknown, false
	}
}

// offer returns the number of a player in mcr and botzone, 0 for nobody.
func offer(d hand.Direction) int {
	for number := 1; number <= 3; number++ {
		if from, _ := offered(number); from == d {
			return number
		}
	}
	return 0
}
