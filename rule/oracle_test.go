package rule_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/rule"
)

// switches are the options that the slow scorer knows, each with its place in its rules.
func switches(r *oracle.RiichiRules) map[string]*bool {
	return map[string]*bool{
		"open_tanyao": &r.OpenTanyao, "ippatsu": &r.Ippatsu, "ura_dora": &r.UraDora, "kan_dora": &r.KanDora, "kan_ura": &r.KanUra,
		"pinfu_tsumo": &r.PinfuTsumo, "open_pinfu_30": &r.OpenPinfu30, "rinshan_tsumo_fu": &r.RinshanTsumoFu,
		"kiriage": &r.Kiriage, "kiriage_all_1920": &r.KiriageAll1920, "yakuman_stack": &r.YakumanStack,
		"double_kokushi13": &r.DoubleKokushi13, "double_suuankou_tanki": &r.DoubleSuuankouTanki,
		"double_junsei_chuuren": &r.DoubleChuuren9, "double_daisuushii": &r.DoubleDaisuushii,
		"tenhou_best_wait": &r.TenhouBestWait, "green_needs_hatsu": &r.GreenNeedsHatsu,
		"pao_daisangen": &r.PaoDaisangen, "pao_daisuushii": &r.PaoDaisuushii, "pao_suukantsu": &r.PaoSuukantsu, "pao_rinshan": &r.PaoRinshan,
	}
}

// choices are those that take a word.
func choices(r *oracle.RiichiRules) map[string]*string {
	return map[string]*string{"kazoe": &r.Kazoe, "tsumo_loss": &r.TsumoLoss, "pao_style": &r.PaoStyle, "pao_honba": &r.PaoHonba, "renhou": &r.Renhou}
}

// randomRules returns random options, for both scorers.
func randomRules(rnd *corpus.Rand, players int) (oracle.RiichiRules, map[string]string) {
	r := oracle.RiichiStd()
	r.Players = players
	options := map[string]string{}
	for _, id := range slices.Sorted(maps.Keys(switches(&r))) {
		if p := switches(&r)[id]; rnd.Below(3) == 0 {
			*p = !*p
			options[id] = strconv.FormatBool(*p)
		}
	}
	words := map[string][]string{
		"kazoe": {"yakuman", "sanbaiman", "multiple"}, "tsumo_loss": {"loss", "bisect", "equal"},
		"pao_style": {"total", "portion"}, "pao_honba": {"liable", "discarder"},
		"renhou": {"none", "han5", "mangan", "haneman", "baiman", "yakuman"},
	}
	for _, id := range slices.Sorted(maps.Keys(words)) {
		*choices(&r)[id] = words[id][rnd.Below(len(words[id]))]
		options[id] = *choices(&r)[id]
	}
	for id, n := range map[string]*int{"double_wind_pair_fu": &r.DoubleWindPairFu, "honba_per_payer": &r.HonbaPerPayer, "yakuman_cap": &r.YakumanCap} {
		values := map[string][]int{"double_wind_pair_fu": {4, 2}, "honba_per_payer": {100, 500}, "yakuman_cap": {0, 0, 1, 2}}[id]
		*n = values[len(options)%len(values)]
		options[id] = strconv.Itoa(*n)
	}
	return r, options
}

// TestOracle compares Score with the slow scorer on random wins, under random options.
func TestOracle(t *testing.T) {
	t.Parallel()
	const rulesTried, wins = 60, 250
	rnd := corpus.New(29)
	var result rule.Result
	for range rulesTried {
		players := 4 - rnd.Below(2)
		slow, options := randomRules(rnd, players)
		name := "std"
		if players == 3 {
			name = "mahjongsoul3"
		}
		set := compiled(t, name, options)
		for range wins {
			row := rnd.Win(players)
			compareWithOracle(t, set, &row, slow, &result, fmt.Sprint(options))
			if t.Failed() {
				return
			}
		}
	}
}

// slowWin returns a row as the slow scorer takes it.
func slowWin(row *corpus.Riichi) oracle.RiichiWin {
	return oracle.RiichiWin{
		Concealed: row.Closed, Melds: row.Melds, Win: row.Win, SelfDraw: row.SelfDraw, From: row.From,
		Round: row.Round, Seat: row.Seat, Flags: row.Flags, Dora: row.Dora, Ura: row.Ura,
		Nukidora: row.Nukidora, Honba: row.Honba, Sticks: row.Sticks,
	}
}

func compareWithOracle(t *testing.T, set *rule.Set, row *corpus.Riichi, slow oracle.RiichiRules, got *rule.Result, options string) {
	t.Helper()
	want := oracle.Riichi(slowWin(row), slow)
	if !want.Complete {
		t.Fatalf("%+v is not complete", row)
	}
	w := winOf(t, row)
	if err := set.Score(w, got); err != nil {
		t.Fatalf("%+v: %v", row, err)
	}
	if got.Valid != want.Valid {
		t.Fatalf("%+v under %s: valid %t, want %+v", row, options, got.Valid, want)
	}
	if !want.Valid {
		return
	}
	if want.Limited {
		if got.Points != want.Points || !slices.Equal(got.Changes[:slow.Players], want.Delta) {
			t.Fatalf("%+v under %s: %+v, want %+v", row, options, got, want)
		}
		return
	}
	yaku := map[string]int{}
	for _, item := range got.Items {
		id := set.Definition().Patterns[item.Pattern].ID
		if id == "nukidora" {
			id = "nuki"
		}
		yaku[id] += item.Value * item.Count
	}
	if want.Yakuman > 0 && (!slow.YakumanStack || slow.YakumanCap > 0) {
		yaku = likewise(yaku, &want)
	}
	if !maps.Equal(yaku, want.Yaku) || got.Fu != want.Fu || got.RawFu != want.RawFu || got.Total != want.Han ||
		got.Yakuman != want.Yakuman || got.Points != want.Points || want.Delta != nil && !slices.Equal(got.Changes[:slow.Players], want.Delta) {
		t.Fatalf("%+v under %s:\n got %v fu %d %d han %d yakuman %d points %d %v\nwant %+v",
			row, options, yaku, got.RawFu, got.Fu, got.Total, got.Yakuman, got.Points, got.Changes, want)
	}
}

// likewise returns the yakuman that want has, if got has others of the same worth, which the
// hand holds, too: which of them is named where not all are paid is up to the rule set.
func likewise(got map[string]int, want *oracle.RiichiScore) map[string]int {
	sum := 0
	for id, n := range got {
		if n > want.Held[id] {
			return got
		}
		sum += n
	}
	if sum != want.Yakuman || len(got) != len(want.Yaku) {
		return got
	}
	return want.Yaku
}
