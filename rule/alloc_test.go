package rule_test

import (
	"testing"

	"mentsu/rule"
)

// TestAllocations: scoring allocates nothing where the result has been used before.
func TestAllocations(t *testing.T) {
	standard, official, sums := compiled(t, "std", nil), compiled(t, "mcr", nil), compiled(t, "zungjung", nil)
	var r rule.Result
	for text, s := range map[string]*rule.Set{
		"22334455667788m win=8m riichi dora=1m ura=1m": standard, "11122233z999s[666z] win=3z from=left": standard,
		"19m19p19s12345677z win=7z": standard, "1188m2299p3377s11z win=1z tsumo": standard, "123m123456p789s44z win=2p": standard,
		"555666777p55567s win=7s tsumo": official, "12369m13347s258p3m win=3m from=left": official, "4444666s111p789m5s win=5s": official,
		"2233445566778mj win=8m riichi": standard, "12369m13347s258pj win=3m from=left": official,
		"36m147s28p1234567z win=7z": official, "2233m2299p3377s11z win=1z": official, "222333444m345m55p win=5p": sums,
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
