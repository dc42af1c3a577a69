package rule

// OptionsRead lists the options that code reads by name where a rule set has them: those of
// payments, of what may go together, and of settling a hand with several winners. All other
// options are asked for by the expressions of the rule set itself.
func OptionsRead() []string {
	return []string{
		optTsumoLoss, optHonba, optPaoStyle, optPaoHonba,
		robClosedKan, rinshanHaitei, "multi_ron", "nagashi",
	}
}

// PaymentStyles lists the ways of paying. "riichi": base points times 2, 4 or 6, as the
// winner and the payer deal or not, rounded up to the unit.
func PaymentStyles() []string { return []string{"riichi"} }
