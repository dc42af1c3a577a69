package api_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/internal/api"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/rules"
	"mentsu/tile"
)

// TestSettleConservesAlways: under every rule set, whatever wins there are, what the seats
// gain and lose is the sticks that are taken, each winner's part too; the honba and sticks
// are taken once. Wins with liability, several on one discard and head bumps are among them.
func TestSettleConservesAlways(t *testing.T) {
	t.Parallel()
	const rounds = 300
	seen := map[string]int{}
	for _, name := range rules.Names() {
		d, err := rules.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		rnd := corpus.New(53)
		players := d.Shape.WithDefaults().Players
		for range rounds {
			checkSettled(t, name, settleRequest(rnd, name, players, d.Reds), seen)
		}
		for bits := range 1 << players {
			var seats []string
			for i := range players {
				if bits>>i&1 != 0 {
					seats = append(seats, "ESWN"[i:i+1])
				}
			}
			for _, outcome := range []string{"draw", "nagashi"} {
				list, _ := json.Marshal(seats)
				checkSettled(t, name, fmt.Sprintf(`{"op":"settle","rules":%q,"outcome":%q,"tenpai":%s}`, name, outcome, strings.Replace(string(list), "null", "[]", 1)), seen)
			}
		}
	}
	for _, what := range []string{"wins 1", "wins 2", "wins 3", "unpaid", "liable", "draw", "nagashi", "refused"} {
		if seen[what] < 20 {
			t.Errorf("%s: seen %d times", what, seen[what])
		}
	}
}

// settleRequest makes a request about one to three wins, which may be on one discard.
func settleRequest(rnd *corpus.Rand, name string, players int, reds [3]uint8) string {
	discarder := rnd.Below(players)
	honba, sticks := 0, 0
	if riichi := name != "mcr" && name != "zungjung"; riichi {
		honba, sticks = rnd.Below(4), rnd.Below(4)
	}
	row := rnd.Win(players)
	if rnd.Below(4) == 0 {
		return fmt.Sprintf(`{"op":"settle","rules":%q,"honba":%d,"sticks":%d,"wins":[%s]}`, name, honba, sticks, fedText(rnd, players))
	}
	n := 1 + rnd.Below(players-1)
	var wins []string
	for i := range n {
		winner := (discarder + 1 + i) % players
		from := []string{"", "left", "across", "right"}[(winner-discarder+players)%players]
		if players == 3 && (winner-discarder+players)%players == 2 {
			from = "right"
		}
		seat := tile.East + tile.Kind(winner)
		if n > 1 {
			wins = append(wins, simpleText(seat, from))
		} else {
			wins = append(wins, winText(row, seat, from, reds))
		}
	}
	return fmt.Sprintf(`{"op":"settle","rules":%q,"honba":%d,"sticks":%d,"wins":[%s]}`, name, honba, sticks, strings.Join(wins, ","))
}

// fedText writes a win for which somebody may be liable, alone or beside another yakuman.
func fedText(rnd *corpus.Rand, players int) string {
	others := []string{"left", "right"}
	if players == 4 {
		others = []string{"left", "across", "right"}
	}
	fed := []string{`"123p5s[555z][666z][777z]5s","win":"5s"`, `"1122z[555z][666z][777z]1z","win":"1z"`, `"5s[111z][222z][333z][444z]5s","win":"5s"`}[rnd.Below(3)]
	from := others[rnd.Below(len(others))]
	calls := slices.Repeat([]string{from}, strings.Count(fed, "["))
	won := fmt.Sprintf(`"from":%q`, others[rnd.Below(len(others))])
	if rnd.Below(2) == 0 {
		won = `"self_draw":true`
	}
	return fmt.Sprintf(`{"hand":%s,"seat":%q,"melds_from":%s,%s}`, fed, "ESWN"[rnd.Below(players):][:1], api.Marshal(calls), won)
}

