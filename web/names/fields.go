package main

import (
	"slices"

	"mentsu/internal/api"
)

// addFields adds the request fields of operations about a hand.
func (c *catalogue) addFields() {
	c.Fields, c.Ops = map[string]string{}, map[string][]string{}
	holders := map[string]int{} // operations that have the field
	ops := slices.DeleteFunc(slices.Clone(api.Ops()), func(o api.Op) bool { return o.TakesTable() })
	for _, o := range ops {
		for _, f := range o.Fields() {
			holders[f.Name]++
			c.Fields[f.Name] = kindOf(&f)
		}
	}
	for _, o := range ops {
		for _, f := range o.Fields() {
			switch {
			case holders[f.Name] < len(ops):
				c.Ops[o.Name] = append(c.Ops[o.Name], f.Name)
			case !slices.Contains(c.Common, f.Name):
				c.Common = append(c.Common, f.Name)
			}
		}
	}
}

// kindOf says what the text of a field in an address becomes in a request.
func kindOf(f *api.Field) string {
	schema := f.Schema()
	switch schema["type"] {
	case "integer":
		return "number"
	case "boolean":
		return "switch"
	case "object":
		return "object"
	case "array":
		if items, ok := schema["items"].(api.Schema); ok && items["type"] == "integer" {
			return "numbers"
		}
		return "list"
	}
	if schema["anyOf"] != nil {
		return "list"
	}
	return "text"
}
