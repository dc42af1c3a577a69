package phrase

// notations are what the readers of the notations find wrong with a text, as Match needs
// them: with %s for all that differs.
//
//nolint:gochecknoglobals // a table, never changed
var notations = []row{
	{"read as %s: %s", "%s として読むと: %s", "按 %s 读取：%s"},
	{"more than one notation fits: %s: name the one meant", "複数の表記で読める: %s。表記を指定する", "不止一种记法读得通：%s。请指定记法"},
	{"%s reads %s, %s reads %s", "%s では %s、%s では %s", "%s 读作 %s，%s 读作 %s"},
	{"%s reads %s, %s reads %s, %s reads %s", "%s では %s、%s では %s、%s では %s", "%s 读作 %s，%s 读作 %s，%s 读作 %s"},
	{"%s is only written, not read", "%s は書くだけで、読めない", "%s 只能写，不能读"},
	{"%s is no tile: %s goes from %s to %s", "%s という牌はない: %s は %s から %s", "没有 %s 这张牌：%s 是 %s 到 %s"},

	{"flowers are no part of a hand", "花牌は手牌に入らない", "花牌不属于手牌"},
	{
		"botzone writes a meld as (CHI,W2,1), (PENG,W5,1) or (GANG,W5,1)",
		"botzone の副露は (CHI,W2,1)、(PENG,W5,1)、(GANG,W5,1) のように書く",
		"botzone 的副露写作 (CHI,W2,1)、(PENG,W5,1) 或 (GANG,W5,1)",
	},
	{
		"%s without a letter before it: a tile is a letter and a digit, such as W1",
		"%s の前に文字がない: 牌は W1 のように文字と数字で書く",
		"%s 前面没有字母：一张牌是一个字母加一个数字，如 W1",
	},
	{"%s without a digit", "%s の後に数字がない", "%s 后面没有数字"},
	{"a meld begins with CHI, PENG or GANG", "副露は CHI、PENG、GANG のどれかで始まる", "副露以 CHI、PENG 或 GANG 开头"},
	{"a CHI names its middle tile, 2 to 8 of a suit", "CHI には真ん中の牌、2 から 8 を書く", "CHI 要写中间的牌，即某花色的 2 到 8"},
	{
		"the last of a meld says where it was called: 1, 2 or 3, or 0 for a closed GANG",
		"副露の最後は誰から鳴いたか: 1、2、3、または暗槓の GANG なら 0",
		"副露的最后一项是从谁鸣牌：1、2、3，暗杠的 GANG 为 0",
	},
	{
		"a meld is CHI, PENG or GANG, a tile and a digit, and nothing more",
		"副露は CHI、PENG、GANG のどれかと牌と数字だけ",
		"副露只有 CHI、PENG 或 GANG、一张牌和一个数字",
	},

	{
		"digit without a suit: kobalab writes the suit first, as in m123",
		"数字の前に種類がない: kobalab は m123 のように種類を先に書く",
		"数字前面没有花色：kobalab 先写花色，如 m123",
	},
	{"* stands behind the concealed tiles, where it says riichi", "* は手の内の後に書き、リーチを表す", "* 写在手牌之后，表示立直"},
	{"_ is a hidden tile: a hand is made of known tiles", "_ は伏せ牌: 手牌には分かっている牌だけを書く", "_ 是暗牌：手牌要写已知的牌"},
	{
		"%s marks the called tile of a meld, and melds follow after a comma",
		"%s は副露の鳴いた牌の印で、副露はコンマの後に書く",
		"%s 标记副露中鸣来的牌，副露写在逗号之后",
	},
	{"a second suit: melds are parted by commas", "二つ目の種類: 副露はコンマで区切る", "第二个花色：副露之间用逗号分隔"},
	{"a second mark: one tile of a meld was called", "二つ目の印: 鳴いた牌は副露に1枚だけ", "第二个标记：一组副露只有一张鸣来的牌"},
	{"%s stands behind the called tile", "%s は鳴いた牌の後に書く", "%s 写在鸣来的牌之后"},
	{
		"a chi or pon has a mark behind the called tile: + right, = opposite, - left",
		"チーとポンは鳴いた牌の後に印が要る: + 下家、= 対面、- 上家",
		"吃和碰在鸣来的牌后面有标记：+ 下家，= 对家，- 上家",
	},
	{
		"the mark stands behind the last tile of a pon, or before the tile added to it",
		"印はポンの最後の牌の後か、加えた牌の前に書く",
		"标记写在碰的最后一张之后，或加杠的牌之前",
	},

	{"0 is no tile: there are no red fives in mcr", "0 という牌はない: mcr に赤ドラはない", "没有 0 这张牌：mcr 没有赤五"},
	{"winds, flags and flowers behind | are no part of a hand", "| の後の風、状況、花牌は手牌に入らない", "| 之后的风、标志和花牌不属于手牌"},
	{"round bracket: mcr writes a concealed kong as [1111z]", "丸括弧: mcr の暗槓は [1111z] と書く", "圆括号：mcr 的暗杠写作 [1111z]"},
	{"%s: the claimed tile of a chow is 1, 2 or 3", "%s: チーで鳴いた牌は 1、2、3 のどれか", "%s：吃来的牌是 1、2 或 3"},
	{
		"%s: a melded kong has 1, 2 or 3, one added to a pung 5, 6 or 7",
		"%s: 明槓は 1、2、3、加槓は 5、6、7 のどれか",
		"%s：明杠是 1、2 或 3，加杠是 5、6 或 7",
	},
	{"%s: a pung has 1, 2 or 3", "%s: ポンは 1、2、3 のどれか", "%s：碰是 1、2 或 3"},

	{"'?' is a tile that nobody saw: a hand is made of known tiles", "'?' は見えない牌: 手牌には分かっている牌だけを書く", "'?' 是没人看到的牌：手牌要写已知的牌"},
	{"%s is no tile: honours are the capitals E S W N P F C", "%s という牌はない: 字牌は大文字の E S W N P F C", "没有 %s 这张牌：字牌是大写的 E S W N P F C"},
	{"%s is no tile: a red five is %s", "%s という牌はない: 赤ドラは %s", "没有 %s 这张牌：赤五是 %s"},
	{
		"digit without a suit: mjai writes each tile in full, as in 1m 2m",
		"数字の後に種類がない: mjai は 1m 2m のように1枚ずつ書く",
		"数字后面没有花色：mjai 每张牌都写全，如 1m 2m",
	},
	{"only fives are red", "赤があるのは五だけ", "只有五有赤牌"},

	{"no tile %s: t136 goes from 0 to %s", "牌 %s はない: t136 は 0 から %s", "没有编号 %s 的牌：t136 是 0 到 %s"},
	{
		"tile %s for the second time: t136 numbers each of the four copies",
		"牌 %s が二度ある: t136 は4枚のそれぞれに番号を付ける",
		"编号 %s 出现了两次：t136 给四张牌各编一个号",
	},
	{"no kind %s: t34 goes from 0 to %s, without red fives", "種類 %s はない: t34 は 0 から %s で、赤ドラはない", "没有种类 %s：t34 是 0 到 %s，没有赤五"},

	{"direction %s: a called tile comes from one of three players", "方向 %s: 鳴く相手は三人のうちの誰か", "方向 %s：鸣牌来自三家之一"},
	{"a closed kan is called from nobody", "暗槓は誰からも鳴かない", "暗杠不是从别家鸣来的"},
	{"a chi is called from the left only", "チーは上家からだけ", "只能从上家吃"},
	{"only a kan has an added tile", "牌を加えられるのは槓だけ", "只有杠才有加的牌"},
	{"an added tile in a meld that has none", "加えた牌のない副露に加えた牌がある", "副露中没有加的牌"},
	{"the called tile %s is not in the meld", "鳴いた牌 %s が副露にない", "鸣来的 %s 不在副露中"},
	{"the added tile %s is not in the meld", "加えた牌 %s が副露にない", "加的 %s 不在副露中"},
	{"a meld that NewMeld does not make", "ありえない副露", "不可能的副露"},
}
