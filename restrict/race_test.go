//go:build race

package restrict_test

// raceDetector drops some of what a sync.Pool is given back.
const raceDetector = true
