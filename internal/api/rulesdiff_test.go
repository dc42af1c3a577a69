package api_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"testing"

	"mentsu/internal/api"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/win"
)

// TestDiffSeesAll: two rule sets that differ in anything but what they are called and where
// they are from are never the same.
func TestDiffSeesAll(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"local", "mcr", "zungjung"} {
		d, err := rules.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		var other rule.Definition
		if err := json.Unmarshal(must(json.Marshal(d)), &other); err != nil {
			t.Fatal(err)
		}
		if diff := api.DiffRules(d, &other); len(diff.Differences) != 0 {
			t.Fatalf("%s differs from itself: %s", name, api.Marshal(diff))
		}
		const each = 3 // so many of a kind are tried
		seen := map[string]int{}
		everyLeaf(reflect.ValueOf(&other).Elem(), "", func(path string, leaf reflect.Value) {
			kind := regexp.MustCompile(`\d+`).ReplaceAllString(path, "*")
			if seen[kind]++; seen[kind] > each {
				return
			}
			before := reflect.New(leaf.Type()).Elem()
			before.Set(leaf)
			defer leaf.Set(before)
			alter(leaf)
			if diff := api.DiffRules(d, &other); len(diff.Differences) == 0 {
				t.Errorf("%s: %s may be %v or %v, and nothing differs", name, path, before, leaf)
			}
		})
		if len(seen) < 45 {
			t.Errorf("%s: only %d kinds of leaves", name, len(seen))
		}
	}
}

func must(text []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return text
}

// everyLeaf visits all that a definition is made of, but for what it and its parts are taken
// from, and what it is called itself.
func everyLeaf(v reflect.Value, path string, visit func(path string, leaf reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			name := path + "." + v.Type().Field(i).Name
			if field := v.Type().Field(i).Name; field != "Source" && name != ".Names" && name != ".ID" && !idle(v.Interface(), field) {
				everyLeaf(v.Field(i), name, visit)
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			everyLeaf(v.Index(i), fmt.Sprintf("%s[%d]", path, i), visit)
		}
		if v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.String {
			visit(path, v)
		}
	default:
		visit(path, v)
	}
}

// idle reports whether a field says nothing: bounds of no number, words of one; which kind is
// the joker is no matter of a rule set.
func idle(of any, field string) bool {
	if _, ok := of.(win.House); ok {
		return field == "Proxy"
	}
	o, ok := of.(rule.Option)
	return ok && (!o.Number && (field == "Least" || field == "Most") || (o.Number || o.Words == nil) && field == "Words")
}

// alter makes a leaf another.
func alter(leaf reflect.Value) {
	switch leaf.Kind() {
	case reflect.String:
		leaf.SetString(leaf.String() + "x")
	case reflect.Bool:
		leaf.SetBool(!leaf.Bool())
	case reflect.Slice:
		leaf.Set(reflect.Append(leaf, reflect.ValueOf("x")))
	case reflect.Pointer:
		leaf.Set(reflect.New(leaf.Type().Elem()))
	case reflect.Int:
		leaf.SetInt(leaf.Int() ^ 1)
	default:
		leaf.SetUint(leaf.Uint() ^ 1)
	}
}
