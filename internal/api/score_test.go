package api_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/rule"
)

// scored is what the tests read of an answer of score.
type scored struct {
	Valid    bool
	Reason   *string
	Han      *int
	Fu       *int
	FuRaw    *int         `json:"fu_raw"`
	FuItems  []api.FuLine `json:"fu_items"`
	Yakuman  int
	Limit    *string
	Points   int
	Pays     *api.Pays
	Payments []int
	MoreHan  []int `json:"more_han"`
	Items    []api.ScoreItem
	Excluded []api.ExcludedItem
	Warnings []string
	Error    *api.Error
}

// ids returns the names of what is paid, sorted.
func (s *scored) ids() []string {
	var ids []string
	for _, item := range s.Items {
		ids = append(ids, item.ID)
	}
	slices.Sort(ids)
	return ids
}

// askScore answers a request of score, which must not name the operation.
func askScore(t *testing.T, request string) *scored {
	t.Helper()
	line := strings.Replace(request, "{", `{"op":"score",`, 1)
	if strings.Contains(request, `"op"`) {
		line = request
	}
	answer, _ := api.Answer([]byte(line), 0)
	var s scored
	if err := json.Unmarshal(answer, &s); err != nil {
		t.Fatalf("%s answers %s: %v", line, answer, err)
	}
	return &s
}

// TestFaults holds the hands of testdata/faults.jsonl, on which programs were found wrong.
func TestFaults(t *testing.T) {
	text, err := os.ReadFile("testdata/faults.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var c struct {
			Note    string
			Request json.RawMessage
			Want    struct {
				Han, Fu, Yakuman, Points *int
				Yaku                     []string
				Reason                   *string
				Error                    api.Code
			}
		}
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatal(err)
		}
		got, w := askScore(t, string(c.Request)), &c.Want
		if w.Error != "" {
			if got.Error == nil || got.Error.Code != w.Error {
				t.Errorf("%s: %s answers %+v, want %s", c.Note, c.Request, got, w.Error)
			}
			continue
		}
		if got.Error != nil {
			t.Errorf("%s: %s: %v", c.Note, c.Request, got.Error)
			continue
		}
		for name, pair := range map[string][2]*int{"han": {got.Han, w.Han}, "fu": {got.Fu, w.Fu}, "yakuman": {&got.Yakuman, w.Yakuman}, "points": {&got.Points, w.Points}} {
			if pair[1] != nil && (pair[0] == nil || *pair[0] != *pair[1]) {
				t.Errorf("%s: %s: another %s than %d: %+v", c.Note, c.Request, name, *pair[1], got)
			}
		}
		if w.Reason != nil && (got.Reason == nil || *got.Reason != *w.Reason) || !slices.Equal(got.ids(), w.Yaku) {
			t.Errorf("%s: %s: paid %v, want %v", c.Note, c.Request, got.ids(), w.Yaku)
		}
	}
}

// TestContradictions: each is refused, and names its field.
func TestContradictions(t *testing.T) {
	const closed, open, kan = `"hand":"234m067p445566s77z"`, `"hand":"234m067p456s77z[555z]"`, `"hand":"234m067p456s77z(5555z)"`
	const three = `"rules":"riichi/tenhou3","hand":"111m067p445566s77z"`
	for request, want := range map[string]string{
		closed + `,"self_draw":true,"from":"left"`:                                  "from",
		open + `,"win":"7z","flags":["riichi"]`:                                     "flags[0]",
		open + `,"win":"7z","flags":["double_riichi"]`:                              "flags[0]",
		closed + `,"flags":["riichi","double_riichi"]`:                              "flags[1]",
		closed + `,"flags":["ippatsu"]`:                                             "flags[0]",
		closed + `,"flags":["open_riichi"]`:                                         "flags[0]",
		kan + `,"flags":["rinshan"]`:                                                "flags[0]",
		closed + `,"self_draw":true,"flags":["rinshan"]`:                            "flags[0]",
		kan + `,"self_draw":true,"flags":["rinshan","riichi","ippatsu"]`:            "flags[2]",
		kan + `,"self_draw":true,"flags":["rinshan","haitei"]`:                      "flags[1]",
		closed + `,"win":"2m","self_draw":true,"flags":["chankan"]`:                 "flags[0]",
		kan + `,"win":"2m","self_draw":true,"flags":["chankan","rinshan"]`:          "flags[0]",
		closed + `,"win":"2m","flags":["chankan","houtei"]`:                         "flags[1]",
		closed + `,"win":"4s","flags":["chankan"]`:                                  "flags[0]",
		closed + `,"flags":["haitei"]`:                                              "flags[0]",
		closed + `,"self_draw":true,"flags":["houtei"]`:                             "flags[0]",
		closed + `,"self_draw":true,"flags":["tenhou"],"seat":"S"`:                  "flags[0]",
		closed + `,"self_draw":true,"flags":["chiihou"],"seat":"E"`:                 "flags[0]",
		closed + `,"flags":["renhou"],"seat":"E"`:                                   "flags[0]",
		closed + `,"flags":["tenhou"],"seat":"E"`:                                   "flags[0]",
		closed + `,"flags":["chiihou"]`:                                             "flags[0]",
		closed + `,"self_draw":true,"flags":["renhou"]`:                             "flags[0]",
		kan + `,"self_draw":true,"flags":["tenhou"],"seat":"E"`:                     "flags[0]",
		closed + `,"self_draw":true,"flags":["chiihou","riichi"]`:                   "flags[1]",
		closed + `,"self_draw":true,"flags":["chiihou","haitei"]`:                   "flags[1]",
		closed + `,"flags":["riichi"],"dora":"123456m"`:                             "dora",
		closed + `,"flags":["riichi"],"dora":"1m","ura":"23m"`:                      "ura",
		closed + `,"dora":"777z"`:                                                   "dora",
		closed + `,"dora":"77z","flags":["riichi"],"ura":"7z"`:                      "ura",
		closed + `,"nukidora":1`:                                                    "nukidora",
		three + `,"seat":"N"`:                                                       "seat",
		three + `,"dora":"2m"`:                                                      "dora",
		`"rules":"riichi/tenhou3","hand":"111m067p445566s44z","nukidora":3`:         "nukidora",
		`"rules":"riichi/tenhou3","hand":"111m067p77z456s[456s]","win":"7z"`:        "hand",
		closed + `,"win":"6s","drawn":"7z"`:                                         "win",
		`"hand":"067p456s77z[234m][555z]","win":"7z","melds_from":["right","left"]`: "melds_from[0]",
	} {
		got := askScore(t, "{"+request+"}")
		switch {
		case got.Error == nil:
			t.Errorf("%s is scored as %+v", request, got)
		case got.Error.Code != api.Contradiction || got.Error.Field != want:
			t.Errorf("%s: %s %s: %s, want a contradiction of %s", request, got.Error.Code, got.Error.Field, got.Error.Message, want)
		default:
			_, english, found := strings.Cut(got.Error.Message, ": ")
			if !found {
				english = got.Error.Message
			}
			for _, lang := range []string{"ja", "zh"} {
				if other := askScore(t, "{"+request+`,"lang":"`+lang+`"}`); strings.Contains(other.Error.Message, english) {
					t.Errorf("%s in %s: %s", request, lang, other.Error.Message)
				}
			}
		}
	}
}

