package web_test

import (
	"fmt"

	"mentsu/web"
)

func ExampleFiles() {
	for _, f := range web.Files() {
		fmt.Println(f.Name, f.Kind)
	}
	// Output:
	// THIRD_PARTY.txt text/plain; charset=utf-8
	// app.css text/css; charset=utf-8
	// app.js text/javascript; charset=utf-8
	// icon.svg image/svg+xml
	// index.html text/html; charset=utf-8
	// manifest.webmanifest application/manifest+json
	// sw.js text/javascript; charset=utf-8
}
