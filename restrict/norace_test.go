//go:build !race

package restrict_test

const raceDetector = false
