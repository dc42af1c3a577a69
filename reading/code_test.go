package reading_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/reading"
	"mentsu/tile"
)

// published holds the worked values of the publication, bit by bit.
var published = []struct {
	suit  tile.Suit
	tiles string
	bits  string
	code  reading.Code
	reads string
}{
	{tile.Pin, "11112222445566p", "00 0000 0000 0001 0001 0011 0100 0101 10", 281878, "11p 11p 22p 22p 44p 55p 66p"},
	{tile.Pin, "112233789p", "000000 1111 10000 10000 10110 01111 00", 65080124, "123p 123p 789p"},
	{tile.Sou, "11999s", "000000 0000 01000 01111 01111 01111 01", 1111997, "999s 11s"},
	{tile.Pin, "147p", "00 0000 0011 0110 1111 1111 1111 1111 11", 14417919, "1p 4p 7p"},
	{tile.Sou, "25s", "00 0001 0100 1111 1111 1111 1111 1111 11", 88080383, "2s 5s"},
	{tile.Man, "369m", "00 0010 0101 1000 1111 1111 1111 1111 11", 157548543, "3m 6m 9m"},
	{tile.Honours, "123467z", "00 0000 0001 0010 0011 0100 0101 1111 11", 4772223, "1z 2z 3z 4z 7z 6z"}, // red before green
}

func TestPublishedCodes(t *testing.T) {
	for _, test := range published {
		t.Run(test.tiles, func(t *testing.T) {
			var bits reading.Code
			for _, b := range strings.ReplaceAll(test.bits, " ", "") {
				bits = bits<<1 | reading.Code(b-'0')
			}
			if bits != test.code {
				t.Fatalf("the bits say %d, the code is %d", bits, test.code)
			}
			p, err := reading.Decode(test.suit, test.code)
			if err != nil || p.String() != test.reads {
				t.Fatalf("reads %v, %v, want %s", &p, err, test.reads)
			}
			if again, err := reading.Encode(p); again != test.code || err != nil {
				t.Errorf("becomes %d, %v", again, err)
			}
			counts := p.Tiles()
			if codes := reading.Codes(nil, test.suit, &counts); !slices.Contains(codes, test.code) {
				t.Errorf("the counts have the codes %v", codes)
			}
		})
	}
}

// Beyond what is published: kans, a fifth set, white behind green.
func TestCodeExtensions(t *testing.T) {
	pin := func(rank int) tile.Kind { return tile.Pin1 + tile.Kind(rank-1) }
	for _, test := range []struct {
		part  reading.Part
		code  reading.Code
		reads string
	}{
		{
			reading.Part{Suit: tile.Pin, NumSets: 3, Kans: 1, Sets: [5]form.Set{form.Triplet(pin(9)), form.Run(pin(2)), form.Triplet(pin(1))}},
			0b000000_1111_00000_10001_11111_01111_00, "111p 234p 9999p",
		},
		{
			reading.Part{
				Suit: tile.Pin, Shape: reading.SetsAndPair, NumSets: 5, NumKinds: 1, Kinds: [7]tile.Kind{pin(9)},
				Sets: [5]form.Set{form.Run(pin(7)), form.Run(pin(1)), form.Triplet(pin(1)), form.Run(pin(2)), form.Run(pin(4))},
			},
			0b0_10110_1000_00000_10000_10001_10011_01, "111p 123p 234p 456p 789p 99p",
		},
		{
			reading.Part{
				Suit: tile.Honours, Shape: reading.SetsAndPair, NumSets: 3, NumKinds: 1, Kinds: [7]tile.Kind{tile.White},
				Sets: [5]form.Set{form.Triplet(tile.Green), form.Triplet(tile.Red), form.Triplet(tile.North)},
			},
			0b000000_0110_00011_00100_00101_01111_01, "444z 777z 666z 55z",
		},
	} {
		t.Run(test.reads, func(t *testing.T) {
			code, err := reading.Encode(test.part)
			if code != test.code || err != nil {
				t.Fatalf("%032b, %v, want %032b", code, err, test.code)
			}
			p, err := reading.Decode(test.part.Suit, code)
			if err != nil || p.String() != test.reads {
				t.Errorf("reads %v, %v", &p, err)
			}
		})
	}
}

