// Command names writes what the page knows before it has asked anything, as JSON: the names of
// rule sets, yaku and tiles in all languages, and the fields of requests. With the argument
// options it writes the options of the rule sets, which the page loads once they are looked at.
package main

import (
	"encoding/json"
	"log"
	"os"

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
	Yaku  map[string]inAll `json:"yaku"`  // by the names that compare answers
	Tiles map[string]inAll `json:"tiles"` // by their mpsz text

	Fields map[string]string   `json:"fields"` // kinds of request fields by name
	Common []string            `json:"common"` // fields of every operation
	Ops    map[string][]string `json:"ops"`    // fields that only some operations have
}

// ruleSet is a rule set to choose.
type ruleSet struct {
	ID      string   `json:"id"`
	Name    inAll    `json:"name"`
	Players int      `json:"players"`
	Reds    []int    `json:"reds"`
	Unit    string   `json:"unit"`
	Flags   []string `json:"flags"`
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
	c := catalogue{Yaku: map[string]inAll{}, Tiles: map[string]inAll{}}
	list, err := api.ListRules(tile.EN)
	if err != nil {
		return nil, err
	}
	for _, row := range list.Rules {
		d, wrong := rules.Load(row.ID)
		if wrong != nil {
			return nil, wrong
		}
		c.Rules = append(c.Rules, described(d))
		for i := range d.Patterns {
			if p := &d.Patterns[i]; isRestriction(p.ID) {
				c.Yaku[p.ID] = inAll(p.Names)
			}
		}
	}
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
	text, err := json.MarshalIndent(c, "", " ")
	return append(text, '\n'), err
}

// described returns what the page says about a rule set.
func described(d *rule.Definition) ruleSet {
	var set ruleSet
	for i, l := range languages() {
		v := api.ViewRules(d, l)
		set.Name[i] = v.Name
		set.ID, set.Players, set.Reds, set.Unit, set.Flags = v.ID, v.Players, v.Reds, v.Unit, v.Flags
	}
	return set
}

// isRestriction reports whether compare may answer with a name.
func isRestriction(name string) bool {
	_, err := restrict.Parse(name)
	return err == nil
}
