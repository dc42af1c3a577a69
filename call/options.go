package call

import (
	"fmt"

	"mentsu/form"
	"mentsu/restrict"
)

// Options say how to decide. The zero value is the published method with the readings
// that its text suggests most.
//
// The fields from Gain to MaxShanten settle what the published text leaves open; profile
// Bot fixes them. Each names the question it answers, A1 to A11.
type Options struct {
	Rules
	Profile Profile
	Target  restrict.Term  // what the hand aims at; nil is tanyao, and for profile Bot what its plans say
	Winds   restrict.Winds // the winds that count for Target and for a win
	Pool    *form.Pool     // which copies are gone; nil is form.PoolSeen

	Gain       Gain      // A1
	ManyDora   Fixed     // A2: two dora or more, and shanten falls
	OneDora    OneDora   // A3
	Ready      Ready     // A4
	Measure    Measure   // A5
	After      TurnRule  // A6
	DoraOn     DoraRule  // A7
	Far        FarRule   // A8
	OpenHand   OpenHand  // A9
	Preference Preferred // A10
	MaxShanten int       // A11: the greatest shanten after a call; 0 is no bound
}

// Rules are the rules of the game that say which calls are legal.
type Rules struct {
	Kuikae Kuikae
	Kans   bool // offer the kan of a discarded tile, too (大明槓)
}

// Profile is a method to decide.
type Profile uint8

// The profiles.
const (
	// Published is the proposal in MahjongRepository/tenhou-python-bot, issue 74.
	Published Profile = iota
	// Bot is MahjongRepository/tenhou-python-bot. Its plans are for the targets tanyao,
	// yakuhai, honitsu and chinitsu, any hand (std: to be ready at the end, 形式聴牌) and any
	// yaku of an open hand (open_yaku); other targets go without conditions on the hand.
	// Without a target the first plan in that order whose conditions hold is taken, also by
	// an open hand: who knows what such a hand was opened for names it.
	Bot
)

// Kuikae says which discards are forbidden after a call (喰い替え).
type Kuikae uint8

// The rules of kuikae. After a kan nothing is forbidden.
const (
	KuikaeSuji Kuikae = iota // the called kind, and after a chi at one end the kind at the other
	KuikaeSame               // the called kind
	KuikaeOff                // nothing
)

// Gain says when a call must leave more useful tiles (A1).
type Gain uint8

// The values of A1.
const (
	GainSame   Gain = iota // when shanten stays the same
	GainAlways             // with two dora or more also when shanten falls
	GainBy30               // when it stays the same, by 30 % or more: profile Bot
)

// Fixed is an answer that depends on nothing else.
type Fixed uint8

// The fixed answers.
const (
	AlwaysCall Fixed = iota
	AlwaysPass
)

// OneDora says what to do at one dora, one shanten, if shanten falls (A3).
type OneDora uint8

// The values of A3.
const (
	OneDoraAfter11 OneDora = iota // call from turn 11
	OneDoraAfter8                 // call from turn 8
	OneDoraCall
	OneDoraPass
)

// Ready says what a ready hand does, and one that the tile completes without a yaku (A4).
type Ready uint8

// The values of A4.
const (
	ReadyByRules  Ready = iota // the other rules decide
	ReadyPass                  // pass
	ReadyUnusable              // a complete hand calls only if it holds an unusable tile: profile Bot
)

// Measure says which shanten and useful tiles are compared (A5).
type Measure uint8

// The values of A5.
const (
	Restricted      Measure = iota // of the target, sets and a pair
	RestrictedPairs                // of the target, seven pairs included where it has them
	Ordinary                       // of any hand of sets and a pair: profile Bot
)

// TurnRule says what "after turn n" means (A6).
type TurnRule uint8

// The values of A6.
const (
	TurnAtLeast  TurnRule = iota // n own discards or more
	TurnMoreThan                 // more than n
)

// DoraRule says which dora count (A7).
type DoraRule uint8

// The values of A7.
const (
	DoraCentral DoraRule = iota // those that the target can use
	DoraAny                     // all
)

// FarRule says when "2-shanten or more" is read (A8).
type FarRule uint8

// The values of A8.
const (
	FarBefore FarRule = iota // before the call
	FarAfter                 // after it
)

// OpenHand says what a hand does that has called before (A9).
type OpenHand uint8

// The values of A9.
const (
	OpenFree  OpenHand = iota // it calls for progress, or for more useful tiles
	OpenEvery                 // the rules for the first call hold for every call
)

// Preferred says which of several melds to take (A10). Least shanten comes first, then
// most useful tiles.
type Preferred uint8

// The values of A10.
const (
	PreferPon  Preferred = iota // then pon, kan, chi with the lowest tile first
	PreferTile                  // then the lowest tile of the meld: profile Bot
)

// check reports the first option that has no such value.
func (o *Options) check() error {
	pool := form.PoolSeen
	if o.Pool != nil {
		pool = *o.Pool
	}
	for _, v := range [...]struct {
		name        string
		value, most int
	}{
		{"profile", int(o.Profile), int(Bot)},
		{"kuikae", int(o.Kuikae), int(KuikaeOff)},
		{"pool", int(pool), int(form.PoolSeen)},
		{"A1", int(o.Gain), int(GainBy30)},
		{"A2", int(o.ManyDora), int(AlwaysPass)},
		{"A3", int(o.OneDora), int(OneDoraPass)},
		{"A4", int(o.Ready), int(ReadyUnusable)},
		{"A5", int(o.Measure), int(Ordinary)},
		{"A6", int(o.After), int(TurnMoreThan)},
		{"A7", int(o.DoraOn), int(DoraAny)},
		{"A8", int(o.Far), int(FarAfter)},
		{"A9", int(o.OpenHand), int(OpenEvery)},
		{"A10", int(o.Preference), int(PreferTile)},
		{"A11", o.MaxShanten, 13},
	} {
		if v.value < 0 || v.value > v.most {
			return fmt.Errorf("call: %s is %d: %w", v.name, v.value, ErrValue)
		}
	}
	return nil
}

// filled returns the options with what the profile fixes.
func (o *Options) filled() Options {
	f := *o
	if o.Profile == Bot {
		f.Gain, f.ManyDora, f.Ready, f.Measure = GainBy30, AlwaysCall, ReadyUnusable, Ordinary
		f.OneDora, f.After, f.DoraOn, f.Far, f.OpenHand = OneDoraPass, TurnAtLeast, DoraCentral, FarBefore, OpenFree
		f.Preference = PreferTile // MaxShanten follows the plan
	}
	return f
}
