// Package web holds the page: the files that a browser loads, as they were built. Its source
// is in src; make web builds it.
package web

import (
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"io/fs"
	"path"
	"strings"
	"sync"
)

//go:embed dist
var dist embed.FS

// kinds are the types of the files by what their names end with.
const kinds = `
.html        text/html; charset=utf-8
.js          text/javascript; charset=utf-8
.css         text/css; charset=utf-8
.svg         image/svg+xml
.txt         text/plain; charset=utf-8
.json        application/json
.webmanifest application/manifest+json
`

// Policy returns the Content-Security-Policy that the page needs: everything of its own origin
// and nothing else. Pictures may also come from the page itself, which draws them, and the one
// script that stands in it is known by its hash.
func Policy() string { return policy() }

//nolint:gochecknoglobals // never changed
var policy = sync.OnceValue(func() string {
	page, err := dist.ReadFile("dist/index.html")
	if err != nil {
		panic("bug in mentsu/web: " + err.Error()) // it is part of the program
	}
	_, script, _ := strings.Cut(string(page), "<script>")
	script, _, _ = strings.Cut(script, "</script>")
	sum := sha256.Sum256([]byte(script))
	return "default-src 'none'; script-src 'self' 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'; " + restOfPolicy
})

const restOfPolicy = "style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
	"worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

// File is a file of the page.
type File struct {
	Name string // without a directory; index.html is the page
	Kind string // for Content-Type
	Body []byte // not to be changed
}

// Files returns the files of the page in the order of their names.
func Files() []File {
	var files []File
	err := fs.WalkDir(dist, "dist", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		body, err := dist.ReadFile(name)
		files = append(files, File{path.Base(name), kindOf(name), body})
		return err
	})
	if err != nil {
		panic("bug in mentsu/web: " + err.Error()) // it is part of the program
	}
	return files
}

// kindOf returns the type of a file.
func kindOf(name string) string {
	for line := range strings.Lines(kinds) {
		if ending, kind, _ := strings.Cut(strings.TrimSpace(line), " "); ending != "" && path.Ext(name) == ending {
			return strings.TrimSpace(kind)
		}
	}
	return "application/octet-stream"
}
