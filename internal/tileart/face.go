package tileart

import (
	"strconv"

	"mentsu/tile"
)

// Face is what a tile shows: 0..33 the kinds of package tile, then the faces below.
type Face uint8

// The faces beside the kinds.
const (
	RedMan  Face         = 34 + iota // the red five of m
	RedPin                           // the red five of p
	RedSou                           // the red five of s
	Back                             // a tile face down
	Joker                            // a joker
	Unknown                          // a question mark
	Spring                           // the first of eight flowers: spring, summer, autumn, winter, plum, orchid, chrysanthemum, bamboo
	Faces   = Spring + 8             // how many faces there are
)

// ID returns the name of f as sprites and file names have it: 1m, 0p for a red five, back,
// j for the joker, q for the question mark, f1..f8 for the flowers.
func (f Face) ID() string {
	switch {
	case f < RedMan:
		return tile.Kind(f).String()
	case f <= RedSou:
		return "0" + "mps"[f-RedMan:f-RedMan+1]
	case f == Back:
		return "back"
	case f == Joker:
		return "j"
	case f == Unknown:
		return "q"
	default:
		return "f" + strconv.Itoa(int(f-Spring)+1)
	}
}

// suit returns the suit of f, m p s z, its rank in the suit 1..9, and whether it is red;
// 0 for faces without a suit.
func (f Face) suit() (suit byte, rank int, red bool) {
	switch {
	case f < RedMan:
		return "mpsz"[f/9], int(f%9) + 1, false
	case f <= RedSou:
		return "mps"[f-RedMan], 5, true
	default:
		return 0, 0, false
	}
}

// index returns the character that learners read in the corner, 0 for none.
func (f Face) index() rune {
	suit, rank, _ := f.suit()
	switch suit {
	case 0:
		return 0
	case 'z':
		return rune("ESWNPFC"[rank-1])
	default:
		return rune('0' + rank)
	}
}

// The size of a tile, its shadow and side included, in the units of its art.
const (
	width  = 300.
	height = 400.
	radius = width * 8 / 100 // of the corners
)

// The face of an upright tile: what is above its side edge, and the middle of it.
const (
	margin     = 6.
	top        = 4.
	sideHeight = 32. // of the side edge below the face, with the shadow
	faceEnd    = height - sideHeight
	middleX    = width / 2
	middleY    = (top + faceEnd) / 2
)

// bodyOf returns the tile that carries f, without its face, w by h with shadow and side edge.
func bodyOf(f Face, w, h float64) *part {
	var s scene
	face, id := faceRole, "body"
	if f == Back {
		face, id = backRole, "body-back"
	}
	if w > h {
		id += "-turned"
	}
	wide := w - 2*margin
	s.rect(shadowRole, margin-5, top+6, wide+10, h-top-6, radius+6)
	s.rect(shadowRole, margin-2, top+4, wide+4, h-top-7, radius+3)
	s.rect(backRole, margin, top, wide, h-top-6, radius)
	s.rect(sideRole, margin, top, wide, h-top-15, radius)
	s.rect(rimRole, margin, top, wide, h-top-sideHeight+2, radius)
	s.rect(face, margin+2.5, top+2.5, wide-5, h-top-sideHeight-3, radius-2.5)
	return &part{id, s}
}

// style is a set of ways to paint a face.
type style uint8

const (
	simple  style = 1 << iota // fewer and wider strokes, for tiles below simpleBelow
	indexed                   // with the index for learners
	redFive                   // all in red
)

func (st style) has(one style) bool { return st&one != 0 }

// name returns what distinguishes the ids of parts in this style.
func (st style) name() string {
	name := ""
	if st.has(simple) {
		name += "-small"
	}
	if st.has(indexed) {
		name += "-index"
	}
	return name
}

// art returns what is painted on face f.
func art(f Face, st style) scene {
	var s scene
	suit, rank, red := f.suit()
	if red {
		st |= redFive
	}
	switch suit {
	case 'm':
		s.man(rank, st)
	case 'p':
		s.pin(rank, st)
	case 's':
		s.sou(rank, st)
	case 'z':
		s.honour(rank, st)
	default:
		s.special(f, st)
	}
	if red {
		s.mark(st)
	}
	return s
}

// mark adds the corner of a red five, so that colour is not all that tells it.
func (s *scene) mark(st style) {
	r := 14.
	if st.has(simple) {
		r = 21
	}
	s.circle(faceRole, width-margin-11-r, top+11+r, r+8) // a gap to what it covers
	s.circle(redRole, width-margin-11-r, top+11+r, r)
}
