package rule

import (
	"iter"
	"math/bits"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/reading"
	"mentsu/tile"
	"mentsu/win"
)

// maxReadings is how many readings a hand without jokers can have.
const maxReadings = 6

// best is the dearest of what was looked at.
type best struct {
	at      int             // which of the values is of it
	index   int             // of the reading
	cut     reading.Cut     // the reading, while it is not listed
	reading reading.Reading // the same, if it is
	listed  bool
	spot    spot
	some    bool
}

// work is what scoring a win needs room for.
type work struct {
	scene
	cut

	facts    words
	complete bool            // all facts are looked at, not only those that decide what is paid
	reading  reading.Reading // that cut is about
	listed   bool            // reading is made: cut.own tells it, too, if there are no jokers
	values   [2]value        // of the best so far, and of what is looked at
	receipts *[2]receipt     // of the same, where patterns add up and somebody asks
	best     best
	last     int  // index of the reading that cut is about
	spot     spot // that the facts are about
}

// worth returns what the best so far is worth.
func (k *work) worth() *value { return &k.values[k.best.at] }

// Score fills in dst with what a win is worth: the dearest of its readings and places of the
// winning tile, by points, then real yakuman before counted ones, then han, fu and exact fu,
// then the order of readings, sets before the pair. The patterns that are not paid are left
// out: Explain lists them. A win that may not be declared, for lack of a yaku, is no error.
//
// The errors are ErrNotComplete and ErrWinningTile. Score trusts that the hand was made under
// the rules of the set and that the win does not contradict itself: see Check. It allocates
// only where the slices of dst have no room, and for points that no word holds: Result.Dear.
func (s *Set) Score(w *Win, dst *Result) error {
	var k work
	if s.adds {
		k.receipts = new([2]receipt)
	}
	if err := s.find(w, &k); err != nil {
		return err
	}
	s.fill(w, &k, dst)
	return nil
}

// Scores yields what each reading of a win is worth, with the winning tile at its dearest
// place, in the order of package reading; none if the hand is not complete or the winning
// tile is not in it. The result is the same one each time, filled anew. With jokers there
// can be very many readings.
func (s *Set) Scores(w *Win) iter.Seq[*Result] {
	return func(yield func(*Result) bool) {
		if w.Hand == nil {
			return
		}
		if held := w.Hand.Concealed(); !holds(w.Hand, &held, w.Tile) {
			return
		}
		var dst Result
		var receipts [2]receipt
		i := 0
		for r := range reading.Each(w.Hand, s.query(w)) {
			k := work{receipts: &receipts}
			s.prepare(w, &k, &r)
			s.lookAt(&k, &r)
			s.findIn(&k, i)
			k.last = i
			i++
			if !k.best.some {
				continue
			}
			s.fill(w, &k, &dst)
			if !yield(&dst) {
				return
			}
		}
	}
}

// Points returns what the winner is paid, without honba and sticks, and 0 for a win that may
// not be declared. It is Score without the reasons, and does not allocate. The errors are
// those of Score and, where there are no limits, ErrTooDear.
func (s *Set) Points(w *Win) (int, error) {
	var k work
	if err := s.find(w, &k); err != nil {
		return 0, err
	}
	v := k.worth()
	if v.base == dear {
		return 0, ErrTooDear
	}
	return s.points(w, v), nil
}

// points returns what the winner is paid for v.
func (s *Set) points(w *Win, v *value) int {
	if !v.valid {
		return 0
	}
	return s.payer.points(v.base, w)
}

// find looks for the dearest reading of a win.
func (s *Set) find(w *Win, k *work) error {
	if w.Hand == nil {
		return ErrNotComplete
	}
	k.held = w.Hand.Concealed()
	k.all = k.held
	if !holds(w.Hand, &k.held, w.Tile) {
		return ErrWinningTile
	}
	if s.shows(w) {
		return s.findJokers(w, k)
	}
	s.setScene(k, w)
	i := 0
	if s.forms.Has(form.Standard) {
		var room [maxReadings]reading.Cut
		cuts := reading.Cuts(room[:0], &k.held)
		for ; i < len(cuts); i++ {
			s.lookAtCut(k, &cuts[i])
			s.findIn(k, i)
		}
	}
	if others := s.othersOf(k); others != 0 {
		var room [maxReadings]reading.Reading
		readings := allReadings(room[:0], w.Hand, others)
		for j := range readings {
			s.lookAt(k, &readings[j])
			s.findIn(k, i+j)
		}
		i += len(readings)
	}
	if i == 0 {
		return ErrNotComplete
	}
	k.last = i - 1
	return nil
}

