package web_test

import (
	"fmt"
	"strings"

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
	// guide.json application/json
	// help.json application/json
	// icon.svg image/svg+xml
	// index.html text/html; charset=utf-8
	// ja.json application/json
	// learners.json application/json
	// manifest.webmanifest application/manifest+json
	// options.json application/json
	// sw.js text/javascript; charset=utf-8
	// yaku.json application/json
	// zh.json application/json
}

func ExamplePolicy() {
	for directive := range strings.SplitSeq(web.Policy(), "; ") {
		name, from, _ := strings.Cut(directive, " ")
		if name == "script-src" { // the hash is of this build
			from, _, _ = strings.Cut(from, "-")
		}
		fmt.Println(name, from)
	}
	// Output:
	// default-src 'none'
	// script-src 'self' 'sha256
	// style-src 'self'
	// img-src 'self' data: blob:
	// connect-src 'self'
	// worker-src 'self'
	// manifest-src 'self'
	// form-action 'none'
	// base-uri 'none'
	// frame-ancestors 'none'
}
