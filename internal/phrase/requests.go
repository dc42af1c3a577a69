package phrase

// requests say what is wrong with a request.
//
//nolint:gochecknoglobals // a table, never changed
var requests = []row{
	{"; did you mean %s?", "。もしかして %s ？", "；是不是 %s？"},

	{"an empty line, where a JSON object must stand", "空行: JSON のオブジェクトが要る", "空行：这里应有一个 JSON 对象"},
	{"not valid UTF-8", "UTF-8 として正しくない", "不是有效的 UTF-8"},
	{"the line ends in the middle of the JSON", "行が JSON の途中で終わっている", "该行在 JSON 中间结束"},
	{"not a JSON object", "JSON のオブジェクトではない", "不是 JSON 对象"},
	{"%s; for lines that are hands use --op", "%s。各行が手牌なら --op を使う", "%s；若每行是一手牌，请用 --op"},
	{"not JSON", "JSON ではない", "不是 JSON"},
	{"longer than %d bytes", "%dバイトより長い", "超过 %d 字节"},
	{"the field %s stands twice", "項目 %s が二度ある", "字段 %s 出现了两次"},

	{"no operation: give one of %s", "操作がない: %s のどれか", "没有操作：请给出 %s 之一"},
	{"no operation %s, but %s%s", "操作 %s はない。あるのは %s%s", "没有操作 %s，有的是 %s%s"},
	{"no field %s%s", "項目 %s はない%s", "没有字段 %s%s"},
	{"the field %q belongs to %s, not to %s", "項目 %q は %[2]s のもので、%[3]s にはない", "字段 %q 属于 %[2]s，而不是 %[3]s"},

	{"no hand", "手牌がない", "没有手牌"},
	{
		"%s takes a hand before its draw (3n+1 tiles, such as 13); this one has %d and discards first: use %s",
		"%s はツモ前の手牌（3n+1枚、たとえば13枚）に使う。この手牌は%d枚で先に打牌するので %s を使う",
		"%s 用于摸牌前的手牌（3n+1 张，例如 13 张）；这手牌有 %d 张，要先打牌：请用 %s",
	},
	{
		"%s takes a hand after its draw (3n+2 tiles, such as 14); this one has %d and draws first: use %s",
		"%s はツモ後の手牌（3n+2枚、たとえば14枚）に使う。この手牌は%d枚で先にツモるので %s を使う",
		"%s 用于摸牌后的手牌（3n+2 张，例如 14 张）；这手牌有 %d 张，要先摸牌：请用 %s",
	},
	{"%s of a hand with jokers is not supported yet", "ジョーカーのある手牌の %s にはまだ対応していない", "尚不支持对含百搭牌的手牌做 %s"},
	{"with five sets only the forms standard and seven_pairs are supported", "5面子では和了形 standard と seven_pairs だけに対応している", "五面子时只支持牌型 standard 和 seven_pairs"},
	{"the hand is not complete", "和了形ではない", "手牌未和"},
	{"the hand is won by the number of its jokers, which is no reading", "ジョーカーの枚数による和了で、分け方がない", "因百搭牌张数而和牌，没有拆法"},
	{
		"of these rules %s knows natural_per_set only: win, waits and readings know all",
		"このルールのうち %s が対応するのは natural_per_set だけ: win、waits、readings はすべてに対応している",
		"这些规则中 %s 只支持 natural_per_set：win、waits 和 readings 全部支持",
	},
	{"%s does not know these rules yet: win, waits and readings do", "%s はこのルールにまだ対応していない: win、waits、readings は対応している", "%s 尚不支持这些规则：win、waits 和 readings 支持"},
	{"no option %s, but %s%s", "オプション %s はない。あるのは %s%s", "没有选项 %s，有的是 %s%s"},
	{"an object", "オブジェクト", "对象"},
	{"needs one kind in joker_tiles, not %d", "joker_tiles に1種類が要る（%d種類ではない）", "joker_tiles 中需要一种牌，而不是 %d 种"},
	{"must be another tile than the joker", "ジョーカーと別の牌でなければならない", "必须不同于百搭牌"},
	{"%s with five sets is not supported", "5面子の %s には対応していない", "不支持五面子的 %s"},
	{"no restriction: give one, such as tanyao", "条件がない: tanyao のように指定する", "没有条件：请给出一个，如 tanyao"},
	{
		"%d restrictions, where one is expected: join them with & or |, or use compare",
		"条件が%d個ある: & か | でひとつにするか、compare を使う",
		"有%d个条件，应为一个：请用 & 或 | 连成一个，或用 compare",
	},
	{"the text of a restriction, or a list of such texts", "条件の文字列かそのリスト", "条件的文字或其列表"},
	{"more than %d restrictions", "条件が%d個を超える", "条件超过%d个"},
	{"substitution knows neither jokers nor games of five sets", "substitution はジョーカーも5面子も扱えない", "substitution 不支持赖子，也不支持五组面子"},
	{"substitution tells the distance from tanyao only, not from %s", "substitution は断么九だけに使える（%s には使えない）", "substitution 只适用于断幺九，不适用于 %s"},
	{
		"substitution replaces at most %d tiles that are no simples; this hand has %d",
		"substitution が置き換えるのは中張牌以外の牌%d枚まで。この手牌には%d枚ある",
		"substitution 最多替换%d张非中张牌，而这手牌有%d张",
	},
	{"with five sets only the form standard is supported", "5面子では和了形 standard だけに対応している", "五面子时只支持牌型 standard"},
	{"j is a joker by itself: name kinds", "j はそれ自体がジョーカー: 牌の種類を書く", "j 本身就是百搭牌：请写出牌的种类"},
	{"must be one tile, not %s", "牌1枚でなければならない（%s ではない）", "必须是一张牌，而不是 %s"},

	{"must be %s, not %s", "%sでなければならない（%s ではない）", "必须是%s，而不是 %s"},
	{"must be %s, not %d", "%sでなければならない（%d ではない）", "必须是%s，而不是 %d"},
	{"must be one of %s, not %s%s", "%s のどれかでなければならない（%s ではない）%s", "必须是 %s 之一，而不是 %s%s"},
	{"must be one of %s, not %q%s", "%s のどれかでなければならない（%q ではない）%s", "必须是 %s 之一，而不是 %q%s"},
	{"a string", "文字列", "字符串"},
	{"a list of names", "名前のリスト", "名称的列表"},
	{"true or false", "true か false ", " true 或 false"},
	{"%d or %d", "%d か %d ", " %d 或 %d"},
	{"a whole number from %d to %d", "%d から %d までの整数", " %d 到 %d 的整数"},
	{"a whole number from 1", "1 以上の整数", "从 1 起的整数"},
	{"three numbers from 0 to 4, for m, p and s", "m、p、s に対する 0 から 4 までの数3個", "对应 m、p、s 的三个 0 到 4 的数"},
	{"%d number", "数%d個", "%d个数"},
	{"no form %s%s", "和了形 %s はない%s", "没有牌型 %s%s"},
	{"%s does not know the form %s", "%s は和了形 %s を扱わない", "%s 不支持牌型 %s"},
	{"with three players there is no %s: 2m to 8m are not in the game", "3人打ちに %s はない：2m～8m を使わない", "三人麻将没有 %s：不用2m至8m"},
	{"these rules for sets and pairs are not known for the form knitted_straight", "面子と雀頭についてのこのルールは和了形 knitted_straight では扱わない", "牌型 knitted_straight 不支持这些关于面子和将牌的规则"},
}
