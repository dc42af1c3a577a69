package rule_test

import (
	"testing"

	"mentsu/rule"
)

// TestAllocations: scoring allocates nothing where the result has been used before.
func TestAllocations(t *testing.T) {
	s := compiled(t, "std", nil)
	var r rule.Result
	for _, text := range []string{
		"22334455667788m win=8m riichi dora=1m ura=1m", "11122233z999s[666z] win=3z from=left",
		"19m19p19s12345677z win=7z", "1188m2299p3377s11z win=1z tsumo", "123m123456p789s44z win=2p",
	} {
		w := winText(t, s, text)
		for name, f := range map[string]func() error{
			"Check":   func() error { return s.Check(w) },
			"Points":  func() error { _, err := s.Points(w); return err },
			"Score":   func() error { return s.Score(w, &r) },
			"Explain": func() error { return s.Explain(w, &r) },
		} {
			if n := testing.AllocsPerRun(100, func() {
				if err := f(); err != nil {
					t.Error(text, err)
				}
			}); n != 0 {
				t.Errorf("%s of %s allocates %v times", name, text, n)
			}
		}
	}
}
