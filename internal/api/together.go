package api

import (
	"slices"

	"mentsu/internal/phrase"
	"mentsu/rule"
	"mentsu/tile"
)

// onDiscard are the flags that tell of the tile that was discarded, so that all who win on it
// have them or none.
const onDiscard = rule.Houtei | rule.Chankan

// together says why wins cannot be on one discard.
func (q *question) together(set *rule.Set, wins []*rule.Win) *Error {
	var seats []tile.Kind
	var all tally
	for i, w := range wins {
		var wrong phrase.Text
		first := wins[0]
		switch {
		case slices.Contains(seats, w.Seat):
			wrong = phrase.Of("two wins by one seat")
		case len(wins) > 1 && w.SelfDraw:
			wrong = phrase.Of("a self-draw is the only win of its round")
		case set.Discarder(w) != set.Discarder(first):
			wrong = phrase.Of("the wins are on discards of different players")
		case i > 0 && set.Discarder(w) == first.Seat:
			wrong = phrase.Of("a winner discarded the tile of another")
		case w.Tile != first.Tile:
			wrong = phrase.Of("the wins are on different tiles, %s and %s", q.tile(first.Tile), q.tile(w.Tile))
		case w.Round != first.Round:
			wrong = phrase.Of("the wins are in different rounds")
		case (w.Flags^first.Flags)&onDiscard != 0:
			wrong = phrase.Of("of the tile that was discarded the wins say different things: %s", ((w.Flags ^ first.Flags) & onDiscard).Names()[0])
		default:
			wrong = all.add(q, w)
		}
		if !wrong.IsZero() {
			field := element("wins", i)
			return fault(Contradiction, "%s contradicts %s: %s", field, "wins", wrong).whole(field)
		}
		seats = append(seats, w.Seat)
	}
	return nil
}

// tally is what several wins on one discard show.
type tally struct {
	tiles     tile.Counts
	some      bool // a win is among them
	dora, ura []tile.Tile
}

// add takes in the tiles of a win, the one that was discarded once for all, and says what
// there cannot be together with those before.
func (a *tally) add(q *question, w *rule.Win) phrase.Text {
	held, melded, jokers := w.Hand.Concealed(), w.Hand.Melded(), w.Hand.JokerTiles()
	for k := range held {
		a.tiles[k] += held[k] + melded[k] + jokers[k]
	}
	if a.some && w.Tile != tile.Joker {
		a.tiles[w.Tile.Kind()]--
	}
	a.some = true
	for _, of := range []struct {
		has  *[]tile.Tile
		says []tile.Tile
		name string
	}{{&a.dora, w.Dora, "dora"}, {&a.ura, w.Ura, "ura"}} {
		switch {
		case len(of.says) == 0:
		case len(*of.has) == 0:
			*of.has = of.says
			for _, t := range of.says {
				a.tiles[t.Kind()]++
			}
		case !slices.Equal(*of.has, of.says):
			return phrase.Of("the wins have different indicators: %s", of.name)
		}
	}
	for k, n := range a.tiles {
		if n > tile.Copies {
			return phrase.Of("a fifth %s: there are four, counted over all hands and the indicators", q.tile(tile.Tile(k)))
		}
	}
	return phrase.Text{}
}
