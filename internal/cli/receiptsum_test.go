package cli_test

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/internal/cli"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/tile"
)

// scoreLine returns the command line that asks what a win of the corpus is worth.
func scoreLine(row *corpus.Riichi) []string {
	text, _ := notation.Format(hand.Tiles{Concealed: row.Closed, Melds: row.Melds}, notation.MPSZ)
	indicators := func(tiles []tile.Tile) string {
		s, _ := notation.Format(hand.Tiles{Concealed: tiles}, notation.MPSZ)
		return s
	}
	args := []string{
		"score", text, "--win", row.Win.String(), "--round", "ESWN"[row.Round-tile.East:][:1], "--seat", "ESWN"[row.Seat-tile.East:][:1],
		"--honba", strconv.Itoa(row.Honba), "--sticks", strconv.Itoa(row.Sticks), "--dora", indicators(row.Dora), "--ura", indicators(row.Ura),
		"--flags", strings.Join(row.Flags, ","),
	}
	if row.SelfDraw {
		return append(args, "--tsumo")
	}
	return append(args, "--from", map[hand.Direction]string{hand.FromLeft: "left", hand.FromAcross: "across", hand.FromRight: "right"}[row.From])
}

// block returns the lines of a part of a receipt, from its heading to the next empty line.
func block(receipt, heading string) string {
	_, rest, found := strings.Cut(receipt, "\n"+heading)
	if !found {
		return ""
	}
	part, _, _ := strings.Cut(rest, "\n\n")
	_, part, _ = strings.Cut(part, "\n")
	return part
}

// sum adds up the numbers that an expression finds in a text.
func sum(text, expr string) int {
	total := 0
	for _, m := range regexp.MustCompile(expr).FindAllStringSubmatch(text, -1) {
		n, _ := strconv.Atoi(m[1])
		total += n
	}
	return total
}

// TestReceiptAddsUp reads receipts as people do: the lines of yaku add up to the han or the
// yakuman of the first line and of the last, those of fu to the fu, and what the seats gain and
// lose to the sticks.
func TestReceiptAddsUp(t *testing.T) {
	t.Parallel()
	rnd := corpus.New(11)
	paid, yakuman := 0, 0
	for range 300 {
		row := rnd.Win(4)
		var out, errOut bytes.Buffer
		if code := cli.Run(scoreLine(&row), strings.NewReader(""), &out, &errOut); code != 0 {
			t.Fatalf("%v: %s", scoreLine(&row), errOut.String())
		}
		receipt := out.String()
		if strings.Contains(receipt, "\nNo yaku") {
			continue
		}
		paid++
		_, rest, _ := strings.Cut(receipt, "\n\n")
		head, _, _ := strings.Cut(rest, "\n")
		yaku, fu := block(receipt, "Yaku"), block(receipt, "Fu")
		if strings.Contains(head, "yakuman,") && !strings.Contains(head, "kazoe") && fu == "" {
			yakuman++
			count := max(1, sum(head, `^(\d+) times yakuman`))
			if n := sum(yaku, `  (\d+) yakuman\b`); n != count {
				t.Errorf("%d yakuman in the lines, %d in %q\n%s", n, count, head, receipt)
			}
		} else {
			if n := sum(yaku, `  (\d+) han\b`); n != sum(head, `^(\d+) han`) {
				t.Errorf("%d han in the lines\n%s", n, receipt)
			}
			if n := sum(fu, `  (\d+) fu\b`); n != sum(receipt, `\nFu  (\d+)`) || (n+9)/10*10 != sum(head, `(\d+) fu`) && n != 25 {
				t.Errorf("%d fu in the lines\n%s", n, receipt)
			}
		}
		if n := sum(block(receipt, "Payment"), `seat \w+ +([+-]?\d+)`); n != 1000*row.Sticks {
			t.Errorf("the seats gain %d, with %d sticks\n%s", n, row.Sticks, receipt)
		}
		if worth, _, _ := strings.Cut(head, "  "); !strings.Contains(receipt, " = "+worth+"\n") {
			t.Errorf("the line to copy does not end in %q\n%s", worth, receipt)
		}
		if t.Failed() {
			return
		}
	}
	if paid < 150 || yakuman < 10 {
		t.Errorf("only %d receipts, %d of yakuman", paid, yakuman)
	}
}
