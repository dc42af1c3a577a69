package api

import (
	"encoding/json"
	"reflect"
	"strings"

	"mentsu/form"
	"mentsu/tile"
)

// Schema is a JSON Schema, draft 2020-12.
type Schema = map[string]any

// Schema returns the schema of the values of the field. Null, which means the default as
// absence does, is left out.
func (f *Field) Schema() Schema {
	v := f.into(&Request{})
	if own, ok := v.(interface{ schema() Schema }); ok {
		return own.schema()
	}
	if names := f.Values(); names != nil {
		return Schema{"type": "string", "enum": names}
	}
	return Schema{}
}

func (text) schema() Schema { return Schema{"type": "string"} }

func (handText) schema() Schema { return Schema{"type": "string"} }

func (targetText) schema() Schema { return Schema{"type": "string"} }

func (toggle) schema() Schema { return Schema{"type": "boolean"} }

func (fourAsPairs) schema() Schema { return Schema{"type": "boolean"} }

func (callOptions) schema() Schema { return Schema{"type": "object"} }

func (verbatim) schema() Schema { return Schema{} }

func (v number) schema() Schema {
	return Schema{"type": "integer", "minimum": v.low, "maximum": v.high}
}

func (v formList) schema() Schema {
	return Schema{"type": "array", "items": Schema{"type": "string", "enum": v.names()}}
}

func (reds) schema() Schema {
	number := Schema{"type": "integer", "minimum": 0, "maximum": tile.Copies}
	return Schema{"type": "array", "items": number, "minItems": 3, "maxItems": 3}
}

func (restrictions) schema() Schema {
	one := Schema{"type": "string"}
	return Schema{"anyOf": []any{one, Schema{"type": "array", "items": one}}}
}

func (v house) schema() Schema {
	options := Schema{}
	for _, key := range HouseKeys() {
		options[key] = Schema{}
	}
	options["preset"] = Schema{"type": "string", "enum": v.names()}
	return Schema{"type": "object", "properties": options, "additionalProperties": false}
}

// ownJSON is a type that writes its JSON itself, and so knows the schema, too.
type ownJSON interface {
	json.Marshaler
	schema() Schema
}

func (FormNumbers) schema() Schema {
	numbers := Schema{}
	for _, f := range form.Each() {
		numbers[f.String()] = Schema{"type": []string{"integer", "null"}}
	}
	return Schema{"type": "object", "properties": numbers, "additionalProperties": false}
}

func (SuitCodes) schema() Schema {
	codes := Schema{}
	for s := range tile.Suit(4) {
		codes[string(s.Letter())] = Schema{"type": "integer", "minimum": 0}
	}
	return Schema{"type": []string{"object", "null"}, "properties": codes, "additionalProperties": false}
}

// Schemas describes the types of responses.
type Schemas struct {
	Ref  string            // what stands before the name of a type where another refers to it
	Defs map[string]Schema // by the name of the type
}

// Of returns the schema of the type of v, and adds those of the structs in it to Defs.
func (s *Schemas) Of(v any) Schema { return s.of(reflect.TypeOf(v)) }

func (s *Schemas) of(t reflect.Type) Schema {
	if t.Kind() == reflect.Pointer { // first: a nil one has the methods of its value, and cannot be asked
		return s.pointer(t.Elem())
	}
	if own, ok := reflect.TypeAssert[ownJSON](reflect.Zero(t)); ok {
		return own.schema()
	}
	switch t.Kind() {
	case reflect.Struct:
		return s.structure(t)
	case reflect.Map:
		return Schema{"type": []string{"object", "null"}, "additionalProperties": s.of(t.Elem())}
	case reflect.Slice, reflect.Array:
		if t == reflect.TypeFor[json.RawMessage]() {
			return Schema{}
		}
		return Schema{"type": []string{"array", "null"}, "items": s.of(t.Elem())}
	case reflect.String:
		return Schema{"type": "string"}
	case reflect.Bool:
		return Schema{"type": "boolean"}
	case reflect.Float32, reflect.Float64:
		return Schema{"type": "number"}
	case reflect.Interface:
		return Schema{}
	default: // all that is left in our structs are whole numbers
		return Schema{"type": "integer"}
	}
}

// pointer returns the schema of a pointer to t, which may be null.
func (s *Schemas) pointer(t reflect.Type) Schema {
	to := s.of(t)
	if one, ok := to["type"].(string); ok {
		to["type"] = []string{one, "null"}
		return to
	}
	return Schema{"anyOf": []any{to, Schema{"type": "null"}}}
}

// structure returns a reference to the schema of a struct.
func (s *Schemas) structure(t reflect.Type) Schema {
	if _, done := s.Defs[t.Name()]; !done {
		s.Defs[t.Name()] = Schema{} // for a type that holds itself
		properties, required := Schema{}, []string{}
		s.members(t, properties, &required)
		s.Defs[t.Name()] = Schema{"type": "object", "properties": properties, "required": required}
	}
	return Schema{"$ref": s.Ref + t.Name()}
}

// members adds the fields of a struct as encoding/json sees them. None is required if
// required is nil, as of a struct that is embedded by a pointer.
func (s *Schemas) members(t reflect.Type, properties Schema, required *[]string) {
	for f := range t.Fields() {
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Pointer:
			s.members(f.Type.Elem(), properties, nil)
			continue
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct:
			s.members(f.Type, properties, required)
			continue
		case !f.IsExported() || name == "-":
			continue
		case name == "":
			name = f.Name
		}
		properties[name] = s.of(f.Type)
		if strings.Contains(options, "omit") {
			if f.Type.Kind() == reflect.Pointer {
				properties[name] = s.of(f.Type.Elem()) // absent rather than null
			}
			continue
		}
		if required != nil {
			*required = append(*required, name)
		}
	}
}
