package rule_test

import (
	"fmt"
	"slices"

	"mentsu/rule"
)

func ExampleOptionsRead() {
	fmt.Println(slices.Contains(rule.OptionsRead(), "honba_per_payer"))
	// Output: true
}

func ExamplePaymentStyles() {
	fmt.Println(rule.PaymentStyles()[0])
	// Output: riichi
}
