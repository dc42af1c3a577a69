package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"log"
	"os"
	"strconv"
	"strings"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// The files of wins that other engines agree on, and their folder, beside the repository.
const (
	games         = "../shared/vectors"
	riichiGames   = "riichi/real.tsv.gz"
	officialGames = "mcr/agreed.jsonl.gz"
)

// gameRows returns the questions of ruleRows about the wins of other engines' games. Where
// their file is not there the row says so.
func gameRows(set, official *rule.Set) []row {
	const where = " on the wins of other engines' games"
	var result rule.Result
	riichi, chinese := spread(riichiOfGames()), spread(officialOfGames(official))
	return []row{
		ofGames("riichi win, points,"+where, 300, riichi, func(w *rule.Win) (int, error) { return set.Points(w) }),
		ofGames("riichi win, points with items, fu, payments,"+where, 600, riichi, func(w *rule.Win) (int, error) {
			err := set.Score(w, &result)
			return result.Points, err
		}),
		ofGames("Chinese official win, fans with their sets and payments,"+where, 1000, chinese, func(w *rule.Win) (int, error) {
			err := official.Score(w, &result)
			return result.Total, err
		}),
	}
}

// ofGames returns a row about some wins.
func ofGames(name string, budget float64, wins []*rule.Win, score func(w *rule.Win) (int, error)) row {
	if wins == nil {
		return row{name: name + " (not measured: their file is not there)", budget: budget}
	}
	return row{name: name, budget: budget, ask: func(i int) int {
		n, err := score(wins[i])
		if err != nil {
			log.Fatal(err)
		}
		return n
	}}
}

// spread returns as many wins as a row goes through, evenly from all of a file.
func spread(all []*rule.Win) []*rule.Win {
	if all == nil {
		return nil
	}
	list := make([]*rule.Win, hands)
	for i := range list {
		list[i] = all[i*len(all)/hands]
	}
	return list
}

// unpacked returns the text of a packed file; ok is false if it is not there.
func unpacked(path string) (text []byte, ok bool) {
	packed, err := fs.ReadFile(os.DirFS(games), path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false
	}
	if err != nil {
		log.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		log.Fatal(err)
	}
	if text, err = io.ReadAll(z); err != nil {
		log.Fatal(err)
	}
	return text, true
}

// riichiOfGames returns the wins of real games under the standard rules, nil if there is no
// file of them.
func riichiOfGames() []*rule.Win {
	text, ok := unpacked(riichiGames)
	if !ok {
		return nil
	}
	all, err := corpus.RiichiRows(string(text))
	if err != nil {
		log.Fatal(err)
	}
	var wins []*rule.Win
	for i := range all {
		r := &all[i]
		if r.Rules != "std" || len(r.Switches) > 0 {
			continue
		}
		h, err := r.Hand()
		if err != nil {
			log.Fatal(err)
		}
		w := &rule.Win{
			Hand: h, Tile: r.Win, SelfDraw: r.SelfDraw, From: r.From, Round: r.Round, Seat: r.Seat,
			Dora: r.Dora, Ura: r.Ura, Nukidora: r.Nukidora, Honba: r.Honba, Sticks: r.Sticks,
		}
		for _, name := range r.Flags {
			f, ok := rule.FlagByName(name)
			if !ok {
				log.Fatalf("%s: no flag %s", r.ID, name)
			}
			w.Flags |= f
		}
		wins = append(wins, w)
	}
	return wins
}

// officialOfGames returns the wins under the Chinese official rules, nil if there is no file
// of them. A row is such as [345m,2]23678sPP4s4s|NW0000|3: melds, tiles, the winning one last,
// then round, seat, four flags and the flowers.
func officialOfGames(set *rule.Set) []*rule.Win {
	text, ok := unpacked(officialGames)
	if !ok {
		return nil
	}
	var wins []*rule.Win
	for line := range bytes.Lines(text) {
		var r struct{ GB string }
		if err := json.Unmarshal(line, &r); err != nil {
			log.Fatal(err)
		}
		parts := strings.Split(r.GB, "|")
		h, err := notation.Hand(parts[0], notation.MCR, hand.Context{Rules: set.Definition().Shape, Reds: &[3]uint8{}})
		if err != nil {
			log.Fatalf("%s: %v", r.GB, err)
		}
		wind := func(at int) tile.Kind { return tile.East + tile.Kind(strings.IndexByte("ESWN", parts[1][at])) }
		w := &rule.Win{Hand: h, Round: wind(0), Seat: wind(1), SelfDraw: parts[1][2] == '1', From: hand.FromRight}
		if w.SelfDraw {
			w.From = hand.FromUnknown
		}
		w.Tile, _ = h.Drawn()
		for i, f := range []rule.Flags{rule.LastTile, rule.WallLast, rule.Kong} {
			if parts[1][3+i] == '1' {
				w.Flags |= f
			}
		}
		if w.Flowers, err = strconv.Atoi(parts[2]); err != nil {
			log.Fatalf("%s: %v", r.GB, err)
		}
		wins = append(wins, w)
	}
	return wins
}

// officialSet returns the Chinese official rules.
func officialSet() *rule.Set {
	set, err := rules.Set("mcr")
	if err != nil {
		log.Fatal(err)
	}
	return set
}
