package restrict

import "strings"

// Name says how text calls a restriction.
type Name struct {
	ID      string   // canonical, with its arguments: "honitsu(SUIT, ...)" where some may follow
	Aliases []string // other names: of players in Japanese and Chinese, of programs
	Means   string   // what it stands for in other names, if it is an abbreviation
}

// named is a row of the table of names.
type named struct {
	id      string
	yaku    Yaku
	args    argument
	aliases string // separated by spaces
}

// argument says what may follow a name in parentheses.
type argument uint8

const (
	noArgs    argument = iota
	maySuits           // number suits, or nothing
	mayValues          // honours, or nothing
	withTiles
	withSets
	withCount
)

// names is the table of canonical names, those of scoring where it knows them, and their
// aliases.
//
//nolint:gochecknoglobals // a table, never changed
var names = [...]named{
	{"any", Any, noArgs, "何でも 任意"},
	{"none", None, noArgs, ""},
	{"std", Standard, noArgs, "standard any_std 面子手 一般形 一般型"},
	{"runs", Runs, noArgs, ""},
	{"triplets", Triplets, noArgs, ""},
	{"closed", Closed, noArgs, "menzen 門前 门前清"},
	{"within", None, withTiles, ""},
	{"touch", None, withTiles, ""},
	{"pair", None, withTiles, ""},
	{"has", None, withSets, ""},
	{"conc", None, withCount, "concealed"},
	{"chiitoitsu", Chiitoitsu, noArgs, "chiitoi seven_pairs 七対子 七对子"},
	{"kokushi", Kokushi, noArgs, "thirteen_orphans 国士無双 国士无双"},
	{"tanyao", Tanyao, noArgs, "断么九 断ヤオ九 断幺九 タンヤオ"},
	{"pinfu", Pinfu, noArgs, "平和 ピンフ"},
	{"pinfu_shape", PinfuShape, noArgs, ""},
	{"iipeikou", Iipeikou, noArgs, "iipeiko 一盃口 一杯口"},
	{"ryanpeikou", Ryanpeikou, noArgs, "ryanpeiko 二盃口 二杯口"},
	{"yakuhai", Yakuhai, mayValues, "役牌"},
	{"round_wind", RoundWind, noArgs, "場風 场风"},
	{"seat_wind", SeatWind, noArgs, "自風 自风"},
	{"sanshoku", Sanshoku, noArgs, "sanshoku_doujun 三色同順 三色同顺"},
	{"sanshoku_doukou", SanshokuDoukou, noArgs, "doukou 三色同刻"},
	{"ittsu", Ittsu, maySuits, "ikkitsuukan 一気通貫 一气通贯"},
	{"chanta", Chanta, noArgs, "混全帯么九 混全带幺九"},
	{"junchan", Junchan, noArgs, "純全帯么九 纯全带幺九"},
	{"toitoi", Toitoi, noArgs, "対々和 对对和"},
	{"sanankou", Sanankou, noArgs, "三暗刻"},
	{"honroutou", Honroutou, noArgs, "混老頭 混老头"},
	{"honitsu", Honitsu, maySuits, "混一色"},
	{"chinitsu", Chinitsu, maySuits, "清一色"},
	{"shousangen", Shousangen, noArgs, "小三元"},
	{"daisangen", Daisangen, noArgs, "大三元"},
	{"shousuushii", Shousuushii, noArgs, "小四喜"},
	{"daisuushii", Daisuushii, noArgs, "大四喜"},
	{"suushii", Suushii, noArgs, "四喜和"},
	{"suuankou", Suuankou, noArgs, "四暗刻"},
	{"tsuuiisou", Tsuuiisou, noArgs, "字一色"},
	{"chinroutou", Chinroutou, noArgs, "清老頭 清老头"},
	{"ryuuiisou", Ryuuiisou, noArgs, "緑一色 绿一色"},
	{"open_yaku", OpenYaku, noArgs, ""},
}

// abbreviations are names that stand for other text.
//
//nolint:gochecknoglobals // a table, never changed
var abbreviations = [...]struct{ aliases, means string }{
	{"haku 白", "yakuhai(5z)"},
	{"hatsu 發 発 发", "yakuhai(6z)"},
	{"chun 中", "yakuhai(7z)"},
	{"honitsu_m", "honitsu(m)"},
	{"honitsu_p", "honitsu(p)"},
	{"honitsu_s", "honitsu(s)"},
	{"chinitsu_m", "chinitsu(m)"},
	{"chinitsu_p", "chinitsu(p)"},
	{"chinitsu_s", "chinitsu(s)"},
	{"tanyao_std", "tanyao & std"},
	{"tanyao_toitoi", "tanyao & toitoi"},
	{"tanyao_sanshoku", "tanyao & sanshoku"},
	{"honitsu_s_yakuhai", "honitsu(s) & yakuhai"},
}

// Names lists all names that Parse knows: those of the table in its order, then the
// abbreviations.
func Names() []Name {
	var list []Name
	for i := range names {
		n := &names[i]
		suffix := [...]string{"", "(SUIT, ...)", "(HONOURS)", "(TILES)", "(SET, ...)", "(NUMBER)"}[n.args]
		list = append(list, Name{ID: n.id + suffix, Aliases: strings.Fields(n.aliases)})
	}
	for _, a := range abbreviations {
		all := strings.Fields(a.aliases)
		list = append(list, Name{ID: all[0], Aliases: all[1:], Means: a.means})
	}
	return list
}

// String returns the canonical name of the yaku.
func (y Yaku) String() string {
	for i := range names {
		if n := &names[i]; n.yaku == y && n.args <= mayValues {
			return n.id
		}
	}
	return "none"
}

// nameOf returns the row of a name in lower case, nil if there is none.
func nameOf(word string) *named {
	for i := range names {
		n := &names[i]
		if n.id == word || isAlias(n.aliases, word) {
			return n
		}
	}
	return nil
}

// abbreviation returns what a name in lower case stands for.
func abbreviation(word string) (means string, ok bool) {
	for _, a := range abbreviations {
		if isAlias(a.aliases, word) {
			return a.means, true
		}
	}
	return "", false
}

func isAlias(aliases, word string) bool {
	for a := range strings.FieldsSeq(aliases) {
		if a == word {
			return true
		}
	}
	return false
}
