package rule_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mentsu/rule"
)

// TestOptionsRead looks for each option that code is said to read in the code.
func TestOptionsRead(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var code strings.Builder
	for _, file := range append(files, "../internal/api/settle.go") {
		if file == "read.go" || strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		code.Write(text)
	}
	for _, id := range rule.OptionsRead() {
		if !strings.Contains(code.String(), `"`+id+`"`) {
			t.Errorf("nobody reads %s", id)
		}
	}
}

func ExampleOptionsRead() {
	fmt.Println(slices.Contains(rule.OptionsRead(), "honba_per_payer"))
	// Output: true
}

func ExamplePaymentStyles() {
	fmt.Println(rule.PaymentStyles()[0])
	// Output: riichi
}
