package odds_test

import (
	"context"
	"errors"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

// stopping is a context that ends after it was asked so many times.
type stopping struct {
	context.Context

	asked, after int
}

func (s *stopping) Err() error {
	if s.asked++; s.asked > s.after {
		return context.Canceled
	}
	return nil
}

// What is played stops when its context ends, and says how far it was.
func TestStops(t *testing.T) {
	h, err := hand.New(hand.Tiles{Concealed: []tile.Tile{0, 1, 2, 3}}, hand.Context{Rules: form.Rules{}})
	if err != nil {
		t.Fatal(err)
	}
	for name, play := range map[string]func(context.Context) error{
		"Simulate": func(ctx context.Context) error {
			_, err := odds.Simulate(ctx, odds.Question{Tiles: 13}, 10, 1)
			return err
		},
		"Play": func(ctx context.Context) error {
			_, err := odds.Play(ctx, h, shanten.Query{}, 3, 10, 1)
			return err
		},
	} {
		err := play(&stopping{t.Context(), 0, 4})
		if !errors.Is(err, odds.ErrStopped) || err.Error() != "odds: stopped after 4 of 10" {
			t.Errorf("%s: %v", name, err)
		}
		if err := play(&stopping{t.Context(), 0, 10}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
