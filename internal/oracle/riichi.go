package oracle

import (
	"maps"
	"math/big"
	"slices"

	"mentsu/hand"
	"mentsu/tile"
)

// RiichiRules are the options of riichi scoring. The zero value has all of them off.
type RiichiRules struct {
	Players          int // 4 or 3
	DoubleWindPairFu int // 4 or 2
	YakumanCap       int // 0: none
	HonbaPerPayer    int // 100 or 500

	OpenTanyao, Ippatsu, UraDora, KanDora, KanUra bool
	PinfuTsumo, OpenPinfu30, RinshanTsumoFu       bool
	Kiriage, KiriageAll1920, YakumanStack         bool

	DoubleKokushi13, DoubleSuuankouTanki, DoubleChuuren9, DoubleDaisuushii bool
	TenhouBestWait, GreenNeedsHatsu                                        bool

	Kazoe     string // "yakuman", "sanbaiman" or "multiple"
	Renhou    string // "none", "han5", "mangan", "haneman", "baiman" or "yakuman"
	TsumoLoss string // three players: "loss", "bisect" or "equal"
	PaoStyle  string // "total" or "portion"
	PaoHonba  string // "liable" or "discarder"

	PaoDaisangen, PaoDaisuushii, PaoSuukantsu, PaoRinshan bool

	OpenRiichi string          // "" or "off", "han" or "han_and_ron_yakuman"
	Kita       string          // three players: "" or "dora", "none" or "yakuhai"
	Aotenjou   bool            // no limits, a yakuman is 13 han
	Local      map[string]bool // local yaku that are on, by the options of the rule set "local"
}

// RiichiStd returns the rules that most of the scored wins were made under.
func RiichiStd() RiichiRules {
	return RiichiRules{
		Players: 4, DoubleWindPairFu: 4, HonbaPerPayer: 100,
		OpenTanyao: true, Ippatsu: true, UraDora: true, KanDora: true, KanUra: true,
		PinfuTsumo: true, OpenPinfu30: true, RinshanTsumoFu: true,
		KiriageAll1920: true, YakumanStack: true,
		DoubleKokushi13: true, DoubleSuuankouTanki: true, DoubleChuuren9: true, DoubleDaisuushii: true,
		Kazoe: "yakuman", TsumoLoss: "loss", PaoStyle: "portion", PaoHonba: "discarder",
		PaoDaisangen: true, PaoDaisuushii: true,
	}
}

// RiichiWin is a hand and how it was won.
type RiichiWin struct {
	Concealed []tile.Tile // without the winning tile
	Melds     []hand.Meld
	Win       tile.Tile
	SelfDraw  bool
	From      hand.Direction // who discarded; FromUnknown: the answer has no payments
	Round     tile.Kind
	Seat      tile.Kind
	Flags     []string // riichi, double_riichi, ippatsu, rinshan, chankan, haitei, houtei, tenhou, chiihou, renhou
	Dora, Ura []tile.Tile
	Nukidora  int
	Honba     int
	Sticks    int
}

// RiichiScore is what a win is worth.
type RiichiScore struct {
	Complete bool
	Valid    bool           // complete, and with a yaku
	Yaku     map[string]int // han by name, bonus too; of yakuman how many are paid
	Held     map[string]int // all yakuman, paid or not
	Han      int            // 0 with yakuman
	Fu       int            // rounded; 0 with yakuman
	RawFu    int
	Yakuman  int
	Points   int
	Limited  bool  // renhou or a local yaku is paid as a limit alone; then Yaku, Han and Fu are empty
	Delta    []int // change of each seat; nil where the discarder is unknown

	Unlimited *big.Int // points without limits, in place of Points and Delta

	base int
}

// Riichi scores a win: every reading with every place of the winning tile is counted, and
// the dearest taken.
func Riichi(w RiichiWin, rules RiichiRules) RiichiScore {
	var best RiichiScore
	for _, c := range riichiCuts(w) {
		s := c.score(w, rules)
		s.Complete = true
		if !best.Complete || s.compare(&best) > 0 {
			best = s
		}
	}
	return best
}

// compare compares two readings by what they are worth.
func (s *RiichiScore) compare(with *RiichiScore) int {
	if s.Unlimited != nil && with.Unlimited != nil {
		if n := s.Unlimited.Cmp(with.Unlimited); n != 0 {
			return n
		}
	}
	return slices.Compare(s.worth(), with.worth())
}

// worth returns what readings are compared by, the most important first.
func (s *RiichiScore) worth() []int {
	valid, named := 0, 0
	if s.Valid {
		valid = 1
	}
	if s.Yakuman > 0 {
		named = 1
	}
	return []int{valid, s.Points, named, s.Han, s.Fu, s.RawFu}
}

