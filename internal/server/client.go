package server

import (
	"math"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// client returns the address that a request comes from. Of a trusted proxy, or of a local
// one that asks over a socket, it is the last one in X-Forwarded-For that is no trusted
// proxy itself. It is invalid if nothing is known.
func (s *Server) client(r *http.Request) netip.Addr {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	addr := peer.Addr().Unmap()
	if err == nil && !s.trusts(addr) {
		return addr
	}
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for _, text := range slices.Backward(hops) {
		hop, ok := parseHop(strings.TrimSpace(text))
		if !ok {
			return addr
		}
		addr = hop.Unmap()
		if !s.trusts(addr) {
			return addr
		}
	}
	return addr
}

// parseHop reads an address of X-Forwarded-For, to which some proxies add the port.
func parseHop(text string) (addr netip.Addr, ok bool) {
	if withPort, err := netip.ParseAddrPort(text); err == nil {
		return withPort.Addr(), true
	}
	addr, err := netip.ParseAddr(text)
	return addr, err == nil
}

func (s *Server) trusts(addr netip.Addr) bool {
	for _, p := range s.o.Trusted {
		if p.Contains(addr) {
			return true
		}
	}
	return false
}

// mostClients bounds the memory of a limiter.
const mostClients = 1 << 16

// limiter bounds how often each client may ask.
type limiter struct {
	perSecond rate.Limit // 0 for any number
	burst     int
	most      int
	mu        *sync.Mutex
	clients   map[netip.Addr]*rate.Limiter
}

func newLimiter(perSecond float64) limiter {
	return limiter{
		perSecond: rate.Limit(perSecond), burst: max(1, int(math.Ceil(2*perSecond))), most: mostClients,
		mu: new(sync.Mutex), clients: map[netip.Addr]*rate.Limiter{},
	}
}

// wait returns how long a client must wait before it may ask: 0 if it may now.
func (l *limiter) wait(client netip.Addr, now time.Time) time.Duration {
	if l.perSecond <= 0 {
		return 0
	}
	if client.Is6() { // one subscriber has as many addresses as this
		p, _ := client.WithZone("").Prefix(64) // 64 bits there are
		client = p.Addr()
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	c, ok := l.clients[client]
	if !ok {
		l.makeRoom(now)
		c = rate.NewLimiter(l.perSecond, l.burst)
		l.clients[client] = c
	}
	turn := c.ReserveN(now, 1)
	delay := turn.DelayFrom(now)
	if delay > 0 {
		turn.CancelAt(now)
	}
	return delay
}

// makeRoom forgets clients that may ask as much as new ones; if they are few, a quarter of
// all, so that the next newcomers cost nothing.
func (l *limiter) makeRoom(now time.Time) {
	if len(l.clients) < l.most {
		return
	}
	for addr, c := range l.clients {
		if c.TokensAt(now) >= float64(l.burst) {
			delete(l.clients, addr)
		}
	}
	for addr := range l.clients {
		if len(l.clients) <= l.most*3/4 {
			return
		}
		delete(l.clients, addr)
	}
}
