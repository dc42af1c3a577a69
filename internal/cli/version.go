package cli

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"

	"mentsu/internal/api"
)

// build is what is known about this binary.
type build struct {
	Version  string `json:"version"`
	Go       string `json:"go"`
	Commit   string `json:"commit"`   // "" if it was not built in a repository
	Time     string `json:"time"`     // of the commit
	Modified bool   `json:"modified"` // not exactly the commit
}

func buildInfo() build {
	b := build{Version: "(devel)"}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return b
	}
	b.Go = info.GoVersion
	if info.Main.Version != "" {
		b.Version = info.Main.Version
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			b.Commit = s.Value
		case "vcs.time":
			b.Time = s.Value
		case "vcs.modified":
			b.Modified = s.Value == "true"
		}
	}
	return b
}

// String returns the build on one line.
func (b build) String() string {
	s := fmt.Sprintf("mentsu %s, %s", b.Version, b.Go)
	if b.Commit != "" {
		s += ", commit " + b.Commit + " of " + b.Time
	}
	if b.Modified {
		s += ", modified"
	}
	return s
}

// versionVerb returns the command that says what this binary is.
func (a *app) versionVerb() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "version",
		Short: a.say("Say which version this is and how it was built"),
		Args:  atMost(0),
		RunE:  func(*cobra.Command, []string) error { return a.writeVersion() },
	}
	cmd.Flags().BoolVar(&a.json, "json", false, a.say("write it as a line of JSON"))
	return cmd
}

// writeVersion writes what this binary is.
func (a *app) writeVersion() error {
	b := buildInfo()
	if a.json {
		_, err := fmt.Fprintf(a.out, "%s\n", api.Marshal(b))
		return err
	}
	_, err := fmt.Fprintln(a.out, b)
	return err
}
