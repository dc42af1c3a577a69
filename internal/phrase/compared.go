package phrase

// compared are the texts of answers about restrictions.
//
//nolint:gochecknoglobals // a table, never changed
var compared = []row{
	{
		"by substitution, which is too small for some hands: the default method is exact",
		"substitution による値で、小さすぎることがある: 既定の方法は正確",
		"按 substitution 计算，对某些手牌偏小：默认方法是精确的",
	},
	{
		"No finished hand of this kind can be made: melds, tiles that are gone or the restriction itself rule it out.",
		"この種の和了形は作れない: 副露、無くなった牌、または条件そのもののため。",
		"无法做成这一类和牌：因副露、已不可用的牌或条件本身。",
	},
	{"Discards that keep it", "向聴数を保つ打牌", "保持向听数的切牌"},
	{"discards that keep it", "保つ打牌", "保持的切牌"},
	{"what they are worth", "待ちの価値", "听牌的价值"},
	{"valid", "有効", "有效"},
	{"of these by self-draw only", "うちツモのみ", "其中仅自摸"},
	{"complete, but not so (yakuless)", "和了形だが条件を満たさない（片和了）", "成和但不合条件（片和）"},
	{
		"the hand is complete, but not so (yakuless)",
		"手は完成しているが条件を満たさない（片和了）",
		"手牌已完成，但不合条件（片和）",
	},
	{"dead: no tile left", "残り0枚", "已无剩余"},
	{"round wind %s", "場風 %s", "场风 %s"},
	{"seat wind %s", "自風 %s", "自风 %s"},
	{"no wind counts (--round, --seat)", "風牌は役牌にしない（--round、--seat）", "风牌不算役牌（--round、--seat）"},
	{"no round wind counts (--round)", "場風は役牌にしない（--round）", "场风不算役牌（--round）"},
	{"no seat wind counts (--seat)", "自風は役牌にしない（--seat）", "自风不算役牌（--seat）"},
	{"nearest yaku: %s", "最も近い役では%s", "最近的役：%s"},
	{"Restrictions", "条件", "条件"},
	{"Nearest yaku", "最も近い役", "最近的役"},
	{
		"nearest first: shanten, then useful tiles left (ukeire)",
		"近い順: 向聴数、次に受入枚数",
		"近者在前：向听数，其次进张数",
	},
	{"restriction", "条件", "条件"},
	{"distance", "遠さ", "距离"},
	{"valid waits", "有効な待ち", "有效听牌"},
	{"yakuless", "片和了", "片和"},
	{"impossible for this hand: %s", "この手牌では不可能: %s", "这手牌不可能：%s"},
	{"list the names that --only knows, and what they mean", "--only の名前とその意味を並べる", "列出 --only 的名称及其含义"},
	{"name", "名前", "名称"},
	{"meaning", "意味", "含义"},
	{"other names", "別名", "别名"},
	{
		"Join them with & (both hold), | (one holds) and parentheses; & binds tighter.",
		"&（両方）、|（どちらか）、括弧でつなぐ。& が先に結びつく。",
		"用 &（两者都）、|（其一）和括号连接；& 优先。",
	},
}
