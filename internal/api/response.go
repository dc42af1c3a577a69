package api

import (
	"bytes"
	"encoding/json"
	"slices"

	"mentsu/form"
	"mentsu/shanten"
)

// Response is the answer to a request: one of the Response structs below.
type Response interface {
	common() *Common
	answers(id json.RawMessage)
}

// Common begins every response.
type Common struct {
	ID           json.RawMessage `json:"id,omitempty"` // of the request, if it had one
	Op           string          `json:"op"`
	Hand         string          `json:"hand"`          // canonical text
	Drawn        *string         `json:"drawn"`         // null for a hand before its draw
	Pool         string          `json:"pool"`          // under which the numbers hold
	ImpliedMelds *int            `json:"implied_melds"` // melds taken to be declared elsewhere; null where sizes are not checked
}

func (c *Common) common() *Common { return c }

func (c *Common) answers(id json.RawMessage) { c.ID = id }

// TableHead begins the response of an operation about the whole table, which has no hand.
type TableHead struct {
	ID json.RawMessage `json:"id,omitempty"` // of the request, if it had one
	Op string          `json:"op"`
}

func (h *TableHead) common() *Common { return &Common{ID: h.ID, Op: h.Op} }

func (h *TableHead) answers(id json.RawMessage) { h.ID = id }

// Notes ends every response.
type Notes struct {
	Warnings []string `json:"warnings,omitempty"`
}

// Shanten is a shanten number: -1 complete, 0 ready, n from ready; nil (null) if no
// finished hand can exist.
type Shanten *int

// ShantenResponse answers shanten.
type ShantenResponse struct {
	Common

	Shanten Shanten     `json:"shanten"`
	Forms   FormNumbers `json:"forms"`

	Notes
}

// FormNumbers holds the shanten number of each form asked; in JSON an object with the
// forms as keys, in their fixed order.
type FormNumbers []FormNumber

// FormNumber is the shanten number of one form.
type FormNumber struct {
	Form    form.Forms
	Shanten Shanten
}

