package oracle

import (
	"maps"
	"math/big"

	"mentsu/tile"
)

// aotenjou counts one reading without limits: a yakuman is 13 han, and one that counts twice
// 26, beside the other yaku and dora but those that it is made of.
func (c riichiCut) aotenjou(w RiichiWin, rules RiichiRules) RiichiScore {
	s := RiichiScore{Yaku: c.yaku(w, rules)}
	if c.orphans {
		maps.DeleteFunc(s.Yaku, func(id string, _ int) bool { return id == "honroutou" || id == "chanta" })
	}
	for name, n := range c.yakuman(w, rules) {
		s.Yaku[name] = 13 * n
		for _, part := range partsOfYakuman()[name] {
			delete(s.Yaku, part)
		}
	}
	if len(s.Yaku) == 0 {
		return s
	}
	s.Valid = true
	maps.Copy(s.Yaku, riichiBonus(w, rules))
	for _, n := range s.Yaku {
		s.Han += n
	}
	s.RawFu, s.Fu = c.fu(w, rules)
	if c.orphans {
		s.RawFu = 40
		if w.SelfDraw {
			s.RawFu = 30
		}
		s.Fu = s.RawFu
	}
	base := new(big.Int).Lsh(big.NewInt(int64(s.Fu)), uint(2+s.Han))
	s.Unlimited = unlimited(w, rules, base)
	return s
}

// partsOfYakuman returns what is not paid beside a yakuman without limits.
func partsOfYakuman() map[string][]string {
	return map[string][]string{
		"daisangen":      {"haku", "hatsu", "chun", "shousangen"},
		"tsuuiisou":      {"toitoi", "honroutou"},
		"chinroutou":     {"toitoi", "honroutou"},
		"daisuushii":     {"toitoi"},
		"suuankou":       {"toitoi", "sanankou"},
		"suuankou_tanki": {"toitoi", "sanankou"},
		"suukantsu":      {"toitoi", "sankantsu"},
		"chuuren":        {"chinitsu"},
		"chuuren9":       {"chinitsu"},
		"ryuuiisou":      {"honitsu"},
	}
}

// unlimited returns what the winner is paid for base points of any size, with four players.
func unlimited(w RiichiWin, rules RiichiRules, base *big.Int) *big.Int {
	times := func(n int64) *big.Int {
		up := new(big.Int).Mul(base, big.NewInt(n))
		up.Add(up, big.NewInt(99)).Quo(up, big.NewInt(100))
		return up.Mul(up, big.NewInt(100))
	}
	dealer := w.Seat == tile.East
	others := int64(rules.Players - 1)
	switch {
	case !w.SelfDraw && dealer:
		return times(6)
	case !w.SelfDraw:
		return times(4)
	case dealer:
		return new(big.Int).Mul(times(2), big.NewInt(others))
	default:
		sum := new(big.Int).Mul(times(1), big.NewInt(others-1))
		return sum.Add(sum, times(2))
	}
}