func TestDecodeErrors(t *testing.T) {
	for _, test := range []struct {
		name   string
		suit   tile.Suit
		code   reading.Code
		reason string
	}{
		{"no suit", 4, 65080124, "there are four suits"},
		{"zero", tile.Man, 0, "the shape has no pair, but there is one of rank 0"},
		{"bit 31", tile.Man, 1<<31 | 65080124, "bit 31 is set"},
		{"pair of rank 9", tile.Man, 0b000000_1001_01000_01111_01111_01111_01, "the pair has rank 9, the last is 8"},
		{"no pair", tile.Man, 0b000000_1111_01000_01111_01111_01111_01, "the pair has rank 15, the last is 8"},
		{"pair of the eighth honour", tile.Honours, 0b000000_0111_00000_01111_01111_01111_01, "the pair has rank 7, the last is 6"},
		{"no sets", tile.Man, 0b000000_1111_01111_01111_01111_01111_00, "no tiles"},
		{"no pairs", tile.Man, 0b00_1111_1111_1111_1111_1111_1111_1111_10, "no tiles"},
		{"no knitted tiles", tile.Honours, 0b00_1111_1111_1111_1111_1111_1111_1111_11, "no tiles"},
		{"triplet of rank 9", tile.Man, 0b000000_1111_01001_01111_01111_01111_00, "group 9 is a triplet of rank 9, the last is 8"},
		{"triplet of the eighth honour", tile.Honours, 0b000000_1111_00111_01111_01111_01111_00, "group 7 is a triplet of rank 7, the last is 6"},
		{"run of honours", tile.Honours, 0b000000_1111_10101_01111_01111_01111_00, "group 21 is no run of honours, the last is 20"},
		{"kan of the eighth honour", tile.Honours, 0b000000_1111_11110_01111_01111_01111_00, "group 30 is a kan of rank 7, the last is 6"},
		{"group behind none", tile.Man, 0b000000_1111_01111_10000_01111_01111_00, "group 16 behind an unused one"},
		{"groups fall", tile.Man, 0b000000_1111_10000_00000_01111_01111_00, "group 0 behind 16: they rise"},
		{"fifth group behind none", tile.Man, 0b0_10000_1111_10000_01111_01111_01111_00, "group 16 behind an unused one"},
		{"fifth group is 15", tile.Man, 0b0_01111_1111_10000_01111_01111_01111_00, "a fifth group that is not there is 0, not 15"},
		{"fifth copy", tile.Man, 0b000000_0000_00000_01111_01111_01111_01, "5 tiles 1m"},
		{"fifth copy of a kan", tile.Man, 0b000000_1111_10000_10111_01111_01111_00, "5 tiles 1m"},
		{"three pairs of a kind", tile.Sou, 0b00_0000_0000_0000_1111_1111_1111_1111_10, "6 tiles 1s"},
		{"bit 30 of pairs", tile.Man, 1<<30 | 281878, "bits 31 and 30 are not 0"},
		{"pair of rank 9", tile.Man, 0b00_1001_1111_1111_1111_1111_1111_1111_10, "rank 9, the last is 8"},
		{"ranks fall", tile.Man, 0b00_0001_0000_1111_1111_1111_1111_1111_10, "rank 0 behind 1: they rise"},
		{"rank behind none", tile.Man, 0b00_0001_1111_0010_1111_1111_1111_1111_10, "rank 2 behind an unused one"},
		{"two single tiles", tile.Man, 0b00_0001_0001_1111_1111_1111_1111_1111_11, "two single tiles 2m"},
		{"no knitting", tile.Man, 0b00_0001_0011_1111_1111_1111_1111_1111_11, "4m does not knit with 2m"},
		{"four honours", tile.Honours, 0b00_0000_0001_0010_0011_1111_1111_1111_11, "4 single honours: a knitted hand has 5 or more"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := reading.Decode(test.suit, test.code)
			var code *reading.CodeError
			if !errors.As(err, &code) || code.Reason != test.reason || code.Code != test.code || code.Suit != test.suit {
				t.Errorf("%v, %v, want %s", &p, err, test.reason)
			}
		})
	}
}

