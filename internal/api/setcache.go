package api

import (
	"fmt"
	"strings"
	"sync"

	"mentsu/rule"
	"mentsu/rules"
)

// setCache keeps rule sets that were compiled for a request, for the next one is likely to
// ask for the same.
type setCache struct {
	mutex sync.Mutex
	sets  map[string]*rule.Set
}

// maxCached is how many rule sets are kept.
const maxCached = 16

//nolint:gochecknoglobals // holds what can be made again
var compiled = sync.OnceValue(func() *setCache { return &setCache{sets: map[string]*rule.Set{}} })

// get returns the rule set of that key, which compile makes if it is not there.
func (c *setCache) get(key string, compile func() (*rule.Set, error)) (*rule.Set, error) {
	c.mutex.Lock()
	set, ok := c.sets[key]
	c.mutex.Unlock()
	if ok {
		return set, nil
	}
	set, err := compile()
	if err != nil {
		return nil, err
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if len(c.sets) >= maxCached {
		clear(c.sets)
	}
	c.sets[key] = set
	return set, nil
}

// text returns the rule set that a text is.
func (c *setCache) text(name, text string) (*rule.Set, error) {
	return c.get("text\x00"+name+"\x00"+text, func() (*rule.Set, error) {
		d, err := rules.Parse([]byte(text), name)
		if err != nil {
			return nil, err
		}
		return rule.Compile(d, nil)
	})
}

// with returns a rule set under options, its definition being d: that of s, or with another
// shape of hands and other red fives.
func (c *setCache) with(s *RuleSet, d *rule.Definition, options []ruleOption, values map[string]int) (*rule.Set, error) {
	key := []string{"with", s.String(), s.text, fmt.Sprint(d.Shape, d.Reds)}
	for _, o := range options {
		key = append(key, o.id, o.word)
	}
	return c.get(strings.Join(key, "\x00"), func() (*rule.Set, error) { return rule.Compile(d, values) })
}
