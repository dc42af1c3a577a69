package server

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/tile"
)

// style is that of the page of documentation, which loads nothing.
//
//go:embed docs.css
var style string

// docs answers with the page of documentation: every operation with its fields, a command to
// try and what it answers, and the codes of errors.
func (s *Server) docs(x *exchange) {
	s.warmUp()
	sum := sha256.Sum256([]byte(style))
	h := x.w.Header()
	h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; style-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'")
	h.Add("Vary", "Accept-Language")
	p := page{server: s, at: "http://" + x.r.Host + s.o.BasePath, lang: x.lang()}
	p.write()
	x.replyCached("text/html; charset=utf-8", []byte(p.b.String()))
}

// page is the page of documentation being written.
type page struct {
	server *Server
	at     string // the address of the service, as the reader has it
	lang   tile.Lang
	b      strings.Builder
}

func (p *page) say(text string) string { return escape(phrase.Plain(text).In(p.lang)) }

// add writes HTML; its arguments must be escaped.
func (p *page) add(format string, args ...any) { fmt.Fprintf(&p.b, format, args...) }

// escape makes a text fit for HTML.
func escape(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;").Replace(s)
}

func (p *page) write() {
	p.add("<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n", p.lang)
	p.add("<title>Mentsu</title>\n<style>%s</style>\n<body>\n<h1>Mentsu</h1>\n<p>%s</p>\n", style, p.say("Answers questions about mahjong hands"))
	p.add("<nav>")
	for l := tile.EN; l <= tile.ZH; l++ {
		p.add("<a href=\"?lang=%s\" hreflang=\"%s\">%s</a> ", l, l, [...]string{"English", "日本語", "中文"}[l])
	}
	p.add("<a href=\"openapi.json\">OpenAPI</a></nav>\n")
	p.add("<p>%s</p>\n<ul>\n", p.say("Each operation takes a POST with its fields as a JSON object, or a GET with them in the address, and answers with a JSON object."))
	ops := api.Ops()
	for _, o := range ops {
		p.add("<li><a href=\"#op-%s\">%s</a> %s\n", o.Name, o.Name, escape(phrase.Plain(o.Help).In(p.lang)))
	}
	p.add("<li><a href=\"#batch\">batch</a> %s\n", p.say("Many requests, one a line; one line of answer for each, in order"))
	p.add("<li><a href=\"#tiles\">tiles.svg</a> %s\n</ul>\n", p.say(tilesAbout))
	for i := range ops {
		p.operation(&ops[i])
	}
	p.add("<h2 id=\"batch\">POST /v1/batch</h2>\n<p>%s</p>\n", p.say("Many requests, one a line; one line of answer for each, in order"))
	line := `{"op":"shanten","hand":"123m0567p789s1145z"}`
	p.command("curl -sN " + p.at + "/v1/batch --data-binary '" + line + "'")
	p.command("curl -sN '" + p.at + "/v1/batch?op=shanten' --data-binary @hands.txt")
	p.add("<h2 id=\"tiles\">GET /v1/tiles.svg</h2>\n<p>%s</p>\n", p.say(tilesAbout))
	p.command("curl -s '" + p.at + "/v1/tiles.svg?seq=" + tilesExample + "'")
	p.errors()
}

// command shows a command to try.
func (p *page) command(s string) { p.add("<pre><code>%s</code></pre>\n", escape(s)) }

// operation shows an operation.
func (p *page) operation(o *api.Op) {
	e := p.server.warm.answers[o.Name]
	p.add("<h2 id=\"op-%s\">POST /v1/%s</h2>\n<p>%s</p>\n", o.Name, o.Name, escape(phrase.Plain(o.Help).In(p.lang)))
	if e.row != "" {
		p.command("curl -s " + p.at + "/v1/" + o.Name + " -d " + quoteShell(e.request))
		p.command(shortened(e.row))
	}
	p.add("<table>\n")
	for _, f := range o.Fields() {
		p.add("<tr><td><code>%s</code><td>%s\n", f.Name, escape(f.About().In(p.lang)))
	}
	p.add("</table>\n")
}

// shortened cuts what is too long to read.
func shortened(s string) string {
	const most = 1500
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + " ..."
}

// quoteShell quotes s for a shell.
func quoteShell(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// errors shows the codes of errors.
func (p *page) errors() {
	p.add("<h2 id=\"errors\">%s</h2>\n<p>%s</p>\n<table>\n", p.say("Errors"),
		p.say("An error is a problem document (RFC 9457) with a member error: a code of this list, a message, and where they are known the field and the byte in it."))
	for _, c := range codes() {
		p.add("<tr id=\"%s\"><td><code>%s</code><td>%d<td>%s\n", c.Code, c.Code, statusOf(c.Code), escape(c.Meaning.In(p.lang)))
	}
	p.add("</table>\n")
}
