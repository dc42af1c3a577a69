package phrase

// serve are the texts of the service: its page, its refusals, and the command that starts it.
//
//nolint:gochecknoglobals // a table, never changed
var serve = []row{
	{"not one JSON object, or a key that stands twice", "JSON のオブジェクトひとつではない、またはキーが二度ある", "不是一个 JSON 对象，或有重复的键"},
	{"no such field, or none of this operation", "そのような項目がない、またはこの操作の項目ではない", "没有这个字段，或不属于此操作"},
	{"no such operation", "そのような操作がない", "没有这个操作"},
	{"a field of the wrong type, or with none of its values", "項目の型が違う、または取れない値", "字段类型错误，或不是可取的值"},
	{"tiles that cannot be read, or cannot exist together", "読めない牌、または同時にあり得ない牌", "无法读取的牌，或不可能同时存在的牌"},
	{"the operation takes a hand before its draw, or after it, and this is the other", "操作はツモ前かツモ後の一方の手牌に使い、これは他方", "该操作只用于摸牌前或摸牌后的手牌，而这是另一种"},
	{"the operation needs a complete hand", "操作には和了形が要る", "该操作需要和牌的手牌"},
	{"fields that cannot be true together", "同時に成り立たない項目", "不可能同时成立的字段"},
	{"known, but not answered by this version", "意味は分かるが、この版では答えられない", "可以理解，但此版本不回答"},
	{"longer than allowed", "許された長さを超える", "超过允许的长度"},
	{"nothing is at this address", "この場所には何もない", "此地址没有内容"},
	{"the address takes other methods, which Allow names", "この場所は Allow が示す他のメソッドを受け付ける", "此地址接受 Allow 所列的其他方法"},
	{"a request that ends early, or an address that cannot be read", "途中で終わる要求、または読めないアドレス", "提前结束的请求，或无法读取的地址"},
	{
		"more requests a second than one client may make: wait as long as Retry-After says",
		"ひとつの利用者に許された毎秒の要求数を超えた: Retry-After の秒数だけ待つ",
		"超过一个客户端每秒允许的请求数：请按 Retry-After 等待",
	},
	{"more requests than can wait: ask again later", "待てる要求の数を超えた: 後でもう一度", "等待的请求过多：请稍后再试"},
	{"no answer in the time allowed", "許された時間内に答えが出ない", "在允许的时间内没有答案"},
	{
		"a fault of the service, which its log explains under the id of the request",
		"サービスの不具合。ログの要求 ID のところに説明がある",
		"服务自身的故障，其日志在请求 ID 下有说明",
	},
	{"at most %d are played here, not %d", "ここで試せるのは %d 回まで（%d 回ではない）", "此处最多进行 %d 次，而不是 %d 次"},
	{"a fault of the service", "サービスの不具合", "服务自身的故障"},
	{"more than %s requests a second", "毎秒%sを超える要求", "每秒超过%s个请求"},
	{"too many requests are waiting", "待っている要求が多すぎる", "等待的请求过多"},
	{"too many batches are running", "動いている一括処理が多すぎる", "正在运行的批处理过多"},
	{"no answer within %s", "%s 以内に答えが出ない", "在 %s 内没有答案"},
	{"the request did not come in time", "要求が時間内に届かない", "请求未及时到达"},
	{"the request ended early", "要求が途中で終わっている", "请求提前结束"},
	{"the address cannot be read at %q", "アドレスの %q が読めない", "地址中的 %q 无法读取"},
	{"%s takes %s, not %s", "%s は %s を受け付ける（%s ではない）", "%s 接受 %s，而不是 %s"},
	{"nothing is at %q: see %s", "%q には何もない: %s を参照", "%q 没有内容：见 %s"},
	{
		"each line is a hand, so the address cannot have the field %s",
		"各行が手牌なので、アドレスに項目 %s は置けない",
		"每行是一手牌，所以地址中不能有字段 %s",
	},
	{"Many requests, one a line; one line of answer for each, in order", "多数の要求を1行にひとつ。答えも順に1行ずつ", "多个请求，每行一个；按顺序每个一行答案"},
	{
		"Each operation takes a POST with its fields as a JSON object, or a GET with them in the address, and answers with a JSON object.",
		"各操作は、項目を JSON のオブジェクトとした POST か、アドレスに置いた GET を受け付け、JSON のオブジェクトで答える。",
		"每个操作接受以 JSON 对象给出字段的 POST，或在地址中给出字段的 GET，并以 JSON 对象回答。",
	},
	{"Errors", "エラー", "错误"},
	{
		"An error is a problem document (RFC 9457) with a member error: a code of this list, a message, and where they are known the field and the byte in it.",
		"エラーは problem 文書（RFC 9457）で、その error にこの一覧のコードと説明、分かれば項目とその中のバイト位置がある。",
		"错误是一份 problem 文档（RFC 9457），其 error 含此列表中的代码、说明，以及已知时的字段和其中的字节位置。",
	},
	{"the base path must look like /mahjong, not %q", "基準パスは /mahjong のような形（%q ではない）", "基础路径应形如 /mahjong，而不是 %q"},
	{"the address %s is in use", "アドレス %s は使用中", "地址 %s 已被占用"},
	{"cannot listen at %s: %s", "%s で待ち受けできない: %s", "无法在 %s 监听：%s"},
	{"%s broken off after %s of waiting", "%[2]s 待ったが終わらず%[1]sを打ち切った", "等待 %[2]s 后中断了%[1]s"},
	{"%d request", "要求%d件", "%d个请求"},
	{"Answer over HTTP: a page for hands, every operation, batches, metrics and documentation", "HTTP で答える: 手牌のページ、すべての操作、一括処理、指標、説明", "通过 HTTP 回答：手牌页面、全部操作、批处理、指标与文档"},
	{
		"serve has a page for hands at its first address, http://127.0.0.1:8080/ if nothing else is said: open\n" +
			"it in a browser. Programs have every operation as POST /v1/VERB with the request as JSON, or as GET\n" +
			"with its fields in the address; POST /v1/batch takes requests line by line. /docs explains\n" +
			"them, /openapi.json describes them, /healthz, /readyz and /version are for those who run it.\n" +
			"--admin opens a second address with /metrics and /debug/pprof, which is not for everybody.\n\n" +
			"When asked to end (SIGTERM) it still answers for the time of --drain-delay while /readyz says\n" +
			"no, then stops to listen and finishes what it has begun; Ctrl-C leaves out the delay.",
		"serve は最初のアドレス（指定がなければ http://127.0.0.1:8080/）に手牌のページを置く。ブラウザーで開く。\n" +
			"プログラムには HTTP で答える。各操作は、要求を JSON とした POST /v1/VERB か、項目をアドレスに置いた GET。\n" +
			"POST /v1/batch は要求を1行ずつ受ける。/docs が説明し、/openapi.json が形を述べる。\n" +
			"/healthz、/readyz、/version は運用のため。--admin は /metrics と /debug/pprof のある\n" +
			"別のアドレスを開く（誰にでも見せるものではない）。\n\n" +
			"終了を求められる（SIGTERM）と、/readyz で受け入れないと告げながら --drain-delay の間は答え続け、\n" +
			"待ち受けをやめて、始めたものを終える。Ctrl-C ではこの間を置かない。",
		"serve 在首个地址（默认 http://127.0.0.1:8080/）提供手牌页面，用浏览器打开即可。\n" +
			"对程序则通过 HTTP 回答：每个操作可用 POST /v1/VERB（请求为 JSON），或用 GET（字段在地址中）；\n" +
			"POST /v1/batch 逐行接受请求。/docs 给出说明，/openapi.json 描述其形式，\n" +
			"/healthz、/readyz 和 /version 供运维使用。--admin 另开一个地址，提供 /metrics 和\n" +
			"/debug/pprof，不应对所有人开放。\n\n" +
			"被要求结束时（SIGTERM），在 --drain-delay 期间仍继续回答，同时 /readyz 表示不可用，\n" +
			"然后停止监听并完成已开始的请求；Ctrl-C 则没有这段时间。",
	},
	{"where to listen: HOST:PORT or unix:PATH (default that of MENTSU_ADDR, else %s)", "待ち受ける場所: HOST:PORT か unix:PATH（既定: MENTSU_ADDR、なければ %s）", "监听地址：HOST:PORT 或 unix:PATH（默认取 MENTSU_ADDR，否则 %s）"},
	{"what stands before every path, such as /mahjong", "すべてのパスの前に付くもの（例 /mahjong）", "所有路径之前的部分，例如 /mahjong"},
	{"where metrics and profiles are (default nowhere)", "指標とプロファイルの場所（既定: なし）", "指标与性能剖析的地址（默认无）"},
	{"write a log to standard error: %s (default that of MENTSU_LOG, else text)", "標準エラー出力へのログ: %s（既定: MENTSU_LOG、なければ text）", "向标准错误写日志：%s（默认取 MENTSU_LOG，否则 text）"},
	{"requests a second that a client may make (default any number)", "ひとつの利用者に許す毎秒の要求数（既定: 無制限）", "一个客户端每秒允许的请求数（默认不限）"},
	{"networks by comma whose X-Forwarded-For says who the client is", "X-Forwarded-For が利用者を示すネットワーク、カンマ区切り", "其 X-Forwarded-For 表明客户端的网络，以逗号分隔"},
	{"origins by comma whose pages may ask, or * for all (default none)", "ページから要求できるオリジン、カンマ区切り。* はすべて（既定: なし）", "允许其页面发出请求的来源，以逗号分隔，* 为全部（默认无）"},
	{"answers worked out at a time (default 4 a core)", "同時に計算する答えの数（既定: コアごとに 4）", "同时计算的答案数（默认每核 4 个）"},
	{"batches open at a time (default 4)", "同時に動かす一括処理の数（既定: 4）", "同时进行的批处理数（默认 4）"},
	{"time for an answer (default 10s)", "ひとつの答えにかける時間（既定: 10s）", "一个答案的时间（默认 10s）"},
	{"time to go on after SIGTERM, for balancers to notice (default 1s)", "SIGTERM の後、振り分け装置が気づくまで続ける時間（既定: 1s）", "SIGTERM 之后继续的时间，供负载均衡器察觉（默认 1s）"},
	{"time to finish what has begun (default 30s)", "始めたものを終えるための時間（既定: 30s）", "完成已开始的请求的时间（默认 30s）"},
	{"networks such as 10.0.0.0/8", "10.0.0.0/8 のようなネットワーク", "形如 10.0.0.0/8 的网络"},
	{"a number above 0", "0 より大きい数", "大于 0 的数"},
	{"this command was built without serve", "serve を除いてビルドされている", "此程序构建时不含 serve"},
	{"serving at %s", "%s で受け付け中", "正在 %s 提供服务"},
	{"metrics and profiles at %s", "指標とプロファイルは %s", "指标与性能剖析在 %s"},
}
