package shanten_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/shanten"
	"mentsu/tile"
)

// trial is one hand of the corpus with one question. It shows no more than the pool
// counts, so that a tile is left exactly where the pool has a copy of it.
type trial struct {
	*testing.T
	deal  corpus.Deal
	hand  *hand.Hand
	query shanten.Query
	rand  *corpus.Rand
}

// of asks the question of the trial about another deal.
func (t trial) of(d corpus.Deal) shanten.Answer {
	return shanten.Of(d.Hand(t.hand.Rules()), t.query)
}

// properties hold for every hand; each is checked with every class of the corpus.
var properties = []struct {
	name  string
	check func(t trial)
}{
	{"a draw lowers by 0 or 1, and by 1 if useful", drawLowers},
	{"a discard raises by 0 or 1, or more where it is gone", discardRaises},
	{"suits, ranks and honours change places", symmetry},
	{"declaring a set does not help", declareSet},
	{"more tiles seen do not help", seeMore},
	{"the least of the forms", leastForm},
}

func TestProperties(t *testing.T) {
	t.Parallel()
	hands := 10 // of each size
	if testing.Short() {
		hands = 3
	}
	for _, class := range corpus.Classes() {
		for i, p := range properties {
			t.Run(class.String()+"/"+p.name, func(t *testing.T) {
				t.Parallel()
				r := corpus.New(uint64(100 + i))
				for _, game := range games {
					turn := 0
					eachDeal(r, class, game.rules, hands, func(dealt corpus.Deal, _ *hand.Hand) {
						for _, pool := range pools {
							turn++
							d := known(dealt, pool)
							q := shanten.Query{Pool: pool, Forms: game.forms[turn%len(game.forms)]}
							p.check(trial{t, d, d.Hand(game.rules), q, r})
						}
					})
				}
			})
		}
	}
}

// known returns the deal without what the pool does not look at.
func known(d corpus.Deal, pool form.Pool) corpus.Deal {
	if pool != form.PoolSeen {
		d.Seen = tile.Counts{}
	}
	if pool == form.PoolHand {
		d.Melds = nil
	}
	return d
}

func drawLowers(t trial) {
	if !t.hand.Waiting() {
		return
	}
	useful := shanten.UsefulTiles(t.hand, t.query)
	before := t.of(t.deal).Shanten
	if useful.Shanten != before {
		t.Errorf("%s: useful tiles at shanten %d, of %d", show(t.deal, t.query), useful.Shanten, before)
	}
	for k, left := range t.hand.Left() {
		after := before
		if left > 0 {
			d := t.deal
			d.Concealed[k]++
			after = t.of(d).Shanten
		}
		k := tile.Kind(k)
		if after != before && after != before-1 || before == shanten.Impossible && after != before {
			t.Errorf("%s: %v takes shanten %d to %d", show(t.deal, t.query), k, before, after)
		}
		if useful.Tiles.Has(k) != (after < before) {
			t.Errorf("%s: useful %v, but %v takes shanten %d to %d", show(t.deal, t.query), useful.Tiles, k, before, after)
		}
	}
}

func discardRaises(t trial) {
	if t.hand.Waiting() {
		return
	}
	most := map[form.Pool]int{
		form.PoolHand:  1,
		form.PoolMelds: 3, // a whole other set
		form.PoolSeen:  int(shanten.Impossible) + 1,
	}[t.query.Pool]
	before := t.of(t.deal).Shanten
	discards := shanten.Discards(nil, t.hand, t.query)
	if len(discards) != t.deal.Concealed.Kinds().Len() {
		t.Errorf("%s: %d discards", show(t.deal, t.query), len(discards))
	}
	for _, d := range discards {
		if rise := int(d.Shanten) - int(before); rise < 0 || rise > most {
			t.Errorf("%s: discard %v takes shanten %d to %d", show(t.deal, t.query), d.Kind, before, d.Shanten)
		}
		// The tile lies among the discards: the same question with it seen.
		rest, q := t.deal, t.query
		rest.Concealed[d.Kind]--
		if q.Pool != form.PoolHand {
			rest.Seen[d.Kind]++
			q.Pool = form.PoolSeen
		}
		h := rest.Hand(t.hand.Rules())
		if got := shanten.UsefulTiles(h, q); got != d.Useful {
			t.Errorf("%s: discard %v leaves %+v, but its hand has %+v", show(t.deal, t.query), d.Kind, d.Useful, got)
		}
		if got := shanten.Ukeire(t.hand, d.Tiles); got != d.Ukeire {
			t.Errorf("%s: discard %v leaves %d useful tiles, want %d", show(t.deal, t.query), d.Kind, d.Ukeire, got)
		}
	}
}

// A complete hand may need three tiles more after a discard: with 7m, 8m and 9m used up,
// 89m is worth nothing. Tiles seen can make it any number.
func TestDiscardRaisesByThree(t *testing.T) {
	d := corpus.Deal{
		Concealed: digits(t, "0000001110000000000000000002000000"), // 789m11z
		Melds: []hand.Meld{
			{Kind: hand.Pon, Set: form.Triplet(6)}, {Kind: hand.Pon, Set: form.Triplet(7)}, {Kind: hand.Pon, Set: form.Triplet(8)},
		},
	}
	q := shanten.Query{Pool: form.PoolMelds}
	discards := shanten.Discards(nil, d.Hand(form.Rules{}), q)
	if last := discards[len(discards)-1]; last.Kind != 6 || last.Shanten != 2 {
		t.Errorf("%s: the worst discard is %v with shanten %d, want 7m with 2", show(d, q), last.Kind, last.Shanten)
	}
}

