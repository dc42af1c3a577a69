package rule_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestOracleOfEveryPreset compares Score with the slow scorer under each riichi rule set that
// comes with Mentsu, with the values that its options have.
func TestOracleOfEveryPreset(t *testing.T) {
	t.Parallel()
	const wins = 600
	compared := 0
	for _, name := range rules.Names() {
		set := compiled(t, name, nil)
		d := set.Definition()
		if !strings.HasPrefix(d.ID, "riichi/") {
			continue
		}
		slow := slowRules(t, d)
		rnd := corpus.New(83)
		for range wins {
			row := rnd.Win(slow.Players)
			plainReds(&row, d.Reds)
			row.Flags = slices.DeleteFunc(row.Flags, func(flag string) bool { return flag == "renhou" && slow.Renhou == "none" })
			alike(t, set, &row, slow)
			if t.Failed() {
				return
			}
			compared++
		}
	}
	if compared < 12*wins {
		t.Errorf("only %d wins were compared", compared)
	}
}

// plainReds makes the fives plain of which a rule set has no red ones.
func plainReds(row *corpus.Riichi, reds [3]uint8) {
	plain := func(x tile.Tile) tile.Tile {
		if x.IsRed() && reds[x.Kind().Suit()] == 0 {
			return tile.Tile(x.Kind())
		}
		return x
	}
	row.Win = plain(row.Win)
	for i, x := range row.Closed {
		row.Closed[i] = plain(x)
	}
	for i := range row.Melds {
		if m := &row.Melds[i]; m.Reds > 0 && reds[m.Set.First().Suit()] == 0 {
			m.Reds = 0
		}
	}
}

// slowRules returns what the options of a definition are as the slow scorer has them.
func slowRules(t *testing.T, d *rule.Definition) oracle.RiichiRules {
	t.Helper()
	slow := oracle.RiichiRules{Players: d.Shape.WithDefaults().Players, KiriageAll1920: true}
	known := 0
	for i := range d.Options {
		o := &d.Options[i]
		word := o.Word(o.Default)
		number, _ := strconv.Atoi(word)
		known++
		switch on, isSwitch := switches(&slow)[o.ID]; {
		case isSwitch:
			*on = o.Default != 0
		case choices(&slow)[o.ID] != nil:
			*choices(&slow)[o.ID] = word
		case o.ID == "kita" && !o.Idle(d):
			slow.Kita = word
		case o.ID == "open_riichi":
			slow.OpenRiichi = word
		case o.ID == "aotenjou":
			slow.Aotenjou = o.Default != 0
		case o.ID == "double_wind_pair_fu":
			slow.DoubleWindPairFu = number
		case o.ID == "yakuman_cap":
			slow.YakumanCap = number
		case o.ID == "honba_per_payer":
			slow.HonbaPerPayer = number
		default:
			known--
		}
	}
	const fewest = 30
	if known < fewest {
		t.Fatalf("%s: the slow scorer knows %d options", d.ID, known)
	}
	return slow
}
