package server

import (
	"context"
	"errors"
	"net"
	"os"
	"strings"
	"syscall"

	"mentsu/internal/phrase"
)

// listen listens at host:port, or at unix:PATH. A socket that a server left behind when it
// was killed makes room.
func listen(ctx context.Context, addr string) (net.Listener, error) {
	network, address := "tcp", addr
	if file, ok := strings.CutPrefix(addr, "unix:"); ok {
		network, address = "unix", file
		if err := removeStale(ctx, file); err != nil {
			return nil, err
		}
	}
	listener, err := new(net.ListenConfig).Listen(ctx, network, address)
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, &StartError{phrase.Of("the address %s is in use", addr)}
	case err != nil:
		return nil, &StartError{phrase.Of("cannot listen at %s: %s", addr, err)}
	}
	return listener, nil
}

// removeStale removes a socket that nobody listens at. It touches no other kind of file.
func removeStale(ctx context.Context, file string) error {
	info, err := os.Stat(file)
	if err != nil || info.Mode()&os.ModeSocket == 0 {
		return nil //nolint:nilerr // listening says what is wrong
	}
	if conn, err := new(net.Dialer).DialContext(ctx, "unix", file); err == nil {
		_ = conn.Close() // it was only to find out
		return &StartError{phrase.Of("the address %s is in use", "unix:"+file)}
	}
	return os.Remove(file)
}
