package cli_test

import (
	"io"
	"strings"
	"testing"

	"mentsu/internal/cli"
)

// BenchmarkRun measures a one-hand command without the start of its process.
func BenchmarkRun(b *testing.B) {
	for _, line := range []string{"version", "shanten 123m0567p789s1145z", "analyze 123m0567p789s1145z", "analyze 123m0567p789s1145z --json"} {
		b.Run(strings.ReplaceAll(line, " ", "_"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if code := cli.Run(strings.Fields(line), strings.NewReader(""), io.Discard, io.Discard); code != 0 {
					b.Fatal(code)
				}
			}
		})
	}
}
