package corpus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// Riichi is a row of the files of scored riichi wins: a complete hand, how it was won, and
// what independent engines say it is worth.
type Riichi struct {
	ID       string
	Source   string
	Rules    string   // "std", "tenhou" or "sanma"
	Switches []string // changed options: nokuitan, nodouble, nokazoe, kiriage, renpuu2
	Closed   []tile.Tile
	Melds    []hand.Meld // as called; which tile was called is not known, so it is any
	Win      tile.Tile   // not among Closed
	SelfDraw bool
	From     hand.Direction // who discarded, if not SelfDraw
	Round    tile.Kind
	Seat     tile.Kind
	Flags    []string // riichi, double_riichi, ippatsu, rinshan, chankan, haitei, houtei, tenhou, chiihou
	Players  int
	Nukidora int
	NoHonba  bool // the second winner of a double ron
	Dora     []tile.Tile
	Ura      []tile.Tile
	Honba    int
	Sticks   int

	Yaku      map[string]int // han by name, bonus among them; 0 for yakuman
	NoYaku    bool           // complete, but must be refused; then all below is zero
	Fu        int            // rounded; 0 for yakuman
	Han       int            // bonus included; 0 for yakuman
	Yakuman   int
	Points    int // without honba and sticks
	HasPoints bool
	Delta     []int // change of E, S, W, N with honba and sticks; nil where not known
	Engines   string
}

// riichiColumns is how many columns a row of the files has.
const riichiColumns = 22

// RiichiRows reads a whole file of scored wins: tab-separated columns, their names in the
// first line. The error names the row.
func RiichiRows(text string) ([]Riichi, error) {
	var rows []Riichi
	for i, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		columns := strings.Split(line, "\t")
		if i == 0 && columns[0] == "id" {
			continue
		}
		if len(columns) != riichiColumns {
			return nil, fmt.Errorf("line %d: %d columns, want %d", i+1, len(columns), riichiColumns)
		}
		p := riichiParser{columns: columns}
		row := p.row()
		if p.err != nil {
			return nil, fmt.Errorf("line %d (%s): %w", i+1, columns[0], p.err)
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// Hand returns the hand with the winning tile drawn.
func (r *Riichi) Hand() (*hand.Hand, error) {
	reds := [3]uint8{1, 1, 1}
	if r.Players == 3 {
		reds[0] = 0
	}
	return hand.New(
		hand.Tiles{Concealed: r.Closed, Melds: r.Melds},
		hand.Context{Rules: form.Rules{Players: r.Players}, Reds: &reds, Drawn: &r.Win},
	)
}

// Has reports whether a flag is set.
func (r *Riichi) Has(flag string) bool { return slices.Contains(r.Flags, flag) }

// riichiParser keeps the first fault, so that a row reads as a list of its fields.
type riichiParser struct {
	columns []string
	err     error
}

func (p *riichiParser) row() Riichi {
	c := p.columns
	rules := strings.Split(c[2], "+")
	r := Riichi{
		ID: c[0], Source: c[1], Rules: rules[0], Switches: rules[1:],
		Closed: p.tiles(c[3]), Win: p.tile(c[5]), SelfDraw: c[6] == "T", From: direction(c[7]),
		Round: p.tile(wind(c[8])).Kind(), Seat: p.tile(wind(c[9])).Kind(), Players: 4,
		Dora: p.tiles(c[11]), Ura: p.tiles(c[12]), Honba: p.number(c[13]), Sticks: p.number(c[14]),
		NoYaku: c[15] == "NO_YAKU", Fu: p.number(c[16]), Han: p.number(c[17]), Yakuman: p.number(c[18]),
		Points: p.number(c[19]), HasPoints: c[19] != "", Engines: c[21],
	}
	for text := range strings.FieldsSeq(c[4]) {
		r.Melds = append(r.Melds, p.meld(text))
	}
	for flag := range strings.FieldsSeq(c[10]) {
		p.flag(&r, flag)
	}
	if !r.NoYaku {
		r.Yaku = map[string]int{}
		for text := range strings.FieldsSeq(c[15]) {
			name, han, _ := strings.Cut(text, ":")
			r.Yaku[name] = p.number(han)
		}
	}
	if c[20] != "" {
		for text := range strings.SplitSeq(c[20], ",") {
			r.Delta = append(r.Delta, p.number(text))
		}
	}
	return r
}

func (p *riichiParser) flag(r *Riichi, flag string) {
	count, nuki := strings.CutPrefix(flag, "nuki")
	switch {
	case flag == "sanma":
		r.Players = 3
	case flag == "no_honba":
		r.NoHonba = true
	case nuki:
		r.Nukidora = p.number(count)
	default:
		r.Flags = append(r.Flags, flag)
	}
}

// meld reads a letter, tiles, and the letter of who discarded the called one.
func (p *riichiParser) meld(text string) hand.Meld {
	letter, text := text[0], text[1:]
	from := direction(text[len(text)-1:])
	if from != hand.FromUnknown {
		text = text[:len(text)-1]
	}
	m, err := hand.NewMeld(p.tiles(text), letter == 'a')
	p.fail(err)
	if err != nil || letter == 'a' {
		return m
	}
	tiles := m.Tiles()
	call := hand.Call{From: from, Tile: tiles[len(tiles)-1]}
	if letter == 's' {
		call.IsAdded, call.Added = true, tiles[0]
	}
	m, err = m.With(call)
	p.fail(err)
	return m
}

// tiles reads digits with a suit letter behind; spaces are of no account.
func (p *riichiParser) tiles(text string) []tile.Tile {
	var tiles []tile.Tile
	digits := ""
	for _, c := range strings.ReplaceAll(text, " ", "") {
		suit := strings.IndexRune("mpsz", c)
		if suit < 0 {
			digits += string(c)
			continue
		}
		for _, d := range digits {
			s := tile.Suit(suit)
			switch {
			case d == '0' && s != tile.Honours:
				tiles = append(tiles, tile.RedFive(s))
			case d >= '1' && d <= '9' && int(d-'0') <= s.Len():
				tiles = append(tiles, tile.Tile(s.First())+tile.Tile(d-'1'))
			default:
				p.fail(fmt.Errorf("no tile %c%c", d, c))
			}
		}
		digits = ""
	}
	if digits != "" {
		p.fail(fmt.Errorf("digits %q without a suit", digits))
	}
	return tiles
}

func (p *riichiParser) tile(text string) tile.Tile {
	tiles := p.tiles(text)
	if len(tiles) != 1 {
		p.fail(fmt.Errorf("%q is not one tile", text))
		return 0
	}
	return tiles[0]
}

// number reads a number; an empty text is 0.
func (p *riichiParser) number(text string) int {
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	p.fail(err)
	return n
}

func (p *riichiParser) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

// wind returns the tile of a letter E S W N as text.
func wind(letter string) string {
	return fmt.Sprintf("%dz", strings.Index("ESWN", letter)+1)
}

// direction returns who the letters R A L name, seen from the winner.
func direction(letter string) hand.Direction {
	return hand.Direction(strings.Index("RAL", letter) + 1)
}
