package main

import (
	"log"

	"mentsu/odds"
)

// dealsRow returns the question for the shanten numbers of all deals of 13 and of 14 tiles.
func dealsRow() row {
	return row{name: "shanten of all deals of 13 and 14 tiles, exactly", budget: 0.5e9, ask: func(int) int {
		cells := 0
		for _, tiles := range []int{13, 14} {
			d, err := odds.Deals(odds.Question{Tiles: tiles})
			if err != nil {
				log.Fatal(err)
			}
			cells += len(d.Cells)
		}
		return cells
	}}
}
