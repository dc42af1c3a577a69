package rule

// OptionsRead lists the options that code reads by name where a rule set has them: those of
// payments, of what may go together, and of settling a hand with several winners. All other
// options are asked for by the expressions of the rule set itself.
func OptionsRead() []string {
	return []string{
		optTsumoLoss, optHonba, optPaoStyle, optPaoHonba,
		robClosedKan, rinshanHaitei, "multi_ron", "nagashi", optFlags, optImmunity,
	}
}
