// Package rule is what a rule set is, and what a complete hand is worth under one, with
// every reason. A rule set is data: a Definition, which package rules reads from TOML.
// Compile turns it into a Set, which scores any number of hands.
//
// Code computes facts about a hand, one of its readings, and the place of the winning tile
// in it; a pattern (a yaku, a fan) says with expressions over facts when it holds. Facts
// are the only thing that code knows of a variant: no code asks for the name of a rule set.
package rule

import (
	"mentsu/form"
	"mentsu/tile"
)

// Names are what something is called, by tile.Lang.
type Names [3]string

// Definition is a rule set as written. All texts in it that are expressions follow the
// grammar of package expr.
type Definition struct {
	ID              string // such as "riichi/tenhou"
	Names           Names
	Source          string     // where the rules are from
	Shape           form.Rules // which finished hands exist
	House           House      // of jokers, sets and pairs: of each Win that has none of its own
	Reds            [3]uint8   // red fives that exist in m, p, s
	RedsUnconfirmed bool       // the reference is not sure of Reds
	Unit            string     // what values count: "han", "fan" or "points"
	Combine         string     // how values make a total: see Combiners
	Convert         string     // how a total makes points: see Converters
	Aotenjou        string     // over options: the converter is "aotenjou"; "" is never
	Stack           string     // over options: several yakuman add up, else the dearest counts alone; "" is always
	Cap             string     // the option whose number is the most yakuman that a hand is paid, 0 for no bound; "" is no bound
	Minimum         int        // the least total to declare a win, without bonus
	MinimumBy       string     // the option whose number takes the place of Minimum; "" is none
	Most            int        // of families the greatest total, unless one pattern alone is worth as much; 0 for no bound
	Prefer          []string   // of readings worth the same, one with these patterns comes first
	Flags           []string   // the flags a request may set
	Options         []Option
	Patterns        []Pattern
	Fu              []FuRule
	Limits          []Limit
	Pay             Payment
}

// Option is a switch of a rule set. Its value is a number: 0 or 1 of a switch, the number
// itself, or the index of the word.
type Option struct {
	ID          string
	Names       Names
	Words       []string // the values of a choice; nil for a switch or a number
	Number      bool     // any number from Least to Most
	Least, Most int
	Default     int
	Players     int // the game that it is about: of so many players; 0 for any
	Source      string
	Unconfirmed bool // the reference is not sure of the default
}

// Pattern is something that is paid: a yaku, a fan, a bonus.
type Pattern struct {
	ID       string
	Aliases  []string
	Names    Names
	Class    string   // "yaku" (or ""), "bonus" (never makes a hand valid), "yakuman", or "fallback" (paid where nothing but bonus is)
	Value    int      // in the unit of the rule set; of yakuman how many
	Open     int      // for a hand with open melds; 0: not paid then
	Double   string   // the option that doubles the value
	Variants []Amount // the first whose If holds takes the place of Value and Open
	When     string   // what the tiles must show: facts of hand, reading and placement
	Gates    string   // closed, self-draw, flag, option: what the tiles cannot tell
	Each     string   // facts about sets together, with | between: every group of just enough sets is an instance; "" is one instance
	Count    string   // the counter that says how many times it is paid; "" is once
	Repeat   int      // the most instances paid; 0 is no limit; only with a generator
	Excludes []Exclusion
	Family   string // of patterns in a family only the dearest is paid
	Players  int    // it is there in games of so many players only; 0 for any
}

// Amount is a value that an option chooses.
type Amount struct {
	If    string // over options
	Value int
	Open  int
	Count string // takes the place of the pattern's Count, if not ""
	Class string // takes the place of the pattern's Class, if not ""
	Limit string // the hand is worth this limit or more; of a limit that only yakuman reach Value says how many
}

// Exclusion says that a pattern contains others.
type Exclusion struct {
	ID     string
	Times  int  // instances dropped for each instance paid; 0 drops all; of Each and Count only where the combiner says so
	Inside bool // only instances whose sets are among those of an instance paid
}

// FuRule is one row of the fu table: a number for each set, pair, wait or hand that its
// condition holds for. Of a condition of one of them the facts are:
//
//	hand   self_draw, closed, rinshan, no_fu (sets, pair and wait give none)
//	set    run, triplet, kan (a triplet, too), orphan, concealed
//	pair   dragon, seat_wind, round_wind, other_wind
//	wait   ryanmen, kanchan, penchan, shanpon, tanki
//	whole  standard, seven_pairs, thirteen_orphans, self_draw: the fu are these and not rounded
type FuRule struct {
	ID   string
	Of   string // "hand", "set", "pair", "wait" or "whole"
	When string // the facts named above, and options; "" is always
	Fu   int
}

// Limit is a step of the limit table. Several steps may have one ID.
type Limit struct {
	ID       string
	Names    Names
	Han      int    // from this many on; 0 for limits that only yakuman reach
	Base     int    // the base points; of a limit that only yakuman reach, for each yakuman
	Reach    int    // base points by han and fu that are rounded up to Base, and those above; 0 is none
	ReachHan int    // the least han for Reach
	Each     bool   // Base is paid for each full Han
	If       string // over options
}

// Payment says who pays what share of the points.
type Payment struct {
	Style string // see PaymentStyles
	Unit  int    // payments are rounded up to multiples of it
	Honba int    // for each payer and honba
	Stick int
	Base  int // what each loser pays beside the total, or the most that one pays for another: see PaymentStyles

	Liability []Liability // who pays for a pattern that he fed
}

// Langs lists the languages of Names in order.
func Langs() [3]tile.Lang { return [3]tile.Lang{tile.EN, tile.JA, tile.ZH} }
