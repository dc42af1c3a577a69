package odds_test

import (
	"fmt"
	"math/big"
	"sync"
	"testing"

	"mentsu/form"
	"mentsu/odds"
)

// firstFour are the forms of Chinese official mahjong without the knitted straight.
const firstFour = form.ChineseOfficial &^ form.KnittedStraight

// chineseTotals says how many deals there are of each shanten number, from -1 on, by the forms
// of Chinese official mahjong that the others do not know, and by the least of four and of
// all. The last figures are held against deals played at random: see TestSimulate.
var chineseTotals = []struct {
	tiles int
	forms form.Forms
	want  [15]uint64
}{
	{13, form.SevenPairs, [15]uint64{
		0, 7_493_933_456_768, 564_979_435_446_272, 10_056_810_163_716_096, 64_173_582_146_600_960,
		167_898_588_647_522_304, 178_797_165_894_696_960, 62_275_935_944_048_640,
	}},
	{13, form.HonoursAndKnitted, [15]uint64{
		0, 225_485_783_040, 16_488_647_884_800, 424_542_518_378_496, 5_171_784_036_384_768,
		32_442_601_461_055_488, 105_018_878_457_298_944, 169_293_850_987_860_992, 127_493_362_565_309_184, 39_864_042_182_277_888,
		3_989_904_038_519_584, 58_860_996_801_984, 14_787_932_832,
	}},
	{13, form.KnittedStraight, [15]uint64{
		0, 503_830_020_096, 63_916_736_077_824, 2_166_310_802_288_640, 28_098_796_451_595_648,
		143_410_980_121_690_176, 226_668_502_804_930_416, 78_600_202_522_230_480, 4_722_736_271_246_992, 42_588_102_054_896,
		18_523_352_832,
	}},
	{13, firstFour, [15]uint64{
		0, 39_953_314_012_032, 3_032_916_631_761_408, 45_747_656_795_746_304, 180_316_567_072_194_560,
		210_429_630_622_728_192, 44_075_638_339_928_064, 132_193_389_117_440,
	}},
	{13, form.ChineseOfficial, [15]uint64{
		0, 40_457_144_032_128, 3_096_817_513_370_112, 47_789_628_430_782_464, 191_645_920_629_407_744,
		203_725_918_089_510_912, 37_365_009_705_074_688, 110_804_653_309_952,
	}},
	{14, form.SevenPairs, [15]uint64{
		1_569_298_171_584, 420_375_162_958_080, 15_209_034_944_987_136, 172_812_136_063_598_592, 789_764_741_092_343_808,
		1_573_662_555_950_284_800, 1_324_779_000_991_580_160, 373_655_615_664_291_840,
	}},
	{14, form.HonoursAndKnitted, [15]uint64{
		193_273_528_320, 20_631_949_148_160, 734_575_303_065_600, 12_168_644_033_249_280, 105_245_302_120_906_752,
		486_953_285_662_900_224, 1_181_056_712_723_140_608, 1_438_491_803_499_173_376, 820_120_293_389_476_992, 191_767_935_805_960_320,
		13_627_805_396_075_664, 117_833_829_160_896, 12_182_429_808,
	}},
	{14, form.KnittedStraight, [15]uint64{
		142_079_164_416, 45_467_692_204_032, 2_772_130_814_447_616, 58_624_268_438_123_520, 513_211_569_720_177_600,
		1_724_680_083_784_122_144, 1_637_759_911_948_312_920, 305_106_358_511_698_056, 8_083_263_761_632_392, 21_832_418_053_368,
		279_936,
	}},
	{14, firstFour, [15]uint64{
		13_115_690_025_072, 2_999_528_654_383_440, 100_146_714_613_231_104, 841_691_460_374_323_200, 1_968_789_929_721_593_856,
		1_253_479_469_036_863_488, 83_173_790_460_149_760, 11_020_617_646_080,
	}},
	{14, form.ChineseOfficial, [15]uint64{
		13_257_769_189_488, 3_044_996_346_587_472, 102_906_358_672_928_256, 886_511_379_188_834_304, 2_047_524_978_959_843_328,
		1_143_405_656_134_385_664, 66_887_381_478_801_408, 11_020_617_646_080,
	}},
}

// chineseDeals holds all deals of 13 and of 14 tiles under Chinese official rules.
var chineseDeals = map[int]func() (*odds.Distribution, error){
	13: sync.OnceValues(func() (*odds.Distribution, error) { return odds.Deals(odds.Question{Tiles: 13, Rules: chinese}) }),
	14: sync.OnceValues(func() (*odds.Distribution, error) { return odds.Deals(odds.Question{Tiles: 14, Rules: chinese}) }),
}

func TestChineseTotals(t *testing.T) {
	t.Parallel()
	for tiles, deals := range chineseDeals {
		t.Run(fmt.Sprint(tiles), func(t *testing.T) {
			t.Parallel()
			if tiles == 14 && testing.Short() {
				t.Skip("short: takes some seconds, which the tests without -short do")
			}
			all, err := deals()
			if err != nil {
				t.Fatal(err)
			}
			four, err := odds.Deals(odds.Question{Tiles: tiles, Rules: form.Rules{FourAsTwoPairs: true, Forms: firstFour}})
			if err != nil {
				t.Fatal(err)
			}
			for _, want := range chineseTotals {
				if want.tiles == tiles {
					from := all
					if want.forms == firstFour {
						from = four
					}
					compare(t, fmt.Sprint(want.forms), from.Of(want.forms), want.want)
				}
			}
			each := form.Each()
			for _, f := range append(each[:], form.ChineseOfficial) {
				sum := new(big.Int)
				for _, row := range all.Of(f) {
					sum.Add(sum, row.Deals)
				}
				if want := new(big.Int).Binomial(136, int64(tiles)); sum.Cmp(want) != 0 || all.Deals.Cmp(want) != 0 {
					t.Errorf("%v: %d deals of %d, want %d", f, sum, all.Deals, want)
				}
			}
			if rows := all.Of(form.Standard | form.KnittedStraight); rows != nil {
				t.Errorf("the least of two forms: %v, which is not counted", rows)
			}
		})
	}
}
