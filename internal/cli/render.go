package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/internal/tileart"
	"mentsu/notation"
)

const renderHelp = "render draws a hand as SVG or PNG, the drawn tile apart and the called tiles of melds turned.\n" +
	"Beside a hand, written as for every verb, it takes a row of tiles in the notation of mahgen,\n" +
	"in the order to draw: _ before a digit turns a tile, ^ stacks two of it, v a red five and a\n" +
	"plain one, | is a gap; 0z is a tile face down, 8z a question mark, 9z a joker; 1f to 8f are flowers."

const renderExamples = "  mentsu render 123m0567p789s1145z -o hand.svg\n" +
	"  mentsu render '123m406p7z|_213m|5^55z' -o melds.png --size 80 --dark"

// rendering is what render was asked for.
type rendering struct {
	request api.Request // how the hand is read
	art     tileart.Options
	output  string // a file, "" or - for standard output
	format  string // svg, png, or "" for what the name of the file says
}

// renderVerb returns the command that draws a hand.
func (a *app) renderVerb() *cobra.Command {
	r := &rendering{request: api.Request{Op: "convert", To: notation.Mahgen}}
	cmd := &cobra.Command{
		Use:     "render HAND [-o FILE]",
		Short:   a.say("Draw a hand as a picture, SVG or PNG"),
		Long:    a.say(renderHelp),
		Example: renderExamples,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError{phrase.Of("%s takes %s, not %d", "render", phrase.Count(1, "argument"), len(args))}
			}
			return nil
		},
		ValidArgsFunction: noFiles,
		RunE:              func(_ *cobra.Command, args []string) error { return a.render(r, args[0]) },
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.VarP(wordFlag{&r.output, "FILE", nil}, "output", "o", a.say("the file to write; - for standard output (default -)"))
	_ = cmd.MarkFlagFilename("output", pictureFormats()...) // there is one
	flags.Var(wordFlag{&r.format, "FORMAT", pictureFormats()}, "format", a.say("svg or png (default what the name of the file says, else svg)"))
	flags.Var(countFlag{&r.art.Size}, "size", a.say("width of a tile in pixels, %d to %d (default 60)", tileart.MinSize, tileart.MaxSize))
	flags.BoolVar(&r.art.Dark, "dark", false, a.say("dimmed tiles, for a dark page"))
	flags.BoolVar(&r.art.Index, "index", false, a.say("ranks and letters in the corners, for learners"))
	for _, o := range verbs() {
		for _, f := range o.Fields() {
			if o.Name == r.request.Op && slices.Contains([]string{"notation", "drawn"}, f.Name) {
				flags.Var(&fieldFlag{f, &r.request, ""}, flagName(f.Name), f.About().In(a.lang))
			}
		}
	}
	return cmd
}

func pictureFormats() []string { return []string{"svg", "png"} }

// render draws a hand.
func (a *app) render(r *rendering, text string) error {
	if size := r.art.Size; size != 0 && (size < tileart.MinSize || size > tileart.MaxSize) {
		return usageError{phrase.Of("%s: %s", "--size", phrase.Of("must be %s, not %s", phrase.Of("a whole number from %d to %d", tileart.MinSize, tileart.MaxSize), strconv.Itoa(size)))}
	}
	if err := r.settleFormat(); err != nil {
		return err
	}
	items, title, fail := r.items(text)
	if fail != nil {
		r.request.SetHand(text)
		a.report(&r.request, fail.In(a.lang), source{})
		return exit(invalid)
	}
	r.art.Title = title
	if r.output == "" || r.output == "-" {
		return r.draw(a.out, items)
	}
	return writeFile(r.output, func(w io.Writer) error { return r.draw(w, items) })
}

// settleFormat finds out whether SVG or PNG is asked for.
func (r *rendering) settleFormat() error {
	if r.format != "" {
		return nil
	}
	extension := strings.ToLower(strings.TrimPrefix(filepath.Ext(r.output), "."))
	switch {
	case r.output == "" || r.output == "-":
		r.format = "svg"
	case slices.Contains(pictureFormats(), extension):
		r.format = extension
	default:
		return usageError{phrase.Of("the name %q says neither svg nor png: --format does", r.output)}
	}
	return nil
}

// items returns the row of tiles that text stands for: that of mahgen where it has a sign
// that is a tile or a place to mahgen, unless a notation or the drawn tile is named, else
// that of the hand. The title is for screen readers.
func (r *rendering) items(text string) (items []tileart.Item, title string, fail *api.Error) {
	request := r.request
	if request.Notation == notation.Auto && request.Drawn == "" && looksLikeMahgen(text) {
		if row, err := tileart.ParseSeq(text); err == nil {
			return row, text, nil
		}
	}
	request.SetHand(text)
	response, fail := api.Do(&request)
	if hand, ok := response.(*api.ConvertResponse); ok && fail == nil {
		text, title = hand.Text, hand.Hand
	} else if title = text; !looksLikeMahgen(text) {
		return nil, "", fail
	}
	items, err := tileart.ParseSeq(text)
	wrong, ok := errors.AsType[*tileart.SyntaxError](err)
	if !ok {
		return items, title, nil
	}
	code := api.InvalidHand
	if wrong.TooLong {
		code = api.TooLarge
	}
	fail = api.Fault(code, "%s", wrong.Reason)
	fail.Field, fail.At = "hand", &wrong.Offset
	return nil, "", fail
}

// looksLikeMahgen reports whether text has nothing but what mahgen writes, and something that
// no hand has, or that means nothing in one.
func looksLikeMahgen(text string) bool {
	return strings.Trim(text, "0123456789mpszf_^v|") == "" &&
		(strings.ContainsAny(text, "_^v|f") || strings.Contains(text, "0z") || strings.Contains(text, "8z") || strings.Contains(text, "9z"))
}

// draw writes the picture.
func (r *rendering) draw(w io.Writer, items []tileart.Item) error {
	if r.format == "svg" {
		_, err := io.WriteString(w, tileart.SVG(items, r.art))
		return err
	}
	err := tileart.PNG(w, items, r.art)
	if errors.Is(err, tileart.ErrTooLarge) {
		return problem{phrase.Of("the picture would have more than %d pixels", tileart.MaxPixels), err}
	}
	return err
}

// writeFile makes a file of what write writes.
func writeFile(name string, write func(io.Writer) error) (err error) {
	file, err := os.Create(name) //nolint:gosec // the file that the user names
	if err != nil {
		return err
	}
	defer func() {
		if closed := file.Close(); err == nil {
			err = closed
		}
	}()
	return write(file)
}
