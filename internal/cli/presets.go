package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"mentsu/form"
	"mentsu/internal/api"
)

const presetsHelp = "presets lists what regions play: the rules that --house NAME sets, what else they play that is\n" +
	"not checked, and where they are read from. Flags of your own go before them."

// presetsVerb returns the command that lists the presets of --house.
func (a *app) presetsVerb() *cobra.Command {
	cmd := &cobra.Command{
		Use:     "presets",
		Short:   a.say("The rules that regions play, for --house"),
		Long:    a.say(presetsHelp),
		Example: "  mentsu presets\n  mentsu win 12m22p7z --joker-tiles 7z --house wuhan",
		Args:    atMost(0),
		RunE: func(*cobra.Command, []string) error {
			list := api.ListPresets(a.lang)
			if a.json {
				return a.asJSON(list)
			}
			a.view(&api.Request{}).presets(list.Presets)
			return nil
		},
	}
	cmd.Flags().BoolVar(&a.json, "json", false, a.say("write it as a line of JSON"))
	return cmd
}

// presets writes the presets, the options as a request has them.
func (v *view) presets(list []api.Preset) {
	v.title(v.say("Presets"), v.say("what --house NAME sets"))
	var rows, more [][]string
	for i := range list {
		p := &list[i]
		var forms []string
		for _, f := range p.Forms {
			name := v.formName(f)
			if f == form.SevenPairs.String() && p.Sets == 5 {
				name = v.say("eight pairs")
			}
			forms = append(forms, name)
		}
		if p.FourAsTwoPairs {
			forms = append(forms, v.say("four as two pairs"))
		}
		options := strings.Trim(string(api.Marshal(p.House)), "{}")
		rows = append(rows, []string{"", p.Name, v.count(p.Sets, "set"), strings.Join(forms, v.say(", ")), strings.ReplaceAll(options, `"`, "")})
		more = append(more, []string{"", p.Name, p.Note, p.Source})
	}
	v.table([]string{"", v.say("preset"), v.say("sets"), v.say("forms"), v.say("options")}, rows)
	v.line(nil)
	v.table([]string{"", v.say("preset"), v.say("besides, and not checked"), v.say("read from")}, more)
}
