//go:build !noserve

package cli

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/netip"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/internal/server"
)

const serveHelp = "serve has a page for hands at its first address, http://127.0.0.1:8080/ if nothing else is said: open\n" +
	"it in a browser. Programs have every operation as POST /v1/VERB with the request as JSON, or as GET\n" +
	"with its fields in the address; POST /v1/batch takes requests line by line. /docs explains\n" +
	"them, /openapi.json describes them, /healthz, /readyz and /version are for those who run it.\n" +
	"--admin opens a second address with /metrics and /debug/pprof, which is not for everybody.\n\n" +
	"When asked to end (SIGTERM) it still answers for the time of --drain-delay while /readyz says\n" +
	"no, then stops to listen and finishes what it has begun; Ctrl-C leaves out the delay."

const serveExamples = "  mentsu serve\n" +
	"  mentsu serve --addr unix:/run/mentsu/socket --admin 127.0.0.1:9090 --log json\n" +
	"  mentsu serve --addr :8080 --base-path /mahjong --rate 20 --trust-proxy 10.0.0.0/8"

// defaultAddr is where the service is, unless somebody says otherwise: not for other machines.
const defaultAddr = "127.0.0.1:8080"

// service is what the flags of serve say.
type service struct {
	options server.Options
	log     string
	trusted string
	origins string
	rate    string
}

