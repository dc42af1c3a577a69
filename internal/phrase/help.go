package phrase

// help are the texts about verbs and flags.
//
//nolint:gochecknoglobals // a table, never changed
var help = []row{
	{".", "。", "。"},
	{"%s.", "%s。", "%s。"},
	{"Answers questions about mahjong hands", "麻雀の手牌についての質問に答える", "回答关于麻将手牌的问题"},
	{
		"mentsu answers questions about mahjong hands: how far from ready, which tiles help,\n" +
			"what to discard and why. Without a verb it analyzes the hand.",
		"mentsu は麻雀の手牌についての質問に答える: 何向聴か、どの牌が有効か、何をなぜ切るか。\n" +
			"コマンドを書かなければ手牌を分析する。",
		"mentsu 回答关于麻将手牌的问题：几向听、哪些牌有用、打什么、为什么。\n" +
			"不写命令就分析这手牌。",
	},
	{
		"A hand is text such as 123m0567p789s114z: digits, then the suit m, p, s, or z for honours\n" +
			"(1z to 7z: east south west north white green red); 0 is a red five. Melds follow in\n" +
			"brackets: [123m] chi, [555z] pon, [5555z] kan, (5555z) closed kan; most shells want quotes\n" +
			"around them. Each argument is one hand; - reads hands from standard input and @FILE from\n" +
			"a file, one a line.",
		"手牌は 123m0567p789s114z のように書く: 数字の後に萬子 m、筒子 p、索子 s、字牌 z\n" +
			"（1z から 7z は東南西北白發中）。0 は赤ドラ。副露は後に括弧で書く: [123m] チー、\n" +
			"[555z] ポン、[5555z] 明槓、(5555z) 暗槓。シェルではたいてい引用符で囲む。\n" +
			"引数ひとつが手牌ひとつ。- は標準入力から、@FILE はファイルから、1行にひとつ読む。",
		"手牌写作 123m0567p789s114z：数字后面是万 m、筒 p、条 s 或字牌 z（1z 到 7z 是东南西北\n" +
			"白发中）；0 是赤五。副露写在后面的括号里：[123m] 吃、[555z] 碰、[5555z] 明杠、\n" +
			"(5555z) 暗杠；在多数 shell 里要加引号。每个参数是一手牌；- 从标准输入读取，@FILE 从\n" +
			"文件读取，每行一手。",
	},

	{
		"The wins are a list as JSON, one object for each winner: its hand, win (the winning tile),\n" +
			"seat, and from, who discarded it as the winner sees it, or self_draw; and what else score\n" +
			"takes, such as dora, ura and flags. Rules, honba and sticks are flags, for all wins.",
		"和了は JSON の一覧で、和了者ごとにひとつのオブジェクト: hand（手牌）、win（和了牌）、\n" +
			"seat（自風）、from（和了者から見て誰が捨てたか）または self_draw（ツモ）。ほかに dora、\n" +
			"ura、flags など score が受け取るもの。ルール、本場、供託はすべての和了に共通のオプション。",
		"和牌写成 JSON 列表，每位和牌者一个对象：hand（手牌）、win（和的牌）、seat（自风）、\n" +
			"from（从和牌者看是谁打出的）或 self_draw（自摸）；还可以有 dora、ura、flags 等 score\n" +
			"接受的字段。规则、本场和立直棒是选项，对所有和牌有效。",
	},

	{"Usage", "使い方", "用法"},
	{"Examples", "例", "示例"},
	{"Verbs", "コマンド", "命令"},
	{"Flags", "オプション", "选项"},
	{"Flags of all verbs", "すべてのコマンドのオプション", "所有命令的选项"},
	{"Environment", "環境変数", "环境变量"},
	{"Run '%s' for more about a verb.", "各コマンドの詳細: '%s'", "各命令的详情：'%s'"},
	{"help for %s", "%s の説明", "%s 的说明"},
	{"Help about any verb", "各コマンドの説明", "各命令的说明"},
	{
		"  MENTSU_LANG     language of texts, where --lang does not say: en, ja, zh\n" +
			"  MENTSU_THREADS  workers of batch, where --threads does not say\n" +
			"  MENTSU_ADDR     where serve listens, where --addr does not say\n" +
			"  MENTSU_LOG      log of serve, where --log does not say: json, text, off\n" +
			"  NO_COLOR        if not empty, no colours, where --color does not say\n" +
			"  CLICOLOR_FORCE  if neither empty nor 0, colours also where the output is no terminal\n" +
			"  CLICOLOR        if 0, no colours on a terminal\n" +
			"  TERM            if dumb, no colours on a terminal",
		"  MENTSU_LANG     --lang がないときの言語: en、ja、zh\n" +
			"  MENTSU_THREADS  --threads がないときの batch の並列数\n" +
			"  MENTSU_ADDR     --addr がないときの serve の待ち受け先\n" +
			"  MENTSU_LOG      --log がないときの serve のログ: json、text、off\n" +
			"  NO_COLOR        空でなければ色を付けない（--color が優先）\n" +
			"  CLICOLOR_FORCE  空でも 0 でもなければ、端末以外への出力にも色を付ける\n" +
			"  CLICOLOR        0 なら端末でも色を付けない\n" +
			"  TERM            dumb なら端末でも色を付けない",
		"  MENTSU_LANG     没有 --lang 时的语言：en、ja、zh\n" +
			"  MENTSU_THREADS  没有 --threads 时 batch 的并行数\n" +
			"  MENTSU_ADDR     没有 --addr 时 serve 的监听地址\n" +
			"  MENTSU_LOG      没有 --log 时 serve 的日志：json、text、off\n" +
			"  NO_COLOR        非空则不用颜色（--color 优先）\n" +
			"  CLICOLOR_FORCE  非空且不为 0 时，输出不是终端也用颜色\n" +
			"  CLICOLOR        为 0 时在终端也不用颜色\n" +
			"  TERM            为 dumb 时在终端也不用颜色",
	},

	{"Everything about a hand: shanten, discards or useful tiles, groupings", "手牌のすべて: 向聴数、打牌または有効牌、分け方", "手牌的全貌：向听数、切牌或进张、组合"},
	{"How far a hand is from ready, for each winning form", "和了形ごとの向聴数", "各牌型的向听数"},
	{"The tiles that bring a hand nearer with its next draw (ukeire)", "次のツモで手牌が進む牌、有効牌（受入）", "下一次摸牌能前进的牌，即进张"},
	{"What every discard leaves, best first", "何を切るとどうなるか、良い順", "每种切牌的结果，最佳在前"},
	{"Whether a hand is complete, and what its jokers stand for", "和了形か、ジョーカーは何の代わりか", "是否和牌，百搭牌各代表什么"},
	{"What a hand waits on, or what it waits on after each discard", "手牌の待ち、または切る牌ごとの待ち", "听什么牌，或每种切牌之后听什么"},
	{"Every way in which a complete hand splits into sets, with its jokers", "和了形の分け方のすべて、ジョーカーの役割とともに", "和牌的全部拆法，以及百搭牌的作用"},
	{"How far a hand is from finished hands of a certain kind, such as tanyao", "決まった種類の和了形（断么九など）までの遠さ", "离某一类和牌（如断幺九）有多远"},
	{"How far a hand is from every yaku, nearest first", "各役までの遠さ、近い順", "离各役有多远，近者在前"},
	{"Where the shanten number comes from: the groupings", "向聴数の根拠: 手牌の分け方", "向听数的由来：牌的组合"},
	{"Draws that widen what a hand hopes for, and how much of it is good shape", "受入が増えるツモ（改良）と好形率", "使进张增加的摸牌（改良）和好型率"},
	{"The hand in canonical text, or in another notation", "手牌を標準の表記または別の表記で書く", "用标准记法或其他记法写出手牌"},
	{"Answer hands or requests in bulk: one line in, one row out, in order", "手牌や要求にまとめて答える: 1行読んで1行書く、同じ順に", "批量回答手牌或请求：读一行写一行，顺序不变"},
	{
		"batch answers a line at a time and writes exactly one row for each, in the same order: the\n" +
			"answer, or an error that says what is wrong with the line. Without --op a line is a request,\n" +
			"such as {\"op\":\"shanten\",\"hand\":\"123m0567p789s114z\"}; with --op it is a hand, and the flags of\n" +
			"the operation count for every line. Without a FILE, and for -, lines come from standard\n" +
			"input. Input packed with gzip or zstd is unpacked, whatever its name.\n\n" +
			"Rows are JSON or, with --format tsv, columns; \\N is a cell without a value. If some lines\n" +
			"failed the exit code is 4. A run that was broken off goes on with --resume.",
		"batch は1行ずつ答え、同じ順にちょうど1行ずつ書く: 答えか、その行のどこが悪いかを示すエラー。\n" +
			"--op がなければ各行は {\"op\":\"shanten\",\"hand\":\"123m0567p789s114z\"} のような要求、\n" +
			"--op があれば手牌で、その操作のオプションはすべての行に効く。FILE がないとき、また - のときは\n" +
			"標準入力を読む。gzip や zstd で圧縮された入力は、名前によらず展開する。\n\n" +
			"行は JSON か、--format tsv なら列で、\\N は値のない欄。失敗した行があれば終了コードは4。\n" +
			"中断した実行は --resume で続けられる。",
		"batch 逐行回答，并按同样的顺序各写一行：答案，或说明该行哪里有错的错误。没有 --op 时每行是\n" +
			"一个请求，如 {\"op\":\"shanten\",\"hand\":\"123m0567p789s114z\"}；有 --op 时每行是一手牌，\n" +
			"该操作的选项对每一行都有效。没有 FILE 或为 - 时读取标准输入。gzip 或 zstd 压缩的输入会自动\n" +
			"解压，与文件名无关。\n\n" +
			"每行是 JSON，或用 --format tsv 时是列，\\N 表示没有值。若有失败的行，退出码为 4。\n" +
			"中断的运行可用 --resume 继续。",
	},
	{"the operation: each line is a hand to ask it about", "操作: 各行をその操作に渡す手牌とする", "操作：每行是一手要问的牌"},
	{"jsonl, or tsv (needs --op) (default jsonl)", "jsonl、または tsv（--op が要る）（既定は jsonl）", "jsonl，或 tsv（需要 --op）（默认 jsonl）"},
	{"the columns of tsv, by comma (default all of the operation)", "tsv の列、コンマ区切り（既定は操作のすべて）", "tsv 的列，用逗号分隔（默认该操作的全部）"},
	{"workers (default MENTSU_THREADS, else one a core)", "並列数（既定は MENTSU_THREADS、なければコア数）", "并行数（默认取 MENTSU_THREADS，否则每核一个）"},
	{"write to FILE, after the rows that are there, and skip as many lines", "FILE にある行の後に続けて書き、その数だけ入力を飛ばす", "写入 FILE，接在已有的行之后，并跳过同样多的输入行"},
	{"stop at the first line that fails", "最初に失敗した行で止まる", "遇到第一个失败的行就停止"},
	{"before each chunk of lines a line with their number; answer chunk by chunk", "行のまとまりごとに前に行数の行がある。まとまりごとに答える", "每批行之前有一行写明行数；逐批回答"},
	{"write rows after every N at the latest (default 128)", "遅くとも N 行ごとに書き出す（既定は 128）", "最多每 N 行写出一次（默认 128）"},
	{"no progress on a terminal and no summary", "端末に進み具合もまとめも出さない", "不在终端显示进度，也不显示总结"},
	{"Say which version this is and how it was built", "バージョンとビルドの情報", "版本和构建信息"},

	{"write each answer as a line of JSON", "答えを1行の JSON で書く", "每个答案写成一行 JSON"},
	{"write it as a line of JSON", "1行の JSON で書く", "写成一行 JSON"},
	{"show tiles as glyphs (not in JSON)", "牌を絵文字で表示（JSON では無効）", "用字形显示牌（不用于 JSON）"},
	{"language of texts: %s (default: that of MENTSU_LANG, else en)", "言語: %s（既定は MENTSU_LANG、なければ en）", "语言：%s（默认取 MENTSU_LANG，否则 en）"},
	{"colour the output: %s (default auto)", "出力の色付け: %s（既定は auto）", "输出的颜色：%s（默认 auto）"},

	{"the operation", "操作", "操作"},
	{"any value, echoed in the answer", "任意の値。答えにそのまま付く", "任意值，原样写入答案"},
	{"the hand", "手牌", "手牌"},
	{"notation of the tiles given: %s", "入力する牌の表記: %s", "输入的牌的记法：%s"},
	{"notation of the answer, one of these or mahgen (default mpsz)", "答えの表記、上のどれかか mahgen（既定は mpsz）", "答案的记法，上述之一或 mahgen（默认 mpsz）"},
	{"the drawn tile (default: the last concealed tile of 3n+2)", "ツモ牌（既定は3n+2枚の最後の牌）", "摸到的牌（默认是 3n+2 张中的最后一张）"},
	{"jokers held, beside each j in the hand", "手牌の j のほかに持つジョーカーの枚数", "手牌中 j 以外的百搭牌张数"},
	{"kinds that act as jokers", "ジョーカーとして使える牌の種類", "充当百搭的牌"},
	{"any: a joker may be a fifth copy; four: it may not (default any)", "any: ジョーカーは5枚目になれる; four: なれない（既定は any）", "any：百搭可当第五张；four：不可（默认 any）"},
	{"tiles seen elsewhere: discards, indicators, melds of others", "ほかで見えている牌: 捨て牌、ドラ表示牌、他家の副露", "别处已见的牌：牌河、宝牌指示牌、他家的副露"},
	{
		"copies that are gone: melds (own melds), hand (none), seen (own melds and seen) (default melds, of call seen)",
		"使えない牌: melds（自分の副露）、hand（なし）、seen（自分の副露と見えている牌）（既定は melds、call では seen）",
		"不再可用的牌：melds（自己的副露）、hand（无）、seen（自己的副露和已见的牌）（默认 melds，call 为 seen）",
	},
	{"4, or 3 without 2m to 8m (default 4)", "4、または 2m から 8m を使わない 3（既定は 4）", "4，或没有 2m 到 8m 的 3（默认 4）"},
	{"sets in a finished hand, 4 or 5 (default 4)", "和了形の面子の数、4 か 5（既定は 4）", "和牌时的面子数，4 或 5（默认 4）"},
	{"winning forms, by comma: %s (default the first three)", "和了形、コンマ区切り: %s（既定は最初の三つ）", "牌型，用逗号分隔：%s（默认前三种）"},
	{"seven pairs: four of a kind count as two pairs", "七対子で同じ牌4枚を2対子と数える", "七对子：四张相同的牌算两对"},
	{"rules of a place: one of %s, or a JSON object", "土地のルール: %s のどれか、または JSON のオブジェクト", "地方规则：%s 之一，或 JSON 对象"},
	{"the most readings to list (default 100)", "並べる分け方の最大数（既定は 100）", "最多列出的拆法数（默认 100）"},
	{"exit with 1 if a hand is not complete", "和了形でない手牌があれば 1 で終了する", "若有手牌未和，以 1 退出"},
	{"red fives that exist in each suit (default 1,1,1)", "各色の赤ドラの枚数（既定は 1,1,1）", "各花色的赤五张数（默认 1,1,1）"},
	{"the wind of the round, for restrict, compare, call and score: %s", "場風（restrict、compare、call、score で使う）: %s", "场风，用于 restrict、compare、call 和 score：%s"},
	{"the wind of the seat, for restrict, compare, call and score: %s", "自風（restrict、compare、call、score で使う）: %s", "自风，用于 restrict、compare、call 和 score：%s"},
	{"language of texts: %s (default en)", "言語: %s（既定は en）", "语言：%s（默认 en）"},
	{
		"which finished hands count, such as tanyao, or 'honitsu & toitoi | sanshoku'",
		"数える和了形、たとえば tanyao または 'honitsu & toitoi | sanshoku'",
		"计入哪些和牌，例如 tanyao 或 'honitsu & toitoi | sanshoku'",
	},
	{
		"exact, or for tanyao the published method substitution (default exact)",
		"exact、または断么九に対する公表された方法 substitution（既定は exact）",
		"exact，或断幺九的已发表方法 substitution（默认 exact）",
	},
	{"notation to write, one of these or mahgen (default mpsz)", "書く表記、上のどれかか mahgen（既定は mpsz）", "要写的记法，上述之一或 mahgen（默认 mpsz）"},
}