// simpleText writes a win by a seat that goes with those of the other seats on one discard.
func simpleText(seat tile.Kind, from string) string {
	simple := map[tile.Kind]string{
		tile.East: "123p78s99s[555z][444p]", tile.South: "123p78s11z[666z][888p]", tile.West: "789p78s22z[777z][666p]", tile.North: "456p78s33z[444z][222s]",
	}[seat]
	return fmt.Sprintf(`{"hand":%q,"win":"9s","seat":%q,"from":%q}`, simple, "ESWN"[seat-tile.East:seat-tile.East+1], from)
}

// winText writes a win by a seat as a request of score.
func winText(row corpus.Riichi, seat tile.Kind, from string, reds [3]uint8) string {
	plain := func(tiles []tile.Tile) []tile.Tile {
		all := slices.Clone(tiles)
		for i, x := range all {
			if x.IsRed() && reds[x.Kind().Suit()] == 0 {
				all[i] = tile.Tile(x.Kind())
			}
		}
		return all
	}
	melds := slices.Clone(row.Melds)
	calls := []string{}
	for i := range melds {
		melds[i].Reds = 0
		calls = append(calls, map[hand.Direction]string{
			hand.FromUnknown: "self", hand.FromRight: "right", hand.FromAcross: "across", hand.FromLeft: "left",
		}[melds[i].Call.From])
		melds[i].Call = hand.Call{}
	}
	text, _ := notation.Format(hand.Tiles{Concealed: append(plain(row.Closed), plain([]tile.Tile{row.Win})...), Melds: melds}, notation.MPSZ)
	win, _ := notation.FormatTiles(plain([]tile.Tile{row.Win}), notation.MPSZ)
	fields := fmt.Sprintf(`"hand":%q,"win":%q,"seat":%q,"melds_from":%s`, text, win, "ESWN"[seat-tile.East:seat-tile.East+1], api.Marshal(calls))
	if row.SelfDraw {
		return "{" + fields + `,"self_draw":true}`
	}
	return "{" + fields + fmt.Sprintf(`,"from":%q}`, from)
}

// settledRound is what is looked at of an answer of settle.
type settledRound struct {
	Outcome  string
	Payments []int
	SticksTo *string `json:"sticks_to"`
	Wins     []struct {
		Seat     string
		Paid     bool
		Payments []int
		Score    struct{ Pays *json.RawMessage }
	}
}

// checkSettled answers a request and checks that no points are lost or made.
func checkSettled(t *testing.T, name, request string, seen map[string]int) {
	t.Helper()
	answer, ok := api.Answer([]byte(request), 0)
	if !ok {
		var row struct{ Error api.Error }
		if err := json.Unmarshal(answer, &row); err != nil || row.Error.Field == "" {
			t.Errorf("%s answers %s", request, answer)
		}
		seen["refused"]++
		return
	}
	var got settledRound
	if err := json.Unmarshal(answer, &got); err != nil {
		t.Fatalf("%s: %v", answer, err)
	}
	var asked struct{ Sticks int }
	if err := json.Unmarshal([]byte(request), &asked); err != nil {
		t.Fatal(err)
	}
	sum := func(list []int) int {
		total := 0
		for _, n := range list {
			total += n
		}
		return total
	}
	want := 0
	if got.SticksTo != nil {
		want = 1000 * asked.Sticks
	}
	if sum(got.Payments) != want {
		t.Errorf("%s: %s: the seats have %d, want %d", name, answer, sum(got.Payments), want)
	}
	seen[got.Outcome]++
	seen[fmt.Sprintf("wins %d", len(got.Wins))]++
	for _, w := range got.Wins {
		own := 0
		if got.SticksTo != nil && w.Seat == *got.SticksTo {
			own = want
		}
		if sum(w.Payments) != own {
			t.Errorf("%s: %s: a win of %s moves %d, want %d", name, answer, w.Seat, sum(w.Payments), own)
		}
		if !w.Paid {
			seen["unpaid"]++
		} else if w.Score.Pays == nil {
			seen["liable"]++
		}
	}
}
