package api_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestWorkedExamples holds whole wins, from the tiles to what each seat gains or loses.
func TestWorkedExamples(t *testing.T) {
	t.Parallel()
	const (
		three   = `"rules":"tenhou3","hand":`
		dragons = `"hand":"11z22z[555z][666z][777z]","win":"2z","melds_from":["left","left","across"],"seat":`
		winds   = `"seat":"S","hand":"5z[111z][222z][333z][444z]","win":"5z","melds_from":["left","left","left","across"]`
	)
	for _, c := range []struct{ request, want string }{
		// Three players, as the logs of a server have them.
		{three + `"123p777p23478s11z","win":"9s","self_draw":true,"seat":"S","flags":["riichi"],"nukidora":1,"dora":"9p","ura":"3s","sticks":1`, "riichi 1, tsumo 1, dora 1, ura 1, nukidora 1 = 5 han 30 fu, 6000 [-4000 7000 -2000]"},
		{three + `"11133p567p99p[222p]","win":"9p","seat":"E","from":"right","dora":"4s","sticks":1`, "chinitsu 5 = 5 han 40 fu, 12000 [13000 -12000 0]"},
		{three + `"1179p123406789s","win":"8p","self_draw":true,"seat":"E","nukidora":1,"dora":"6p","honba":2,"sticks":1`, "tsumo 1, ittsu 2, dora 1, aka 1, nukidora 1 = 6 han 30 fu, 12000 [13400 -6200 -6200]"},
		{three + `"2347p2345678s88s","win":"7p","self_draw":true,"seat":"W","nukidora":1,"dora":"4z","honba":3`, "tsumo 1, tanyao 1, nukidora 1 = 3 han 30 fu, 3000 [-2300 -1300 3600]"},
		{three + `"40566p44s678s666z","win":"4p","seat":"W","from":"right","flags":["riichi","ippatsu"],"nukidora":1,"dora":"3p","ura":"2z","sticks":2`, "riichi 1, ippatsu 1, iipeikou 1, hatsu 1, dora 2, aka 1, nukidora 1 = 8 han 40 fu, 16000 [-16000 0 18000]"},
		// Liability: who fed the last of three dragons or four winds.
		{`"rules":"std",` + dragons + `"S","from":"right"`, "daisangen 1, tsuuiisou 1 = 2 yakuman, 64000 [0 64000 -48000 -16000]"},
		{`"rules":"tenhou",` + dragons + `"S","from":"right"`, "daisangen 1, tsuuiisou 1 = 2 yakuman, 64000 [0 64000 -32000 -32000]"},
		{`"rules":"tenhou",` + dragons + `"S","from":"across"`, "daisangen 1, tsuuiisou 1 = 2 yakuman, 64000 [0 64000 0 -64000]"},
		{`"rules":"std",` + dragons + `"S","self_draw":true`, "daisangen 1, tsuuiisou 1 = 2 yakuman, 64000 [-16000 64000 -8000 -40000]"},
		{`"rules":"tenhou",` + dragons + `"S","self_draw":true`, "daisangen 1, tsuuiisou 1 = 2 yakuman, 64000 [0 64000 0 -64000]"},
		{`"rules":"std",` + dragons + `"E","self_draw":true`, "daisangen 1, tsuuiisou 1 = 2 yakuman, 96000 [96000 -16000 -64000 -16000]"},
		{`"rules":"std","options":{"pao_daisangen":false},` + dragons + `"E","self_draw":true`, "daisangen 1, tsuuiisou 1 = 2 yakuman, 96000 [96000 -32000 -32000 -32000]"},
		{`"rules":"tenhou","hand":"22m34p[555z][666z][777z]","win":"5p","seat":"N","from":"across","melds_from":["left","left","right"],"honba":1`, "daisangen 1 = 1 yakuman, 32000 [-16300 -16000 0 32300]"},
		{`"rules":"tenhou","hand":"22m34p[555z][666z][777z]","win":"5p","seat":"N","from":"across","melds_from":["left","left","right"],"honba":2`, "daisangen 1 = 1 yakuman, 32000 [-16600 -16000 0 32600]"},
		{`"rules":"std","hand":"22m34p[555z][666z][777z]","win":"5p","seat":"N","from":"across","melds_from":["left","left","right"],"honba":1`, "daisangen 1 = 1 yakuman, 32000 [-16000 -16300 0 32300]"},
		{`"rules":"tenhou","self_draw":true,` + winds, "daisuushii 1, tsuuiisou 1 = 2 yakuman, 64000 [0 64000 0 -64000]"},
		{`"rules":"std","self_draw":true,` + winds, "daisuushii 2, tsuuiisou 1 = 3 yakuman, 96000 [-16000 96000 -8000 -72000]"},
		{`"rules":"tenhou","hand":"11m[222z][333z][444z]11z","win":"1z","seat":"S","from":"across","melds_from":["left","left","left"]`, "daisuushii 1 = 1 yakuman, 32000 [0 32000 0 -32000]"},
		// What is unlikely, or left out, is paid as it stands.
		{`"hand":"123m13456p789s77z","win":"2p","flags":["riichi"],"from":"left"`, "riichi 1 = 1 han 40 fu, 1300 [-1300 1300 0 0]"},
		{`"hand":"123m13456p789s77z","win":"2p","flags":["riichi"],"dora":"1m","from":"left","sticks":0`, "riichi 1, dora 1 = 2 han 40 fu, 2600 [-2600 2600 0 0]"},
		{`"hand":"123m13456p789s77z","win":"2p","flags":["riichi","ippatsu","haitei"],"self_draw":true`, "riichi 1, ippatsu 1, tsumo 1, haitei 1 = 4 han 30 fu, 7900 [-3900 7900 -2000 -2000]"},
		{`"hand":"123m13456p789s77z","win":"2p","flags":["riichi","ippatsu","houtei"],"from":"left"`, "riichi 1, ippatsu 1, houtei 1 = 3 han 40 fu, 5200 [-5200 5200 0 0]"},
		{`"hand":"13456p789s77z(1111m)","win":"2p","flags":["double_riichi"],"from":"left"`, "double_riichi 2 = 2 han 70 fu, 4500 [-4500 4500 0 0]"},
		{`"hand":"13456p789s77z(1111m)","win":"2p","flags":["double_riichi","ippatsu"],"from":"left"`, "double_riichi 2, ippatsu 1 = 3 han 70 fu, 8000 [-8000 8000 0 0]"},
		{`"hand":"13456p789s77z(1111m)","win":"2p","flags":["double_riichi","ippatsu"],"self_draw":true`, "double_riichi 2, ippatsu 1, tsumo 1 = 4 han 60 fu, 8000 [-4000 8000 -2000 -2000]"},
		{`"hand":"13p44789s234p[5555m]","win":"2p","flags":["houtei"],"from":"left"`, "houtei 1 = 1 han 30 fu, 1000 [-1000 1000 0 0]"},
		{`"hand":"123m456p23499s55z","win":"5z","ura":"4z","dora":"1p","from":"left"`, "haku 1 = 1 han 40 fu, 1300 [-1300 1300 0 0]"},
	} {
		got := askScore(t, "{"+c.request+"}")
		if got.Error != nil || !got.Valid {
			t.Errorf("%s: %+v", c.request, got)
			continue
		}
		if text := receiptText(got); text != c.want {
			t.Errorf("%s: %s, want %s", c.request, text, c.want)
		}
	}
}

// receiptText writes what a win is paid for, what it is worth, and who pays.
func receiptText(s *scored) string {
	var items []string
	for _, item := range s.Items {
		n := item.Han
		if n == nil {
			n = item.Yakuman
		}
		items = append(items, fmt.Sprint(item.ID, " ", *n))
	}
	worth := fmt.Sprintf("%d yakuman", s.Yakuman)
	if s.Yakuman == 0 {
		worth = fmt.Sprintf("%d han %d fu", *s.Han, *s.Fu)
	}
	return fmt.Sprintf("%s = %s, %d %v", strings.Join(items, ", "), worth, s.Points, s.Payments)
}
