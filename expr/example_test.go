package expr_test

import (
	"errors"
	"fmt"
	"slices"

	"mentsu/expr"
)

func ExampleParse() {
	n, _ := expr.Parse("tanyao | !(Yakuhai(5z, 6z) & toitoi)")
	value := n.Terms[1].Terms[0].Terms[0]
	fmt.Println(n.Op == expr.Or, n.Terms[0].Name, value.Name, value.Args)
	_, err := expr.Parse("tanyao toitoi")
	fmt.Println(err)
	fault, _ := errors.AsType[*expr.SyntaxError](err)
	fmt.Println("column", fault.Column())
	// Output:
	// true tanyao yakuhai [{5z 19} {6z 23}]
	// "t" where & or | is expected at byte 7
	// column 8
}

func ExampleNearest() {
	names := slices.Values([]string{"tanyao", "toitoi", "chanta"})
	fmt.Printf("%q %q\n", expr.Nearest("tanyo", names), expr.Nearest("daisangen", names))
	// Output: "tanyao" ""
}

func ExampleSyntaxError_Error() {
	fmt.Println(&expr.SyntaxError{Text: "tanyo", Reason: `unknown name "tanyo"`, Nearest: "tanyao"})
	// Output: unknown name "tanyo" at byte 0; the nearest name is "tanyao"
}

func ExampleSyntaxError_Column() {
	fmt.Println((&expr.SyntaxError{Text: "断么九 x", Offset: 10}).Column())
	// Output: 5
}

func ExampleSyntaxError_Unwrap() {
	broken := errors.New("broken")
	fmt.Println(errors.Is(&expr.SyntaxError{Err: broken}, broken))
	// Output: true
}
