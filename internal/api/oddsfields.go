package api

import (
	"encoding/json"

	"mentsu/internal/phrase"
	"mentsu/odds"
	"mentsu/tile"
)

// OddsBy is what odds counts deals by.
type OddsBy uint8

// What odds can count deals by.
const (
	ByShanten OddsBy = iota
	ByForms          // the complete ones by the forms they are complete in
	ByKinds          // the ready ones by the kinds they wait on
	ByTiles          // the ready ones by the tiles left of these
)

// Defaults and limits of odds.
const (
	DefaultSamples = 100_000 // deals that a simulation plays
	DefaultSome    = 20_000  // the same under a restriction, which takes longer
	DefaultGames   = 1_000   // games that a hand is played
	DefaultDraws   = 10
)

// String returns the name of b as requests spell it.
func (b OddsBy) String() string { return [...]string{"shanten", "forms", "kinds", "tiles"}[b] }

// oddsBy is the value of by.
func oddsBy(dst *OddsBy) value {
	var all []name[OddsBy]
	for b := ByShanten; b <= ByTiles; b++ {
		all = append(all, named(b.String(), b))
	}
	return oneOf(dst, all...)
}

// oddsFields are the request fields of odds.
func oddsFields() []Field {
	return []Field{
		{"tiles", "N", "concealed tiles of a deal, 3n+1 or 3n+2 (default 13 less three for each meld, by forms one more)", false, func(r *Request) value { return number{&r.DealTiles, 1, 17} }},
		{"known", "TILES", "tiles of the deal that are known, j for a joker", false, func(r *Request) value { return text{&r.Known} }},
		{"melds", "MELDS", "melds of the deal, in brackets such as [123m]", false, func(r *Request) value { return text{&r.DealMelds} }},
		{"wall_jokers", "N", "jokers among the tiles that are dealt (default 0)", false, func(r *Request) value { return number{&r.WallJokers, 0, hand17} }},
		{"deck", "COUNTS", "34 digits, how many tiles of each kind exist, 0 to 4 (default 4 of each)", false, func(r *Request) value { return deck{&r.Deck} }},
		{"by", "WHAT", "what to count deals by: %s (default shanten)", false, func(r *Request) value { return oddsBy(&r.By) }},
		{"patterns", "", "count different hands, not the ways to be dealt them", false, func(r *Request) value { return toggle{&r.Patterns} }},
		{"draws", "N", "of a hand: the most draws to look ahead (default 10)", false, func(r *Request) value { return number{&r.Draws, 1, odds.MaxDraws} }},
		{"samples", "N", "deals, or of a hand games, to play at random (default, where there is no exact count, 100000 deals, with only, by kinds and tiles 20000; 1000 games)", false, func(r *Request) value { return number{&r.Samples, 1, odds.MaxGames} }},
		{"seed", "N", "the seed of what is played at random (default 1)", false, func(r *Request) value { return number{&r.Seed, 1, maxSeed} }},
	}
}

const (
	hand17  = odds.MaxJokers
	maxSeed = 1<<31 - 1
)

// deck is the number of tiles of each kind, as 34 digits.
type deck struct{ dst **tile.Counts }

func (deck) schema() Schema { return Schema{"type": "string", "pattern": "^([0-4]{34})?$"} }

func (v deck) fromJSON(raw json.RawMessage) *Error {
	var s string
	if err := decode(raw, &s, phrase.Of("a string")); err != nil {
		return err
	}
	return v.fromText(s)
}

func (v deck) fromText(s string) *Error {
	*v.dst = nil
	if s == "" {
		return nil
	}
	var counts tile.Counts
	for i := range len(s) {
		switch {
		case i >= len(counts):
			return fault(BadValue, "must have %d digits, not %d", len(counts), len(s)).at(i)
		case s[i] < '0' || s[i] > '0'+tile.Copies:
			return fault(BadValue, "must be %s, not %s", phrase.Of("a digit from 0 to 4"), quoted(s[i:i+1])).at(i)
		}
		counts[i] = s[i] - '0'
	}
	if len(s) < len(counts) {
		return fault(BadValue, "must have %d digits, not %d", len(counts), len(s)).at(len(s))
	}
	*v.dst = &counts
	return nil
}

// oddsOwn returns the names of the request fields that odds has beside the common ones.
func oddsOwn() []string {
	own := []string{"only"}
	for _, f := range oddsFields() {
		own = append(own, f.Name)
	}
	return own
}
