package shanten_test

import (
	"testing"

	"mentsu/shanten"
)

// Questions that do not fit the size of a hand have no answer, rather than a wrong one.
func TestWrongSize(t *testing.T) {
	before, after := parse("123m0567p789s114z"), parse("123m0567p789s1145z")
	if list := shanten.Discards(nil, before, shanten.Query{}); list != nil {
		t.Errorf("a hand before its draw discards: %v", list)
	}
	if list := shanten.ImproveDiscards(before, shanten.Query{}); list != nil {
		t.Errorf("a hand before its draw discards: %v", list)
	}
	if u := shanten.UsefulTiles(after, shanten.Query{}); u != (shanten.Useful{Shanten: 1}) {
		t.Errorf("a hand after its draw has useful tiles: %v", u)
	}
	if p := shanten.Improve(after, shanten.Query{}); p.Shanten != 1 || p.Ukeire != 0 || p.Improvements != nil {
		t.Errorf("a hand after its draw has a prospect: %+v", p)
	}
}
