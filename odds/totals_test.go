package odds_test

import (
	"fmt"
	"math/big"
	"os"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/oracle"
	"mentsu/odds"
	"mentsu/tile"
)

// exactTotals says how many hands there are of each shanten number, index = shanten + 1:
// as deals from 136 tiles (weighted) or as different counts of tiles.
var exactTotals = []struct {
	tiles    int
	weighted bool
	total    uint64

	minimum, standard, sevenPairs, orphans [15]uint64
}{
	{
		tiles:    13,
		weighted: true,
		total:    483_774_556_165_488_000,
		minimum: [15]uint64{
			0, 39_270_395_383_132, 3_006_175_115_638_776, 45_249_205_945_148_216, 175_141_291_509_958_900,
			192_909_046_305_573_888, 63_384_201_353_756_672, 4_045_365_540_028_416,
		},
		standard: [15]uint64{
			0, 32_244_742_336_860, 2_462_555_550_248_952, 36_992_212_761_231_160, 150_520_686_671_360_244,
			185_259_337_372_953_600, 89_843_375_028_568_064, 17_455_607_501_553_664, 1_188_423_272_497_152, 20_113_264_738_304,
		},
		sevenPairs: [15]uint64{
			0, 7_027_758_194_688, 553_101_302_679_552, 9_948_465_682_873_344, 63_906_129_531_521_024,
			167_942_984_939_930_112, 179_140_911_005_498_624, 62_275_935_944_790_656,
		},
		orphans: [15]uint64{
			0, 3_992_977_408, 515_842_768_896, 19_787_045_404_672, 334_918_572_212_224,
			2_971_719_125_286_912, 15_196_564_025_330_688, 47_481_566_765_428_224, 94_279_951_073_921_184, 122_513_613_524_173_872,
			106_668_496_870_903_968, 63_028_268_061_280_704, 24_777_714_051_345_528, 5_875_630_423_757_640, 625_806_790_696_080,
		},
	},
	{
		tiles:    13,
		weighted: false,
		total:    98_521_596_000,
		minimum: [15]uint64{
			0, 92_371_838, 3_853_879_869, 26_789_930_989, 44_415_586_270,
			20_654_119_377, 2_655_427_013, 60_280_644,
		},
		standard: [15]uint64{
			0, 54_747_045, 2_318_210_748, 18_521_094_520, 40_311_144_206,
			28_348_596_450, 8_048_161_086, 885_943_636, 33_398_598, 299_711,
		},
		sevenPairs: [15]uint64{
			0, 37_657_312, 1_589_676_528, 13_696_502_336, 36_702_708_416,
			34_519_187_208, 11_047_694_936, 928_169_264,
		},
		orphans: [15]uint64{
			0, 157, 23_439, 1_071_928, 22_160_281,
			244_372_128, 1_568_734_167, 6_158_373_936, 15_190_812_351, 23_879_659_518,
			24_202_714_107, 16_282_910_436, 7_768_990_047, 2_693_505_360, 508_268_145,
		},
	},
	{
		tiles:    14,
		weighted: true,
		total:    4_250_305_029_168_216_000,
		minimum: [15]uint64{
			12_859_078_207_674, 2_966_241_795_738_948, 99_154_452_630_748_356, 828_714_358_375_292_670, 1_867_404_976_243_926_528,
			1_211_948_980_271_480_832, 233_501_763_289_743_360, 6_601_397_483_077_632,
		},
		standard: [15]uint64{
			11_353_128_141_498, 2_560_073_618_528_580, 84_836_864_591_965_380, 708_866_296_874_217_726, 1_732_690_933_213_527_552,
			1_270_342_844_384_821_248, 398_021_022_894_784_512, 50_748_272_871_997_440, 2_205_616_265_232_384, 21_751_324_999_680,
		},
		sevenPairs: [15]uint64{
			1_505_948_184_576, 407_609_975_291_904, 14_917_288_266_017_280, 171_011_935_106_310_144, 786_979_363_712_500_992,
			1_575_252_761_761_265_664, 1_328_078_948_734_353_600, 373_655_615_664_291_840,
		},
		orphans: [15]uint64{
			1_308_622_848, 370_415_763_456, 23_518_119_985_152, 590_352_512_974_848, 7_346_122_728_062_976,
			51_040_322_046_185_472, 212_581_807_662_242_304, 555_651_986_121_872_640, 941_161_022_727_312_816, 1_059_464_685_490_819_608,
			810_024_861_941_552_400, 425_873_964_339_776_160, 150_830_326_198_319_040, 32_541_953_116_196_160, 3_173_734_438_530_120,
		},
	},
	{
		tiles:    14,
		weighted: false,
		total:    326_520_504_500,
		minimum: [15]uint64{
			16_873_619, 2_133_064_968, 35_934_777_211, 130_938_507_660, 121_685_916_468,
			33_290_266_817, 2_496_505_635, 24_592_122,
		},
		standard: [15]uint64{
			11_498_658, 1_407_507_075, 24_534_145_015, 104_744_544_266, 131_618_303_547,
			53_783_938_428, 9_718_513_527, 685_882_185, 16_090_769, 81_030,
		},
		sevenPairs: [15]uint64{
			5_379_616, 734_317_584, 13_415_417_400, 69_936_352_904, 129_490_464_312,
			89_752_238_004, 21_794_359_040, 1_391_975_640,
		},
		orphans: [15]uint64{
			13, 4_311, 331_617, 10_359_778, 163_811_076,
			1_467_863_397, 7_948_224_999, 26_988_081_120, 58_613_857_731, 82_195_896_783,
			75_083_157_435, 45_988_972_770, 20_268_565_590, 6_607_485_885, 1_183_891_995,
		},
	},
}

