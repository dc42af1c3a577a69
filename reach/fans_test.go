package reach_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/rule"
	"mentsu/shanten"
	"mentsu/tile"
)

// aim is a fan that is a restriction, too.
type aim struct {
	pattern int
	id      string
	program *restrict.Program
}

// aims returns the fans of six points and more whose IDs name restrictions.
func aims(t *testing.T, set *rule.Set) []aim {
	t.Helper()
	var all []aim
	for i := range set.Definition().Patterns {
		p := &set.Definition().Patterns[i]
		r, err := restrict.Parse(p.ID)
		if err != nil || p.Value < 6 {
			continue
		}
		program, err := restrict.Compile(r, restrict.Winds{Round: winds.Round, Seat: winds.Seat})
		if err != nil {
			t.Fatal(p.ID, err)
		}
		all = append(all, aim{i, p.ID, program})
	}
	return all
}

// TestEveryFanIsARestriction holds which fans of six points and more are no restrictions:
// those that the tiles do not tell.
func TestEveryFanIsARestriction(t *testing.T) {
	t.Parallel()
	set := official(t)
	known := map[string]bool{}
	for _, a := range aims(t, set) {
		known[a.id] = true
	}
	others := map[string]bool{
		"four_kongs": true, "three_kongs": true, "two_concealed_kongs": true, "melded_hand": true, "chicken_hand": true,
		"last_tile_draw": true, "last_tile_claim": true, "out_with_replacement_tile": true, "robbing_the_kong": true,
		"blessing_of_heaven": true, "blessing_of_earth": true, "blessing_of_man": true,
	}
	for _, p := range set.Definition().Patterns {
		if p.Value >= 6 && known[p.ID] == others[p.ID] {
			t.Errorf("%s: a restriction %v, of the tiles %v", p.ID, known[p.ID], !others[p.ID])
		}
	}
}

// officialHands returns hands that independent programs scored.
func officialHands(t *testing.T, set *rule.Set, name string, every int) []*hand.Hand {
	t.Helper()
	packed, err := os.ReadFile("../rule/testdata/mcr/" + name + ".jsonl.gz")
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	var all []*hand.Hand
	n := 0
	for line := range bytes.Lines(text) {
		if n++; n%every != 0 {
			continue
		}
		var row struct{ GB string }
		if err := json.Unmarshal(line, &row); err != nil {
			t.Fatal(err)
		}
		tiles, _, _ := bytes.Cut([]byte(row.GB), []byte("|"))
		h, err := notation.Hand(string(tiles), notation.MCR, hand.Context{Rules: set.Definition().Shape})
		if err != nil {
			t.Fatal(row.GB, err)
		}
		all = append(all, h)
	}
	return all
}

// found returns the patterns that a win has, paid or contained in others.
func found(t *testing.T, set *rule.Set, w *rule.Win) map[int]bool {
	t.Helper()
	var r rule.Result
	w.SelfDraw = true
	if err := set.Explain(w, &r); err != nil {
		t.Fatal(err)
	}
	all := map[int]bool{}
	for _, item := range r.Items {
		all[item.Pattern] = true
	}
	for _, e := range r.Excluded {
		all[e.Pattern] = all[e.Pattern] || e.Why != rule.NotConcealed && e.Why != rule.OptionOff
	}
	return all
}

// TestFinishedFans scores finished hands: they satisfy the restriction just where they have
// the fan.
func TestFinishedFans(t *testing.T) {
	t.Parallel()
	set := official(t)
	list := aims(t, set)
	satisfied := map[string]int{}
	for _, h := range append(officialHands(t, set, "agreed", 2), officialHands(t, set, "rare", 1)...) {
		drawn, _ := h.Drawn()
		has := found(t, set, &rule.Win{Hand: h, Tile: drawn, Round: winds.Round, Seat: winds.Seat})
		for _, a := range list {
			n, err := a.program.Shanten(h, form.PoolMelds)
			if err != nil {
				t.Fatal(a.id, err)
			}
			if n < 0 {
				satisfied[a.id]++
			}
			if (n < 0) != has[a.pattern] {
				t.Errorf("%s of %v %v, drawn %v: shanten %d, has the fan %v", a.id, h.Concealed(), h.Melds(), drawn, n, has[a.pattern])
			}
		}
	}
	for _, a := range list {
		if satisfied[a.id] == 0 {
			t.Errorf("no hand has %s", a.id)
		}
	}
}

// TestFanDistances holds the distances to fans, and the tiles that help, against all finished
// hands that are near, each scored with every last tile.
func TestFanDistances(t *testing.T) {
	t.Parallel()
	set := official(t)
	list := aims(t, set)
	r := corpus.New(96)
	met := map[string]int{}
	for i, whole := range someOfEach(t, set, list, 3) {
		h := disturbed(t, r, whole, i%3)
		least := make([]int, len(set.Definition().Patterns))
		useful := make([]tile.Kinds, len(set.Definition().Patterns))
		const far = 3
		for p := range least {
			least[p] = far
		}
		finishedNear(h, form.PoolMelds, far-1, func(finished, add tile.Counts, added int) {
			for last := range add.Kinds().All() {
				for p, has := range found(t, set, winOf(t, h, finished, last)) {
					switch {
					case !has || added > least[p]:
					case added < least[p]:
						least[p], useful[p] = added, add.Kinds()
					default:
						useful[p] |= add.Kinds()
					}
				}
			}
		})
		for _, a := range list {
			got, err := a.program.Of(h, form.PoolMelds)
			if err != nil {
				t.Fatal(a.id, err)
			}
			switch n := least[a.pattern]; {
			case n == far && got.Shanten >= far-1:
				continue
			case n == far || got.Shanten != shanten.Number(n-1):
				t.Errorf("%s of %v %v: shanten %d, want %d", a.id, h.Concealed(), h.Melds(), got.Shanten, n-1)
			case got.Useful != useful[a.pattern] && (a.id != "nine_gates" || n == 1):
				t.Errorf("%s of %v %v: useful %v, want %v", a.id, h.Concealed(), h.Melds(), got.Useful, useful[a.pattern])
			}
			met[a.id]++
		}
	}
	for _, a := range list {
		if met[a.id] == 0 {
			t.Errorf("no hand is near %s", a.id)
		}
	}
}

// someOfEach returns finished hands, so many of each fan at least.
func someOfEach(t *testing.T, set *rule.Set, list []aim, n int) []*hand.Hand {
	t.Helper()
	var some []*hand.Hand
	met := map[string]int{}
	for _, h := range append(officialHands(t, set, "rare", 1), officialHands(t, set, "agreed", 1)...) {
		wanted := false
		for _, a := range list {
			if met[a.id] >= n {
				continue
			}
			if d, err := a.program.Shanten(h, form.PoolMelds); err != nil || d >= 0 {
				continue
			}
			met[a.id]++
			wanted = true
		}
		if wanted {
			some = append(some, h)
		}
	}
	return some
}

// disturbed returns a finished hand less a tile, with so many of the others replaced.
func disturbed(t *testing.T, r *corpus.Rand, whole *hand.Hand, n int) *hand.Hand {
	t.Helper()
	held := whole.Concealed()
	melded := whole.Melded()
	take := func() {
		for {
			if k := r.Below(tile.NumKinds); held[k] > 0 {
				held[k]--
				return
			}
		}
	}
	take()
	for range n {
		take()
		for {
			if k := r.Below(tile.NumKinds); held[k]+melded[k] < tile.Copies {
				held[k]++
				break
			}
		}
	}
	d := corpus.Deal{Concealed: held, Melds: whole.Melds()}
	return d.Hand(whole.Rules())
}
