package cli

import (
	"slices"
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// fewReadings is what analyze shows of readings; readings shows all that were asked for.
const fewReadings = 8

// firstReading asks for one reading of the hand of r; nil if there is none.
func (v *view) firstReading(r *api.Request) *api.Reading {
	ask := *r
	ask.Op, ask.Limit = "readings", 1
	response, fail := api.Do(&ask)
	if found, ok := response.(*api.ReadingsResponse); ok && fail == nil && len(found.Readings) > 0 {
		return &found.Readings[0]
	}
	return nil
}

// win writes whether the hand is complete, and how.
func (v *view) win(r *api.WinResponse, example *api.Reading) {
	if !r.Win {
		v.printf("%s", v.paint(v.say("Not complete."), heading))
		v.warn(r.Warnings)
		return
	}
	v.printf("%s", v.paint(v.say("The hand is complete."), best))
	var rows [][]string
	if len(r.WonAs) > 0 {
		var forms []string
		for _, f := range r.WonAs {
			forms = append(forms, v.formName(f))
		}
		rows = append(rows, []string{"", v.say("forms"), strings.Join(forms, v.say(", "))})
	}
	if r.JokersAs != nil && *r.JokersAs != "" {
		rows = append(rows, []string{"", v.say("jokers stand for"), v.hand(*r.JokersAs)})
	}
	if example != nil {
		rows = append(rows, []string{"", v.say("for example"), v.readingText(example)})
	}
	v.table(nil, rows)
	v.starNote(example)
	v.warn(r.Warnings)
}

// readingText shows the sets and pairs of a reading, or the tiles of one that has neither.
func (v *view) readingText(r *api.Reading) string {
	var words []string
	for _, s := range r.Sets {
		words = append(words, v.starred(s))
	}
	for _, s := range r.Pairs {
		words = append(words, v.starred(s))
	}
	for _, s := range []*string{r.Pair, r.Knitted, r.Orphans} {
		if s != nil {
			words = append(words, v.starred(*s))
		}
	}
	between := " "
	if slices.ContainsFunc(words, func(s string) bool { return strings.Contains(s, " ") }) {
		between = "  "
	}
	return strings.Join(words, between)
}

// starred shows tiles of which some have a star behind them.
func (v *view) starred(s string) string {
	parts := strings.Split(s, "*")
	for i, part := range parts {
		if part != "" {
			parts[i] = v.hand(part)
		}
	}
	return strings.Join(parts, "*")
}

// starNote says what a star means, if the reading has one.
func (v *view) starNote(r *api.Reading) {
	if r != nil && strings.Contains(v.readingText(r), "*") {
		v.printf("    %s", v.say("a joker stands for a tile with a star"))
	}
}

// readings writes at most so many readings.
func (v *view) readings(r *api.ReadingsResponse, most int) {
	rows := make([][]string, 0, len(r.Readings))
	for i := range r.Readings[:min(most, len(r.Readings))] {
		found := &r.Readings[i]
		jokers := ""
		if found.JokersAs != "" {
			jokers = v.hand(found.JokersAs)
		}
		rows = append(rows, []string{"", v.formName(found.Form), v.readingText(found), jokers})
	}
	v.title(v.say("Readings"), v.say("the ways in which the hand is complete"))
	v.table([]string{"", v.say("form"), v.say("sets and pairs"), v.say("jokers stand for")}, rows)
	for i := range r.Readings[:len(rows)] {
		if strings.Contains(rows[i][2], "*") {
			v.starNote(&r.Readings[i])
			break
		}
	}
	switch more := len(r.Readings) - len(rows); {
	case r.More:
		v.printf("    %s", v.say("and more: mentsu readings --limit N lists them"))
	case more > 0:
		v.printf("    %s", v.say("and %s more", phrase.Count(more, "reading")))
	}
}

// waits writes what the hand waits on, or what it waits on after each discard.
func (v *view) waits(r *api.WaitsResponse) {
	if r.WaitList != nil {
		v.waitList(r.WaitList)
		return
	}
	v.title(v.say("Waits"), v.say("after the discards that leave a ready hand"))
	if len(r.Discards) == 0 {
		v.printf("    %s", v.say("none"))
		return
	}
	rows := make([][]string, 0, len(r.Discards))
	for i := range r.Discards {
		d := &r.Discards[i]
		left, kinds := leftOf(&d.WaitList)
		tiles := v.list(kinds)
		if d.Any {
			tiles = v.say("every tile")
		}
		rows = append(rows, []string{"", v.hand(d.Tile), v.count(left, "tile"), tiles})
	}
	v.table([]string{"", v.say("discard"), v.say("left"), v.say("waits on")}, rows)
}

// waitList writes what a hand before its draw waits on.
func (v *view) waitList(w *api.WaitList) {
	left, kinds := leftOf(w)
	if len(kinds) == 0 {
		v.printf("%s  %s", v.paint(v.say("Waits"), heading), v.say("none: the hand is not ready"))
		return
	}
	last := w.Waits[len(w.Waits)-1]
	says := v.say("%s of %s complete the hand", phrase.Count(left, "tile"), phrase.Count(len(kinds), "kind"))
	switch {
	case last.Left == nil && len(kinds) == 1:
		says = v.say("no tile of its own kind under this pool, only a joker: shanten and useful do not count it")
	case last.Left == nil:
		says = v.say("%s of %s, or a joker, complete the hand", phrase.Count(left, "tile"), phrase.Count(len(kinds)-1, "kind"))
	}
	v.printf("%s  %s", v.paint(v.say("Waits"), heading), says)
	var rows [][]string
	for n := 4; n >= 0; n-- {
		var same []string
		for _, t := range w.Waits {
			if t.Left != nil && *t.Left == n {
				same = append(same, t.Tile)
			}
		}
		if same != nil {
			rows = append(rows, []string{"", v.list(same), v.say("%d of each left", n), v.count(n*len(same), "tile")})
		}
	}
	if last.Left == nil {
		rows = append(rows, []string{"", v.hand(last.Tile), v.say("a joker"), ""})
	}
	v.table(nil, rows)
	if w.Any {
		v.printf("    %s", v.say("every tile completes the hand"))
	}
}

// leftOf returns how many tiles of a wait are left, the joker apart, and its kinds.
func leftOf(w *api.WaitList) (left int, kinds []string) {
	for _, t := range w.Waits {
		kinds = append(kinds, t.Tile)
		if t.Left != nil {
			left += *t.Left
		}
	}
	return left, kinds
}
