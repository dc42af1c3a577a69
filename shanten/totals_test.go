package shanten_test

import (
	"testing"

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

// TestTotals compares the number of all hands of each shanten number. The function totals
// counts them with the classes of suits, which the engine uses.
func TestTotals(t *testing.T) {
	for _, want := range exactTotals {
		name := map[bool]string{true: "deals", false: "patterns"}[want.weighted]
		t.Run(name+"/"+map[int]string{13: "13", 14: "14"}[want.tiles], func(t *testing.T) {
			minimum, standard, sevenPairs, orphans := totals(want.tiles, want.weighted)
			for _, column := range []struct {
				name      string
				got, want [15]uint64
			}{
				{"minimum", minimum, want.minimum},
				{"standard", standard, want.standard},
				{"seven pairs", sevenPairs, want.sevenPairs},
				{"thirteen orphans", orphans, want.orphans},
			} {
				for i, n := range column.got {
					if n != column.want[i] {
						t.Errorf("%s, shanten %d: %d hands, want %d", column.name, i-1, n, column.want[i])
					}
				}
			}
		})
	}
}

// The tables hold every hand once: their columns sum up to what can be counted otherwise.
func TestTotalsSum(t *testing.T) {
	for _, want := range exactTotals {
		if n := hands(want.tiles, want.weighted); n != want.total {
			t.Errorf("%d tiles, weighted %v: %d hands, want %d", want.tiles, want.weighted, n, want.total)
		}
		for i, column := range [][15]uint64{want.minimum, want.standard, want.sevenPairs, want.orphans} {
			sum := uint64(0)
			for _, n := range column {
				sum += n
			}
			if sum != want.total {
				t.Errorf("%d tiles, weighted %v, column %d: sum %d, want %d", want.tiles, want.weighted, i, sum, want.total)
			}
		}
	}
}

// A complete hand of two forms is seven pairs, six of them three by three in a row: 4668
// patterns, each dealt in 6^7 ways. A published total counts them twice.
func TestTotalsOverlap(t *testing.T) {
	const patterns, deals = 4_668, 1_306_741_248
	const published = 12_860_384_948_922
	for _, want := range exactTotals {
		if want.tiles != 14 {
			continue
		}
		overlap := uint64(patterns)
		sum := want.standard[0] + want.sevenPairs[0] + want.orphans[0]
		if want.weighted {
			overlap *= 6 * 6 * 6 * 6 * 6 * 6 * 6
			if overlap != deals || sum != published {
				t.Errorf("overlap %d, want %d; sum of the forms %d, want %d", overlap, deals, sum, uint64(published))
			}
		}
		if sum-want.minimum[0] != overlap {
			t.Errorf("weighted %v: %d complete hands of two forms, want %d", want.weighted, sum-want.minimum[0], overlap)
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
