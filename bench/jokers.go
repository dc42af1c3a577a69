package main

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"mentsu/internal/oracle"
	"mentsu/need"
	"mentsu/tile"
)

// judged is a hand of 14 tiles, jokers among them, that is complete or not.
type judged struct {
	counts tile.Counts
	jokers int
}

// judgedHands returns the hands of the joker vectors by number of jokers and verdict.
func judgedHands() (map[int][2][]judged, error) {
	file, err := os.Open("win/testdata/hands.txt.gz")
	if err != nil {
		return nil, err
	}
	unzip, err := gzip.NewReader(file)
	if err != nil {
		return nil, err
	}
	all := make(map[int][2][]judged)
	for scan := bufio.NewScanner(unzip); scan.Scan(); {
		field := strings.Fields(scan.Text())
		var h judged
		if h.jokers, err = strconv.Atoi(field[1]); err != nil {
			return nil, err
		}
		for k, n := range field[2] {
			h.counts[k] = uint8(n - '0')
		}
		both := all[h.jokers]
		verdict := int(field[3][0] - '0')
		both[verdict] = append(both[verdict], h)
		all[h.jokers] = both
	}
	return all, nil
}

// method is a win check.
type method struct {
	name string
	wins func(h *judged) bool
	slow bool // asked of few hands only
}

func methods() []method {
	cover, tables := need.LoadCover(), need.Load()
	maps := oracle.NewThirtySixTables(6)
	return []method{
		{name: "this engine, a fifth copy allowed", wins: func(h *judged) bool { return cover.Jokers(need.KeysOf(&h.counts)) <= h.jokers }},
		{name: "this engine, four of a kind", wins: func(h *judged) bool { return tables.Distance(need.KeysOf(&h.counts), 4) <= h.jokers }},
		{name: "36 tables", wins: func(h *judged) bool { return maps.Win(h.counts, h.jokers) }},
		{name: "gap filling", wins: func(h *judged) bool { return oracle.GapFilling(h.counts, h.jokers) }},
		{name: "pruned enumeration", wins: func(h *judged) bool { return oracle.PrunedEnumeration(h.counts, h.jokers, 4) }, slow: true},
	}
}

// jokerTable returns a table of all methods, in nanoseconds a check: losing and winning
// hands with 0, 1, 6 and 8 jokers.
func jokerTable() (string, error) {
	hands, err := judgedHands()
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString("| win check, ns: losing / winning hands | 0 jokers | 1 | 6 | 8 |\n|---|---|---|---|---|\n")
	for _, m := range methods() {
		fmt.Fprintf(&b, "| %s |", m.name)
		for _, jokers := range []int{0, 1, 6, 8} {
			fmt.Fprintf(&b, " %s / %s |", m.time(hands[jokers][0]), m.time(hands[jokers][1]))
		}
		b.WriteString("\n")
	}
	return b.String(), nil
}

// time returns the median nanoseconds a check over the hands.
func (m *method) time(hands []judged) string {
	if m.slow {
		hands = hands[:min(len(hands), 20)]
	}
	r := row{ask: func(i int) int {
		if m.wins(&hands[i%len(hands)]) {
			return 1
		}
		return 0
	}}
	n := rounds
	if m.slow {
		n = 3
	}
	for range n {
		r.times = append(r.times, r.round(len(hands), roundTime/4))
	}
	return fmt.Sprintf("%.0f", r.median())
}

// round returns the nanoseconds a hand of going through all hands, again until some time
// has passed.
func (r *row) round(hands int, least time.Duration) float64 {
	start, n := clock(), 0
	for n == 0 || clock()-start < least {
		for i := range hands {
			r.sum += r.ask(i)
		}
		n += hands
	}
	return float64((clock() - start).Nanoseconds()) / float64(n)
}
