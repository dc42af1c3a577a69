package server

import (
	"net/http"
	"slices"

	"mentsu/internal/api"
)

// route is an address with what answers there, and what was counted.
type route struct {
	path    string // without the base path
	op      string // the operation, "" if it is none
	methods []string
	limited bool // counts for the limit of requests of a client
	serve   func(*exchange)

	tally tally
}

// addRoutes makes the routes: one for each operation that package api knows, and the rest.
func (s *Server) addRoutes() {
	get := []string{http.MethodGet, http.MethodHead, http.MethodOptions}
	post := []string{http.MethodPost, http.MethodOptions}
	both := append([]string{http.MethodPost}, get...)
	for _, o := range api.Ops() {
		s.add(&route{path: "/v1/" + o.Name, op: o.Name, methods: both, limited: true, serve: s.operation(o.Name)})
	}
	s.add(&route{path: "/v1/batch", methods: post, limited: true, serve: s.batch})
	s.add(&route{path: "/v1/tiles.svg", methods: get, limited: true, serve: s.tiles})
	s.add(&route{path: "/v1/", methods: both, limited: true, serve: noOperation})
	s.add(&route{path: "/openapi.json", methods: get, serve: s.openAPI})
	s.add(&route{path: "/docs", methods: get, serve: s.docs})
	s.add(&route{path: "/healthz", methods: get, serve: func(x *exchange) { x.replyText(http.StatusOK, "ok") }})
	s.add(&route{path: "/readyz", methods: get, serve: func(x *exchange) { x.replyText(s.readiness(), s.state()) }})
	s.add(&route{path: "/version", methods: get, serve: func(x *exchange) {
		x.reply(http.StatusOK, jsonKind, append(slices.Clip(s.o.Version), '\n'))
	}})
	s.add(&route{path: "/", methods: both, serve: s.elsewhere})
}

func (s *Server) add(rt *route) {
	s.routes = append(s.routes, rt)
	s.mux.HandleFunc(s.o.BasePath+rt.path, s.handler(rt))
	if rt.path == "/" && s.o.BasePath != "" {
		s.mux.HandleFunc("/", s.handler(rt))
	}
}

// replyText answers with a word, which nobody may keep.
func (x *exchange) replyText(status int, text string) {
	x.w.Header().Set("Cache-Control", "no-store")
	x.reply(status, "text/plain; charset=utf-8", []byte(text+"\n"))
}

// noOperation says that there is no such operation, and which are.
func noOperation(x *exchange) {
	name := x.r.URL.Path[len(x.s.o.BasePath+"/v1/"):]
	_, err := api.ReadTexts(name, nil)
	if err == nil { // a name that the mux has taken elsewhere
		err = api.Fault(notFound, "nothing is at %q: see %s", x.r.URL.Path, x.s.o.BasePath+"/docs")
	}
	x.refuse(http.StatusNotFound, err)
}
