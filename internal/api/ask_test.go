package api_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// TestExamples asks every operation its example, and holds that there is one.
func TestExamples(t *testing.T) {
	for _, o := range api.Ops() {
		example := o.Example()
		if example == "" {
			t.Errorf("%s has no example: add one to examples.go", o.Name)
			continue
		}
		r, err := api.Read(o.Name, []byte(example))
		if err == nil {
			_, err = api.Do(&r)
		}
		if err != nil {
			t.Errorf("%s %s: %v", o.Name, example, err)
		}
	}
}

// TestReadTexts expects the same requests from texts as from JSON.
func TestReadTexts(t *testing.T) {
	for _, c := range []struct {
		op, query, object string
	}{
		{"shanten", "hand=1m", `{"hand":"1m"}`},
		{"shanten", "hand=1m&id=7&pool=seen&seen=2m", `{"hand":"1m","id":7,"pool":"seen","seen":"2m","op":"shanten"}`},
		{"discards", "hand=12m&four_as_two_pairs&reds=0,1,1&forms=standard,seven_pairs", `{"hand":"12m","four_as_two_pairs":true,"reds":[0,1,1],"forms":["standard","seven_pairs"],"op":null}`},
		{"shanten", "hand=1m&hand=1m", ""},
		{"shanten", "hand=1m&tanyao=1", ""},
		{"shanten", "hand=1m&only=tanyao", ""},
		{"shanten", "hand=1m&op=useful", `{"hand":"1m","op":"useful"}`},
		{"shanten", "hand=1m&op=", `{"hand":"1m","op":""}`},
		{"none", "hand=1m", `{"hand":"1m"}`},
		{"shanten", "", `{}`},
		{"shanten", "hand=1m4&lang=ja&id=x", `{"hand":"1m4","lang":"ja","id":"x"}`},
		{"shanten", "hand=1m&players=5", `{"hand":"1m","players":5}`},
	} {
		got := answerOf(api.ReadTexts(c.op, textsOf(c.query)))
		if c.object == "" {
			if !strings.HasPrefix(got, "error ") {
				t.Errorf("%s is answered: %s", c.query, got)
			}
			continue
		}
		if want := answerOf(api.Read(c.op, []byte(c.object))); got != want {
			t.Errorf("%s\n%s, but of %s\n%s", c.query, got, c.object, want)
		}
	}
}

// textsOf reads a query without escapes.
func textsOf(query string) []api.FieldText {
	var all []api.FieldText
	for part := range strings.SplitSeq(query, "&") {
		if name, text, _ := strings.Cut(part, "="); name != "" {
			all = append(all, api.FieldText{Name: name, Text: text})
		}
	}
	return all
}

// answerOf returns the answer or the error of a request that was read, or was not.
func answerOf(r api.Request, err *api.Error) string {
	if err == nil {
		var response api.Response
		if response, err = api.Do(&r); err == nil {
			return string(api.Marshal(response))
		}
	}
	return "error " + string(api.Refuse(&r, err, 0))
}

// TestCodes holds that the list of codes has every one that the sources declare, once.
func TestCodes(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var declared, listed []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^\t\w+ +Code = "([a-z_]+)"`).FindAllStringSubmatch(string(text), -1) {
			declared = append(declared, m[1])
		}
	}
	for _, c := range api.Codes() {
		listed = append(listed, string(c.Code))
	}
	slices.Sort(declared)
	slices.Sort(listed)
	if len(declared) < 10 || !slices.Equal(declared, listed) {
		t.Errorf("listed %v, declared %v", listed, declared)
	}
}

// TestSchemas holds that every field says what values it takes, but for those that take any.
func TestSchemas(t *testing.T) {
	for _, o := range api.Ops() {
		for _, f := range o.Fields() {
			if len(f.Schema()) == 0 && f.Name != "id" {
				t.Errorf("%s of %s takes anything: give its value a method schema", f.Name, o.Name)
			}
		}
	}
}