// TestTotals compares all deals and all different hands of 13 and 14 tiles with figures that
// others have published, or that were counted in another way.
func TestTotals(t *testing.T) {
	for _, want := range exactTotals {
		t.Run(fmt.Sprintf("%d/%v", want.tiles, want.weighted), func(t *testing.T) {
			d, err := odds.Deals(odds.Question{Tiles: want.tiles, Patterns: !want.weighted})
			if err != nil {
				t.Fatal(err)
			}
			if d.Deals.Uint64() != want.total || !d.Exact {
				t.Errorf("%d deals, exact %v, want %d", d.Deals, d.Exact, want.total)
			}
			for _, column := range []struct {
				forms form.Forms
				want  [15]uint64
			}{
				{0, want.minimum},
				{form.Riichi, want.minimum},
				{form.Standard, want.standard},
				{form.SevenPairs, want.sevenPairs},
				{form.ThirteenOrphans, want.orphans},
			} {
				compare(t, fmt.Sprint(column.forms), d.Of(column.forms), column.want)
			}
		})
	}
}

// compare compares rows with the number of deals by shanten number, from -1 on.
func compare(t *testing.T, name string, rows []odds.Row, want [15]uint64) {
	t.Helper()
	sum := new(big.Int)
	for _, r := range rows {
		if n := want[r.Shanten+1]; n != r.Deals.Uint64() {
			t.Errorf("%s, shanten %d: %d deals, want %d", name, r.Shanten, r.Deals, n)
		}
		sum.Add(sum, r.Deals)
	}
	total := uint64(0)
	for _, n := range want {
		total += n
	}
	if sum.Uint64() != total {
		t.Errorf("%s: %d deals in all rows, want %d", name, sum, total)
	}
}

