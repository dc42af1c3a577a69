package call

// Action is what to do.
type Action uint8

// The actions.
const (
	Pass Action = iota
	Call
	Win // the tile completes a hand that may be won
)

// String returns the name of the action.
func (a Action) String() string { return [...]string{"pass", "call", "win"}[a] }

// String returns the name of the profile.
func (p Profile) String() string { return [...]string{"published", "bot"}[p] }

// Rule is what decided. R2 to R7 are the rules of the published text under its numbers; A1
// to A11 are places that it leaves open.
type Rule uint8

// The rules.
const (
	RuleNone   Rule = iota // no meld is possible
	RuleWin                // the tile wins
	RuleRiichi             // no calls after riichi
	RuleG0                 // the target is impossible already
	RuleR2                 // shanten rises
	RuleR3                 // shanten stays, fewer than two dora
	RuleR4                 // shanten stays, two dora: more useful tiles?
	RuleR5                 // shanten falls from 2 or more, one dora: turn 8
	RuleR6                 // shanten falls from 3 or more, no dora: turn 8
	RuleR7                 // shanten falls from 1 or 2, no dora: turn 11
	RuleA1                 // shanten falls, two dora: more useful tiles all the same
	RuleA2                 // shanten falls, two dora
	RuleA3                 // shanten falls from 1, one dora
	RuleA4                 // the hand is ready or complete
	RuleA11                // shanten after the call is too high
	RuleO1                 // open hand: shanten falls
	RuleO2                 // open hand: shanten stays, more useful tiles?
	RuleO3                 // open hand: shanten rises

	GateOrphans     // at most 4 terminals and honours
	GateTriplet     // no three of a terminal or honour
	GateValuePair   // no pair of a value tile
	GatePairs       // at most one pair of terminals or honours
	GateShapes      // at most 2 terminals that other tiles are near, 1 at 1-shanten
	GateEdgeRun     // no 123 or 789
	GateOtherDora   // at most one dora that the target cannot use
	GateDora        // two dora or more
	GateEarly       // with two dora from turn 5 only
	GateValue       // yakuhai: a live pair or a triplet of a value tile
	GateReasons     // yakuhai: a reason to hurry
	GateSuit        // chinitsu: so many tiles of the suit
	GateOtherSuits  // honitsu: few tiles of other suits
	GateSuitDora    // flushes: few dora among connected tiles of other suits
	GateValueDora   // honitsu: no triplet of a value tile that is dora
	GateHonours     // honitsu: a pair or triplet of honours, or two
	GateHonourPairs // chinitsu: at most one pair of honours, and that early
	GateConnected   // honitsu: few connected tiles of other suits near the end
	GateSuitSet     // flushes: no complete set of another suit, unless it is early
	GateReady       // to be ready: the hand is not
	GateFormal      // any hand, to be ready at the end: late enough
	GateOneAway     // any yaku: one from ready
	GateWorth       // any yaku: worth enough
	BotDiscard      // an unusable tile is held, but a usable one would go
	BotCloser       // shanten falls
	BotNotCloser    // shanten does not fall, and a usable tile would go
	BotFarther      // closed hand: shanten rises
	BotGain         // closed hand: shanten stays, 30 % more useful tiles?
	BotOpen         // open hand: an unusable tile goes
	BotFrees        // closed hand, no plan for tanyao: an unusable tile goes
	BotNoPlan       // no target is given, and no plan fits the hand
	BotThreat       // 2-shanten against a dangerous opponent, or against several
	BotThreatFar    // 3-shanten against an opponent that threatens to win
	BotLastRound    // closed hand: even twice its worth does not leave the last place
	numRules        = iota
	gainPercent     = 30
	oneThreat       = 7700 // points at which a single threat stops a call at 2-shanten
	severalThreats  = 5200 // points at which several do, all of them worth as much
	littleNeeded    = 1000 // points that any hand brings
)

// String returns the short name of the rule.
func (r Rule) String() string {
	return [numRules]string{
		"none", "win", "riichi", "G0", "R2", "R3", "R4", "R5", "R6", "R7",
		"A1", "A2", "A3", "A4", "A11", "O1", "O2", "O3",
		"gate:orphans", "gate:triplet", "gate:value_pair", "gate:pairs", "gate:shapes", "gate:edge_run",
		"gate:other_dora", "gate:dora", "gate:early",
		"gate:value", "gate:reasons",
		"gate:suit", "gate:other_suits", "gate:suit_dora", "gate:value_dora", "gate:honours", "gate:honour_pairs",
		"gate:connected", "gate:suit_set", "gate:ready",
		"gate:formal", "gate:one_away", "gate:worth",
		"bot:discard", "bot:closer", "bot:not_closer", "bot:farther", "bot:gain", "bot:open", "bot:frees", "bot:no_plan",
		"bot:threat", "bot:threat_far", "bot:last_round",
	}[r]
}

// Quantity is what a Comparison is about.
type Quantity uint8

// The quantities. Where one is compared with what it was before the call, that is the bound.
const (
	OfNothing     Quantity = iota
	OfShanten              // shanten after the call
	OfReady                // shanten before the call
	OfUkeire               // useful tiles after the call
	OfDora                 // D
	OfOtherDora            // D'
	OfTurn                 // T
	OfOrphans              // terminals and honours held
	OfTriplets             // kinds of terminals and honours held three times
	OfValuePairs           // pairs of value tiles
	OfOrphanPairs          // pairs of terminals and honours
	OfShapes               // terminals that other tiles are near
	OfEdgeRuns             // runs 123 and 789 held
	OfUnusable             // unusable tiles held
	OfValues               // value tiles held as a live pair or a triplet
	OfReasons              // reasons to hurry
	OfSuit                 // tiles of the suit aimed at
	OfOtherSuits           // tiles of the other two suits
	OfSuitDora             // dora among connected tiles of the other suits
	OfValueDora            // triplets of value tiles that are dora
	OfHonours              // honours held twice or more
	OfConnected            // tiles of the other suits that others of their suit are near, two of a kind included
	OfSuitSets             // 1 if the other suits hold a complete set
	OfPoints               // points that a threat may cost, or twice those that the hand may bring
)

// String returns what the quantity counts.
func (q Quantity) String() string {
	return [...]string{
		"nothing", "shanten", "shanten before the call", "useful tiles", "dora", "other dora", "turn",
		"terminals and honours", "triplets of terminals or honours", "pairs of value tiles",
		"pairs of terminals or honours", "terminals that others are near", "runs 123 and 789", "unusable tiles",
		"value tiles", "reasons to hurry",
		"tiles of the suit", "tiles of other suits", "dora among connected tiles of other suits", "triplets of value dora",
		"pairs and triplets of honours", "connected tiles of other suits", "sets of other suits", "points",
	}[q]
}

// Lost says why a candidate is not called.
type Lost uint8

// The reasons.
const (
	NotLost        Lost = iota // it is called
	LostToRule                 // it is the best, or one of several that a rule on the hand stops; see its Verdict
	LostIllegal                // kuikae leaves no discard
	LostImpossible             // the target is impossible after it
	LostTooFar                 // shanten after it is above the greatest allowed
	LostDiscard                // its discard is usable, though an unusable tile is held
	LostShanten                // another has less shanten
	LostUkeire                 // another has more useful tiles
	LostOrder                  // equal to another that comes first
)

// String returns the name of the reason.
func (l Lost) String() string {
	return [...]string{"not_lost", "rule", "illegal", "impossible", "too_far", "discard", "shanten", "ukeire", "order"}[l]
}
