package cli

import (
	"slices"
	"strings"

	"mentsu/form"
	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/notation"
	"mentsu/tile"
)

// basis writes what the numbers were computed under.
func (v *view) basis(c *api.Common) {
	if c.Op == "score" || c.Op == "outcomes" {
		v.printf("\n%s", v.paint(v.say("Computed under: %s.", strings.Join(v.scoreBasis(), v.say("; "))), aside))
		return
	}
	pool, forms := v.under(c)
	parts := []string{pool}
	if v.req.Seen != "" && !v.substituted(c) && c.Pool != form.PoolSeen.String() {
		parts = append(parts, v.say("tiles seen lower what is left (--pool seen counts them as gone for shanten too)"))
	}
	if c.Op == "call" {
		parts = append(parts, v.callBasis()...)
	} else {
		parts = append(parts, v.say("forms %s", strings.Join(forms, v.say(", "))))
	}
	if n := *c.ImpliedMelds; n > 0 {
		parts = append(parts, v.say("%s (taken to be declared elsewhere)", phrase.Count(n, "implied meld")))
	} else {
		parts = append(parts, v.say("no implied melds"))
	}
	rules := v.req.Rules()
	if v.req.RuleSet != nil {
		parts = append(parts, v.say("rules %s", v.req.RuleSet))
	}
	if rules.Players == 3 {
		parts = append(parts, v.count(3, "player"))
	}
	if rules.Sets == 5 {
		parts = append(parts, v.count(5, "set"))
	}
	if rules.FourAsTwoPairs {
		parts = append(parts, v.say("four of a kind are two pairs"))
	}
	if c.Op == "odds" {
		parts = append(parts, v.oddsBasis()...)
	}
	parts = append(parts, v.jokerRules(c)...)
	parts = append(parts, v.winds(c)...)
	v.printf("\n%s", v.paint(v.say("Computed under: %s.", strings.Join(parts, v.say("; "))), aside))
	switch c.Op {
	case "useful", "discards", "improve", "waits", "restrict", "compare", "call", "analyze":
		v.printf("%s", v.paint(v.say("Tiles left: four of each kind less those in the hand, in its melds and seen."), aside))
	}
}

// under says which copies are gone, and lists the forms that count.
func (v *view) under(c *api.Common) (pool string, forms []string) {
	asked := v.forms()
	switch {
	case v.substituted(c):
		pool, asked = v.say("at most four of each kind among the concealed tiles, melds and tiles seen not counted"), form.Standard
	case c.Pool == form.PoolMelds.String():
		pool = v.say("pool melds (copies in the own melds are gone)")
	case c.Pool == form.PoolHand.String():
		pool = v.say("pool hand (no copies are gone)")
	case c.Pool == form.PoolSeen.String():
		pool = v.say("pool seen (copies in the own melds and those seen are gone)")
	}
	for _, f := range form.Each() {
		if asked.Has(f) {
			forms = append(forms, v.form(f))
		}
	}
	return pool, forms
}

// substituted reports whether the answer is by the method of substitution, which has a
// basis of its own.
func (v *view) substituted(c *api.Common) bool {
	return c.Op == "restrict" && v.req.Method == api.Substitution
}

// jokerRules says what jokers may do, where there are any, and the rules of the house.
func (v *view) jokerRules(c *api.Common) []string {
	var parts []string
	if v.req.JokerTiles != "" || v.hasJokers(c) {
		rule := v.say("a joker may be a fifth copy")
		if v.req.Rules().JokerCopies == form.JokerFour {
			rule = v.say("at most four of a kind, jokers included")
		}
		parts = append(parts, rule)
	}
	if h := v.req.HouseText(); h != "" {
		parts = append(parts, v.say("house rules %s", h))
	}
	return parts
}

// winds says which winds count, and which were taken because the request names none, with
// what else wins were scored under. What is compared counts only the winds that are named.
func (v *view) winds(c *api.Common) []string {
	switch c.Op {
	case "restrict", "compare", "call":
		return v.countedWinds()
	case "odds":
		if len(v.req.Only) > 0 {
			return v.countedWinds()
		}
	case "reach":
		return v.fanBasis()[1:]
	case "analyze":
		if v.valued {
			return append(append(v.flowerBasis(), v.saidOfWin()...), v.analyzedWinds()...)
		}
		return v.analyzedWinds()
	}
	return nil
}

// countedWinds says which winds count where none is assumed.
func (v *view) countedWinds() []string {
	named := v.namedWinds()
	switch {
	case named == nil:
		return []string{v.say("no wind counts (--round, --seat)")}
	case v.req.Round == "":
		return append(named, v.say("no round wind counts (--round)"))
	case v.req.Seat == "":
		return append(named, v.say("no seat wind counts (--seat)"))
	default:
		return named
	}
}

// namedWinds says which winds the request names.
func (v *view) namedWinds() []string {
	var parts []string
	if v.req.Round != "" {
		parts = append(parts, v.say("round wind %s", v.req.Round))
	}
	if v.req.Seat != "" {
		parts = append(parts, v.say("seat wind %s", v.req.Seat))
	}
	return parts
}

// analyzedWinds says which winds count in an answer that may compare the hand with yaku, say
// what wins are worth, or both.
func (v *view) analyzedWinds() []string {
	named, assumed := v.namedWinds(), v.windBasis()
	switch {
	case !v.valued && !v.compared:
		return nil
	case !v.valued:
		return v.countedWinds()
	case !v.compared || assumed == nil:
		return append(named, assumed...)
	default:
		counted := v.countedWinds()[len(named):]
		return append(named, v.say("nearest yaku: %s", counted[0]), v.say("what a win is worth: %s", strings.Join(assumed, v.say(", "))))
	}
}

// hasJokers reports whether the hand holds jokers.
func (v *view) hasJokers(c *api.Common) bool {
	t, err := notation.Parse(c.Hand, v.req.Print)
	return err == nil && slices.Contains(t.Concealed, tile.Joker)
}

// forms returns the forms asked.
func (v *view) forms() form.Forms {
	return v.req.Rules().WithDefaults().Forms
}

// form returns the name of a form in words.
func (v *view) form(f form.Forms) string { return v.formName(f.String()) }

// formName returns in words the form of that name.
func (v *view) formName(s string) string {
	return phrase.Plain(strings.ReplaceAll(s, "_", " ")).In(v.app.lang)
}
