package restrict

import (
	"fmt"
	"strconv"
	"strings"

	"mentsu/expr"
	"mentsu/form"
	"mentsu/tile"
)

// named returns the restriction of a name, which stands in node, with its arguments.
func (r *reader) named(n *named, node *expr.Node) (Restriction, error) {
	args := node.Args
	switch {
	case n.args == noArgs && len(args) > 0:
		return Restriction{}, r.fail(args[0].At, n.id+" takes no arguments")
	case n.args >= withTiles && len(args) == 0:
		return Restriction{}, r.fail(node.After, n.id+" takes an argument in parentheses")
	case len(args) == 0:
		return n.yaku.restriction(), nil
	}
	switch n.args {
	case maySuits:
		return r.suits(n, args)
	case withSets:
		return r.sets(args)
	case withCount:
		return r.number(args)
	default:
		return r.tiles(n, args)
	}
}

// suits returns a yaku in one of several suits.
func (r *reader) suits(n *named, args []expr.Arg) (Restriction, error) {
	terms := make([]Term, 0, len(args))
	for _, a := range args {
		s := strings.Index("mps", a.Text)
		if len(a.Text) != 1 || s < 0 {
			return Restriction{}, r.fail(a.At, fmt.Sprintf("%q where a suit m, p or s is expected", a.Text))
		}
		terms = append(terms, n.yaku.In(tile.Suit(s)))
	}
	return Or(terms...), nil
}

// tiles returns the restriction of a name that takes kinds.
func (r *reader) tiles(n *named, args []expr.Arg) (Restriction, error) {
	var kinds tile.Kinds
	for _, a := range args {
		list, err := r.kinds(a)
		if err != nil {
			return Restriction{}, err
		}
		more := tile.KindsOf(list...)
		if n.args == mayValues && more&^tile.AllHonours != 0 {
			return Restriction{}, r.fail(a.At, fmt.Sprintf("%q where honours are expected", a.Text))
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
func (r *reader) sets(args []expr.Arg) (Restriction, error) {
	var sets []form.Set
	for _, a := range args {
		list, err := r.kinds(a)
		if err != nil {
			return Restriction{}, err
		}
		s, ok := setOf(list)
		if !ok {
			return Restriction{}, r.fail(a.At, fmt.Sprintf("%q where a run or a triplet is expected", a.Text))
		}
		if len(sets) == maxForced {
			return Restriction{}, r.fail(a.At, fmt.Sprintf("a hand has no more than %d sets", maxForced))
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
func (r *reader) number(args []expr.Arg) (Restriction, error) {
	n, err := strconv.Atoi(args[0].Text)
	switch {
	case err != nil || n < 0 || n > maxForced:
		return Restriction{}, r.fail(args[0].At, fmt.Sprintf("%q where a number from 0 to %d is expected", args[0].Text, maxForced))
	case len(args) > 1:
		return Restriction{}, r.fail(args[1].At, "one number is enough")
	default:
		return Concealed(n), nil
	}
}

// kinds reads tiles: digits, then the letters of the suits that have them all.
func (r *reader) kinds(a expr.Arg) ([]tile.Kind, error) {
	var list []tile.Kind
	for i := 0; i < len(a.Text); {
		from := i
		for i < len(a.Text) && a.Text[i] >= '0' && a.Text[i] <= '9' {
			i++
		}
		digits := expr.Arg{Text: a.Text[from:i], At: a.At + from}
		letters := i
		for i < len(a.Text) && strings.IndexByte("mpsz", a.Text[i]) >= 0 {
			more, err := r.ofSuit(digits, tile.Suit(strings.IndexByte("mpsz", a.Text[i])))
			if err != nil {
				return nil, err
			}
			list = append(list, more...)
			i++
		}
		if digits.Text == "" || letters == i {
			return nil, r.fail(a.At+i, "tiles are digits and then a suit letter m, p, s or z")
		}
	}
	return list, nil
}

// ofSuit returns the kinds of a suit that digits name, 0 for a red five.
func (r *reader) ofSuit(digits expr.Arg, s tile.Suit) ([]tile.Kind, error) {
	var list []tile.Kind
	for i := range len(digits.Text) {
		rank := int(digits.Text[i] - '0')
		if rank == 0 && s != tile.Honours {
			rank = 5
		}
		if rank == 0 || rank > s.Len() {
			return nil, r.fail(digits.At+i, fmt.Sprintf("%q is no tile of suit %c", digits.Text[i:i+1], s.Letter()))
		}
		list = append(list, s.First()+tile.Kind(rank)-1)
	}
	return list, nil
}
