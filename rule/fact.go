package rule

import "iter"

// level says how much must be known to tell whether a fact holds.
type level uint8

// The levels. A fact is found out at its level, and no deeper.
const (
	levelOption  level = iota // known when a rule set is compiled
	levelHand                 // once for a win
	levelReading              // for each way to cut the tiles
	levelPlace                // for each place of the winning tile in a reading
)

// String returns the name of the level.
func (l level) String() string {
	return [...]string{"option", "hand", "reading", "placement"}[l]
}

// args says which arguments a fact takes.
type args uint8

const (
	noArgs      args = iota
	numberArg        // a number
	tilesArgs        // tiles, several times
	tilesNumber      // tiles, several times, then perhaps a number, 1 if there is none
	ranksArgs        // ranks of suits, several
	numberStep       // a number, then perhaps a step, 1 if there is none
	optionArg        // the id of an option, then perhaps one of its values
)

// String returns the arguments as documentation writes them.
func (a args) String() string {
	return [...]string{"", "(n)", "(tiles, ...)", "(tiles, ..., n)", "(rank, ...)", "(n, step)", "(id, value)"}[a]
}

// op is how the engine finds out whether a fact holds; its comment in the list of facts
// says what it is.
type op uint8

const (
	opFixed op = iota // a bit that is always there
	opOption
	opWithin
	opAny
	opAll
	opCopies
	opSuits
	opMelds
	opOpenMelds
	opKans
	opClosedKans
	opOpenKans
	opReds
	opRankSum
	opWinOn
	opNineGates
	opPureNineGates
	opRuns
	opTriplets
	opTouching
	opTripletsOf
	opPairsOf
	opSameRuns
	opSameTriplets
	opOneSuitRuns
	opThreeSuitRuns
	opShiftedRuns
	opShiftedTriplets
	opMixedTriplets
	opMirroredRuns
	opIdenticalRuns
	opDoubleRuns
	opConcealedTriplets
	opMixedRuns
	opLittleTriplets
	opShiftedPairs
	opOneWait
	opOneLiveWait
	opOnKnitted
)

// fact is something that code knows to say of a win.
type fact struct {
	name  string
	level level
	args  args
	op    op
	at    uint8 // of opFixed: the bit of the first word of its level
	doc   string
}

// maxFlags is how many flags there can be.
const maxFlags = 16

// The fixed bits of the words of facts beside the flags.
const (
	bitSelfDraw = maxFlags + iota
	bitClosed
	bitNoMelds
	bitDealer
)

// Of the first word of readings the bits 0..2 are the forms, and of that of placements the
// bits 1..5 are the waits.
const (
	bitOnPair    = 6
	bitNoFu      = 7
	firstFreeBit = 8
)

