package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// maker makes a verb. A command with all its flags takes longer to make than most hands to
// answer, so that a run makes only those it can come to.
type maker struct {
	name string
	make func() *cobra.Command
}

// makers returns all verbs but help, in the order that help lists them.
func (a *app) makers() []maker {
	var list []maker
	for _, o := range verbs() {
		list = append(list, maker{o.Name, func() *cobra.Command { return a.verb(o) }})
	}
	return append(list,
		maker{"render", a.renderVerb}, maker{"batch", a.batchVerb}, maker{"serve", a.serveVerb}, maker{"rules", a.rulesVerb}, maker{"presets", a.presetsVerb}, maker{"bench", a.benchVerb},
		maker{"version", a.versionVerb}, maker{"completion", a.completionVerb}, maker{"man", a.manVerb})
}

// reached returns the makers of the verbs that args can come to, and whether they can come to
// the command without a verb.
func (a *app) reached(args []string) (verbs []maker, plain bool) {
	all := a.makers()
	if len(args) == 0 || slices.ContainsFunc(args, asksHelp) {
		return all, true
	}
	first := args[0]
	if i := slices.IndexFunc(all, func(m maker) bool { return m.name == first }); i >= 0 {
		if first == "completion" || first == "man" { // they tell of all verbs
			return all, true
		}
		return all[i : i+1], false
	}
	if strings.HasPrefix(first, "-") || looksLikeVerb(first) {
		return all, true
	}
	return nil, true // a hand
}

// asksHelp reports whether arg is the flag for help, or could be.
func asksHelp(arg string) bool { return strings.HasPrefix(arg, "-h") || strings.HasPrefix(arg, "--h") }
