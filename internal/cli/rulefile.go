package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/rule"
	"mentsu/rules"
)

// rulesField is the request field that names a rule set; on the command line a file does
// as well.
const rulesField = "rules"

// ruleFile reads the rule set in a file. A fault in it is shown where it stands, the way
// compilers write it.
func ruleFile(name string) (text string, d *rule.Definition, err error) {
	file, err := open("@" + name)
	if err != nil {
		return "", nil, err
	}
	defer closeFile(file)
	read, err := io.ReadAll(io.LimitReader(file, rules.MaxText+1))
	if err != nil {
		return "", nil, problem{phrase.Of("the file %s cannot be read", name), err}
	}
	text = string(read)
	d, err = rules.Parse(read, name)
	if wrong, ok := errors.AsType[*rules.Error](err); ok {
		return "", nil, problem{ruleFault(wrong, text), err}
	}
	return text, d, err
}

// ruleFault says what is wrong in the text of a rule set, and points to it.
func ruleFault(wrong *rules.Error, text string) phrase.Text {
	where := wrong.File
	if wrong.Row > 0 {
		where += fmt.Sprintf(":%d:%d", wrong.Row, wrong.Column)
	}
	reason := phrase.Of("%s: %s", where, api.RuleReason(wrong))
	if wrong.Row == 0 || wrong.Offset > len(text) {
		return reason
	}
	line, at := text, wrong.Offset
	if i := strings.LastIndexByte(line[:at], '\n') + 1; i > 0 {
		line, at = line[i:], at-i
	}
	line, _, _ = strings.Cut(line, "\n")
	if rest, ok := strings.CutPrefix(line, "\uFEFF"); ok { // some editors put it before a text
		line, at = rest, max(0, at-len(line)+len(rest))
	}
	line = strings.TrimRight(line, "\r")
	if strings.TrimSpace(line) == "" {
		return reason
	}
	shown, column := excerpt(line, min(at, len(line)))
	return phrase.Of("%s\n  %s\n  %s^", reason, shown, strings.Repeat(" ", column))
}

// looksLikeFile reports whether the name of a rule set is rather that of a file.
func looksLikeFile(name string) bool {
	if _, known := rules.Known(name); known {
		return false
	}
	info, err := os.Stat(name)
	return err == nil && !info.IsDir() || strings.HasSuffix(name, ".toml")
}

// setRules gives r the rule set of that name, or in the file of that name.
func setRules(r *api.Request, f *api.Field, name string) error {
	if !looksLikeFile(name) {
		if err := f.SetText(r, name); err != nil {
			return usageError{err.Reason()}
		}
		return nil
	}
	text, _, err := ruleFile(name)
	wrong, ok := errors.AsType[problem](err)
	switch {
	case ok:
		return usageError{wrong.reason}
	case err != nil:
		return err
	}
	if err := r.SetRulesFile(name, text); err != nil {
		return usageError{err.Reason()}
	}
	return nil
}

// ruleSet returns the rule set of that name, or in the file of that name.
func ruleSet(name string) (*rule.Definition, error) {
	if looksLikeFile(name) {
		_, d, err := ruleFile(name)
		return d, err
	}
	d, err := rules.Load(name)
	if wrong, ok := errors.AsType[*rules.Error](err); ok {
		return nil, usageError{phrase.Of("no rule set %q%s", name, suggestRules(wrong.Nearest))}
	}
	return d, err
}

// suggestRules returns the question that names the nearest rule set, or nothing.
func suggestRules(nearest string) phrase.Text {
	if nearest == "" {
		return phrase.Text{}
	}
	return phrase.Of("; did you mean %s?", fmt.Sprintf("%q", nearest))
}
