package mentsu_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// layers is the architecture: a package may import only packages of earlier lines, and
// packages of one line do not know each other. Change it because the design changes,
// never to make a build pass.
const layers = `
tile
form
hand
notation
internal/oracle internal/corpus need/internal/automaton
need need/internal/gen
win
shanten
reading
expr
restrict
rule
rules
reach
call
odds
.
internal/pages internal/phrase
internal/tileart internal/tileart/outline
internal/tileart/sprite
internal/api
web web/wasm web/names
internal/batch
internal/server
internal/cli
cmd/mentsu
`

// TestLayers holds every import of the module against layers. It reads the files itself,
// so that the test cache sees when one changes.
func TestLayers(t *testing.T) {
	layer := map[string]int{} // line by package, 0 for unknown
	for i, line := range strings.Split(strings.TrimSpace(layers), "\n") {
		for pkg := range strings.FieldsSeq(line) {
			layer[pkg] = i + 1
		}
	}
	seen := map[string]bool{}
	for file, imports := range goFiles(t) {
		pkg := path.Dir(file)
		seen[pkg] = true
		if layer[pkg] == 0 {
			t.Errorf("%s has no layer: add it to layers", pkg)
		}
		for _, imp := range imports {
			below, ours := within(imp)
			if ours && layer[below] >= layer[pkg] {
				t.Errorf("%s imports %s, which stands on no earlier line", file, below)
			}
			if !ours && strings.Contains(imp, ".") && layer[pkg] <= layer["."] && pkg != "rules" { // it reads TOML
				t.Errorf("%s imports %s: the engine needs the standard library only", file, imp)
			}
			if below == "internal/oracle" {
				t.Errorf("%s imports %s, which is for tests", file, below)
			}
		}
	}
	for pkg := range layer {
		if !seen[pkg] {
			t.Errorf("layers names %s, but there is no such package", pkg)
		}
	}
}

// within returns the package of this module that an import path names.
func within(imp string) (pkg string, ours bool) {
	if imp == "mentsu" {
		return ".", true
	}
	return strings.CutPrefix(imp, "mentsu/")
}

// goFiles returns the imports of each Go file of the module that is no test, by its path.
func goFiles(t *testing.T) map[string][]string {
	t.Helper()
	files := map[string][]string{}
	for _, file := range sources(t) {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		files[file] = nil // a file without imports counts too
		for _, spec := range syntax.Imports {
			imp, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			files[file] = append(files[file], imp)
		}
	}
	return files
}

// sources returns the paths of all Go files of the module.
func sources(t *testing.T) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			switch name := entry.Name(); {
			case name == "tools" || name == "bench" || name == "testdata" || name == "node_modules", len(name) > 1 && name[0] == '.':
				return filepath.SkipDir
			}
			return nil
		}
		if strings.HasSuffix(file, ".go") {
			files = append(files, filepath.ToSlash(file))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
