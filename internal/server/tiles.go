package server

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/internal/tileart"
)

// tilesAbout says what the picture of tiles is.
const tilesAbout = "A row of tiles as an SVG picture"

// tilesExample is a row to try: a hand with a turned and a stacked tile.
const tilesExample = "123m406p7z|_213m|5^55z"

// svgKind is the media type of the picture.
const svgKind = "image/svg+xml"

// tilesParameter is a parameter of the picture of tiles.
type tilesParameter struct {
	name  string
	about string
	set   func(o *tileart.Options, value string) *api.Error
}

// tilesParameters returns the parameters of the picture, but for the row itself.
func tilesParameters() []tilesParameter {
	return []tilesParameter{
		{"size", "the width of a tile in pixels, 8 to 512; 60 if absent", func(o *tileart.Options, value string) *api.Error {
			n, err := strconv.Atoi(value)
			if err != nil || n < tileart.MinSize || n > tileart.MaxSize {
				return api.Fault(api.BadValue, "must be %s, not %s", phrase.Of("a whole number from %d to %d", tileart.MinSize, tileart.MaxSize), strconv.Quote(value))
			}
			o.Size = n
			return nil
		}},
		{"dark", "dimmed tiles, for a dark page: true or false", func(o *tileart.Options, value string) *api.Error { return setSwitch(&o.Dark, value) }},
		{"index", "ranks and letters in the corners, for learners: true or false", func(o *tileart.Options, value string) *api.Error { return setSwitch(&o.Index, value) }},
	}
}

func setSwitch(dst *bool, value string) *api.Error {
	switch value {
	case "", "1", "true":
		*dst = true
	case "0", "false":
		*dst = false
	default:
		return api.Fault(api.BadValue, "must be %s, not %s", phrase.Of("true or false"), strconv.Quote(value))
	}
	return nil
}

// tiles answers with a picture of tiles.
func (s *Server) tiles(x *exchange) {
	items, o, err := tilesAsked(x.r.URL.RawQuery)
	if err != nil {
		x.refuse(statusOf(err.Code), err)
		return
	}
	x.replyCached(svgKind, []byte(tileart.SVG(items, o)))
}

// tilesAsked reads what picture a query asks for.
func tilesAsked(query string) (items []tileart.Item, o tileart.Options, fail *api.Error) {
	fields, fail := queryFields(query)
	if fail != nil {
		return nil, o, fail
	}
	given := url.Values{}
	for _, f := range fields {
		if f.Name == "lang" { // of errors
			continue
		}
		if given.Has(f.Name) {
			return nil, o, inField(f.Name, api.Fault(api.BadValue, "given twice, as %q and as %q", given.Get(f.Name), f.Text))
		}
		given.Set(f.Name, f.Text)
		if f.Name == "seq" {
			continue
		}
		if fault := setTiles(&o, f); fault != nil {
			return nil, o, inField(f.Name, fault)
		}
	}
	o.Title = given.Get("seq")
	items, err := tileart.ParseSeq(o.Title)
	if wrong, ok := errors.AsType[*tileart.SyntaxError](err); ok {
		code := api.BadValue
		if wrong.TooLong {
			code = api.TooLarge
		}
		fail = inField("seq", api.Fault(code, "%s", wrong.Reason))
		fail.At = &wrong.Offset
		return nil, o, fail
	}
	return items, o, nil
}

// setTiles sets the parameter that f names.
func setTiles(o *tileart.Options, f api.FieldText) *api.Error {
	var known []string
	for _, p := range tilesParameters() {
		if p.name == f.Name {
			return p.set(o, f.Text)
		}
		known = append(known, p.name)
	}
	return api.Fault(api.UnknownField, "no field %s%s", strconv.Quote(f.Name), api.Suggest(f.Name, append(known, "seq")))
}

// inField names the field of a fault.
func inField(name string, fail *api.Error) *api.Error {
	fail.Field = name
	return fail
}

// describeTiles returns the path item of the picture of tiles.
func describeTiles() object {
	text := object{"type": "string"}
	parameters := []any{object{
		"name": "seq", "in": "query", "required": true, "schema": object{"type": "string", "maxLength": tileart.MaxSeq}, "example": tilesExample,
		"description": "the tiles in the notation of mahgen: _ turns a tile, ^ stacks two, v a red five and a plain one, | is a gap; 1f to 8f are flowers",
	}}
	for _, p := range tilesParameters() {
		parameters = append(parameters, object{"name": p.name, "in": "query", "schema": text, "description": p.about})
	}
	responses := object{"200": object{"description": "The picture", "content": object{svgKind: object{"schema": text}}}}
	for _, c := range []int{http.StatusBadRequest, http.StatusRequestEntityTooLarge, http.StatusUnprocessableEntity, http.StatusTooManyRequests} {
		responses[strconv.Itoa(c)] = refusal(c)
	}
	return object{"get": object{"summary": tilesAbout, "operationId": "tiles", "parameters": parameters, "responses": responses}}
}
