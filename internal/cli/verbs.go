package cli

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"mentsu/internal/api"
	"mentsu/internal/pages"
	"mentsu/internal/phrase"
)

// handHelp says how a hand is written.
const handHelp = "A hand is text such as 123m0567p789s114z: digits, then the suit m, p, s, or z for honours\n" +
	"(1z to 7z: east south west north white green red); 0 is a red five. Melds follow in\n" +
	"brackets: [123m] chi, [555z] pon, [5555z] kan, (5555z) closed kan; most shells want quotes\n" +
	"around them. Each argument is one hand; - reads hands from standard input and @FILE from\n" +
	"a file, one a line."

// winsHelp says how the wins of a round are written.
const winsHelp = "The wins are a list as JSON, one object for each winner: its hand, win (the winning tile),\n" +
	"seat, and from, who discarded it as the winner sees it, or self_draw; and what else score\n" +
	"takes, such as dora, ura and flags. Rules, honba and sticks are flags, for all wins."

// verbs returns the operations of the api.
func verbs() []api.Op { return api.Ops() }

// mainVerb returns the operation that runs without a verb.
func mainVerb() api.Op { return api.Ops()[0] }

// verb returns the command for an operation: a flag for each of its request fields.
func (a *app) verb(o api.Op) *cobra.Command {
	r := &api.Request{Op: o.Name}
	for name := range ahead(a.args, "--rules") {
		r.ExpectRules(name)
	}
	cmd := &cobra.Command{
		Use:   o.Name + " HAND ... | - | @FILE",
		Short: phrase.Plain(o.Help).In(a.lang),
		Long:  a.say("%s.", phrase.Plain(o.Help)) + "\n\n" + a.say(handHelp),
		Args:  cobra.ArbitraryArgs,

		Example:           verbExamples[o.Name],
		ValidArgsFunction: noFiles,
		RunE:              func(cmd *cobra.Command, args []string) error { return a.runVerb(cmd, &o, r, args) },
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.BoolVar(&a.json, "json", false, a.say("write each answer as a line of JSON"))
	flags.BoolVar(&a.unicode, "unicode", false, a.say("show tiles as glyphs (not in JSON)"))
	if o.Name == "win" {
		flags.BoolVar(&a.exitStatus, "exit-status", false, a.say("exit with 1 if a hand is not complete"))
	}
	if o.TakesTable() {
		cmd.Use, cmd.Long = o.Name, a.say("%s.", phrase.Plain(o.Help))+"\n\n"+a.say(winsHelp)
	}
	if o.TakesDeals() {
		cmd.Use = o.Name + " [HAND ... | - | @FILE]"
		a.oddsFlags(cmd)
	}
	if o.Name == "restrict" {
		flags.BoolVar(&a.list, "list", false, a.say("list the names that --only knows, and what they mean"))
	}
	flags.SetNormalizeFunc(func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		if name == "tsumo" {
			name = flagName("self_draw")
		}
		return pflag.NormalizedName(name)
	})
	for _, f := range o.Fields() {
		switch f.Name {
		case "op", "hand", "lang": // the verb, its arguments, and a flag of all verbs
			continue
		}
		flag := flags.VarPF(&fieldFlag{f, r, ""}, flagName(f.Name), "", f.About().In(a.lang))
		if f.Value == "" {
			flag.NoOptDefVal = "true"
		}
	}
	return cmd
}

