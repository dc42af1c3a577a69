package restrict

import (
	"fmt"
	"strconv"
	"strings"

	"mentsu/form"
	"mentsu/tile"
)

// named returns the restriction of a name, just read, with its arguments.
func (p *parser) named(n *named, args []arg) (Restriction, error) {
	switch {
	case n.args == noArgs && len(args) > 0:
		return Restriction{}, p.fail(args[0].at, n.id+" takes no arguments")
	case n.args >= withTiles && len(args) == 0:
		return Restriction{}, p.fail(p.pos, n.id+" takes an argument in parentheses")
	case len(args) == 0:
		return n.yaku.restriction(), nil
	}
	switch n.args {
	case maySuits:
		return p.suits(n, args)
	case withSets:
		return p.sets(args)
	case withCount:
		return p.number(args)
	default:
		return p.tiles(n, args)
	}
}

// suits returns a yaku in one of several suits.
func (p *parser) suits(n *named, args []arg) (Restriction, error) {
	terms := make([]Term, 0, len(args))
	for _, a := range args {
		s := strings.Index("mps", a.text)
		if len(a.text) != 1 || s < 0 {
			return Restriction{}, p.fail(a.at, fmt.Sprintf("%q where a suit m, p or s is expected", a.text))
		}
		terms = append(terms, n.yaku.In(tile.Suit(s)))
	}
	return Or(terms...), nil
}

// tiles returns the restriction of a name that takes kinds.
func (p *parser) tiles(n *named, args []arg) (Restriction, error) {
	var kinds tile.Kinds
	for _, a := range args {
		list, err := p.kinds(a)
		if err != nil {
			return Restriction{}, err
		}
		more := tile.KindsOf(list...)
		if n.args == mayValues && more&^tile.AllHonours != 0 {
			return Restriction{}, p.fail(a.at, fmt.Sprintf("%q where honours are expected", a.text))
		}
		kinds |= more
	}
	switch n.id {
	case "within":
		return Within(kinds), nil
	case "touch":
		return Touch(kinds), nil
	case "pair":
		return Pair(kinds), nil
	default:
		return Value(kinds), nil
	}
}

// sets returns the restriction that the hand has the given sets.
func (p *parser) sets(args []arg) (Restriction, error) {
	var sets []form.Set
	for _, a := range args {
		list, err := p.kinds(a)
		if err != nil {
			return Restriction{}, err
		}
		s, ok := setOf(list)
		if !ok {
			return Restriction{}, p.fail(a.at, fmt.Sprintf("%q where a run or a triplet is expected", a.text))
		}
		if len(sets) == maxForced {
			return Restriction{}, p.fail(a.at, fmt.Sprintf("a hand has no more than %d sets", maxForced))
		}
		sets = append(sets, s)
	}
	return Has(sets...), nil
}

// setOf returns the set of three kinds in rising order.
func setOf(kinds []tile.Kind) (s form.Set, ok bool) {
	if len(kinds) != 3 {
		return 0, false
	}
	k := kinds[0]
	switch {
	case kinds[1] == k && kinds[2] == k:
		return form.Triplet(k), true
	case !k.IsHonour() && k.Rank() <= 7 && kinds[1] == k+1 && kinds[2] == k+2:
		return form.Run(k), true
	default:
		return 0, false
	}
}

// number returns the restriction to so many concealed triplets.
func (p *parser) number(args []arg) (Restriction, error) {
	n, err := strconv.Atoi(args[0].text)
	switch {
	case err != nil || n < 0 || n > maxForced:
		return Restriction{}, p.fail(args[0].at, fmt.Sprintf("%q where a number from 0 to %d is expected", args[0].text, maxForced))
	case len(args) > 1:
		return Restriction{}, p.fail(args[1].at, "one number is enough")
	default:
		return Concealed(n), nil
	}
}

// kinds reads tiles: digits, then the letters of the suits that have them all.
func (p *parser) kinds(a arg) ([]tile.Kind, error) {
	var list []tile.Kind
	for i := 0; i < len(a.text); {
		from := i
		for i < len(a.text) && a.text[i] >= '0' && a.text[i] <= '9' {
			i++
		}
		digits := arg{a.text[from:i], a.at + from}
		letters := i
		for i < len(a.text) && strings.IndexByte("mpsz", a.text[i]) >= 0 {
			more, err := p.ofSuit(digits, tile.Suit(strings.IndexByte("mpsz", a.text[i])))
			if err != nil {
				return nil, err
			}
			list = append(list, more...)
			i++
		}
		if digits.text == "" || letters == i {
			return nil, p.fail(a.at+i, "tiles are digits and then a suit letter m, p, s or z")
		}
	}
	return list, nil
}

// ofSuit returns the kinds of a suit that digits name, 0 for a red five.
func (p *parser) ofSuit(digits arg, s tile.Suit) ([]tile.Kind, error) {
	var list []tile.Kind
	for i := range len(digits.text) {
		rank := int(digits.text[i] - '0')
		if rank == 0 && s != tile.Honours {
			rank = 5
		}
		if rank == 0 || rank > s.Len() {
			return nil, p.fail(digits.at+i, fmt.Sprintf("%q is no tile of suit %c", digits.text[i:i+1], s.Letter()))
		}
		list = append(list, s.First()+tile.Kind(rank)-1)
	}
	return list, nil
}
