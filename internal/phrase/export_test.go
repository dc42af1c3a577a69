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
	for _, r := range slices.Concat(reasons, notations, expressions) {
		delete(all, r.en)
	}
	return all
}

// Reasons returns the English reasons of the engine.
func Reasons() []string {
	var all []string
	for _, r := range slices.Concat(reasons, notations, expressions) {
		all = append(all, r.en)
	}
	return all
}
