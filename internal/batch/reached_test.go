package batch_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/batch"
)

// TestReachedCells asks for the nearest hands that are worth enough, and for the fan of one.
func TestReachedCells(t *testing.T) {
	for _, c := range []struct{ op, hand, begins, ends string }{
		{"reach", "23m456m789m44z[111p]", `23456789m44z[111p]|\N|1|19|1m:19:123456789m44z,46m:19:234456678m44z,`, `|\N|\N`},
		{"reach", "159m159p159s1234z", `159m159p159s1234z|\N|\N|\N||thirteen_orphans:3:42,all_terminals_and_honors:3:42,`, `,all_green:13:24|\N`},
		{"reach", "1m", `\N|\N|\N|\N|\N|\N|wrong_size: hand: `, ``},
		{"score", "123p23s55z[789p][123p]1s", `123p123s55z[789p][123p]|1s|true|\N|\N|\N|0|\N|32|outside_hand:4,pure_double_chow:1,`, `|\N|8|\N`},
	} {
		o := ask(c.op)
		o.Format = batch.TSV
		rules := api.FieldText{Name: "rules", Text: "mcr"}
		request, err := api.ReadTexts(c.op, []api.FieldText{rules})
		if err != nil {
			t.Fatal(err)
		}
		o.Ask = &request
		got, _ := text(t, c.hand+"\n", o)
		line := strings.TrimSuffix(strings.ReplaceAll(got, "\t", "|"), "\n")
		if !strings.HasPrefix(line, c.begins) || !strings.HasSuffix(line, c.ends) {
			t.Errorf("%s of %q:\n%s, want\n%s ... %s", c.op, c.hand, line, c.begins, c.ends)
		}
	}
}
