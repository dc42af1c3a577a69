package tile_test

import (
	"testing"

	"mentsu/tile"
)

// kindNames spells out what every kind is called, in the order of the kinds.
var kindNames = [tile.NumKinds]struct{ text, en, ja, zh string }{
	{"1m", "1 of characters", "一萬", "一万"},
	{"2m", "2 of characters", "二萬", "二万"},
	{"3m", "3 of characters", "三萬", "三万"},
	{"4m", "4 of characters", "四萬", "四万"},
	{"5m", "5 of characters", "五萬", "五万"},
	{"6m", "6 of characters", "六萬", "六万"},
	{"7m", "7 of characters", "七萬", "七万"},
	{"8m", "8 of characters", "八萬", "八万"},
	{"9m", "9 of characters", "九萬", "九万"},
	{"1p", "1 of dots", "一筒", "一筒"},
	{"2p", "2 of dots", "二筒", "二筒"},
	{"3p", "3 of dots", "三筒", "三筒"},
	{"4p", "4 of dots", "四筒", "四筒"},
	{"5p", "5 of dots", "五筒", "五筒"},
	{"6p", "6 of dots", "六筒", "六筒"},
	{"7p", "7 of dots", "七筒", "七筒"},
	{"8p", "8 of dots", "八筒", "八筒"},
	{"9p", "9 of dots", "九筒", "九筒"},
	{"1s", "1 of bamboo", "一索", "一条"},
	{"2s", "2 of bamboo", "二索", "二条"},
	{"3s", "3 of bamboo", "三索", "三条"},
	{"4s", "4 of bamboo", "四索", "四条"},
	{"5s", "5 of bamboo", "五索", "五条"},
	{"6s", "6 of bamboo", "六索", "六条"},
	{"7s", "7 of bamboo", "七索", "七条"},
	{"8s", "8 of bamboo", "八索", "八条"},
	{"9s", "9 of bamboo", "九索", "九条"},
	{"1z", "east wind", "東", "东风"},
	{"2z", "south wind", "南", "南风"},
	{"3z", "west wind", "西", "西风"},
	{"4z", "north wind", "北", "北风"},
	{"5z", "white dragon", "白", "白板"},
	{"6z", "green dragon", "發", "发财"},
	{"7z", "red dragon", "中", "红中"},
}

func TestKindNames(t *testing.T) {
	for i, want := range kindNames {
		k := tile.Kind(i)
		if got := k.String(); got != want.text {
			t.Errorf("Kind(%d).String() = %q, want %q", i, got, want.text)
		}
		for lang, want := range map[tile.Lang]string{tile.EN: want.en, tile.JA: want.ja, tile.ZH: want.zh} {
			if got := k.Name(lang); got != want {
				t.Errorf("%v.Name(%v) = %q, want %q", k, lang, got, want)
			}
		}
	}
}

// TestOutside checks that values that are no tile print instead of failing.
func TestOutside(t *testing.T) {
	for v := tile.NumTiles; v < 256; v++ {
		if got := tile.Tile(v).String(); got != "?" {
			t.Errorf("Tile(%d).String() = %q, want ?", v, got)
		}
		if got := tile.Kind(v).Name(tile.ZH); got != "?" {
			t.Errorf("Kind(%d).Name(ZH) = %q, want ?", v, got)
		}
	}
}

func TestKindParts(t *testing.T) {
	for k := range tile.Kind(tile.NumKinds) {
		s := k.Suit()
		if got := s.First() + tile.Kind(k.Rank()) - 1; got != k {
			t.Errorf("suit %d and rank %d of %v give %v", s, k.Rank(), k, got)
		}
		if k.Rank() < 1 || k.Rank() > s.Len() {
			t.Errorf("rank of %v = %d, want 1..%d", k, k.Rank(), s.Len())
		}
		if got, want := k.IsHonour(), s == tile.Honours; got != want {
			t.Errorf("%v.IsHonour() = %v, want %v", k, got, want)
		}
		if got, want := k.IsOrphan(), s == tile.Honours || k.Rank() == 1 || k.Rank() == 9; got != want {
			t.Errorf("%v.IsOrphan() = %v, want %v", k, got, want)
		}
	}
}

