//go:build !linux

package pages

// Ahead does nothing.
func Ahead(uintptr) {}
