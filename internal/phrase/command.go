package phrase

// command are the messages of the command and of its batches.
//
//nolint:gochecknoglobals // a table, never changed
var command = []row{
	{"Run '%s --help' for usage.", "使い方: '%s --help'", "用法见 '%s --help'。"},
	{
		"no hand: give one as an argument, - to read them from standard input, or @FILE",
		"手牌がない: 引数で与えるか、標準入力から読む - またはファイルを読む @FILE を指定する",
		"没有手牌：请作为参数给出，或用 - 从标准输入读取，或用 @FILE 从文件读取",
	},
	{
		"each argument is one hand; for one hand with spaces use quotes: %s",
		"引数ひとつが手牌ひとつ。空白を含む手牌は引用符で囲む: %s",
		"每个参数是一手牌；含空格的手牌请加引号：%s",
	},
	{"no verb %q%s", "コマンド %q はない%s", "没有命令 %q%s"},
	{"%s has no flag %s%s", "%s にオプション %s はない%s", "%s 没有选项 %s%s"},
	{"the flag %s needs a value", "オプション %s には値が要る", "选项 %s 需要一个值"},
	{"given twice, as %q and as %q", "二度あり、%q と %q で食い違う", "给了两次，%q 和 %q 不一致"},
	{"%q is no flag", "%q はオプションではない", "%q 不是选项"},
	{"%q is neither - nor @FILE", "%q は - でも @FILE でもない", "%q 既不是 - 也不是 @FILE"},
	{"%s takes at most %s, not %d", "%s の引数は%sまで（%d個ある）", "%s 最多接受%s，而不是 %d 个"},
	{"%s goes without arguments", "%s に引数は要らない", "%s 不接受参数"},
	{"%d argument", "%d個", "%d个参数"},
	{"no shell: give one of %s", "シェルの名前がない: %s のどれか", "没有 shell 名：请给出 %s 之一"},
	{"give a verb or a directory, not both", "コマンドかディレクトリのどちらか一方を指定する", "请只给出命令或目录之一"},
	{"there is no file %s", "ファイル %s がない", "没有文件 %s"},
	{"%s is a directory, not a file", "%s はファイルではなくディレクトリ", "%s 是目录，不是文件"},
	{"the file %s may not be read", "ファイル %s を読む権限がない", "没有权限读取文件 %s"},
	{"reading line %d: %s", "%d行目の読み込み: %s", "读取第%d行：%s"},
	{"interrupted after %s", "%sで中断した", "在%s后中断"},
	{"all %d lines are answered", "%d行すべてに答えが書いてある", "全部%d行都已有答案"},
	{"hand %d", "手牌%d", "第%d手牌"},
	{"line %d", "%d行目", "第%d行"},
	{"%d row", "%d行", "%d行"},
	{"%d rows, %.0f a second", "%d行、毎秒%.0f行", "%d行，每秒%.0f行"},
	{"line %d failed, its row says why; --strict stops there", "%d行目が失敗。理由はその行にある。--strict なのでここで止まる", "第%d行失败，原因见该行；--strict 到此为止"},
	{"--format tsv needs --op: the columns are those of one operation", "--format tsv には --op が要る: 列は操作ごとに決まる", "--format tsv 需要 --op：列由操作决定"},
	{"--columns needs --format tsv", "--columns には --format tsv が要る", "--columns 需要 --format tsv"},
	{"--resume does not go with --chunk-header", "--resume と --chunk-header は一緒に使えない", "--resume 不能与 --chunk-header 同用"},
	{
		"--%s needs --op: without it each line is a request and says so itself",
		"--%s には --op が要る: --op がなければ各行が要求で、行の中に書く",
		"--%s 需要 --op：没有 --op 时每行是一个请求，由请求自己说明",
	},
	{"%s is input, so --resume cannot write to it", "%s は入力なので --resume で書けない", "%s 是输入，--resume 不能写入"},
	{"%d of %d lines failed; their rows say why", "%[2]d行のうち%[1]d行が失敗。理由は各行にある", "%[2]d行中有%[1]d行失败，原因见各行"},
}
