package api_test

import (
	"strings"
	"testing"

	"mentsu/rules"
)

// TestFlagHints: what people call a flag, and what needs none, is answered with what to write
// under the rules at hand.
func TestFlagHints(t *testing.T) {
	const mcr, std, zungjung = `"rules":"mcr",`, `"rules":"std",`, `"rules":"zungjung",`
	for request, want := range map[string]string{
		mcr + `"flags":["haidilaoyue"]`:                           `no flag "haidilaoyue", but last_tile, wall_last, kong, tenhou, chiihou, renhou; did you mean "wall_last"?`,
		`"flags":["haidilaoyue"],"rules":"mcr"`:                   `no flag "haidilaoyue", but last_tile, wall_last, kong, tenhou, chiihou, renhou; did you mean "wall_last"?`,
		`"flags":["haidilaoyue"],"rules":"mcr","lang":"ja"`:       `フラグ "haidilaoyue" はない。あるのは last_tile, wall_last, kong, tenhou, chiihou, renhou。もしかして "wall_last" ？`,
		`"flags":["haidilaoyue"],"rules":"mcr","lang":"zh"`:       `没有标志 "haidilaoyue"，只有 last_tile, wall_last, kong, tenhou, chiihou, renhou；是不是 "wall_last"？`,
		mcr + `"flags":["海底捞月"]`:                                  `; did you mean "wall_last"?`,
		mcr + `"flags":["妙手回春"]`:                                  `; did you mean "wall_last"?`,
		mcr + `"flags":["last_tile_draw"]`:                        `; did you mean "wall_last"?`,
		mcr + `"flags":["last_draw"]`:                             `; did you mean "wall_last"?`,
		mcr + `"flags":["robbing"]`:                               `; did you mean "kong"?`,
		mcr + `"flags":["Robbing The Kong"]`:                      `; did you mean "kong"?`,
		mcr + `"flags":["out_with_replacement_tile"]`:             `; did you mean "kong"?`,
		mcr + `"flags":["嶺上開花"]`:                                  `; did you mean "kong"?`,
		mcr + `"flags":["绝张"]`:                                    `; did you mean "last_tile"?`,
		mcr + `"flags":["和绝张"]`:                                   `; did you mean "last_tile"?`,
		mcr + `"flags":["four_kongs"]`:                            `renhou; the tiles tell it, and it needs no flag`,
		mcr + `"flags":["four_kongs"],"lang":"ja"`:                `renhou。牌から分かるのでフラグは要らない`,
		mcr + `"flags":["四杠"],"lang":"zh"`:                        `renhou；由牌即知，无需标志`,
		mcr + `"flags":["self_drawn"]`:                            `; self_draw is a field of its own`,
		mcr + `"flags":["self_drawn"],"lang":"ja"`:                `。self_draw は独立した項目`,
		mcr + `"flags":["flowers"],"lang":"zh"`:                   `；flowers 是单独的字段`,
		zungjung + `"flags":["final_discard"]`:                    `no flag "final_discard", but wall_last, kong, tenhou, chiihou; did you mean "wall_last"?`,
		std + `"flags":["海底捞月"]`:                                  `; did you mean "haitei"?`,
		std + `"flags":["last_tile_claim"]`:                       `; did you mean "houtei"?`,
		std + `"flags":["河底撈魚"]`:                                  `; did you mean "houtei"?`,
		std + `"flags":["W-Riichi"]`:                              `; did you mean "double_riichi"?`,
		std + `"flags":["robbing_the_kong"]`:                      `; did you mean "chankan"?`,
		std + `"flags":["win_on_kong"]`:                           `; did you mean "rinshan"?`,
		std + `"flags":["tsumo"]`:                                 `; self_draw is a field of its own`,
		std + `"flags":["pinfu"]`:                                 `; the tiles tell it, and it needs no flag`,
		std + `"flags":["ricchi"]`:                                `no flag "ricchi", but riichi, double_riichi, ippatsu, rinshan, chankan, haitei, houtei, tenhou, chiihou, renhou, open_riichi, closed_chankan; did you mean "riichi"?`,
		std + `"flags":["xyz"]`:                                   `open_riichi, closed_chankan`,
		`"flags":["juezhang"]`:                                    `no flag "juezhang", but riichi, double_riichi, ippatsu, rinshan, chankan, haitei, houtei, tenhou, chiihou, renhou, open_riichi, last_tile, wall_last, kong, closed_chankan; did you mean "last_tile"?`,
		`"flags":["riichi","qianggang"],"rules":"local"`:          `; did you mean "chankan"?`,
		`"rules_toml":"extends='mcr'\nname='x'","flags":["海底"]`:   `; did you mean "wall_last"?`,
		`"rules":"no such","flags":["海底"],"hand":"1m","win":"1m"`: `no rule set "no such"`,
	} {
		got := askScore(t, `{`+request+`}`)
		if got.Error == nil || !strings.HasSuffix(got.Error.Message, want) {
			t.Errorf("%s answers %+v, want %s", request, got.Error, want)
		}
	}
}

