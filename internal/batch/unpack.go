package batch

import (
	"bufio"
	"bytes"
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// maxWindow is the greatest window of zstd data in bytes, which must be held in memory: what
// zstd --long writes.
const maxWindow = 1 << 27

// How packed data begins.
const (
	gzipMagic = "\x1f\x8b"
	zstdMagic = "\x28\xb5\x2f\xfd"
)

// unpack returns what r holds, unpacked if it begins as gzip or zstd data, whatever it is
// called; and a function to call at the end.
func unpack(r io.Reader) (plain io.Reader, done func(), err error) {
	b := bufio.NewReaderSize(&untilError{r: r}, 1<<16)
	switch {
	case begins(b, gzipMagic):
		z, err := gzip.NewReader(b)
		return z, func() {}, err
	case begins(b, zstdMagic):
		z, err := zstd.NewReader(b, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(maxWindow))
		if err != nil {
			return nil, nil, err
		}
		return z, z.Close, nil
	default:
		return b, func() {}, nil
	}
}

// begins reports whether r begins with magic. It waits for no byte more than it needs: the
// first line of a dialogue may be shorter than magic.
func begins(r *bufio.Reader, magic string) bool {
	for n := 1; n <= len(magic); n++ {
		head, _ := r.Peek(n) // an error comes again with the bytes before it
		if !bytes.Equal(head, []byte(magic[:n])) {
			return false
		}
	}
	return true
}

// untilError reads from r until the first error, and gives that again: a terminal would go
// on after the end of its input.
type untilError struct {
	r   io.Reader
	err error
}

// Read reads from r.
func (u *untilError) Read(p []byte) (n int, err error) {
	if u.err != nil {
		return 0, u.err
	}
	n, u.err = u.r.Read(p)
	return n, u.err
}
