package rule

import (
	"mentsu/reading"
	"mentsu/tile"
)

// Result is what a win is worth. Its slices are reused by the next Score into it.
type Result struct {
	Valid    bool       // the win may be declared
	Reason   Reason     // why not
	Items    []Item     // what is paid, in the order of the rule set
	Excluded []Excluded // what is not paid, and why: Explain fills it in
	Reading  reading.Reading
	Index    int   // of Reading among the readings of the hand
	Place    Place // where the winning tile stands in Reading
	Total    int   // han, fan or points of the unit, bonus included; 0 with yakuman
	Bonus    int   // how much of Total cannot make a hand valid
	Over     int   // how much Items hold beyond the most points that the rules pay; 0 where Total is all of them
	Yakuman  int   // how many; then Total and Fu are 0
	Fu       int   // rounded; 0 where fu do not count
	RawFu    int
	FuItems  []FuItem
	Limit    int    // index into the limits of the rule set, -1 for none
	Base     int    // base points
	Points   int    // what the winner is paid, without honba and sticks
	Changes  [4]int // of the seats E, S, W, N, honba and sticks included; they sum to 1000 x sticks
	HasPayer bool   // Changes are known: self-draw, or it was said who discarded
	Dear     *Dear  // nil but where no word holds the points: then Base, Points and Changes are 0
	JokersAs tile.Counts
}

// Reason is why a complete hand may not be declared.
type Reason uint8

// The reasons why a hand is not valid.
const (
	NoReason     Reason = iota
	NoYaku              // nothing counts but bonus
	BelowMinimum        // less than the rule set asks for
)

// String returns the reason as answers spell it; "" for none.
func (r Reason) String() string {
	return [...]string{"", "no_yaku", "below_minimum"}[min(r, BelowMinimum)]
}

// Place is where the winning tile stands: a set of the reading, or the pair.
type Place struct {
	Set    int8 // index into Reading.Sets, -1 for the pair (or a single of seven pairs and orphans)
	Wait   Wait
	OnPair bool // the tile is part of the pair; of thirteen orphans it is the kind held twice
}

// Wait is the kind of wait that a placement of the winning tile makes.
type Wait uint8

// The waits.
const (
	NoWait  Wait = iota
	Ryanmen      // two-sided 両面
	Kanchan      // closed 嵌張
	Penchan      // edge 辺張
	Shanpon      // two pairs 双碰
	Tanki        // single 単騎
)

// Item is a pattern that is paid.
type Item struct {
	Pattern int   // index into the patterns of the rule set
	Value   int   // of one instance; of yakuman how many
	Count   int   // instances
	Sets    uint8 // bit i: Reading.Sets[i] counts
	Pair    bool
	Tiles   tile.Kinds // of dora and of kinds held four times: those that count; of fans of knitted tiles: these
}

// Excluded is a pattern that holds, or would, and is not paid.
type Excluded struct {
	Pattern int
	Why     Why
	By      int   // of ImpliedBy the pattern, of OtherReading the number of a reading, as in Result.Index, else 0
	Sets    uint8 // of a group of sets that is not paid: bit i is Reading.Sets[i]
}

// Why is the reason why a pattern is not paid.
type Why uint8

// The reasons.
const (
	NotConcealed      Why = iota // it needs a hand without open melds
	OptionOff                    // an option stands against it
	ImpliedBy                    // a pattern that is paid contains it
	SharesSets                   // its sets are combined already
	SameFanReused                // one of its sets made the same pattern already
	ReplacedByYakuman            // beside yakuman only yakuman count
	OtherReading                 // it holds in another reading, or with the winning tile elsewhere, which is worth less
	LimitAlone                   // the hand is worth a limit that stands alone
	OneYakuman                   // several yakuman do not add up: the dearest alone is paid
	YakumanBound                 // the most yakuman that the rule set pays are paid already
)

// String returns the reason as answers spell it. ImpliedBy and OtherReading have more to say:
// which pattern, which reading.
func (w Why) String() string {
	return [...]string{
		"not_concealed", "option_off", "implied_by", "shares_sets", "same_fan_reused", "replaced_by_yakuman", "other_reading", "limit_alone", "one_yakuman",
		"yakuman_bound",
	}[min(w, YakumanBound)]
}

// FuItem is a line of the fu count.
type FuItem struct {
	Rule int  // index into the fu rules of the rule set; -1 is the base
	Set  int8 // index into Reading.Sets, -1 if it is about no set
	Fu   int
}
