package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"mentsu/internal/phrase"
)

// exitCodes says what the exit codes mean.
const exitCodes = "  0    done\n" +
	"  1    failed at run time; with win --exit-status: not complete\n" +
	"  2    wrong usage\n" +
	"  3    a hand that has no answer\n" +
	"  4    a batch in which some lines failed\n" +
	"  130  interrupted (143: asked to end)\n" +
	"  141  whoever read the output stopped"

// manVerb returns the command that writes man pages: our own writer, because that of
// cobra links three modules more, of which one costs every start of the command over a
// millisecond, and its pages are English and leave out what values the flags take.
func (a *app) manVerb() *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "man [VERB] [-o DIR]",
		Short: a.say("Write the man page of a verb, or all of them into a directory"),
		Args:  atMost(1),

		ValidArgsFunction: verbNames,
		RunE: func(cmd *cobra.Command, args []string) error {
			page, _, err := cmd.Root().Find(args)
			switch {
			case err != nil || len(args) > 0 && page == cmd.Root():
				return usageError{phrase.Of("no verb %q%s", args[0], suggestVerb(cmd.Root(), args[0]))}
			case dir == "":
				return a.writePage(a.out, page)
			case len(args) > 0:
				return usageError{phrase.Of("give a verb or a directory, not both")}
			default:
				return a.writePages(cmd.Root(), dir)
			}
		},
	}
	cmd.Flags().VarP(wordFlag{&dir, "DIR", nil}, "output", "o", a.say("write the pages of all verbs into this directory"))
	_ = cmd.MarkFlagDirname("output") // there is one
	return cmd
}

// writePages writes the pages of root and its verbs into dir, which it makes if need be.
func (a *app) writePages(root *cobra.Command, dir string) error {
	if err := os.MkdirAll(dir, 0o750); err != nil {
		return err
	}
	for _, cmd := range append([]*cobra.Command{root}, root.Commands()...) {
		if err := a.writePageFile(cmd, filepath.Join(dir, pageName(cmd)+".1")); err != nil {
			return err
		}
	}
	return nil
}

func (a *app) writePageFile(cmd *cobra.Command, name string) (err error) {
	file, err := os.Create(name) //nolint:gosec // in the directory that the user names
	if err != nil {
		return err
	}
	defer func() {
		if closed := file.Close(); err == nil {
			err = closed
		}
	}()
	return a.writePage(file, cmd)
}

// pageName returns the name of the page of a verb, such as mentsu-shanten.
func pageName(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// writePage writes the page of a verb in the language of man pages, man(7).
func (a *app) writePage(w io.Writer, cmd *cobra.Command) error {
	var b strings.Builder
	name := pageName(cmd)
	fmt.Fprintf(&b, ".TH %q 1 \"\" %q\n", strings.ToUpper(name), "mentsu "+buildInfo().Version)
	a.part(&b, "NAME", roff(name)+` \- `+roff(cmd.Short))
	a.part(&b, "SYNOPSIS", ".B "+roff(phrase.Filled(cmd.UseLine(), a.lang)))
	about := cmd.Long
	if about == "" {
		about = cmd.Short + a.say(".")
	}
	a.part(&b, "DESCRIPTION", asTyped(phrase.Filled(about, a.lang)))
	a.part(&b, "OPTIONS", a.options(cmd.LocalFlags())+a.options(cmd.InheritedFlags()))
	if cmd.Example != "" {
		a.part(&b, "EXAMPLES", asTyped(cmd.Example))
	}
	a.part(&b, "ENVIRONMENT", asTyped(a.say(environment)))
	a.part(&b, "EXIT STATUS", asTyped(a.say(exitCodes)))
	var others []string
	for _, c := range append([]*cobra.Command{cmd.Root()}, cmd.Root().Commands()...) {
		if c != cmd && (c == cmd.Root() || cmd == cmd.Root()) {
			others = append(others, `\fB`+roff(pageName(c))+`\fR(1)`)
		}
	}
	a.part(&b, "SEE ALSO", strings.Join(others, ", "))
	_, err := io.WriteString(w, b.String())
	return err
}

// part writes a section of a page.
func (a *app) part(b *strings.Builder, title, text string) {
	fmt.Fprintf(b, ".SH %s\n%s\n", phrase.Plain(title).In(a.lang), strings.TrimRight(text, "\n"))
}

// options lists flags with their values and what they do.
func (a *app) options(flags *pflag.FlagSet) string {
	var b strings.Builder
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name := `\fB` + roff("--"+f.Name) + `\fR`
		if f.Shorthand != "" {
			name = `\fB` + roff("-"+f.Shorthand) + `\fR, ` + name
		}
		if kind := a.placeholder(f); kind != "" {
			name += ` \fI` + roff(kind) + `\fR`
		}
		fmt.Fprintf(&b, ".TP\n%s\n%s\n", name, roff(phrase.Filled(f.Usage, a.lang)))
	})
	return b.String()
}

// asTyped keeps the lines of a text as they are.
func asTyped(s string) string { return ".nf\n" + roff(s) + "\n.fi" }

// roff escapes what means something to man.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`).Replace(s)
	if strings.HasPrefix(s, ".") {
		s = `\&` + s
	}
	return strings.ReplaceAll(s, "\n.", "\n\\&.")
}
