package api_test

import (
	"encoding/json"
	"math/big"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// dear is a win whose points no word holds: 68 han and 160 fu without limits.
const dear = `"hand":"33z(1111z)(2222z)(4444z)(5555z)","win":"3z","from":"left"`

// TestScoreDear: points of any size are numbers in JSON, exact to the last digit, and what
// one seat gains the others lose.
func TestScoreDear(t *testing.T) {
	t.Parallel()
	const points = "755578637259143234191400"
	answer, ok := api.Answer([]byte(`{"op":"score","options":{"aotenjou":true},"honba":1,"sticks":2,`+dear+`}`), 0)
	for _, want := range []string{
		`"han":68,"fu":160,`, `"points":` + points + `,"pays":{"discarder":755578637259143234191700}`,
		`"payments":[-755578637259143234191700,755578637259143234193700,0,0]`, `"more_han":[1511157274518286468382800,`,
	} {
		if !ok || !strings.Contains(string(answer), want) {
			t.Errorf("no %s in %s", want, answer)
		}
	}
	answer, _ = api.Answer([]byte(`{"op":"settle","options":{"aotenjou":true},"honba":1,"sticks":2,"wins":[{`+dear+`}]}`), 0)
	var settled struct{ Payments []api.Amount }
	if err := json.Unmarshal(answer, &settled); err != nil || len(settled.Payments) != 4 {
		t.Fatalf("%v: %s", err, answer)
	}
	sum := api.Points(0)
	for _, n := range settled.Payments {
		sum = sum.Plus(n)
	}
	if sum.String() != "2000" || settled.Payments[1].String() != "755578637259143234193700" {
		t.Errorf("%v", settled.Payments)
	}
}

// TestItemsAddUp: what is paid is in the unit of the total, and makes it.
func TestItemsAddUp(t *testing.T) {
	t.Parallel()
	for _, request := range []string{
		`"hand":"19m19p19s12345677z","win":"7z","self_draw":true,"options":{"aotenjou":true}`,
		`"hand":"19m19p19s12345677z","win":"7z"`,
		`"options":{"aotenjou":true},` + dear,
		dear,
		`"hand":"234m067p445566s77z","win":"6s","flags":["riichi"],"dora":"6z"`,
		`"hand":"234m067p445566s77z","win":"6s","flags":["renhou"],"options":{"renhou":"yakuman"}`,
	} {
		answer, _ := api.Answer([]byte(`{"op":"score",`+request+`}`), 0)
		var got struct {
			Han     *int
			Yakuman int
			Items   []api.ScoreItem
		}
		if err := json.Unmarshal(answer, &got); err != nil || len(got.Items) == 0 {
			t.Fatalf("%v: %s", err, answer)
		}
		han, yakuman := 0, 0
		for _, item := range got.Items {
			if (item.Han == nil) == (item.Yakuman == nil) {
				t.Errorf("%s: han or yakuman: %s", request, answer)
				continue
			}
			if item.Han != nil {
				han += *item.Han
			} else {
				yakuman += *item.Yakuman
			}
		}
		if yakuman != got.Yakuman || got.Han == nil && han != 0 || got.Han != nil && han != *got.Han {
			t.Errorf("%s: %d han, %d yakuman of %s", request, han, yakuman, answer)
		}
	}
}

// TestAmount: sums across the bounds of a word.
func TestAmount(t *testing.T) {
	t.Parallel()
	great := api.LargePoints(new(big.Int).Lsh(big.NewInt(1), 80))
	if _, ok := great.Int(); ok || great.Sign() != 1 || great.String() != "1208925819614629174706176" {
		t.Errorf("%s", great)
	}
	less := great.Plus(api.LargePoints(new(big.Int).Neg(great.Big()))).Plus(api.Points(-7))
	if n, ok := less.Int(); n != -7 || !ok || less.Sign() != -1 {
		t.Errorf("%s", less)
	}
}
