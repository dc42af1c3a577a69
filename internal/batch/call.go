package batch

import "mentsu/internal/api"

// callColumns returns the columns of call between those of the hand and of errors.
func callColumns() []column {
	text := func(of func(*api.CallResponse) *string) func([]byte, api.Response) []byte {
		return func(dst []byte, r api.Response) []byte {
			answer, ok := r.(*api.CallResponse)
			if !ok {
				return append(dst, null...)
			}
			s := of(answer)
			if s == nil {
				return append(dst, null...)
			}
			return appendEscaped(dst, *s)
		}
	}
	return []column{
		{"decision", text(func(r *api.CallResponse) *string { return &r.Decision })},
		{"rule", text(func(r *api.CallResponse) *string { return &r.Rule })},
		{"meld", text(func(r *api.CallResponse) *string {
			if c := called(r); c != nil {
				return &c.Meld
			}
			return nil
		})},
		{"discard", text(func(r *api.CallResponse) *string {
			if c := called(r); c != nil {
				return c.Discard
			}
			return nil
		})},
		{"because", text(func(r *api.CallResponse) *string { return &r.Because })},
	}
}

// called returns the meld to call, nil if there is none.
func called(r *api.CallResponse) *api.CallCandidate {
	for i := range r.Candidates {
		if r.Candidates[i].Lost == nil {
			return &r.Candidates[i]
		}
	}
	return nil
}
