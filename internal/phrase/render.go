package phrase

// pictures are the texts about pictures of tiles: of the verb render, of the service, and
// what is wrong with a row of tiles.
//
//nolint:gochecknoglobals // a table, never changed
var pictures = []row{
	{"Draw a hand as a picture, SVG or PNG", "手牌を画像（SVG・PNG）に描く", "把手牌画成图片（SVG 或 PNG）"},
	{
		"render draws a hand as SVG or PNG, the drawn tile apart and the called tiles of melds turned.\n" +
			"Beside a hand, written as for every verb, it takes a row of tiles in the notation of mahgen,\n" +
			"in the order to draw: _ before a digit turns a tile, ^ stacks two of it, v a red five and a\n" +
			"plain one, | is a gap; 0z is a tile face down, 8z a question mark, 9z a joker; 1f to 8f are flowers.",
		"render は手牌を SVG か PNG に描く。ツモ牌は離し、副露の鳴いた牌は横に向ける。\n" +
			"ほかのコマンドと同じ書き方の手牌のほか、mahgen の書き方による牌の列も受け付ける（書いた順に描く）。数字の前の _ は横向き、\n" +
			"^ は同じ牌の2枚重ね、v は赤ドラと普通の五の重ね、| は隙間。0z は伏せ牌、8z は疑問符、\n" +
			"9z はジョーカー、1f から 8f は花牌。",
		"render 把手牌画成 SVG 或 PNG，摸到的牌分开放，副露中叫到的牌横放。\n" +
			"除了与各命令写法相同的手牌外，也接受 mahgen 写法的一列牌，按书写顺序画出：数字前的 _ 表示横放，\n" +
			"^ 表示两张相同的牌叠放，v 表示赤五与普通五叠放，| 是空隙；0z 是扣着的牌，\n" +
			"8z 是问号，9z 是百搭，1f 到 8f 是花牌。",
	},
	{"the file to write; - for standard output (default -)", "書き出すファイル。- は標準出力（既定 -）", "要写入的文件；- 为标准输出（默认 -）"},
	{"svg or png (default what the name of the file says, else svg)", "svg か png（既定はファイル名による。なければ svg）", "svg 或 png（默认由文件名决定，否则为 svg）"},
	{"width of a tile in pixels, %d to %d (default 60)", "牌の幅のピクセル数、%d から %d まで（既定 60）", "牌的宽度（像素），%d 到 %d（默认 60）"},
	{"dimmed tiles, for a dark page", "暗いページ向けの落ち着いた色", "适合深色页面的较暗颜色"},
	{"ranks and letters in the corners, for learners", "学ぶ人のため、隅に数字や文字を付ける", "在角上标出数字或字母，便于初学"},
	{"the name %q says neither svg nor png: --format does", "%q からは svg か png か分からない: --format で指定する", "从 %q 看不出是 svg 还是 png：请用 --format 指定"},
	{"the picture would have more than %d pixels", "画像が %d ピクセルを超える", "图片将超过 %d 像素"},
	{"A row of tiles as an SVG picture", "牌の列の SVG 画像", "一列牌的 SVG 图片"},
	{"a digit must follow %q", "%q の後には数字が要る", "%q 之后必须是数字"},
	{"no suit follows the digits: m, p, s, z or f", "数字の後に種類（m、p、s、z、f）がない", "数字之后没有花色：m、p、s、z 或 f"},
	{"no digits stand before %q", "%q の前に数字がない", "%q 之前没有数字"},
	{"no tiles", "牌がない", "没有牌"},
	{"there is no tile %s", "%s という牌はない", "没有 %s 这种牌"},
	{"v stands before 0 or 5 of m, p or s, not %s", "v は m、p、s の 0 か 5 の前に置く（%s ではない）", "v 只能在 m、p、s 的 0 或 5 之前，而不是 %s"},
	{"%q is neither a digit, a suit nor one of _ ^ v |", "%q は数字でも種類でも _ ^ v | でもない", "%q 既不是数字、花色，也不是 _ ^ v | 之一"},
	{"more than %s", "%sを超える", "超过%s"},
}
