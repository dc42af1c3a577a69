// Package expr reads the language in which people combine named statements: "tanyao &
// (toitoi | honitsu(s))". It knows the grammar only; what the names mean, which arguments
// they take, and whether "!" may stand is the business of who asks.
//
//	expr   = term { "|" term }
//	term   = factor { "&" factor }
//	factor = "!" factor | "(" expr ")" | name [ "(" argument { "," argument } ")" ]
//
// So & binds tighter than |, and ! tightest. Names and arguments are whatever holds no white
// space and none of the signs & | ! ( ) and comma. Capital letters do not matter, nor does
// white space between the parts.
package expr

// MaxText is how many bytes a text may have, and MaxDepth how many parentheses and "!" may
// be open at one place; those of arguments do not count.
const (
	MaxText  = 4096
	MaxDepth = 256
)

// Op says what a Node is made of.
type Op uint8

// What a Node may be.
const (
	Or   Op = iota // any of two or more terms
	And            // all of two or more terms
	Not            // the contrary of one term
	Name           // a name, with arguments or without
)

// Node is an expression that was read.
type Node struct {
	Op    Op
	Name  string  // of Name, in lower case as far as it is ASCII
	Args  []Arg   // of Name; none if no parentheses follow it
	Terms []*Node // of Or, And and Not
	At    int     // the byte of the text where it begins; of Or and And the parenthesis counts, if there is one
	After int     // of Name, the byte where arguments begin or would begin
}

// Arg is an argument of a name.
type Arg struct {
	Text string // not empty; in lower case as far as it is ASCII
	At   int    // the byte of the text where it begins
}
