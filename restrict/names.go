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
	{"chiitoitsu", Chiitoitsu, noArgs, "chiitoi seven_pairs 七対子 七对子 七对"},
	{"kokushi", Kokushi, noArgs, "thirteen_orphans 国士無双 国士无双 十三幺"},
	{"tanyao", Tanyao, noArgs, "断么九 断ヤオ九 断幺九 タンヤオ"},
	{"pinfu", Pinfu, noArgs, "平和 ピンフ"},
	{"pinfu_shape", PinfuShape, noArgs, ""},
	{"iipeikou", Iipeikou, noArgs, "iipeiko 一盃口 一杯口"},
	{"ryanpeikou", Ryanpeikou, noArgs, "ryanpeiko 二盃口 二杯口"},
	{"yakuhai", Yakuhai, mayValues, "役牌"},
	{"round_wind", RoundWind, noArgs, "場風 场风"},
	{"seat_wind", SeatWind, noArgs, "自風 自风"},
	{"sanshoku", Sanshoku, noArgs, "sanshoku_doujun 三色同順 三色同顺 mixed_triple_chow"},
	{"sanshoku_doukou", SanshokuDoukou, noArgs, "doukou 三色同刻 triple_pung 三同刻"},
	{"ittsu", Ittsu, maySuits, "ikkitsuukan 一気通貫 一气通贯 pure_straight 清龙"},
	{"chanta", Chanta, noArgs, "混全帯么九 混全带幺九"},
	{"junchan", Junchan, noArgs, "純全帯么九 纯全带幺九"},
	{"toitoi", Toitoi, noArgs, "対々和 对对和 all_pungs 碰碰和"},
	{"sanankou", Sanankou, noArgs, "三暗刻 three_concealed_pungs"},
	{"honroutou", Honroutou, noArgs, "混老頭 混老头"},
	{"honitsu", Honitsu, maySuits, "混一色"},
	{"chinitsu", Chinitsu, maySuits, "清一色 full_flush"},
	{"shousangen", Shousangen, noArgs, "小三元 little_three_dragons"},
	{"daisangen", Daisangen, noArgs, "大三元 big_three_dragons"},
	{"shousuushii", Shousuushii, noArgs, "小四喜 little_four_winds"},
	{"daisuushii", Daisuushii, noArgs, "大四喜 big_four_winds"},
	{"suushii", Suushii, noArgs, "四喜和"},
	{"suuankou", Suuankou, noArgs, "四暗刻 four_concealed_pungs"},
	{"tsuuiisou", Tsuuiisou, noArgs, "字一色 all_honors"},
	{"chinroutou", Chinroutou, noArgs, "清老頭 清老头 all_terminals 清幺九"},
	{"ryuuiisou", Ryuuiisou, noArgs, "緑一色 绿一色 all_green"},
	{"open_yaku", OpenYaku, noArgs, ""},
	{"big_three_winds", BigThreeWinds, noArgs, "三风刻 三風刻"},
	{"two_dragons_pungs", TwoDragons, noArgs, "双箭刻"},
	{"nine_gates", NineGates, noArgs, "九莲宝灯 九蓮宝灯"},
	{"seven_shifted_pairs", SevenShiftedPairs, noArgs, "连七对 連七対"},
	{"pure_terminal_chows", PureTerminalChows, noArgs, "一色双龙会 一色双竜会"},
	{"three_suited_terminal_chows", ThreeSuitedTerminal, noArgs, "三色双龙会 三色双竜会"},
	{"quadruple_chow", QuadrupleChow, noArgs, "一色四同顺 一色四同順"},
	{"pure_triple_chow", PureTripleChow, noArgs, "一色三同顺 一色三同順"},
	{"four_pure_shifted_pungs", FourPureShiftedPungs, noArgs, "一色四节高 一色四節高"},
	{"pure_shifted_pungs", PureShiftedPungs, noArgs, "一色三节高 一色三節高"},
	{"mixed_shifted_pungs", MixedShiftedPungs, noArgs, "三色三节高 三色三節高"},
	{"four_pure_shifted_chows", FourPureShiftedChows, noArgs, "一色四步高 一色四歩高"},
	{"pure_shifted_chows", PureShiftedChows, noArgs, "一色三步高 一色三歩高"},
	{"mixed_shifted_chows", MixedShiftedChows, noArgs, "三色三步高 三色三歩高"},
	{"mixed_straight", MixedStraight, noArgs, "花龙 花竜"},
	{"all_terminals_and_honors", TerminalsAndHonours, noArgs, "混幺九"},
	{"all_even_pungs", AllEvenPungs, noArgs, "全双刻"},
	{"upper_tiles", UpperTiles, noArgs, "全大"},
	{"middle_tiles", MiddleTiles, noArgs, "全中"},
	{"lower_tiles", LowerTiles, noArgs, "全小"},
	{"upper_four", UpperFour, noArgs, "大于五"},
	{"lower_four", LowerFour, noArgs, "小于五"},
	{"reversible_tiles", ReversibleTiles, noArgs, "推不倒"},
	{"all_five", AllFive, noArgs, "全带五 全帯五"},
	{"half_flush", HalfFlush, noArgs, ""},
	{"all_types", AllTypes, noArgs, "五门齐 五門斉"},
	{"knitted_straight", KnittedStraight, noArgs, "组合龙 組合竜"},
	{"lesser_honors_and_knitted_tiles", LesserHonoursAndKnitted, noArgs, "全不靠"},
	{"greater_honors_and_knitted_tiles", GreaterHonoursKnitted, noArgs, "七星不靠"},
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
