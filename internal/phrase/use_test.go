package phrase_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/restrict"
	"mentsu/tile"
	"mentsu/win"
)

// saying holds the functions whose arguments are English texts: which argument, and what
// stands before it in the catalogue.
var saying = map[string]struct {
	arg    int
	before string
}{
	"Of": {}, "Plain": {}, "say": {}, "fault": {arg: 1}, "Fault": {arg: 1}, "section": {arg: 1}, "part": {arg: 1},
	"Count": {1, "%d "}, "count": {1, "%d "},
}

// constants returns the string constants of the files, by name.
func constants(files []*ast.File) map[string]string {
	known := map[string]string{}
	for _, f := range files {
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.CONST {
				continue
			}
			for _, s := range g.Specs {
				v, ok := s.(*ast.ValueSpec)
				for i := range v.Values {
					if text, isText := constant(v.Values[i], nil); ok && isText {
						known[v.Names[i].Name] = text
					}
				}
			}
		}
	}
	return known
}

// constant returns the string that e is, if it is a constant one.
func constant(e ast.Expr, known map[string]string) (s string, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		x, okX := constant(e.X, known)
		y, okY := constant(e.Y, known)
		return x + y, okX && okY && e.Op == token.ADD
	case *ast.Ident:
		s, ok = known[e.Name]
		return s, ok
	default:
		return "", false
	}
}

// said returns the English texts in the sources of a directory, with where they stand.
func said(t *testing.T, dir string) map[string]string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no sources in %s: %v", dir, err)
	}
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	known := constants(files)
	texts := map[string]string{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			name := ""
			switch fun := call.Fun.(type) {
			case *ast.Ident:
				name = fun.Name
			case *ast.SelectorExpr:
				name = fun.Sel.Name
			}
			how, ok := saying[name]
			if !ok || len(call.Args) <= how.arg {
				return true
			}
			if s, ok := constant(call.Args[how.arg], known); ok {
				texts[how.before+s] = fset.Position(call.Pos()).String()
			}
			return true
		})
	}
	return texts
}

// TestEveryTextIsInTheCatalogue looks for the texts of the faces in the catalogue, and for
// the texts of the catalogue in the faces.
func TestEveryTextIsInTheCatalogue(t *testing.T) {
	used := map[string]string{}
	for _, dir := range []string{"../api", "../batch", "../server", "../cli", "../tileart"} {
		maps.Copy(used, said(t, dir))
	}
	for _, o := range api.Ops() {
		used[o.Help] = "the help of " + o.Name
		for _, f := range o.Fields() {
			used[f.Help] = "the help of " + f.Name
		}
	}
	for _, f := range form.Each() {
		used[strings.ReplaceAll(f.String(), "_", " ")] = "a form"
	}
	for _, s := range phrase.Failures() {
		used[s] = "a failure"
	}
	for _, p := range win.Presets() {
		used[p.Note] = "the preset " + p.Name
		if !strings.Contains(p.Source, "/") { // names of repositories
			used[p.Source] = "the preset " + p.Name
		}
	}
	for _, y := range restrict.Yakus() {
		used[y.String()] = "a yaku"
	}
	all := phrase.Catalogue()
	for text, at := range used {
		rest := regexp.MustCompile(`%(\[\d\])?\d*[a-zA-Z]`).ReplaceAllString(text, "")
		if !all[text] && regexp.MustCompile(`[A-Za-z]`).MatchString(rest) {
			t.Errorf("%s: the catalogue has no %q", at, text)
		}
	}
	for text := range all {
		if _, ok := used[text]; !ok {
			t.Errorf("nobody says %q", text)
		}
	}
}

// TestReasonsOfTheEngine asks for hands that are wrong in every way that the engine knows,
// and expects the reason in other words in every language.
func TestReasonsOfTheEngine(t *testing.T) {
	for _, fields := range []string{
		`"hand":"11111m"`, `"hand":"1m","seen":"1111m"`, `"hand":"12m3p"`, `"hand":"11m[123m][123p][123s][456m][789m]"`,
		`"hand":"[123m]"`, `"hand":"2m","players":3`, `"hand":"0m","reds":[0,0,0]`, `"hand":"00m"`,
		`"hand":"1m","seen":"j"`, `"hand":"12m","drawn":"3m"`, `"hand":"[12m]1z"`, `"hand":"[12j]1z"`, `"hand":"(123m)1z"`,
		`"hand":"[125m]1z"`, `"hand":""`, `"hand":"1m","seen":"[111m]"`, `"hand":"[]1m"`, `"hand":"123"`, `"hand":"1mp"`,
		`"hand":"mm"`, `"hand":"8z"`, `"hand":"[12m"`, `"hand":"[[12m"`, `"hand":"12m]"`, `"hand":"[111m)"`, `"hand":"1m\u0000"`,
		`"hand":"1m\u0665"`, `"hand":"1x"`, `"hand":"1w"`, `"hand":"1t"`, `"hand":"1b"`, `"hand":"1♥"`, `"hand":"1m🀢"`, `"hand":"1m🀫"`,
		`"hand":"1m","notation":"unicode"`, `"hand":"11m","jokers":17`, `"hand":"` + strings.Repeat("1m", 600) + `"`,
	} {
		for _, l := range []tile.Lang{tile.JA, tile.ZH} {
			line := `{"op":"shanten",` + fields
			english, ok := api.Answer([]byte(line+`}`), 0)
			translated, _ := api.Answer([]byte(line+`,"lang":"`+l.String()+`"}`), 0)
			if ok || string(english) == string(translated) {
				t.Errorf("%s in %s: %s", line, l, translated)
			}
		}
	}
}

// TestReasonsOfRestrictions asks for restrictions that are wrong in every way, and expects
// the reason in other words in every language.
func TestReasonsOfRestrictions(t *testing.T) {
	var pairs []string
	for k := range tile.Kind(tile.NumKinds) {
		pairs = append(pairs, "pair("+k.String()+")")
	}
	for _, only := range []string{
		strings.Repeat("tanyao | ", 600), "tanyao toitoi", "ryanpeikou & (" + strings.Join(pairs, " | ") + ")", "&", "tanyo",
		"within()", "(tanyao", "haku(5z)", "tanyao(m)", "within", "honitsu(z)", "yakuhai(1m)", "has(124m)", "has(111m,222m,333m,444m,555m,666m)",
		"conc(6)", "conc(1,2)", "within(m)", "within(1)", "pair(8z)",
		"!tanyao", strings.Repeat("(", 300),
	} {
		for _, l := range []tile.Lang{tile.JA, tile.ZH} {
			line := `{"op":"restrict","hand":"1m","only":"` + only + `"`
			english, ok := api.Answer([]byte(line+`}`), 0)
			translated, _ := api.Answer([]byte(line+`,"lang":"`+l.String()+`"}`), 0)
			if ok || string(english) == string(translated) {
				t.Errorf("%s in %s: %s", only, l, translated)
			}
		}
	}
}
