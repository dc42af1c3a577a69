package api_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// probe is a request that an option changes the answer of.
type probe struct {
	id      string // of the option
	needs   string // other options, without which no hand shows it: id=value with commas
	request string
}

// probes are the requests that are tried, in this order. Their tiles are in the game of three
// players, too, where the option is.
func probes() []probe {
	const score, settle = `"op":"score",`, `"op":"settle",`
	const daisangen = score + `"hand":"23p99s[555z][666z][777z]1p","win":"1p","seat":"W","from":"left","honba":1,"melds_from":["left","left","right"]`
	const allHonours = score + `"hand":"1133z[555z][666z][777z]1z","win":"1z","seat":"W","melds_from":["left","left","right"],"from":"left"`
	const dear = `"hand":"(2222p)(4444p)(6666p)77788p","win":"7p","flags":["double_riichi"],"dora":"1133p5p","from":"left"`
	const longHand = `"hand":"456p11z[999s](1111p)(9999p)[1111s]","win":"5p","seat":"E","self_draw":true,"sets":5,"forms":["standard"]`
	return []probe{
		{"open_tanyao", "", score + `"hand":"22p33678s[444p][555s]2p","win":"2p"`},
		{"ippatsu", "", score + `"hand":"123p456789s2233z2z","win":"2z","flags":["riichi","ippatsu"]`},
		{"ura_dora", "", score + `"hand":"123p456789s2233z2z","win":"2z","flags":["riichi"],"dora":"9p","ura":"1z"`},
		{"kan_dora", "", score + `"hand":"123p456789s2233z2z","win":"2z","flags":["riichi"],"dora":"3z1z"`},
		{"kan_ura", "ura_dora=true", score + `"hand":"123p456789s2233z2z","win":"2z","flags":["riichi"],"dora":"9p9p","ura":"3z1z"`},
		{"double_wind_pair_fu", "", score + `"hand":"123456p777s234s11z","win":"2p","flags":["riichi"],"self_draw":true,"seat":"E"`},
		{"pinfu_tsumo", "", score + `"hand":"123456p789s234s44z","win":"1p","self_draw":true`},
		{"pinfu_tsumo", "", score + `"hand":"123456p789s234s99p","win":"1p","self_draw":true`},
		{"open_pinfu_30", "", score + `"hand":"234m456p678s88p[345s]","win":"2m"`},
		{"rinshan_tsumo_fu", "", score + `"hand":"22456p678s[333s][2222s]","win":"5p","self_draw":true,"flags":["rinshan"]`},
		{"rinshan_tsumo_fu", "", score + `"hand":"22456p678s[777z][2222s]","win":"5p","self_draw":true,"flags":["rinshan"]`},
		{"kiriage", "", score + `"hand":"234456p34567888s","win":"2p","dora":"1p1s7p"`},
		{"kiriage", "", score + `"hand":"234456p34567888s","win":"2p","dora":"1p","flags":["riichi"]`},
		// Four sets with 2 han have no 120 fu, five have.
		{"kiriage_all_1920", "kiriage=true", score + longHand},
		{"kiriage_all_1920", "kiriage=true,double_wind_pair_fu=4", score + longHand},
		{"kazoe", "", score + dear},
		{"kazoe", "kan_dora=true", score + dear},
		{"yakuman_stack", "", score + `"hand":"3z(5555z)(6666z)(7777z)(2222z)3z","win":"3z"`},
		{"yakuman_cap", "", score + `"hand":"3z(5555z)(6666z)(7777z)(2222z)3z","win":"3z"`},
		{"yakuman_cap", "", score + `"hand":"5z(1111z)(2222z)(3333z)(4444z)5z","win":"5z"`},
		{"yakuman_cap", "yakuman_stack=true", score + `"hand":"5z(1111z)(2222z)(3333z)(4444z)5z","win":"5z"`},
		{"double_kokushi13", "", score + `"hand":"19m19p19s12345677z","win":"7z"`},
		{"double_suuankou_tanki", "", score + `"hand":"222p555p77799944s","win":"4s"`},
		{"double_junsei_chuuren", "", score + `"hand":"11122345678999p","win":"2p"`},
		{"double_daisuushii", "", score + `"hand":"99p111222z[333z][444z]","win":"1z"`},
		{"aotenjou", "", score + `"hand":"22345p[555z][666z][777z]","win":"5p"`},
		{"tenhou_best_wait", "", score + `"hand":"19m19p19s12345677z","win":"1m","self_draw":true,"flags":["tenhou"]`},
		{"green_needs_hatsu", "", score + `"hand":"22223344666888s","win":"6s"`},
		{"renhou", "", score + `"hand":"123456p789s23444s","win":"2p","flags":["renhou"],"from":"left"`},
		{"open_riichi", "", score + `"hand":"123456p789s23444s","win":"2p","flags":["riichi","open_riichi"],"from":"left"`},
		{"kokushi_robs_closed_kan", "", score + `"hand":"19m19p19s12345677z","win":"1m","flags":["closed_chankan"]`},
		{"rinshan_haitei", "", score + `"hand":"123p23499s[777z][8888p]","win":"3s","self_draw":true,"flags":["rinshan","haitei"]`},
		{"nagashi", "", settle + `"outcome":"nagashi","tenpai":["S"]`},
		{"pao_daisangen", "", daisangen},
		{"pao_daisuushii", "", score + `"hand":"123p5s[111z][222z][333z][444z]5s","win":"5s"`},
		{"pao_daisuushii", "", score + `"hand":"5s[111z][222z][333z][444z]5s","win":"5s","seat":"W","from":"left","melds_from":["left","left","left","right"]`},
		{"pao_suukantsu", "", score + `"hand":"5s(2222p)(3333p)[4444p][6666p]5s","win":"5s","seat":"W","from":"left","melds_from":["self","self","left","right"]`},
		{"pao_rinshan", "", score + `"hand":"22456p678s[777z][2222s]","win":"5p","self_draw":true,"flags":["rinshan"],"melds_from":["left","right"]`},
		{"pao_style", "", allHonours},
		{"pao_style", "pao_daisangen=true", allHonours},
		{"pao_style", "yakuman_stack=true", allHonours},
		{"pao_style", "pao_daisangen=true,yakuman_stack=true", allHonours},
		{"pao_honba", "", daisangen},
		{"pao_honba", "pao_daisangen=true", daisangen},
		{"multi_ron", "", settle + `"wins":[{"hand":"123p77p56s345678s4s","win":"4s","seat":"S","from":"left","flags":["riichi"]},{"hand":"123p56s456s77p99p9p4s","win":"4s","seat":"W","from":"right","flags":["riichi"]}]`},
		{"multi_ron", "", settle + `"wins":[{"hand":"123p77p56s345678s4s","win":"4s","seat":"S","from":"left","flags":["riichi"]},{"hand":"123p56s456s77p99p9p4s","win":"4s","seat":"W","from":"across","flags":["riichi"]}]`},
		{"multi_ron", "", settle + `"wins":[{"hand":"123p77p56s345678s4s","win":"4s","seat":"S","from":"left","flags":["riichi"]},{"hand":"123p56s456s77p99p9p4s","win":"4s","seat":"W","from":"across","flags":["riichi"]},` +
			`{"hand":"123m23s999m77z888m4s","win":"4s","seat":"N","from":"right","flags":["riichi"]}]`},
		{"honba_per_payer", "", score + `"hand":"123456p789s2344s4s","win":"2p","flags":["riichi"],"from":"left","honba":2`},
		{"tsumo_loss", "", score + `"hand":"123p123456789s22z","win":"2p","self_draw":true,"nukidora":1`},
		{"kita", "", score + `"hand":"123p123456789s22z","win":"2p","self_draw":true,"nukidora":1`},
		{"kita", "", score + `"hand":"123p12345699s444z","win":"2p","self_draw":true`},

		{"concealed_and_melded_kong_5", "", score + `"hand":"123p12355s(1111m)[9999p]","win":"2p","self_draw":true`},
		{"knitted_body_wait", "", score + `"hand":"147m58p369s123p77p2p","win":"2p"`},
		{"exhausted_tile_is_a_wait", "", score + `"hand":"2345555m234p789s2m","win":"2m"`},
		{"blessings", "", score + `"hand":"123456p789s23444s","win":"2p","self_draw":true,"flags":["tenhou"],"seat":"E"`},
		{"strict_98", "", score + `"hand":"1199m1199p119955s","win":"5s"`},
		{"strict_98", "", score + `"hand":"1199m1199p1199s55z","win":"5z"`},
		{"flags", "", score + `"hand":"23p55s789s[111p][222z]1p","win":"1p"`},
		{"flowers", "", score + `"hand":"123456p789s23444s","win":"2p","from":"left","flowers":1`},
		{"same_round_immunity", "", score + `"hand":"1133z[555z][666z][777z]1z","win":"1z","from":"left","first_from":"right"`},
		{"min_points", "", score + `"hand":"234567m345p67855s","win":"2m"`}, // 7 points in MCR
		{"min_points", "", score + `"hand":"234567m345p67855s","win":"3m"`}, // 8
	}
}

