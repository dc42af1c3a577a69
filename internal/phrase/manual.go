package phrase

// manual are the texts about the verbs completion, man and bench.
//
//nolint:gochecknoglobals // a table, never changed
var manual = []row{
	{"Write the completion script of a shell", "シェルの補完スクリプトを書く", "写出 shell 的补全脚本"},
	{
		"completion writes a script that lets a shell complete verbs, flags and their values.\n" +
			"To try it in this shell:\n\n" +
			"  bash        source <(mentsu completion bash)\n" +
			"  zsh         source <(mentsu completion zsh)\n" +
			"  fish        mentsu completion fish | source\n" +
			"  powershell  mentsu completion powershell | Out-String | Invoke-Expression\n\n" +
			"To keep it, put the line into the start file of the shell. bash needs the package bash-completion.",
		"completion は、シェルでコマンド、オプションとその値を補完するスクリプトを書く。\n" +
			"このシェルで試すには:\n\n" +
			"  bash        source <(mentsu completion bash)\n" +
			"  zsh         source <(mentsu completion zsh)\n" +
			"  fish        mentsu completion fish | source\n" +
			"  powershell  mentsu completion powershell | Out-String | Invoke-Expression\n\n" +
			"ずっと使うには、この行をシェルの起動ファイルに書く。bash にはパッケージ bash-completion が要る。",
		"completion 写出一个脚本，让 shell 能补全命令、选项和选项的值。\n" +
			"在当前 shell 里试用：\n\n" +
			"  bash        source <(mentsu completion bash)\n" +
			"  zsh         source <(mentsu completion zsh)\n" +
			"  fish        mentsu completion fish | source\n" +
			"  powershell  mentsu completion powershell | Out-String | Invoke-Expression\n\n" +
			"要一直使用，请把这一行写进 shell 的启动文件。bash 需要软件包 bash-completion。",
	},

	{"Measure the engine on this machine", "このマシンで速さを測る", "在本机上测量速度"},
	{
		"bench measures on this machine how long the engine takes to answer questions about\n" +
			"random hands, always the same ones, on one core. A row is the median of several rounds.",
		"bench は、いつも同じランダムな手牌についての質問に答える時間を、このマシンの1コアで測る。\n" +
			"各行は数回の測定の中央値。",
		"bench 在本机的一个核上测量回答随机手牌（每次相同）的问题需要多长时间。\n" +
			"每行是多轮的中位数。",
	},
	{"time to spend in all (default %s)", "測定の合計時間（既定は %s）", "总共花费的时间（默认 %s）"},
	{"a length of time such as 2s or 500ms", "2s や 500ms のような時間", " 2s 或 500ms 这样的时长"},
	{"Speed of the engine", "計算の速さ", "计算速度"},
	{"one core, %s, median of %s", "1コア、手牌%s、%sの中央値", "单核，%s手牌，%s的中位数"},
	{"%d hand", "%d組", "%d组"},
	{"%d round", "%d回", "%d轮"},
	{"%d core", "%dコア", "%d核"},
	{"shanten, standard form", "向聴数、一般形", "向听数，一般型"},
	{"shanten, least of three forms", "向聴数、三つの和了形の最小", "向听数，三种牌型的最小值"},
	{"every discard with its useful tiles", "すべての打牌とその有効牌", "每种切牌及其进张"},
	{"%s seen elsewhere", "ほかで見えている牌%s", "别处已见%s"},
	{"%s ns a hand", "%s ns/手", "%s ns/手"},
	{"%s hands a second", "毎秒 %s 手", "每秒 %s 手"},
	{"Measured on: %s.", "測定環境: %s。", "测量环境：%s。"},

	{"Write the man page of a verb, or all of them into a directory", "コマンドの man ページを書く（全部ならディレクトリへ）", "写出命令的 man 手册页，或全部写入目录"},
	{"write the pages of all verbs into this directory", "すべてのページをこのディレクトリに書く", "把所有手册页写入此目录"},
	{"NAME", "名前", "名称"},
	{"SYNOPSIS", "書式", "概述"},
	{"DESCRIPTION", "説明", "描述"},
	{"OPTIONS", "オプション", "选项"},
	{"EXAMPLES", "例", "示例"},
	{"ENVIRONMENT", "環境変数", "环境变量"},
	{"EXIT STATUS", "終了コード", "退出状态"},
	{"SEE ALSO", "関連項目", "参见"},
	{
		"  0    done\n" +
			"  1    failed at run time; with win --exit-status: not complete\n" +
			"  2    wrong usage\n" +
			"  3    a hand that has no answer\n" +
			"  4    a batch in which some lines failed\n" +
			"  130  interrupted (143: asked to end)\n" +
			"  141  whoever read the output stopped",
		"  0    完了\n" +
			"  1    実行時の失敗。win --exit-status なら和了形でない\n" +
			"  2    使い方の誤り\n" +
			"  3    答えのない手牌\n" +
			"  4    batch で失敗した行がある\n" +
			"  130  中断された（143: 終了を求められた）\n" +
			"  141  出力の読み手が終わった",
		"  0    完成\n" +
			"  1    运行时失败；用 win --exit-status 时：未和牌\n" +
			"  2    用法错误\n" +
			"  3    有手牌无法回答\n" +
			"  4    batch 中有失败的行\n" +
			"  130  被中断（143：被要求结束）\n" +
			"  141  读取输出的一方已停止",
	},
}
