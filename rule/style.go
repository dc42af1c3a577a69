package rule

import "slices"

// style is a way of paying.
type style uint8

const (
	styleRiichi style = iota
	styleBase
	styleShared
)

// PaymentStyles lists the ways of paying. "riichi": base points times 2, 4 or 6, as the
// winner and the payer deal or not, rounded up to the unit. "base": each loser pays the base
// of the payment, and the total beside it if the win is a self-draw, or his discard.
// "shared": each loser pays the total, but for a discard nobody pays more than the base for
// another, who pays the rest.
func PaymentStyles() []string { return []string{"riichi", "base", "shared"} }

// styleOf returns the style of a name.
func styleOf(name string) style { return style(max(0, slices.Index(PaymentStyles(), name))) }

// bystander returns what those pay who did not discard the tile that was won.
func (p *payer) bystander(base int) int {
	switch p.style {
	case styleBase:
		return p.base
	case styleShared:
		return min(base, p.base)
	default:
		return 0
	}
}
