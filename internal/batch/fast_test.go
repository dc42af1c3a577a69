package batch

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/api"
	"mentsu/internal/corpus"
	"mentsu/notation"
)

// checkRequest expects of the fast path, if it takes the line, the row that api.Answer has.
func checkRequest(t *testing.T, f *fast, line []byte) (taken bool) {
	t.Helper()
	before := bytes.Clone(line)
	response, ok := f.request(line)
	if !bytes.Equal(line, before) {
		t.Fatalf("%q became %q", before, line)
	}
	if !ok {
		return false
	}
	want, ok := api.Answer(line, 1)
	if got := appendJSON([]byte("row "), response); !ok || string(got) != "row "+string(want) {
		t.Fatalf("%q\n%s on the fast path\n%s (%v) on the general one", line, got[4:], want, ok)
	}
	return true
}

// checkHand expects of every operation of the fast path, if it takes the hand, the rows of
// the general path. It returns how many do.
func checkHand(t *testing.T, f *fast, text []byte, pool form.Pool) (taken int) {
	t.Helper()
	for _, op := range []string{"shanten", "useful", "discards"} {
		r := api.Request{Op: op, Pool: pool}
		response, ok := f.answer(shortRequest{op: fastOpOf(&r), pool: pool, hand: text})
		if !ok {
			continue
		}
		taken++
		columns := columnsOf(op)
		json, cells := appendJSON(nil, response), appendCells(nil, columns, response)
		r.SetHand(string(text))
		want, err := api.Do(&r)
		if err != nil {
			t.Fatalf("%s of %q: %s on the fast path, %v on the general one", op, text, json, err)
		}
		if general := api.Marshal(want); !bytes.Equal(json, general) {
			t.Fatalf("%s of %q\n%s on the fast path\n%s on the general one", op, text, json, general)
		}
		if general := appendCells(nil, columns, want); !bytes.Equal(cells, general) {
			t.Fatalf("%s of %q\n%s on the fast path\n%s on the general one", op, text, cells, general)
		}
	}
	return taken
}

// shuffled returns the tiles of a deal as somebody might type them.
func shuffled(r *corpus.Rand, size int) string {
	classes := corpus.Classes()
	h := r.Deal(corpus.Spec{Class: classes[r.Below(len(classes))], Tiles: size}).Hand(form.Rules{})
	tiles := h.Tiles().Concealed
	for i := range tiles {
		j := r.Below(i + 1)
		tiles[i], tiles[j] = tiles[j], tiles[i]
	}
	var text strings.Builder
	for _, t := range tiles {
		text.WriteString(t.String())
	}
	return text.String()
}

// TestFastPath compares both paths on hands of all classes and sizes, in any order, and
// holds that the fast path does take them.
func TestFastPath(t *testing.T) {
	r, f := corpus.New(3), &fast{}
	sizes := []int{1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 13, 14}
	hands := 3000
	if testing.Short() {
		hands = 500
	}
	for i := range hands {
		text := shuffled(r, sizes[r.Below(len(sizes))])
		pool := form.Pool(r.Below(3))
		if taken := checkHand(t, f, []byte(text), pool); taken != 2 { // discards or useful
			t.Fatalf("%s: %d operations are fast", text, taken)
		}
		op := "shanten"
		for _, line := range []string{
			fmt.Sprintf(`{"op":%q,"hand":%q}`, op, text),
			fmt.Sprintf(`{"hand": %q, "pool": %q, "op": %q, "id": %d}`, text, pool, op, i),
			fmt.Sprintf(`{ "id" : "<&> %x" , "op" : %q , "hand" : %q }`, i, op, text),
		} {
			if !checkRequest(t, f, []byte(line)) {
				t.Fatalf("%s is not fast", line)
			}
		}
	}
}

// unusual are lines near the common shape.
func unusual() []string {
	return []string{
		"", "{", "{}", "[]", `{"op":"shanten"}`, `{"hand":"11m"}`, `{"op":"shanten","hand":"11m",}`, `{"op":"shanten","hand":"11m"`,
		`{"op":"shanten","hand":"11m"}}`, `{"op":"shanten","hand":"11m"} `, ` {"op":"shanten","hand":"11m"}`, `{"op":"shanten","hand":"11m"}x`,
		`{"op":"shanten","op":"useful","hand":"11m"}`, `{"op":"shanten","hand":"11m","hand":"1m"}`, `{"op":"shanten","hand":"11m","id":1,"id":1}`,
		`{"op":"shanten","hand":"11m","id":01}`, `{"op":"shanten","hand":"11m","id":-1}`, `{"op":"shanten","hand":"11m","id":1.0}`,
		`{"op":"shanten","hand":"11m","id":}`, `{"op":"shanten","hand":"11m","id":1 2}`, `{"op":"shanten","hand":"11m","id":null}`,
		`{"op":"shanten","hand":"11m","id":{"a":1}}`, `{"op":"shanten","hand":"11m","id":"a\"b"}`, `{"op":"shanten","hand":"11m","id":"é"}`,
		`{"op":"shanten","hand":"11m","id":""}`, `{"op":"shanten","hand":"11m","id":0}`, `{"op":"shanten","hand":"11m","id":123456789012345678901234567890}`,
		`{"op":"shanten","hand":"11m","pool":""}`, `{"op":"shanten","hand":"11m","pool":"all"}`, `{"op":"shanten","hand":"11m","pool":null}`,
		`{"op":"shanten","hand":"11m","seen":"1m"}`, `{"op":"sha\u006eten","hand":"11m"}`, `{"op":"shanten","hand":"\u0031m"}`, `{"op":"win","hand":"11m"}`,
		`{"op":"shanten","hand":""}`, `{"op":"shanten","hand":11}`, `{"op":"shanten" "hand":"11m"}`, `{"op":"useful","hand":"11m"}`, `{"op":"discards","hand":"1m"}`,
		`{"op":"useful","hand":"1m"}`, `{"op":"useful","hand":"1111m"}`, `{"op":"useful","hand":"1111m222333444m5p"}`, `{"op":"discards","hand":"11m","pool":"seen"}`,
		"11m", "1111m222z3s", "1111z", "11j", "11 m", "１１m", "1m[111z]", "\xff", "{\"op\":\"shanten\",\"hand\":\"1\x00m\"}", "{\t\"op\":\"shanten\",\"hand\":\"11m\"}",
	}
}