// alike are values of options that no hand tells apart, with the reason.
var alike = []struct{ rules, id, values, reason string }{
	{"", "yakuman_cap", "0 9", "no hand has nine yakuman"},
	{"zungjung", "min_points", "0 1", "every hand is worth a point at least"},
	{"3", "multi_ron", "double double_triple_draw triple", "with three players two can win on one discard at most"},
}

// TestEveryOptionOfEverySet sets each option of each rule set to each other value, and wants
// an answer that changes.
func TestEveryOptionOfEverySet(t *testing.T) {
	t.Parallel()
	tried := append(probes(), localProbes(t)...)
	for _, name := range rules.Names() {
		d, err := rules.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range api.ViewRules(d, tile.EN).Options {
			for _, value := range otherValues(&o) {
				if noneTells(d, &o, value) {
					continue
				}
				if !slices.ContainsFunc(tried, func(p probe) bool { return p.id == o.ID && p.shows(d, &o, value) }) {
					t.Errorf("%s: no request shows what %s=%s changes", name, o.ID, value)
				}
			}
		}
	}
}

// otherValues returns the values that an option may have beside its own; of numbers those
// next to it, and the ends.
func otherValues(o *api.OptionView) []string {
	values := slices.Clone(o.Values)
	if values == nil {
		now, _ := strconv.Atoi(o.Value)
		for _, n := range []int{*o.Least, now - 1, now + 1, *o.Most} {
			if n >= *o.Least && n <= *o.Most {
				values = append(values, strconv.Itoa(n))
			}
		}
	}
	return slices.DeleteFunc(values, func(s string) bool { return s == o.Value })
}

