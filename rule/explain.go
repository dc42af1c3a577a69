package rule

import (
	"math/bits"

	"mentsu/reading"
)

// Explain is Score, and lists in dst.Excluded what holds in the reading that is paid, or
// would, or holds in another, and is not paid: each pattern once, in the order of the rule
// set, with the reason that weighs most. It costs a few microseconds.
func (s *Set) Explain(w *Win, dst *Result) error {
	if err := s.Score(w, dst); err != nil {
		return err
	}
	k := work{complete: true}
	x := explanation{set: s, dst: dst}
	s.prepare(w, &k, &dst.Reading)
	if !s.shows(w) {
		x.elsewhere(w, &k)
	}
	s.lookAt(&k, &dst.Reading)
	at := s.spotAt(&k, dst.Place)
	s.foundAt(&k, &at)
	x.found = s.matcher.matching(&k.facts)
	for _, item := range dst.Items {
		x.paid.add(item.Pattern)
	}
	if s.adds {
		x.settled(&k)
		return nil
	}
	for i := range s.patterns {
		if !x.paid.has(i) {
			x.explain(i, &k)
		}
	}
	return nil
}

// prepare fills in the scene of a reading.
func (s *Set) prepare(w *Win, k *work, r *reading.Reading) {
	k.held = w.Hand.Concealed()
	if s.shows(w) {
		k.held = r.Tiles()
		k.jokersAs, k.hasJokers = r.JokersAs(), true
	}
	k.all = k.held
	s.setScene(k, w)
}

// explanation says why patterns are not paid.
type explanation struct {
	set    *Set
	dst    *Result
	paid   patterns
	found  patterns // in the reading that is paid
	others patterns // in others
	in     [maxPatterns]uint8
}

// elsewhere collects the patterns that hold in any reading, with the first it is.
func (x *explanation) elsewhere(w *Win, k *work) {
	s := x.set
	var buffer [maxReadings]reading.Reading
	readings := allReadings(buffer[:0], w.Hand, s.forms)
	var places [maxPlaces]spot
	for i := range readings {
		s.lookAt(k, &readings[i])
		for p := range places[:s.places(k, &places)] {
			s.foundAt(k, &places[p])
			found := s.matcher.matching(&k.facts)
			for word := range found {
				for fresh := found[word] &^ x.others[word]; fresh != 0; fresh &= fresh - 1 {
					x.in[word<<6+bits.TrailingZeros64(fresh)] = uint8(i)
				}
				x.others[word] |= found[word]
			}
		}
	}
}

// explain adds pattern i to what is excluded, if it has a reason to be there.
func (x *explanation) explain(i int, k *work) {
	s := x.set
	p := &s.patterns[i]
	if k.counts[p.counter] == 0 {
		return
	}
	why, by, ok := x.why(i, &k.facts)
	if ok {
		x.dst.Excluded = append(x.dst.Excluded, Excluded{Pattern: i, Why: why, By: by})
	}
}

// why returns the reason why pattern i is not paid; ok is false if it does not hold at all.
func (x *explanation) why(i int, f *words) (why Why, by int, ok bool) {
	s := x.set
	if x.found.has(i) {
		if j, contained := s.container(i, &x.paid); contained {
			return ImpliedBy, j, true
		}
		switch {
		case x.dst.Yakuman > 0 && s.yakuman.has(i) && !s.stack:
			return OneYakuman, 0, true
		case x.dst.Yakuman > 0 && s.yakuman.has(i):
			return YakumanBound, 0, true
		case x.dst.Yakuman > 0:
			return ReplacedByYakuman, 0, true
		case x.dst.Limit >= 0 && x.dst.Total == 0 || s.limited.has(i):
			return LimitAlone, 0, true
		}
		if j, contained := s.container(i, &x.found); contained { // which is itself not paid
			return ImpliedBy, j, true
		}
	}
	why, ok = s.patterns[i].nearly(f)
	if ok {
		return why, 0, true
	}
	if x.others.has(i) && !x.found.has(i) {
		return OtherReading, int(x.in[i]), true
	}
	return 0, 0, false
}

// container returns the first of some patterns that excludes pattern i or is another of its
// family.
func (s *Set) container(i int, some *patterns) (j int, ok bool) {
	family := s.patterns[i].family
	for j := range s.patterns {
		p := &s.patterns[j]
		if j != i && some.has(j) && (p.excludes.has(i) || family > 0 && p.family == family) {
			return j, true
		}
	}
	return 0, false
}

// nearly says what alone stands against a pattern: an option, or an open meld.
func (p *pattern) nearly(f *words) (why Why, ok bool) {
	for i := range p.clauses {
		if cl := &p.clauses[i]; cl.off && cl.holds(f) {
			return OptionOff, true
		}
	}
	closed := *f
	closed[wordSituation] |= 1 << bitClosed
	for i := range p.clauses {
		if cl := &p.clauses[i]; !cl.off && !cl.holds(f) && cl.holds(&closed) {
			return NotConcealed, true
		}
	}
	return 0, false
}
