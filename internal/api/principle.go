package api

import (
	"math/bits"

	"mentsu/rule"
)

// principle returns the principle of the Chinese official rules by which something is not
// paid; "" if it is none of them, as for an option, or under other rules. A fan that another
// always holds is not repeated, and the sets of one are not regrouped among themselves.
func principle(d *rule.Definition, e rule.Excluded) string {
	if d.Combine != "once" {
		return ""
	}
	switch e.Why {
	case rule.ImpliedBy:
		if bits.OnesCount8(e.Sets) > 1 {
			return "non_separation"
		}
		return "non_repeat"
	case rule.SameFanReused:
		return "non_identical"
	case rule.OtherReading:
		return "highest"
	case rule.SharesSets:
		return "account_once"
	default:
		return ""
	}
}
