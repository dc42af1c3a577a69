package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
)

// Answers at the edge of their questions, as whole lines.
func TestEdges(t *testing.T) {
	long := strings.Repeat("x", 50_000)
	cut := strings.Repeat("x", 40) + "..."
	for request, want := range map[string]string{
		// Nothing but jokers can be improved by no discard.
		`{"op":"improve","hand":"jj"}`: `{"op":"improve","hand":"jj","drawn":"j","pool":"melds","implied_melds":4,"shanten":-1,"discards":[],"warnings":["useful tiles are those that help as themselves: a joker drawn helps, too, and is not counted"]}`,
		// The copies of jokers are nothing to a hand without.
		`{"op":"waits","hand":"4699p[5555p]","pool":"hand","joker_copies":"four"}`: `{"op":"waits","hand":"4699p[5555p]","drawn":null,"pool":"hand","implied_melds":2,"waits":[{"tile":"5p","left":0}],"any":false}`,
		// Of two kinds of jokers only one completes the hand.
		`{"op":"waits","hand":"123m6z","joker_tiles":"67z","forms":["standard"],"house":{"max_jokers_used":0}}`: `{"op":"waits","hand":"123mj","drawn":null,"pool":"melds","implied_melds":3,"waits":[{"tile":"6z","left":3}],"any":false}`,
		`{"op":"waits","hand":"123m6z","joker_tiles":"6z","forms":["standard"],"house":{"max_jokers_used":0}}`:  `{"op":"waits","hand":"123mj","drawn":null,"pool":"melds","implied_melds":3,"waits":[{"tile":"j","left":null}],"any":false}`,
		// A hand won by its jokers alone has no reading.
		`{"op":"readings","hand":"19mjj1p","house":{"instant_win":2,"natural_per_set":true}}`: `{"op":"readings","hand":"19m1pjj","drawn":"1p","pool":"melds","implied_melds":3,"readings":[],"more":false,"warnings":["the hand is won by the number of its jokers, which is no reading"]}`,
		// What substitution goes by.
		`{"op":"restrict","hand":"23m","only":"tanyao","method":"substitution"}`: `{"op":"restrict","hand":"23m","drawn":"3m","pool":"hand","implied_melds":4,"possible":true,"shanten":0,"useful":[{"tile":"2m","left":3,"red_left":0},{"tile":"3m","left":3,"red_left":0}],"ukeire":6,"keep":null,"waits":null,"yakuless_waits":null,"dead_waits":null,"self_draw_waits":null,"discards":null}`,
		// An empty list is the default.
		`{"op":"shanten","hand":"1m","reds":[]}`: `{"op":"shanten","hand":"1m","drawn":null,"pool":"melds","implied_melds":4,"shanten":0,"forms":{"standard":0,"seven_pairs":null,"thirteen_orphans":null}}`,
		// Which tiles jokers stand for is told of thirteen orphans, too.
		`{"op":"readings","hand":"19m19p19s123456z7zj","limit":1}`: `{"op":"readings","hand":"19m19p19s1234567zj","drawn":"j","pool":"melds","implied_melds":0,"readings":[{"form":"thirteen_orphans","sets":[],"pair":"1m1m*","pairs":null,"orphans":"9m19p19s1234567z","tiles":"119m19p19s1234567z","jokers_as":"1m","codes":null}],"more":true}`,
		`{"op":"readings","hand":"19m19p19s12345z77zj"}`:           `{"op":"readings","hand":"19m19p19s1234577zj","drawn":"j","pool":"melds","implied_melds":0,"readings":[{"form":"thirteen_orphans","sets":[],"pair":"77z","pairs":null,"orphans":"19m19p19s12345z6z*","tiles":"19m19p19s12345677z","jokers_as":"6z","codes":null}],"more":false}`,
		// The tile that was drawn is lost where another is written last.
		`{"op":"convert","hand":"91m","to":"mjai"}`: `{"op":"convert","hand":"19m","drawn":"1m","pool":"melds","implied_melds":4,"text":"1m 9m","notation":"mpsz","lossy":true,"warnings":["the notation mjai does not say which tile was drawn"]}`,
		`{"op":"convert","hand":"19m","to":"mjai"}`: `{"op":"convert","hand":"19m","drawn":"9m","pool":"melds","implied_melds":4,"text":"1m 9m","notation":"mpsz","lossy":false}`,
		`{"op":"convert","hand":"91m","to":"mcr"}`:  `{"op":"convert","hand":"19m","drawn":"1m","pool":"melds","implied_melds":4,"text":"9m1m","notation":"mpsz","lossy":false}`,
		`{"op":"convert","hand":"91m"}`:             `{"op":"convert","hand":"19m","drawn":"1m","pool":"melds","implied_melds":4,"text":"19m","notation":"mpsz","lossy":false}`,
		// Both sides of a contradiction.
		`{"op":"call","hand":"1m(1111z)[123p]","tile":"2m","from":"left","options":{"riichi":true}}`: `{"op":"call","error":{"code":"contradiction","message":"riichi: true says that the hand has declared riichi, but its meld [123p] is open","field":"options"}}`,
		// Names are cut.
		`{"op":"shanten","hand":"1m","` + long + `":1}`:                  `{"op":"shanten","error":{"code":"unknown_field","message":"no field \"` + cut + `\"","field":"` + cut + `"}}`,
		`{"op":"shanten","hand":"1m","` + long + `":1,"` + long + `":1}`: `{"op":"shanten","error":{"code":"bad_json","message":"the field \"` + cut + `\" stands twice","field":"` + cut + `"}}`,
	} {
		if got, _ := api.Answer([]byte(request), 0); string(got) != want {
			t.Errorf("%.200s\n got %s\nwant %s", request, got, want)
		}
	}
	if got, _ := api.Answer([]byte(`{"op":"`+long+`"}`), 0); len(got) > 1000 || !strings.HasPrefix(string(got), `{"op":"`+cut+`","error":{"code":"unknown_op"`) {
		t.Errorf("an operation of 50 KB: %.200s", got)
	}
}
