package call_test

import (
	"slices"
	"testing"

	"mentsu/call"
	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/tile"
)

// TestKuikae holds which melds are legal, and what may not be discarded.
func TestKuikae(t *testing.T) {
	for _, test := range []struct {
		hand, tile string
		kuikae     call.Kuikae
		want       []string // meld, forbidden kinds, "!" if illegal
	}{
		{"1234m", "1m", call.KuikaeSuji, []string{"123m 14m!"}},
		{"1234m", "4m", call.KuikaeSuji, []string{"234m 14m!"}},
		{"1234m", "1m", call.KuikaeSame, []string{"123m 1m"}},
		{"1234m", "1m", call.KuikaeOff, []string{"123m "}},
		{"5567m", "5m", call.KuikaeSuji, []string{"555m 5m", "567m 58m!"}},
		{"4445m", "4m", call.KuikaeSuji, []string{"444m 4m"}},
		{"0567m", "5m", call.KuikaeSame, []string{"555m 5m", "567m 5m!"}},
		{"12m456p78s", "3m", call.KuikaeSuji, []string{"123m 3m"}},
		{"78m456p78s", "6m", call.KuikaeSuji, []string{"678m 69m"}},
		{"12m456p78s", "3m", call.KuikaeSame, []string{"123m 3m"}},
		{"89m456p78s", "7m", call.KuikaeSuji, []string{"789m 7m"}},
		{"78m456p78s", "9m", call.KuikaeSuji, []string{"789m 69m"}},
		{"34568m5p3s", "5m", call.KuikaeSuji, []string{"345m 25m", "456m 5m"}},
		{"34667m5p3s", "5m", call.KuikaeSuji, []string{"345m 25m", "456m 5m", "567m 58m"}},
		{"11z55m34p7s", "1z", call.KuikaeSuji, []string{"111z 1z"}},
	} {
		melds, err := call.Legal(parse(t, test.hand), parseTile(t, test.tile), hand.FromLeft, call.Rules{Kuikae: test.kuikae})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range melds {
			text := m.Set.String() + " " + m.Forbidden.String()
			if m.Illegal {
				text += "!"
			}
			got = append(got, text)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s + %s: got %q, want %q", test.hand, test.tile, got, test.want)
		}
	}
}

// TestUsedUp calls pon of 4m from 4445m: the single wait left is on a kind used up.
func TestUsedUp(t *testing.T) {
	a := adviser(t, call.Options{})
	d := decide(t, a, "4445m[222p][333p][444p]", "4m", call.Question{})
	c, ok := d.Best()
	if !ok || c.After.Shanten != 1 || c.Discard.String() != "5m" {
		t.Errorf("got %+v, want 5m discarded at shanten 1", c)
	}
}

// TestLegal compares the legal melds with all sets of tiles one could lay down, and each
// discard chosen with every other.
func TestLegal(t *testing.T) {
	r := corpus.New(11)
	for _, class := range corpus.Classes() {
		for i := range 400 {
			deal := r.Deal(corpus.Spec{Class: class, Tiles: 13 - 3*(i%4), Melds: i % 4})
			h := deal.Hand(form.Rules{})
			k := tile.Kind(r.Below(tile.NumKinds))
			if left := h.Left(); left[k] == 0 {
				continue
			}
			rules := call.Rules{Kuikae: call.Kuikae(r.Below(3)), Kans: r.Below(2) == 0}
			from := hand.FromRight + hand.Direction(r.Below(3))
			got, err := call.Legal(h, tile.Tile(k), from, rules)
			if err != nil {
				t.Fatal(err)
			}
			if want := brute(deal.Concealed, k, from, rules); !sameMelds(got, want) {
				t.Errorf("%v + %v from %v: got %v, want %v", deal, k, from, got, want)
			}
		}
	}
}

// plain is a meld as brute finds it.
type plain struct {
	tiles   [4]tile.Kind // the fourth is NumKinds for a set of three
	illegal bool
}

// brute returns the melds that hold tile k and tiles of the hand, found by trying all.
func brute(held tile.Counts, k tile.Kind, from hand.Direction, r call.Rules) map[plain]bool {
	found := map[plain]bool{}
	for a := range tile.Kind(tile.NumKinds) {
		for b := a; b < tile.NumKinds; b++ {
			rest := held
			rest[a]--
			rest[b]--
			if rest[a] > 4 || rest[b] > 4 {
				continue
			}
			set := []tile.Kind{a, b, k}
			slices.Sort(set)
			run := set[1] == set[0]+1 && set[2] == set[0]+2 && set[2] < tile.East && set[0]/9 == set[2]/9
			if !run && set[0] != set[2] || run && from != hand.FromLeft {
				continue
			}
			legal := false
			for d, n := range rest {
				legal = legal || n > 0 && mayDiscard(tile.Kind(d), set, k, r.Kuikae)
			}
			found[plain{[4]tile.Kind{set[0], set[1], set[2], tile.NumKinds}, !legal}] = true
		}
	}
	if r.Kans && held[k] == 3 {
		found[plain{[4]tile.Kind{k, k, k, k}, false}] = true
	}
	return found
}

