package rule

import (
	"fmt"
	"strconv"

	"mentsu/expr"
	"mentsu/form"
)

// atom reads the arguments of a fact.
func (t *translation) atom(n *expr.Node, f fact) (atom, error) {
	a := atom{op: f.op, fact: f.name}
	if f.op == opFixed {
		a.word, a.bit = wordSituation, f.at
		if f.level > levelHand {
			a.word, _ = wordsOf(f.level)
		}
		if f.at < bitSelfDraw && f.level == levelHand && !t.flags[f.name] {
			return a, t.fail(n.At, "the rule set has no flag "+strconv.Quote(f.name), "")
		}
	}
	var err error
	switch f.args {
	case noArgs:
		if n.Args != nil {
			err = t.fail(n.After, f.name+" takes no arguments", "")
		}
	case numberArg, numberStep:
		err = t.numbers(n, f, &a)
	case ranksArgs:
		err = t.ranks(n, f, &a)
	default:
		err = t.tiles(n, f, &a)
	}
	return a, err
}

// maxTiles is the tiles of a hand with four kans.
const maxTiles = 18

// number reads an argument of 0 to most.
func (t *translation) number(arg expr.Arg, most int) (uint8, error) {
	n, err := strconv.Atoi(arg.Text)
	if err != nil || n < 0 || n > most {
		return 0, t.fail(arg.At, fmt.Sprintf("a number from 0 to %d is expected", most), "")
	}
	return uint8(n), nil
}

func (t *translation) numbers(n *expr.Node, f fact, a *atom) error {
	most := 1
	if f.args == numberStep {
		most = 2
		a.mask = 1 // the step
	}
	if len(n.Args) < 1 || len(n.Args) > most {
		return t.fail(n.After, f.name+" is written "+f.name+f.args.String(), "")
	}
	top := maxTiles
	if f.op == opRankSum {
		top *= 9
	}
	var err error
	if a.n, err = t.number(n.Args[0], top); err != nil {
		return err
	}
	if len(n.Args) == 2 {
		step, err := t.number(n.Args[1], maxTiles)
		if err != nil {
			return err
		}
		a.mask = uint64(step)
	}
	return nil
}

// ranks reads the first ranks of runs.
func (t *translation) ranks(n *expr.Node, f fact, a *atom) error {
	if len(n.Args) < 1 || f.op == opThreeSuitRuns && len(n.Args) != 3 {
		return t.fail(n.After, f.name+" takes the first ranks of runs, such as (1, 4, 7)", "")
	}
	for _, arg := range n.Args {
		r, err := t.number(arg, maxTiles)
		if err != nil || r < 1 || r > 7 || a.mask>>(r-1)&1 != 0 {
			return t.fail(arg.At, "different ranks from 1 to 7 are expected", "")
		}
		a.mask |= 1 << (r - 1)
	}
	return nil
}

// tiles reads tiles, and a number behind them where f takes one.
func (t *translation) tiles(n *expr.Node, f fact, a *atom) error {
	args := n.Args
	a.n = 1
	if len(args) > 1 && f.args == tilesNumber {
		if count, err := t.number(args[len(args)-1], maxTiles); err == nil {
			a.n = count
			args = args[:len(args)-1]
		}
	}
	if len(args) == 0 {
		return t.fail(n.After, f.name+" is written "+f.name+f.args.String(), "")
	}
	for _, arg := range args {
		m, reason, nearest := parseTiles(arg.Text)
		if reason == "" && m.winds != 0 && f.op == opTouching {
			reason = "the wind of a seat or round cannot stand here"
		}
		if reason != "" {
			return t.fail(arg.At, reason, nearest)
		}
		a.mask |= uint64(m.kinds)
		a.winds |= m.winds
	}
	if f.op == opTouching {
		a.sets = uint64(touching(a.mask))
	}
	return nil
}

// touching returns the sets of which one tile at least is of these kinds.
func touching(kinds uint64) form.Sets {
	var sets form.Sets
	for s := range form.Set(form.NumSets) {
		for _, k := range s.Kinds() {
			sets |= form.Sets(kinds>>k&1) << s
		}
	}
	return sets
}
