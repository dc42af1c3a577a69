package phrase

import (
	"regexp"

	"mentsu/tile"
)

// placeholders are the words that help has where a value is to be put.
//
//nolint:gochecknoglobals // a table, never changed
var placeholders = []row{
	{"VERB", "コマンド", "命令"},
	{"HAND", "手牌", "手牌"},
	{"TILE", "牌", "牌"},
	{"TILES", "牌", "牌"},
	{"MELDS", "副露", "副露"},
	{"FILE", "ファイル", "文件"},
	{"DIR", "ディレクトリ", "目录"},
	{"NAME", "名前", "名称"},
	{"NAMES", "名前", "名称"},
	{"OTHER", "別の名前", "另一名称"},
	{"SHELL", "シェル", "shell"},
	{"N", "数", "数"},
	{"COUNTS", "枚数", "张数"},
	{"CODE", "コード", "代码"},
	{"ID", "値", "值"},
	{"OP", "操作", "操作"},
	{"POOL", "範囲", "范围"},
	{"FORMS", "和了形", "牌型"},
	{"RULE", "規則", "规则"},
	{"RULES", "ルール", "规则"},
	{"FLAGS", "状況", "情况"},
	{"METHOD", "方法", "方法"},
	{"PLAYER", "相手", "对手"},
	{"PLAYERS", "相手", "对手"},
	{"RESTRICTION", "条件", "条件"},
	{"WHAT", "項目", "项目"},
	{"WHEN", "いつ", "何时"},
	{"WIND", "風", "风"},
	{"ADDRESS", "アドレス", "地址"},
	{"TIME", "時間", "时间"},
	{"DURATION", "時間", "时间"},
	{"SIZE", "大きさ", "大小"},
	{"URL", "URL", "URL"},
	{"PATH", "パス", "路径"},
	{"HOST", "ホスト", "主机"},
	{"PORT", "ポート", "端口"},
	{"FORMAT", "形式", "格式"},
	{"NETWORKS", "ネットワーク", "网段"},
	{"ORIGINS", "オリジン", "来源"},
	{"SEATS", "席", "座位"},
	{"string", "文字列", "文字"},
	{"int", "数", "数"},
	{"duration", "時間", "时间"},
	{"JSON", "JSON", "JSON"},
	{"TOML", "TOML", "TOML"},
	{"[flags]", "[オプション]", "[选项]"},
}

// word matches what may be a placeholder.
var word = regexp.MustCompile(`\[flags\]|\b[A-Z]{2,}\b`)

// Placeholder returns the word that stands for a value in a language; name itself if it is
// no placeholder.
func Placeholder(name string, l tile.Lang) string {
	for i := range placeholders {
		if r := &placeholders[i]; r.en == name {
			return r.in(l)
		}
	}
	return name
}

// Filled returns a text with its placeholders in a language. N, which is also north, stays.
func Filled(text string, l tile.Lang) string {
	if l == tile.EN {
		return text
	}
	return word.ReplaceAllStringFunc(text, func(name string) string { return Placeholder(name, l) })
}
