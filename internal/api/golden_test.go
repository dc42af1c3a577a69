package api_test

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// unpack reads a file of other projects' scored wins, and skips the test without it.
func unpack(t *testing.T, name string, into any) {
	t.Helper()
	f, err := os.Open("../../../shared/samples/golden/" + name)
	if err != nil {
		t.Skipf("the scored wins of other projects are not here: %v", err)
	}
	defer func() { _ = f.Close() }()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.NewDecoder(z).Decode(into); err != nil {
		t.Fatal(err)
	}
}

// request returns fields as a request of score.
func request(t *testing.T, fields map[string]any) string {
	t.Helper()
	text, err := json.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestGoldenKobalab asks about wins in the notation of their source, and compares all that
// it says: yaku with han, fu, points and what every seat pays.
func TestGoldenKobalab(t *testing.T) {
	var rows []struct {
		In struct {
			Shoupai string
			Rongpai string
			Param   struct {
				Zhuangfeng, Menfeng int
				Hupai               struct {
					Lizhi, Haidi    int
					Yifa, Lingshang bool
				}
				Baopai, Fubaopai []string
				Jicun            struct{ Changbang, Lizhibang int }
			}
		}
		Out struct {
			Hupai []struct {
				Name   string
				Fanshu any
			}
			Fu, Fanshu, Damanguan *int
			Defen                 int
			Fenpei                []int
		}
	}
	unpack(t, "majiang-core-hule.json.gz", &rows)
	winds := "ESWN"
	for i := range rows {
		in, out := &rows[i].In, &rows[i].Out
		p := &in.Param
		fields := map[string]any{
			"op": "score", "notation": "kobalab", "hand": in.Shoupai, "round": winds[p.Zhuangfeng : p.Zhuangfeng+1], "seat": winds[p.Menfeng : p.Menfeng+1],
			"dora": strings.Join(p.Baopai, ""), "ura": strings.Join(p.Fubaopai, ""), "honba": p.Jicun.Changbang, "sticks": p.Jicun.Lizhibang,
			"self_draw": in.Rongpai == "",
		}
		if n := len(in.Rongpai); n > 0 {
			fields["win"] = in.Rongpai[:n-1]
			fields["from"] = map[string]string{"+": "right", "=": "across", "-": "left"}[in.Rongpai[n-1:]]
		}
		var flags []string
		for flag, on := range map[string]bool{
			"riichi": p.Hupai.Lizhi == 1, "double_riichi": p.Hupai.Lizhi == 2, "ippatsu": p.Hupai.Yifa, "rinshan": p.Hupai.Lingshang,
			"haitei": p.Hupai.Haidi == 1, "houtei": p.Hupai.Haidi == 2,
		} {
			if on {
				flags = append(flags, flag)
			}
		}
		fields["flags"] = flags
		got := askScore(t, request(t, fields))
		var paid, want []string
		for _, item := range got.Items {
			han := "*"
			if item.Han != nil {
				han = strconv.Itoa(*item.Han)
			}
			paid = append(paid, item.ID+":"+han)
		}
		for _, h := range out.Hupai {
			want = append(want, kobalabIDs[h.Name]+":"+strings.TrimSuffix(fmt.Sprint(h.Fanshu), ".0"))
		}
		slices.Sort(paid)
		slices.Sort(want)
		if !slices.Equal(paid, want) || !same(got.Fu, out.Fu) || !same(got.Han, out.Fanshu) || got.Points != out.Defen ||
			!slices.Equal(got.Payments, out.Fenpei) || out.Damanguan != nil && got.Yakuman != *out.Damanguan {
			t.Fatalf("%v: %v %+v, want %v %+v", fields, paid, got, want, out)
		}
	}
}

// same reports whether two numbers are the same, or both missing.
func same(a, b *int) bool { return a == nil && b == nil || a != nil && b != nil && *a == *b }

// kobalabIDs are our ids of the names in that source.
var kobalabIDs = map[string]string{
	"赤ドラ": "aka", "立直": "riichi", "ドラ": "dora", "門前清自摸和": "tsumo", "断幺九": "tanyao", "平和": "pinfu", "裏ドラ": "ura",
	"翻牌 中": "chun", "翻牌 發": "hatsu", "翻牌 白": "haku", "一発": "ippatsu", "場風 東": "round_wind", "場風 南": "round_wind", "場風 西": "round_wind",
	"混一色": "honitsu", "三色同順": "sanshoku", "一盃口": "iipeikou", "七対子": "chiitoitsu",
	"自風 東": "seat_wind", "自風 南": "seat_wind", "自風 北": "seat_wind", "自風 西": "seat_wind",
	"一気通貫": "ittsu", "対々和": "toitoi", "混全帯幺九": "chanta", "三暗刻": "sanankou", "清一色": "chinitsu", "海底摸月": "haitei",
	"純全帯幺九": "junchan", "河底撈魚": "houtei", "ダブル立直": "double_riichi", "嶺上開花": "rinshan", "四暗刻": "suuankou",
	"三色同刻": "sanshoku_doukou", "小三元": "shousangen", "混老頭": "honroutou", "二盃口": "ryanpeikou", "国士無双": "kokushi",
}

// majsoulIDs are our ids of the numbers that another source has, from 1.
var majsoulIDs = []string{
	1: "tsumo", "riichi", "chankan", "rinshan", "haitei", "houtei", "haku", "hatsu", "chun", "seat_wind", "round_wind", "tanyao", "iipeikou",
	"pinfu", "chanta", "ittsu", "sanshoku", "double_riichi", "sanshoku_doukou", "sankantsu", "toitoi", "sanankou", "shousangen", "honroutou",
	"chiitoitsu", "junchan", "honitsu", "ryanpeikou", "chinitsu", "ippatsu", "dora", "aka", "ura", "nukidora", "tenhou", "chiihou", "daisangen",
	"suuankou", "tsuuiisou", "ryuuiisou", "chinroutou", "kokushi", "shousuushii", "suukantsu", "chuuren", "", "chuuren9", "suuankou_tanki",
	"kokushi13", "daisuushii",
}

// TestGoldenMajsoul asks about wins of which the tiles are numbers, with four and with three
// players: yaku, fu and han, of a yakuman 13.
func TestGoldenMajsoul(t *testing.T) {
	for name, rules := range map[string]string{"riichienv-agari_4p.json.gz": "riichi/std", "riichienv-agari_3p.json.gz": "riichi/mahjongsoul3"} {
		t.Run(rules, func(t *testing.T) { goldenMajsoul(t, name, rules) })
	}
}

func goldenMajsoul(t *testing.T, name, rules string) {
	var file struct {
		Cases []struct {
			Tiles []int `json:"tiles_136"`
			Melds []struct {
				Type  string `json:"meld_type"`
				Tiles []int
			}
			Win        int   `json:"win_tile_136"`
			Dora       []int `json:"dora_indicators"`
			Ura        []int `json:"ura_indicators"`
			Conditions struct {
				Tsumo, Riichi, Ippatsu, Haitei, Houtei, Rinshan, Chankan bool
				Double                                                   bool `json:"double_riichi"`
				First                                                    bool `json:"tsumo_first_turn"`
				Seat                                                     int  `json:"player_wind"`
				Round                                                    int  `json:"round_wind"`
				Honba                                                    int
				Kita                                                     int `json:"kita_count"`
			}
			Expected struct {
				Han, Fu int
				Yaku    []int
			}
		}
	}
	unpack(t, name, &file)
	for i := range file.Cases {
		c := &file.Cases[i]
		o := &c.Conditions
		hand := numbers(c.Tiles)
		for _, m := range c.Melds {
			if m.Type == "ankan" {
				hand += "(" + numbers(m.Tiles) + ")"
			} else {
				hand += "[" + numbers(m.Tiles) + "]"
			}
		}
		var flags []string
		for flag, on := range map[string]bool{
			"riichi": o.Riichi && !o.Double, "double_riichi": o.Double, "ippatsu": o.Ippatsu, "rinshan": o.Rinshan, "chankan": o.Chankan,
			"haitei": o.Haitei, "houtei": o.Houtei, "tenhou": o.First && o.Seat == 0, "chiihou": o.First && o.Seat > 0,
		} {
			if on {
				flags = append(flags, flag)
			}
		}
		fields := map[string]any{
			"op": "score", "rules": rules, "notation": "t136", "hand": hand, "win": strconv.Itoa(c.Win), "self_draw": o.Tsumo, "flags": flags,
			"dora": numbers(c.Dora), "ura": numbers(c.Ura), "round": "ESWN"[o.Round : o.Round+1], "seat": "ESWN"[o.Seat : o.Seat+1], "honba": o.Honba, "nukidora": o.Kita,
		}
		got := askScore(t, request(t, fields))
		var want []string
		for _, id := range c.Expected.Yaku {
			want = append(want, majsoulIDs[id])
		}
		slices.Sort(want)
		want = slices.Compact(want)
		han, fu := 13*got.Yakuman, 0
		if got.Han != nil {
			han, fu = *got.Han, *got.Fu
		}
		if got.Error != nil || !slices.Equal(got.ids(), want) || han != c.Expected.Han || fu != c.Expected.Fu {
			t.Errorf("case %d %v: %v, %d han %d fu %v, want %v %+v", i, fields, got.ids(), han, fu, got.Error, want, c.Expected)
		}
	}
}

func numbers(tiles []int) string {
	var texts []string
	for _, n := range tiles {
		texts = append(texts, strconv.Itoa(n))
	}
	return strings.Join(texts, ",")
}
