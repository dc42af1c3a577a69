//go:build race

package server

// raceDetector is set where the race detector runs, under which pools keep nothing.
const raceDetector = true
