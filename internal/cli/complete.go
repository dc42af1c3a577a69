package cli

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"mentsu/internal/phrase"
)

// completionHelp says how the scripts are installed.
const completionHelp = "completion writes a script that lets a shell complete verbs, flags and their values.\n" +
	"To try it in this shell:\n\n" +
	"  bash        source <(mentsu completion bash)\n" +
	"  zsh         source <(mentsu completion zsh)\n" +
	"  fish        mentsu completion fish | source\n" +
	"  powershell  mentsu completion powershell | Out-String | Invoke-Expression\n\n" +
	"To keep it, put the line into the start file of the shell. bash needs the package bash-completion."

// shells returns the shells that completion knows.
func shells() []string { return []string{"bash", "zsh", "fish", "powershell"} }

// completionVerb returns the command that writes completion scripts.
func (a *app) completionVerb() *cobra.Command {
	return &cobra.Command{
		Use:       "completion " + strings.Join(shells(), "|"),
		Short:     a.say("Write the completion script of a shell"),
		Long:      a.say(completionHelp),
		Args:      atMost(1),
		ValidArgs: shells(),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usageError{phrase.Of("no shell: give one of %s", strings.Join(shells(), ", "))}
			}
			root := cmd.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(a.out, true)
			case "zsh":
				return root.GenZshCompletion(a.out)
			case "fish":
				return root.GenFishCompletion(a.out, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(a.out)
			default:
				return usageError{notOneOf(shells(), args[0])}
			}
		},
	}
}

// completeValues makes the values of flags completable, in every verb below cmd. That
// takes time, and only the shell asks for it.
func completeValues(cmd *cobra.Command) {
	complete := func(f *pflag.Flag) {
		values := flagValues(f)
		if values == nil {
			return
		}
		list, expression := f.Name == "forms", f.Name == onlyField || f.Name == "target"
		_ = cmd.RegisterFlagCompletionFunc(f.Name, func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
			if list {
				return startingWith(typed, afterComma(values, typed)), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
			}
			if expression {
				return startingWith(typed, afterSign(values, typed)), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
			}
			if f.Name == rulesField { // a file does as well
				return startingWith(typed, values), cobra.ShellCompDirectiveDefault
			}
			return startingWith(typed, values), cobra.ShellCompDirectiveNoFileComp
		})
	}
	cmd.Flags().VisitAll(complete)
	cmd.PersistentFlags().VisitAll(complete)
	for _, c := range cmd.Commands() {
		completeValues(c)
	}
}

// flagValues returns the values that a flag chooses from, nil if it takes others.
func flagValues(f *pflag.Flag) []string {
	if chosen, ok := f.Value.(interface{ Values() []string }); ok {
		return chosen.Values()
	}
	return nil
}

// afterComma returns the values that may follow in a list of which typed is the beginning.
func afterComma(values []string, typed string) []string {
	before := typed[:strings.LastIndex(typed, ",")+1]
	var all []string
	for _, v := range values {
		if !strings.Contains(","+before, ","+v+",") {
			all = append(all, before+v)
		}
	}
	return all
}

// startingWith returns the values that begin with what was typed.
func startingWith(typed string, values []string) []string {
	var all []string
	for _, v := range values {
		if strings.HasPrefix(v, typed) {
			all = append(all, v)
		}
	}
	return all
}

// noFiles says that the arguments of a verb are no files.
func noFiles(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveNoFileComp
}
