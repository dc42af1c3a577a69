package restrict

// Clause is a clause to tests, which can compare them.
type Clause = clause

// Clauses returns the clauses of a restriction under winds.
func Clauses(r Restriction, w Winds) ([]Clause, error) { return r.clauses(w, fourSets) }
