package api

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"mentsu/internal/phrase"
	"mentsu/rule"
	"mentsu/rules"
)

// flagWords are what people call flags, beside the names and IDs of the patterns that rule
// sets pay for them: Chinese in pinyin, short forms, and what other programs say.
//
//nolint:gochecknoglobals // a table, never changed
var flagWords = []struct{ flag, words string }{
	{"riichi", "reach ready リーチ"},
	{"double_riichi", "double_reach w_riichi daburu_riichi ダブルリーチ ダブリー"},
	{"ippatsu", "one_shot yifa"},
	{"rinshan", "rinshan_kaihou rinshankaihou after_kan after_a_kong replacement replacement_tile dead_wall 嶺上 岭上 リンシャン gangshangkaihua gangkai 杠开"},
	{"chankan", "chan_kan robbing robbed rob_kan rob_kong robbing_kan robbing_kong チャンカン qianggang qiangganghu 抢杠胡"},
	{"haitei", "haitei_raoyue haiteiraoyue haitei_moyue last_draw under_the_sea 海底 海底撈月 ハイテイ haidi haidilaoyue miaoshouhuichun"},
	{"houtei", "houtei_raoyui houteiraoyui last_discard under_the_river 河底 ホウテイ hedi hedilaoyu"},
	{"tenhou", "heavenly_hand heaven tianhu tianhe 天胡"},
	{"chiihou", "chihou earthly_hand earth dihu dihe 地胡"},
	{"renhou", "human_hand man renhu renhe 人胡"},
	{"last_tile", "last_copy juezhang hejuezhang hujuezhang 绝张 絶張 胡绝张"},
}

// kin are flags that say the same under rules of different games: riichi has two where others
// have one, for a self-draw and for a discard.
//
//nolint:gochecknoglobals // a table, never changed
var kin = []struct {
	riichi, other string
	drawn         bool
}{
	{"haitei", "wall_last", true},
	{"houtei", "wall_last", false},
	{"rinshan", "kong", true},
	{"chankan", "kong", false},
	{"closed_chankan", "kong", false},
}

// flagAs returns the flag of d that says what another flag does, of a self-draw or of a
// discard: itself, if d has it; "" if there is none.
func flagAs(d *rule.Definition, flag string, drawn bool) string {
	if slices.Contains(d.Flags, flag) {
		return flag
	}
	for _, k := range kin {
		switch {
		case k.riichi == flag && slices.Contains(d.Flags, k.other):
			return k.other
		case k.other == flag && k.drawn == drawn && slices.Contains(d.Flags, k.riichi):
			return k.riichi
		}
	}
	return ""
}

// flagHint helps somebody who wrote name where a flag is wanted, under the rules d; it is zero
// where the name says nothing to us.
func flagHint(d *rule.Definition, name string) phrase.Text {
	word := oneWord(name)
	if f := fieldByName(word); f != nil {
		return phrase.Of("; %s is a field of its own", word)
	}
	for _, row := range flagWords {
		if slices.Contains(strings.Fields(row.words), word) {
			return didYouMean(cmp.Or(flagAs(d, row.flag, false), row.flag))
		}
	}
	for _, of := range append([]string{d.ID}, rules.Names()...) {
		all := d
		if of != d.ID {
			loaded, err := rules.Load(of)
			if err != nil {
				continue
			}
			all = loaded
		}
		for i := range all.Patterns {
			if p := &all.Patterns[i]; called(p, word) {
				return patternHint(d, p)
			}
		}
	}
	return phrase.Text{}
}

// oneWord returns name as flags are written.
func oneWord(name string) string {
	return strings.NewReplacer(" ", "_", "-", "_").Replace(strings.ToLower(name))
}

// called reports whether p has a name.
func called(p *rule.Pattern, word string) bool {
	names := append([]string{p.ID}, p.Aliases...)
	return slices.ContainsFunc(append(names, p.Names[:]...), func(s string) bool { return oneWord(s) == word })
}

func didYouMean(flag string) phrase.Text { return phrase.Of("; did you mean %s?", quoted(flag)) }

// patternHint says by which flag a pattern is claimed, if by one.
func patternHint(d *rule.Definition, p *rule.Pattern) phrase.Text {
	words := regexp.MustCompile(`!?[a-z0-9_]+`).FindAllString(p.Gates+" "+p.When, -1)
	for _, w := range words {
		if _, ok := rule.FlagByName(w); ok {
			return didYouMean(cmp.Or(flagAs(d, w, slices.Contains(words, "self_draw")), w))
		}
	}
	if slices.Contains(words, "self_draw") {
		return phrase.Of("; %s is a field of its own", "self_draw")
	}
	return phrase.Of("; the tiles tell it, and it needs no flag")
}

// unknownFlag says that there is no flag of a name, with the flags of the rule set of r as far
// as it is known by then.
func (r *Request) unknownFlag(name string) *Error {
	d, known := r.likelyRules()
	flags := winFlags{}.names()
	if known {
		flags = d.Flags
	}
	hint := flagHint(d, name)
	if hint.IsZero() {
		hint = Suggest(name, flags)
	}
	return fault(BadValue, "no flag %s, but %s%s", quoted(name), strings.Join(flags, ", "), hint)
}

// ExpectRules tells r which rules it will be given, so that what is wrong with a field read
// before them is said of the names that they have.
func (r *Request) ExpectRules(name string) { r.rulesNamed = name }

// likelyRules returns the rule set that r names, as far as it is read, else the standard one.
func (r *Request) likelyRules() (d *rule.Definition, known bool) {
	if r.RuleSet != nil {
		return r.RuleSet.Definition(), true
	}
	if named, err := rules.Load(r.rulesNamed); err == nil {
		return named, true
	}
	if r.tableRules != nil {
		return r.tableRules.Definition(), true
	}
	d, err := rules.Load(rules.Standard)
	if err != nil {
		panic("bug in mentsu/internal/api: " + err.Error())
	}
	return d, false
}

// foreignFlags warns of the flags of r that the rules d do not know.
func (q *question) foreignFlags(d *rule.Definition) []string {
	var all []string
	for _, flag := range q.req.Flags.Names() {
		if slices.Contains(d.Flags, flag) {
			continue
		}
		var hint phrase.Text
		if as := flagAs(d, flag, q.req.SelfDraw); as != "" {
			hint = didYouMean(as)
		}
		all = append(all, q.say("the rules %s have no flag %s%s", d.ID, flag, hint))
	}
	return all
}
