package rule

// Claims returns the flags that can change what a win is paid under the options of the set: those that something paid
// asks for, but for those that no win may have.
func (s *Set) Claims() Flags {
	var asked Flags
	for i := range s.patterns {
		for k := range s.patterns[i].clauses {
			if c := &s.patterns[i].clauses[k]; !c.off {
				asked |= Flags(c.want[wordSituation]&c.care[wordSituation]) & s.flags
			}
		}
	}
	for i := range s.clashes {
		if c := &s.clashes[i]; c.sides&isAlways != 0 {
			asked &^= Flags(c.sides)
		}
	}
	return asked
}
