// Command mentsu answers questions about mahjong hands.
package main

import (
	"os"

	"mentsu/internal/cli"
)

func main() { os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
