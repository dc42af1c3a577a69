//go:build js && wasm

// Command wasm is the engine for a page without a server. It gives the page one function,
// mentsu(op, request), which takes and returns JSON as POST /v1/OP does.
package main

import (
	"fmt"
	"syscall/js"

	"mentsu/internal/api"
)

// mostSamples is how many games or deals may be played at random, as over HTTP.
const mostSamples = 1_000_000

func main() {
	js.Global().Set("mentsu", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return answer(args[0].String(), []byte(args[1].String()))
	}))
	select {}
}

// answer answers a request, or says why it has no answer. A panic, which would be a fault of
// ours, ends this answer and not the program.
func answer(op string, request []byte) (row string) {
	r, err := api.Read(op, request)
	if err != nil {
		return string(api.Refuse(&r, err, 0))
	}
	defer func() {
		if broken := recover(); broken != nil {
			row = string(api.Refuse(&r, &api.Error{Code: "internal", Message: fmt.Sprint(broken)}, 0))
		}
	}()
	r.Limits = api.Limits{Samples: mostSamples}
	response, err := api.Do(&r)
	if err != nil {
		return string(api.Refuse(&r, err, 0))
	}
	return string(api.Marshal(response))
}
