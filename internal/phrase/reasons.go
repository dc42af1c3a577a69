package phrase

// reasons are what the packages hand and notation find wrong with tiles, as Match needs
// them: with %s for all that differs.
//
//nolint:gochecknoglobals // a table, never changed
var reasons = []row{
	{"no concealed tiles", "手の内に牌がない", "没有手牌"},
	{
		"%s concealed tiles: a hand has 3n+1 before its draw and 3n+2 after it, such as 13 and 14, or 10 and 11",
		"手の内が%s枚: 手牌はツモ前が3n+1枚、ツモ後が3n+2枚、たとえば13枚と14枚、10枚と11枚",
		"手牌有%s张：摸牌前应为 3n+1 张，摸牌后应为 3n+2 张，例如 13 和 14 张、10 和 11 张",
	},
	{
		"too many tiles: %s concealed, where a finished hand has %s sets and a pair",
		"牌が多すぎる: 手の内%s枚。和了形は%s面子と雀頭",
		"牌太多：手牌%s张；和牌时是%s面子加将",
	},
	{
		"too many tiles: %s concealed and 1 meld, where a finished hand has %s sets and a pair",
		"牌が多すぎる: 手の内%s枚と副露1組。和了形は%s面子と雀頭",
		"牌太多：手牌%s张，副露1组；和牌时是%s面子加将",
	},
	{
		"too many tiles: %s concealed and %s melds, where a finished hand has %s sets and a pair",
		"牌が多すぎる: 手の内%s枚と副露%s組。和了形は%s面子と雀頭",
		"牌太多：手牌%s张，副露%s组；和牌时是%s面子加将",
	},
	{
		"a fifth %s: there are four, counted over the hand, its melds and the tiles seen",
		"5枚目の %s: 手牌、副露、見えている牌を合わせて4枚しかない",
		"第五张 %s：手牌、副露和已见的牌合计只有四张",
	},
	{"%s is not in the three-player game", "三人打ちに %s はない", "三人麻将没有 %s"},
	{"tile value %s is no tile of a kind", "牌の値 %s は牌の種類ではない", "牌值 %s 不是任何种类的牌"},
	{"red five %s: the rules have none, a plain five is %s", "赤ドラ %s: このルールに赤はない。普通の五は %s", "赤五 %s：规则中没有赤牌，普通的五是 %s"},
	{"one red five %s too many: the rules have %s", "赤ドラ %s が1枚多い: ルールでは%s枚", "赤五 %s 多了一张：规则中有%s张"},
	{"jokers are not counted among the tiles seen", "見えている牌にジョーカーは数えない", "已见的牌中不计百搭牌"},
	{"the drawn tile %s is not among the concealed tiles", "ツモ牌 %s が手の内にない", "摸到的 %s 不在手牌中"},
	{"%s jokers: 0 to %s are possible", "ジョーカー%s枚: 0枚から%s枚まで", "百搭牌%s张：只能是 0 到 %s 张"},
	{
		"rule %s for the copies that jokers may be: %s and %s are possible",
		"ジョーカーの枚数の規則 %s はない: %s と %s だけ", "没有百搭牌张数的规则 %s：只有 %s 和 %s",
	},
	{"winning forms %s: there are no others than those of %s", "和了形 %s はない: %s に含まれるものだけ", "没有和牌型 %s：只有 %s 所含的"},
	{"kind %s as joker: 0 to %s are possible", "種類 %s はジョーカーにできない: 0 から %s まで", "种类 %s 不能作百搭牌：只能是 0 到 %s"},
	{"%s as joker is not in the three-player game", "ジョーカーの %s は三人麻雀にない", "作百搭牌的 %s 不在三人麻将中"},
	{"%s sets in a finished hand: 4 or 5 are possible", "和了形に%s面子: 4か5だけ", "和牌时%s面子：只能是 4 或 5"},
	{"%s players: 3 or 4 are possible", "%s人: 3人か4人だけ", "%s人：只能是 3 或 4 人"},

	{"a meld has 3 or 4 tiles, not %s", "副露は3枚か4枚（%s枚ではない）", "副露是 3 或 4 张，而不是 %s 张"},
	{"a joker cannot be part of a meld", "ジョーカーは副露に入れられない", "百搭牌不能放进副露"},
	{"round brackets hold a closed kan, four of a kind", "丸括弧は暗槓（同じ牌4枚）", "圆括号里是暗杠，即四张相同的牌"},
	{"a meld that is neither a run nor three or four of a kind", "順子でも刻子でも槓子でもない副露", "副露既不是顺子，也不是三张或四张相同的牌"},

	{"empty hand", "手牌が空", "手牌是空的"},
	{"text longer than 1024 bytes", "1024バイトより長い", "文字超过 1024 字节"},
	{"a meld in a list of single tiles", "牌の列の中に副露がある", "单张牌的列表里有副露"},
	{"empty meld", "空の副露", "空的副露"},
	{"digits without a suit", "数字の後に種類（m p s z）がない", "数字后面没有花色（m p s z）"},
	{"suit without digits", "種類の前に数字がない", "花色前面没有数字"},
	{
		"suit without digits: a text that begins with a suit letter is in another notation",
		"種類の前に数字がない: 種類の文字で始まるのは別の表記",
		"花色前面没有数字：以花色字母开头的是另一种记法",
	},
	{
		"digits without a suit: a digit that names the claimed tile belongs to the mcr notation",
		"数字の後に種類がない: 鳴いた牌を示す数字は mcr 表記のもの",
		"数字后面没有花色：表示所鸣之牌的数字属于 mcr 记法",
	},
	{"%s is no tile: honours are 1z to 7z", "%s という牌はない: 字牌は 1z から 7z", "没有 %s 这张牌：字牌是 1z 到 7z"},
	{"bracket %s is not closed", "括弧 %s が閉じていない", "括号 %s 没有闭合"},
	{"bracket %s inside another", "括弧の中に括弧 %s がある", "括号 %s 在另一个括号里"},
	{"bracket %s was not opened", "括弧 %s が開いていない", "括号 %s 没有对应的开括号"},
	{"bracket %s is closed by %s", "括弧 %s が %s で閉じられている", "括号 %s 用 %s 闭合了"},
	{"byte %s is not valid UTF-8", "バイト %s は UTF-8 として正しくない", "字节 %s 不是有效的 UTF-8"},
	{"control character %s", "制御文字 %s", "控制字符 %s"},
	{"digit %s (%s): only 0 to 9 are read", "数字 %s（%s）: 読めるのは 0 から 9 だけ", "数字 %s（%s）：只能是 0 到 9"},
	{"unknown letter %s", "読めない文字 %s", "无法识别的字母 %s"},
	{"unknown letter %s: characters are written m", "読めない文字 %s: 萬子は m と書く", "无法识别的字母 %s：万子写作 m"},
	{"unknown letter %s: bamboo is written s", "読めない文字 %s: 索子は s と書く", "无法识别的字母 %s：条子写作 s"},
	{
		"unknown letter %s: it means dots to some and bamboo to others, which are written p and s",
		"読めない文字 %s: 筒子とも索子ともとれる。筒子は p、索子は s と書く",
		"无法识别的字母 %s：它可指筒子或条子；筒子写作 p，条子写作 s",
	},
	{"unknown character %s (%s)", "読めない文字 %s（%s）", "无法识别的字符 %s（%s）"},
	{"unknown character %s", "読めない文字 %s", "无法识别的字符 %s"},
	{"unsupported glyph %s: flowers and seasons are no part of a hand", "対応していない絵文字 %s: 花牌と季節牌は手牌に入らない", "不支持的字形 %s：花牌不属于手牌"},
	{"unsupported glyph %s: the back of a tile does not say which it is", "対応していない絵文字 %s: 裏向きの牌は何の牌か分からない", "不支持的字形 %s：牌背看不出是什么牌"},
	{
		"%s is no tile glyph: the unicode notation has nothing but glyphs and brackets",
		"%s は牌の絵文字ではない: unicode 表記は絵文字と括弧だけ",
		"%s 不是牌的字形：unicode 记法只有字形和括号",
	},
}
