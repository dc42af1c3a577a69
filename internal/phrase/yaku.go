package phrase

// yaku are the names of yaku, of which English has the romaji.
//
//nolint:gochecknoglobals // a table, never changed
var yaku = []row{
	{"tanyao", "断么九", "断幺九"},
	{"pinfu", "平和", "平和"},
	{"yakuhai", "役牌", "役牌"},
	{"iipeikou", "一盃口", "一杯口"},
	{"chiitoitsu", "七対子", "七对子"},
	{"sanshoku", "三色同順", "三色同顺"},
	{"ittsu", "一気通貫", "一气通贯"},
	{"chanta", "混全帯么九", "混全带幺九"},
	{"toitoi", "対々和", "对对和"},
	{"sanankou", "三暗刻", "三暗刻"},
	{"sanshoku_doukou", "三色同刻", "三色同刻"},
	{"honroutou", "混老頭", "混老头"},
	{"shousangen", "小三元", "小三元"},
	{"honitsu", "混一色", "混一色"},
	{"junchan", "純全帯么九", "纯全带幺九"},
	{"ryanpeikou", "二盃口", "二杯口"},
	{"chinitsu", "清一色", "清一色"},
	{"kokushi", "国士無双", "国士无双"},
	{"suuankou", "四暗刻", "四暗刻"},
	{"daisangen", "大三元", "大三元"},
	{"shousuushii", "小四喜", "小四喜"},
	{"daisuushii", "大四喜", "大四喜"},
	{"tsuuiisou", "字一色", "字一色"},
	{"chinroutou", "清老頭", "清老头"},
	{"ryuuiisou", "緑一色", "绿一色"},
}