// MarshalJSON writes the object.
func (n FormNumbers) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	for i, f := range n {
		b.WriteByte("{,"[min(i, 1)])
		b.Write(Marshal(f.Form.String()))
		b.WriteByte(':')
		b.Write(Marshal(f.Shanten))
	}
	if len(n) == 0 {
		b.WriteByte('{')
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// UsefulTile is a kind whose draw lowers the shanten number.
type UsefulTile struct {
	Tile    string `json:"tile"`
	Left    int    `json:"left"`     // tiles nobody has shown
	RedLeft int    `json:"red_left"` // the red fives among them
}

// UsefulResponse answers useful.
type UsefulResponse struct {
	Common

	Shanten Shanten      `json:"shanten"`
	Useful  []UsefulTile `json:"useful"` // in tile order
	Ukeire  int          `json:"ukeire"` // the sum of Left, in tiles

	Notes
}

// Discard is what one discard leaves.
type Discard struct {
	Tile    string       `json:"tile"` // plain, unless only the red five is held
	Shanten Shanten      `json:"shanten"`
	Useful  []UsefulTile `json:"useful"`
	Ukeire  int          `json:"ukeire"`
}

// DiscardsResponse answers discards.
type DiscardsResponse struct {
	Common

	Shanten  Shanten   `json:"shanten"`
	Win      bool      `json:"win"`      // the hand is complete as it is
	Discards []Discard `json:"discards"` // best first: shanten, ukeire, tile order

	Notes
}

// Group is one way in which the tiles stand nearest to a finished hand.
type Group struct {
	Form     string   `json:"form"`
	Sets     []string `json:"sets"`
	Partials []string `json:"partials"`         // two tiles of a set; of seven pairs the pairs
	Pair     *string  `json:"pair"`             // null if there is none
	Knitted  string   `json:"knitted,omitzero"` // tiles of a knitted pattern, and honours where these are the hand; of no other form
	Loose    string   `json:"loose"`            // the other tiles: of no use in this group, but for thirteen orphans
	Missing  int      `json:"missing"`          // tiles until complete, beside the jokers
	Jokers   int      `json:"jokers,omitzero"`  // jokers held: each is one of the tiles that the group lacks
}

// Count is the classic count of shanten by hand: base - 2 x sets - partials - pair - jokers.
type Count struct {
	Base     int    `json:"base"`
	Sets     int    `json:"sets"`
	Partials int    `json:"partials"`
	Pair     int    `json:"pair"`
	Jokers   int    `json:"jokers,omitzero"`
	Result   int    `json:"result"`
	Note     string `json:"note,omitempty"` // where the simple count misses
}

// ExplainResponse answers explain.
type ExplainResponse struct {
	Common

	Shanten Shanten `json:"shanten"`
	Groups  []Group `json:"groups"` // at most 8
	More    bool    `json:"more"`   // there are more than these
	Count   Count   `json:"count"`

	Notes
}

// Improvement is a draw that keeps the shanten number and leaves more useful tiles.
type Improvement struct {
	Tile        string `json:"tile"`
	Left        int    `json:"left"`         // tiles nobody has shown
	UkeireAfter int    `json:"ukeire_after"` // useful tiles left after the best discard
	Discard     string `json:"discard"`      // that discard
}

// Prospect is what a hand before its draw can hope for.
type Prospect struct {
	Ukeire       int           `json:"ukeire"`
	Improvements []Improvement `json:"improvements"` // most ukeire first, then most tiles left, then tile order
	GoodShape    *float64      `json:"good_shape"`   // share of Ukeire that leaves a wait of more than 4 tiles, 0..1; null unless at shanten 1 with useful tiles left
}

// DiscardProspect is a discard and what the tiles that remain can hope for.
type DiscardProspect struct {
	Tile    string  `json:"tile"`
	Shanten Shanten `json:"shanten"`
	Prospect
}

// ImproveResponse answers improve: the prospect of a hand before its draw, or else of what each
// discard leaves.
type ImproveResponse struct {
	Common

	Shanten Shanten `json:"shanten"`
	*Prospect
	Discards []DiscardProspect `json:"discards,omitzero"` // in the order of discards; not of a hand before its draw

	Notes
}

// ConvertResponse answers convert.
type ConvertResponse struct {
	Common

	Text     string `json:"text"`
	Notation string `json:"notation"` // as read
	Lossy    bool   `json:"lossy"`    // the notation written cannot hold everything

	Notes
}

// AnalyzeResponse answers analyze: the response of each operation that fits the hand.
type AnalyzeResponse struct {
	Common

	Shanten  *ShantenResponse  `json:"shanten"`
	Discards *DiscardsResponse `json:"discards,omitempty"` // 3n+2 tiles
	Useful   *UsefulResponse   `json:"useful,omitempty"`   // 3n+1 tiles
	Waits    *WaitsResponse    `json:"waits,omitempty"`    // a ready hand, or one that a discard makes ready
	Explain  *ExplainResponse  `json:"explain,omitempty"`
	Improve  *ImproveResponse  `json:"improve,omitempty"`  // no jokers
	Readings *ReadingsResponse `json:"readings,omitempty"` // a complete hand
	Compare  *CompareResponse  `json:"compare,omitempty"`  // no jokers, four sets
	Score    *ScoreResponse    `json:"score,omitempty"`    // a complete hand
	Outcomes *OutcomesResponse `json:"outcomes,omitempty"` // a ready hand
	Reach    *ReachResponse    `json:"reach,omitempty"`    // under rules that add up points

	Notes
}

// Own returns the warnings that its parts do not have.
func (r *AnalyzeResponse) Own() []string {
	var parts []string
	if r.Discards != nil {
		parts = r.Discards.Warnings
	} else {
		parts = r.Useful.Warnings
	}
	return slices.DeleteFunc(slices.Clone(r.Warnings), func(w string) bool { return slices.Contains(parts, w) })
}

// ErrorResponse is what stands in place of a response.
type ErrorResponse struct {
	ID    json.RawMessage `json:"id,omitempty"`
	Op    string          `json:"op,omitempty"`
	Error *Error          `json:"error"`
	Line  int             `json:"line,omitempty"` // of a batch, from 1
}

// shantenOf turns n into its form in an answer.
func shantenOf(n shanten.Number) Shanten {
	if n == shanten.Impossible {
		return nil
	}
	i := int(n)
	return &i
}

// Marshal returns v, a response or an ErrorResponse, as one line of JSON without line end.
func Marshal(v any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic("bug in mentsu/internal/api: " + err.Error()) // our structs always encode
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}