// noneTells reports whether no hand tells a value from the option's own.
func noneTells(d *rule.Definition, o *api.OptionView, value string) bool {
	for _, a := range alike {
		words := strings.Fields(a.values)
		if a.id == o.ID && (a.rules == "" || a.rules == d.ID || a.rules == strconv.Itoa(d.Shape.Players)) && slices.Contains(words, o.Value) && slices.Contains(words, value) {
			return true
		}
	}
	return false
}

// shows reports whether the answer to p changes with the value of an option.
func (p *probe) shows(d *rule.Definition, o *api.OptionView, value string) bool {
	ask := func(value string) string {
		options := strings.Trim(p.needs+","+o.ID+"="+value, ",")
		var pairs []string
		for pair := range strings.SplitSeq(options, ",") {
			id, word, _ := strings.Cut(pair, "=")
			pairs = append(pairs, fmt.Sprintf("%q:%q", id, word))
		}
		line := fmt.Sprintf(`{%s,"rules":%q,"options":{%s}}`, p.request, d.ID, strings.Join(pairs, ","))
		answer, ok := api.Answer([]byte(line), 0)
		if !ok && !strings.Contains(string(answer), `"contradiction"`) && !strings.Contains(string(answer), "a win without a yaku") {
			return "" // the request itself is wrong here
		}
		return string(answer)
	}
	before, after := ask(o.Value), ask(value)
	return before != "" && after != "" && before != after
}

// localProbes are the hands of the table of local yaku, each for the options that its yaku
// asks for.
func localProbes(t *testing.T) []probe {
	t.Helper()
	text, err := os.ReadFile("../../rules/testdata/local.txt")
	if err != nil {
		t.Fatal(err)
	}
	d, err := rules.Load("local")
	if err != nil {
		t.Fatal(err)
	}
	gates := map[string]string{}
	for i := range d.Patterns {
		gates[d.Patterns[i].ID] = d.Patterns[i].Gates
	}
	var all []probe
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) < 5 || fields[0] != "+" {
			continue
		}
		request := fmt.Sprintf(`"op":"score","reds":[1,2,1],"hand":%q,"win":%q,"self_draw":%v,"flags":[`, fields[2], fields[3], fields[4] == "tsumo")
		for i, flag := range fields[5:] {
			request += strings.Repeat(",", min(i, 1)) + strconv.Quote(flag)
		}
		for _, m := range regexp.MustCompile(`option\((\w+)`).FindAllStringSubmatch(gates[fields[1]], -1) {
			all = append(all, probe{m[1], "", request + "]"})
		}
	}
	return all
}
