//go:build browser

package browser_test

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"mentsu/internal/server"
)

// serveHeard serves the page with its engine and notes what operations are asked, in order.
// While it is mute these have no answer, as if nobody listened.
func serveHeard(t *testing.T, mute *atomic.Bool) (web *httptest.Server, heard func() []string) {
	t.Helper()
	s, err := server.New(server.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var all []string
	web = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if op, asked := strings.CutPrefix(r.URL.Path, "/v1/"); asked {
			body, err := io.ReadAll(r.Body)
			if err != nil {
				panic(http.ErrAbortHandler) // the browser has given it up
			}
			r.Body = io.NopCloser(bytes.NewReader(body))
			mu.Lock()
			all = append(all, op+" "+string(body))
			mu.Unlock()
			if mute.Load() {
				panic(http.ErrAbortHandler)
			}
		}
		s.ServeHTTP(w, r)
	}))
	t.Cleanup(web.Close)
	return web, func() []string {
		mu.Lock()
		defer mu.Unlock()
		return all
	}
}

// TestFirstQuestion holds that the page asks its first question once, which its head does, and
// that the answer shown is to the question of the address, in the language of the visitor.
func TestFirstQuestion(t *testing.T) {
	for _, c := range []struct{ address, lang, request, verdict string }{
		{"", "en-US", `{"hand":"124067p11233562s","lang":"en","round":"E","seat":"S"}`, "1-shanten"},
		{"?h=" + waiting, "ja", `{"hand":"123m456p789s1122z5z","lang":"ja","round":"E","seat":"S"}`, "聴牌"},
		{"?q=19m123p4569s11257z&rules=riichi/tenhou3&lang=zh", "en-US", `{"hand":"19m123p4569s11257z","lang":"zh","round":"E","seat":"S","rules":"riichi/tenhou3"}`, "向听"},
	} {
		web, heard := serveHeard(t, new(atomic.Bool))
		l := desktop()
		l.lang = c.lang
		p := newTab(t, web.URL, l)
		p.open(c.address)
		p.says("#verdict", c.verdict)
		var analyzed []string
		for _, h := range heard() {
			if request, ok := strings.CutPrefix(h, "analyze "); ok {
				analyzed = append(analyzed, request)
			}
		}
		if len(analyzed) != 1 || analyzed[0] != c.request {
			t.Errorf("%q asks %q, want %s once", c.address, analyzed, c.request)
		}
		if !value[bool](p, `globalThis.mentsuEarly !== undefined && !("answer" in mentsuEarly)`) {
			t.Errorf("%q: the answer to the early question is not taken", c.address)
		}
	}
}

// TestFirstQuestionUnheard holds that the page says so if its first question has no answer, and
// asks again.
func TestFirstQuestionUnheard(t *testing.T) {
	var mute atomic.Bool
	mute.Store(true)
	web, heard := serveHeard(t, &mute)
	p := newTab(t, web.URL, desktop())
	p.open("?h=" + waiting)
	p.says(".away", "engine")
	mute.Store(false)
	p.until(`document.querySelector("#verdict").innerText.includes("Tenpai")`)
	if p.count(".away") != 0 {
		t.Errorf("the engine is still away after %d questions", len(heard()))
	}
}

// TestNoFirstQuestion holds that a page opened without tiles asks nothing.
func TestNoFirstQuestion(t *testing.T) {
	web, heard := serveHeard(t, new(atomic.Bool))
	p := newTab(t, web.URL, desktop())
	p.open("?h=")
	if n := len(heard()); n != 0 {
		t.Errorf("%d questions", n)
	}
	p.until(`document.querySelector("#picker .pick") !== null`)
}

// serveSlow serves the page with its engine, which answers nothing before it is told to.
func serveSlow(t *testing.T) (web *httptest.Server, answer func()) {
	t.Helper()
	s, err := server.New(server.Options{})
	if err != nil {
		t.Fatal(err)
	}
	thought := make(chan struct{})
	answer = sync.OnceFunc(func() { close(thought) })
	web = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/v1/") {
			<-thought
		}
		s.ServeHTTP(w, r)
	}))
	t.Cleanup(func() {
		answer()
		web.Close()
	})
	return web, answer
}

// TestSlowEngine holds that tiles can be picked while the first answer is not there.
func TestSlowEngine(t *testing.T) {
	web, answer := serveSlow(t)
	p := newTab(t, web.URL, desktop())
	p.run(chromedp.Navigate(web.URL + "/?h=" + waiting))
	p.until(`document.querySelector("main.waiting #picker .pick") !== null`)
	answer()
	p.settled()
	p.says("#verdict", "Tenpai")
}

// TestTextsUnheard holds that the page opens, in English, where the texts of the language chosen
// cannot be had, and asks for them anew when that is chosen again.
func TestTextsUnheard(t *testing.T) {
	s, err := server.New(server.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var lost atomic.Bool
	lost.Store(true)
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/ja.json" && lost.Load() {
			panic(http.ErrAbortHandler)
		}
		s.ServeHTTP(w, r)
	}))
	t.Cleanup(web.Close)
	p := newTab(t, web.URL, desktop())
	p.open("?lang=ja&h=" + waiting)
	p.says("#verdict", "Tenpai")
	lost.Store(false)
	p.choose("#lang", "en")
	p.choose("#lang", "ja")
	p.until(`document.querySelector("#verdict").innerText.includes("聴牌")`)
}
