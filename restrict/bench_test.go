package restrict_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/tile"
)

// benchHands returns hands of 13 tiles near a finished one, with 30 tiles seen or none.
func benchHands(seen int) []*hand.Hand {
	r := corpus.New(5)
	hands := make([]*hand.Hand, 64)
	for i := range hands {
		hands[i] = r.Deal(corpus.Spec{Class: corpus.Near, Tiles: 13, Seen: seen}).Hand(form.Rules{})
	}
	return hands
}

func BenchmarkOf(b *testing.B) {
	for _, text := range []string{"tanyao", "honitsu(s)", "chanta", "toitoi", "ittsu", "sanshoku", "yakuhai", "sanankou", "pinfu", "iipeikou", "ryanpeikou", "open_yaku"} {
		for _, seen := range []int{0, 30} {
			p := mustCompile(b, text)
			hands := benchHands(seen)
			b.Run(text+map[int]string{0: "/full", 30: "/seen"}[seen], func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					if _, err := p.Of(hands[i%len(hands)], form.PoolSeen); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

func BenchmarkCompare(b *testing.B) {
	all := restrict.All(winds)
	for _, p := range all {
		p.Prepare()
	}
	for _, seen := range []int{0, 30} {
		hands := benchHands(seen)
		b.Run(map[int]string{0: "full", 30: "seen"}[seen], func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if _, err := restrict.Compare(hands[i%len(hands)], form.PoolSeen, all); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkCold is what a command for one hand pays: all yaku compiled and asked once.
func BenchmarkCold(b *testing.B) {
	h := benchHands(30)[0]
	for b.Loop() {
		if _, err := restrict.Compare(h, form.PoolSeen, restrict.All(winds)); err != nil {
			b.Fatal(err)
		}
	}
}

// winds are those of the tests.
var winds = restrict.Winds{Round: tile.East, Seat: tile.South}

// mustCompile returns the program of a text.
func mustCompile(t testing.TB, text string) *restrict.Program {
	t.Helper()
	r, err := restrict.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := restrict.Compile(r, winds)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
