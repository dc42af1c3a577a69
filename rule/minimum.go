package rule

// Minimum returns the least total, without bonus, of a win that may be declared: that of the
// definition, or the number of the option that takes its place.
func (s *Set) Minimum() int { return s.minimum }
