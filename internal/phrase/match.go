package phrase

import "strings"

// Match returns the Text that an English reason of the packages hand, notation and
// restrict was made from. They give reasons in English only, so that the engine needs no
// catalogue; the catalogue has them with %s for what differs, which may be a reason again. A
// reason that it does not know is itself the text, in every language.
func Match(reason string) Text {
	text, _ := match(reason)
	return text
}

// match is Match, and reports whether the reason is known.
func match(reason string) (best Text, known bool) {
	best = Plain(reason)
	length := -1 // of the fixed part: the more of it, the better the match
	for _, part := range [][]row{reasons, notations, expressions, ruleFaults, tomlFaults, contradictions, dealFaults} {
		for i := range part {
			pieces := strings.Split(part[i].en, "%s")
			fixed := len(part[i].en) - 2*(len(pieces)-1)
			if fixed <= length {
				continue
			}
			if args, ok := between(reason, pieces); ok {
				best, length = Text{format: part[i].en, args: args}, fixed
			}
		}
	}
	for i, a := range best.args {
		if inner, ok := a.(string); ok {
			if text, ok := match(inner); ok {
				best.args[i] = text
			}
		}
	}
	return best, length >= 0
}

// between returns what stands in s between the pieces, if s is made of them.
func between(s string, pieces []string) (args []any, ok bool) {
	s, ok = strings.CutPrefix(s, pieces[0])
	if !ok {
		return nil, false
	}
	for i, piece := range pieces[1:] {
		at := strings.Index(s, piece)
		if i+2 == len(pieces) {
			at = len(s) - len(piece)
		}
		if at < 0 || s[at:at+len(piece)] != piece {
			return nil, false
		}
		args = append(args, s[:at])
		s = s[at+len(piece):]
	}
	return args, s == ""
}
