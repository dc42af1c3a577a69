package need

import (
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// Layered answers for a Spec and one thing more about the finished hand, its layer: how many
// triplets it has, or what open ends its runs have. It is safe for concurrent use.
type Layered struct {
	parts [tile.NumSuits]*automaton.Layered
}

// CompileLayered returns the layered program for s, which allows no runs of honours.
func CompileLayered(s Spec) *Layered {
	l := new(Layered)
	for suit := range tile.Suit(tile.NumSuits) {
		if s.alike(suit) {
			l.parts[suit] = l.parts[suit-1]
			continue
		}
		shape := automaton.Shape{
			Ranks: suit.Len(), Sets: s.Max, Pieces: automaton.Pieces(suit, s.Sets), Pairs: automaton.PairRanks(suit, s.Pairs),
			Unlimited: s.Unlimited, Few: s.few(),
		}
		l.parts[suit] = shape.Layered()
	}
	return l
}

// Rule says what the layers of a finished hand mean.
type Rule = automaton.Rule

// Triplets returns the rule whose layers are the number of triplets; the layer least, 1..3,
// means so many or more.
func Triplets(least int) Rule { return automaton.TripletRule(least) }

// The layers of OpenEnds.
const (
	NoEnd       = iota // no tile of the finished hand is an open end of a run
	EndHeld            // one is, all of them are held, and a tile of its kind is not gone
	EndMissing         // exactly one missing tile is an open end
	EndsMissing        // two or more are
)

// OpenEnds returns the rule whose layers tell of open ends: the lowest tile of a run that is
// not 789, the highest of one that is not 123.
func OpenEnds() Rule { return automaton.EndRule() }

// Forced holds tiles that the finished hand uses beside the sets and the pair to be made.
type Forced struct {
	Tiles tile.Counts
	Ends  tile.Kinds // open ends of runs among them
}

// LayeredCase is one hand under caps, by layer. It is some 40 KB large: use it again.
type LayeredCase struct {
	program      *Layered
	rule         Rule
	counts, caps tile.Counts
	forced       Forced
	sets         int
	whole        automaton.Layers
	rest         [tile.NumSuits]automaton.Layers // what the other three parts contribute
	paired       bool
	walks        [tile.NumSuits]automaton.LayeredWalk
	back         automaton.LayeredWalk
}

// Start makes c the case of a hand with the given counts that may use at most caps of each
// kind, the forced tiles included, and is to make so many sets and, unless the forced tiles
// hold it, a pair. Layers mean what the rule says. It takes some ten microseconds and does
// not allocate.
func (c *LayeredCase) Start(l *Layered, rule Rule, counts, caps *tile.Counts, forced *Forced, sets int) {
	c.program, c.rule, c.counts, c.caps, c.forced, c.sets, c.paired = l, rule, *counts, *caps, *forced, sets, false
	var v [tile.NumSuits]automaton.Layers
	for s := range v {
		stock := c.stock(tile.Suit(s))
		v[s] = l.parts[s].Walk(&c.walks[s], &rule, &stock)
	}
	mp, sz := rule.Merge(&v[0], &v[1]), rule.Merge(&v[2], &v[3])
	c.whole = rule.Merge(&mp, &sz)
	c.rest = [tile.NumSuits]automaton.Layers{rule.Merge(&v[1], &sz), rule.Merge(&v[0], &sz), rule.Merge(&mp, &v[3]), rule.Merge(&mp, &v[2])}
}

// HasPair says that the forced tiles hold the pair.
func (c *LayeredCase) HasPair() {
	c.paired = true
	for s := range c.rest {
		for a, v := range c.rest[s] {
			c.rest[s][a] = Paired(v)
		}
	}
}

func (c *LayeredCase) stock(s tile.Suit) automaton.Stock {
	return automaton.Stock{
		Counts: heldOf(&c.counts, s), Limits: heldOf(&c.caps, s), Forced: heldOf(&c.forced.Tiles, s),
		Ends: uint64(c.forced.Ends) >> s.First() & 0x1ff,
	}
}

// Distance returns the least missing tiles, forced ones included, over the finished hands of
// a layer, None if there are none.
func (c *LayeredCase) Distance(layer int) int {
	if c.paired {
		return c.whole[layer].Lane(c.sets, 0)
	}
	return c.whole[layer].Lane(c.sets, 1)
}

// LayerMarks are kinds that the best finished hands of a layer use more of than are held,
// and are no open ends or are; and those that they use fewer of.
type LayerMarks struct{ Needed, Ends, Spare tile.Kinds }

// Marks returns the marks of a layer that has a distance. Where the rule is no OpenEnds,
// look at Needed and Ends together. It does not allocate.
func (c *LayeredCase) Marks(layer int) LayerMarks {
	var out LayerMarks
	distance := c.Distance(layer)
	for s := range tile.Suit(tile.NumSuits) {
		stock, ahead := c.stock(s), c.rule.Ahead(&c.rest[s], layer, c.sets)
		m := c.program.parts[s].Marks(&c.walks[s], &c.back, &c.rule, &stock, &ahead, distance)
		out.Needed |= tile.Kinds(m.Needed) << s.First()
		out.Ends |= tile.Kinds(m.Ends) << s.First()
		out.Spare |= tile.Kinds(m.Spare) << s.First()
	}
	return out
}