func TestMeans(t *testing.T) {
	var d *odds.Distribution
	for i, want := range []struct {
		tiles    int
		patterns bool
		forms    form.Forms
		mean     string
	}{
		{13, false, 0, "3.579679469903"},
		{13, false, form.Standard, "3.785806335647"},
		{13, false, form.SevenPairs, "4.451041304831"},
		{13, false, form.ThirteenOrphans, "8.176059527216"},
		{14, false, 0, "3.155937813737"},
		{14, false, form.Standard, "3.315576237904"},
		{14, false, form.SevenPairs, "4.211748828736"},
		{14, false, form.ThirteenOrphans, "7.841302735144"},
		{13, true, 0, "2.912415234260"},
		{13, true, form.Standard, "3.242749674153"},
		{13, true, form.SevenPairs, "3.430466611036"},
		{13, true, form.ThirteenOrphans, "8.609838047559"},
		{14, true, 0, "2.476548349480"},
		{14, true, form.Standard, "2.746607123443"},
		{14, true, form.SevenPairs, "3.117987151046"},
		{14, true, form.ThirteenOrphans, "8.358404703898"},
	} {
		if i%4 == 0 {
			var err error
			if d, err = odds.Deals(odds.Question{Tiles: want.tiles, Patterns: want.patterns}); err != nil {
				t.Fatal(err)
			}
		}
		if mean := odds.Mean(d.Of(want.forms)).FloatString(12); mean != want.mean {
			t.Errorf("%+v: mean %s", want, mean)
		}
	}
}

// The tables hold every hand once: their columns sum up to what can be counted otherwise.
func TestTotalsSum(t *testing.T) {
	for _, want := range exactTotals {
		if n := hands(want.tiles, want.weighted); n != want.total {
			t.Errorf("%d tiles, weighted %v: %d hands, want %d", want.tiles, want.weighted, n, want.total)
		}
	}
}

// A complete hand of two forms is seven pairs, six of them three by three in a row: 4668
// patterns, each dealt in 6^7 ways. A published total counts them twice.
func TestCompleteByForms(t *testing.T) {
	const overlap, sevens = 4_668, 6 * 6 * 6 * 6 * 6 * 6 * 6
	for _, want := range exactTotals {
		if want.tiles != 14 {
			continue
		}
		d, err := odds.Complete(odds.Question{Tiles: 14, Patterns: !want.weighted})
		if err != nil {
			t.Fatal(err)
		}
		both := uint64(overlap)
		if want.weighted {
			both *= sevens
		}
		for _, one := range []struct {
			forms form.Forms
			want  uint64
		}{
			{form.Standard, want.standard[0] - both},
			{form.SevenPairs, want.sevenPairs[0] - both},
			{form.ThirteenOrphans, want.orphans[0]},
			{form.Standard | form.SevenPairs, both},
			{form.Riichi, 0},
		} {
			if n := d.Complete(one.forms); n.Uint64() != one.want {
				t.Errorf("weighted %v, forms %b: %d deals, want %d", want.weighted, one.forms, n, one.want)
			}
		}
		if rows := d.Of(0); rows[0].Deals.Uint64() != want.minimum[0] || d.Deals.Uint64() != want.total {
			t.Errorf("weighted %v: %d of %d deals, want %d of %d", want.weighted, rows[0].Deals, d.Deals, want.minimum[0], want.total)
		}
	}
	published := new(big.Int).SetUint64(exactTotals[2].standard[0] + exactTotals[2].sevenPairs[0] + exactTotals[2].orphans[0])
	if published.Uint64() != 12_860_384_948_922 {
		t.Errorf("the sum of the forms is %d", published)
	}
}

