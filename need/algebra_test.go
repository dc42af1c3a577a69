package need_test

import (
	"flag"
	"fmt"
	"math/bits"
	"os"
	"regexp"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/oracle"
	"mentsu/need"
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

var update = flag.Bool("update", false, "write docs/algebra.svg anew")

// facts returns what docs/algebra.md says with numbers, computed.
func facts() []string {
	tables := need.Load()
	var empty tile.Counts
	v := tables.Vec(tables.Part(need.KeysOf(&empty), tile.Man))
	row := func(pair int) string {
		var b strings.Builder
		for s := range 5 {
			fmt.Fprintf(&b, "%4d", v.Lane(s, pair))
		}
		return b.String()
	}
	suit, sets := spelled(tile.Man.Len()), spelled(form.Rules{}.WithDefaults().Sets)
	return append(automata(),
		fmt.Sprintf("counts of the %d kinds", tile.NumKinds),
		"sets           0   1   2   3   4\n",
		"no pair     "+row(0),
		"with a pair "+row(1),
		fmt.Sprintf("A standard hand is %s sets and a pair", sets),
		fmt.Sprintf("A suit is %s numbers", spelled(automaton.NumLanes)),
		fmt.Sprintf("with the pair: %s numbers", spelled(automaton.NumLanes)),
		fmt.Sprintf("the %s parts of", spelled(tile.NumSuits)),
		fmt.Sprintf("merge of all %s parts", spelled(tile.NumSuits)),
		fmt.Sprintf("a hand is %s look-ups (counts of a part to class) and %s merges", spelled(tile.NumSuits), spelled(tile.NumSuits-1)),
		fmt.Sprintf("a hand is %s classes", spelled(tile.NumSuits)),
		fmt.Sprintf("A suit has %d different counts (0 to %d of %s ranks), the honours %d.", oracle.NumKeys(tile.Man), tile.Copies, suit, oracle.NumKeys(tile.Honours)),
		fmt.Sprintf("There are only %d", need.NumClasses),
		fmt.Sprintf("one table of %d x %d bytes", need.NumClasses, need.NumClasses),
		fmt.Sprintf("one step for %s ranks and one\nfor %s, so that a part costs two look-ups", spelled(need.HeadRanks()), spelled(tile.Man.Len()-need.HeadRanks())),
		fmt.Sprintf("all %s draws of a\nsuit is one %d-bit word", suit, need.EffectBits),
		fmt.Sprintf("Three players are caps of 0 for %s kinds", spelled(tile.SanmaGone.Len())),
		fmt.Sprintf("the %s forms of riichi", spelled(bits.OnesCount64(uint64(form.Riichi)))),
	)
}

// automata returns what the page says of the automata and the vectors they end in.
func automata() []string {
	suit4, honours4, classes4 := automaton.Standard(4)
	suit5, honours5, classes5 := automaton.Standard(5)
	both := func(a, b *automaton.Automaton) int {
		all := make(map[automaton.Vec]bool)
		for _, v := range append(append([]automaton.Vec{}, a.Vecs...), b.Vecs...) {
			all[v] = true
		}
		return len(all)
	}
	states := func(a *automaton.Automaton) int {
		n := 0
		for _, level := range a.Levels {
			n += len(level)
		}
		return n
	}
	draws := automaton.Draws(suit4, honours4, classes4)
	pairs, most := 0, 0
	for i, kept := range automaton.KeptLanes(draws, classes4) {
		pairs += len(draws[i])
		most = max(most, bits.OnesCount16(kept))
	}
	constants := automaton.Constants()
	return []string{
		fmt.Sprintf("only %d different\nvectors, those of the honours %d, both together %d.", len(suit4.Vecs), len(honours4.Vecs), both(suit4, honours4)),
		fmt.Sprintf("they give %d in all", len(classes4)),
		fmt.Sprintf("With %s sets and a pair the same counts give %d, %d, %d and %d.", spelled(5), len(suit5.Vecs), len(honours5.Vecs), both(suit5, honours5), len(classes5)),
		fmt.Sprintf("has %d states for a suit and %d for the honours, %d bytes as a constant", states(suit4), states(honours4), len(constants.SuitSteps)+len(constants.HonourSteps)),
		fmt.Sprintf("There are %d pairs of a class", pairs),
		fmt.Sprintf("the %s numbers", spelled(automaton.NumLanes)),
		fmt.Sprintf("at most %d of the %s", most, spelled(automaton.NumLanes)),
	}
}

// spelled returns a small number in words.
func spelled(n int) string {
	return [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}[n]
}

// plain lists numbers that are no facts: formulas, hands, the size of the page.
var plain = regexp.MustCompile(`max\(0, T - H\)|less 1\.|at distance 0|for 0, 1, 2, 3 or 4 sets|123m678p78s11223z|j = cap \+ 1 - held|Two pages for|gone, three players,|Two parts \*\*merge`)

// totals lists the numbers of docs/algebra.md that a test of package odds computes.
var totals = regexp.MustCompile(`All \d+ deals of 14 tiles|\d+ of them are complete`)

// numbers finds numbers in digits or in words, but for one.
var numbers = regexp.MustCompile(`(?i)[0-9]|\b(two|three|four|five|six|seven|eight|nine|ten|half|third|tenth|dozen|hundred|thousand|million)\b`)

// Every number in the document is one of the facts.
func TestAlgebraPage(t *testing.T) {
	page, err := os.ReadFile("../docs/algebra.md")
	if err != nil {
		t.Fatal(err)
	}
	text := string(page)
	for _, fact := range facts() {
		if !strings.Contains(text, fact) {
			t.Errorf("docs/algebra.md does not say %q", fact)
		}
		text = strings.ReplaceAll(text, fact, "")
	}
	text = totals.ReplaceAllString(plain.ReplaceAllString(text, ""), "")
	for line := range strings.SplitSeq(text, "\n") {
		if numbers.MatchString(line) {
			t.Errorf("docs/algebra.md has a number that no test computes: %q", line)
		}
	}
}

// The figure of the document is drawn here.
func TestAlgebraFigure(t *testing.T) {
	const name = "../docs/algebra.svg"
	want := figure()
	if *update {
		if err := os.WriteFile(name, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("docs/algebra.svg is out of date: run go test ./need -update")
	}
}

// figure draws the ten numbers of each part of a hand and of the whole.
func figure() string {
	tables := need.Load()
	hand := counts("123", "678", "78", "11223")
	keys := need.KeysOf(&hand)
	whole := automaton.Neutral()
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 232" font-family="sans-serif" font-size="12">` + "\n")
	b.WriteString(`<rect width="860" height="232" fill="#ffffff"/>` + "\n")
	for i, title := range []string{"123m", "678p", "78s", "11223z"} {
		v := tables.Vec(tables.Part(keys, tile.Suit(i)))
		whole = need.Merge(whole, v)
		panel(&b, 30+160*i, title, v)
	}
	panel(&b, 30+160*4+20, "the whole hand", whole)
	b.WriteString(`<text x="30" y="224" fill="#444">across: sets made; up: tiles missing; </text>` + "\n")
	b.WriteString(`<text x="250" y="224" fill="#0b6fa4">without the pair</text><text x="350" y="224" fill="#b5530f">with the pair</text>` + "\n")
	fmt.Fprintf(&b, `<text x="440" y="224" fill="#444">four sets and the pair: %d tiles missing, shanten %d</text>`+"\n", whole.Lane(4, 1), whole.Lane(4, 1)-1)
	b.WriteString("</svg>\n")
	return b.String()
}

// panel draws the ten numbers of a vector.
func panel(b *strings.Builder, x int, title string, v need.Vec) {
	fmt.Fprintf(b, `<text x="%d" y="18" font-weight="bold">%s</text>`+"\n", x, title)
	fmt.Fprintf(b, `<path d="M%d 30V190H%d" stroke="#999" fill="none"/>`+"\n", x, x+138)
	for pair, colour := range []string{"#0b6fa4", "#b5530f"} {
		var points, labels strings.Builder
		for s := range 5 {
			px, py := x+14+28*s, 170-10*v.Lane(s, pair)
			fmt.Fprintf(&points, "%d,%d ", px, py)
			fmt.Fprintf(&labels, `<text x="%d" y="%d" fill="%s">%d</text>`, px+5-14*pair, py+14-19*pair, colour, v.Lane(s, pair))
		}
		fmt.Fprintf(b, `<polyline points="%s" stroke="%s" stroke-width="2" fill="none"/>%s`+"\n", strings.TrimSpace(points.String()), colour, labels.String())
	}
	for s := range 5 {
		fmt.Fprintf(b, `<text x="%d" y="204" fill="#444">%d</text>`, x+11+28*s, s)
	}
	b.WriteString("\n")
}
