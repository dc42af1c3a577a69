package pages

import (
	"syscall"
	"unsafe" //nolint:depguard // for the address of an object
)

const (
	pageSize      = 4096
	populateWrite = 23 // MADV_POPULATE_WRITE, of Linux 5.14
)

// first is an object near the begin of the heap: one of the first allocated.
//
//nolint:gochecknoglobals // to be initialised early is what it is for
var first = allocate()

func allocate() *[1024]byte {
	object := new([1024]byte)
	populate(object, start)
	return object
}

// Ahead has n bytes of the heap provided, from its begin on.
func Ahead(n uintptr) { populate(first, n) }

// populate has n bytes provided from the page of an object on. An older system refuses, and one
// that is short of memory provides less: then pages come as they are touched.
func populate(object *[1024]byte, n uintptr) {
	page := uintptr(unsafe.Pointer(object)) &^ (pageSize - 1) //nolint:gosec // an address to name pages by; nothing is read or written there
	_, _, _ = syscall.RawSyscall(syscall.SYS_MADVISE, page, n, populateWrite)
}
