package rules_test

import (
	"errors"
	"strings"
	"testing"

	"mentsu/rule"
	"mentsu/rules"
)

// TestAotenjou scores without limits: a yakuman is 13 han beside the others.
func TestAotenjou(t *testing.T) {
	t.Parallel()
	d, err := rules.Load("local")
	if err != nil {
		t.Fatal(err)
	}
	set, err := rule.Compile(d, map[string]int{"aotenjou": 1, "daisharin": 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		win     string
		han, fu int
		points  int64
	}{
		{"19m19p19s1234566z 7z ron", 13, 40, 5_242_900}, // 40 x 2^15 x 4
		{"19m19p19s1234567z 7z tsumo", 27, 30, 64_424_509_600},
		{"22m34m[555z][666z][777z] 5m ron", 15, 40, 20_971_600}, // the dragons and shousangen are part of daisangen
		{"1234567892234m 5m ron", 9, 30, 245_800},
		{"2233445566778p 8p ron", 22, 25, 1_677_721_600}, // with chinitsu, chiitoitsu and tanyao
		{"234m567p678s2245s 3s ron", 2, 30, 2_000},
	} {
		w := winOf(t, set, strings.Fields(c.win))
		var r rule.Result
		if err = set.Score(w, &r); err != nil {
			t.Errorf("%s: %v", c.win, err)
			continue
		}
		if r.Total != c.han || r.Fu != c.fu || int64(r.Points) != c.points || r.Yakuman != 0 || r.Limit != -1 {
			t.Errorf("%s: %d han %d fu, %d points, limit %d, %d yakuman: want %d han %d fu, %d points", c.win, r.Total, r.Fu, r.Points, r.Limit, r.Yakuman, c.han, c.fu, c.points)
		}
		if points, wrong := set.Points(w); int64(points) != c.points || wrong != nil {
			t.Errorf("%s: %d points, %v", c.win, points, wrong)
		}
	}
	w := winOf(t, set, strings.Fields("5z(1111z)(2222z)(3333z)(4444z) 5z ron"))
	var r rule.Result
	err = set.Score(w, &r)
	const points = "3288278229351791355200798800" // 170 x 2^82 x 4, of daisuushii and suuankou tanki, 26 each, tsuuiisou, suukantsu, two winds
	if err != nil || r.Total != 80 || r.Fu != 170 || r.Dear == nil || r.Dear.Points.String() != points {
		t.Errorf("%v: %d han %d fu, %+v: want %s points", err, r.Total, r.Fu, r.Dear, points)
	}
	if _, err := set.Points(w); !errors.Is(err, rule.ErrTooDear) {
		t.Errorf("%v", err)
	}
}

// TestAotenjouConverter has a rule set whose points are always made so: nine han of a flush
// have no limit, with the option off.
func TestAotenjouConverter(t *testing.T) {
	t.Parallel()
	std, err := rules.Load("riichi/std")
	if err != nil {
		t.Fatal(err)
	}
	d := *std
	for _, c := range []struct {
		convert string
		points  int64
	}{{"riichi", 16_000}, {"aotenjou", 245_800}} {
		d.Convert = c.convert
		set, err := rule.Compile(&d, nil)
		if err != nil {
			t.Fatal(err)
		}
		points, err := set.Points(winOf(t, set, strings.Fields("1234567892234m 5m ron")))
		if err != nil || int64(points) != c.points {
			t.Errorf("%s: %d points, %v: want %d", c.convert, points, err, c.points)
		}
	}
	d.Aotenjou = "option(none)"
	if _, err := rule.Compile(&d, nil); err == nil || err.Error() != `rule: aotenjou: unknown option "none"` {
		t.Errorf("%v", err)
	}
}
