package rule

import (
	"fmt"

	"mentsu/form"
	"mentsu/reading"
)

// Differing finds out the facts and patterns of a win without jokers in every reading and
// place by the plans, and says where they differ from those found one by one.
func (s *Set) Differing(w *Win) []string {
	var differ []string
	for r := range reading.Each(w.Hand, s.query(w)) {
		var places [maxPlaces]spot
		var by, each work
		each.complete = true
		for _, k := range []*work{&by, &each} {
			s.prepare(w, k, &r)
			s.lookAt(k, &r)
		}
		for _, p := range places[:s.places(&by, &places)] {
			found, fu, noFu := s.foundAt(&by, &p)
			if _, f, no := s.foundAt(&each, &p); f != fu || no != noFu {
				differ = append(differ, fmt.Sprintf("%v at %v: fu %d %t, one by one %d %t", &r, p, fu, noFu, f, no))
			}
			differ = append(differ, s.differing(&by.facts, &each.facts, p.Wait)...)
			for i := range s.patterns {
				if holds := s.patterns[i].holds(&each.facts); found.has(i) != holds {
					differ = append(differ, fmt.Sprintf("%v at %v: %s %t, clause by clause %t", &r, p, s.def.Patterns[i].ID, !holds, holds))
				}
			}
		}
		differ = append(differ, s.cutDiffers(w, &by, &r)...)
	}
	return differ
}

// differing compares the facts that decide what is paid. How many kinds the hand waited for is
// found out only of waits with which a pattern can ask.
func (s *Set) differing(by, each *words, wait Wait) (differ []string) {
	for l := levelHand; l <= levelPlace; l++ {
		for _, a := range s.atoms[l][:s.relevant[l]] {
			if (a.op == opOneWait || a.op == opOneLiveWait) && s.asked>>wait&1 == 0 {
				continue
			}
			if one := each[a.word] >> a.bit & 1; by[a.word]>>a.bit&1 != one {
				differ = append(differ, fmt.Sprintf("%s(%d; %x): not %d", a.fact, a.n, a.mask, one))
			}
		}
	}
	return differ
}

// cutDiffers compares what is known of a reading as bits with what is known of it as a list.
func (s *Set) cutDiffers(w *Win, k *work, r *reading.Reading) []string {
	if r.Form != form.Standard {
		return nil
	}
	var bits work
	s.prepare(w, &bits, r)
	cuts := reading.Cuts(nil, &bits.held)
	for i := range cuts {
		if cuts[i].Reading(w.Hand) == *r {
			if s.lookAtCut(&bits, &cuts[i]); bits.tally != k.tally || [wordPlace]uint64(bits.facts[:wordPlace]) != [wordPlace]uint64(k.facts[:wordPlace]) {
				return []string{fmt.Sprintf("%v: %+v as bits, %+v as a list", r, bits.tally, k.tally)}
			}
			return nil
		}
	}
	return []string{fmt.Sprintf("%v is no cut", r)}
}

// holds reports whether a clause of p holds that no option stands against.
func (p *pattern) holds(f *words) bool {
	for i := range p.clauses {
		if c := &p.clauses[i]; !c.off && c.holds(f) {
			return true
		}
	}
	return false
}