func TestDora(t *testing.T) {
	const before = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s 1z 2z 3z 4z 5z 6z 7z "
	const after4 = "2m 3m 4m 5m 6m 7m 8m 9m 1m 2p 3p 4p 5p 6p 7p 8p 9p 1p 2s 3s 4s 5s 6s 7s 8s 9s 1s 2z 3z 4z 1z 6z 7z 5z "
	for i := range tile.NumKinds {
		k := tile.Kind(i)
		if k.String() != before[3*i:3*i+2] {
			t.Fatalf("kind %d is %v", i, k)
		}
		if got := k.Dora(4).String(); got != after4[3*i:3*i+2] {
			t.Errorf("%v.Dora(4) = %s, want %s", k, got, after4[3*i:3*i+2])
		}
		if tile.SanmaGone.Has(k) {
			continue
		}
		want := k.Dora(4)
		if k == tile.Man1 {
			want = tile.Man1 + 8
		}
		if got := k.Dora(3); got != want {
			t.Errorf("%v.Dora(3) = %v, want %v", k, got, want)
		}
	}
}

func TestTiles(t *testing.T) {
	for _, c := range []struct {
		tile tile.Tile
		text string
		kind tile.Kind
		red  bool
	}{
		{tile.Tile(tile.Man1), "1m", tile.Man1, false},
		{tile.Tile(tile.Red), "7z", tile.Red, false},
		{tile.RedMan, "0m", tile.Man1 + 4, true},
		{tile.RedPin, "0p", tile.Pin1 + 4, true},
		{tile.RedSou, "0s", tile.Sou1 + 4, true},
		{tile.Joker, "j", tile.Kind(tile.Joker), false},
	} {
		if c.tile.String() != c.text || c.tile.Kind() != c.kind || c.tile.IsRed() != c.red {
			t.Errorf("tile %d = %q, kind %d, red %v, want %q, %d, %v",
				c.tile, c.tile.String(), c.tile.Kind(), c.tile.IsRed(), c.text, c.kind, c.red)
		}
	}
	for s := tile.Man; s <= tile.Sou; s++ {
		if got := tile.RedFive(s); !got.IsRed() || got.Kind() != s.First()+4 {
			t.Errorf("RedFive(%d) = %v", s, got)
		}
	}
}

// TestLess walks the canonical order and checks every pair in it.
func TestLess(t *testing.T) {
	var order []tile.Tile
	for k := range tile.Kind(tile.NumKinds) {
		if !k.IsHonour() && k.Rank() == 5 {
			order = append(order, tile.RedFive(k.Suit()))
		}
		order = append(order, tile.Tile(k))
	}
	order = append(order, tile.Joker)
	if len(order) != tile.NumTiles {
		t.Fatalf("%d tiles in order, want %d", len(order), tile.NumTiles)
	}
	for i, a := range order {
		for j, b := range order {
			if got := a.Less(b); got != (i < j) {
				t.Errorf("%v.Less(%v) = %v, want %v", a, b, got, i < j)
			}
		}
	}
}

func TestLang(t *testing.T) {
	for code, want := range map[string]tile.Lang{"en": tile.EN, "ja": tile.JA, "zh": tile.ZH} {
		if got, ok := tile.LangByName(code); !ok || got != want || got.String() != code {
			t.Errorf("LangByName(%q) = %v, %v", code, got, ok)
		}
	}
	for _, code := range []string{"", "EN", "de"} {
		if got, ok := tile.LangByName(code); ok || got != tile.EN {
			t.Errorf("LangByName(%q) = %v, %v, want en, false", code, got, ok)
		}
	}
}
