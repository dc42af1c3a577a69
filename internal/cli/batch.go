package cli

import (
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"mentsu/internal/api"
	"mentsu/internal/batch"
	"mentsu/internal/phrase"
)

const batchHelp = "batch answers a line at a time and writes exactly one row for each, in the same order: the\n" +
	"answer, or an error that says what is wrong with the line. Without --op a line is a request,\n" +
	"such as {\"op\":\"shanten\",\"hand\":\"123m0567p789s114z\"}; with --op it is a hand, and the flags of\n" +
	"the operation count for every line. Without a FILE, and for -, lines come from standard\n" +
	"input. Input packed with gzip or zstd is unpacked, whatever its name.\n\n" +
	"Rows are JSON or, with --format tsv, columns; \\N is a cell without a value. If some lines\n" +
	"failed the exit code is 4. A run that was broken off goes on with --resume."

const batchExamples = "  mentsu batch --op shanten hands.txt.zst > rows.jsonl\n" +
	"  mentsu batch --op useful --pool seen --seen 44z --format tsv --columns hand,ukeire < hands.txt\n" +
	"  mentsu batch requests.jsonl.gz --resume rows.jsonl\n" +
	"  mentsu batch --op shanten --format tsv --columns shanten --chunk-header"

// maxThreads bounds the workers, each of which holds a chunk of lines.
const maxThreads = 1024

// bulk is what the flags of batch say.
type bulk struct {
	options batch.Options
	ask     api.Request
	op      string
	format  string
	columns string
	threads int
	resume  string
	quiet   bool
}

// batchVerb returns the command that answers line by line.
func (a *app) batchVerb() *cobra.Command {
	b := &bulk{}
	cmd := &cobra.Command{
		Use:     "batch [FILE ... | -]",
		Short:   a.say("Answer hands or requests in bulk: one line in, one row out, in order"),
		Long:    a.say(batchHelp),
		Example: batchExamples,
		Args:    cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := b.settle(cmd); err != nil {
				return err
			}
			b.ask.Lang, b.options.Lang = a.lang, a.lang
			return a.batch(cmd.Context(), b, args)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.Var(wordFlag{&b.op, "NAME", opNames()}, "op", a.say("the operation: each line is a hand to ask it about"))
	flags.Var(wordFlag{&b.format, "NAME", []string{"jsonl", "tsv"}}, "format", a.say("jsonl, or tsv (needs --op) (default jsonl)"))
	flags.Var(wordFlag{&b.columns, "NAMES", nil}, "columns", a.say("the columns of tsv, by comma (default all of the operation)"))
	flags.Var(countFlag{&b.threads}, "threads", a.say("workers (default MENTSU_THREADS, else one a core)"))
	flags.Var(wordFlag{&b.resume, "FILE", nil}, "resume", a.say("write to FILE, after the rows that are there, and skip as many lines"))
	flags.BoolVar(&b.options.Strict, "strict", false, a.say("stop at the first line that fails"))
	flags.BoolVar(&b.options.ChunkHeader, "chunk-header", false, a.say("before each chunk of lines a line with their number; answer chunk by chunk"))
	flags.Var(countFlag{&b.options.FlushEvery}, "flush-every", a.say("write rows after every N at the latest (default 128)"))
	flags.BoolVar(&b.quiet, "quiet", false, a.say("no progress on a terminal and no summary"))
	for _, f := range fieldsOfAll() {
		flag := flags.VarPF(&fieldFlag{f, &b.ask, ""}, flagName(f.Name), "", f.About().In(a.lang))
		flag.Annotations = map[string][]string{fieldNote: {f.Name}}
		if f.Value == "" {
			flag.NoOptDefVal = "true"
		}
	}
	return cmd
}

// fieldNote marks the flags that are request fields.
const fieldNote = "field"

// fieldsOfAll returns the request fields of all operations, each once.
func fieldsOfAll() []api.Field {
	var all []api.Field
	for _, o := range api.Ops() {
		for _, f := range o.Fields() {
			known := f.Name == "op" || f.Name == "hand" || f.Name == "lang" || // not of the request, or a flag of all verbs
				slices.ContainsFunc(all, func(g api.Field) bool { return g.Name == f.Name })
			if !known {
				all = append(all, f)
			}
		}
	}
	return all
}

// settle turns the flags into options, or says why they do not go together.
func (b *bulk) settle(cmd *cobra.Command) error {
	o := &b.options
	if err := b.settleOp(cmd.Flags()); err != nil {
		return err
	}
	if b.format == "tsv" {
		o.Format = batch.TSV
	}
	switch {
	case o.Format == batch.TSV && b.op == "":
		return usageError{phrase.Of("--format tsv needs --op: the columns are those of one operation")}
	case o.Format != batch.TSV && b.columns != "":
		return usageError{phrase.Of("--columns needs --format tsv")}
	case o.ChunkHeader && b.resume != "":
		return usageError{phrase.Of("--resume does not go with --chunk-header")}
	case b.columns != "":
		o.Columns = strings.Split(b.columns, ",")
	}
	if err := o.Check(); err != nil {
		reason := phrase.Plain(err.Error())
		if stopped, ok := errors.AsType[*batch.StopError](err); ok {
			reason = stopped.Reason
		}
		return usageError{phrase.Of("%s: %s", "--columns", reason)}
	}
	return b.settleThreads(cmd.Flags())
}

// settleOp takes the operation and the fields given for it.
func (b *bulk) settleOp(flags *pflag.FlagSet) error {
	var fields []string
	flags.Visit(func(f *pflag.Flag) { fields = append(fields, f.Annotations[fieldNote]...) })
	if b.op == "" {
		if len(fields) > 0 {
			return usageError{phrase.Of("--%s needs --op: without it each line is a request and says so itself", flagName(fields[0]))}
		}
		return nil
	}
	for _, o := range api.Ops() {
		if o.Name != b.op {
			continue
		}
		for _, name := range fields {
			if !slices.ContainsFunc(o.Fields(), func(f api.Field) bool { return f.Name == name }) {
				return usageError{phrase.Of("%s has no flag %s%s", b.op, "--"+flagName(name), phrase.Text{})}
			}
		}
		b.ask.Op, b.options.Ask = b.op, &b.ask
		return nil
	}
	return nil // the flag takes no other names
}

// settleThreads takes the number of workers from the flag, else from the environment.
func (b *bulk) settleThreads(flags *pflag.FlagSet) error {
	if text := os.Getenv("MENTSU_THREADS"); text != "" && !flags.Changed("threads") {
		if err := (countFlag{&b.threads}).Set(text); err != nil {
			return usageError{phrase.Of("%s: %s", "MENTSU_THREADS", notACount(text))}
		}
	}
	b.options.Threads = min(b.threads, maxThreads)
	return nil
}