// query returns what readings of a win are asked for.
func (s *Set) query(w *Win) reading.Query {
	q := reading.Query{Forms: s.forms}
	if h := s.house(w); h != nil {
		q.House = *h
	}
	return q
}

// shows reports whether a reading shows other tiles than the hand, or the house has its own
// sets and pairs: then each reading is looked at as a hand of its own.
func (s *Set) shows(w *Win) bool {
	if w.Hand.Jokers() > 0 {
		return true
	}
	h := s.house(w)
	return h != nil && *h != (win.House{})
}

// findJokers is find for a hand whose readings are other hands each.
func (s *Set) findJokers(w *Win, k *work) error {
	i := 0
	for r := range reading.Each(w.Hand, s.query(w)) {
		s.prepare(w, k, &r)
		s.lookAt(k, &r)
		s.findIn(k, i)
		i++
	}
	if !k.best.some {
		return ErrNotComplete
	}
	k.last = -1
	s.prepare(w, k, &k.best.reading)
	return nil
}

// othersOf returns the forms other than the standard one that a hand can have: few hands are
// pairs or orphans only.
func (s *Set) othersOf(k *work) form.Forms {
	var forms form.Forms
	if k.open == 0 && (!k.odd || s.sets > 4) { // with five sets there is one tile more
		forms |= form.SevenPairs
	}
	if k.open == 0 && k.kinds == uint64(tile.Orphans) {
		forms |= form.ThirteenOrphans
	}
	if forms |= s.forms & form.Knitted; forms&form.Knitted != 0 {
		forms &^= k.unknitted()
	}
	return s.forms & forms
}

// unknitted returns the forms with knitted tiles that the hand cannot have, for lack of all
// nine of a pattern or of fourteen different kinds.
func (c *scene) unknitted() form.Forms {
	forms := form.Knitted
	if bits.OnesCount64(c.kinds) == numKnitted {
		forms &^= form.HonoursAndKnitted
	}
	for _, nine := range form.KnittedPatterns() {
		if uint64(nine)&^c.kinds == 0 {
			return forms &^ form.KnittedStraight
		}
	}
	return forms
}

// numKnitted is the tiles of a hand of knitted tiles and honours.
const numKnitted = 14

// allReadings is reading.All for the default house. It is not inlined, for then dst would
// escape.
//
//go:noinline
func allReadings(dst []reading.Reading, h *hand.Hand, forms form.Forms) []reading.Reading {
	return reading.All(dst, h, reading.Query{Forms: forms})
}

// list makes the reading that k is about.
func (k *work) list() {
	if !k.listed {
		k.reading, k.listed = k.own.Reading(k.hand), true
	}
}

// findIn looks at the places of the winning tile in reading i, which k is about.
func (s *Set) findIn(k *work, i int) {
	if s.adds {
		k.list()
	}
	var places [maxPlaces]spot
	var room [usualInstances]instance
	var groups []instance
	var grouped patterns
	b := &k.best
	for p := range places[:s.places(k, &places)] {
		v := &k.values[1-b.at]
		found, fu, noFu := s.foundAt(k, &places[p])
		if s.adds {
			if some := intersect(&found, &s.sharing); some != grouped {
				groups, grouped = s.groups(room[:0], k, &some), some
			}
			s.combineSum(v, k, &found, groups)
		} else {
			v.raw, v.fu = s.fuOf(k, fu, noFu)
			s.combine(v, k, &found)
		}
		if !b.some || v.better(k.worth()) || s.adds && s.precedes(v, k, i) {
			b.at, b.index, b.spot, b.some = 1-b.at, i, places[p], true
			b.cut, b.listed = k.own, k.listed
			if b.listed {
				b.reading = k.reading
			}
		}
	}
}
