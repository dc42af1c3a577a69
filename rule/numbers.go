package rule

import "fmt"

// The greatest numbers of a definition: what scoring adds up of them fits its words.
const (
	maxCount  = 1_000     // of han, fu and whatever else is counted
	maxFuSum  = 30_000    // of all fu rules
	maxPoints = 1_000_000 // of points
)

// number is a number of a definition, and the most that it may be.
type number struct {
	field       string
	value, most int
}

// checkNumbers refuses numbers that are too great to be added up, or negative.
func (d *Definition) checkNumbers() error {
	sum := 0
	check := func(kind, id string, all ...number) error {
		for _, n := range all {
			if n.value < 0 || n.value > n.most {
				return &DefinitionError{Kind: kind, ID: id, Field: n.field, Reason: fmt.Sprintf("%d is not between %d and %d", n.value, 0, n.most)}
			}
		}
		return nil
	}
	for i := range d.Patterns {
		p := &d.Patterns[i]
		all := []number{{"value", p.Value, maxCount}, {"open", p.Open, maxCount}, {"repeat", p.Repeat, maxCount}}
		for _, v := range p.Variants {
			all = append(all, number{"variants", v.Value, maxCount}, number{"variants", v.Open, maxCount})
		}
		if err := check("pattern", p.ID, all...); err != nil {
			return err
		}
	}
	for _, f := range d.Fu {
		sum += f.Fu
		if err := check("fu", f.ID, number{"fu", f.Fu, maxCount}, number{"fu", sum, maxFuSum}); err != nil {
			return err
		}
	}
	for i := range d.Limits {
		l := &d.Limits[i]
		err := check("limit", l.ID, number{"han", l.Han, maxCount}, number{"reach_han", l.ReachHan, maxCount}, number{"base", l.Base, maxPoints}, number{"reach", l.Reach, maxPoints})
		if err != nil {
			return err
		}
	}
	return check("", "", number{"minimum", d.Minimum, maxCount}, number{"payment", d.Pay.Unit, maxPoints},
		number{"payment", d.Pay.Honba, maxPoints}, number{"payment", d.Pay.Stick, maxPoints}, number{"payment", d.Pay.Base, maxPoints})
}
