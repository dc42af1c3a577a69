# make = make check: everything to run before a commit. .ci/run calls the same targets.
GO    ?= go
tool   = $(GO) tool -modfile=tools/go.mod
COUNT ?= 20000x

.PHONY: check fmt vet lint test race fuzz generate golden oracle bench load

check: fmt vet lint test

fmt: # shows what is not formatted, and fails if anything is
	@$(tool) golangci-lint fmt --diff

vet:
	$(GO) vet ./...

lint:
	$(tool) golangci-lint config verify
	$(tool) golangci-lint run ./...

test: # needs Go and nothing else
	$(GO) test ./...

race: # the long comparisons run without the race detector, in test
	$(GO) test -race -short -shuffle=on ./...

fuzz: # every fuzz target for COUNT inputs
	@set -e; for pkg in $$($(GO) list ./...); do \
		for name in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
			echo "$$pkg $$name"; $(GO) test -run '^$$' -fuzz "^$$name\$$" -fuzztime=$(COUNT) $$pkg; \
		done; \
	done

generate: # writes the tables anew
	$(GO) generate ./...

golden: # rewrites golden files and documents: look at the difference before you keep it
	$(GO) test . ./internal/cli ./need -update

oracle: # all comparisons of the engine with the slow second answers, anew
	$(GO) test -count=1 -timeout=60m ./need/... ./shanten/... ./internal/oracle/...
	$(GO) test -count=1 -timeout=60m ./odds -deals=10000000

bench:
	$(GO) run ./bench
	$(GO) run ./bench/start

load: # the service under load, beside the command batch
	$(GO) run ./bench/load
