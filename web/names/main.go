// Command names writes what the page knows before it has asked anything, as JSON: the names of
// rule sets, yaku and tiles in all languages, and the fields of requests. With the argument
// options it writes the options of the rule sets, which the page loads once they are looked at.
package main

import (
	"encoding/json"
	"log"
	"os"

	"mentsu/form"
	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/restrict"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

//go:generate sh -c "go run . > ../src/names.json && go run . options > ../src/options.json"

// inAll is a text in English, Japanese and Chinese.
type inAll [3]string

// languages are those of inAll, in its order.
func languages() [3]tile.Lang { return [...]tile.Lang{tile.EN, tile.JA, tile.ZH} }

// catalogue is what the page knows by name.
type catalogue struct {
	Rules []ruleSet        `json:"rules"`
	Yaku  map[string]inAll `json:"yaku"`  // of riichi, by the names that compare answers
	Tiles map[string]inAll `json:"tiles"` // by their mpsz text

	Clashes opposed `json:"clashes"` // what flags go against

	Fields map[string]string   `json:"fields"` // kinds of request fields by name
	Common []string            `json:"common"` // fields of every operation
	Ops    map[string][]string `json:"ops"`    // fields that only some operations have
}

// ruleSet is a rule set to choose.
type ruleSet struct {
	ID      string   `json:"id"`
	Name    inAll    `json:"name"`
	Players int      `json:"players"`
	Games   []int    `json:"games,omitempty"` // numbers of players that it is for, if not three and four
	Reds    []int    `json:"reds"`
	Unit    string   `json:"unit"`
	Flags   []string `json:"flags"`        // those that can matter, under some options at least
	On      []string `json:"on,omitempty"` // of its options what clashes say
}

func main() {
	write := names
	if len(os.Args) > 1 && os.Args[1] == "options" {
		write = options
	}
	text, err := write()
	if err != nil {
		log.Fatal(err)
	}
	if _, err = os.Stdout.Write(text); err != nil {
		log.Fatal(err)
	}
}

// names returns the catalogue as text.
func names() ([]byte, error) {
	c, err := catalogued()
	if err != nil {
		return nil, err
	}
	text, err := json.MarshalIndent(c, "", " ")
	return append(text, '\n'), err
}

// catalogued returns the catalogue.
func catalogued() (*catalogue, error) {
	c := &catalogue{Tiles: map[string]inAll{}, Clashes: opposed{}}
	c.Clashes.addConflicts()
	list, err := api.ListRules(tile.EN)
	if err != nil {
		return nil, err
	}
	var defs []*rule.Definition
	for _, row := range list.Rules {
		d, wrong := rules.Load(row.ID)
		if wrong != nil {
			return nil, wrong
		}
		set := described(d)
		if set.Flags, wrong = c.Clashes.addIdle(d); wrong != nil {
			return nil, wrong
		}
		c.Rules = append(c.Rules, set)
		defs = append(defs, d)
	}
	for i, d := range defs {
		c.Rules[i].On = c.Clashes.onOf(d)
	}
	all, err := yakuNames()
	if err != nil {
		return nil, err
	}
	c.Yaku = all["han"]
	for _, y := range restrict.Yakus() {
		for i, l := range languages() {
			name := c.Yaku[y.String()]
			name[i] = phrase.Plain(y.String()).In(l)
			c.Yaku[y.String()] = name
		}
	}
	for k := range tile.Kind(tile.NumKinds) {
		var name inAll
		for i, l := range languages() {
			name[i] = k.Name(l)
		}
		c.Tiles[k.String()] = name
	}
	c.addFields()
	return c, nil
}

// yakuNames returns the names of what compare may answer with, by the unit of the rule sets that have it.
func yakuNames() (map[string]map[string]inAll, error) {
	all := map[string]map[string]inAll{}
	for _, id := range rules.Names() {
		d, err := rules.Load(id)
		if err != nil {
			return nil, err
		}
		if all[d.Unit] == nil {
			all[d.Unit] = map[string]inAll{}
		}
		for i := range d.Patterns {
			if p := &d.Patterns[i]; isRestriction(p.ID) {
				all[d.Unit][p.ID] = nameOf(d, p)
			}
		}
	}
	return all, nil
}

// nameOf returns the name of a pattern, of riichi in English none: players say the Japanese one, which is the ID.
func nameOf(d *rule.Definition, p *rule.Pattern) inAll {
	name := inAll(p.Names)
	if d.Unit == "han" {
		name[tile.EN] = ""
	}
	return name
}

// described returns what the page says about a rule set.
func described(d *rule.Definition) ruleSet {
	var set ruleSet
	for i, l := range languages() {
		v := api.ViewRules(d, l)
		set.Name[i] = v.Name
		set.ID, set.Players, set.Reds, set.Unit = v.ID, v.Players, v.Reds, v.Unit
	}
	shape := d.Shape.WithDefaults()
	if set.Players == 3 {
		set.Games = []int{3}
	} else if shape.Players = 3; shape.Forms&form.Knitted != 0 && !shape.Knits() {
		set.Games = []int{4}
	}
	return set
}

// isRestriction reports whether compare may answer with a name.
func isRestriction(name string) bool {
	_, err := restrict.Parse(name)
	return err == nil
}
