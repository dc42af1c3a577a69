package mentsu_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strings"
	"testing"
)

// TestExamples demands an Example with output for every exported function of the public
// packages. Methods need none: the example of what returns their type shows them.
func TestExamples(t *testing.T) {
	wanted := map[string]string{} // example by "package function"
	found := map[string]bool{}
	for _, file := range sources(t) {
		pkg := path.Dir(file)
		if strings.Contains(pkg, "internal") || strings.HasPrefix(pkg, "cmd") {
			continue
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		test := strings.HasSuffix(file, "_test.go")
		for _, decl := range syntax.Decls {
			f, ok := decl.(*ast.FuncDecl)
			switch {
			case !ok || f.Recv != nil:
			case test && strings.HasPrefix(f.Name.Name, "Example") && hasOutput(syntax, f):
				name, _, _ := strings.Cut(strings.TrimPrefix(f.Name.Name, "Example"), "_")
				found[pkg+" "+name] = true
			case !test && f.Name.IsExported():
				wanted[pkg+" "+f.Name.Name] = file
			}
		}
	}
	for name, file := range wanted {
		if !found[name] {
			_, function, _ := strings.Cut(name, " ")
			t.Errorf("%s: %s has no Example%s with output", file, function, function)
		}
	}
}

// hasOutput reports whether the function has a comment that says what it prints.
func hasOutput(file *ast.File, f *ast.FuncDecl) bool {
	for _, c := range file.Comments {
		if c.Pos() > f.Body.Pos() && c.End() < f.Body.End() {
			if text := strings.ToLower(c.Text()); strings.HasPrefix(text, "output:") || strings.HasPrefix(text, "unordered output:") {
				return true
			}
		}
	}
	return false
}
