package cli

import (
	"testing"

	"github.com/spf13/pflag"
)

// However many workers are asked for, there are no more than memory has room for.
func TestThreadsAreBounded(t *testing.T) {
	for _, c := range []struct {
		env       string
		flag      int
		want      int
		overrides bool
	}{
		{"", 0, 0, false},
		{"", 7, 7, true},
		{"5", 0, 5, false},
		{"5", 7, 7, true},
		{"", maxThreads, maxThreads, true},
		{"", maxThreads + 1, maxThreads, true},
		{"1000000", 0, maxThreads, false},
	} {
		t.Setenv("MENTSU_THREADS", c.env)
		flags := pflag.NewFlagSet("batch", pflag.ContinueOnError)
		b := bulk{threads: c.flag}
		flags.Var(countFlag{&b.threads}, "threads", "")
		flags.Lookup("threads").Changed = c.overrides
		if err := b.settleThreads(flags); err != nil || b.options.Threads != c.want {
			t.Errorf("%+v: %d workers, %v", c, b.options.Threads, err)
		}
	}
}