// facts lists all facts but the flags.
func facts() []fact {
	return []fact{
		{"option", levelOption, optionArg, opOption, 0, "the option is on, is that number, or has that value"},

		{"self_draw", levelHand, noArgs, opFixed, bitSelfDraw, "won by the own draw"},
		{"closed", levelHand, noArgs, opFixed, bitClosed, "no meld but closed kans"},
		{"no_melds", levelHand, noArgs, opFixed, bitNoMelds, "no meld at all, no closed kan either"},
		{"dealer", levelHand, noArgs, opFixed, bitDealer, "the winner sits east"},
		{"tiles_in", levelHand, tilesArgs, opWithin, 0, "every tile is one of these"},
		{"has", levelHand, tilesArgs, opAny, 0, "one tile at least is one of these"},
		{"has_all", levelHand, tilesArgs, opAll, 0, "each of these kinds is there"},
		{"copies", levelHand, tilesNumber, opCopies, 0, "n tiles or more are of these kinds, those of kans included"},
		{"suits", levelHand, numberArg, opSuits, 0, "tiles of exactly n of the three suits"},
		{"melds", levelHand, numberArg, opMelds, 0, "n melds or more, closed kans included"},
		{"open_melds", levelHand, numberArg, opOpenMelds, 0, "n melds or more that are no closed kans"},
		{"kans", levelHand, numberArg, opKans, 0, "n kans or more"},
		{"closed_kans", levelHand, numberArg, opClosedKans, 0, "n closed kans or more"},
		{"open_kans", levelHand, numberArg, opOpenKans, 0, "n kans or more that are no closed ones"},
		{"rank_sum", levelHand, numberArg, opRankSum, 0, "the numbers on the tiles add up to n or more, those of kans included"},
		{"red_fives", levelHand, numberArg, opReds, 0, "n red fives or more"},
		{"win_on", levelHand, tilesArgs, opWinOn, 0, "the winning tile is one of these"},
		{"nine_gates", levelHand, noArgs, opNineGates, 0, "1112345678999 of one suit and one tile more of it, all concealed"},
		{"pure_nine_gates", levelHand, noArgs, opPureNineGates, 0, "nine gates of which the winning tile is the one more"},

		{"standard", levelReading, noArgs, opFixed, 0, "sets and a pair"},
		{"seven_pairs", levelReading, noArgs, opFixed, 1, "seven pairs"},
		{"thirteen_orphans", levelReading, noArgs, opFixed, 2, "each terminal and honour, one of them twice"},
		{"knitted_straight", levelReading, noArgs, opFixed, 3, "the nine tiles of a knitted pattern, a set and a pair"},
		{"honours_and_knitted", levelReading, noArgs, opFixed, 4, "fourteen different tiles of a knitted pattern and the honours"},
		{"runs", levelReading, numberArg, opRuns, 0, "n runs or more"},
		{"triplets", levelReading, numberArg, opTriplets, 0, "n triplets or more, kans included"},
		{"touching", levelReading, tilesArgs, opTouching, 0, "one of these tiles at least in every set and pair"},
		{"triplets_of", levelReading, tilesNumber, opTripletsOf, 0, "triplets of n or more of these kinds, kans included"},
		{"pair_of", levelReading, tilesNumber, opPairsOf, 0, "pairs of n or more of these kinds"},
		{"same_runs", levelReading, numberArg, opSameRuns, 0, "the same run in n suits"},
		{"same_triplets", levelReading, numberArg, opSameTriplets, 0, "triplets of the same rank in n suits"},
		{"little_same_triplets", levelReading, noArgs, opLittleTriplets, 0, "triplets of the same rank in two suits, and the pair of that rank in the third"},
		{"one_suit_runs", levelReading, ranksArgs, opOneSuitRuns, 0, "runs that start at these ranks, all in one suit"},
		{"three_suit_runs", levelReading, ranksArgs, opThreeSuitRuns, 0, "runs that start at these three ranks, one in each suit"},
		{"shifted_runs", levelReading, numberStep, opShiftedRuns, 0, "n runs of one suit, each a step higher than the one before"},
		{"mixed_runs", levelReading, numberArg, opMixedRuns, 0, "three runs, one in each suit, each n ranks higher than the one before"},
		{"shifted_triplets", levelReading, numberStep, opShiftedTriplets, 0, "n triplets of one suit, each a step higher than the one before"},
		{"mixed_triplets", levelReading, numberArg, opMixedTriplets, 0, "three triplets, one in each suit, each n ranks higher than the one before"},
		{"shifted_pairs", levelReading, numberStep, opShiftedPairs, 0, "n pairs of one suit, each a step higher than the one before"},
		{"mirrored_runs", levelReading, numberArg, opMirroredRuns, 0, "n different runs that are in the same two suits each"},
		{"identical_runs", levelReading, numberArg, opIdenticalRuns, 0, "n runs that are the same"},
		{"double_runs", levelReading, numberArg, opDoubleRuns, 0, "n times two runs that are the same; four that are the same are twice two"},

		{"ryanmen", levelPlace, noArgs, opFixed, uint8(Ryanmen), "won on a two-sided wait"},
		{"kanchan", levelPlace, noArgs, opFixed, uint8(Kanchan), "won on a closed wait"},
		{"penchan", levelPlace, noArgs, opFixed, uint8(Penchan), "won on an edge wait"},
		{"shanpon", levelPlace, noArgs, opFixed, uint8(Shanpon), "won on one of two pairs"},
		{"tanki", levelPlace, noArgs, opFixed, uint8(Tanki), "won on the pair, or one of seven pairs"},
		{"on_pair", levelPlace, noArgs, opFixed, bitOnPair, "the winning tile is part of the pair, of thirteen orphans too"},
		{"no_fu", levelPlace, noArgs, opFixed, bitNoFu, "sets and a pair, and neither they nor the wait give fu"},
		{"one_wait", levelPlace, noArgs, opOneWait, 0, "the hand waited for one kind only; one whose four copies it held counts, too"},
		{"one_live_wait", levelPlace, noArgs, opOneLiveWait, 0, "the hand waited for one kind only, those left aside whose four copies it held"},
		{"on_knitted", levelPlace, noArgs, opOnKnitted, 0, "a knitted straight, and the winning tile is of a kind of its nine tiles"},
		{"concealed_triplets", levelPlace, numberArg, opConcealedTriplets, 0, "n triplets or more that are concealed, closed kans included; one that a discard completes is not"},
	}
}

// flagNames lists the names of the flags, bit by bit.
func flagNames() [15]string {
	return [...]string{
		"riichi", "double_riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei",
		"tenhou", "chiihou", "renhou", "open_riichi", "last_tile", "wall_last", "kong", "closed_chankan",
	}
}

// allFacts lists all facts, the flags first.
func allFacts() []fact {
	var all []fact
	for i, name := range flagNames() {
		all = append(all, fact{name: name, level: levelHand, op: opFixed, at: uint8(i), doc: "the win has this flag"})
	}
	return append(all, facts()...)
}

// FactInfo is a fact that the expressions of patterns may name.
type FactInfo struct {
	Name  string
	Args  string // such as "(tiles, n)"; "" if it takes none
	Level string // "option", "hand", "reading" or "placement"
	Doc   string
}

// Facts yields every fact, by level.
func Facts() iter.Seq[FactInfo] {
	return func(yield func(FactInfo) bool) {
		for _, f := range allFacts() {
			if !yield(FactInfo{f.name, f.args.String(), f.level.String(), f.doc}) {
				return
			}
		}
	}
}

// FlagByName returns the flag of a name; ok is false if there is none.
func FlagByName(name string) (f Flags, ok bool) {
	for i, n := range flagNames() {
		if n == name {
			return 1 << i, true
		}
	}
	return 0, false
}

// Names returns the names of the flags that are set, in the order of their bits.
func (f Flags) Names() []string {
	var names []string
	for i, n := range flagNames() {
		if f>>i&1 != 0 {
			names = append(names, n)
		}
	}
	return names
}
