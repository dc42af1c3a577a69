package api

import (
	"bytes"
	"iter"
	"slices"
	"strings"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/reading"
	"mentsu/tile"
	"mentsu/win"
)

// The most readings listed: if the request does not say, and at all.
const (
	DefaultLimit = 100
	MaxLimit     = 10_000
)

// Reading is one way in which a complete hand is finished.
type Reading struct {
	Form     string    `json:"form"`
	Sets     []string  `json:"sets"`             // the concealed ones, then the melds in brackets; a tile that a joker stands for with a star
	Pair     *string   `json:"pair"`             // null for seven pairs, and for honours and knitted tiles
	Pairs    []string  `json:"pairs"`            // of seven pairs, or eight and the tile more; else null
	Knitted  *string   `json:"knitted,omitzero"` // the knitted tiles, honours among them where these are the hand; of no other form
	Orphans  *string   `json:"orphans,omitzero"` // the twelve kinds held once; of thirteen orphans only
	Tiles    string    `json:"tiles"`            // the finished hand
	JokersAs string    `json:"jokers_as"`        // the tiles that the jokers stand for
	Codes    SuitCodes `json:"codes"`            // null where there are none: thirteen orphans, eight pairs, a fifth copy
}

// SuitCodes holds the codes of a reading by suit, 0 for suits without tiles; nil if there
// are none. In JSON it is an object with the suits m, p, s, z that have tiles.
type SuitCodes []reading.Code

// MarshalJSON writes the object.
func (c SuitCodes) MarshalJSON() ([]byte, error) {
	if c == nil {
		return []byte("null"), nil
	}
	var b bytes.Buffer
	separator := byte('{')
	for s, code := range c {
		if code != 0 {
			b.WriteByte(separator)
			b.Write([]byte{'"', tile.Suit(s).Letter(), '"', ':'})
			b.Write(Marshal(uint32(code)))
			separator = ','
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// ReadingsResponse answers readings.
type ReadingsResponse struct {
	Common

	Readings []Reading `json:"readings"`
	More     bool      `json:"more"` // there are more than these

	Notes
}

func readingsOp(q *question) (Response, *Error) {
	result := win.Check(q.hand, q.winQuery())
	if !result.Win {
		return nil, fault(NotComplete, "the hand is not complete").in("hand")
	}
	return q.readings(), nil
}

func (q *question) readings() *ReadingsResponse {
	limit := q.req.Limit
	if limit == 0 {
		limit = DefaultLimit
	}
	r := &ReadingsResponse{Common: q.about("readings"), Readings: []Reading{}, Notes: q.notes}
	for found := range q.eachReading(q.query.Forms) {
		if len(r.Readings) == limit {
			r.More = true
			break
		}
		r.Readings = append(r.Readings, q.reading(&found))
	}
	if len(r.Readings) == 0 { // won all the same
		r.Warnings = append(r.Warnings, q.say("the hand is won by the number of its jokers, which is no reading"))
	}
	return r
}

// eachReading yields the readings of the hand that the house allows.
func (q *question) eachReading(forms form.Forms) iter.Seq[reading.Reading] {
	return reading.Each(q.hand, reading.Query{Forms: forms, House: q.house})
}

// reading returns r in the notation of the answer.
func (q *question) reading(r *reading.Reading) Reading {
	out := Reading{Form: r.Form.String(), Sets: []string{}, JokersAs: q.counted(r.JokersAs()), Tiles: q.finished(r)}
	for _, s := range r.Sets[:r.Concealed] {
		kinds := s.Kinds()
		out.Sets = append(out.Sets, q.starred(kinds[:], s.Jokers))
	}
	for _, m := range q.hand.Melds() {
		s, _ := notation.Format(hand.Tiles{Melds: []hand.Meld{m}}, q.req.Print)
		out.Sets = append(out.Sets, s)
	}
	var pairs []string
	for _, p := range r.Pairs[:r.NumPairs] {
		pairs = append(pairs, q.starred([]tile.Kind{p.Kind, p.Kind}, p.Jokers))
	}
	singles := q.singles(r.Singles, r.AsSingles)
	switch {
	case r.Form&form.Knitted != 0:
		out.Knitted = &singles
	case r.Form == form.ThirteenOrphans:
		out.Orphans = &singles
	}
	switch {
	case r.NumPairs == 0:
	case r.NumPairs == 1:
		out.Pair = &pairs[0]
	case r.Singles != 0:
		out.Pairs = append(pairs, q.starred([]tile.Kind{r.Singles.First()}, uint8(r.AsSingles>>r.Singles.First()&1)))
	default:
		out.Pairs = pairs
	}
	if codes, ok := r.Codes(); ok {
		out.Codes = codes[:]
	}
	return out
}

// singles returns one tile of each kind, those that jokers stand for with a star.
func (q *question) singles(kinds, jokers tile.Kinds) string {
	var parts []string
	for s := range tile.Suit(tile.NumSuits) {
		var list []tile.Kind
		var stars uint8
		for k := range kinds.All() {
			if k.Suit() == s {
				stars |= uint8(jokers>>k&1) << len(list)
				list = append(list, k)
			}
		}
		if list != nil {
			parts = append(parts, q.starred(list, stars))
		}
	}
	return strings.Join(parts, q.separator())
}

// starred returns tiles, those that jokers stand for one by one with a star.
func (q *question) starred(kinds []tile.Kind, jokers uint8) string {
	var parts []string
	from := 0
	for i, k := range kinds {
		if jokers>>i&1 == 0 {
			continue
		}
		if from < i {
			parts = append(parts, q.kinds(kinds[from:i]...))
		}
		parts = append(parts, q.tile(tile.Tile(k))+"*")
		from = i + 1
	}
	if from < len(kinds) {
		parts = append(parts, q.kinds(kinds[from:]...))
	}
	return strings.Join(parts, q.separator())
}

// separator returns what stands between tiles in the notation of the answer.
func (q *question) separator() string {
	two := q.kinds(tile.Man1, tile.Pin1)
	if i := strings.IndexAny(two, " ,"); i >= 0 {
		return two[i : i+1]
	}
	return ""
}

// finished returns the finished hand, melds included. The red fives held are in it.
func (q *question) finished(r *reading.Reading) string {
	counts := r.Tiles()
	var tiles []tile.Tile
	for _, t := range q.tiles.Concealed {
		if t != tile.Joker && t.IsRed() && counts[t.Kind()] > 0 {
			counts[t.Kind()]--
			tiles = append(tiles, t)
		}
	}
	for k, n := range counts {
		tiles = append(tiles, slices.Repeat([]tile.Tile{tile.Tile(k)}, int(n))...)
	}
	s, _ := notation.Format(hand.Tiles{Concealed: tiles, Melds: q.tiles.Melds}, q.req.Print)
	return s
}
