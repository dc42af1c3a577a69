package rules

import (
	"cmp"

	"mentsu/notation"
	"mentsu/rule"
	"mentsu/tile"
)

// fu takes the fu table of a layer, in place of that below.
func (b *builder) fu(l *layer) error {
	if !l.has("fu") {
		return nil
	}
	b.def.Fu = nil
	for i, t := range l.file.Fu {
		key := join("fu", itoa(i))
		if err := cmp.Or(l.identifier(join(key, "id"), t.ID), l.bounded(join(key, "fu"), t.Fu, maxCount)); err != nil {
			return err
		}
		b.def.Fu = append(b.def.Fu, rule.FuRule{ID: t.ID, Of: t.Of, When: t.When, Fu: t.Fu})
	}
	return nil
}

// limits takes the limit table of a layer, in place of that below. Of steps with one ID the
// first has the names.
func (b *builder) limits(l *layer) error {
	if !l.has("limits") {
		return nil
	}
	b.def.Limits = nil
	named := map[string]rule.Names{}
	for i, t := range l.file.Limits {
		key := join("limits", itoa(i))
		step := rule.Limit{ID: t.ID, Han: t.Han, Base: t.Base, Reach: t.Reach, ReachHan: t.ReachHan, Each: t.Each, If: t.If}
		err := l.identifier(join(key, "id"), t.ID)
		for _, n := range []number{{"han", t.Han, maxCount}, {"base", t.Base, maxPoints}, {"reach", t.Reach, maxPoints}, {"reach_han", t.ReachHan, maxCount}} {
			err = cmp.Or(err, l.bounded(join(key, n.key), n.value, n.most))
		}
		if err != nil {
			return err
		}
		names, known := named[t.ID]
		if !known || l.has(join(key, "name")) || l.has(join(key, "names")) {
			if names, err = l.names(key, t.Name, t.Names); err != nil {
				return err
			}
		}
		named[t.ID], step.Names = names, names
		b.def.Limits = append(b.def.Limits, step)
	}
	return nil
}

// payment takes who pays what.
func (b *builder) payment(l *layer) error {
	d, p := &b.def.Pay, &l.file.Payment
	if l.has("payment.style") {
		d.Style = p.Style
	}
	for _, n := range []struct {
		key      string
		dst, src *int
	}{
		{"payment.unit", &d.Unit, &p.Unit}, {"payment.honba", &d.Honba, &p.Honba}, {"payment.stick", &d.Stick, &p.Stick}, {"payment.base", &d.Base, &p.Base},
	} {
		if !l.has(n.key) {
			continue
		}
		if err := l.bounded(n.key, *n.src, maxPoints); err != nil {
			return err
		}
		*n.dst = *n.src
	}
	if !l.has("payment.liability") {
		return nil
	}
	d.Liability = nil
	for i, t := range p.Liability {
		row, err := b.liability(l, join("payment.liability", itoa(i)), &t)
		if err != nil {
			return err
		}
		d.Liability = append(d.Liability, row)
	}
	return nil
}

// liability reads who pays for a pattern that he fed.
func (b *builder) liability(l *layer, key string, t *liabilityTable) (rule.Liability, error) {
	row := rule.Liability{Pattern: t.Pattern, Option: t.Option, Melds: t.Melds, Kans: t.Kans, Flag: t.Flag}
	if _, known := rule.FlagByName(t.Flag); t.Flag != "" && !known {
		return row, l.unknown(join(key, "flag"), "flag", t.Flag, rule.Flags(1<<32-1).Names())
	}
	if t.Flag == "" && b.pattern(t.Pattern) < 0 {
		return row, l.unknown(join(key, "pattern"), "pattern", t.Pattern, b.patternIDs())
	}
	if t.Option != "" && b.option(t.Option) == nil {
		return row, l.unknown(join(key, "option"), "option", t.Option, b.optionIDs())
	}
	tiles, _, err := notation.Reader{}.ParseTiles(t.Kinds)
	if err != nil {
		return row, l.fail(join(key, "kinds"), "%q is no list of tiles", t.Kinds)
	}
	for _, t := range tiles {
		if t == tile.Joker {
			return row, l.fail(join(key, "kinds"), "j is no kind of tile")
		}
		row.Kinds = row.Kinds.With(t.Kind())
	}
	if t.Melds < 0 || t.Melds > 5 {
		return row, l.fail(join(key, "melds"), "must be a whole number from %d to %d, not %d", 0, 5, t.Melds)
	}
	return row, nil
}
