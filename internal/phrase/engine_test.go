package phrase_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mentsu/internal/phrase"
	"mentsu/tile"
)

// TestEveryReasonIsInTheCatalogue reads the texts in the sources of hand, notation and the
// checks of wins, and expects that each is a reason that Match knows, or a part of one.
func TestEveryReasonIsInTheCatalogue(t *testing.T) {
	verb := regexp.MustCompile(`%(\[\d\])?\d*[a-zA-Z]`)
	var known []string
	for _, en := range phrase.Reasons() {
		known = append(known, verb.ReplaceAllString(en, "x"))
	}
	for _, dir := range []string{"../../hand", "../../notation", "../../rule"} {
		for text, at := range literals(t, dir) {
			if strings.HasSuffix(dir, "rule") && !contradicts(t, at) {
				continue // what is wrong with a definition has its own test
			}
			example := verb.ReplaceAllString(text, "x")
			part := slices.ContainsFunc(known, func(k string) bool { return strings.Contains(k, strings.TrimSpace(example)) })
			if phrase.Match(example).In(tile.JA) == example && !part {
				t.Errorf("%s: the catalogue has no reason %q", at, text)
			}
		}
	}
}

// contradicts reports whether the source file of a position finds contradictions.
func contradicts(t *testing.T, at string) bool {
	t.Helper()
	name, _, _ := strings.Cut(at, ".go:")
	source, err := os.ReadFile(name + ".go")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Contains(string(source), "contradiction(") || strings.Contains(string(source), "conflict{")
}

// TestReasonsTakeStrings: Match finds rows by %s alone, so that one with another verb is never
// found.
func TestReasonsTakeStrings(t *testing.T) {
	for _, en := range phrase.Reasons() {
		if rest := strings.ReplaceAll(strings.ReplaceAll(en, "%s", ""), "%%", ""); strings.Contains(rest, "%") {
			t.Errorf("%q has another verb than %%s", en)
		}
	}
}

// literals returns the string constants with a space in the sources of a directory, but
// for names of errors, with where they stand.
func literals(t *testing.T, dir string) map[string]string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no sources in %s: %v", dir, err)
	}
	fset := token.NewFileSet()
	texts := map[string]string{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if fun, ok := call.Fun.(*ast.SelectorExpr); ok && fun.Sel.Name == "New" {
					return false // errors.New: a condition, which no message shows
				}
			}
			if f, ok := n.(*ast.FuncDecl); ok && f.Name.Name == "Error" {
				return false // adds the package and the place, which messages leave out
			}
			if s, ok := n.(*ast.BasicLit); ok && s.Kind == token.STRING {
				text, err := strconv.Unquote(s.Value)
				if words := regexp.MustCompile(`[a-z]{2} |[ ,:] ?[a-z]{2}`); err == nil && words.MatchString(text) {
					texts[text] = fset.Position(s.Pos()).String()
				}
			}
			return true
		})
	}
	return texts
}
