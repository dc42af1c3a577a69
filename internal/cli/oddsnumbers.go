package cli

import (
	"math"
	"strconv"
	"strings"
)

// grouped returns a whole number in digits with a comma before each three.
func grouped(digits string) string {
	var b strings.Builder
	for i := range len(digits) {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteByte(digits[i])
	}
	return b.String()
}

// significant is how many digits of a share are shown.
const significant = 4

// percent returns a share 0..1 in percent, with some significant digits and no exponent.
func percent(share float64) string { return rounded(100*share) + " %" }

// rounded returns x with some significant digits and no exponent.
func rounded(x float64) string {
	if x == 0 {
		return "0"
	}
	_, exponent, _ := strings.Cut(strconv.FormatFloat(x, 'e', significant-1, 64), "e")
	power, _ := strconv.Atoi(exponent) // of ten, once rounded
	return fixed(x, max(0, significant-1-power))
}

// fixed returns x with so many decimals.
func fixed(x float64, decimals int) string { return strconv.FormatFloat(x, 'f', decimals, 64) }

// amount returns a large number as a whole one, and a small one with decimals.
func amount(x float64) string {
	if x < 1000 {
		return rounded(x)
	}
	return grouped(fixed(x, 0))
}

// barWidth is the length of the longest bar in cells of the terminal.
const barWidth = 24

// bar returns a bar for x, of which most is the longest.
func bar(x, most float64) string {
	if most <= 0 {
		return ""
	}
	eighths := int(math.Round(8 * barWidth * x / most))
	if eighths == 0 {
		return ""
	}
	s := strings.Repeat("█", eighths/8)
	if rest := eighths % 8; rest > 0 {
		s += string([]rune(" ▏▎▍▌▋▊▉")[rest])
	}
	return s
}
