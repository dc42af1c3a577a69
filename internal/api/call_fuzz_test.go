package api_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"mentsu/internal/api"
)

// FuzzCall sends requests of any text in the fields of call: each has an answer with all
// its keys, or an error that names a code.
func FuzzCall(f *testing.F) {
	f.Add("45m378p3336888s7z", "7s", "left", "44m", "bot", "tanyao", `{"kuikae":"off"}`)
	f.Add("1112345678s557z", "5z", "across", "", "published", "honitsu(s) & !x", `{"A1":"by-30","threats":[1,2]}`)
	f.Add("23m567p55678s[234p]", "4m", "left", "1z", "", "std | (closed)", `{"A11":3,"kans":true,"furiten":true}`)
	f.Fuzz(func(t *testing.T, hand, tile, from, dora, profile, target, options string) {
		fields, err := json.Marshal(map[string]any{
			"op": "call", "hand": hand, "tile": tile, "from": from, "dora": dora, "profile": profile, "target": target,
		})
		if err != nil {
			t.Fatal(err)
		}
		request := fmt.Sprintf(`%s,"options":%s}`, fields[:len(fields)-1], options)
		if !json.Valid([]byte(request)) {
			request = string(fields)
		}
		response, ok := api.Answer([]byte(request), 0)
		var got struct {
			Decision, Rule, Because string
			Error                   *api.Error
		}
		if err := json.Unmarshal(response, &got); err != nil {
			t.Fatalf("%s: %s: %v", request, response, err)
		}
		if ok != (got.Decision != "" && got.Rule != "" && got.Because != "") || ok == (got.Error != nil) || !ok && got.Error.Code == "" {
			t.Errorf("%s: %s", request, response)
		}
	})
}
