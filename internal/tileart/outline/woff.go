package main

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"
)

// Sizes of the parts of a WOFF 1.0 file and of the font in it.
const (
	woffHeader = 44
	woffEntry  = 20
	sfntHeader = 12
	sfntEntry  = 16
)

var errWOFF = errors.New("no sound WOFF file")

// unpack returns the font in a WOFF 1.0 file: the same tables, not compressed.
func unpack(woff []byte) ([]byte, error) {
	if len(woff) < woffHeader {
		return nil, errWOFF
	}
	tables := int(binary.BigEndian.Uint16(woff[12:]))
	if len(woff) < woffHeader+tables*woffEntry {
		return nil, errWOFF
	}
	head := make([]byte, sfntHeader+tables*sfntEntry)
	copy(head, woff[4:8]) // the flavour
	binary.BigEndian.PutUint16(head[4:], uint16(tables))
	var body []byte
	for i := range tables {
		entry := woff[woffHeader+i*woffEntry:]
		at, packed, size := binary.BigEndian.Uint32(entry[4:]), binary.BigEndian.Uint32(entry[8:]), binary.BigEndian.Uint32(entry[12:])
		if uint64(at)+uint64(packed) > uint64(len(woff)) {
			return nil, errWOFF
		}
		table := woff[at : at+packed]
		if packed < size {
			r, err := zlib.NewReader(bytes.NewReader(table))
			if err != nil {
				return nil, fmt.Errorf("a table of the WOFF file: %w", err)
			}
			if table, err = io.ReadAll(r); err != nil {
				return nil, fmt.Errorf("a table of the WOFF file: %w", err)
			}
		}
		row := head[sfntHeader+i*sfntEntry:]
		copy(row, entry[:4])
		copy(row[4:8], entry[16:20]) // the checksum
		binary.BigEndian.PutUint32(row[8:], uint32(len(head)+len(body)))
		binary.BigEndian.PutUint32(row[12:], uint32(len(table)))
		body = append(body, table...)
		for len(body)%4 != 0 {
			body = append(body, 0)
		}
	}
	return slices.Concat(head, body), nil
}
