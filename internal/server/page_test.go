package server

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// pageBlocks returns the fenced blocks of a language in the page about the service.
func pageBlocks(t *testing.T, language string) []string {
	t.Helper()
	text, err := os.ReadFile("../../docs/serve.md")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, m := range regexp.MustCompile("(?ms)^```"+language+"\n(.*?)^```$").FindAllStringSubmatch(string(text), -1) {
		found = append(found, m[1])
	}
	if len(found) == 0 {
		t.Fatalf("no block of %s", language)
	}
	return found
}

// TestPageRequests sends the requests of the page and compares what the page says comes back.
func TestPageRequests(t *testing.T) {
	_, at := start(t, Options{})
	for _, block := range pageBlocks(t, "http") {
		question, want, _ := strings.Cut(block, "\n\n")
		first, body, _ := strings.Cut(question, "\n")
		method, path, _ := strings.Cut(first, " ")
		got := ask(t, method, at+path, body)
		shown := strconv.Itoa(got.status) + "\n" + regexp.MustCompile(`"request_id":"[^"]*"`).ReplaceAllString(got.body, `"request_id":"..."`)
		if shown != want {
			t.Errorf("%s\n got:\n%s\nwant:\n%s", question, shown, want)
		}
	}
}

// TestPageStatuses holds that the table of errors has every code, with its status.
func TestPageStatuses(t *testing.T) {
	text, err := os.ReadFile("../../docs/serve.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range codes() {
		status := statusOf(c.Code)
		named := regexp.MustCompile(`(?m)^\| [0-9, ]*` + strconv.Itoa(status) + `[0-9, ]* \|.*` + "`" + string(c.Code) + "`").Match(text)
		if !named && status != 422 {
			t.Errorf("no row of %d names %s", status, c.Code)
		}
	}
}

// verify runs a tool on a configuration of the page, if the machine has the tool.
func verify(t *testing.T, name, text string, args ...string) {
	t.Helper()
	tool, err := exec.LookPath(args[0])
	if errors.Is(err, exec.ErrNotFound) {
		t.Skipf("%s, which would check the configuration, is not installed", args[0])
	}
	file := filepath.Join(t.TempDir(), name)
	if err = os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.CommandContext(t.Context(), tool, append(args[1:], file)...).CombinedOutput()
	if err != nil || strings.Contains(string(out), "ignoring") { // what it does not know it only mentions
		t.Errorf("%s: %v\n%s", args[0], err, out)
	}
}

func TestPageUnit(t *testing.T) {
	command := filepath.Join(t.TempDir(), "mentsu")
	if err := os.WriteFile(command, []byte("#!/bin/sh\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, unit := range pageBlocks(t, "ini") {
		verify(t, "mentsu.service", strings.Replace(unit, "/usr/local/bin/mentsu", command, 1), "systemd-analyze", "verify", "--man=no")
	}
}

func TestPageNginx(t *testing.T) {
	dir := t.TempDir()
	for _, servers := range pageBlocks(t, "nginx") {
		text := "pid " + dir + "/pid;\nerror_log " + dir + "/log;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path " + dir + "/body;\nproxy_temp_path " + dir + "/proxy;\n" + servers + "}\n"
		verify(t, "nginx.conf", strings.Replace(text, "listen 127.0.0.1:8080;", "listen unix:"+dir+"/socket;", 1), "nginx", "-e", dir+"/log", "-t", "-c")
	}
}

func TestPageHAProxy(t *testing.T) {
	for _, text := range pageBlocks(t, "haproxy") {
		verify(t, "haproxy.cfg", text, "haproxy", "-c", "-f")
	}
}

// TestPageContainer holds that the container file builds a package that is there and starts
// it with flags that the command has.
func TestPageContainer(t *testing.T) {
	for _, text := range pageBlocks(t, "dockerfile") {
		pkg := regexp.MustCompile(`(?m)^RUN .*go build .* \./(\S+)$`).FindStringSubmatch(text)
		if pkg == nil {
			t.Fatal("no build")
		}
		if _, err := os.Stat(filepath.Join("../..", pkg[1], "main.go")); err != nil {
			t.Error(err)
		}
		command, err := os.ReadFile("../cli/serve.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, flag := range regexp.MustCompile(`"--([a-z-]+)"`).FindAllStringSubmatch(text, -1) {
			if !strings.Contains(string(command), `, "`+flag[1]+`", a.say(`) {
				t.Errorf("serve has no flag %s", flag[0])
			}
		}
	}
}

// TestPageMetrics holds that the page names every metric of ours, and no other.
func TestPageMetrics(t *testing.T) {
	s, _ := start(t, Options{})
	text, err := os.ReadFile("../../docs/serve.md")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, m := range regexp.MustCompile("`(mentsu_[a-z_]+)(?:\\{[a-z,]+\\})?`").FindAllStringSubmatch(string(text), -1) {
		named[m[1]] = true
	}
	for _, f := range gathered(t, s) {
		if name := f.GetName(); strings.HasPrefix(name, "mentsu_") && !named[name] {
			t.Errorf("the page does not name %s", name)
		}
		delete(named, f.GetName())
	}
	for name := range named {
		t.Errorf("there is no metric %s", name)
	}
}
