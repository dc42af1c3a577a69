// Command sprite writes the SVG sprite of all tiles, which the page shows them from:
//
//	go run ./internal/tileart/sprite > web/src/tiles.svg
package main

import (
	"fmt"
	"io"
	"os"

	"mentsu/internal/tileart"
)

func main() {
	if _, err := io.WriteString(os.Stdout, tileart.Sprite()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
