package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/clipperhouse/displaywidth"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"mentsu/internal/phrase"
)

// environment says which variables the command reads.
const environment = "  MENTSU_LANG     language of texts, where --lang does not say: en, ja, zh\n" +
	"  MENTSU_THREADS  workers of batch, where --threads does not say\n" +
	"  MENTSU_ADDR     where serve listens, where --addr does not say\n" +
	"  MENTSU_LOG      log of serve, where --log does not say: json, text, off\n" +
	"  NO_COLOR        if not empty, no colours, where --color does not say\n" +
	"  CLICOLOR_FORCE  if neither empty nor 0, colours also where the output is no terminal\n" +
	"  CLICOLOR        if 0, no colours on a terminal\n" +
	"  TERM            if dumb, no colours on a terminal"

// writeHelp writes what a verb does, and its usage.
func (a *app) writeHelp(cmd *cobra.Command, _ []string) {
	about := cmd.Long
	if about == "" {
		about = cmd.Short + a.say(".")
	}
	_, _ = fmt.Fprintf(cmd.OutOrStdout(), "%s\n", phrase.Filled(about, a.lang)) // an error shows when the output is flushed
	_ = cmd.Usage()
}

// writeUsage writes how a verb is used.
func (a *app) writeUsage(cmd *cobra.Command) error {
	w := cmd.OutOrStdout()
	a.section(w, "Usage", "  "+phrase.Filled(cmd.UseLine(), a.lang))
	a.section(w, "Examples", cmd.Example)
	var list strings.Builder
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() || c.Name() == "help" {
			fmt.Fprintf(&list, "  %-*s %s\n", cmd.NamePadding(), c.Name(), c.Short)
		}
	}
	a.section(w, "Verbs", list.String())
	a.section(w, "Flags", a.flagUsages(cmd.LocalFlags()))
	a.section(w, "Flags of all verbs", a.flagUsages(cmd.InheritedFlags()))
	if !cmd.HasParent() {
		a.section(w, "Environment", a.say(environment))
		_, err := fmt.Fprintf(w, "\n%s\n", a.say("Run '%s' for more about a verb.", phrase.Filled("mentsu VERB --help", a.lang)))
		return err
	}
	return nil
}

// flagUsages lists flags, with what they take and do in columns.
func (a *app) flagUsages(flags *pflag.FlagSet) string {
	var names, about []string
	widest := 0
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name := "      --" + f.Name
		if f.Shorthand != "" {
			name = "  -" + f.Shorthand + ", --" + f.Name
		}
		if kind := a.placeholder(f); kind != "" {
			name += " " + kind
		}
		names, about = append(names, name), append(about, phrase.Filled(f.Usage, a.lang))
		widest = max(widest, displaywidth.String(name))
	})
	var b strings.Builder
	for i, name := range names {
		fmt.Fprintf(&b, "%s%*s%s\n", name, widest-displaywidth.String(name)+3, "", about[i])
	}
	return b.String()
}

// placeholder returns what stands for the value of a flag, nothing for a switch.
func (a *app) placeholder(f *pflag.Flag) string {
	kind := f.Value.Type()
	if kind == "bool" {
		return ""
	}
	return phrase.Placeholder(kind, a.lang)
}

// section writes a part of the usage with its title, unless it is empty.
func (a *app) section(w io.Writer, title, text string) {
	if text == "" {
		return
	}
	_, _ = fmt.Fprintf(w, "\n%s:\n%s\n", phrase.Plain(title).In(a.lang), strings.TrimRight(text, "\n"))
}

// addHelpFlags gives cmd and all its verbs the flag --help, in the language of the run.
func (a *app) addHelpFlags(cmd *cobra.Command) {
	cmd.Flags().BoolP("help", "h", false, a.say("help for %s", cmd.Name()))
	for _, c := range cmd.Commands() {
		a.addHelpFlags(c)
	}
}

// verbNames completes the name of a verb.
func verbNames(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	var verbs []string
	for _, c := range cmd.Root().Commands() {
		if len(args) == 0 && !c.Hidden {
			verbs = append(verbs, c.Name()+"\t"+c.Short)
		}
	}
	return startingWith(typed, verbs), cobra.ShellCompDirectiveNoFileComp
}

// helpVerb returns the command that writes the help of another one.
func (a *app) helpVerb(root *cobra.Command) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "help [VERB]",
		Short: a.say("Help about any verb"),
		Args:  atMost(1),
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, _, err := root.Find(args)
			if err != nil || len(args) > 0 && cmd == root {
				return usageError{phrase.Of("no verb %q%s", args[0], suggestVerb(root, args[0]))}
			}
			return cmd.Help()
		},
		ValidArgsFunction: verbNames,
	}
	a.addHelpFlags(cmd)
	return cmd
}
