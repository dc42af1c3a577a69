package api_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"mentsu/hand"
	"mentsu/internal/api"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/rules"
	"mentsu/tile"
)

// worth is what outcomes and score say of a win, as far as they say the same.
type worth struct {
	Valid   bool
	Reason  *string
	Han, Fu *int
	Yakuman int
	Fan     *int
	Limit   *string
	Points  int
	Items   []any
	MoreHan []int `json:"more_han"`
}

// outcome is what is looked at of an outcome.
type outcome struct {
	Tile           string
	Discard        *worth
	SelfDraw       *worth `json:"self_draw"`
	RiichiDiscard  *worth `json:"riichi_discard"`
	RiichiSelfDraw *worth `json:"riichi_self_draw"`
}

// TestOutcomesUnderEveryRuleSet: under every rule set each cell of outcomes is what score says
// of that win, also with jokers; and the points with more han never fall.
func TestOutcomesUnderEveryRuleSet(t *testing.T) {
	t.Parallel()
	for _, name := range rules.Names() {
		d, err := rules.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		players := d.Shape.WithDefaults().Players
		rnd := corpus.New(61)
		cells, paid := 0, 0
		hands := []string{"1122z4567p345sjj", "99p123p77s123s11zj", "1112345678999p"}
		for range 12 {
			row := rnd.Win(players)
			hands = append(hands, readyText(&row))
		}
		for _, text := range hands {
			n, valid := checkOutcomes(t, name, text)
			cells, paid = cells+n, paid+valid
		}
		if cells < 40 || paid < 20 {
			t.Errorf("%s: only %d cells, %d paid", name, cells, paid)
		}
	}
}

// readyText writes a win without its winning tile, red fives plain.
func readyText(row *corpus.Riichi) string {
	closed, melds := slices.Clone(row.Closed), slices.Clone(row.Melds)
	for i, x := range closed {
		closed[i] = tile.Tile(x.Kind())
	}
	for i := range melds {
		melds[i].Reds, melds[i].Call = 0, hand.Call{}
	}
	text, _ := notation.Format(hand.Tiles{Concealed: closed, Melds: melds}, notation.MPSZ)
	return text
}

// checkOutcomes compares each cell of the outcomes of a hand with score, and returns how many
// there were and how many of them are paid.
func checkOutcomes(t *testing.T, name, text string) (cells, paid int) {
	t.Helper()
	var got struct{ Outcomes []outcome }
	answer, ok := api.Answer(fmt.Appendf(nil, `{"op":"outcomes","rules":%q,"hand":%q}`, name, text), 0)
	if err := json.Unmarshal(answer, &got); err != nil || !ok {
		t.Errorf("%s %s: %s", name, text, answer)
		return 0, 0
	}
	for _, o := range got.Outcomes {
		for _, c := range []struct {
			with string
			cell *worth
		}{
			{``, o.Discard},
			{`,"self_draw":true`, o.SelfDraw},
			{`,"flags":["riichi"]`, o.RiichiDiscard},
			{`,"flags":["riichi"],"self_draw":true`, o.RiichiSelfDraw},
		} {
			if c.cell == nil {
				continue
			}
			var want worth
			request := fmt.Sprintf(`{"op":"score","rules":%q,"hand":%q,"win":%q%s}`, name, text, o.Tile, c.with)
			answer, _ := api.Answer([]byte(request), 0)
			if err := json.Unmarshal(answer, &want); err != nil {
				t.Fatal(err)
			}
			for i, n := range want.MoreHan {
				if least := append([]int{want.Points}, want.MoreHan...)[i]; n < least {
					t.Errorf("%s: %d with a han more than %d: %v", request, n, least, want.MoreHan)
				}
			}
			cells++
			if want.Valid {
				paid++
			}
			if n := len(want.MoreHan); n != 0 && n != 4 || n == 4 && (!want.Valid || want.Yakuman > 0) {
				t.Errorf("%s: points with more han %v", request, want.MoreHan)
			}
			want.MoreHan = nil
			if !reflect.DeepEqual(*c.cell, want) {
				t.Errorf("%s: %s, but outcomes has %+v", request, answer, *c.cell)
			}
		}
	}
	return cells, paid
}