// score counts one reading.
func (c riichiCut) score(w RiichiWin, rules RiichiRules) RiichiScore {
	if rules.Aotenjou {
		return c.aotenjou(w, rules)
	}
	if yakuman := c.yakuman(w, rules); len(yakuman) > 0 {
		s := RiichiScore{Valid: true, Held: yakuman, Yaku: rules.paid(yakuman)}
		for _, n := range s.Yaku {
			s.Yakuman += n
		}
		s.Points, s.Delta = pay(w, rules, 8000*s.Yakuman, s.Yaku)
		return s
	}
	s := RiichiScore{Yaku: c.yaku(w, rules)}
	limit := 0
	if w.has("renhou") {
		limit = map[string]int{"mangan": 2000, "haneman": 3000, "baiman": 4000}[rules.Renhou]
	}
	limit = max(limit, c.localLimit(w, rules))
	if len(s.Yaku) > 0 {
		s.count(c, w, rules)
	}
	if limit > 0 && limit > s.base {
		s = RiichiScore{Valid: true, Limited: true, base: limit}
	}
	s.Points, s.Delta = pay(w, rules, s.base, nil)
	return s
}

// count adds up han and fu of the yaku.
func (s *RiichiScore) count(c riichiCut, w RiichiWin, rules RiichiRules) {
	s.Valid = true
	maps.Copy(s.Yaku, riichiBonus(w, rules))
	for _, n := range s.Yaku {
		s.Han += n
	}
	s.RawFu, s.Fu = c.fu(w, rules)
	s.base = riichiBase(s.Han, s.Fu, rules)
}

// riichiBase returns the base points of a hand without yakuman.
func riichiBase(han, fu int, rules RiichiRules) int {
	switch {
	case han >= 26 && rules.Kazoe == "multiple":
		return 8000 * (han / 13)
	case han >= 13 && rules.Kazoe != "sanbaiman":
		return 8000
	case han >= 11:
		return 6000
	case han >= 8:
		return 4000
	case han >= 6:
		return 3000
	case han >= 5:
		return 2000
	}
	base := fu << (2 + han)
	if base == 1920 && rules.Kiriage && (han >= 3 || rules.KiriageAll1920) {
		base = 2000
	}
	return min(base, 2000)
}

// paid returns what is paid of some yakuman, as many as the rules allow, the dearest first; of
// several one that somebody is liable for, then the first by name.
func (rules RiichiRules) paid(all map[string]int) map[string]int {
	room := rules.YakumanCap
	if room == 0 {
		room = 99
	}
	liable := map[string]bool{"daisangen": rules.PaoDaisangen, "daisuushii": rules.PaoDaisuushii, "suukantsu": rules.PaoSuukantsu}
	left, paid := maps.Clone(all), map[string]int{}
	for len(left) > 0 && room > 0 {
		names := slices.Sorted(maps.Keys(left))
		slices.SortStableFunc(names, func(a, b string) int {
			switch x, y := min(left[a], room), min(left[b], room); {
			case x != y:
				return y - x
			case liable[a] != liable[b] && liable[a]:
				return -1
			case liable[a] != liable[b]:
				return 1
			default:
				return 0
			}
		})
		first := names[0]
		paid[first] = min(left[first], room)
		room -= paid[first]
		delete(left, first)
		if !rules.YakumanStack {
			break
		}
	}
	return paid
}

// riichiBonus returns the han of what never makes a hand valid.
func riichiBonus(w RiichiWin, rules RiichiRules) map[string]int {
	all := append(slices.Clone(w.Concealed), w.Win)
	for _, m := range w.Melds {
		all = append(all, m.Tiles()...)
	}
	norths := w.Nukidora
	if rules.Kita == "none" || rules.Kita == "yakuhai" {
		norths = 0
	}
	bonus := map[string]int{"nuki": norths}
	for i, indicator := range w.Dora {
		if i == 0 || rules.KanDora {
			bonus["dora"] += doraIn(all, norths, indicator.Kind().Dora(rules.Players))
		}
	}
	for i, indicator := range w.Ura {
		if rules.UraDora && (w.has("riichi") || w.has("double_riichi")) && (i == 0 || rules.KanUra) {
			bonus["ura"] += doraIn(all, norths, indicator.Kind().Dora(rules.Players))
		}
	}
	for _, t := range all {
		if t.IsRed() {
			bonus["aka"]++
		}
	}
	maps.DeleteFunc(bonus, func(_ string, n int) bool { return n == 0 })
	return bonus
}

// doraIn returns how many of the tiles, and of the north tiles set aside, are dora.
func doraIn(tiles []tile.Tile, norths int, dora tile.Kind) int {
	n := 0
	for _, t := range tiles {
		if t.Kind() == dora {
			n++
		}
	}
	if dora == tile.North {
		n += norths
	}
	return n
}

func (w RiichiWin) has(flag string) bool { return slices.Contains(w.Flags, flag) }

// closed reports whether the hand has no melds but closed kans.
func (w RiichiWin) closed() bool {
	return !slices.ContainsFunc(w.Melds, func(m hand.Meld) bool { return m.Kind != hand.ClosedKan })
}
