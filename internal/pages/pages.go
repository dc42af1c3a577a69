// Package pages has the system provide memory before it is touched. A page that a program
// touches for the first time interrupts it, for a quarter of a microsecond on bare metal and
// for ten or more on some virtual machines, and a command that answers one hand touches some
// hundreds and computes little. To provide them in one call takes a small part of that.
//
// The package depends on nearly nothing, so that it is initialised before most packages and
// these find the pages there. It changes no answer, and does nothing where the system has no
// such call.
package pages

// What a start touches of the heap up to main, and with the answer to a hand.
const (
	start = 1 << 20
	Hand  = 3 << 20 // bytes, with those of start
)
