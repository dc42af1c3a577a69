package server

import (
	"net/http"
	"strings"

	"mentsu/internal/api"
	"mentsu/web"
)

// pageFiles returns the files of the page by what their addresses end with, behind the base
// path and a slash.
func pageFiles() map[string]web.File {
	files := map[string]web.File{}
	for _, f := range web.Files() {
		files[f.Name] = f
	}
	files[""] = files["index.html"]
	return files
}

// elsewhere answers at addresses without a route: with a file of the page, or that there is
// nothing. Browsers may keep the files but must ask each time whether they are still the
// same, for all have to be of one version.
func (s *Server) elsewhere(x *exchange) {
	name, below := strings.CutPrefix(x.r.URL.Path, s.o.BasePath+"/")
	f, known := s.files[name]
	if !below || !known || x.r.Method == http.MethodPost {
		x.refuse(http.StatusNotFound, api.Fault(notFound, "nothing is at %q: see %s", x.r.URL.Path, s.o.BasePath+"/docs"))
		return
	}
	x.w.Header().Set("Content-Security-Policy", web.Policy())
	x.replyTagged("no-cache", f.Kind, f.Body)
}