// runVerb answers the request of a verb for its arguments.
func (a *app) runVerb(cmd *cobra.Command, o *api.Op, r *api.Request, args []string) error {
	pages.Ahead(pages.Hand)
	if err := o.Prepare(r); err != nil {
		return usageError{err.Reason()}
	}
	switch {
	case a.list:
		return a.listRestrictions(cmd, args)
	case o.TakesTable():
		if err := atMost(0)(cmd, args); err != nil {
			return err
		}
		return a.answerDeals(r)
	case o.TakesDeals():
		if err := a.settleOdds(args); err != nil {
			return err
		}
		if len(args) == 0 {
			return a.answerDeals(r)
		}
	}
	return a.answerAll(cmd, r, args)
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

// Set reads the value into the request. Tiles and restrictions given again come to those before; any other
// field given again must say the same.
func (f *fieldFlag) Set(s string) error {
	switch {
	case f.text == "":
	case f.field.Value == "TILES":
		s = f.text + " " + s
	case f.field.Name == onlyField:
		s = f.text + ", " + s
	case f.text != s:
		return usageError{givenTwice(f.text, s)}
	}
	f.text = s
	if f.field.Name == rulesField {
		return setRules(f.request, &f.field, s)
	}
	if err := f.field.SetText(f.request, s); err != nil {
		return valueError{usageError{pointed(s, err)}, err}
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

// Values returns the values to choose from, for completion.
func (f *fieldFlag) Values() []string { return f.field.Values() }

// flagError turns an error of the flag parser into one of ours, with the nearest flag
// where there is none of that name.
func flagError(cmd *cobra.Command, err error) error {
	unknown, isUnknown := errors.AsType[*pflag.NotExistError](err)
	value, isValue := errors.AsType[*pflag.InvalidValueError](err)
	missing, isMissing := errors.AsType[*pflag.ValueRequiredError](err)
	syntax, isSyntax := errors.AsType[*pflag.InvalidSyntaxError](err)
	switch {
	case isUnknown && unknown.GetSpecifiedShortnames() != "":
		return usageError{phrase.Of("%s has no flag %s%s", cmd.Name(), "-"+unknown.GetSpecifiedName(), phrase.Text{})}
	case isUnknown:
		name := unknown.GetSpecifiedName()
		return usageError{phrase.Of("%s has no flag %s%s", cmd.Name(), "--"+name, suggestFlag(cmd, name))}
	case isValue:
		wrong := usageError{phrase.Of("%s: %s", "--"+value.GetFlag().Name, valueFault(value))}
		if ours, ok := errors.AsType[valueError](err); ok {
			return valueError{wrong, ours.fault}
		}
		return wrong
	case isMissing:
		return usageError{phrase.Of("the flag %s needs a value", "--"+missing.GetFlag().Name)}
	case isSyntax:
		return usageError{phrase.Of("%q is no flag", syntax.GetSpecifiedFlag())}
	default:
		return usageError{phrase.Plain(err.Error())}
	}
}

// suggestFlag helps somebody who gave cmd a flag that it does not have: with the flag that is
// nearest, or the verbs that have it.
func suggestFlag(cmd *cobra.Command, name string) phrase.Text {
	var owners, known, bare []string
	for _, o := range api.Ops() {
		if slices.ContainsFunc(o.Fields(), func(f api.Field) bool { return flagName(f.Name) == name }) {
			owners = append(owners, o.Name)
		}
	}
	cmd.Flags().VisitAll(func(f *pflag.Flag) { known, bare = append(known, "--"+f.Name), append(bare, f.Name) })
	switch {
	case owners != nil:
		return phrase.Of("; it belongs to %s", strings.Join(owners, ", "))
	case api.Suggest(name, bare).IsZero(): // without the dashes, which all have
		return phrase.Text{}
	default:
		return api.Suggest("--"+name, known)
	}
}

// valueFault says what is wrong with the value of a flag.
func valueFault(err *pflag.InvalidValueError) phrase.Text {
	if ours, ok := errors.AsType[usageError](err); ok {
		return ours.reason
	}
	return phrase.Of("must be %s, not %s", phrase.Of("true or false"), strconv.Quote(err.GetValue()))
}

// suggestVerb returns a question that names the verb nearest to name, or the one that
// answers about what name means, or nothing, among those of a command.
func suggestVerb(of *cobra.Command, name string) phrase.Text {
	switch name {
	case "tenpai":
		name = "waits"
	case "ukeire":
		name = "useful"
	}
	var known []string
	for _, c := range of.Commands() {
		known = append(known, c.Name())
	}
	return api.Suggest(name, known)
}

// atMost refuses more than n arguments as wrong usage.
func atMost(n int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) > 0 && cmd.HasSubCommands():
			return usageError{phrase.Of("no verb %q%s", args[0], suggestVerb(cmd, args[0]))}
		case len(args) > 0 && n == 0:
			return usageError{phrase.Of("%s goes without arguments", cmd.Name())}
		case len(args) > n:
			return usageError{phrase.Of("%s takes at most %s, not %d", cmd.Name(), phrase.Count(n, "argument"), len(args))}
		}
		return nil
	}
}
