package shanten_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/shanten"
	"mentsu/tile"
)

// A State that was drawn to, discarded from and undone answers like a fresh one of the
// same tiles.
func TestState(t *testing.T) {
	r := corpus.New(11)
	for _, pool := range []form.Pool{form.PoolMelds, form.PoolHand, form.PoolSeen} {
		q := shanten.Query{Pool: pool}
		for range 300 {
			s := shanten.NewState(r.Deal(corpus.Spec{Class: corpus.Near, Tiles: 13, Seen: 40}).Hand(form.Rules{}), q)
			checkWalk(t, r, s, 6)
		}
	}
}

// checkWalk makes random moves, and takes each back after those that follow it.
func checkWalk(t *testing.T, r *corpus.Rand, s *shanten.State, depth int) {
	t.Helper()
	if depth == 0 {
		return
	}
	shantenBefore, usefulBefore, left := s.Shanten(), s.Useful(), s.Left()
	if usefulBefore.Shanten != shantenBefore {
		t.Fatalf("%v: Shanten %d, Useful %d", s.Concealed(), shantenBefore, usefulBefore.Shanten)
	}
	k, moved := tile.Kind(r.Below(tile.NumKinds)), false
	drew := s.Waiting()
	for range tile.NumKinds {
		if drew {
			moved = s.Draw(k)
		} else {
			moved = s.Discard(k)
		}
		if moved {
			break
		}
		k = (k + 1) % tile.NumKinds
	}
	if !moved {
		return // nothing is left to draw
	}
	if after := s.Shanten(); drew && (after < shantenBefore) != usefulBefore.Tiles.Has(k) {
		t.Fatalf("%v: drawing %v leads from %d to %d, useful %v", s.Concealed(), k, shantenBefore, after, usefulBefore.Tiles)
	}
	checkWalk(t, r, s, depth-1)
	if !s.Undo() {
		t.Fatal("nothing to undo")
	}
	if s.Shanten() != shantenBefore || s.Useful() != usefulBefore || s.Left() != left {
		t.Fatalf("%v: undoing %v does not lead back", s.Concealed(), k)
	}
}

// A discard in a State leaves what Discards says it does.
func TestStateDiscards(t *testing.T) {
	r := corpus.New(12)
	for _, pool := range []form.Pool{form.PoolMelds, form.PoolHand, form.PoolSeen} {
		for range 200 {
			h := r.Deal(corpus.Spec{Class: corpus.Near, Tiles: 14, Seen: 30}).Hand(form.Rules{})
			q := shanten.Query{Pool: pool}
			s := shanten.NewState(h, q)
			order := shanten.Discards(nil, h, q)
			list := s.Discards(nil)
			slices.SortFunc(order, func(a, b shanten.Discard) int { return int(a.Kind) - int(b.Kind) })
			if !slices.Equal(list, order) {
				t.Fatalf("%v: discards %v, want %v", s.Concealed(), list, order)
			}
			for _, d := range order {
				if !s.Discard(d.Kind) || s.Useful() != d.Useful || !s.Undo() {
					t.Fatalf("%v: discarding %v leaves %v, Discards says %v", s.Concealed(), d.Kind, s.Useful(), d.Useful)
				}
			}
		}
	}
}

func TestNoAllocations(t *testing.T) {
	waiting, full := parse("123m678p78s11223z"), parse("123m678p78s112233z")
	s := shanten.NewState(waiting, shanten.Query{Pool: form.PoolSeen})
	room := make([]shanten.Discard, 0, 14)
	for name, f := range map[string]func(){
		"Of":          func() { shanten.Of(full, shanten.Query{}) },
		"UsefulTiles": func() { shanten.UsefulTiles(waiting, shanten.Query{}) },
		"Ukeire":      func() { shanten.Ukeire(waiting, tile.AllKinds) },
		"Discards":    func() { shanten.Discards(room, full, shanten.Query{}) },
		"Discards/seen": func() {
			shanten.Discards(room, parse5577, shanten.Query{Pool: form.PoolSeen})
		},
		"State": func() {
			s.Draw(tile.East)
			s.Shanten()
			s.Discard(tile.East)
			s.Useful()
			s.Undo()
			s.Undo()
		},
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}

var parse5577 = parse("4578p1z[3333p][6666p][9999p]")
