package cli

import (
	"fmt"
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/tile"
)

// itemRows returns a row for everything that is paid, with the tiles that make it.
func (v *view) itemRows(r *api.ScoreResponse) [][]string {
	rows := make([][]string, 0, len(r.Items)+1)
	for i := range r.Items {
		item := &r.Items[i]
		var tiles []string
		for _, n := range item.Sets {
			tiles = append(tiles, v.hand(r.Reading.Sets[n]))
		}
		if item.Pair && r.Reading.Pair != nil {
			tiles = append(tiles, v.hand(*r.Reading.Pair))
		}
		if item.Tiles != nil {
			tiles = append(tiles, v.hand(*item.Tiles))
		}
		rows = append(rows, []string{"", v.label(item.ID, item.Name), v.itemWorth(item), strings.Join(tiles, " ")})
	}
	return rows
}

func (v *view) itemWorth(item *api.ScoreItem) string {
	switch {
	case item.Points != nil && item.Count > 1:
		return v.say("%d x %d", *item.Points, item.Count)
	case item.Points != nil:
		return v.say("%d", *item.Points)
	case item.Yakuman != nil:
		return v.say("%d yakuman", *item.Yakuman)
	case item.Limit != nil:
		return v.limit(*item.Limit)
	}
	return v.say("%d han", *item.Han)
}

// fu writes how the fu add up.
func (v *view) fu(r *api.ScoreResponse) {
	if r.FuRaw == nil {
		return
	}
	v.line(nil)
	sum := v.say("%d", *r.Fu)
	if *r.FuRaw != *r.Fu {
		sum = v.say("%d, rounded up to %d", *r.FuRaw, *r.Fu)
	}
	v.title(v.say("Fu"), sum)
	rows := make([][]string, 0, len(r.FuItems))
	for _, f := range r.FuItems {
		of := ""
		switch {
		case f.Set != nil:
			of = v.hand(r.Reading.Sets[*f.Set])
		case f.ID == "pair" && r.Reading.Pair != nil:
			of = v.hand(*r.Reading.Pair)
		}
		rows = append(rows, []string{"", v.fuName(f.ID), v.say("%d fu", f.Fu), of})
	}
	v.table(nil, rows)
}

// fuName returns the name of a line of the fu count.
func (v *view) fuName(id string) string {
	name, ok := map[string]phrase.Text{
		"base": phrase.Of("every hand"), "closed_ron": phrase.Of("closed hand, won on a discard"),
		"open_ron": phrase.Of("open hand without fu"), "tsumo": phrase.Of("own draw"), "triplet": phrase.Of("triplet"), "kan": phrase.Of("kan"),
		"pair": phrase.Of("pair of value"), "kanchan": phrase.Of("closed wait"), "penchan": phrase.Of("edge wait"), "tanki": phrase.Of("single wait"),
		"seven_pairs": phrase.Of("seven pairs"), "thirteen_orphans": phrase.Of("thirteen orphans"),
	}[id]
	if !ok {
		return strings.ReplaceAll(id, "_", " ")
	}
	return name.In(v.app.lang)
}

// tableStakes says what lies on the table.
func (v *view) tableStakes() string {
	var parts []string
	if n := v.req.Honba; n > 0 {
		parts = append(parts, v.say("%d honba included", n))
	}
	if n := v.req.Sticks; n > 0 {
		parts = append(parts, v.count(n, "riichi stick"))
	}
	return strings.Join(parts, v.say(", "))
}

// payRows returns who pays, by role, and where that is known what every seat gains.
func (v *view) payRows(w *api.Worth, payments []api.Amount) [][]string {
	var rows [][]string
	if p := w.Pays; p != nil {
		for _, role := range []struct {
			pays *api.Amount
			who  phrase.Text
		}{
			{p.Discarder, phrase.Of("who discarded pays")},
			{p.Dealer, phrase.Of("the dealer pays")},
			{p.Other, phrase.Of("each other pays")},
			{p.Each, phrase.Of("each pays")},
			{p.Liable, phrase.Of("who is liable pays")},
		} {
			if role.pays != nil {
				row := []string{"", role.who.In(v.app.lang), v.paid(*role.pays)}
				if role.pays == p.Liable && p.LiableSeat != nil {
					row = append(row, v.say("seat %s", v.wind(*p.LiableSeat)))
				}
				rows = append(rows, row)
			}
		}
	}
	for i, change := range payments {
		rows = append(rows, []string{"", v.say("seat %s", v.wind("ESWN"[i:i+1])), signed(change)})
	}
	return rows
}

// signed shows a change of points.
func signed(n api.Amount) string {
	if n.Sign() == 0 {
		return "0"
	}
	return fmt.Sprintf("%+d", n.Big())
}

// paid returns an amount with its unit.
func (v *view) paid(n api.Amount) string {
	if word, ok := n.Int(); ok {
		return v.count(word, "point")
	}
	return phrase.CountLarge(n.Big(), "point").In(v.app.lang)
}

// points lists numbers of points.
func (v *view) points(all []api.Amount) string {
	var texts []string
	for _, n := range all {
		texts = append(texts, fmt.Sprint(n))
	}
	return strings.Join(texts, v.say(", "))
}

// oneLine says the whole win in a line.
func (v *view) oneLine(r *api.ScoreResponse) string {
	return fmt.Sprintf("%s (%s): %s", v.hand(r.Hand), v.method(r), v.winLine(r))
}

// winLine says in a line what is paid and what comes of it.
func (v *view) winLine(r *api.ScoreResponse) string {
	var items []string
	for i := range r.Items {
		item := &r.Items[i]
		name, n := item.Name, item.Han
		if v.app.lang == tile.EN && item.Points == nil {
			name = strings.ReplaceAll(item.ID, "_", " ")
		}
		if item.Points != nil {
			name += " " + strings.ReplaceAll(v.itemWorth(item), " ", "")
		} else if n != nil {
			name += fmt.Sprintf(" %d", *n)
		} else if item.Yakuman != nil && *item.Yakuman > 1 {
			name += fmt.Sprintf(" x%d", *item.Yakuman)
		}
		items = append(items, name)
	}
	return fmt.Sprintf("%s = %s", strings.Join(items, v.say(", ")), v.worth(&r.Worth))
}
