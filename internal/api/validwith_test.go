package api_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/corpus"
)

// ready is what is looked at of the answer of outcomes.
type ready struct {
	Outcomes []struct {
		Tile      string
		Discard   *worth
		SelfDraw  *worth   `json:"self_draw"`
		NoYaku    bool     `json:"no_yaku"`
		ValidWith []string `json:"valid_with"`
	}
	Error *api.Error
}

// TestValidWith: what is said to make a win valid does so when score is asked, and nothing
// else does that could have been said.
func TestValidWith(t *testing.T) {
	t.Parallel()
	rnd := corpus.New(99)
	listed, unlisted := 0, 0
	for i := range 2000 {
		row := rnd.Win(4 - i%2)
		rules := []string{"tenhou", "tenhou3"}[i%2]
		text := readyText(&row)
		var got ready
		answer, ok := api.Answer(fmt.Appendf(nil, `{"op":"outcomes","rules":%q,"hand":%q}`, rules, text), 0)
		if err := json.Unmarshal(answer, &got); err != nil || !ok {
			t.Fatalf("%s: %s", text, answer)
		}
		for _, o := range got.Outcomes {
			if o.NoYaku != (o.Discard != nil && !o.Discard.Valid) || !o.NoYaku && len(o.ValidWith) > 0 {
				t.Errorf("%s: %+v", text, o)
			}
			if !o.NoYaku {
				continue
			}
			for with, field := range map[string]string{
				"self_draw": `,"self_draw":true`, "riichi": `,"flags":["riichi"]`, "houtei": `,"flags":["houtei"]`, "chankan": `,"flags":["chankan"]`,
				"haitei": `,"self_draw":true,"flags":["haitei"]`, "rinshan": `,"self_draw":true,"flags":["rinshan"]`,
			} {
				if (with == "haitei" || with == "rinshan") && o.SelfDraw.Valid {
					continue // the draw alone does it
				}
				won := askScore(t, fmt.Sprintf(`{"rules":%q,"hand":%q,"win":%q%s}`, rules, text, o.Tile, field))
				makes := won.Error == nil && won.Valid
				if said := slices.Contains(o.ValidWith, with); said != makes {
					t.Errorf("%s won on %s: %s is said %t, and makes it valid %t", text, o.Tile, with, said, makes)
				}
				if makes {
					listed++
				} else {
					unlisted++
				}
			}
		}
	}
	const few = 100
	if listed < few || unlisted < few {
		t.Errorf("only %d make wins valid, %d do not", listed, unlisted)
	}
}

// TestOutcomesOfFlags: outcomes has an answer or an error whatever flag is set, on closed and
// open hands that have a yaku and that have none.
func TestOutcomesOfFlags(t *testing.T) {
	t.Parallel()
	for _, rules := range []string{"std", "tenhou3", "local", "mcr", "zungjung"} {
		for _, hand := range []string{"123p067p44556s77z", "067p44556s77z[111p]", "067p44556s77z(1111p)", "067p44556s77z[5555z]", "19m19p19s1234567z", "067p44556s77z(9999p)"} {
			for _, flag := range []string{
				"riichi", "double_riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou", "renhou", "open_riichi", "last_tile",
				"wall_last", "kong", "closed_chankan",
			} {
				for _, seat := range []string{"E", "S"} {
					line := fmt.Sprintf(`{"op":"outcomes","rules":%q,"hand":%q,"seat":%q,"flags":[%q]}`, rules, hand, seat, flag)
					var got ready
					answer, ok := api.Answer([]byte(line), 0)
					if err := json.Unmarshal(answer, &got); err != nil || ok != (got.Error == nil) {
						t.Errorf("%s: %s", line, answer)
					}
				}
			}
		}
	}
	// A draw after a kan cannot be without one; a discard can.
	const line = `{"op":"outcomes","hand":"067p44556s77z[234m]","flags":["rinshan"]}`
	var got ready
	answer, _ := api.Answer([]byte(line), 0)
	if err := json.Unmarshal(answer, &got); err != nil || len(got.Outcomes) != 2 {
		t.Fatalf("%s: %s", line, answer)
	}
	if o := got.Outcomes[0]; o.SelfDraw != nil || !o.NoYaku || !slices.Equal(o.ValidWith, []string{"houtei", "chankan"}) {
		t.Errorf("%s: %s", line, answer)
	}
}
