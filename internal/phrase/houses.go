package phrase

// houses are what is said of the presets of house.
//
//nolint:gochecknoglobals // a table, never changed
var houses = []row{
	{"The rules that regions play, for --house", "地域のルール（--house で使う）", "各地规则（用于 --house）"},
	{
		"presets lists what regions play: the rules that --house NAME sets, what else they play that is\n" +
			"not checked, and where they are read from. Flags of your own go before them.",
		"presets は地域のルールの一覧を書く: --house 名前 が定めるもの、そのほかに行われているが判定しないもの、\n" +
			"出典。自分で指定したオプションが優先する。",
		"presets 列出各地的玩法：--house 名称 所设的规则、此外玩而不检查的规则及其出处。\n" +
			"自己给出的选项优先。",
	},
	{"Presets", "地域のルール", "各地规则"},
	{"what --house NAME sets", "--house 名前 が定めるもの", "--house 名称 所设的规则"},
	{"eight pairs", "八対子", "八对"},
	{"four as two pairs", "同種4枚は2対子", "四张算两对"},
	{"preset", "ルール", "规则"},
	{"options", "オプション", "选项"},
	{"besides, and not checked", "そのほか（判定しない）", "此外（不检查）"},
	{"read from", "出典", "出处"},

	{"no jokers", "ジョーカーなし", "没有百搭牌"},
	{"a flipped suit tile is gold; honours are bonus tiles", "めくった数牌が金（ジョーカー）。字牌は花牌", "翻出的数牌为金（百搭牌）；字牌为花牌"},
	{"red dragon as joker; self-draw only", "中がジョーカー。ツモ和了のみ", "红中为百搭牌；只能自摸"},
	{"white dragon as joker", "白がジョーカー", "白板为百搭牌"},
	{"red dragon as joker", "中がジョーカー", "红中为百搭牌"},
	{"two joker kinds; the misfit hands are not among the forms", "ジョーカーは2種類。十三爛は和了形に含まない", "两种百搭牌；牌型中没有十三烂"},
	{"one joker kind; the white dragon plays its face", "ジョーカーは1種類。白がその牌の代わりになる", "一种百搭牌；白板充当该牌"},
	{"fewer jokers may be used after calls", "鳴いた後に使えるジョーカーは減る", "鸣牌后可用的百搭牌减少"},
	{"two published server configurations", "公開されたサーバー設定2件", "两份公开的服务器配置"},
	{"recalled", "記憶による", "凭记忆"},
}
