package rule_test

import (
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/rule"
)

// TestOracleAotenjou compares Score with the slow scorer where there are no limits, and wants
// most yaku and all yakuman to have been paid, and points that no word holds.
func TestOracleAotenjou(t *testing.T) {
	t.Parallel()
	const rulesTried, wins = 24, 1000
	rnd := corpus.New(37)
	paid := map[string]int{}
	dear := 0
	for range rulesTried {
		players := 4 - rnd.Below(2)
		slow, name := oracle.RiichiStd(), "std"
		slow.Aotenjou, slow.Players = true, players
		options := map[string]string{"aotenjou": "true"}
		if players == 3 {
			name = "mahjongsoul3"
		}
		for id, on := range map[string]*bool{
			"double_kokushi13": &slow.DoubleKokushi13, "double_suuankou_tanki": &slow.DoubleSuuankouTanki, "double_junsei_chuuren": &slow.DoubleChuuren9,
			"double_daisuushii": &slow.DoubleDaisuushii,
		} {
			if *on = rnd.Below(2) == 0; !*on {
				options[id] = "false"
			}
		}
		set := compiled(t, name, options)
		for range wins {
			row := rnd.Win(players)
			got := alike(t, set, &row, slow)
			if t.Failed() {
				return
			}
			for _, item := range got.Items {
				paid[set.Definition().Patterns[item.Pattern].ID]++
			}
			if got.Dear != nil {
				dear++
			}
		}
	}
	for _, p := range compiled(t, "std", nil).Definition().Patterns {
		switch p.ID {
		case "renhou", "open_riichi", "open_riichi_ron", "north": // off
		default:
			if paid[p.ID] == 0 {
				t.Errorf("%s was not paid", p.ID)
			}
		}
	}
	if dear == 0 {
		t.Error("no win had more points than a word holds")
	}
}

// TestOracleKita compares Score with the slow scorer on what north tiles may be with three
// players.
func TestOracleKita(t *testing.T) {
	t.Parallel()
	const wins = 3000
	rnd := corpus.New(41)
	norths := 0
	for _, kita := range []string{"none", "dora", "yakuhai"} {
		slow := oracle.RiichiStd()
		slow.Players, slow.Kita, slow.PaoHonba = 3, kita, "liable"
		set := compiled(t, "mahjongsoul3", map[string]string{"kita": kita})
		for range wins {
			row := rnd.Win(3)
			got := alike(t, set, &row, slow)
			if t.Failed() {
				return
			}
			for _, item := range got.Items {
				if set.Definition().Patterns[item.Pattern].ID == "north" {
					norths++
				}
			}
		}
	}
	if norths == 0 {
		t.Error("no north was a yaku")
	}
}

// alike scores a win with both scorers.
func alike(t *testing.T, set *rule.Set, row *corpus.Riichi, slow oracle.RiichiRules) *rule.Result {
	t.Helper()
	var got rule.Result
	if err := set.Score(winOf(t, row), &got); err != nil {
		t.Fatalf("%+v: %v", row, err)
	}
	want := oracle.Riichi(slowWin(row), slow)
	if say := apart(set, &got, &want); say != "" {
		t.Errorf("%+v under %+v: %s", row, slow, say)
	}
	return &got
}
