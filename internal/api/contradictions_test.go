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
	"mentsu/tile"
)

// wonSo is what of a win its flags may contradict.
type wonSo struct {
	flags                      []string
	draw, dealer               bool
	open, melds, kans, another bool // another tile of the kind of the winning one
}

func (w *wonSo) has(flag string) bool { return slices.Contains(w.flags, flag) }

// refused says which flag cannot be, by what the rules of riichi mahjong say of each, "" if
// all can.
func (w *wonSo) refused() string {
	riichi := w.has("riichi") || w.has("double_riichi")
	first := []string{"tenhou", "chiihou", "renhou"}
	late := []string{"riichi", "double_riichi", "open_riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei"}
	for flag, wrong := range map[string]bool{
		"riichi":        w.open || w.has("double_riichi"),
		"double_riichi": w.open,
		"ippatsu":       !riichi,
		"open_riichi":   !riichi,
		"rinshan":       !w.draw || !w.kans || w.has("ippatsu") || w.has("haitei"),
		"chankan":       w.draw || w.has("houtei") || w.another,
		"haitei":        !w.draw,
		"houtei":        w.draw,
		"tenhou":        !w.dealer || !w.draw,
		"chiihou":       w.dealer || !w.draw,
		"renhou":        w.dealer || w.draw,
	} {
		if w.has(flag) && wrong {
			return flag
		}
	}
	for _, flag := range first {
		others := func(s string) bool { return w.has(s) && s != flag }
		if w.has(flag) && (w.melds || slices.ContainsFunc(late, others)) {
			return flag
		}
	}
	return ""
}

// TestContradictionsAreNamed: of random wins with random flags those are refused whose flags
// cannot be, and no others; the error names two sides, one of them a flag that was sent, and
// says so in every language.
func TestContradictionsAreNamed(t *testing.T) {
	t.Parallel()
	const wins = 3000
	rnd := corpus.New(71)
	names := []string{"riichi", "double_riichi", "open_riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou", "renhou"}
	refused := 0
	for range wins {
		row := rnd.Win(4)
		w := wonSo{draw: row.SelfDraw, dealer: row.Seat == tile.East, melds: len(row.Melds) > 0}
		for range 1 + rnd.Below(3) {
			if flag := names[rnd.Below(len(names))]; !w.has(flag) {
				w.flags = append(w.flags, flag)
			}
		}
		for _, x := range row.Closed {
			w.another = w.another || x.Kind() == row.Win.Kind()
		}
		for i := range row.Melds {
			m := &row.Melds[i]
			w.open, w.kans = w.open || m.Kind != hand.ClosedKan, w.kans || m.IsKan()
			w.another = w.another || slices.ContainsFunc(m.Tiles(), func(x tile.Tile) bool { return x.Kind() == row.Win.Kind() })
			m.Call = hand.Call{}
		}
		text, _ := notation.Format(hand.Tiles{Concealed: append(row.Closed, row.Win), Melds: row.Melds}, notation.MPSZ)
		request := fmt.Sprintf(`"op":"score","hand":%q,"win":%q,"self_draw":%t,"seat":%q,"flags":%s`,
			text, row.Win.String(), row.SelfDraw, "ESWN"[row.Seat-tile.East:][:1], api.Marshal(w.flags))
		answer, ok := api.Answer([]byte("{"+request+"}"), 0)
		if ok != (w.refused() == "") {
			t.Errorf("{%s}: %s, but %q cannot be", request, answer, w.refused())
		}
		if !ok {
			refused++
			checkNamed(t, request, w.flags, answer)
		}
	}
	if refused < wins/4 || refused > wins*9/10 {
		t.Errorf("%d of %d were refused", refused, wins)
	}
}

