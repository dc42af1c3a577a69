package restrict

// Clause is a clause to tests, which can compare them.
type Clause = clause

// Clauses returns the clauses of a restriction under winds.
func Clauses(r Restriction, w Winds) ([]Clause, error) { return r.clauses(w, fourSets) }

// Built reports whether some of the tables of a program are built.
func Built(p *Program) bool {
	for _, f := range p.four.families {
		if f.plain().Ready() != nil {
			return true
		}
	}
	return false
}