// Complete hands of sets and a pair, also under restrictions, joined from the patterns of
// the suits.
func TestComplete(t *testing.T) {
	within := func(kinds tile.Kinds) (func(form.Set) bool, func(tile.Kind) bool) {
		return func(s form.Set) bool {
			ks := s.Kinds()
			return tile.KindsOf(ks[:]...)&^kinds == 0
		}, kinds.Has
	}
	simples, simplePairs := within(tile.Simples)
	characters, characterPairs := within(0x1ff | tile.AllHonours)
	triplets := func(s form.Set) bool { return !s.IsRun() }
	whole, seen := tile.AllCopies(), tile.AllCopies()
	seen[tile.East], seen[4], seen[13] = 1, 0, 2
	for i, want := range []struct {
		name      string
		rules     form.Rules
		left      tile.Counts
		only      string
		allowSet  func(form.Set) bool
		allowPair func(tile.Kind) bool
	}{
		{"five sets", form.Rules{Sets: 5}, whole, "", nil, nil},
		{"four sets", form.Rules{}, whole, "", nil, nil},
		{"tiles seen", form.Rules{}, seen, "", nil, nil},
		{"tanyao", form.Rules{}, whole, "tanyao & std", simples, simplePairs},
		{"toitoi", form.Rules{}, whole, "toitoi", triplets, nil},
		{"honitsu", form.Rules{}, whole, "honitsu(m) & std", characters, characterPairs},
	} {
		for _, patterns := range []bool{false, true}[:1+i%2] {
			q := odds.Question{Tiles: 3*want.rules.WithDefaults().Sets + 2, Rules: want.rules, Patterns: patterns}
			q.Rules.Forms, q.Only = form.Standard, program(t, want.only)
			for k := range q.Seen {
				q.Seen[k] = tile.Copies - want.left[k]
			}
			d, err := odds.Complete(q)
			if err != nil {
				t.Fatal(err)
			}
			n := oracle.CompleteDeals(want.left, q.Tiles/3, patterns, want.allowSet, want.allowPair)
			if got := d.Complete(form.Standard); got.Cmp(n) != 0 {
				t.Errorf("%s, patterns %v: %d deals, want %d", want.name, patterns, got, n)
			}
			if all := new(big.Int).Binomial(int64(want.left.Total()), int64(q.Tiles)); !patterns && d.Deals.Cmp(all) != 0 {
				t.Errorf("%s: %d deals, want %d", want.name, d.Deals, all)
			}
		}
	}
}

// Hands of one suit: figures that two engines agree on.
func TestOneSuit(t *testing.T) {
	deck := tile.Counts{4, 4, 4, 4, 4, 4, 4, 4, 4}
	for _, want := range []struct {
		tiles int
		forms form.Forms
		deals [15]uint64
	}{
		{14, 0, [15]uint64{13_277, 91_437, 14_086}},
		{14, form.Standard, [15]uint64{13_259, 91_065, 14_386, 90}},
		{13, 0, [15]uint64{0, 40_196, 52_791, 613}},
		{13, form.Standard, [15]uint64{0, 40_070, 52_678, 852}},
	} {
		d, err := odds.Deals(odds.Question{Tiles: want.tiles, Deck: &deck, Patterns: true, Rules: form.Rules{Forms: want.forms}})
		if err != nil {
			t.Fatal(err)
		}
		compare(t, fmt.Sprint(want.tiles, want.forms), d.Of(0), want.deals)
	}
}

// The page on the algebra names totals, which must be the ones counted here.
func TestAlgebraPageTotals(t *testing.T) {
	page, err := os.ReadFile("../docs/algebra.md")
	if err != nil {
		t.Fatal(err)
	}
	d, err := odds.Complete(odds.Question{Tiles: 14})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{fmt.Sprintf("All %d deals of 14 tiles", d.Deals), fmt.Sprintf("%d of them are complete", d.Of(0)[0].Deals)} {
		if !strings.Contains(string(page), want) {
			t.Errorf("docs/algebra.md does not say %q", want)
		}
	}
}

// hands counts the hands of so many tiles, kind by kind: of four copies one can hold 0..4,
// in 1, 4, 6, 4, 1 ways if deals are counted.
func hands(tiles int, weighted bool) uint64 {
	ways := map[bool][5]uint64{false: {1, 1, 1, 1, 1}, true: {1, 4, 6, 4, 1}}[weighted]
	count := make([]uint64, tiles+1) // by tiles held
	count[0] = 1
	for range tile.NumKinds {
		for n := tiles; n > 0; n-- {
			for c := 1; c <= min(tile.Copies, n); c++ {
				count[n] += ways[c] * count[n-c]
			}
		}
	}
	return count[tiles]
}
