package shanten_test

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/shanten"
	"mentsu/tile"
)

// games are the rules under which engine and oracle are compared.
var games = []struct {
	name  string
	rules form.Rules
	forms []form.Forms // asked in turn
}{
	{"riichi", form.Rules{}, []form.Forms{
		0, form.Standard, form.SevenPairs, form.ThirteenOrphans, form.Standard | form.SevenPairs, form.SevenPairs | form.ThirteenOrphans,
	}},
	{"fourAsTwoPairs", form.Rules{FourAsTwoPairs: true}, []form.Forms{0, form.SevenPairs}},
	{"threePlayers", form.Rules{Players: 3}, []form.Forms{0, form.Standard, form.ThirteenOrphans}},
	{"fiveSets", form.Rules{Sets: 5}, []form.Forms{0, form.Standard, form.Riichi}},
}

var pools = []form.Pool{form.PoolHand, form.PoolMelds, form.PoolSeen}

// truth answers the questions of package shanten from the definitions.
type truth struct {
	caps  tile.Counts
	rules form.Rules
	sets  int // that the concealed tiles have to make
	forms form.Forms
}

func truthOf(h *hand.Hand, q shanten.Query) truth {
	o := truth{h.Caps(q.Pool), h.Rules(), h.FreeSets(), q.Forms}
	if o.forms == 0 {
		o.forms = o.rules.Forms
	}
	if o.rules.Sets != 4 || o.rules.Players != 4 { // a straight is nine of the tiles
		o.forms &^= form.Knitted
	}
	switch {
	case !h.Closed():
		o.forms &= form.Standard | form.KnittedStraight
	case o.rules.Sets == 5: // seven pairs are eight and one tile more
		o.forms &^= form.ThirteenOrphans
	}
	return o
}

func (o truth) of(counts tile.Counts) shanten.Answer {
	number := func(f form.Forms, d int, possible bool) shanten.Number {
		if !possible || !o.forms.Has(f) {
			return shanten.Impossible
		}
		return shanten.Number(d - 1)
	}
	var a shanten.Answer
	d, possible := oracle.Distance(counts, o.caps, o.sets, nil, nil)
	a.Standard = number(form.Standard, d, possible)
	d, possible = oracle.SevenPairs(counts, o.caps, o.rules.FourAsTwoPairs)
	if o.rules.Sets == 5 {
		d, possible = oracle.JokerPairs(counts, o.caps, o.caps, 0, oracle.PairForm{Pairs: 8, FourAsTwo: true, Single: true})
	}
	a.SevenPairs = number(form.SevenPairs, d, possible)
	d, possible = oracle.Orphans(counts, o.caps)
	a.ThirteenOrphans = number(form.ThirteenOrphans, d, possible)
	a.KnittedStraight, a.HonoursAndKnitted = shanten.Impossible, shanten.Impossible
	if o.forms.Has(form.KnittedStraight) && o.sets >= 3 {
		d, possible = oracle.Nearest(straights()[o.sets-3], counts, o.caps, o.caps, 0)
		a.KnittedStraight = number(form.KnittedStraight, d, possible)
	}
	if o.forms.Has(form.HonoursAndKnitted) {
		d, possible = oracle.Nearest(honours(), counts, o.caps, o.caps, 0)
		a.HonoursAndKnitted = number(form.HonoursAndKnitted, d, possible)
	}
	a.Shanten = min(a.Standard, a.SevenPairs, a.ThirteenOrphans, a.KnittedStraight, a.HonoursAndKnitted)
	return a
}

// straights holds the finished hands of knitted straights by the sets beside the nine
// tiles, honours those of honours and knitted tiles.
var (
	straights = sync.OnceValue(func() [2][]tile.Counts {
		return [2][]tile.Counts{oracle.KnittedStraights(0), oracle.KnittedStraights(1)}
	})
	honours = sync.OnceValue(oracle.HonoursAndKnitted)
)

// useful draws every kind.
func (o truth) useful(counts tile.Counts) shanten.Useful {
	least := func(counts tile.Counts) (int, bool) {
		s := o.of(counts).Shanten
		return int(s), s != shanten.Impossible
	}
	return shanten.Useful{Shanten: o.of(counts).Shanten, Tiles: oracle.Useful(least, counts, o.caps)}
}

