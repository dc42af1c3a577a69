package rules

import (
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// source is a rule file as it is written, with the places of its keys.
type source struct {
	name  string // as errors name it
	text  string
	keys  []string // all of them in the order of the text, such as "patterns.tanyao.when"; elements of lists by number
	spots map[string]spot
	lower map[string][]string // the keys right below each, in the order of the text
}

// spot is where a key and its value stand.
type spot struct {
	key   int    // byte of the text
	value int    // byte where the value begins, -1 if it is a table or a list
	end   int    // of the value
	text  string // what the value is, if it is a string
}

// newSource returns the text with the places of its keys, as far as it can be parsed.
func newSource(name, text string) *source {
	s := &source{name: name, text: text, spots: map[string]spot{}, lower: map[string][]string{}}
	p := unstable.Parser{}
	p.Reset(readable(text))
	table := ""
	elements := map[string]int{}
	for p.NextExpression() {
		switch e := p.Expression(); e.Kind {
		case unstable.Table:
			table = s.enter(e, "")
		case unstable.ArrayTable:
			list := s.enter(e, "")
			table = join(list, itoa(elements[list]))
			elements[list]++
			s.add(table, spot{key: s.spots[list].key, value: -1})
		case unstable.KeyValue:
			s.member(e, table)
		default: // comments
		}
	}
	return s
}

// join returns the path of a key below another.
func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// enter notes the keys of n below path and returns the path that they make.
func (s *source) enter(n *unstable.Node, path string) string {
	for it := n.Key(); it.Next(); {
		k := it.Node()
		path = join(path, string(k.Data))
		s.add(path, spot{key: int(k.Raw.Offset), value: -1})
	}
	return path
}

// add notes a key, unless it is known.
func (s *source) add(path string, at spot) {
	if _, ok := s.spots[path]; !ok {
		s.keys = append(s.keys, path)
		s.spots[path] = at
		i := strings.LastIndexByte(path, '.')
		s.lower[path[:max(0, i)]] = append(s.lower[path[:max(0, i)]], path[i+1:])
	}
}

// member notes a key with its value and what lies in it.
func (s *source) member(n *unstable.Node, table string) {
	path := s.enter(n, table)
	s.value(n.Value(), path)
}

// value notes what lies in the value of path.
func (s *source) value(n *unstable.Node, path string) {
	switch n.Kind {
	case unstable.InlineTable:
		for it := n.Children(); it.Next(); {
			s.member(it.Node(), path)
		}
	case unstable.Array:
		i := 0
		for it := n.Children(); it.Next(); {
			if it.Node().Kind == unstable.Comment {
				continue
			}
			element := join(path, itoa(i))
			s.add(element, spot{key: s.spots[path].key, value: -1})
			s.value(it.Node(), element)
			i++
		}
	default:
		at := s.spots[path]
		at.value = int(n.Raw.Offset)
		at.end = at.value + int(n.Raw.Length)
		if n.Kind == unstable.String {
			at.text = string(n.Data)
		}
		s.spots[path] = at
	}
}

// has reports whether the source says something about a key.
func (s *source) has(path string) bool { _, ok := s.spots[path]; return ok }

// find returns the byte at which a value stands, else its key, else the table around it.
func (s *source) find(path string) (at int, ok bool) {
	for path != "" {
		if spot, ok := s.spots[path]; ok {
			return max(spot.key, spot.value), true
		}
		path = path[:max(0, strings.LastIndexByte(path, '.'))]
	}
	return 0, false
}

// at returns the key whose name or value begins at a byte of the text, the longest if
// there are several.
func (s *source) at(offset int) (path string, ok bool) {
	for _, k := range s.keys {
		if spot := s.spots[k]; spot.key == offset || spot.value == offset {
			path, ok = k, true
		}
	}
	return path, ok
}

// within returns the byte of the text in which the byte at of a string value stands.
func (s *source) within(path string, at int) (offset int, ok bool) {
	spot, ok := s.spots[path]
	if !ok || spot.value < 0 {
		return s.find(path)
	}
	return spot.value + unquoted(s.text[spot.value:spot.end], at), true
}

// below returns the keys right below path, in the order of the text.
func (s *source) below(path string) []string { return s.lower[path] }
