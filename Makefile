# make = make check: everything to run before a commit. .ci/run calls the same targets.
GO    ?= go
tool   = $(GO) tool -modfile=tools/go.mod
COUNT ?= 20000x

.PHONY: check fmt vet lint test race fuzz generate golden oracle bench load \
	web web-check web-static test-web bench-web screenshots pictures chromium

check: fmt vet lint test

fmt: # shows what is not formatted, and fails if anything is
	@$(tool) golangci-lint fmt --diff

vet:
	$(GO) vet ./...

lint:
	$(tool) golangci-lint config verify
	$(tool) golangci-lint run ./...
	$(tool) golangci-lint run --build-tags browser ./web/browser

test: # needs Go and nothing else
	$(GO) test $(FLAGS) ./...

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

# The page. Only these targets need Node, and those below web-static a browser.
node = web/node_modules/.package-lock.json

$(node): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends nodejs npm; }
	cd web && npm ci
	@touch $@

web: $(node) # builds the page that the command serves
	cd web && node build.mjs

web-check: $(node) # types and tests of the page, and that what is checked in is what the sources make
	cd web && npm run --silent check && npm test --silent
	@fresh=$$(mktemp -d) && trap 'rm -r "$$fresh"' EXIT && (cd web && node build.mjs "$$fresh") && \
		diff -r "$$fresh" web/dist || { echo "web/dist is stale: make web" >&2; exit 1; }

web-static: $(node) # the page with the engine in it, for hosting without a server: web/static
	@mkdir -p web/static
	@cold=$$(mktemp) && trap 'rm "$$cold"' EXIT && \
		GOOS=wasip1 GOARCH=wasm $(GO) build -buildmode=c-shared -trimpath -ldflags='-s -w' -o "$$cold" ./web/wasm && \
		node web/wasm/snapshot.mjs "$$cold" web/static/mentsu.wasm
	cd web && node build.mjs --static

chromium: # Debian's, with a font for Chinese and Japanese
	@command -v chromium >/dev/null || { apt-get update -q && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends chromium fonts-noto-cjk; }

test-web: web-static chromium # the page in a browser
	$(GO) test -tags browser -count=1 ./web/browser

bench-web: web-static chromium # how fast the page answers
	$(GO) test -tags browser -count=1 -run '^$$' -bench . -benchtime 1x ./web/browser

screenshots: web-static chromium # pictures of the page in all its states, to look at
	$(GO) test -tags browser -count=1 -run '^TestScreenshots$$' -v ./web/browser -screenshots "$(or $(DIR),$(CURDIR)/web/screenshots)"

pictures: web-static chromium # those of docs/page.md anew
	@mkdir -p docs/img
	$(GO) test -tags browser -count=1 -run '^TestPictures$$' ./web/browser -pictures "$(CURDIR)/docs/img"
