package api

// ScoreItem is something that is paid: a yaku, or a bonus such as dora.
type ScoreItem struct {
	ID      string  `json:"id"`
	Name    string  `json:"name"`              // in the language of the request
	Han     *int    `json:"han,omitempty"`     // of all Count together
	Yakuman *int    `json:"yakuman,omitempty"` // how many it counts, in place of han
	Points  *int    `json:"points,omitempty"`  // of one instance, under rules that add up points, in place of han
	Limit   *string `json:"limit,omitempty"`   // that stands alone, in place of han
	Count   int     `json:"count"`
	Sets    []int   `json:"sets"` // the sets that make it, as numbers from 0 in the reading
	Pair    bool    `json:"pair"` // the pair is part of it
	Tiles   *string `json:"tiles,omitempty"`
}

// ExcludedItem is something that holds, or would, and is not paid.
type ExcludedItem struct {
	ID     string `json:"id"`
	Reason string `json:"reason"`         // such as "not_concealed" or "implied_by:ryanpeikou"
	Name   string `json:"name"`           // in the language of the request
	Sets   []int  `json:"sets,omitempty"` // the group of sets that is not paid

	Principle string `json:"principle,omitempty"` // by which the Chinese official rules do not pay it, such as non_repeat
}

// FuLine is a line of the fu count.
type FuLine struct {
	ID  string `json:"id"`
	Set *int   `json:"set"` // of the reading, from 0; null if it is about no set
	Fu  int    `json:"fu"`
}

// Pays is what each payer pays by role, honba included: of a ron Discarder alone, of a
// self-draw Dealer and Other, or Each where the winner deals.
type Pays struct {
	Discarder *Amount `json:"discarder,omitempty"`
	Dealer    *Amount `json:"dealer,omitempty"`
	Other     *Amount `json:"other,omitempty"` // each of them
	Each      *Amount `json:"each,omitempty"`

	Liable     *Amount `json:"liable,omitempty"`      // of a ron on the discard of another, nobody having said whose
	LiableSeat *string `json:"liable_seat,omitempty"` // who discarded himself pays both
}

// Worth is what a win is worth.
type Worth struct {
	Valid   bool        `json:"valid"`  // it may be declared
	Reason  *string     `json:"reason"` // why not: no_yaku or below_minimum
	Han     *int        `json:"han"`    // bonus included; null with yakuman, for a limit that stands alone, or without a yaku
	Fu      *int        `json:"fu"`     // rounded
	Yakuman int         `json:"yakuman"`
	Fan     *int        `json:"fan,omitempty"`                 // the total, flowers included, under rules that add up points
	Plain   *int        `json:"fan_without_flowers,omitempty"` // what must reach the minimum
	Minimum *int        `json:"minimum,omitempty"`             // with below_minimum: the least to win, without dora or flowers
	Limit   *string     `json:"limit"`                         // such as mangan; capped where Items hold more points than the rules pay
	Points  Amount      `json:"points"`                        // what the winner is paid, without honba and sticks
	Pays    *Pays       `json:"pays"`                          // null if not valid, or somebody is liable
	Items   []ScoreItem `json:"items"`
}

// Assumed holds what the request left out and was taken to be so.
type Assumed struct {
	Round *string `json:"round,omitempty"`
	Seat  *string `json:"seat,omitempty"`
	Flags *string `json:"flags,omitempty"` // what the tiles make certain though it was not said
}

// ScoreResponse answers score.
type ScoreResponse struct {
	Common

	Rules string `json:"rules"` // the rule set
	Win   string `json:"win"`   // the winning tile
	Worth
	FuRaw    *int           `json:"fu_raw"`   // before rounding
	FuItems  []FuLine       `json:"fu_items"` // they sum to FuRaw
	Excluded []ExcludedItem `json:"excluded"`
	Reading  Reading        `json:"reading"`
	JokersAs string         `json:"jokers_as"`
	Payments []Amount       `json:"payments"` // change of E, S, W, N (three players: E, S, W), honba and sticks included; null where nobody said who discarded
	MoreHan  []Amount       `json:"more_han"` // points with 1 to 4 han more at the same fu; null with yakuman, a limit that stands alone, or if not valid
	Assumed  Assumed        `json:"assumed"`

	Notes
}
