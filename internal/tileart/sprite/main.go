// Command sprite writes the SVG sprite of all tiles, which the page shows them from; and with the
// word learners what that gets for tiles with their index:
//
//	go run ./internal/tileart/sprite > web/src/tiles.svg
//	go run ./internal/tileart/sprite learners > web/src/learners.svg
package main

import (
	"fmt"
	"io"
	"os"

	"mentsu/internal/tileart"
)

func main() {
	text := tileart.Sprite()
	if len(os.Args) > 1 && os.Args[1] == "learners" {
		text = tileart.Learners()
	}
	if _, err := io.WriteString(os.Stdout, text); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
