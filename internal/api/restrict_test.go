package api_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// restricted is what a test reads of an answer about restrictions.
type restricted struct {
	api.Restricted
	Rows  []api.ComparedRow
	Error *api.Error
}

// askRestricted answers a request without its braces.
func askRestricted(t *testing.T, fields string) restricted {
	t.Helper()
	response, _ := api.Answer([]byte("{"+fields+"}"), 0)
	var got restricted
	if err := json.Unmarshal(response, &got); err != nil {
		t.Fatalf("%s: %v", response, err)
	}
	return got
}

// tilesOf writes waits as text.
func tilesOf(waits []api.WaitTile) string {
	var all []string
	for _, w := range waits {
		all = append(all, fmt.Sprintf("%s%d", w.Tile, *w.Left))
	}
	return strings.Join(all, " ")
}

// TestRestrictPublished asks for the six published examples, exact and by substitution.
func TestRestrictPublished(t *testing.T) {
	for _, c := range []struct {
		hand       string
		shanten    int
		ukeire     int
		keep       string
		published  int
		substitute int // useful tiles by substitution, -1 not compared
	}{
		{"234567m234567p99s", 1, 72, "9s", 1, -1},
		{"23m234567p45677s", 0, 4, "", 0, 4},
		{"12m234567p45677s", 1, 13, "", 1, 13},
		{"123m234567p4567s", 1, 10, "", 1, 10},
		{"123m234567p4569s", 2, 73, "", 1, 4},
		{"234m567p678s12345z", 4, 75, "1z 2z 3z 4z 5z", 3, -1},
	} {
		exact := askRestricted(t, `"op":"restrict","only":"tanyao","hand":"`+c.hand+`"`)
		if exact.Shanten == nil || *exact.Shanten != c.shanten || strings.Join(exact.Keep, " ") != c.keep {
			t.Errorf("%s: %+v, want shanten %d", c.hand, exact, c.shanten)
		}
		if exact.Ukeire != c.ukeire {
			t.Errorf("%s: ukeire %d, want %d", c.hand, exact.Ukeire, c.ukeire)
		}
		method := askRestricted(t, `"op":"restrict","only":"断么九","method":"substitution","hand":"`+c.hand+`"`)
		if method.Shanten == nil || *method.Shanten != c.published || method.Keep != nil || method.Waits != nil || c.substitute >= 0 && method.Ukeire != c.substitute {
			t.Errorf("%s by substitution: %+v, want shanten %d", c.hand, method, c.published)
		}
	}
}

// TestRestrictWaits tells valid, yakuless and dead waits, and those by self-draw only.
func TestRestrictWaits(t *testing.T) {
	for fields, want := range map[string]string{
		`"only":"tanyao","hand":"23m567p55678s[234p]"`:                                  "4m4|1m4||",
		`"only":"tanyao | yakuhai(5z)","hand":"23m567p55678s[234p]","seen":"4444m"`:     "|1m4|4m0|",
		`"only":"open_yaku","hand":"12355m456p77z[789s]"`:                               "7z2|5m2||",
		`"only":"toitoi","hand":"23m567p55678s[234p]"`:                                  "|1m4 4m4||",
		`"only":"tanyao","hand":"24m567p13579s[234p]"`:                                  "|||",
		`"only":"sanankou","hand":"111m222p789s55s66z"`:                                 "5s2 6z2|||5s2 6z2",
		`"only":"yakuhai","round":"S","hand":"111m22m22z456p789s"`:                      "2z2|2m2||",
		`"only":"yakuhai","seat":"S","round":"E","pool":"seen","hand":"22m22z456p789s"`: "2z2|2m2||",
	} {
		got := askRestricted(t, `"op":"restrict",`+fields)
		says := strings.Join([]string{tilesOf(got.Waits), tilesOf(got.Yakuless), tilesOf(got.Dead), tilesOf(got.SelfDrawOnly)}, "|")
		if says != want || got.Waits == nil || got.Yakuless == nil || got.Dead == nil || got.SelfDrawOnly == nil {
			t.Errorf("%s: %s, want %s", fields, says, want)
		}
	}
}

// TestImpossibleIsNull asks for what melds rule out.
func TestImpossibleIsNull(t *testing.T) {
	response, ok := api.Answer([]byte(`{"op":"restrict","hand":"23m567p55678s[123p]","only":"tanyao"}`), 0)
	const want = `"possible":false,"shanten":null,"useful":[],"ukeire":0,"keep":null,"waits":[],"yakuless_waits":[{"tile":"1m","left":4},{"tile":"4m","left":4}],"dead_waits":[],"self_draw_waits":[],"discards":null}`
	if !ok || !strings.HasSuffix(string(response), want) {
		t.Errorf("%s", response)
	}
}

