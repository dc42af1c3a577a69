package restrict

import (
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// Yaku is a restriction with a name. Steering needs the weak forms: honitsu holds chinitsu,
// chanta holds junchan and honroutou, iipeikou holds ryanpeikou.
type Yaku uint8

// The yaku, and the plain statements that need no argument.
const (
	Any            Yaku = iota // every finished hand
	None                       // no hand
	Standard                   // sets and a pair (面子手)
	Runs                       // sets that are all runs, and a pair
	Triplets                   // sets that are all triplets, and a pair
	Closed                     // no open meld
	Chiitoitsu                 // seven pairs (七対子)
	Kokushi                    // thirteen orphans (国士無双)
	Tanyao                     // simples only (断么九)
	Pinfu                      // closed, runs, a pair of no value, won on a two-sided wait (平和)
	PinfuShape                 // the same without the wait
	Iipeikou                   // closed, two equal runs (一盃口)
	Ryanpeikou                 // closed, twice two equal runs (二盃口)
	Yakuhai                    // a triplet of dragons, round wind or seat wind (役牌)
	RoundWind                  // a triplet of the round wind (場風)
	SeatWind                   // a triplet of the seat wind (自風)
	Sanshoku                   // the same run in three suits (三色同順)
	SanshokuDoukou             // the same triplet in three suits (三色同刻)
	Ittsu                      // 123, 456 and 789 of a suit (一気通貫)
	Chanta                     // a terminal or honour in each set and the pair (混全帯么九)
	Junchan                    // a terminal in each set and the pair (純全帯么九)
	Toitoi                     // all sets triplets (対々和)
	Sanankou                   // three concealed triplets (三暗刻)
	Honroutou                  // terminals and honours only (混老頭)
	Honitsu                    // one suit and honours (混一色)
	Chinitsu                   // one suit (清一色)
	Shousangen                 // two triplets and the pair of dragons (小三元)
	Daisangen                  // three triplets of dragons (大三元)
	Shousuushii                // three triplets and the pair of winds (小四喜)
	Daisuushii                 // four triplets of winds (大四喜)
	Suushii                    // one of the two
	Suuankou                   // four concealed triplets (四暗刻)
	Tsuuiisou                  // honours only (字一色)
	Chinroutou                 // terminals only (清老頭)
	Ryuuiisou                  // 2 3 4 6 8 of bamboo and green dragons (緑一色)
	OpenYaku                   // some yaku that an open hand can win with, open tanyao included

	// Of the Chinese official rules.

	BigThreeWinds           // three triplets of winds (三风刻)
	TwoDragons              // two triplets of dragons (双箭刻)
	NineGates               // won on any tile of a suit beside 1112345678999 of it (九莲宝灯)
	SevenShiftedPairs       // seven pairs of rising ranks in a suit (连七对)
	PureTerminalChows       // twice 123 and 789, and the pair of fives, of a suit (一色双龙会)
	ThreeSuitedTerminal     // 123 and 789 of two suits, and the pair of fives of the third (三色双龙会)
	QuadrupleChow           // four equal runs (一色四同顺)
	PureTripleChow          // three equal runs (一色三同顺)
	FourPureShiftedPungs    // four triplets of rising ranks in a suit (一色四节高)
	PureShiftedPungs        // three of these (一色三节高)
	MixedShiftedPungs       // triplets of rising ranks in three suits (三色三节高)
	FourPureShiftedChows    // four runs of a suit, each one rank higher, or two (一色四步高)
	PureShiftedChows        // three of these (一色三步高)
	MixedShiftedChows       // runs of rising ranks in three suits (三色三步高)
	MixedStraight           // 123, 456 and 789 in three suits (花龙)
	TerminalsAndHonours     // terminals and honours only, thirteen orphans too (混幺九)
	AllEvenPungs            // triplets and a pair of even ranks (全双刻)
	UpperTiles              // 7 8 9 only (全大)
	MiddleTiles             // 4 5 6 only (全中)
	LowerTiles              // 1 2 3 only (全小)
	UpperFour               // 6 7 8 9 only (大于五)
	LowerFour               // 1 2 3 4 only (小于五)
	ReversibleTiles         // tiles that look the same upside down (推不倒)
	AllFive                 // a five in each set and the pair (全带五)
	HalfFlush               // one suit, and honours (混一色)
	AllTypes                // all three suits, winds and dragons (五门齐)
	KnittedStraight         // the nine tiles of a knitted pattern (组合龙)
	LesserHonoursAndKnitted // honours and knitted tiles (全不靠)
	GreaterHonoursKnitted   // these with all seven honours (七星不靠)
)

// Winds are the kinds that count as round and seat wind. The zero value stands for none.
type Winds struct{ Round, Seat tile.Kind }

// values returns the kinds whose triplet is yakuhai.
func (w Winds) values() tile.Kinds {
	return tile.Dragons | tile.KindsOf(w.Round, w.Seat)&tile.Winds
}

func (y Yaku) restriction() Restriction { return Restriction{op: opYaku, yaku: y} }

// HasSuits reports whether the yaku lies in one suit that can be named: ittsu, honitsu and
// chinitsu.
func (y Yaku) HasSuits() bool { return y == Ittsu || y == Honitsu || y == Chinitsu }

// In returns the yaku in a number suit; where the yaku has no suits, or s is none of them,
// it allows no hand.
func (y Yaku) In(s tile.Suit) Restriction {
	if !y.HasSuits() || s > tile.Sou {
		return Restriction{}
	}
	return Restriction{op: opInSuit, yaku: y, suit: s}
}

// green are the kinds of ryuuiisou.
const green = 0b010101110<<tile.Sou1 | 1<<tile.Green

// clauses returns the clauses of y in a game of so many sets.
func (y Yaku) clauses(w Winds, sets int) []clause {
	if c, ok := y.single(w); ok {
		return []clause{c}
	}
	switch y {
	case Yakuhai:
		return values(w.values())
	case RoundWind:
		return values(tile.KindsOf(w.Round) & tile.Winds)
	case SeatWind:
		return values(tile.KindsOf(w.Seat) & tile.Winds)
	case Sanshoku:
		return eachRank(7, form.Run)
	case SanshokuDoukou:
		return eachRank(9, form.Triplet)
	case Ittsu, Honitsu, Chinitsu:
		return slices.Concat(y.inSuit(tile.Man), y.inSuit(tile.Pin), y.inSuit(tile.Sou))
	case Sanankou:
		return concealed(3, sets)
	case Suuankou:
		return concealed(4, sets)
	case Iipeikou:
		return equalRuns()
	case Ryanpeikou:
		return twiceEqualRuns()
	case Shousangen:
		return little(tile.Dragons)
	case Daisangen:
		return []clause{big(tile.Dragons)}
	case Shousuushii:
		return little(tile.Winds)
	case Daisuushii:
		return []clause{big(tile.Winds)}
	case Suushii:
		return append(little(tile.Winds), big(tile.Winds))
	case OpenYaku:
		return openYaku(w, sets)
	default:
		return y.official(sets)
	}
}

// single returns the clause of a yaku that needs one and forces no sets.
func (y Yaku) single(w Winds) (c clause, ok bool) {
	c = standard()
	switch y {
	case Any:
		c.sevenPairs, c.orphans, c.others = tile.AllKinds, true, everyOther()
	case Standard:
	case Runs:
		c.sets = form.AllRuns
	case Triplets, Toitoi:
		c.sets = form.AllTriplets
	case Closed:
		c.closed, c.sevenPairs, c.orphans, c.others = true, tile.AllKinds, true, everyOther()
	case Chiitoitsu:
		c = clause{sevenPairs: tile.AllKinds}
	case Kokushi:
		c = clause{orphans: true}
	case Pinfu, PinfuShape:
		c = clause{sets: form.AllRuns, pairs: tile.AllKinds &^ w.values(), closed: true, openEnd: y == Pinfu}
	default:
		return y.ofKinds()
	}
	return c, true
}

// ofKinds returns the clause of a yaku that says which kinds the sets and the pair hold.
func (y Yaku) ofKinds() (c clause, ok bool) {
	switch y {
	case Tanyao:
		c = only(tile.Simples)
		c.sevenPairs = tile.Simples
	case Chanta:
		c = touching(tile.Orphans)
	case Junchan:
		c = touching(tile.Terminals)
	case Honroutou:
		c = only(tile.Orphans)
		c.sevenPairs = tile.Orphans
	case Tsuuiisou:
		c = only(tile.AllHonours)
		c.sevenPairs = tile.AllHonours
	case Chinroutou:
		c = only(tile.Terminals)
		c.sevenPairs = tile.Terminals // where four of a kind are two pairs
	case Ryuuiisou:
		c = only(green)
		c.sevenPairs = green
	default:
		return c, false
	}
	return c, true
}
