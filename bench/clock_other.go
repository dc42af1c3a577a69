//go:build !unix

package main

import "time"

// clock returns the time of day.
func clock() time.Duration { return time.Duration(time.Now().UnixNano()) }
