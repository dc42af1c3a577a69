package server

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"

	"mentsu/internal/api"
)

// closed forbids members that the document does not name, in all its objects.
func closed(v any) {
	switch v := v.(type) {
	case map[string]any:
		if _, named := v["properties"]; named && v["type"] == "object" {
			v["additionalProperties"] = false
		}
		for _, inner := range v {
			closed(inner)
		}
	case []any:
		for _, inner := range v {
			closed(inner)
		}
	}
}

// load returns the OpenAPI document of a service, valid, with members that it does not name
// forbidden.
func load(t *testing.T, at string) *openapi3.T {
	t.Helper()
	text := ask(t, "GET", at+"/openapi.json", "").body
	if strings.Contains(text, "$schema") {
		t.Error("the document links to schemas")
	}
	var whole any
	if err := json.Unmarshal([]byte(text), &whole); err != nil {
		t.Fatal(err)
	}
	closed(whole)
	doc, err := openapi3.NewLoader().LoadFromData(api.Marshal(whole))
	if err != nil {
		t.Fatal(err)
	}
	if err := doc.Validate(t.Context()); err != nil || doc.OpenAPI != "3.1.0" {
		t.Fatalf("%s: %v", doc.OpenAPI, err)
	}
	return doc
}

// TestOpenAPI validates requests and responses of every operation against the document,
// those that are errors, too.
func TestOpenAPI(t *testing.T) {
	s, at := start(t, Options{})
	doc := load(t, at)
	for _, o := range api.Ops() {
		bodies := []string{o.Example(), `{"hand":"1","id":[7]}`, `{"hand":"123m067p789s11444z"}`, `{"hand":"123m067p789s1144z"}`, `{"hand":"1m"}`, `{"hand":"11m"}`, `{"hand":"19m19p19s1234567z"}`}
		for _, body := range bodies {
			check(t, s, doc, "POST", o.Name, body)
		}
		check(t, s, doc, "GET", o.Name, "")
	}
	if len(doc.Paths.Map()) != len(api.Ops())+5 {
		t.Errorf("%d paths", len(doc.Paths.Map()))
	}
}

// check asks an operation and validates what was asked and answered.
func check(t *testing.T, s *Server, doc *openapi3.T, method, op, body string) {
	t.Helper()
	path := "/v1/" + op
	target := path
	if method == "GET" {
		target += "?hand=" + url.QueryEscape("123m0567p789s1145z")
	}
	r := httptest.NewRequestWithContext(t.Context(), method, target, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	item := doc.Paths.Find(path)
	if item == nil {
		t.Fatalf("no path %s", path)
	}
	input := &openapi3filter.RequestValidationInput{Request: r, QueryParams: r.URL.Query(), Route: &routers.Route{
		Spec: doc, Path: path, PathItem: item, Method: method, Operation: item.GetOperation(method),
	}}
	if err := openapi3filter.ValidateRequest(t.Context(), input); err != nil {
		t.Errorf("%s %s: %v", target, body, err)
	}
	r.Body = io.NopCloser(strings.NewReader(body))
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	err := openapi3filter.ValidateResponse(t.Context(), &openapi3filter.ResponseValidationInput{
		RequestValidationInput: input, Status: w.Code, Header: w.Header(), Body: io.NopCloser(bytes.NewReader(w.Body.Bytes())),
		Options: &openapi3filter.Options{IncludeResponseStatus: true},
	})
	if err != nil || w.Code >= http.StatusInternalServerError {
		t.Errorf("%s %s: %d %s: %v", target, body, w.Code, w.Body, err)
	}
}

// TestOpenAPIFindsFaults holds that the validation above can fail.
func TestOpenAPIFindsFaults(t *testing.T) {
	_, at := start(t, Options{})
	doc := load(t, at)
	schema := doc.Components.Schemas["ShantenResponse"].Value
	var right any
	if err := json.Unmarshal([]byte(row(t, `{"op":"shanten","hand":"1m"}`)), &right); err != nil {
		t.Fatal(err)
	}
	if err := schema.VisitJSON(right, openapi3.EnableJSONSchema2020()); err != nil {
		t.Error(err)
	}
	for _, wrong := range []string{`{"op":"shanten"}`, strings.Replace(row(t, `{"op":"shanten","hand":"1m"}`), `"op"`, `"x":1,"op"`, 1)} {
		var v any
		if err := json.Unmarshal([]byte(wrong), &v); err != nil {
			t.Fatal(err)
		}
		if schema.VisitJSON(v, openapi3.EnableJSONSchema2020()) == nil {
			t.Errorf("%s passes", wrong)
		}
	}
}

// TestDocs holds that the page shows every operation, field and code in every language, and
// needs nothing from elsewhere.
func TestDocs(t *testing.T) {
	_, at := start(t, Options{BasePath: "/m"})
	for _, lang := range []string{"en", "ja", "zh"} {
		page := ask(t, "GET", at+"/docs?lang="+lang, "").body
		for _, o := range api.Ops() {
			if !strings.Contains(page, `id="op-`+o.Name+`"`) || !strings.Contains(page, "curl -s "+at+"/v1/"+o.Name+" -d ") {
				t.Errorf("%s: no %s", lang, o.Name)
			}
		}
		for _, c := range codes() {
			if !strings.Contains(page, `<tr id="`+string(c.Code)+`"><td>`) || !strings.Contains(page, escape(c.Meaning.String())) == (lang == "en") {
				t.Errorf("%s: no %s", lang, c.Code)
			}
		}
		if strings.Contains(page, "<script") || strings.Contains(page, "src=") || strings.Contains(page, "https:") {
			t.Error("the page loads something")
		}
	}
	s, err := New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, w := httptest.NewRequestWithContext(t.Context(), "GET", "/docs", http.NoBody), httptest.NewRecorder()
	r.Host = "<b>"
	if s.ServeHTTP(w, r); strings.Contains(w.Body.String(), "<b>") || !strings.Contains(w.Body.String(), "&lt;b&gt;") {
		t.Error("the page believes what it is told")
	}
}
