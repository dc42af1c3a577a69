package rules

// file is what a rule file may say. Where order matters its tables are read in that of the
// text, which source knows.
type file struct {
	Extends     string                 `toml:"extends"`
	Name        string                 `toml:"name"`
	Names       namesTable             `toml:"names"`
	Source      string                 `toml:"source"`
	Unit        string                 `toml:"unit"`
	Combine     string                 `toml:"combine"`
	Convert     string                 `toml:"convert"`
	Minimum     int                    `toml:"minimum"`
	MinimumBy   string                 `toml:"minimum_by"`
	Most        int                    `toml:"most"`
	Prefer      []string               `toml:"prefer"`
	Reds        []int                  `toml:"reds"`
	Flags       []string               `toml:"flags"`
	House       houseTable             `toml:"house"`
	Shape       shapeTable             `toml:"shape"`
	Defaults    map[string]any         `toml:"defaults"`
	Unconfirmed []string               `toml:"unconfirmed"`
	Remove      []string               `toml:"remove"`
	Options     map[string]optionTable `toml:"options"`
	Patterns    map[string]patternFile `toml:"patterns"`
	Aotenjou    string                 `toml:"aotenjou"`
	Stack       string                 `toml:"stack"`
	Cap         string                 `toml:"cap"`
	Fu          []fuTable              `toml:"fu"`
	Limits      []limitTable           `toml:"limits"`
	Payment     paymentTable           `toml:"payment"`
}

// namesTable is what something is called in each language.
type namesTable struct {
	EN string `toml:"en"`
	JA string `toml:"ja"`
	ZH string `toml:"zh"`
}

type shapeTable struct {
	Players        int      `toml:"players"`
	Sets           int      `toml:"sets"`
	Forms          []string `toml:"forms"`
	FourAsTwoPairs bool     `toml:"four_as_two_pairs"`
	JokerCopies    string   `toml:"joker_copies"`
}

// optionTable is a switch with a default of true or false, a choice of values, or a number
// from least to most.
type optionTable struct {
	Name    string     `toml:"name"`
	Names   namesTable `toml:"names"`
	Default any        `toml:"default"`
	Values  []any      `toml:"values"`
	Least   int        `toml:"least"`
	Most    int        `toml:"most"`
	Players int        `toml:"players"`
	Source  string     `toml:"source"`
}

type patternFile struct {
	Name     string         `toml:"name"`
	Names    namesTable     `toml:"names"`
	Aliases  []string       `toml:"aliases"`
	Class    string         `toml:"class"`
	Value    int            `toml:"value"`
	Open     int            `toml:"open"`
	Double   string         `toml:"double"`
	Variants []amountTable  `toml:"variants"`
	When     string         `toml:"when"`
	Gates    string         `toml:"gates"`
	Each     string         `toml:"each"`
	Count    string         `toml:"count"`
	Repeat   int            `toml:"repeat"`
	Excludes []string       `toml:"excludes"`
	Drops    map[string]int `toml:"drops"`
	Inside   []string       `toml:"inside"`
	Family   string         `toml:"family"`
	Switch   bool           `toml:"switch"`
	Players  int            `toml:"players"`
}

type amountTable struct {
	If    string `toml:"if"`
	Value int    `toml:"value"`
	Open  int    `toml:"open"`
	Count string `toml:"count"`
	Class string `toml:"class"`
	Limit string `toml:"limit"`
}

type fuTable struct {
	ID   string `toml:"id"`
	Of   string `toml:"of"`
	When string `toml:"when"`
	Fu   int    `toml:"fu"`
}

type limitTable struct {
	ID       string     `toml:"id"`
	Name     string     `toml:"name"`
	Names    namesTable `toml:"names"`
	Han      int        `toml:"han"`
	Base     int        `toml:"base"`
	Reach    int        `toml:"reach"`
	ReachHan int        `toml:"reach_han"`
	Each     bool       `toml:"each"`
	If       string     `toml:"if"`
}

type paymentTable struct {
	Style     string           `toml:"style"`
	Unit      int              `toml:"unit"`
	Honba     int              `toml:"honba"`
	Stick     int              `toml:"stick"`
	Base      int              `toml:"base"`
	Liability []liabilityTable `toml:"liability"`
}

type liabilityTable struct {
	Pattern string `toml:"pattern"`
	Option  string `toml:"option"`
	Kinds   string `toml:"kinds"`
	Melds   int    `toml:"melds"`
	Kans    bool   `toml:"kans"`
	Flag    string `toml:"flag"`
}
