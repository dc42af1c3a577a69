package cli

import (
	"maps"

	"mentsu/internal/phrase"
)

// meanings returns what the names of restrictions stand for.
func meanings() map[string]phrase.Text {
	all := map[string]phrase.Text{
		"any":             phrase.Plain("every finished hand"),
		"none":            phrase.Plain("no finished hand"),
		"std":             phrase.Plain("sets and a pair"),
		"runs":            phrase.Plain("sets that are all runs, and a pair"),
		"triplets":        phrase.Plain("sets that are all triplets, and a pair"),
		"closed":          phrase.Plain("no open meld"),
		"within":          phrase.Plain("all tiles are of those named"),
		"touch":           phrase.Plain("each set and the pair hold a tile of those named"),
		"pair":            phrase.Plain("the pair is one of those named"),
		"has":             phrase.Plain("the sets named are among those of the hand"),
		"conc":            phrase.Plain("so many concealed triplets"),
		"chiitoitsu":      phrase.Plain("seven pairs"),
		"kokushi":         phrase.Plain("thirteen orphans"),
		"tanyao":          phrase.Plain("simples only"),
		"pinfu":           phrase.Plain("closed, runs, a pair of no value, won on a two-sided wait"),
		"pinfu_shape":     phrase.Plain("the same without the wait"),
		"iipeikou":        phrase.Plain("closed, two equal runs"),
		"ryanpeikou":      phrase.Plain("closed, twice two equal runs"),
		"yakuhai":         phrase.Plain("a triplet of dragons, round wind or seat wind, or of the honours named"),
		"round_wind":      phrase.Plain("a triplet of the round wind"),
		"seat_wind":       phrase.Plain("a triplet of the seat wind"),
		"sanshoku":        phrase.Plain("the same run in three suits"),
		"sanshoku_doukou": phrase.Plain("the same triplet in three suits"),
		"ittsu":           phrase.Plain("123, 456 and 789 of a suit"),
		"chanta":          phrase.Plain("a terminal or honour in each set and the pair"),
		"junchan":         phrase.Plain("a terminal in each set and the pair"),
		"toitoi":          phrase.Plain("all sets triplets"),
		"sanankou":        phrase.Plain("three concealed triplets"),
		"honroutou":       phrase.Plain("terminals and honours only"),
		"honitsu":         phrase.Plain("one suit and honours"),
		"chinitsu":        phrase.Plain("one suit"),
		"shousangen":      phrase.Plain("two triplets and the pair of dragons"),
		"daisangen":       phrase.Plain("three triplets of dragons"),
		"shousuushii":     phrase.Plain("three triplets and the pair of winds"),
		"daisuushii":      phrase.Plain("four triplets of winds"),
		"suushii":         phrase.Plain("one of the two"),
		"suuankou":        phrase.Plain("four concealed triplets"),
		"tsuuiisou":       phrase.Plain("honours only"),
		"chinroutou":      phrase.Plain("terminals only"),
		"ryuuiisou":       phrase.Plain("2 3 4 6 8 of bamboo and green dragons"),
		"open_yaku":       phrase.Plain("some yaku that an open hand can win with, open tanyao included"),
	}
	maps.Copy(all, officialMeanings())
	return all
}

// officialMeanings returns what the names stand for that are those of Chinese Official fans.
func officialMeanings() map[string]phrase.Text {
	return map[string]phrase.Text{
		"big_three_winds":                  phrase.Plain("three triplets of winds"),
		"two_dragons_pungs":                phrase.Plain("two triplets of dragons"),
		"nine_gates":                       phrase.Plain("1112345678999 of a suit, won on any tile of it"),
		"seven_shifted_pairs":              phrase.Plain("seven pairs of rising ranks in a suit"),
		"pure_terminal_chows":              phrase.Plain("twice 123 and 789, and the pair of fives, of a suit"),
		"three_suited_terminal_chows":      phrase.Plain("123 and 789 of two suits, and the pair of fives of the third"),
		"quadruple_chow":                   phrase.Plain("four equal runs"),
		"pure_triple_chow":                 phrase.Plain("three equal runs"),
		"four_pure_shifted_pungs":          phrase.Plain("four triplets of rising ranks in a suit"),
		"pure_shifted_pungs":               phrase.Plain("three triplets of rising ranks in a suit"),
		"mixed_shifted_pungs":              phrase.Plain("triplets of rising ranks in three suits"),
		"four_pure_shifted_chows":          phrase.Plain("four runs of a suit, each one rank higher, or two"),
		"pure_shifted_chows":               phrase.Plain("three runs of a suit, each one rank higher, or two"),
		"mixed_shifted_chows":              phrase.Plain("runs of rising ranks in three suits"),
		"mixed_straight":                   phrase.Plain("123, 456 and 789 in three suits"),
		"all_terminals_and_honors":         phrase.Plain("terminals and honours only, thirteen orphans among them"),
		"all_even_pungs":                   phrase.Plain("triplets and a pair of even ranks"),
		"upper_tiles":                      phrase.Plain("7 8 9 only"),
		"middle_tiles":                     phrase.Plain("4 5 6 only"),
		"lower_tiles":                      phrase.Plain("1 2 3 only"),
		"upper_four":                       phrase.Plain("6 7 8 9 only"),
		"lower_four":                       phrase.Plain("1 2 3 4 only"),
		"reversible_tiles":                 phrase.Plain("tiles that look the same upside down"),
		"all_five":                         phrase.Plain("a five in each set and the pair"),
		"half_flush":                       phrase.Plain("one suit and honours, both of them there"),
		"all_types":                        phrase.Plain("all three suits, winds and dragons"),
		"knitted_straight":                 phrase.Plain("the nine tiles of a knitted pattern"),
		"lesser_honors_and_knitted_tiles":  phrase.Plain("fourteen different honours and knitted tiles"),
		"greater_honors_and_knitted_tiles": phrase.Plain("these with all seven honours"),
	}
}
