package call

import "mentsu/shanten"

// numbers are what the published rules look at.
type numbers struct {
	before, after             shanten.Number
	ukeireBefore, ukeireAfter int
	dora, turn                int
	open                      bool // the hand has called before
	completes                 bool // the tile completes the hand, which may not be won
	unusable                  int  // concealed tiles that the target cannot use
}

// published returns the verdict of the published rules. Exactly one of them fires.
func (o *Options) published(n numbers) Verdict {
	shantens := Comparison{OfShanten, int(n.after), int(n.before)}
	switch {
	case n.before == shanten.Impossible:
		return impossible()
	case o.Ready == ReadyPass && (n.before <= 0 || n.completes), o.Ready == ReadyUnusable && n.completes && n.unusable == 0:
		return Verdict{Pass, RuleA4, Comparison{OfReady, int(n.before), 0}}
	case n.open && o.OpenHand == OpenFree:
		return openHand(n, shantens)
	case n.after > n.before:
		return Verdict{Pass, RuleR2, shantens}
	case n.after == n.before && n.dora < 2:
		return Verdict{Pass, RuleR3, Comparison{OfDora, n.dora, 2}}
	case n.after == n.before:
		return o.more(RuleR4, n)
	default:
		return o.falls(n)
	}
}

// openHand returns the verdict on a hand that has called before.
func openHand(n numbers, shantens Comparison) Verdict {
	switch {
	case n.after < n.before:
		return Verdict{Call, RuleO1, shantens}
	case n.after > n.before:
		return Verdict{Pass, RuleO3, shantens}
	default:
		return gains(RuleO2, n, n.ukeireAfter > n.ukeireBefore)
	}
}

// falls returns the verdict where the call lowers shanten.
func (o *Options) falls(n numbers) Verdict {
	far := n.before
	if o.Far == FarAfter {
		far = n.after
	}
	switch {
	case n.dora >= 2 && o.Gain == GainAlways && n.ukeireAfter <= n.ukeireBefore:
		return gains(RuleA1, n, false)
	case n.dora >= 2:
		return Verdict{fixed(o.ManyDora == AlwaysCall), RuleA2, Comparison{OfDora, n.dora, 2}}
	case n.dora == 1 && far >= 2:
		return o.from(RuleR5, n, 8)
	case n.dora == 1:
		return o.oneDora(n)
	case far >= 3:
		return o.from(RuleR6, n, 8)
	default:
		return o.from(RuleR7, n, 11)
	}
}

// oneDora returns the verdict on one dora near the end, of which the text is silent.
func (o *Options) oneDora(n numbers) Verdict {
	switch o.OneDora {
	case OneDoraAfter8:
		return o.from(RuleA3, n, 8)
	case OneDoraCall, OneDoraPass:
		return Verdict{fixed(o.OneDora == OneDoraCall), RuleA3, Comparison{OfDora, n.dora, 1}}
	default:
		return o.from(RuleA3, n, 11)
	}
}

// from returns the verdict of a rule that calls after turn bound.
func (o *Options) from(r Rule, n numbers, bound int) Verdict {
	reached := n.turn > bound || n.turn == bound && o.After == TurnAtLeast
	return Verdict{fixed(reached), r, Comparison{OfTurn, n.turn, bound}}
}

// more returns the verdict of a rule that calls for more useful tiles.
func (o *Options) more(r Rule, n numbers) Verdict {
	if o.Gain == GainBy30 {
		return gains(r, n, enough(n.ukeireBefore, n.ukeireAfter))
	}
	return gains(r, n, n.ukeireAfter > n.ukeireBefore)
}

// gains returns the verdict of a rule that has compared useful tiles.
func gains(r Rule, n numbers, call bool) Verdict {
	return Verdict{fixed(call), r, Comparison{OfUkeire, n.ukeireAfter, n.ukeireBefore}}
}

// enough reports whether useful tiles grew by 30 % or more; from none, any are enough.
func enough(before, after int) bool {
	if before == 0 {
		return after > 0
	}
	return 100*(after-before) >= gainPercent*before
}

// fixed returns Call if it should be called, else Pass.
//
//nolint:revive // turns a truth into an action
func fixed(call bool) Action {
	if call {
		return Call
	}
	return Pass
}
