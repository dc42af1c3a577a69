package phrase

import "slices"

// Catalogue returns the English texts of the catalogue, but for the reasons of the engine.
func Catalogue() map[string]bool {
	all := map[string]bool{}
	for _, part := range rows() {
		for _, r := range part {
			all[r.en] = true
		}
	}
	for _, r := range slices.Concat(reasons, notations, expressions, ruleFaults, tomlFaults, contradictions, dealFaults) {
		delete(all, r.en)
	}
	return all
}

// Reasons returns the English reasons of the engine.
func Reasons() []string {
	var all []string
	for _, r := range slices.Concat(reasons, notations, expressions, ruleFaults, tomlFaults, contradictions, dealFaults) {
		all = append(all, r.en)
	}
	return all
}

// Placeholders returns the placeholders in every language.
func Placeholders() [][3]string {
	var all [][3]string
	for _, r := range placeholders {
		all = append(all, [3]string{r.en, r.ja, r.zh})
	}
	return all
}

// Failures returns the English texts about failures outside.
func Failures() []string {
	var all []string
	for _, r := range failures {
		all = append(all, r.en)
	}
	return all
}
