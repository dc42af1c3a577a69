package phrase_test

import (
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"syscall"
	"testing"

	"mentsu/internal/phrase"
	"mentsu/tile"
)

// Each failure is said in words of ours, with the path; others are quoted.
func TestFailure(t *testing.T) {
	_, missing := os.Open("no such file")
	var said []string
	for _, c := range []struct {
		err  error
		want string
	}{
		{missing, "no such file: it does not exist"},
		{fs.ErrNotExist, "it does not exist"},
		{&fs.PathError{Op: "open", Path: "a", Err: syscall.EACCES}, "a: permission denied"},
		{&fs.PathError{Op: "mkdir", Path: "a", Err: syscall.EEXIST}, "a: it exists already"},
		{&fs.PathError{Op: "read", Path: "a", Err: syscall.EISDIR}, "a: it is a directory"},
		{&fs.PathError{Op: "open", Path: "a/b", Err: syscall.ENOTDIR}, "a/b: a part of the path is no directory"},
		{&fs.PathError{Op: "write", Path: "a", Err: syscall.ENOSPC}, "a: no space left on device"},
		{syscall.EROFS, "the file system is read-only"},
		{syscall.EMFILE, "too many files are open"},
		{fmt.Errorf("listen: %w", syscall.EADDRINUSE), "the address is in use"},
		{io.ErrUnexpectedEOF, "it ends too soon"},
		{gzip.ErrHeader, "the compressed data are damaged"},
		{gzip.ErrChecksum, "the compressed data are damaged"},
		{&fs.PathError{Op: "seek", Path: "a", Err: errors.New("odd")}, `a: the system says "odd"`},
	} {
		text := phrase.Failure(c.err)
		if got := text.String(); got != c.want {
			t.Errorf("%v: %s, want %s", c.err, got, c.want)
		}
		if text.In(tile.JA) == c.want || text.In(tile.ZH) == c.want {
			t.Errorf("%v: not translated", c.err)
		}
		said = append(said, c.want)
	}
	for _, text := range phrase.Failures() {
		if !slices.ContainsFunc(said, func(s string) bool { return len(s) >= len(text) && s[len(s)-min(len(s), len(text)):] == text }) && text != "the system says %q" {
			t.Errorf("no failure is said as %q", text)
		}
	}
}

func TestPlaceholders(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range phrase.Placeholders() {
		if p[1] == "" || p[2] == "" || seen[p[0]] {
			t.Errorf("placeholder %q", p)
		}
		seen[p[0]] = true
	}
	for text, want := range map[string]string{
		"mentsu VERB [flags]":  "mentsu 命令 [选项]",
		"HAND ... | - | @FILE": "手牌 ... | - | @文件",
		"E S W N MENTSU_LANG":  "E S W N MENTSU_LANG",
	} {
		if got := phrase.Filled(text, tile.ZH); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
		if got := phrase.Filled(text, tile.EN); got != text {
			t.Errorf("%s becomes %s", text, got)
		}
	}
	if got := phrase.Placeholder("N", tile.JA); got != "数" {
		t.Errorf("N is %s", got)
	}
	if got := phrase.Placeholder("NOTHING", tile.JA); got != "NOTHING" {
		t.Errorf("NOTHING is %s", got)
	}
}
