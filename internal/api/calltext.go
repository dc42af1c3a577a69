package api

import (
	"sync"

	"mentsu/call"
	"mentsu/internal/phrase"
)

// planTexts names the plans of profile bot.
//
//nolint:gochecknoglobals // a table, built once and never changed
var planTexts = sync.OnceValue(func() map[call.Plan]phrase.Text {
	return map[call.Plan]phrase.Text{
		call.PlanTanyao:   phrase.Of("tanyao"),
		call.PlanYakuhai:  phrase.Of("yakuhai"),
		call.PlanHonitsu:  phrase.Of("honitsu"),
		call.PlanChinitsu: phrase.Of("chinitsu"),
		call.PlanFormal:   phrase.Of("ready at the end"),
		call.PlanOpen:     phrase.Of("any open yaku"),
		call.PlanOther:    phrase.Of("another target"),
	}
})

// quantityTexts says what is compared.
//
//nolint:gochecknoglobals // a table, built once and never changed
var quantityTexts = sync.OnceValue(func() map[call.Quantity]phrase.Text {
	return map[call.Quantity]phrase.Text{
		call.OfNothing:     phrase.Of("the target is out of reach already"), // of a plan
		call.OfShanten:     phrase.Of("shanten"),
		call.OfReady:       phrase.Of("shanten before the call"),
		call.OfUkeire:      phrase.Of("useful tiles"),
		call.OfDora:        phrase.Of("usable dora"),
		call.OfOtherDora:   phrase.Of("unusable dora"),
		call.OfTurn:        phrase.Of("turn"),
		call.OfOrphans:     phrase.Of("terminals and honours"),
		call.OfTriplets:    phrase.Of("triplets of terminals or honours"),
		call.OfValuePairs:  phrase.Of("pairs of value tiles"),
		call.OfOrphanPairs: phrase.Of("pairs of terminals or honours"),
		call.OfShapes:      phrase.Of("terminals with neighbours"),
		call.OfEdgeRuns:    phrase.Of("runs 123 and 789"),
		call.OfUnusable:    phrase.Of("unusable tiles"),
		call.OfValues:      phrase.Of("live pairs and triplets of value tiles"),
		call.OfReasons:     phrase.Of("reasons to hurry"),
		call.OfSuit:        phrase.Of("tiles of the suit"),
		call.OfOtherSuits:  phrase.Of("tiles of other suits"),
		call.OfSuitDora:    phrase.Of("dora among connected tiles of other suits"),
		call.OfValueDora:   phrase.Of("triplets of value tiles that are dora"),
		call.OfHonours:     phrase.Of("pairs and triplets of honours"),
		call.OfConnected:   phrase.Of("connected tiles of other suits"),
		call.OfSuitSets:    phrase.Of("complete sets of other suits"),
		call.OfPoints:      phrase.Of("points"),
	}
})