// mayDiscard reports whether kind d may go after a call of k for set: d together with the
// two own tiles must not make the same group again.
func mayDiscard(d tile.Kind, set []tile.Kind, k tile.Kind, r call.Kuikae) bool {
	if r == call.KuikaeOff {
		return true
	}
	if d == k {
		return false
	}
	if r == call.KuikaeSame || set[0] == set[2] {
		return true
	}
	swapped := slices.Clone(set)
	swapped[slices.Index(swapped, k)] = d
	slices.Sort(swapped)
	again := swapped[1] == swapped[0]+1 && swapped[2] == swapped[0]+2 && swapped[2] < tile.East && swapped[0]/9 == swapped[2]/9
	return !again
}

func sameMelds(got []call.Meld, want map[plain]bool) bool {
	if len(got) != len(want) {
		return false
	}
	for _, m := range got {
		ks := m.Set.Kinds()
		p := plain{[4]tile.Kind{ks[0], ks[1], ks[2], tile.NumKinds}, m.Illegal}
		if m.IsKan() {
			p.tiles[3] = ks[0]
		}
		if !want[p] {
			return false
		}
	}
	return true
}

// TestReds holds that a red five goes into the meld first.
func TestReds(t *testing.T) {
	melds, err := call.Legal(parse(t, "05m46m123p77z89s55p"), parseTile(t, "5m"), hand.FromLeft, call.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range melds {
		want := uint8(1)
		if m.Set.String() == "456m" { // the called five stands there
			want = 0
		}
		if m.Reds != want || m.Call != (hand.Call{From: hand.FromLeft, Tile: parseTile(t, "5m")}) {
			t.Errorf("%v: got %d red fives and %v", m.Set, m.Reds, m.Call)
		}
	}
}

// TestThreePlayers holds that three players do not call runs.
func TestThreePlayers(t *testing.T) {
	h, err := notation.Hand("199m5567p", notation.MPSZ, hand.Context{Rules: form.Rules{Players: 3}})
	if err != nil {
		t.Fatal(err)
	}
	melds, err := call.Legal(h, parseTile(t, "5p"), hand.FromLeft, call.Rules{})
	if err != nil || len(melds) != 1 || melds[0].Kind != hand.Pon {
		t.Errorf("got %v, %v, want a pon alone", melds, err)
	}
}

// TestNumbers compares the numbers of random decisions with those of the packages below,
// and the best discard with every other.
func TestNumbers(t *testing.T) {
	pools := []form.Pool{form.PoolSeen, form.PoolMelds, form.PoolHand}
	target := restrict.And(restrict.Tanyao, restrict.Standard)
	program, err := restrict.Compile(target, restrict.Winds{})
	if err != nil {
		t.Fatal(err)
	}
	r := corpus.New(7)
	for i := range 300 {
		pool := pools[i%3]
		a := adviserFor(t, &pool)
		deal := r.Deal(corpus.Spec{Class: corpus.Near, Tiles: 13 - 3*(i%4), Melds: i % 4, Seen: 20})
		h := deal.Hand(form.Rules{})
		left := h.Left()
		k := tile.Kind(r.Below(tile.NumKinds))
		if left[k] == 0 {
			continue
		}
		d, err := a.Decide(h, call.Question{Tile: tile.Tile(k), From: hand.FromLeft})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range d.Candidates {
			if !c.HasDiscard {
				continue
			}
			checkCandidate(t, program, pool, deal, k, &c)
		}
	}
}

func adviserFor(t *testing.T, pool *form.Pool) *call.Adviser {
	t.Helper()
	return adviser(t, call.Options{Pool: pool})
}

// checkCandidate compares the discard of c with the list of package restrict.
func checkCandidate(t *testing.T, p *restrict.Program, pool form.Pool, deal corpus.Deal, k tile.Kind, c *call.Candidate) {
	t.Helper()
	after := deal
	after.Melds = append(slices.Clone(deal.Melds), c.Meld)
	for _, m := range c.Meld.Tiles() {
		after.Concealed[m.Kind()]--
	}
	after.Concealed[k]++
	list, err := p.Discards(after.Hand(form.Rules{}), pool)
	if err != nil {
		t.Fatal(err)
	}
	list = slices.DeleteFunc(list, func(d restrict.Discard) bool { return c.Forbidden.Has(d.Kind) })
	best := list[0]
	for _, d := range list {
		if d.Shanten == best.Shanten && d.Ukeire == best.Ukeire && d.Kind.IsOrphan() {
			best = d
			break
		}
	}
	if c.Discard.Kind() != best.Kind || c.After != (call.Position{Shanten: best.Shanten, Ukeire: best.Ukeire, Useful: best.Useful}) {
		t.Errorf("%v + %v, %v: got %v %+v, want %+v", deal, k, c.Meld.Set, c.Discard, c.After, best)
	}
}
