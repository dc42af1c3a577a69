package phrase

// expressions are what packages expr and restrict find wrong with the text of a restriction, as Match
// needs them: with %s for all that differs.
//
//nolint:gochecknoglobals // a table, never changed
var expressions = []row{
	{"a restriction has at most %s bytes", "条件は%sバイトまで", "条件最多 %s 字节"},
	{"an expression has at most %s bytes", "式は%sバイトまで", "表达式最多 %s 字节"},
	{"more than %s parentheses and ! are open here", "ここで開いている括弧と ! が%sを超える", "此处未闭合的括号与 ! 超过 %s 个"},
	{"a restriction knows no contrary, so no !", "条件に否定 (!) は使えない", "条件不能取反，不能用 !"},
	{"%s where & or | is expected", "& か | のあるべき所に %s", "应为 & 或 | 之处是 %s"},
	{
		"with this part the restriction comes to more than %s clauses",
		"この部分で条件が%s節を超える",
		"加上这一部分后条件超过 %s 个子句",
	},
	{"a name is expected", "名前が要る", "这里应有名称"},
	{"unknown name %s", "%s という名前はない", "没有名称 %s"},
	{"an argument is expected", "引数が要る", "这里应有参数"},
	{"%s is expected", "%s が要る", "这里应有 %s"},
	{"%s takes no arguments", "%s に引数は要らない", "%s 不接受参数"},
	{"%s takes an argument in parentheses", "%s には括弧の中に引数が要る", "%s 需要括号中的参数"},
	{"%s where a suit m, p or s is expected", "種類 m、p、s のあるべき所に %s", "应为花色 m、p 或 s 之处是 %s"},
	{"%s where honours are expected", "字牌のあるべき所に %s", "应为字牌之处是 %s"},
	{"%s where a run or a triplet is expected", "順子か刻子のあるべき所に %s", "应为顺子或刻子之处是 %s"},
	{"a hand has no more than %s sets", "手牌の面子は%s組まで", "手牌最多有 %s 组面子"},
	{"%s where a number from 0 to %s is expected", "0 から %[2]s の数のあるべき所に %[1]s", "应为 0 到 %[2]s 的数之处是 %[1]s"},
	{"one number is enough", "数はひとつでよい", "一个数就够了"},
	{"tiles are digits and then a suit letter m, p, s or z", "牌は数字の後に種類の文字 m、p、s、z を書く", "牌写作数字加花色字母 m、p、s 或 z"},
	{"%s is no tile of suit %s", "種類 %[2]s に %[1]s という牌はない", "花色 %[2]s 没有 %[1]s 这张牌"},
}
