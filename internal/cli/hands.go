package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"strconv"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"mentsu/internal/api"
	"mentsu/internal/batch"
	"mentsu/internal/phrase"
)

// source is the text of one hand and where it comes from.
type source struct {
	text string
	at   string // argument or line, such as "hand 2" or "hands.txt:2"; "" for the only argument
	line int    // of the file or standard input, from 1; 0 for an argument
	last bool   // nothing more can be read without waiting
}

// sources yields the hands of the command line: arguments, and the lines of those that
// name a file or standard input. Blank lines are left out, but counted. The error is one of
// reading.
func (a *app) sources(args []string) iter.Seq2[source, error] {
	return func(yield func(source, error) bool) {
		for i, arg := range args {
			s := source{text: arg, at: a.say("hand %d", i+1), last: i+1 == len(args)}
			input := func(n int) string { return "-:" + strconv.Itoa(n) }
			if len(args) == 1 {
				s.at, input = "", func(n int) string { return a.say("line %d", n) }
			}
			var more bool
			switch {
			case arg == "-":
				more = lines(a.in, input, yield)
			case strings.HasPrefix(arg, "@"):
				more = fileLines(arg, yield)
			default:
				more = yield(s, nil)
			}
			if !more {
				return
			}
		}
	}
}

// fileLines yields the hands of the file that arg, @FILE, names.
func fileLines(arg string, yield func(source, error) bool) bool {
	file, err := open(arg)
	if err != nil {
		return yield(source{}, err)
	}
	defer closeFile(file)
	return lines(file, func(n int) string { return arg[1:] + ":" + strconv.Itoa(n) }, yield)
}

// lines yields the hands of r, one a line; at names the place of a line.
func lines(r io.Reader, at func(n int) string, yield func(source, error) bool) bool {
	all := batch.NewLines(r)
	for n := 1; ; n++ {
		line, err := all.Next()
		if errors.Is(err, io.EOF) {
			return true
		}
		if err != nil {
			yield(source{}, problem{phrase.Of("reading line %d: %s", n, phrase.Failure(err)), err})
			return false
		}
		text := string(line.Text)
		if strings.TrimSpace(text) == "" {
			continue
		}
		if !yield(source{text, at(n), n, all.Idle()}, nil) {
			return false
		}
	}
}

// open opens the file of an argument @FILE.
func open(arg string) (*os.File, error) {
	name, ok := strings.CutPrefix(arg, "@")
	if !ok || name == "" {
		return nil, usageError{phrase.Of("%q is neither - nor @FILE", arg)}
	}
	file, err := os.Open(name) //nolint:gosec // the file that the user names
	if err != nil {
		return nil, fileProblem(name, err)
	}
	if info, err := file.Stat(); err == nil && info.IsDir() {
		closeFile(file)
		return nil, problem{phrase.Of("%s is a directory, not a file", name), syscall.EISDIR}
	}
	return file, nil
}

// fileProblem says in words of ours why the file of that name cannot be opened.
func fileProblem(name string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return problem{phrase.Of("there is no file %s", name), err}
	case errors.Is(err, fs.ErrPermission):
		return problem{phrase.Of("the file %s may not be read", name), err}
	default:
		return err
	}
}

// closeFile closes a file that was only read, where closing cannot lose anything.
func closeFile(f *os.File) { _ = f.Close() }

// answerAll answers request for each hand of args. Hands without an answer are reported
// where they stand, and the others still answered.
func (a *app) answerAll(cmd *cobra.Command, request *api.Request, args []string) error {
	if len(args) == 0 {
		return usageError{phrase.Of("no hand: give one as an argument, - to read them from standard input, or @FILE")}
	}
	v := a.view(request)
	bad := 0
	for s, err := range a.sources(args) {
		if err != nil {
			return err
		}
		if !a.answer(v, request, s) {
			bad++
		}
		if s.last {
			if err := a.out.Flush(); err != nil {
				return err
			}
		}
	}
	switch {
	case a.unwritten != nil:
		return a.unwritten
	case bad == 0 && a.exitStatus && a.lost:
		return exit(failure)
	case bad == 0:
		return nil
	}
	a.hint(cmd, request, args)
	return exit(invalid)
}

// answer answers request for one hand, or reports why it has no answer.
func (a *app) answer(v *view, request *api.Request, s source) (ok bool) {
	r := *request
	r.Lang = a.lang
	r.SetHand(s.text)
	response, fail := api.Do(&r)
	if won, ok := response.(*api.WinResponse); ok && fail == nil && !won.Win {
		a.lost = true
	}
	switch {
	case fail != nil && a.json:
		v.line(api.Refuse(&r, fail, s.line))
	case fail != nil:
	case a.csv || a.svg != "":
		if err := a.writeOdds(v, &r, response); err != nil {
			a.unwritten = err
		}
	case a.json:
		v.line(api.Marshal(response))
	default:
		v.response(&r, response)
	}
	if fail != nil {
		a.report(&r, fail, s)
	}
	return fail == nil
}

// hint says how to write one hand with spaces, where the arguments make one only together.
func (a *app) hint(cmd *cobra.Command, request *api.Request, args []string) {
	if len(args) < 2 {
		return
	}
	r := *request
	r.SetHand(strings.Join(args, " "))
	if _, fail := api.Do(&r); fail == nil {
		command := fmt.Sprintf("%s \"%s\"", cmd.CommandPath(), r.Hand)
		a.complain("mentsu: %s\n", a.say("each argument is one hand; for one hand with spaces use quotes: %s", command))
	}
}
