package api_test

import (
	"context"
	"testing"

	"mentsu/internal/api"
)

func TestLong(t *testing.T) {
	for _, c := range []struct {
		op, fields string
		long       bool
	}{
		{"odds", `{}`, true},
		{"odds", `{"hand":"1m"}`, true},
		{"improve", `{"hand":"1m"}`, false},
		{"improve", `{"hand":"1mj"}`, true},
		{"improve", `{"hand":"1mＪ"}`, true},
		{"analyze", `{"hand":"🀇🃏"}`, true},
		{"analyze", `{"hand":"1m","jokers":1}`, true},
		{"compare", `{"hand":"15z","joker_tiles":"5z"}`, true},
		{"win", `{"hand":"1mj"}`, false},
		{"shanten", `{"hand":"1mj"}`, false},
	} {
		r, err := api.Read(c.op, []byte(c.fields))
		if err != nil {
			t.Fatal(err)
		}
		if r.Long() != c.long {
			t.Errorf("%s %s: %v", c.op, c.fields, !c.long)
		}
	}
}

func TestLimits(t *testing.T) {
	ended, end := context.WithCancel(t.Context())
	end()
	for _, c := range []struct {
		limits api.Limits
		fields string
		want   string // the message; "" for an answer
	}{
		{api.Limits{}, `{"tiles":4,"samples":20}`, ""},
		{api.Limits{Samples: 20}, `{"tiles":4,"samples":20}`, ""},
		{api.Limits{Samples: 19}, `{"tiles":4,"samples":20}`, "at most 19 are played here, not 20"},
		{api.Limits{Samples: 19}, `{"tiles":4,"samples":20,"lang":"ja"}`, "ここで試せるのは 19 回まで（20 回ではない）"},
		{api.Limits{Samples: 19}, `{"tiles":4}`, ""},
		{api.Limits{Context: ended}, `{"tiles":4,"samples":20}`, "stopped after 0 of 20"},
		{api.Limits{Context: ended}, `{"hand":"4567m","samples":20}`, "stopped after 0 of 20"},
		{api.Limits{Context: ended}, `{"hand":"4567m","samples":20,"lang":"zh"}`, "进行了 20 次中的 0 次后停止"},
		{api.Limits{Context: ended}, `{"tiles":4}`, ""},
	} {
		r, err := api.Read("odds", []byte(c.fields))
		if err != nil {
			t.Fatal(err)
		}
		r.Limits = c.limits
		_, err = api.Do(&r)
		if (err != nil) != (c.want != "") || err != nil && (err.Message != c.want || err.Code != api.TooLarge || err.Field != "samples") {
			t.Errorf("%+v %s: %v", c.limits, c.fields, err)
		}
	}
}
