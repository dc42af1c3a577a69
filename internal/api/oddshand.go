package api

import (
	"math/big"
	"sync"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

// maxStandings is how many distributions are kept: to count one takes some tenths of a second.
const maxStandings = 64

// standingKey is what a distribution depends on.
type standingKey struct {
	tiles int
	rules form.Rules
	pool  form.Pool
	melds string

	jokers, wallJokers int
	jokerKinds         tile.Kinds
}

// standings are the distributions that hands were compared with.
//
//nolint:gochecknoglobals // a cache: answers are the same without it
var standings struct {
	sync.Mutex

	made map[standingKey]*odds.Distribution
}

// handOdds answers odds of a hand.
func (q *question) handOdds() (Response, *Error) {
	for _, field := range []struct {
		name string
		said bool
	}{
		{"tiles", q.req.DealTiles != 0},
		{"known", q.req.Known != ""},
		{"melds", q.req.DealMelds != ""},
		{"deck", q.req.Deck != nil},
		{"only", len(q.req.Only) > 0},
		{"patterns", q.req.Patterns},
		{"by", q.req.By != ByShanten},
	} {
		if field.said {
			return nil, fault(BadValue, "does not go with a hand: it is about all deals").in(field.name)
		}
	}
	asJokers := q.hand.JokerTiles()
	d := odds.Question{
		Tiles: q.hand.Size(), Jokers: q.hand.Jokers() - asJokers.Total(), Melds: q.hand.Melds(), Rules: q.hand.Rules(), Pool: q.query.Pool,
		WallJokers: q.req.WallJokers, JokerKinds: q.hand.JokerKinds(), Progress: q.req.Progress,
	}
	r := q.oddsResponse(&d)
	all, err := q.dealsOf(&d)
	if err != nil {
		return nil, q.oddsFault(err, nil)
	}
	q.distribution(r, all, d.Rules.Forms)
	r.Standing = q.standing(all)
	if err := q.draws(r); err != nil {
		return nil, q.oddsFault(err, nil)
	}
	r.Notes = q.notes
	return r, nil
}

// meldsOnly returns the melds of the hand.
func (q *question) meldsOnly() hand.Tiles { return hand.Tiles{Melds: q.hand.Melds()} }

// standing says where the hand stands among all deals.
func (q *question) standing(all *odds.Distribution) *OddsStanding {
	n := shanten.Of(q.hand, q.query).Shanten
	var shares [3]*big.Int
	for i := range shares {
		shares[i] = new(big.Int)
	}
	for _, row := range all.Of(0) {
		at := 1
		switch {
		case row.Shanten < n:
			at = 0
		case row.Shanten > n:
			at = 2
		}
		shares[at].Add(shares[at], row.Deals)
	}
	share := func(i int) float64 { return odds.Probability(shares[i], all.Deals) }
	return &OddsStanding{shantenOf(n), share(0), share(1), share(2)}
}

// draws fills in what can come of draws, and plays games where that is quick or asked for.
func (q *question) draws(r *OddsResponse) error {
	left := q.hand.Left()
	most := min(DefaultDraws, left.Total()+q.req.WallJokers)
	if q.req.Draws > 0 {
		most = q.req.Draws
	}
	chances, err := odds.Draws(q.hand, q.query, odds.Ahead{Draws: most, WallJokers: q.req.WallJokers})
	if err != nil {
		return err
	}
	for _, c := range chances[1:] {
		share := func(n *big.Int) float64 { return odds.Probability(n, c.Sets) }
		r.Draws = append(r.Draws, OddsDraws{Draws: c.Draws, Advance: share(c.Advance), Ready: share(c.Ready), Win: share(c.Win)})
	}
	switch {
	case q.req.Samples == 0 && (q.hasJokers() || q.req.WallJokers > 0):
		return nil // games with jokers take long
	case q.req.WallJokers > 0:
		return &odds.Error{Err: odds.ErrUnsupported, Field: "samples", Reason: "games with jokers in the wall are not played"}
	}
	games, seed := q.simulation(DefaultGames)
	outcomes, err := odds.Play(q.req.Limits.context(), q.hand, q.query, most, games, uint64(seed))
	if err != nil {
		return err
	}
	r.Games, r.Seed = &games, &seed
	for i := range r.Draws {
		d, o := &r.Draws[i], &outcomes[i+1]
		d.PlayReady, d.PlayReadyError = played(o.Ready, games)
		d.PlayWin, d.PlayWinError = played(o.Win, games)
	}
	return nil
}

// played returns the share of games with its standard error.
func played(n, games int) (share, standardError *float64) {
	p := float64(n) / float64(games)
	e := odds.ShareError(p, games)
	return &p, &e
}

// dealsOf returns the distribution of all deals that the standing of a hand is read off.
func (q *question) dealsOf(d *odds.Question) (*odds.Distribution, error) {
	key := standingKey{d.Tiles, d.Rules, d.Pool, "", d.Jokers, d.WallJokers, d.JokerKinds}
	if d.Melds != nil {
		key.melds, _ = notation.Format(q.meldsOnly(), notation.MPSZ)
	}
	standings.Lock()
	defer standings.Unlock()
	if all := standings.made[key]; all != nil {
		return all, nil
	}
	all, err := odds.Deals(*d)
	if err != nil {
		return nil, err
	}
	if standings.made == nil || len(standings.made) >= maxStandings {
		standings.made = make(map[standingKey]*odds.Distribution)
	}
	standings.made[key] = all
	return all, nil
}
