package rule

import (
	"slices"
	"strconv"

	"mentsu/expr"
	"mentsu/form"
	"mentsu/tile"
)

// Set is a rule set that is ready to score, under the values of its options. It does not
// change, so any number of goroutines may use it.
type Set struct {
	def        *Definition
	ownHouse   *House         // of the definition; nil if it has no rules of a house
	values     map[string]int // of the options
	aside      bool           // north tiles may be set aside, and count
	atoms      [levelPlace + 1][]atom
	relevant   [levelPlace + 1]int                // so many atoms, the first ones, decide what is paid; the rest explain
	scenePlans [wordReading - wordHand]*scenePlan // by word; nil where it has none of them
	plans      [wordPlace - wordReading]*plan     // the same
	placePlan  placePlan
	matcher    *matcher
	patterns   []pattern
	yakuman    patterns
	bonus      patterns
	adds       bool     // patterns add up, as combineSum says
	once       bool     // of groups of sets each is combined once
	sharing    patterns // made by groups of sets
	fallback   patterns // paid where nothing but bonus is
	prefer     patterns
	minimum    int
	asked      uint64    // the waits of which patterns can ask how many there were, as facts of placements
	limited    patterns  // worth a limit alone
	counters   []counter // those that count patterns
	ofTiles    []counter // those of them that count tiles of the whole hand
	counterOf  [maxPatterns]counter
	counted    patterns // those that a counter counts
	families   []patterns
	dora       [tile.NumTiles]tile.Kind // of each indicator
	excluder   patterns                 // patterns that exclude others
	fed        patterns                 // those that somebody can be liable for
	stack      bool
	most       int // yakuman that are paid, 0 without bound
	fu         *fuTable
	sums       fuSums
	worth      [2][maxPatterns]int32 // of patterns, in a closed hand and in an open one
	around     [tile.NumKinds]uint32 // the runs that hold a kind, a bit each
	waits      [tile.East][3]Wait    // by the first kind of a run, and which of its tiles was won
	players    int
	sets       int // of a finished hand
	forms      form.Forms
	flags      Flags   // that a win may have
	clashes    []clash // what flags go against
	limits     *limits
	payer      *payer
}

// pattern is a Pattern under the options.
type pattern struct {
	value    [2]int // of a closed hand, and of an open one
	counter  counter
	limit    int // row of the limits, or -1
	family   int // 0 for none
	excludes patterns
	drops    []drop
	each     []generator
	clauses  []clause
	shown    []shown
	nine     bool // it is about the nine tiles of a knitted pattern
}

// Compile returns the rule set of a definition, with the options that are not named at
// their defaults. The definition must not change afterwards. The error is a
// *DefinitionError.
func Compile(d *Definition, options map[string]int) (*Set, error) {
	if err := d.checkNumbers(); err != nil {
		return nil, err
	}
	values, err := choose(d.Options, options)
	if err != nil {
		return nil, err
	}
	c := newCompiler(d, values)
	s := &Set{def: d, values: values, stack: true, clashes: clashes(values)}
	if !d.House.IsZero() {
		s.ownHouse = &d.House
	}
	if err = c.whole(s); err != nil {
		return nil, err
	}
	if s.limits, err = c.compileLimits(d); err != nil {
		return nil, err
	}
	if s.fu, err = c.compileFu(d.Fu); err != nil {
		return nil, err
	}
	s.sums, s.around, s.waits = s.fu.sums(), aroundTable(), waitTable()
	s.players, s.sets, s.forms = s.rules().Players, s.rules().Sets, s.rules().Forms
	s.dora = doraTable(s.players)
	if err = c.compilePatterns(s); err != nil {
		return nil, err
	}
	s.payer, err = newPayer(d, s.option)
	if err != nil {
		return nil, &DefinitionError{Field: "payment", Reason: err.Error(), Err: err}
	}
	for i := range s.payer.rules {
		if l := &s.payer.rules[i]; l.flag == 0 {
			s.fed.add(l.pattern)
		}
	}
	return s, nil
}

// Definition returns what the set was compiled from; do not change it.
func (s *Set) Definition() *Definition { return s.def }

// Option returns the value of an option; ok is false if the rule set has none of this id.
func (s *Set) Option(id string) (value int, ok bool) {
	value, ok = s.values[id]
	return value, ok
}

// option returns the value of an option and the word for it.
func (s *Set) option(id string) (value int, word string, ok bool) {
	for i := range s.def.Options {
		if o := &s.def.Options[i]; o.ID == id {
			value := s.values[id]
			return value, o.Word(value), true
		}
	}
	return 0, "", false
}

// rules returns the shape of the hands that the rule set is for.
func (s *Set) rules() form.Rules { return s.def.Shape.WithDefaults() }

func newCompiler(d *Definition, values map[string]int) *compiler {
	c := &compiler{
		facts: map[string]fact{}, flags: map[string]bool{}, options: map[string]*Option{}, values: values,
		next: [numWords]uint8{wordReading: firstFreeBit, wordPlace: firstFreeBit},
	}
	for _, f := range allFacts() {
		c.facts[f.name] = f
	}
	for _, f := range d.Flags {
		c.flags[f] = true
	}
	for i := range d.Options {
		c.options[d.Options[i].ID] = &d.Options[i]
	}
	return c
}

// whole compiles what is about the rule set as a whole.
func (c *compiler) whole(s *Set) error {
	d := s.def
	for _, f := range d.Flags {
		flag, ok := FlagByName(f)
		s.flags |= flag
		if !ok {
			names := flagNames()
			return &DefinitionError{Field: "flags", Word: f, Reason: "unknown flag " + strconv.Quote(f), Nearest: expr.Nearest(f, slices.Values(names[:]))}
		}
	}
	for _, name := range []struct {
		field, value string
		known        []string
	}{
		{"combine", d.Combine, Combiners()},
		{"convert", d.Convert, Converters()},
	} {
		if !slices.Contains(name.known, name.value) {
			return &DefinitionError{
				Field: name.field, Reason: "unknown name " + strconv.Quote(name.value),
				Nearest: expr.Nearest(name.value, slices.Values(name.known)),
			}
		}
	}
	s.adds, s.once = d.Combine != "riichi", d.Combine == "once"
	stack, err := c.condition(d.Stack, nil)
	if err != nil {
		return located("", "", "stack", err)
	}
	s.stack = stack(0)
	if d.Cap != "" {
		if c.options[d.Cap] == nil {
			return &DefinitionError{Field: "cap", Reason: "unknown option " + strconv.Quote(d.Cap), Nearest: nearest(d.Cap, c.options)}
		}
		s.most = c.values[d.Cap]
	}
	s.minimum = d.Minimum
	if d.MinimumBy != "" {
		if c.options[d.MinimumBy] == nil {
			return &DefinitionError{Field: "minimum_by", Reason: "unknown option " + strconv.Quote(d.MinimumBy), Nearest: nearest(d.MinimumBy, c.options)}
		}
		s.minimum = c.values[d.MinimumBy]
	}
	return nil
}

// Combiners lists how the values of patterns can make a total. "riichi": han add up, or
// yakuman stand alone. "once": patterns add up, each as often as it counts, a pattern takes
// away what it contains, and groups of several sets are chosen so that each set is combined
// once (套算一次). "sum": the same without that choice.
func Combiners() []string { return []string{"riichi", "once", "sum"} }

// Converters lists how a total can make points. "riichi": fu x 2^(2+han), with limits.
// "aotenjou": the same without limits, in numbers as large as they become.
// "identity": they are the same.
func Converters() []string { return []string{"riichi", aotenjou, "identity"} }
