//go:build browser

package browser_test

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"mentsu/internal/server"
)

// kept waits until the browser has the files of the page.
func (p *tab) kept() {
	p.t.Helper()
	p.until(`(navigator.serviceWorker.getRegistration().then(r => globalThis.keeps = r?.active?.state === "activated"), globalThis.keeps === true)`)
}

// TestShellOffline holds that the page opens when its server is gone, says so, and goes on
// when the server is back.
func TestShellOffline(t *testing.T) {
	s, err := server.New(server.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var gone atomic.Bool
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if gone.Load() {
			panic(http.ErrAbortHandler) // as if nobody listened
		}
		s.ServeHTTP(w, r)
	}))
	defer web.Close()
	p := newTab(t, web.URL, desktop())
	p.open("?h=" + waiting)
	p.kept()
	gone.Store(true)
	p.run(chromedp.Reload())
	p.settled()
	if n := p.count(".board-tile"); n != 14 {
		t.Errorf("%d tiles on the board", n)
	}
	p.comesBack(&gone)
}

// comesBack holds that the page says that its engine is away, and once it is not has the answer
// when asked again.
func (p *tab) comesBack(gone *atomic.Bool) {
	p.t.Helper()
	p.says(".away", "engine")
	gone.Store(false)
	p.click(".away button")
	p.until(`document.querySelector("#verdict").innerText.includes("Tenpai")`)
	if p.count(".away") != 0 {
		p.t.Error("the engine is still away")
	}
}

// TestStatic holds that the page without a server answers as the one with it, asks its host
// for files only, and goes on when the host is gone.
func TestStatic(t *testing.T) {
	web, asked := serveStatic(t)
	p := newTab(t, web.URL, desktop())
	p.open("?h=" + waiting)
	verdict := p.text("#verdict")
	if with := openPage(t, desktop(), "?h="+waiting).text("#verdict"); verdict != with || verdict == "" {
		t.Errorf("%q without a server, %q with one", verdict, with)
	}
	p.kept()
	for path := range asked() {
		if len(path) > 3 && path[:4] == "/v1/" {
			t.Errorf("asked for %s", path)
		}
	}
	web.Close()
	p.run(chromedp.Reload())
	p.settled()
	p.says("#verdict", verdict)
	p.types("123m45x")
	if p.text("#hand-note") == "" {
		t.Error("nothing says what is wrong")
	}
	p.types(ready)
	p.says("#verdict", "Tenpai")
}

// serveWithout serves the page that needs no server, without one of its files while that is lost.
func serveWithout(t *testing.T, file string, lost *atomic.Bool) *httptest.Server {
	t.Helper()
	return serveInstead(t, file, lost, func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "not now", http.StatusServiceUnavailable) })
}

// serveInstead serves that page with something else for one of its files while that is lost.
func serveInstead(t *testing.T, file string, lost *atomic.Bool, instead http.HandlerFunc) *httptest.Server {
	t.Helper()
	lost.Store(true)
	files := http.FileServer(http.Dir("../static"))
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if lost.Load() && r.URL.Path == file {
			instead(w, r)
			return
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(web.Close)
	return web
}

// TestStaticUnheard holds that the page says so if its engine cannot be had, and asks again.
func TestStaticUnheard(t *testing.T) {
	var lost atomic.Bool
	p := newTab(t, serveWithout(t, "/mentsu.wasm", &lost).URL, desktop())
	p.open("?h=" + waiting)
	p.comesBack(&lost)
}

// ending is an engine that ends when it is asked: a module of room, ask, which traps, and answerAt.
const ending = "\x00asm\x01\x00\x00\x00" +
	"\x01\x0a\x02\x60\x01\x7f\x01\x7f\x60\x00\x01\x7f" + "\x03\x04\x03\x00\x00\x01" + "\x05\x03\x01\x00\x01" +
	"\x07\x22\x04\x06memory\x02\x00\x04room\x00\x00\x03ask\x00\x01\x08answerAt\x00\x02" +
	"\x0a\x0f\x03\x04\x00\x41\x00\x0b\x03\x00\x00\x0b\x04\x00\x41\x00\x0b"

// TestStaticEnds holds that the page says so if its engine ends, and begins with another.
func TestStaticEnds(t *testing.T) {
	var lost atomic.Bool
	web := serveInstead(t, "/mentsu.wasm", &lost, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/wasm")
		_, _ = w.Write([]byte(ending))
	})
	p := newTab(t, web.URL, desktop())
	p.open("?h=" + waiting)
	p.comesBack(&lost)
}

// TestStaticExample holds that who comes to the page without a server and without a hand has the
// answer of the one with a server, in every language, and before there is an engine.
func TestStaticExample(t *testing.T) {
	var lost atomic.Bool
	web := serveWithout(t, "/mentsu.wasm", &lost)
	for _, address := range []string{"", "?lang=ja", "?lang=zh"} {
		p := newTab(t, web.URL, desktop())
		p.open(address)
		with := openPage(t, desktop(), address)
		for _, part := range []string{"#verdict", ".discards"} {
			if got, want := p.text(part), with.text(part); got != want || want == "" {
				t.Errorf("%q without a server:\n%s\nwith one:\n%s", address, got, want)
			}
		}
	}
}

// TestStaticAnswers holds that questions of all kinds are answered without a server as with one.
func TestStaticAnswers(t *testing.T) {
	web, _ := serveStatic(t)
	for _, address := range []string{
		"?h=12m456p77s7z22zj&joker_tiles=7z&lang=zh",
		"?h=23m99s[555z][666z][777z]1m&self_draw=true&melds_from=left,left,across",
		"?h=123m456p789s1122z5z&rules=mcr",
		"?h=234m067p234s88s45s6s&flags=riichi&options=kiriage=true&lang=ja",
	} {
		p := newTab(t, web.URL, desktop())
		p.open(address)
		with := openPage(t, desktop(), address)
		for _, tab := range []*tab{p, with} { // each has said its answer, and so all of it is there
			tab.until(`document.querySelector("#verdict-live").innerText !== ""`)
			tab.rests()
		}
		for _, part := range []string{".question", ".answer"} {
			if got, want := p.text(part), with.text(part); got != want || want == "" {
				t.Errorf("%q without a server:\n%s\nwith one:\n%s", address, got, want)
			}
		}
	}
}
