package notation_test

import (
	"fmt"
	"reflect"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/notation"
)

// checkPlain expects of Plain what Hand says about text, if it takes it at all.
func checkPlain(t *testing.T, text string) (taken bool) {
	t.Helper()
	got, ok := notation.Plain([]byte(text))
	if !ok {
		return false
	}
	for _, n := range []notation.Notation{notation.Auto, notation.MPSZ} {
		want, err := notation.Hand(text, n, hand.Context{})
		if err != nil || !reflect.DeepEqual(&got, want) {
			t.Fatalf("%q: %+v, %s makes %+v, %v", text, got, n, want, err)
		}
	}
	want, _ := notation.Format(got.Tiles(), notation.MPSZ)
	if s := string(notation.AppendConcealed([]byte("hand "), &got)); s != "hand "+want {
		t.Fatalf("%q: %s, want %s", text, s, want)
	}
	return true
}

// TestPlainTakesTheCommonShape holds that hands of concealed tiles do take the short way.
func TestPlainTakesTheCommonShape(t *testing.T) {
	r := corpus.New(2)
	for _, class := range corpus.Classes() {
		for _, size := range []int{1, 2, 4, 5, 13, 14} {
			for range 200 {
				h := r.Deal(corpus.Spec{Class: class, Tiles: size}).Hand(form.Rules{})
				text, _ := notation.Format(h.Tiles(), notation.MPSZ)
				if !checkPlain(t, text) {
					t.Fatalf("%s: not taken", text)
				}
			}
		}
	}
	for _, text := range []string{"1z1p1m1s", "50m", "05m55z", "9z", "8m3m", "7z7z"} {
		if taken := checkPlain(t, text); taken != (text != "9z") {
			t.Errorf("%s: taken %v", text, taken)
		}
	}
}

// TestPlainLeavesTheRest gives texts that only Hand reads, or nobody.
func TestPlainLeavesTheRest(t *testing.T) {
	for _, text := range []string{
		"", "m", "1", "1m2", "m1m", "1mm", "1m 1m", "1M", "11j", "11m[111z]", "🀇", "0z", "8z", "11111m", "00m",
		"123m", "123456789m123456789p", "1m1m1m1m1m1m1m1m1m1m1m1m1m1m1m1m1m1m1m", "1\x00m", "1x", "-1m",
	} {
		if _, ok := notation.Plain([]byte(text)); ok {
			t.Errorf("%q is taken", text)
		}
	}
}

func FuzzPlain(f *testing.F) {
	for _, s := range []string{"123m0567p789s114z", "1z1p1m1s", "50m5z", "0z", "1m1m1m1m1m", "11j", "1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) { checkPlain(t, text) })
}

func TestPlainDoesNotAllocate(t *testing.T) {
	text, room := []byte("123m0567p789s1144z"), make([]byte, 0, 64)
	n := testing.AllocsPerRun(100, func() {
		h, _ := notation.Plain(text)
		room = notation.AppendConcealed(room[:0], &h)
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func ExamplePlain() {
	h, ok := notation.Plain([]byte("789s123m0p"))
	fmt.Println(h.Size(), ok)
	_, ok = notation.Plain([]byte("[789s]1p")) // a hand, but not in the common shape
	fmt.Println(ok)
	// Output:
	// 7 true
	// false
}

func ExampleAppendConcealed() {
	h, _ := notation.Plain([]byte("789s123m50p"))
	fmt.Println(string(notation.AppendConcealed(nil, &h)))
	// Output: 123m05p789s
}
