package oracle

import (
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
	Renhou    string // "", "han5" or "yakuman"
	TsumoLoss string // three players: "loss", "bisect" or "equal"
	PaoStyle  string // "total" or "portion"
	PaoHonba  string // "liable" or "discarder"

	PaoDaisangen, PaoDaisuushii, PaoSuukantsu, PaoRinshan bool
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
	Yaku     map[string]int // han by name, bonus too; of yakuman how many
	Han      int            // 0 with yakuman
	Fu       int            // rounded; 0 with yakuman
	RawFu    int
	Yakuman  int
	Points   int
	Delta    []int // change of each seat; nil where the discarder is unknown
}

// Riichi scores a win: every reading with every place of the winning tile is counted, and
// the dearest taken.
func Riichi(w RiichiWin, rules RiichiRules) RiichiScore {
	var best RiichiScore
	for _, c := range riichiCuts(w) {
		s := c.score(w, rules)
		s.Complete = true
		if !best.Complete || slices.Compare(s.worth(), best.worth()) > 0 {
			best = s
		}
	}
	return best
}

// worth returns what readings are compared by, the most important first.
func (s RiichiScore) worth() []int {
	valid, real := 0, 0
	if s.Valid {
		valid = 1
	}
	if s.Yakuman > 0 {
		real = 1
	}
	return []int{valid, s.Points, real, s.Han, s.Fu, s.RawFu}
}

// score counts one reading.
func (c riichiCut) score(w RiichiWin, rules RiichiRules) RiichiScore {
	if yakuman := c.yakuman(w, rules); len(yakuman) > 0 {
		s := RiichiScore{Valid: true, Yaku: yakuman}
		for _, n := range yakuman {
			if rules.YakumanStack {
				s.Yakuman += n
			} else {
				s.Yakuman = max(s.Yakuman, n)
			}
		}
		if rules.YakumanCap > 0 {
			s.Yakuman = min(s.Yakuman, rules.YakumanCap)
		}
		s.Points, s.Delta = pay(w, rules, 8000*s.Yakuman, yakuman)
		return s
	}
	s := RiichiScore{Yaku: c.yaku(w, rules)}
	if len(s.Yaku) == 0 {
		return s
	}
	s.Valid = true
	for name, n := range riichiBonus(w, rules) {
		s.Yaku[name] = n
	}
	for _, n := range s.Yaku {
		s.Han += n
	}
	s.RawFu, s.Fu = c.fu(w, rules)
	s.Points, s.Delta = pay(w, rules, riichiBase(s.Han, s.Fu, rules), nil)
	return s
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

// riichiBonus returns the han of what never makes a hand valid.
func riichiBonus(w RiichiWin, rules RiichiRules) map[string]int {
	all := append(slices.Clone(w.Concealed), w.Win)
	for _, m := range w.Melds {
		all = append(all, m.Tiles()...)
	}
	bonus := map[string]int{}
	add := func(name string, n int) {
		if n > 0 {
			bonus[name] += n
		}
	}
	count := func(name string, indicators []tile.Tile, kan bool) {
		for i, indicator := range indicators {
			if i > 0 && !kan {
				break
			}
			dora := indicator.Kind().Dora(rules.Players)
			for _, t := range all {
				if t.Kind() == dora {
					add(name, 1)
				}
			}
			if dora == tile.North {
				add(name, w.Nukidora)
			}
		}
	}
	count("dora", w.Dora, rules.KanDora)
	if rules.UraDora && (w.has("riichi") || w.has("double_riichi")) {
		count("ura", w.Ura, rules.KanUra)
	}
	for _, t := range all {
		if t.IsRed() {
			add("aka", 1)
		}
	}
	add("nuki", w.Nukidora)
	return bonus
}

func (w RiichiWin) has(flag string) bool { return slices.Contains(w.Flags, flag) }

// closed reports whether the hand has no melds but closed kans.
func (w RiichiWin) closed() bool {
	return !slices.ContainsFunc(w.Melds, func(m hand.Meld) bool { return m.Kind != hand.ClosedKan })
}
