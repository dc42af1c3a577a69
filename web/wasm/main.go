//go:build wasip1

// Command wasm is the engine for a page without a server: a module without a main program, whose
// function ask answers a request as POST /v1/OP does. A call cannot carry text, so both go through
// memory: the caller writes OP and the request behind one another to where room says, calls ask
// with the length of OP, which returns that of the answer, and reads this from where answerAt says.
// What it has no time for while a page opens it does once, in warm, when the page is built.
package main

import (
	"fmt"
	"runtime/debug"
	"unsafe"

	"mentsu/internal/api"
)

// mostSamples is how many games or deals may be played at random, as over HTTP.
const mostSamples = 1_000_000

var question, reply []byte

//go:wasmexport room
func room(size int32) unsafe.Pointer {
	question = make([]byte, size)
	return unsafe.Pointer(unsafe.SliceData(question))
}

//go:wasmexport ask
func ask(op int32) int32 {
	reply = answer(string(question[:op]), question[op:])
	return int32(len(reply))
}

//go:wasmexport answerAt
func answerAt() unsafe.Pointer {
	return unsafe.Pointer(unsafe.SliceData(reply))
}

// warm has the engine answer what a page may ask first, so that tables are spread, rule sets
// compiled and texts known in the memory that the page begins with.
//
//go:wasmexport warm
func warm() {
	defer debug.SetGCPercent(debug.SetGCPercent(10)) // what those questions leave behind would be a part of the page
	for _, lang := range []string{"en", "ja", "zh"} {
		for _, hand := range []string{"124067p11233562s", "23m456p789s11122z", "23m456p789s11122z1m", "123m45x"} {
			for _, rules := range []string{"riichi", "mcr"} {
				answer("analyze", fmt.Appendf(nil, `{"hand":%q,"lang":%q,"rules":%q}`, hand, lang, rules))
			}
		}
	}
}

func main() {}

// answer answers a request, or says why it has no answer. A panic, which would be a fault of
// ours, ends this answer and not the program.
func answer(op string, request []byte) (row []byte) {
	r, err := api.Read(op, request)
	if err != nil {
		return api.Refuse(&r, err, 0)
	}
	defer func() {
		if broken := recover(); broken != nil {
			row = api.Refuse(&r, &api.Error{Code: "internal", Message: fmt.Sprint(broken)}, 0)
		}
	}()
	r.Limits = api.Limits{Samples: mostSamples}
	response, err := api.Do(&r)
	if err != nil {
		return api.Refuse(&r, err, 0)
	}
	return api.Marshal(response)
}