// TestFastPathLeavesTheRest changes lines of the common shape by a byte or two: whatever
// comes out, the fast path knows what it can answer.
func TestFastPathLeavesTheRest(t *testing.T) {
	r, f := corpus.New(4), &fast{}
	lines := append(unusual(), `{"op":"shanten","id":7,"hand":"147m147p147s1234z","pool":"hand"}`, `{"op":"discards","hand":"123m0567p789s1145z"}`)
	for _, line := range lines {
		checkRequest(t, f, []byte(line))
		checkHand(t, f, []byte(line), form.PoolMelds)
	}
	taken := 0
	for range 20_000 {
		line := []byte(lines[r.Below(len(lines))])
		for range 1 + r.Below(2) {
			at := r.Below(len(line) + 1)
			switch c := byte(r.Below(128)); {
			case r.Below(2) == 0:
				line = slices.Insert(line, at, c)
			case at < len(line):
				line[at] = c
			}
		}
		if checkRequest(t, f, line) {
			taken++
		}
	}
	if taken == 0 {
		t.Error("nothing was taken")
	}
}

// FuzzFastPath gives any line to both paths, as a request and as a hand.
func FuzzFastPath(f *testing.F) {
	for _, line := range unusual() {
		f.Add([]byte(line), uint8(0))
	}
	r := corpus.New(5)
	for i := range 20 {
		text := shuffled(r, 13+i%2)
		f.Add([]byte(text), uint8(i))
		f.Add([]byte(`{"op":"`+[]string{"useful", "discards"}[i%2]+`","id":"`+text+`","hand":"`+text+`"}`), uint8(i))
	}
	memory := &fast{}
	f.Fuzz(func(t *testing.T, line []byte, pool uint8) {
		checkRequest(t, memory, line)
		checkHand(t, memory, line, form.Pool(pool%3))
	})
}

// TestOnlyPlainQuestionsAreFast holds that a request with any other field takes the general
// path, also a field that comes later.
func TestOnlyPlainQuestionsAreFast(t *testing.T) {
	for name, r := range map[string]api.Request{
		"seen": {Seen: "1m"}, "print": {Print: notation.Unicode}, "forms": {Forms: form.Standard}, "id": {ID: []byte("1")},
		"players": {Players: 3}, "reds": {Reds: &[3]uint8{}}, "drawn": {Drawn: "1m"}, "notation": {Notation: notation.MPSZ},
	} {
		r.Op = "shanten"
		if fastOpOf(&r) != 0 {
			t.Errorf("%s is fast", name)
		}
	}
	for op, want := range map[string]fastOp{"shanten": fastShanten, "useful": fastUseful, "discards": fastDiscards, "explain": 0, "": 0} {
		if got := fastOpOf(&api.Request{Op: op, Pool: form.PoolSeen}); got != want {
			t.Errorf("%q is %d", op, got)
		}
	}
}

// TestFastPathHardlyAllocates counts over a thousand lines of each kind: what is taken is
// the memory for the texts of hands, some hundreds at a time.
func TestFastPathHardlyAllocates(t *testing.T) {
	const lines, most = 1000, 2
	room := make([]byte, 0, 1<<16)
	for name, c := range map[string]struct {
		o    Options
		line string
	}{
		"JSON shanten":  {Options{}, `{"op":"shanten","id":17,"hand":"123m0567p789s1145z"}`},
		"JSON useful":   {Options{}, `{"op":"useful","hand":"123m0567p789s114z","pool":"hand"}`},
		"JSON discards": {Options{}, `{"op":"discards","hand":"123m0567p789s1145z"}`},
		"plain to JSON": {Options{Ask: &api.Request{Op: "shanten"}}, "123m0567p789s1145z"},
		"plain to TSV":  {Options{Ask: &api.Request{Op: "shanten"}, Format: TSV}, "123m0567p789s1145z"},
		"useful TSV":    {Options{Ask: &api.Request{Op: "useful"}, Format: TSV}, "123m0567p789s114z"},
		"discards TSV":  {Options{Ask: &api.Request{Op: "discards"}, Format: TSV}, "123m0567p789s1145z"},
	} {
		answers, err := c.o.answers()
		if err != nil {
			t.Fatal(err)
		}
		answer, line := answers(), Line{Text: []byte(c.line)}
		n := testing.AllocsPerRun(5, func() {
			for number := range lines {
				if _, ok := answer(room, line, number+1); !ok {
					t.Fatal("no answer")
				}
			}
		})
		if n > most {
			t.Errorf("%s: %v allocations for %d lines, want %d at most", name, n, lines, most)
		}
	}
}
