package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
)

// TestMoreFaults holds what programs were found wrong in beside the hands of
// testdata/faults.jsonl: what takes more than a hand, or is about what must be refused.
func TestMoreFaults(t *testing.T) {
	t.Parallel()
	const kita = `"rules":"tenhou3","hand":"40566p44s678s666z","win":"4p","seat":"W","from":"right"`
	for _, c := range []struct{ fault, request, want string }{
		{"a fifth copy of the tile of a closed kan won", `"op":"score","hand":"12m456p78955s(3333m)","win":"3m"`, `"code":"invalid_hand","message":"a fifth 3m: `},
		{"the honba of three payers with three players", `"op":"score","rules":"tenhou3","hand":"111m123456p789s7z","win":"7z","flags":["riichi"],"from":"right","seat":"S","honba":1`, `"payments":[0,1800,-1800]`},
		{"the han of norths left out: 7", `"op":"score",` + kita + `,"dora":"3p","flags":["riichi","ippatsu"]`, `"han":7,"fu":40,"yakuman":0,"limit":"haneman","points":12000`},
		{"the han of norths left out: 8", `"op":"score",` + kita + `,"dora":"3p","flags":["riichi","ippatsu"],"nukidora":1`, `"han":8,"fu":40,"yakuman":0,"limit":"baiman","points":16000`},
		{"norths aside that are dora themselves", `"op":"score",` + kita + `,"dora":"3z","nukidora":2`, `"han":7,"fu":40`},
		{"a ron on a north that is set aside, by another than who discarded last", `"op":"score","rules":"tenhou3","hand":"111m123456p789s4z","win":"4z","seat":"W","from":"left","flags":["riichi"]`, `"payments":[0,-1300,1300]`},
		{"a kan taken for a pon", `"op":"score","hand":"23488s567p[2222m][678s]","win":"4s","flags":["houtei"]`, `"fu_raw":28,`},
		{"tanki beside a closed triplet of winds", `"op":"score","hand":"123m123456p444z99s","win":"9s","flags":["riichi"]`, `"fu_raw":40,`},
		{"the fu of pinfu by self-draw", `"op":"score","hand":"123m123456p789s44z","win":"4p","self_draw":true`, `"han":2,"fu":20,`},
		{"the highest fu of an ambiguous wait", `"op":"score","hand":"122334m456p999s77z","win":"2m","flags":["riichi"]`, `"han":1,"fu":50,"yakuman":0,"limit":null,"points":1600`},
		{"fu of triplets by whether they are a yaku", `"op":"score","hand":"123m456p23499s333z","win":"3s","flags":["riichi"]`, `{"id":"triplet","set":3,"fu":8}`},
		{"fourteen han as a yakuman of its own", `"op":"score","hand":"234m456p34567888s","win":"2m","dora":"777s11m","flags":["houtei"]`, `"yakuman":0,"limit":"kazoe_yakuman","points":32000`},
		{"yaku that contradict each other", `"op":"score","hand":"123m123456p789s44z","win":"4p","self_draw":true,"flags":["haitei","houtei"]`, `"code":"contradiction"`},
		{"sticks paid with nagashi mangan", `"op":"settle","outcome":"nagashi","tenpai":["W"],"sticks":2`, `"payments":[-4000,-2000,8000,-2000],"sticks_to":null`},
	} {
		if answer, _ := api.Answer([]byte("{"+c.request+"}"), 0); !strings.Contains(string(answer), c.want) {
			t.Errorf("%s: {%s} answers %s, want %s", c.fault, c.request, answer, c.want)
		}
	}
}
