//go:build browser

// Package browser_test looks at the page in a browser. It needs Chromium, and web/static for
// the page without a server; make test-web sees to both.
package browser_test

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"mentsu/internal/server"
)

// patience is how long anything may take to show, on a machine busy with other things.
const patience = 20 * time.Second

// chrome is the browser that all tests share; each has a profile of its own.
var chrome context.Context

func TestMain(m *testing.M) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-features", "Translate,MediaRouter,OptimizationHints"),
		chromedp.Flag("hide-scrollbars", true), chromedp.Flag("lang", "en"))
	if path, err := lookChromium(); err == nil {
		options = append(options, chromedp.ExecPath(path))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	browser, end := chromedp.NewContext(allocator)
	if err := chromedp.Do(browser); err != nil {
		fmt.Fprintln(os.Stderr, "no Chromium (make chromium installs it):", err)
		os.Exit(1)
	}
	chrome = browser
	code := m.Run()
	end()
	stop()
	os.Exit(code)
}

// lookChromium returns the Chromium of the environment variable CHROMIUM, if it is set.
func lookChromium() (string, error) {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path, nil
	}
	return "", os.ErrNotExist
}

// serve serves the page with its engine for the time of the test.
func serve(t testing.TB) *httptest.Server {
	t.Helper()
	s, err := server.New(server.Options{})
	if err != nil {
		t.Fatal(err)
	}
	web := httptest.NewServer(s)
	t.Cleanup(web.Close)
	return web
}

// serveStatic serves the page that needs no server, as any host of files would. Its requests
// are counted by path.
func serveStatic(t testing.TB) (web *httptest.Server, asked func() map[string]int) {
	t.Helper()
	const dir = "../static"
	if _, err := os.Stat(dir + "/mentsu.wasm"); err != nil {
		t.Fatal(dir, " is not built: make web-static")
	}
	var mu sync.Mutex
	counts := map[string]int{}
	files := http.FileServer(http.Dir(dir))
	web = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		counts[r.URL.Path]++
		mu.Unlock()
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(web.Close)
	return web, func() map[string]int {
		mu.Lock()
		defer mu.Unlock()
		return maps.Clone(counts)
	}
}

// tab is a tab of the browser. Whatever goes wrong in it fails the test.
type tab struct {
	t   testing.TB
	ctx context.Context //nolint:containedctx // it is the tab, as chromedp has it
	at  string          // the address of the page

	mu     sync.Mutex
	faults []string
}

// look is how the browser shows a page.
type look struct {
	width, height int64
	lang          string // preferred by the browser
	dark, still   bool   // preferred by the system
	touch         bool
}

// desktop is a look where a test asks for none.
func desktop() look { return look{width: 1280, height: 900, lang: "en-US", still: true} }

// phone is a small phone.
func phone() look { return look{width: 360, height: 740, lang: "en-US", still: true, touch: true} }

// newTab opens an empty tab with a profile of its own.
func newTab(t testing.TB, at string, l look) *tab {
	t.Helper()
	ctx, stop := chromedp.NewContext(chrome, chromedp.WithNewBrowserContext())
	t.Cleanup(stop)
	p := &tab{t: t, ctx: ctx, at: at}
	if err := chromedp.Do(ctx); err != nil { // without a limit of time, which would be that of the tab
		t.Fatal(err)
	}
	if err := chromedp.Listen(ctx, p.listen); err != nil {
		t.Fatal(err)
	}
	p.look(l)
	t.Cleanup(p.faultless)
	return p
}

// look changes how the browser shows the page.
func (p *tab) look(l look) {
	p.t.Helper()
	scheme, motion := "light", "no-preference"
	if l.dark {
		scheme = "dark"
	}
	if l.still {
		motion = "reduce"
	}
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: l.width, Height: l.height, DeviceScaleFactor: 1, Mobile: l.touch})
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: l.touch})
	call(p, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: "mentsu tests", AcceptLanguage: l.lang})
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: motion},
	}})
}

