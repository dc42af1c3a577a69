// Package cli is the command mentsu: verbs and flags made from the tables of package api,
// and answers written for people to read.
package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"mentsu/internal/api"
	"mentsu/internal/batch"
	"mentsu/internal/phrase"
	"mentsu/tile"
)

// Exit codes.
const (
	done    = 0
	failure = 1   // at run time: a file that cannot be read, output that cannot be written
	usage   = 2   // unknown verb or flag, or a flag value that is none
	invalid = 3   // a hand that has no answer
	partial = 4   // a batch in which some lines failed
	closed  = 141 // whoever read the output stopped: not worth a word
)

// exit is an error that has been reported, or needs no report, and ends with a code.
type exit int

func (e exit) Error() string { return fmt.Sprintf("exit code %d", int(e)) }

// usageError is a wrong command line.
type usageError struct{ reason phrase.Text }

// valueError is a usageError about the value of a request field.
type valueError struct {
	usageError

	fault *api.Error
}

// Unwrap returns the usageError.
func (e valueError) Unwrap() error { return e.usageError }

func (e usageError) Error() string { return e.reason.String() }

// problem is an error at run time, in words of ours.
type problem struct {
	reason phrase.Text
	err    error
}

func (e problem) Error() string { return e.reason.String() }

func (e problem) Unwrap() error { return e.err }

// app is one run of the command.
type app struct {
	args    []string // of the run
	in      io.Reader
	out     *bufio.Writer
	errOut  io.Writer
	rawOut  io.Writer // what out writes to, for finding out whether it is a terminal
	lang    tile.Lang // of all texts
	color   string    // auto, always or never
	json    bool
	unicode bool

	csv        bool   // of odds: write the rows as comma-separated values
	svg        string // of odds: the file to write a chart to
	unwritten  error  // a chart could not be written
	exitStatus bool   // of win: exit with 1 if a hand is not complete
	lost       bool   // a hand was not complete
	list       bool   // of restrict: list the names of restrictions
}

// Run runs the command with args, which do not include its name, and returns the exit
// code. Data goes to out, messages to errOut.
func Run(args []string, in io.Reader, out, errOut io.Writer) int {
	a := &app{args: args, in: in, out: bufio.NewWriter(out), errOut: errOut, rawOut: out}
	wrong := a.setLanguage(args)
	root := a.root(args)
	if wrong != nil {
		return a.code(root, wrong)
	}
	if len(args) > 0 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd) {
		completeValues(root)
	}
	root.SetArgs(append([]string{}, args...)) // nil would mean os.Args
	root.SetIn(in)
	root.SetOut(a.out)
	root.SetErr(errOut)
	cmd, err := root.ExecuteC()
	if wrong, ok := errors.AsType[valueError](err); ok && slices.Contains(args, "--json") { // which may not have been read yet
		r := api.Request{Op: cmd.Name(), Lang: a.lang}
		if cmd == root {
			r.Op = mainVerb().Name
		}
		a.view(&r).line(api.Refuse(&r, wrong.fault, 0))
	}
	if flushed := a.out.Flush(); flushed != nil {
		err = flushed
	}
	return a.code(cmd, err)
}

// code reports err, unless that was done, and returns its exit code.
func (a *app) code(cmd *cobra.Command, err error) int {
	code, reported := errors.AsType[exit](err)
	wrong, isUsage := errors.AsType[usageError](err)
	known, isKnown := errors.AsType[problem](err)
	if stopped, ok := errors.AsType[*batch.StopError](err); ok && !isKnown {
		known, isKnown = problem{stopped.Reason, stopped}, true
	}
	switch {
	case err == nil:
		return done
	case reported:
		return int(code)
	case errors.Is(err, syscall.EPIPE):
		return closed
	case isUsage:
		a.complain("mentsu: %s\n%s\n", wrong.reason.In(a.lang), a.say("Run '%s --help' for usage.", cmd.CommandPath()))
		return usage
	case isKnown:
		a.complain("mentsu: %s\n", known.reason.In(a.lang))
		return failure
	default:
		a.complain("mentsu: %s\n", phrase.Failure(err).In(a.lang))
		return failure
	}
}

// complain writes to the error output, after the answers so far. If that fails there is
// nobody left to tell; an error of the output shows when it is flushed at the end.
func (a *app) complain(format string, args ...any) {
	_ = a.out.Flush()
	_, _ = fmt.Fprintf(a.errOut, format, args...)
}

// root returns the command with the verbs that args can come to. Without a verb it analyzes.
func (a *app) root(args []string) *cobra.Command {
	verbs, plain := a.reached(args)
	root := new(cobra.Command)
	if plain {
		root = a.verb(mainVerb())
	}
	root.Use = "mentsu [VERB] [HAND ... | - | @FILE]"
	root.Short = a.say("Answers questions about mahjong hands")
	root.Long = a.say("mentsu answers questions about mahjong hands: how far from ready, which tiles help,\nwhat to discard and why. Without a verb it analyzes the hand.") +
		"\n\n" + a.say(handHelp)
	root.Example = "  mentsu 123m0567p789s114z\n  mentsu discards 123m0567p789s1145z --seen 44z\n  mentsu shanten @hands.txt --json"
	root.SilenceErrors, root.SilenceUsage = true, true
	root.CompletionOptions.DisableDefaultCmd = true
	flags := root.PersistentFlags()
	flags.VarPF(langFlag{a}, "lang", "", a.say("language of texts: %s (default: that of MENTSU_LANG, else en)", strings.Join(languages(), ", "))).DefValue = ""
	version := root.Flags().Bool("version", false, a.say("Say which version this is and how it was built"))
	flags.Var(colorFlag{&a.color}, "color", a.say("colour the output: %s (default auto)", strings.Join(colorFlag{}.Values(), ", ")))
	root.SetFlagErrorFunc(flagError)
	root.SetUsageFunc(a.writeUsage)
	root.SetHelpFunc(a.writeHelp)
	run := root.RunE
	root.RunE = func(cmd *cobra.Command, args []string) error {
		if *version {
			return a.writeVersion()
		}
		if len(args) == 0 {
			return cmd.Help()
		}
		if looksLikeVerb(args[0]) {
			return usageError{phrase.Of("no verb %q%s", args[0], suggestVerb(root, args[0]))}
		}
		return run(cmd, args)
	}
	for _, v := range verbs {
		root.AddCommand(v.make())
	}
	root.SetHelpCommand(a.helpVerb(root))
	a.addHelpFlags(root)
	return root
}

// looksLikeVerb reports whether arg is a word and no hand: no hand of any notation has
// nothing but small letters, jokers apart. Two letters are rather a hand half typed.
func looksLikeVerb(arg string) bool {
	return len(arg) > 2 && strings.Trim(arg, "abcdefghijklmnopqrstuvwxyz-_") == "" && strings.Trim(arg, "j-_") != ""
}
