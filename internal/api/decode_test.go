package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
)

// A key that stands twice is refused wherever it does, and named; keys are as they stand.
func TestKeysStandOnce(t *testing.T) {
	for line, want := range map[string]string{
		`{"op":"shanten","hand":"1m","hand":"1m"}`:                               "bad_json hand",
		`{"op":"shanten","op":"useful","hand":"1m"}`:                             "bad_json op",
		`{"id":1,"op":"shanten","hand":"1m","id":1}`:                             "bad_json id",
		`{"op":"shanten","hand":"1m","h\u0061nd":"2m"}`:                          "bad_json hand",
		`{"op":"win","hand":"11m","house":{"pair_258":true,"pair_258":true}}`:    "bad_json house",
		`{"op":"win","hand":"11m","house":{"preset":"wuhan","preset":"taiwan"}}`: "bad_json house",
		`{"op":"shanten","hand":"1m","Hand":"1m"}`:                               "unknown_field Hand",
	} {
		response, ok := api.Answer([]byte(line), 0)
		code, field, _ := strings.Cut(want, " ")
		if ok || !strings.Contains(string(response), `"code":"`+code+`"`) || !strings.Contains(string(response), `"field":"`+field+`"`) {
			t.Errorf("%s answers %s, want %s", line, response, want)
		}
	}
}

// What is wrong with a line is said in words of ours, with the byte.
func TestBrokenJSON(t *testing.T) {
	deep := `{"id":` + strings.Repeat("[", 20_000)
	for line, want := range map[string]string{
		`{"op":"shanten",x}`:         `{"error":{"code":"bad_json","message":"broken JSON: \"x\" cannot stand here","at":16}}`,
		`{"op":"shanten" "hand":1}`:  `{"error":{"code":"bad_json","message":"broken JSON: \"\\\"\" cannot stand here","at":16}}`,
		`{"op":tru0}`:                `{"error":{"code":"bad_json","message":"broken JSON: \"0\" cannot stand here","at":9}}`,
		`{"op":"a\q"}`:               `{"error":{"code":"bad_json","message":"broken JSON: \"q\" cannot stand here","at":9}}`,
		`{"op":1,"hand":01}`:         `{"error":{"code":"bad_json","message":"broken JSON: \"1\" cannot stand here","at":16}}`,
		`{"op":"shanten"}{}`:         `{"error":{"code":"bad_json","message":"broken JSON: \"{\" cannot stand here","at":16}}`,
		`{"op":"shanten",「"hand":1}`: `{"error":{"code":"bad_json","message":"broken JSON: \"「\" cannot stand here","at":16}}`,
		`{"op":"shanten"`:            `{"error":{"code":"bad_json","message":"the line ends in the middle of the JSON","at":15}}`,
		deep:                         `{"error":{"code":"bad_json","message":"broken JSON: it is nested too deep","at":10005}}`,
	} {
		if response, ok := api.Answer([]byte(line), 0); ok || string(response) != want {
			t.Errorf("%.40s answers %s, want %s", line, response, want)
		}
	}
}
