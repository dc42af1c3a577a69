package api

import (
	"sync"

	"mentsu/call"
	"mentsu/internal/phrase"
	"mentsu/shanten"
)

// numberText returns a shanten number as text.
func numberText(n shanten.Number) phrase.Text {
	if n == shanten.Impossible {
		return phrase.Of("impossible")
	}
	return phrase.Of("%d", int(n))
}

// ruleText says what the rule asks that decided, whichever way it did.
func ruleText(d *call.Decision) phrase.Text {
	bound := d.Because.Bound
	if d.Because.Of == call.OfTurn && d.Options.After == call.TurnMoreThan {
		bound++ // the first turn to call
	}
	switch d.Rule {
	case call.RuleNone:
		if len(d.Candidates) == 0 {
			return phrase.Of("no meld can be made of the tile")
		}
		return ruleTexts()[d.Rule]
	case call.RuleR5:
		return phrase.Of("shanten falls; two or more from ready with one dora, that is worth a call from turn %d on", bound)
	case call.RuleR6:
		return phrase.Of("shanten falls; three or more from ready without dora, that is worth a call from turn %d on", bound)
	case call.RuleR7:
		return phrase.Of("shanten falls; one or two from ready without dora, that is worth a call from turn %d on", bound)
	case call.RuleA3:
		if d.Because.Of == call.OfTurn {
			return phrase.Of("shanten falls; one from ready with one dora, that is worth a call from turn %d on", bound)
		}
		return phrase.Of("shanten falls, and one from ready with one dora option A3 says %s", settings(&d.Options).A3)
	case call.RuleA2:
		return phrase.Of("shanten falls, and with two dora option A2 says %s", settings(&d.Options).A2)
	case call.RuleA4:
		return phrase.Of("the hand is ready or complete, where option A4 says %s", settings(&d.Options).A4)
	case call.GateFormal:
		return phrase.Of("to be ready at the end it is too early before turn %d", bound)
	case call.GateWorth:
		return phrase.Of("the hand must bring %d points by then", bound)
	case call.RuleA11:
		return phrase.Of("after the call shanten may be %d at most", bound)
	default:
		return ruleTexts()[d.Rule]
	}
}

// ruleTexts says what the rules ask that have no number of their own.
//
//nolint:gochecknoglobals // a table, built once and never changed
var ruleTexts = sync.OnceValue(func() map[call.Rule]phrase.Text {
	return map[call.Rule]phrase.Text{
		call.RuleNone:        phrase.Of("no legal meld leaves the target possible"),
		call.RuleRiichi:      phrase.Of("no calls after riichi"),
		call.RuleG0:          phrase.Of("the target is out of reach already"),
		call.RuleR2:          phrase.Of("shanten rises"),
		call.RuleR3:          phrase.Of("shanten does not fall, and fewer than two dora are there to make up for it"),
		call.RuleR4:          phrase.Of("shanten does not fall, so with two dora the useful tiles must become more"),
		call.RuleA1:          phrase.Of("shanten falls, but option A1 asks for more useful tiles all the same"),
		call.RuleO1:          phrase.Of("the hand is open, and shanten falls"),
		call.RuleO2:          phrase.Of("the hand is open and shanten does not fall, so the useful tiles must become more"),
		call.RuleO3:          phrase.Of("the hand is open, but shanten rises"),
		call.GateOrphans:     phrase.Of("the hand has too many terminals and honours"),
		call.GateTriplet:     phrase.Of("the hand has three of a terminal or honour"),
		call.GateValuePair:   phrase.Of("the hand has a pair of a value tile"),
		call.GatePairs:       phrase.Of("the hand has too many pairs of terminals or honours"),
		call.GateShapes:      phrase.Of("the hand has too many terminals that other tiles are near"),
		call.GateEdgeRun:     phrase.Of("the hand has a run 123 or 789"),
		call.GateOtherDora:   phrase.Of("the hand has too many dora that the target cannot use"),
		call.GateDora:        phrase.Of("the hand has fewer than two dora"),
		call.GateEarly:       phrase.Of("with two dora the bot waits for turn 5"),
		call.GateValue:       phrase.Of("the hand has no live pair and no triplet of a value tile"),
		call.GateReasons:     phrase.Of("nothing makes it worth to hurry: few dora, one value pair"),
		call.GateSuit:        phrase.Of("the hand has too few tiles of the suit"),
		call.GateOtherSuits:  phrase.Of("the hand has too many tiles of other suits"),
		call.GateSuitDora:    phrase.Of("dora of other suits would have to go"),
		call.GateValueDora:   phrase.Of("a triplet of value tiles that are dora is enough"),
		call.GateHonours:     phrase.Of("the hand has too few pairs of honours"),
		call.GateHonourPairs: phrase.Of("pairs of honours would have to go"),
		call.GateConnected:   phrase.Of("near the end too many tiles of other suits fit together"),
		call.GateSuitSet:     phrase.Of("a complete set of another suit would have to go"),
		call.GateReady:       phrase.Of("the hand is ready already"),
		call.GateOneAway:     phrase.Of("only a hand one from ready opens for this"),
		call.BotDiscard:      phrase.Of("a usable tile would go while an unusable one is held"),
		call.BotCloser:       phrase.Of("shanten falls"),
		call.BotNotCloser:    phrase.Of("shanten does not fall, and a usable tile would go"),
		call.BotFarther:      phrase.Of("the hand is closed, and shanten rises"),
		call.BotGain:         phrase.Of("shanten does not fall, so the useful tiles must become 30 percent more"),
		call.BotOpen:         phrase.Of("the hand is open, and an unusable tile goes"),
		call.BotFrees:        phrase.Of("an unusable tile goes"),
		call.BotNoPlan:       phrase.Of("no plan fits the hand"),
		call.BotThreat:       phrase.Of("two from ready is too far against this threat"),
		call.BotThreatFar:    phrase.Of("three from ready is too far against a threat"),
		call.BotLastRound:    phrase.Of("what the hand may bring does not leave the last place"),
	}
})