// serveVerb returns the command that answers over HTTP.
func (a *app) serveVerb() *cobra.Command {
	s := &service{}
	o := &s.options
	cmd := &cobra.Command{
		Use:               "serve",
		Short:             a.say("Answer over HTTP: a page for hands, every operation, batches, metrics and documentation"),
		Long:              a.say(serveHelp),
		Example:           serveExamples,
		Args:              atMost(0),
		ValidArgsFunction: noFiles,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := s.settle(cmd.Flags(), a.errOut); err != nil {
				return err
			}
			return a.serve(cmd.Context(), s)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.Var(wordFlag{&o.Addr, "ADDR", nil}, "addr", a.say("where to listen: HOST:PORT or unix:PATH (default that of MENTSU_ADDR, else %s)", defaultAddr))
	flags.Var(wordFlag{&o.BasePath, "PATH", nil}, "base-path", a.say("what stands before every path, such as /mahjong"))
	flags.Var(wordFlag{&o.Admin, "ADDR", nil}, "admin", a.say("where metrics and profiles are (default nowhere)"))
	flags.Var(wordFlag{&s.log, "FORMAT", []string{"json", "text", "off"}}, "log", a.say("write a log to standard error: %s (default that of MENTSU_LOG, else text)", "json, text, off"))
	flags.Var(wordFlag{&s.rate, "N", nil}, "rate", a.say("requests a second that a client may make (default any number)"))
	flags.Var(wordFlag{&s.trusted, "NETWORKS", nil}, "trust-proxy", a.say("networks by comma whose X-Forwarded-For says who the client is"))
	flags.Var(wordFlag{&s.origins, "ORIGINS", nil}, "cors", a.say("origins by comma whose pages may ask, or * for all (default none)"))
	flags.Var(countFlag{&o.Concurrency}, "concurrency", a.say("answers worked out at a time (default 4 a core)"))
	flags.Var(countFlag{&o.Batches}, "batches", a.say("batches open at a time (default 4)"))
	flags.Var(timeFlag{&o.Timeout}, "timeout", a.say("time for an answer (default 10s)"))
	flags.Var(timeFlag{&o.DrainDelay}, "drain-delay", a.say("time to go on after SIGTERM, for balancers to notice (default 1s)"))
	flags.Var(timeFlag{&o.DrainTimeout}, "drain-timeout", a.say("time to finish what has begun (default 30s)"))
	return cmd
}

// settle turns flags and environment into options.
func (s *service) settle(flags *pflag.FlagSet, errOut io.Writer) error {
	o := &s.options
	if o.Addr == "" {
		o.Addr = os.Getenv("MENTSU_ADDR")
	}
	if o.Addr == "" {
		o.Addr = defaultAddr
	}
	if !flags.Changed("drain-delay") {
		o.DrainDelay = time.Second
	}
	o.BasePath = strings.TrimSuffix(o.BasePath, "/")
	o.Version = api.Marshal(buildInfo())
	if s.origins != "" {
		o.Origins = strings.Split(s.origins, ",")
	}
	if s.trusted != "" {
		for text := range strings.SplitSeq(s.trusted, ",") {
			network, err := parseNetwork(strings.TrimSpace(text))
			if err != nil {
				return usageError{phrase.Of("%s: %s", "--trust-proxy", phrase.Of("must be %s, not %s", phrase.Of("networks such as 10.0.0.0/8"), strconv.Quote(text)))}
			}
			o.Trusted = append(o.Trusted, network)
		}
	}
	if s.rate != "" {
		rate, err := strconv.ParseFloat(s.rate, 64)
		if err != nil || !(rate > 0 && rate <= 1e9) {
			return usageError{phrase.Of("%s: %s", "--rate", phrase.Of("must be %s, not %s", phrase.Of("a number above 0"), strconv.Quote(s.rate)))}
		}
		o.Rate = rate
	}
	return s.settleLog(errOut)
}

// parseNetwork reads a network or a single address.
func parseNetwork(s string) (netip.Prefix, error) {
	if addr, err := netip.ParseAddr(s); err == nil {
		return netip.PrefixFrom(addr, addr.BitLen()), nil
	}
	return netip.ParsePrefix(s)
}

// settleLog makes the log that the flag asks for, else the environment.
func (s *service) settleLog(errOut io.Writer) error {
	if text := os.Getenv("MENTSU_LOG"); text != "" && s.log == "" {
		if err := (wordFlag{&s.log, "", []string{"json", "text", "off"}}).Set(text); err != nil {
			return usageError{phrase.Of("%s: %s", "MENTSU_LOG", notOneOf([]string{"json", "text", "off"}, text))}
		}
	}
	switch s.log {
	case "off":
	case "json":
		s.options.Log = slog.New(slog.NewJSONHandler(errOut, nil))
	default:
		s.options.Log = slog.New(slog.NewTextHandler(errOut, nil))
	}
	return nil
}

// collectAt is how much the memory in use grows before garbage is collected, in per cent. The
// service uses little and makes garbage fast: at the usual 100 it would collect many times a
// second, and requests would feel it.
const collectAt = 400

// serve serves until it is asked to end.
func (a *app) serve(ctx context.Context, s *service) error {
	if os.Getenv("GOGC") == "" {
		defer debug.SetGCPercent(debug.SetGCPercent(collectAt))
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(signals)
	service, err := server.New(s.options)
	if err != nil {
		return serveProblem(err)
	}
	if os.Getenv("GOMAXPROCS") == "" {
		// The service keeps at most as many processors busy with batches and long answers as
		// there were; one more sees to it that quick requests need not wait for them.
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(runtime.GOMAXPROCS(0) + 1))
	}
	go func() {
		select {
		case sig := <-signals:
			signal.Stop(signals) // a second one ends the process at once
			if sig == os.Interrupt {
				service.Hurry()
			}
			stop()
		case <-ctx.Done():
		}
	}()
	return serveProblem(service.Run(ctx, func(public, admin net.Addr) {
		a.complain("mentsu: %s\n", a.say("serving at %s", shownAddr(public)+s.options.BasePath))
		if admin != nil {
			a.complain("mentsu: %s\n", a.say("metrics and profiles at %s", shownAddr(admin)))
		}
	}))
}

// shownAddr returns the address as one would type it.
func shownAddr(addr net.Addr) string {
	if addr.Network() == "unix" {
		return "unix:" + addr.String()
	}
	return "http://" + addr.String()
}

// serveProblem says in words of ours why the service ended, if it knows them.
func serveProblem(err error) error {
	if ours, ok := errors.AsType[*server.StartError](err); ok {
		return problem{ours.Reason, err}
	}
	return err
}
