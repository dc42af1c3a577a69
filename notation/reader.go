package notation

import (
	"mentsu/hand"
	"mentsu/tile"
)

// Reader reads texts about one game. Its zero value reads Auto, in a game with red fives;
// Parse and ParseTiles are short for one that is used once.
type Reader struct {
	Notation Notation
	Reds     *[3]uint8 // as in hand.Context: where a suit has none, 16, 52 and 88 of T136 are plain fives
}

// Parse reads a hand as the function Parse does.
func (r Reader) Parse(text string) (Text, error) {
	t, err := r.read(text)
	if err != nil {
		return Text{}, err
	}
	if len(t.Concealed) == 0 && len(t.Melds) == 0 {
		return Text{}, &SyntaxError{Text: text, Reason: "empty hand"}
	}
	return t, nil
}

// ParseTiles reads a list of tiles as the function ParseTiles does.
func (r Reader) ParseTiles(text string) (tiles []tile.Tile, offsets []int, err error) {
	t, err := r.read(text)
	if err != nil {
		return nil, nil, err
	}
	if len(t.Melds) > 0 {
		return nil, nil, &SyntaxError{Text: text, Offset: t.MeldOffsets[0], Reason: "a meld in a list of single tiles"}
	}
	return t.Concealed, t.Offsets, nil
}

func (r Reader) read(text string) (Text, error) {
	if len(text) > MaxText {
		return Text{}, &SyntaxError{Text: text, Offset: MaxText, Reason: tooLong, Err: ErrTooLong}
	}
	e := r.Notation.entry()
	if e.parse == nil {
		return Text{}, &SyntaxError{Text: text, Reason: e.name + " is only written, not read"}
	}
	t, err := e.parse(text)
	if err != nil {
		return Text{}, err
	}
	t.Source = text
	if r.Notation != Auto {
		t.Notation = r.Notation
	}
	if t.Notation == T136 && r.Reds != nil {
		r.withoutReds(t.Tiles)
	}
	return t, nil
}

// withoutReds makes the red fives of the suits that have none plain.
func (r Reader) withoutReds(t hand.Tiles) {
	for i, x := range t.Concealed {
		if x.IsRed() && r.Reds[x.Kind().Suit()] == 0 {
			t.Concealed[i] = tile.Tile(x.Kind())
		}
	}
	for i, m := range t.Melds {
		if m.Reds > 0 && r.Reds[m.Set.First().Suit()] == 0 {
			t.Melds[i].Reds = 0
		}
	}
}
