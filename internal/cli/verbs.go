package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"mentsu/internal/api"
	"mentsu/internal/batch"
)

const handHelp = "A hand is text such as 123m0567p789s114z: digits, then the suit m, p, s, or z for honours\n" +
	"(1z to 7z: east south west north white green red); 0 is a red five. Melds follow in\n" +
	"brackets: [123m] chi, [555z] pon, [5555z] kan, (5555z) closed kan; most shells want quotes\n" +
	"around them. Each argument is one hand; - reads hands from standard input and @FILE from\n" +
	"a file, one a line."

// verbs returns the operations of the api.
func verbs() []api.Op { return api.Ops() }

// mainVerb returns the operation that runs without a verb.
func mainVerb() api.Op { return api.Ops()[0] }

// verb returns the command for an operation: a flag for each of its request fields.
func (a *app) verb(o api.Op) *cobra.Command {
	r := &api.Request{Op: o.Name}
	cmd := &cobra.Command{
		Use:   o.Name + " HAND ... | - | @FILE",
		Short: o.Help,
		Long:  o.Help + ".\n\n" + handHelp,
		Args:  cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.answerAll(cmd, r, args)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.BoolVar(&a.json, "json", false, "write each answer as a line of JSON")
	flags.BoolVar(&a.unicode, "unicode", false, "show tiles as glyphs (not in JSON)")
	for _, f := range o.Fields() {
		switch f.Name {
		case "op", "hand": // the verb and its arguments
			continue
		}
		flag := flags.VarPF(&fieldFlag{f, r, ""}, flagName(f.Name), "", f.Help)
		if f.Value == "" {
			flag.NoOptDefVal = "true"
		}
	}
	return cmd
}

func flagName(field string) string { return strings.ReplaceAll(field, "_", "-") }

// fieldFlag is a request field as a flag.
type fieldFlag struct {
	field   api.Field
	request *api.Request
	text    string
}

// String returns the value given, "" if none was.
func (f *fieldFlag) String() string { return f.text }

// Set reads the value into the request.
func (f *fieldFlag) Set(s string) error {
	f.text = s
	if err := f.field.SetText(f.request, s); err != nil {
		return errors.New(err.Message)
	}
	return nil
}

// Type names the value in help.
func (f *fieldFlag) Type() string {
	if f.field.Value == "" {
		return "bool" // which help leaves out
	}
	return f.field.Value
}

// flagError turns an error of the flag parser into one of ours, with the nearest flag
// where there is none of that name.
func flagError(cmd *cobra.Command, err error) error {
	unknown, isUnknown := errors.AsType[*pflag.NotExistError](err)
	value, isValue := errors.AsType[*pflag.InvalidValueError](err)
	switch {
	case isUnknown && len(unknown.GetSpecifiedName()) > 1:
		var known []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { known = append(known, "--"+f.Name) })
		name := "--" + unknown.GetSpecifiedName()
		return usageError{fmt.Sprintf("%s has no flag %s%s", cmd.Name(), name, api.Suggest(name, known))}
	case isValue:
		return usageError{fmt.Sprintf("--%s: %s", value.GetFlag().Name, value.Unwrap())}
	default:
		return usageError{err.Error()}
	}
}

// suggestVerb returns a question that names the verb nearest to name, or "".
func suggestVerb(root *cobra.Command, name string) string {
	var known []string
	for _, c := range root.Commands() {
		known = append(known, c.Name())
	}
	return api.Suggest(name, known)
}

// batchVerb returns the command that answers JSON lines.
func (a *app) batchVerb() *cobra.Command {
	return &cobra.Command{
		Use:   "batch [- | @FILE]",
		Short: "Answer JSON lines: one request in, one row out, in order",
		Long: "batch reads one request a line, such as {\"op\":\"shanten\",\"hand\":\"123m0567p789s114z\"}, and writes\n" +
			"exactly one row for each in the same order: the answer, or an error that names the line.\n" +
			"If some lines failed the exit code is 4.",
		Args: atMost(1),
		RunE: func(_ *cobra.Command, args []string) error {
			in := a.in
			if len(args) == 1 && args[0] != "-" {
				file, err := open(args[0])
				if err != nil {
					return err
				}
				defer closeFile(file)
				in = file
			}
			stats, err := batch.Run(in, a.out)
			if err != nil {
				return err
			}
			if stats.Failed > 0 {
				a.complain("mentsu: %d of %d lines failed; their rows say why\n", stats.Failed, stats.Rows)
				return exit(partial)
			}
			return nil
		},
	}
}

// atMost refuses more than n arguments as wrong usage.
func atMost(n int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > n {
			return usageError{fmt.Sprintf("%s takes at most %s, not %d", cmd.Name(), count(n, "argument"), len(args))}
		}
		return nil
	}
}
