//go:build noserve

package cli

import (
	"github.com/spf13/cobra"

	"mentsu/internal/phrase"
)

// serveVerb returns the command that answers over HTTP, which this build leaves out: the
// packages it needs take part in every start of the command, whatever the verb.
func (a *app) serveVerb() *cobra.Command {
	return &cobra.Command{
		Use:    "serve",
		Hidden: true,
		RunE: func(*cobra.Command, []string) error {
			return usageError{phrase.Of("this command was built without serve")}
		},
	}
}