// call sends a command of the protocol to the tab.
func call[P, R any](p *tab, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	return get(p, func(ctx context.Context, t *chromedp.Target) (R, error) { return cdp.Call(ctx, t, command, params) })
}

// listen keeps what the page complains about. That a request has no answer is none: the page
// has to deal with it, and tests look whether it does.
func (p *tab) listen(event any) {
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		p.fault(thrown(e.ExceptionDetails))
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning {
			p.fault(fmt.Sprintf("console: %s", e.Args[0].Value))
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError && e.Entry.Source != log.EntrySourceNetwork {
			p.fault(fmt.Sprintf("%s: %s", e.Entry.Source, e.Entry.Text))
		}
	}
}

func thrown(d *runtime.ExceptionDetails) string {
	if d.Exception != nil && d.Exception.Description != "" {
		return d.Exception.Description
	}
	return d.Text
}

func (p *tab) fault(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.faults = append(p.faults, text)
}

func (p *tab) faultless() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, fault := range p.faults {
		p.t.Error("the page says:", fault)
	}
}

// run does something in the tab.
func (p *tab) run(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	get(p, chromedp.Steps(steps...))
}

// get does something in the tab that has a result.
func get[T any](p *tab, action chromedp.Action[T]) T {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	result, err := chromedp.Run(ctx, action)
	if err != nil {
		p.t.Fatal(err)
	}
	return result
}

// open goes to an address, which is seen from that of the page, and waits for its answer.
func (p *tab) open(address string) {
	p.t.Helper()
	p.run(chromedp.Navigate(p.at + "/" + address))
	p.settled()
}

// settled waits until the page shows the answer to what it was asked.
func (p *tab) settled() {
	p.t.Helper()
	p.until(`document.documentElement.dataset.answered > 0`)
}

// answers returns how many answers the page has shown since it was opened.
func (p *tab) answers() int {
	p.t.Helper()
	return value[int](p, `Number(document.documentElement.dataset.answered)`)
}

// after does something and waits until the page shows the answer to it.
func (p *tab) after(do func()) {
	p.t.Helper()
	before := p.answers()
	do()
	p.until(fmt.Sprintf(`document.documentElement.dataset.answered > %d`, before))
}

// value returns what a JavaScript expression is, or what the promise that it is comes to.
func value[T any](p *tab, expression string) T {
	p.t.Helper()
	return get(p, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// until waits for an expression to be true.
func (p *tab) until(expression string) {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	if _, err := chromedp.Run(ctx, chromedp.Poll[bool](expression, chromedp.WithPollingTimeout(patience))); err != nil {
		p.t.Fatalf("never true: %s: %v\nthe page:\n%s", expression, err, p.shown())
	}
}

// shown returns the text of the page.
func (p *tab) shown() string {
	p.t.Helper()
	return value[string](p, `document.body.innerText`)
}

// text returns the text of what a selector finds.
func (p *tab) text(selector string) string {
	p.t.Helper()
	return strings.Join(strings.Fields(value[string](p, `(document.querySelector(`+quoted(selector)+`)?.innerText ?? "")`)), " ")
}

// count returns how much a selector finds.
func (p *tab) count(selector string) int {
	p.t.Helper()
	return value[int](p, `document.querySelectorAll(`+quoted(selector)+`).length`)
}

// click clicks what a selector finds.
func (p *tab) click(selector string) {
	p.t.Helper()
	p.run(chromedp.Click(chromedp.CSS(selector)))
}

// keys types at what has the focus.
func (p *tab) keys(text string) {
	p.t.Helper()
	p.run(chromedp.KeyEvent(text))
}

// press presses a key of a shortcut: one whose letter is not written where the page says so,
// as with a keyboard and not with keys.
func (p *tab) press(key string) {
	p.t.Helper()
	call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: key, Text: key})
	call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyUp, Key: key})
}

// quoted returns s as a string of JavaScript.
func quoted(s string) string { return fmt.Sprintf("%q", s) }
