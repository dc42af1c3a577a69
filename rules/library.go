package rules

import (
	"embed"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"mentsu/expr"
	"mentsu/rule"
)

//go:embed riichi/*.toml *.toml
var files embed.FS

const (
	ending = ".toml"
	family = "riichi/" // the folder whose rule sets may be named without it
)

// library holds the embedded rule sets by name.
type library struct {
	names []string
	sets  map[string]*set
}

// set is a rule set that comes with Mentsu, made from its text when it is first needed.
type set struct {
	layer    func() (*layer, error)
	build    func() (*builder, error) // anew each time
	compiled func() (*rule.Set, error)
}

//nolint:gochecknoglobals // built once and never changed
var shelf = sync.OnceValue(func() *library {
	l := &library{sets: map[string]*set{}}
	err := fs.WalkDir(files, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name := strings.TrimSuffix(path, ending)
		l.names = append(l.names, name)
		l.sets[name] = l.newSet(name, path)
		return nil
	})
	if err != nil {
		panic("bug in mentsu/rules: " + err.Error())
	}
	slices.Sort(l.names)
	rest := slices.DeleteFunc(slices.Clone(l.names), func(n string) bool { return n == Standard })
	l.names = append([]string{Standard}, rest...)
	return l
})

func (l *library) newSet(name, path string) *set {
	s := &set{}
	s.layer = sync.OnceValues(func() (*layer, error) {
		text, err := files.ReadFile(path)
		if err != nil {
			return nil, err
		}
		read, err := readLayer(name, string(text))
		if err != nil {
			return nil, err
		}
		read.id = name
		return read, nil
	})
	s.build = func() (*builder, error) {
		leaf, err := s.layer()
		if err != nil {
			return nil, err
		}
		return buildOn(leaf, l.layer)
	}
	s.compiled = sync.OnceValues(func() (*rule.Set, error) {
		b, err := s.build()
		if err != nil {
			return nil, err
		}
		return rule.Compile(b.def, nil)
	})
	return s
}

// known returns the full name of a rule set.
func (l *library) known(name string) (full string, ok bool) {
	for _, full := range []string{name, family + name} {
		if _, ok := l.sets[full]; ok {
			return full, true
		}
	}
	return "", false
}

// find returns the rule set of that name, or says that there is none.
func (l *library) find(name string) (*set, error) {
	full, ok := l.known(name)
	if ok {
		return l.sets[full], nil
	}
	known := slices.Clone(l.names)
	for _, n := range l.names {
		known = append(known, strings.TrimPrefix(n, family))
	}
	return nil, &Error{File: name, Reason: "unknown rule set", Nearest: expr.Nearest(name, slices.Values(known))}
}

// layer returns the text of the rule set of that name as it was read.
func (l *library) layer(name string) (*layer, error) {
	s, err := l.find(name)
	if err != nil {
		return nil, err
	}
	return s.layer()
}
