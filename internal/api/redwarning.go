package api

import (
	"mentsu/rule"
	"mentsu/tile"
)

// redWarnings says of each suit whose plain fives are more than there are beside the red
// ones: such a hand is worth more as soon as its red fives are written as such.
func (q *question) redWarnings(set *rule.Set) []string {
	exist := q.req.redFives()
	if exist == nil {
		exist = &set.Definition().Reds
	}
	concealed, melded := q.hand.Concealed(), q.hand.Melded()
	var all []string
	for suit := range tile.Honours {
		five := suit.First() + 4
		plain := int(concealed[five] + melded[five] - q.hand.Reds(five))
		for _, m := range q.hand.Melds() {
			if m.Set.First().Suit() == suit {
				plain -= int(m.Reds)
			}
		}
		if left := tile.Copies - int(exist[suit]); plain > left {
			all = append(all, q.say("%d plain %s are held, of which there are %d beside the red ones: write a red five as 0", plain, q.tile(tile.Tile(five)), left))
		}
	}
	return all
}
