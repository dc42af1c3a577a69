package phrase

// brokenJSON says what is wrong with JSON.
//
//nolint:gochecknoglobals // a table, never changed
var brokenJSON = []row{
	{"broken JSON: %s cannot stand here", "JSON が壊れている: ここに %s は置けない", "JSON 有误：此处不能是 %s"},
	{"broken JSON: it is nested too deep", "JSON が壊れている: 入れ子が深すぎる", "JSON 有误：嵌套过深"},
	{"broken JSON", "JSON が壊れている", "JSON 有误"},
}
