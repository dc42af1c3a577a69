package tile

import "strconv"

// Lang is a language that tiles are named in.
type Lang uint8

// The languages.
const (
	EN Lang = iota // English
	JA             // Japanese (日本語)
	ZH             // Chinese, simplified (简体中文)
)

// String returns the code of the language: en, ja or zh.
func (l Lang) String() string {
	switch l {
	case JA:
		return "ja"
	case ZH:
		return "zh"
	default:
		return "en"
	}
}

// LangByName returns the language of a code; ok is false if there is none.
func LangByName(code string) (l Lang, ok bool) {
	for l := EN; l <= ZH; l++ {
		if l.String() == code {
			return l, true
		}
	}
	return EN, false
}

// Name returns what players call k: "5 of dots", "east wind" and "red dragon" in English,
// 五筒, 東 and 中 in Japanese, 五筒, 东风 and 红中 in Chinese.
func (k Kind) Name(l Lang) string {
	if k >= NumKinds {
		return "?"
	}
	if k.IsHonour() {
		return honourName(k, l)
	}
	if l == EN {
		return strconv.Itoa(k.Rank()) + " of " + [...]string{"characters", "dots", "bamboo"}[k.Suit()]
	}
	suits := [...]string{"萬", "筒", "索"}
	if l == ZH {
		suits = [...]string{"万", "筒", "条"}
	}
	return [...]string{"一", "二", "三", "四", "五", "六", "七", "八", "九"}[k.Rank()-1] + suits[k.Suit()]
}

func honourName(k Kind, l Lang) string {
	i := k - East
	switch l {
	case JA:
		return [...]string{"東", "南", "西", "北", "白", "發", "中"}[i]
	case ZH:
		return [...]string{"东风", "南风", "西风", "北风", "白板", "发财", "红中"}[i]
	default:
		return [...]string{
			"east wind", "south wind", "west wind", "north wind",
			"white dragon", "green dragon", "red dragon",
		}[i]
	}
}
