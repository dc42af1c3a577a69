package phrase

// tomlFaults are what package rules says in place of the TOML library, as Match needs them.
// None begins with %s, so that it is found within "broken TOML: %s" only.
//
//nolint:gochecknoglobals // a table, never changed
var tomlFaults = []row{
	{"broken TOML: %s", "TOML が壊れている: %s", "TOML 有误：%s"},
	{"the key %s stands twice", "キー %s が二度ある", "键 %s 出现了两次"},
	{"the key %s has a value already", "キー %s にはすでに値がある", "键 %s 已有值"},
	{"the key %s is there already, and is no list of tables", "キー %s はすでにあり、表のリストではない", "键 %s 已存在，且不是表的列表"},
	{"the table %s stands twice", "表 %s が二度ある", "表 %s 出现了两次"},
	{"the table %s is there already, by a key with dots", "表 %s は点つきのキーですでにできている", "表 %s 已由带点的键建立"},
	{"the table %s is there already, as a list of tables", "表 %s はすでに表のリストとしてある", "表 %s 已作为表的列表存在"},

	{"= is missing after a key", "キーの後に = がない", "键后缺少 ="},
	{"] is missing after the name of a table", "表の名前の後に ] がない", "表名后缺少 ]"},
	{"]] is missing after the name of a list of tables", "表のリストの名前の後に ]] がない", "表的列表的名称后缺少 ]]"},
	{"a key is missing", "キーがない", "缺少键"},
	{"no key begins with %s", "%s で始まるキーはない", "键不能以 %s 开头"},
	{"a new line is expected, not %s", "改行のあるべき所に %s", "应换行之处是 %s"},

	{"a value is missing", "値がない", "缺少值"},
	{"a value is expected, not %s", "値のあるべき所に %s", "应为值之处是 %s"},
	{"no value begins with %s", "%s で始まる値はない", "值不能以 %s 开头"},
	{"a text needs quotes, unlike a number, true and false", "文字列は引用符で囲む（数、true、false は囲まない）", "文字要加引号（数、true、false 不加）"},

	{"a list is not closed: ] is missing", "リストが閉じていない: ] がない", "列表未结束：缺少 ]"},
	{"a comma or ] is missing in a list", "リストにコンマか ] がない", "列表中缺少逗号或 ]"},
	{"a table is not closed: } is missing", "表が閉じていない: } がない", "表未结束：缺少 }"},
	{"a comma or } is missing in a table", "表にコンマか } がない", "表中缺少逗号或 }"},
	{"a comma too many in a table", "表に余分なコンマがある", "表中多了一个逗号"},
	{"lists and tables lie more than %s deep in each other", "リストと表の入れ子が %s 段より深い", "列表和表的嵌套超过 %s 层"},

	{"a text is not closed: a quote is missing", "文字列が閉じていない: 引用符がない", "文字未结束：缺少引号"},
	{"a text is not closed: %s is missing", "文字列が閉じていない: %s がない", "文字未结束：缺少 %s"},
	{"a text does not end in its line: a quote is missing", "文字列が行の中で終わらない: 引用符がない", "文字未在本行结束：缺少引号"},
	{"too many quotes at the end of a text", "文字列の終わりの引用符が多すぎる", "文字末尾的引号过多"},
	{"a control character stands in a text", "文字列に制御文字がある", "文字中有控制字符"},
	{"a control character stands in a comment", "コメントに制御文字がある", "注释中有控制字符"},
	{"a carriage return without a new line", "改行のない復帰文字", "回车符后没有换行符"},
	{`a character is missing after \`, `\ の後に文字がない`, `\ 之后缺少字符`},
	{`\ cannot stand before %s`, `\ は %s の前に置けない`, `\ 不能在 %s 之前`},
	{"an escape with too few digits", "エスケープの桁が足りない", "转义的位数不足"},
	{"a digit of an escape must be 0 to 9 or a to f", "エスケープの桁は 0 から 9、a から f", "转义的数字须为 0 到 9 或 a 到 f"},
	{"an escape that is no character", "どの文字でもないエスケープ", "转义不是任何字符"},

	{"the number is too large", "数が大きすぎる", "数过大"},
	{"_ must stand between digits", "_ は数字の間に置く", "_ 须在数字之间"},
	{"a number is missing after its sign", "符号の後に数がない", "符号后缺少数"},
	{"a digit is expected, not %s", "数字のあるべき所に %s", "应为数字之处是 %s"},
	{"no sign may stand before 0x, 0o or 0b", "0x、0o、0b の前に符号は置けない", "0x、0o、0b 之前不能有符号"},
	{"a digit is missing after 0x, 0o or 0b", "0x、0o、0b の後に数字がない", "0x、0o、0b 之后缺少数字"},
	{"a number must not begin with 0", "数は 0 で始めない", "数不能以 0 开头"},
	{"a digit is missing after the decimal point", "小数点の後に数字がない", "小数点后缺少数字"},
	{"a digit is missing in the exponent", "指数に数字がない", "指数缺少数字"},
	{"the number cannot be read", "この数は読めない", "无法读取此数"},
	{"this is no date or time", "これは日時ではない", "这不是日期或时间"},
}