// checkNamed wants a contradiction of a flag that was sent with something.
func checkNamed(t *testing.T, request string, flags []string, answer []byte) {
	t.Helper()
	var row struct{ Error api.Error }
	if err := json.Unmarshal(answer, &row); err != nil || row.Error.Code != api.Contradiction {
		t.Fatalf("{%s}: %s", request, answer)
	}
	sides, reason, ok := strings.Cut(row.Error.Message, ": ")
	one, other, both := strings.Cut(sides, " contradicts ")
	if !ok || !both || reason == "" || one == other || !slices.Contains(flags, one) && !slices.Contains(flags, other) || row.Error.Field == "" {
		t.Errorf("{%s}: %s", request, answer)
	}
	for _, lang := range []string{"ja", "zh"} {
		said, _ := api.Answer([]byte("{"+request+`,"lang":"`+lang+`"}`), 0)
		if strings.Contains(string(said), reason) {
			t.Errorf("{%s} in %s: %s", request, lang, said)
		}
	}
}

// FuzzWins asks for the outcomes of any hand, and to settle any wins and draws: there is an
// answer in which no points are lost, or an error that says where.
func FuzzWins(f *testing.F) {
	f.Add("234m067p44556s77z", "6s", "3m", uint32(1), uint8(0), "std", "draw")
	f.Add("23467mj345p6sjjj4s", "4s", "", uint32(0), uint8(9), "tenhou", "win")
	f.Add("067p456s77z(5555z)", "7z", "9p9p", uint32(0x8000_0008), uint8(17), "mcr", "nagashi")
	f.Add("111m067p445566s7z", "7z", "1m", uint32(3), uint8(3), "tenhou3", "win")
	f.Add("3z(1111z)[5555z][6666z](7777z)", "3z", "", uint32(0x2000_0000), uint8(40), "zungjung", "")
	f.Fuzz(func(t *testing.T, hand, win, dora string, bits uint32, table uint8, rules, outcome string) {
		seat := func(i uint32) string { return "ESWN"[i&3:][:1] }
		flags := names(bits)
		ask := func(fields map[string]any) (answer []byte, ok bool) {
			line := request(t, fields)
			answer, ok = api.Answer([]byte(line), 0)
			var row struct{ Error *api.Error }
			if err := json.Unmarshal(answer, &row); err != nil || ok != (row.Error == nil) || !ok && (row.Error.Message == "" || row.Error.Code == "") {
				t.Errorf("%s answers %s", line, answer)
			}
			if !ok && row.Error.Code == api.Contradiction && row.Error.Field == "" {
				t.Errorf("%s: a contradiction of nothing: %s", line, answer)
			}
			return answer, ok
		}
		ask(map[string]any{
			"op": "outcomes", "hand": hand, "dora": dora, "rules": rules, "flags": flags, "nukidora": table >> 5 & 3, "seat": seat(bits >> 29), "joker_tiles": win,
		})
		wins := []map[string]any{}
		for i := range table & 3 {
			one := map[string]any{"hand": hand, "win": win, "seat": seat(bits>>29 + uint32(i)), "flags": flags, "dora": dora}
			if from := bits >> (25 - 2*i) & 3; from > 0 {
				one["from"] = []string{"", "left", "across", "right"}[from]
			} else {
				one["self_draw"] = true
			}
			wins = append(wins, one)
		}
		sticks := int(table >> 3 & 3)
		fields := map[string]any{"op": "settle", "rules": rules, "outcome": outcome, "sticks": sticks, "honba": table >> 6, "wins": wins}
		if outcome != "win" {
			fields["tenpai"] = []string{seat(bits), seat(bits + 1)}[:table>>5&1+1]
		}
		answer, ok := ask(fields)
		if !ok {
			return
		}
		var got settledRound
		if err := json.Unmarshal(answer, &got); err != nil {
			t.Fatal(err)
		}
		sum := 0
		for _, n := range got.Payments {
			sum += n
		}
		if got.SticksTo == nil {
			sticks = 0
		}
		if sum != 1000*sticks {
			t.Errorf("%v: %s: the seats have %d", fields, answer, sum)
		}
	})
}

// names returns some of the flags.
func names(bits uint32) []string {
	all := []string{"riichi", "double_riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou", "renhou", "open_riichi", "last_tile", "kong", "wall_last"}
	var some []string
	for i, flag := range all {
		if bits>>i&1 != 0 {
			some = append(some, flag)
		}
	}
	return some
}
