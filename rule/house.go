package rule

import (
	"mentsu/tile"
	"mentsu/win"
)

// House is what a rule set says of jokers, and of sets and pairs that only some places play.
type House struct {
	Preset    string     // its name, which win.PresetByName knows; "" for none
	Options   win.House  // Proxy is nil: which kind is the joker is often drawn for each hand
	JokerFace *tile.Kind // the tile that plays the face of the joker; nil for none
}

// For returns the rules of the house for hands whose jokers are the tiles of these kinds.
// JokerFace is one of them only where there is one kind, and another tile than it.
func (h *House) For(jokers tile.Kinds) win.House {
	options := h.Options
	if face := h.JokerFace; face != nil && jokers.Len() == 1 && jokers.First() != *face {
		options.Proxy = &win.Proxy{Tile: *face, Face: jokers.First()}
	}
	return options
}

// IsZero reports whether the rule set has no rules of a house.
func (h *House) IsZero() bool { return *h == House{} }

// house returns the rules of the house that a win is counted by: its own, else those of the
// rule set; nil for none.
func (s *Set) house(w *Win) *win.House {
	if w.House != nil || s.ownHouse == nil {
		return w.House
	}
	return s.ownHouse.of(w)
}

// of returns the rules of the house for a win.
func (h *House) of(w *Win) *win.House {
	if h.JokerFace == nil {
		return &h.Options
	}
	options := h.For(w.Hand.JokerKinds())
	return &options
}