// discards makes every discard, then draws every kind.
func (o truth) discards(h *hand.Hand, pool form.Pool) []shanten.Discard {
	var list []shanten.Discard
	counts := h.Concealed()
	left := h.Left()
	for k := range counts {
		if counts[k] == 0 {
			continue
		}
		after, rest := o, counts
		rest[k]--
		if pool != form.PoolHand {
			after.caps[k]--
		}
		d := shanten.Discard{Kind: tile.Kind(k), Useful: after.useful(rest)}
		for u := range d.Tiles.All() {
			d.Ukeire += int(left[u])
		}
		list = append(list, d)
	}
	slices.SortStableFunc(list, func(a, b shanten.Discard) int {
		return cmp.Or(cmp.Compare(a.Shanten, b.Shanten), cmp.Compare(b.Ukeire, a.Ukeire))
	})
	return list
}

// eachDeal calls f with hands of every class, size and number of melds that the rules
// admit, about n of each size, with 0 to 80 tiles seen.
func eachDeal(r *corpus.Rand, class corpus.Class, rules form.Rules, n int, f func(d corpus.Deal, h *hand.Hand)) {
	rules = rules.WithDefaults()
	for size := 1; size <= 3*rules.Sets+2; size++ {
		if size%3 == 0 {
			continue
		}
		for range n {
			spec := corpus.Spec{
				Class: class, Tiles: size, Players: rules.Players,
				Melds: r.Below(rules.Sets - size/3 + 1),
				Seen:  []int{0, 5, 15, 30, 50, 80}[r.Below(6)],
			}
			d := r.Deal(spec)
			f(d, d.Hand(rules))
		}
	}
}

// show says which hand was asked.
func show(d corpus.Deal, q shanten.Query) string {
	text := ""
	for _, t := range d.Tiles().Concealed {
		text += t.String()
	}
	for _, m := range d.Melds {
		text += fmt.Sprintf("[%s %v]", m.Set, m.Kind)
	}
	seen := ""
	for k, n := range d.Seen {
		for range n {
			seen += tile.Kind(k).String()
		}
	}
	return fmt.Sprintf("%s, seen %s, pool %v, forms %b", text, seen, q.Pool, q.Forms)
}

func TestOracle(t *testing.T) {
	t.Parallel()
	deals, every := 10, 6 // hands of each size; of these one in so many has its discards compared
	if testing.Short() {
		deals, every = 4, 8
	}
	for _, class := range corpus.Classes() {
		for i, game := range games {
			t.Run(class.String()+"/"+game.name, func(t *testing.T) {
				t.Parallel()
				turn := 0
				eachDeal(corpus.New(uint64(i)), class, game.rules, deals, func(d corpus.Deal, h *hand.Hand) {
					for _, pool := range pools {
						turn++
						q := shanten.Query{Pool: pool, Forms: game.forms[turn%len(game.forms)]}
						compare(t, d, h, q)
						if turn%every == 0 && !h.Waiting() {
							compareDiscards(t, d, h, q)
						}
					}
				})
			})
		}
	}
}

// compare asks engine and oracle about one hand.
func compare(t *testing.T, d corpus.Deal, h *hand.Hand, q shanten.Query) {
	t.Helper()
	o := truthOf(h, q)
	if got, want := shanten.Of(h, q), o.of(d.Concealed); got != want {
		t.Errorf("%s: %+v, want %+v", show(d, q), got, want)
	}
	if !h.Waiting() {
		return
	}
	if got, want := shanten.UsefulTiles(h, q), o.useful(d.Concealed); got != want {
		t.Errorf("%s: %+v, want %+v", show(d, q), got, want)
	}
}

// compareDiscards asks both what each discard of the hand leaves, which is costly.
func compareDiscards(t *testing.T, d corpus.Deal, h *hand.Hand, q shanten.Query) {
	t.Helper()
	if got, want := shanten.Discards(nil, h, q), truthOf(h, q).discards(h, q.Pool); !slices.Equal(got, want) {
		t.Errorf("%s:\n%+v, want\n%+v", show(d, q), got, want)
	}
}
