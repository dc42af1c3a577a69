package api

// About returns what r says about the hand, whatever the operation.
func About(r Response) *Common { return r.common() }