func symmetry(t trial) {
	place := t.rand.Rearrangement(t.hand.Rules().Players)
	moved := corpus.Deal{Concealed: movedCounts(t.deal.Concealed, place), Seen: movedCounts(t.deal.Seen, place)}
	for _, m := range t.deal.Melds {
		kinds := m.Set.Kinds()
		first := min(place[kinds[0]], place[kinds[2]])
		if m.Set.IsRun() {
			m.Set = form.Run(first)
		} else {
			m.Set = form.Triplet(first)
		}
		moved.Melds = append(moved.Melds, m)
	}
	h := moved.Hand(t.hand.Rules())
	if got, want := shanten.Of(h, t.query), t.of(t.deal); got != want {
		t.Errorf("%s: %+v, rearranged %s: %+v", show(t.deal, t.query), want, show(moved, t.query), got)
	}
	if !h.Waiting() {
		return
	}
	want := tile.Kinds(0)
	for k := range shanten.UsefulTiles(t.hand, t.query).Tiles.All() {
		want = want.With(place[k])
	}
	if got := shanten.UsefulTiles(h, t.query).Tiles; got != want {
		t.Errorf("%s: useful %v, rearranged %s: %v", show(t.deal, t.query), want, show(moved, t.query), got)
	}
}

func movedCounts(counts tile.Counts, place [tile.NumKinds]tile.Kind) tile.Counts {
	var moved tile.Counts
	for k, n := range counts {
		moved[place[k]] = n
	}
	return moved
}

// declareSet declares each set and each four of a kind that the hand holds. With the pool
// of the concealed tiles it may help, for the copies come back: 4444z waits for no 4z, but
// 4z beside a declared 444z does.
func declareSet(t trial) {
	if t.query.Pool == form.PoolHand {
		return
	}
	before := t.of(t.deal)
	for s := range form.Set(form.NumSets) {
		d := t.deal
		for _, k := range s.Kinds() {
			d.Concealed[k]--
		}
		kind := hand.Pon
		if s.IsRun() {
			kind = hand.Chi
		}
		d.Melds = append(slices.Clip(d.Melds), hand.Meld{Kind: kind, Set: s})
		t.declared(before, d)
		if !s.IsRun() && !t.hand.Waiting() {
			d.Concealed[s.First()]--
			d.Melds[len(d.Melds)-1].Kind = hand.ClosedKan
			t.declared(before, d)
		}
	}
}

// declared checks that d, the hand with one more meld, is no nearer than before. It does
// nothing if the tiles of the meld were not there, or nothing is left beside it.
func (t trial) declared(before shanten.Answer, d corpus.Deal) {
	if slices.Max(d.Concealed[:]) > tile.Copies || d.Concealed.Total() == 0 {
		return
	}
	after := t.of(d)
	if after.Standard < before.Standard || after.Shanten < before.Shanten {
		t.Errorf("%s: %+v, declared %s: %+v", show(t.deal, t.query), before, show(d, t.query), after)
	}
}

func seeMore(t trial) {
	before := t.of(t.deal)
	d, q := t.deal, t.query
	left := t.hand.Left()
	for range 1 + t.rand.Below(10) {
		if k := t.rand.Below(tile.NumKinds); left[k] > 0 {
			left[k]--
			d.Seen[k]++
		}
	}
	q.Pool = form.PoolSeen
	after := shanten.Of(d.Hand(t.hand.Rules()), q)
	if after.Standard < before.Standard || after.SevenPairs < before.SevenPairs ||
		after.ThirteenOrphans < before.ThirteenOrphans || after.KnittedStraight < before.KnittedStraight ||
		after.HonoursAndKnitted < before.HonoursAndKnitted || after.Shanten < before.Shanten {
		t.Errorf("%s: %+v, but %s: %+v", show(t.deal, t.query), before, show(d, q), after)
	}
}

func leastForm(t trial) {
	all := t.of(t.deal)
	least := shanten.Impossible
	for _, f := range form.Each() {
		forms := t.query.Forms
		if forms == 0 {
			forms = t.hand.Rules().Forms
		}
		want := shanten.Impossible
		if forms.Has(f) {
			want = shanten.Of(t.hand, shanten.Query{Pool: t.query.Pool, Forms: f}).Shanten
		}
		got := map[form.Forms]shanten.Number{
			form.Standard: all.Standard, form.SevenPairs: all.SevenPairs, form.ThirteenOrphans: all.ThirteenOrphans,
			form.KnittedStraight: all.KnittedStraight, form.HonoursAndKnitted: all.HonoursAndKnitted,
		}[f]
		if got != want {
			t.Errorf("%s: %v is %d, asked alone %d", show(t.deal, t.query), f, got, want)
		}
		least = min(least, got)
	}
	if all.Shanten != least {
		t.Errorf("%s: shanten %d, least of the forms %d", show(t.deal, t.query), all.Shanten, least)
	}
}
