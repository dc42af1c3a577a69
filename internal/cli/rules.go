package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

const rulesHelp = "rules lists the rule sets that come with mentsu. --rules takes such a name, or a file with a\n" +
	"rule set of your own: a few lines of TOML that extend one of them and say what differs."

const rulesExamples = "  mentsu rules\n" +
	"  mentsu rules show tenhou\n" +
	"  mentsu rules diff std mleague\n" +
	"  mentsu rules check house.toml"

// rulesVerb returns the command about rule sets.
func (a *app) rulesVerb() *cobra.Command {
	cmd := &cobra.Command{
		Use:     "rules [list | show NAME | check FILE | diff NAME OTHER]",
		Short:   a.say("The rule sets: list, show, compare them, check one of your own"),
		Long:    a.say(rulesHelp),
		Example: rulesExamples,
		Args:    atMost(0),
		RunE:    func(*cobra.Command, []string) error { return a.listRules() },
	}
	show := a.rulesPart("show NAME", a.say("Show a rule set: its options with their values, and what it pays"), 1, func(args []string) error {
		return a.showRules(args[0])
	})
	check := a.rulesPart("check FILE", a.say("Check a rule set of your own"), 1, func(args []string) error { return a.checkRules(args[0]) })
	diff := a.rulesPart("diff NAME OTHER", a.say("Show in what two rule sets differ"), 2, func(args []string) error {
		return a.diffRules(args[0], args[1])
	})
	check.ValidArgsFunction = nil // files
	cmd.Flags().BoolVar(&a.json, "json", false, a.say("write it as a line of JSON"))
	list := a.rulesPart("list", a.say("List the rule sets, as without a verb"), 0, func([]string) error { return a.listRules() })
	cmd.AddCommand(list, show, check, diff)
	return cmd
}

// rulesPart returns a verb below rules that takes so many names.
func (a *app) rulesPart(use, short string, names int, run func(args []string) error) *cobra.Command {
	cmd := &cobra.Command{
		Use:   use,
		Short: short,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) != names {
				return usageError{phrase.Of("%s takes %s, not %d", "rules "+cmd.Name(), phrase.Count(names, "argument"), len(args))}
			}
			return nil
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
			if len(args) >= names {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return startingWith(typed, api.RuleNames()), cobra.ShellCompDirectiveDefault
		},
		RunE: func(_ *cobra.Command, args []string) error { return run(args) },
	}
	cmd.Flags().BoolVar(&a.json, "json", false, a.say("write it as a line of JSON"))
	return cmd
}

// asJSON writes v as a line of JSON.
func (a *app) asJSON(v any) error {
	_, err := fmt.Fprintf(a.out, "%s\n", api.Marshal(v))
	return err
}

// listRules writes which rule sets there are.
func (a *app) listRules() error {
	list, err := api.ListRules(a.lang)
	if err != nil {
		return err
	}
	if a.json {
		return a.asJSON(list)
	}
	v := a.view(&api.Request{})
	var rows [][]string
	for _, r := range list.Rules {
		rows = append(rows, []string{"", r.ID, r.Name, r.Source})
	}
	v.title(v.say("Rule sets"), v.say("riichi/ may be left out"))
	v.table([]string{"", v.say("name"), v.say("what it is"), v.say("source")}, rows)
	return nil
}

// showRules writes a rule set.
func (a *app) showRules(name string) error {
	d, err := ruleSet(name)
	if err != nil {
		return err
	}
	r := api.ViewRules(d, a.lang)
	if a.json {
		return a.asJSON(r)
	}
	v := a.view(&api.Request{})
	v.rulesHead(r)
	v.line(nil)
	v.rulesOptions(r)
	v.line(nil)
	v.rulesPatterns(r)
	return nil
}

// rulesHead writes what is about a rule set as a whole.
func (v *view) rulesHead(r *api.RuleSetView) {
	v.printf("%s  %s", v.paint(r.ID, heading), r.Name)
	var forms []string
	for _, f := range r.Forms {
		forms = append(forms, v.formName(f))
	}
	reds := v.say("red fives (m/p/s)") + fmt.Sprintf(" %d/%d/%d", r.Reds[0], r.Reds[1], r.Reds[2])
	if r.RedsUnconfirmed {
		reds += " ?"
	}
	parts := []string{v.count(r.Players, "player"), v.count(r.Sets, "set"), v.say("forms %s", strings.Join(forms, v.say(", "))), reds}
	if r.JokerCopies == "four" {
		parts = append(parts, v.say("at most four of a kind, jokers included"))
	}
	v.printf("    %s", strings.Join(parts, v.say("; ")))
	if r.House != nil {
		v.printf("    %s", v.say("house rules %s", api.Marshal(r.House)))
	}
	if r.Source != "" {
		v.printf("    %s", v.say("Source: %s", r.Source))
	}
}

// rulesOptions writes the options of a rule set.
func (v *view) rulesOptions(r *api.RuleSetView) {
	var rows [][]string
	var example []string // of the flag
	for _, o := range r.Options {
		if len(example) < 2 {
			example = append(example, o.ID+"="+o.Value)
		}
		value := o.Value
		if o.Unconfirmed {
			value += " ?"
		}
		values := strings.Join(o.Values, ", ")
		if o.Values == nil {
			values = v.say("%d to %d", *o.Least, *o.Most)
		}
		rows = append(rows, []string{"", o.ID, value, values, o.Name})
	}
	v.title(v.say("Options"), v.say("--options %s; ? no source is sure of the value", strings.Join(example, ",")))
	v.table([]string{"", v.say("option"), v.say("value"), v.say("values"), v.say("what it is")}, rows)
}

// rulesPatterns writes what a rule set pays.
func (v *view) rulesPatterns(r *api.RuleSetView) {
	var rows [][]string
	for i := range r.Patterns {
		p := &r.Patterns[i]
		var when []string
		parts := slices.DeleteFunc([]string{p.Each, p.When, p.Gates}, func(s string) bool { return s == "" })
		for _, s := range parts {
			if len(parts) > 1 && strings.Contains(s, "|") {
				s = "(" + s + ")"
			}
			when = append(when, s)
		}
		if p.Count != "" {
			when = append(when, v.say("for each of %s", p.Count))
		}
		value, open := strconv.Itoa(p.Value), strconv.Itoa(p.Open)
		if p.Double != "" {
			value += "*"
		}
		rows = append(rows, []string{"", p.ID, p.Name, v.class(p.Class), value, open, strings.Join(when, " & ")})
	}
	v.title(v.say("Patterns"), v.say("value in %s, of a yakuman how many; * an option doubles it; 0 is not paid", r.Unit))
	v.table([]string{"", "id", v.say("name"), v.say("class"), v.say("closed hand"), v.say("open hand"), v.say("when")}, rows)
}

// class returns what a pattern is, if it is no yaku.
func (v *view) class(s string) string {
	switch s {
	case "yakuman":
		return v.say("yakuman")
	case "bonus":
		return v.say("bonus")
	default:
		return ""
	}
}

// checkRules says whether the rule set in a file is right.
func (a *app) checkRules(name string) error {
	_, d, err := ruleFile(name)
	if err != nil {
		return err
	}
	r := api.ViewRules(d, a.lang) // without what is for games of other players
	if a.json {
		return a.asJSON(r)
	}
	_, err = fmt.Fprintf(a.out, "%s\n", a.say("%s is right: %s, %s, %s", name, r.Name, phrase.Count(len(r.Options), "option"), phrase.Count(len(r.Patterns), "pattern")))
	return err
}
