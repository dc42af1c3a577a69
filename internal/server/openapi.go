package server

import (
	"encoding/json"
	"net/http"
	"strconv"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/tile"
)

// object is a JSON object of the OpenAPI document.
type object = map[string]any

// openAPI answers with the OpenAPI document.
func (s *Server) openAPI(x *exchange) {
	s.warmUp()
	x.replyCached(jsonKind, append(api.Marshal(s.document()), '\n'))
}

// document returns the OpenAPI document, version 3.1. Requests come from the fields of the
// operations, responses from the structs of their examples' answers.
func (s *Server) document() object {
	schemas := api.Schemas{Ref: "#/components/schemas/", Defs: map[string]api.Schema{}}
	paths := object{}
	for _, o := range api.Ops() {
		paths["/v1/"+o.Name] = s.describe(&o, &schemas)
	}
	paths["/v1/batch"] = describeBatch()
	paths["/v1/tiles.svg"] = describeTiles()
	for path, summary := range map[string]string{"/healthz": "Alive", "/readyz": "Ready: 200, or 503 while the service warms up or drains", "/version": "The version and how it was built"} {
		kind := "text/plain"
		if path == "/version" {
			kind = jsonKind
		}
		paths[path] = object{"get": object{"summary": summary, "operationId": path[1:], "responses": object{"200": object{"description": summary, "content": object{kind: object{}}}}}}
	}
	schemas.Of(problem{})
	names := []string{}
	for _, c := range codes() {
		names = append(names, string(c.Code))
	}
	if code, ok := schemas.Defs["Error"]["properties"].(api.Schema); ok {
		code["code"] = api.Schema{"type": "string", "enum": names}
	}
	return object{
		"openapi":    "3.1.0",
		"info":       object{"title": "Mentsu", "version": s.version(), "description": "Answers questions about mahjong hands."},
		"servers":    []any{object{"url": s.o.BasePath + "/"}},
		"paths":      paths,
		"components": object{"schemas": schemas.Defs},
	}
}

// version returns the version of the program, for documents.
func (s *Server) version() string {
	var v struct{ Version string }
	if json.Unmarshal(s.o.Version, &v) != nil || v.Version == "" {
		return "unknown"
	}
	return v.Version
}

// describe returns the path item of an operation.
func (s *Server) describe(o *api.Op, schemas *api.Schemas) object {
	properties, parameters := object{}, []any{}
	for _, f := range o.Fields() {
		about := f.About().In(tile.EN)
		property := f.Schema()
		property["description"] = about
		if f.Name == "op" {
			property = object{"const": o.Name, "description": about}
		} else {
			parameters = append(parameters, object{"name": f.Name, "in": "query", "description": about, "schema": object{"type": "string"}})
		}
		properties[f.Name] = property
	}
	answer := object{}
	e := s.warm.answers[o.Name]
	if e.response != nil {
		answer = object{"schema": schemas.Of(e.response), "example": json.RawMessage(e.row)}
	}
	responses := object{"200": object{"description": "The answer", "content": object{jsonKind: answer}}}
	for _, c := range []int{
		http.StatusBadRequest, http.StatusRequestEntityTooLarge, http.StatusUnprocessableEntity,
		http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusServiceUnavailable,
	} {
		responses[strconv.Itoa(c)] = refusal(c)
	}
	request := object{"schema": object{"type": "object", "properties": properties, "additionalProperties": false}}
	if e.request != "" {
		request["example"] = json.RawMessage(e.request)
	}
	return object{
		"post": object{
			"summary": o.Help, "operationId": o.Name, "responses": responses,
			"requestBody": object{"required": true, "content": object{jsonKind: request}},
		},
		"get": object{"summary": o.Help, "operationId": o.Name + "_get", "responses": responses, "parameters": parameters},
	}
}

// refusal describes the answers of a status that is an error.
func refusal(status int) object {
	schema := object{"$ref": "#/components/schemas/problem"}
	return object{"description": http.StatusText(status), "content": object{problemKind: object{"schema": schema}}}
}

// describeBatch returns the path item of batches.
func describeBatch() object {
	about := phrase.Of("Many requests, one a line; one line of answer for each, in order").In(tile.EN)
	lines := object{"schema": object{"type": "string"}}
	return object{"post": object{
		"summary": about, "operationId": "batch",
		"parameters":  []any{object{"name": "op", "in": "query", "schema": object{"type": "string"}, "description": "the operation: lines then are hands, and the fields of the operation may be other parameters"}},
		"requestBody": object{"required": true, "content": object{linesKind: lines}},
		"responses": object{
			"200": object{"description": "The rows", "content": object{linesKind: lines}},
			"422": refusal(http.StatusUnprocessableEntity), "503": refusal(http.StatusServiceUnavailable),
		},
	}}
}
