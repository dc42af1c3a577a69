package phrase

// reached are the texts of answers about the nearest hands that are worth enough.
//
//nolint:gochecknoglobals // a table, never changed
var reached = []row{
	{"The nearest hands that are worth enough to win, under rules that add up points", "点を足す規則で、和了に足りる最も近い手", "在累计番数的规则下，离和牌手最近的够番牌型"},
	{"%s takes rules that add up points, such as mcr, not %s", "%[1]s は mcr のような点を足す規則のもの: %[2]s ではできない", "%[1]s 只用于 mcr 之类累计番数的规则，不用于 %[2]s"},
	{"%s takes hands without jokers", "%s はジョーカーのない手牌のもの", "%s 只用于没有赖子的手牌"},
	{"Nearest hands worth enough", "番数の足りる最も近い手", "最近的够番和牌"},
	{"at least %s without flowers", "花牌を除き%s以上", "不计花牌至少%s"},
	{"%s; the nearest first, then the highest; no calls", "%s。近い順、次に高い順。鳴きなし", "%s；近者在前，其次番高者；不再吃碰杠"},
	{"none within 3 tiles", "あと3枚以内にはない", "差3张以内没有"},
	{"missing", "不足", "缺"},
	{"last tile", "最後の牌", "最后一张"},
	{"finished hand", "和了形", "和牌牌型"},
	{"fans of the highest win", "最も高い和了の番種", "最高和法的番种"},
	{"how far each is that is a condition on the tiles", "牌の条件である番種それぞれへの遠さ", "以牌面为条件的各番种的距离"},
	{"fan", "番種", "番种"},
	{"worth", "点", "分值"},
	{"the hand of another game: the rules %s have other numbers of players or sets", "別の遊びの手牌: 規則 %s は人数か面子の数が違う", "不是这种玩法的手牌：规则 %s 的人数或面子数不同"},
	{"with jokers this restriction is not known", "ジョーカーのある手ではこの条件を扱わない", "有赖子时不支持此条件"},
	{"in games of five sets this restriction is not known", "面子5組の遊びではこの条件を扱わない", "五组面子的玩法不支持此条件"},
	{"any finished hand is enough", "和了形なら何でもよい", "任何和牌都可以"},
	{"those of the flower tiles that are of the own seat, under rules that tell (default 0)", "花牌のうち自分の席のもの、区別する規則で（既定 0）", "花牌中的正花数，用于区分花牌的规则（默认 0）"},
	{"whole sets of four among the flower tiles, under rules that tell (default 0)", "花牌のうち四枚揃いの組、区別する規則で（既定 0）", "花牌中成套（四张）的套数，用于区分花牌的规则（默认 0）"},
	{"who discarded such a tile first since the winner's last turn, if another than who discards it now: %s", "和了者の前の番から最初にその牌を切った人、今の放銃者と違うとき: %s", "和牌者上一巡以来最先打出该牌的人，若不是现在的打出者：%s"},
}
