package pages_test

import (
	"syscall"
	"testing"

	"mentsu/internal/pages"
)

// faults returns how often the process was interrupted for a page.
func faults(t *testing.T) int64 {
	t.Helper()
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		t.Skip("the system does not count faults: ", err)
	}
	return int64(usage.Minflt) //nolint:unconvert // 32 bits elsewhere
}

// What Ahead has provided once need not be provided again.
func TestAhead(t *testing.T) {
	pages.Ahead(pages.Hand)
	before := faults(t)
	for range 10 {
		pages.Ahead(pages.Hand)
	}
	if n := faults(t) - before; n > 100 {
		t.Errorf("%d faults for pages that were provided", n)
	}
}