// TestRestrictDiscards expects of every discard what restrict answers for the tiles that it
// leaves, and that those which keep the number are the ones listed first.
func TestRestrictDiscards(t *testing.T) {
	type answer struct {
		Shanten  *int
		Ukeire   int
		Useful   []api.UsefulTile
		Keep     []string
		Discards []api.Discard
	}
	ask := func(fields string) (a answer) {
		response, _ := api.Answer([]byte("{"+fields+"}"), 0)
		if err := json.Unmarshal(response, &a); err != nil {
			t.Fatal(err)
		}
		return a
	}
	for only, hand := range map[string]string{"tanyao": "123m456p7899s3344m", "toitoi": "1122m33p556s779s11z", "pinfu": "123m45678p2345s99m"} {
		got := ask(`"op":"restrict","pool":"hand","only":"` + only + `","hand":"` + hand + `"`)
		keep := 0
		for _, d := range got.Discards {
			rest := ask(`"op":"restrict","pool":"hand","seen":"` + d.Tile + `","only":"` + only + `","hand":"` + without(hand, d.Tile) + `"`)
			if *d.Shanten != *rest.Shanten || d.Ukeire != rest.Ukeire || len(d.Useful) != len(rest.Useful) {
				t.Errorf("%s, %s: %+v, want %+v", hand, only, d, rest)
			}
			if *d.Shanten == *got.Shanten {
				keep++
			}
		}
		if keep != len(got.Keep) || keep == 0 {
			t.Errorf("%s, %s: %d discards keep the number, %d are listed", hand, only, keep, len(got.Keep))
		}
	}
}

// without takes one tile out of a hand of plain tiles.
func without(hand, discard string) string {
	out := ""
	digits := ""
	for _, c := range hand {
		if c >= '0' && c <= '9' {
			digits += string(c)
			continue
		}
		if discard[1:] == string(c) && strings.Contains(digits, discard[:1]) {
			digits = strings.Replace(digits, discard[:1], "", 1)
			discard = "  "
		}
		if digits != "" {
			out += digits + string(c)
		}
		digits = ""
	}
	return out
}

// TestCompareIsRestrict expects in each row of compare what restrict answers, in order.
func TestCompareIsRestrict(t *testing.T) {
	for _, hand := range []string{"23m567p55678s[234p]", "234567m234567p99s", "1112345678999m", "1122334455667z", "19m19p19s1234567z", "123m456p789s11z[123s]"} {
		rows := askRestricted(t, `"op":"compare","round":"E","seat":"S","hand":"`+hand+`"`).Rows
		if len(rows) < 25 {
			t.Fatalf("%s: %d rows", hand, len(rows))
		}
		for i, row := range rows {
			one := askRestricted(t, `"op":"restrict","round":"E","seat":"S","only":"`+row.Name+`","hand":"`+hand+`"`)
			if got, want := string(api.Marshal(row.Restricted)), string(api.Marshal(one.Restricted)); got != want {
				t.Errorf("%s, %s: %s compared, %s alone", hand, row.Name, got, want)
			}
			if i > 0 && farther(&rows[i-1], &row) {
				t.Errorf("%s: %s stands before %s", hand, rows[i-1].Name, row.Name)
			}
		}
	}
}

// farther reports whether a belongs behind b.
func farther(a, b *api.ComparedRow) bool {
	switch {
	case b.Shanten == nil:
		return false
	case a.Shanten == nil:
		return true
	case *a.Shanten != *b.Shanten:
		return *a.Shanten > *b.Shanten
	default:
		return a.Ukeire < b.Ukeire
	}
}

// TestOnlyTakesLists compares the ways to name several restrictions.
func TestOnlyTakesLists(t *testing.T) {
	rows := askRestricted(t, `"op":"compare","hand":"23m234567p45677s","only":["toitoi","has(234p, 567p)","断幺九"]`).Rows
	var names []string
	for _, r := range rows {
		names = append(names, r.Name)
	}
	if !slices.Equal(names, []string{"has(234p, 567p)", "tanyao", "toitoi"}) {
		t.Errorf("rows %v", names)
	}
	ops := api.Ops()
	i := slices.IndexFunc(ops, func(o api.Op) bool { return o.Name == "compare" })
	for _, f := range ops[i].Fields() {
		if f.Name != "only" {
			continue
		}
		r := api.Request{Op: "compare"}
		if err := f.SetText(&r, "toitoi, has(234p, 567p) , tanyao & (std | runs)"); err != nil || len(r.Only) != 3 {
			t.Errorf("%v, %v", r.Only, err)
		}
		if err := f.SetText(&r, "toitoi, tanyo"); err == nil || err.At == nil || *err.At != 8 {
			t.Errorf("%+v", err)
		}
	}
}
