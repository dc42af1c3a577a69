package api

import "mentsu/internal/phrase"

// CodeMeaning says what a Code stands for.
type CodeMeaning struct {
	Code    Code
	Meaning phrase.Text
}

// Codes returns every Code of the operations with its meaning, in the order of documents.
func Codes() []CodeMeaning {
	return []CodeMeaning{
		{BadJSON, phrase.Of("not one JSON object, or a key that stands twice")},
		{UnknownField, phrase.Of("no such field, or none of this operation")},
		{UnknownOp, phrase.Of("no such operation")},
		{BadValue, phrase.Of("a field of the wrong type, or with none of its values")},
		{InvalidHand, phrase.Of("tiles that cannot be read, or cannot exist together")},
		{WrongSize, phrase.Of("the operation takes a hand before its draw, or after it, and this is the other")},
		{NotComplete, phrase.Of("the operation needs a complete hand")},
		{Contradiction, phrase.Of("fields that cannot be true together")},
		{Unsupported, phrase.Of("known, but not answered by this version")},
		{TooLarge, phrase.Of("longer than allowed")},
	}
}