// TestForeignFlags: a flag that the rules do not know counts for nothing, and the answer says
// so, with the flag that does the same there.
func TestForeignFlags(t *testing.T) {
	const complete = `"hand":"123456789m111p44z","win":"1p","rules":"mcr",`
	answersWith(t, "score", map[string][]string{
		complete + `"flags":["haitei"]`: {
			`"fan":20,`, `{"id":"haitei","reason":"option_off","name":"Last-tile draw"}`,
			`"warnings":["the rules mcr have no flag haitei; did you mean \"wall_last\"?"]`,
		},
		complete + `"flags":["houtei","chankan","ippatsu"]`: {
			`"warnings":["the rules mcr have no flag ippatsu","the rules mcr have no flag chankan; did you mean \"kong\"?","the rules mcr have no flag houtei; did you mean \"wall_last\"?"]`,
		},
		complete + `"flags":["haitei"],"lang":"ja"`:                                    {`"warnings":["ルール mcr にフラグ haitei はない。もしかして \"wall_last\" ？"]`},
		complete + `"flags":["haitei"],"lang":"zh"`:                                    {`"warnings":["规则 mcr 没有标志 haitei；是不是 \"wall_last\"？"]`},
		complete + `"flags":["wall_last"]`:                                             {`"fan":28,`, `!warnings`},
		`"hand":"123456789m111p44z","win":"1p","self_draw":true,"flags":["wall_last"]`: {`"warnings":["the rules riichi/std have no flag wall_last; did you mean \"haitei\"?"]`},
		`"hand":"123456789m111p44z","win":"1p","flags":["wall_last"]`:                  {`"warnings":["the rules riichi/std have no flag wall_last; did you mean \"houtei\"?"]`},
	})
	answersWith(t, "outcomes", map[string][]string{
		`"hand":"123456789m11p44z","rules":"mcr","flags":["haitei"]`: {`"warnings":["the rules mcr have no flag haitei; did you mean \"wall_last\"?"]`},
	})
}

// TestHintsOfEveryFlag: every flag of a rule set that comes with Mentsu has a hint that names it.
func TestHintsOfEveryFlag(t *testing.T) {
	for _, name := range rules.Names() {
		d, err := rules.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, flag := range d.Flags {
			got := askScore(t, `{"rules":"`+name+`","flags":["`+flag+`s"]}`)
			if want := `; did you mean "` + flag + `"?`; got.Error == nil || !strings.HasSuffix(got.Error.Message, want) {
				t.Errorf("%s: %ss answers %+v, want %s", name, flag, got.Error, want)
			}
		}
	}
}

// TestWindsInWords: winds may be written in full and in three languages.
func TestWindsInWords(t *testing.T) {
	for i, words := range []string{"E e east EAST 東 东 东风", "S south 南 南风", "W West 西 西风", "N nORTH 北 北风"} {
		for word := range strings.FieldsSeq(words) {
			got := askScore(t, `{"op":"settle","outcome":"draw","tenpai":["`+word+`"]}`)
			want := [4]int{-1000, -1000, -1000, -1000}
			want[i] = 3000
			if got.Error != nil || [4]int(got.Payments) != want {
				t.Errorf("%s: %v, want %v: %+v", word, got.Payments, want, got.Error)
			}
		}
	}
}
