package cli_test

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"mentsu/internal/cli"
)

// noTerminal skips the test of a bar on a terminal: where there are none, no user sees one.
func noTerminal(t *testing.T, err error) {
	t.Helper()
	t.Skip("no terminal can be opened here, as it can where /dev/ptmx and /dev/pts are:", err)
}

// ioctl asks the kernel about a file.
func ioctl(t *testing.T, f *os.File, request uintptr, argument unsafe.Pointer) {
	t.Helper()
	if _, _, err := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), request, uintptr(argument)); err != 0 {
		noTerminal(t, err)
	}
}

// terminal returns a terminal of 80 columns, and what reads from it as its user does.
func terminal(t *testing.T) (user, terminal *os.File) {
	t.Helper()
	user, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		noTerminal(t, err)
	}
	t.Cleanup(func() { _ = user.Close() })
	var locked, number int32
	ioctl(t, user, syscall.TIOCSPTLCK, unsafe.Pointer(&locked))
	ioctl(t, user, syscall.TIOCGPTN, unsafe.Pointer(&number))
	terminal, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		noTerminal(t, err)
	}
	t.Cleanup(func() { _ = terminal.Close() })
	size := [4]uint16{24, 80}
	ioctl(t, terminal, syscall.TIOCSWINSZ, unsafe.Pointer(&size))
	return user, terminal
}

// TestProgressOnTerminal waits for the bar before it gives the last line, whether the rows
// go to a file or to nowhere.
func TestProgressOnTerminal(t *testing.T) {
	for _, name := range []string{os.DevNull, filepath.Join(t.TempDir(), "rows")} {
		user, messages := terminal(t)
		rows, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE, 0o600)
		if err != nil {
			t.Fatal(err)
		}
		in, hands := io.Pipe()
		ended := make(chan int, 1)
		go func() { ended <- cli.Run([]string{"batch", "--op", "shanten"}, in, rows, messages) }()
		if _, err = io.WriteString(hands, "1m\n"); err != nil {
			t.Fatal(err)
		}
		said, buf := "", make([]byte, 1024)
		for !strings.Contains(said, "1 rows, ") && !strings.Contains(said, "1 row, ") {
			n, err := user.Read(buf)
			if err != nil {
				t.Fatalf("%s: %v after %q", name, err, said)
			}
			said += string(buf[:n])
		}
		_ = hands.Close()
		if code := <-ended; code != 0 {
			t.Errorf("%s: exit %d", name, code)
		}
		_ = rows.Close()
	}
}

// TestNoProgress: nothing but the last message goes to a terminal that has the rows too, or
// with --quiet, and no bar goes to a file.
func TestNoProgress(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "messages"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close() //nolint:errcheck // of no use any more
	user, both := terminal(t)
	for _, c := range []struct {
		rows, messages *os.File
		flag           string
	}{{both, both, ""}, {both, file, ""}, {file, both, "--quiet"}} {
		line := strings.Fields("batch --op shanten --format tsv --columns shanten " + c.flag)
		if code := cli.Run(line, strings.NewReader("1m\n"), c.rows, c.messages); code != 0 {
			t.Errorf("exit %d", code)
		}
	}
	if _, err = both.WriteString("end\n"); err != nil {
		t.Fatal(err)
	}
	said, buf := "", make([]byte, 1024)
	for !strings.HasSuffix(said, "end\r\n") {
		n, err := user.Read(buf)
		if err != nil {
			t.Fatal(err)
		}
		said += string(buf[:n])
	}
	if said != "0\r\n0\r\nend\r\n" {
		t.Errorf("the terminal has %q", said)
	}
	if text, err := os.ReadFile(file.Name()); err != nil || string(text) != "0\n" {
		t.Errorf("the file has %q, %v", text, err)
	}
}
