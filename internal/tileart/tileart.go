// Package tileart draws mahjong tiles: 34 faces, red fives, jokers, flowers and backs, upright,
// turned and stacked, as SVG and as PNG. The art is made by this code; the characters are
// outlines of a free font, which NOTICE names.
package tileart