func TestEncodeErrors(t *testing.T) {
	run := [5]form.Set{form.Run(tile.Pin1)}
	for _, test := range []struct {
		name   string
		part   reading.Part
		reason string
	}{
		{"empty", reading.Part{}, "suit m: no tiles"},
		{"no suit", reading.Part{Suit: 4}, "suit m: no suit, shape or number: 4, 0, 0 sets, 0 kinds"},
		{"no shape", reading.Part{Shape: 4}, "suit m: no suit, shape or number: 0, 4, 0 sets, 0 kinds"},
		{"six sets", reading.Part{NumSets: 6}, "suit m: no suit, shape or number: 0, 0, 6 sets, 0 kinds"},
		{"eight pairs", reading.Part{NumKinds: 8}, "suit m: no suit, shape or number: 0, 0, 0 sets, 8 kinds"},
		{"another suit's set", reading.Part{NumSets: 1, Sets: run}, "suit m: set 41 is not of this suit"},
		{"no set", reading.Part{NumSets: 1, Sets: [5]form.Set{99}}, "suit m: set 99 is not of this suit"},
		{"another suit's pair", reading.Part{Suit: tile.Pin, Shape: reading.PairsOnly, NumKinds: 1}, "suit p: kind 0 is not of this suit"},
		{"kan of a run", reading.Part{Suit: tile.Pin, NumSets: 1, Kans: 1, Sets: run}, "suit p: the run 123p has three tiles"},
		{"pair too many", reading.Part{NumSets: 1, NumKinds: 1}, "suit m: 1 pairs beside the sets"},
		{"no pair", reading.Part{NumSets: 1, Shape: reading.SetsAndPair}, "suit m: 0 pairs beside the sets"},
		{"sets beside pairs", reading.Part{NumSets: 1, Shape: reading.PairsOnly, NumKinds: 1}, "suit m: sets in a shape that has none"},
		{"five of a kind", reading.Part{NumSets: 2}, "suit m: 6 tiles 1m"},
		{"five times five of a kind", reading.Part{NumSets: 5}, "suit m: 12 tiles 1m"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c, err := reading.Encode(test.part)
			if err == nil || err.Error() != "reading: "+test.reason {
				t.Errorf("%d, %v, want %s", c, err, test.reason)
			}
		})
	}
}

// Kans keep their fourth tile in the codes of a reading.
func TestCodesOfMelds(t *testing.T) {
	readings := reading.All(nil, parse("234m55s[9999p][777z](1111m)"), reading.Query{})
	codes, ok := readings[0].Codes()
	if len(readings) != 1 || !ok {
		t.Fatal(readings, ok)
	}
	for s, want := range []string{"234m 1111m", "9999p", "55s", "777z"} {
		if p, err := reading.Decode(tile.Suit(s), codes[s]); err != nil || p.String() != want {
			t.Errorf("%v, %v, want %s", &p, err, want)
		}
	}
}

// What no code says: a fifth tile of jokers, and thirteen orphans.
func TestNoCodes(t *testing.T) {
	for _, text := range []string{"1111m123p456s789pj", "19m19p19s12345677z"} {
		for r := range reading.Each(parse(text), reading.Query{}) {
			codes, ok := r.Codes()
			if ok != (r.Tiles()[tile.Man1] == 4) {
				t.Errorf("%v: %v, %v", &r, codes, ok)
			}
		}
	}
}

// A code that decodes is the code of what it says.
func FuzzDecode(f *testing.F) {
	for _, test := range published {
		f.Add(uint8(test.suit), uint32(test.code))
	}
	h := parse("66677778888999m")
	for r := range reading.Each(h, reading.Query{}) {
		codes, _ := r.Codes()
		f.Add(uint8(tile.Man), uint32(codes[tile.Man]))
	}
	f.Add(uint8(tile.Man), uint32(0b0_10110_1000_00000_10000_10001_10011_01))
	f.Fuzz(func(t *testing.T, suit uint8, code uint32) {
		s, c := tile.Suit(suit%(tile.NumSuits+1)), reading.Code(code)
		p, err := reading.Decode(s, c)
		if err != nil {
			return
		}
		if again, err := reading.Encode(p); again != c || err != nil {
			t.Errorf("suit %d: %d reads %v, which is %d, %v", s, c, &p, again, err)
		}
		counts := p.Tiles()
		if size := counts.Total(); size == 0 || size > hand.MaxTiles+reading.MaxSets {
			t.Errorf("suit %d: %d reads %v", s, c, &p)
		}
		if p.Kans == 0 && counts.Total() <= hand.MaxTiles && !slices.Contains(reading.Codes(nil, s, &counts), c) {
			t.Errorf("suit %d: %d reads %v, but is none of their codes", s, c, &p)
		}
	})
}

func TestCodesOfNoSuit(t *testing.T) {
	counts := tile.Counts{3}
	if codes := reading.Codes(nil, tile.Suit(9), &counts); codes != nil {
		t.Errorf("what is no suit has the codes %v", codes)
	}
}