// TestNotRefused: what is unlikely, or left out, is scored all the same.
func TestNotRefused(t *testing.T) {
	const closed, kan = `"hand":"234m067p445566s77z"`, `"hand":"234m067p456s77z(5555z)"`
	for _, request := range []string{
		closed, closed + `,"flags":["riichi"]`, closed + `,"flags":["riichi"],"dora":"1m","ura":""`, closed + `,"flags":["riichi"],"sticks":0,"dora":"1m"`,
		closed + `,"self_draw":true,"flags":["riichi","ippatsu","haitei"]`, closed + `,"flags":["riichi","ippatsu","houtei"]`,
		kan + `,"win":"7z","flags":["double_riichi"]`, kan + `,"win":"7z","flags":["double_riichi","ippatsu"]`,
		closed + `,"flags":["riichi","wall_last"]`, closed + `,"ura":"1m"`, `"hand":"234m567p445566s77z"`,
		`"hand":"234m055p445566s77z"`,
	} {
		if got := askScore(t, "{"+request+"}"); got.Error != nil || !got.Valid {
			t.Errorf("%s: %v", request, got.Error)
		}
	}
}

// FuzzScore asks what any hand is worth, won in any way: there is an answer whose lines add
// up, or an error.
func FuzzScore(f *testing.F) {
	f.Add("234m067p445566s77z", "6s", "3m", "", uint32(1), uint8(0), "std")
	f.Add("1112223334445z", "5z", "", "1m", uint32(0), uint8(9), "tenhou")
	f.Add("067p456s77z(5555z)[234m]", "7z", "9p9p", "", uint32(0x8000_0008), uint8(17), "mleague")
	f.Add("111m067p445566s77z", "", "1m", "", uint32(3), uint8(3), "tenhou3")
	f.Add("3z(1111z)(5555z)(6666z)(7777z)", "3z", "", "", uint32(0), uint8(0), "mahjongsoul")
	f.Fuzz(func(t *testing.T, hand, win, dora, ura string, bits uint32, table uint8, rules string) {
		fields := map[string]any{
			"op": "score", "hand": hand, "win": win, "dora": dora, "ura": ura, "rules": rules, "self_draw": bits>>31 != 0,
			"honba": table & 7, "sticks": table >> 3 & 3, "nukidora": table >> 5 & 3, "flags": rule.Flags(bits & 0x3fff).Names(),
			"seat": "ESWN"[bits>>29&3 : bits>>29&3+1], "round": "ESWN"[bits>>27&3 : bits>>27&3+1],
		}
		if from := bits >> 25 & 3; from > 0 {
			fields["from"] = []string{"", "left", "across", "right"}[from]
		}
		got := askScore(t, request(t, fields))
		if got.Error != nil {
			if got.Error.Message == "" {
				t.Errorf("%v: an error without a message: %+v", fields, got.Error)
			}
			return
		}
		han, yakuman, fu, changes := 0, 0, 0, 0
		for _, item := range got.Items {
			if item.Han != nil {
				han += *item.Han
			} else if item.Yakuman != nil {
				yakuman += *item.Yakuman
			}
		}
		for _, line := range got.FuItems {
			fu += line.Fu
		}
		for _, n := range got.Payments {
			changes += n
		}
		switch {
		case got.Valid == (got.Reason != nil):
			t.Errorf("%v: valid or a reason: %+v", fields, got)
		case got.Han != nil && (han != *got.Han || fu != *got.FuRaw), got.Han == nil && yakuman != got.Yakuman:
			t.Errorf("%v: %d han, %d yakuman, %d fu: %+v", fields, han, yakuman, fu, got)
		case got.Payments != nil && changes != 1000*int(table>>3&3):
			t.Errorf("%v: payments %v", fields, got.Payments)
		}
	})
}
