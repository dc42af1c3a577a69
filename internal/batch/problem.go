package batch

import "mentsu/internal/phrase"

// StopError is what stops a batch, in words that can be said in any language.
type StopError struct {
	Reason phrase.Text
	Err    error // behind it, or nil
}

// Error returns the reason in English.
func (p *StopError) Error() string { return p.Reason.String() }

// Unwrap returns the error behind this one, or nil.
func (p *StopError) Unwrap() error { return p.Err }

// stop returns the problem with this reason.
func stop(reason phrase.Text) error { return &StopError{Reason: reason} }
