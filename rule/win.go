package rule

import (
	"mentsu/hand"
	"mentsu/tile"
	"mentsu/win"
)

// Win is a complete hand and how it was won.
type Win struct {
	Hand       *hand.Hand // 3n+2 concealed tiles, the winning one among them; melds with Call.From where liability needs it
	Tile       tile.Tile  // the winning tile, red or not
	SelfDraw   bool
	From       hand.Direction // who discarded it, if not SelfDraw; FromUnknown if nobody said
	First      hand.Direction // another than From who discarded one of the kind first since the winner's last turn; FromUnknown if nobody did, or said
	FirstOwn   bool           // the winner himself did
	Round      tile.Kind      // a wind
	Seat       tile.Kind      // a wind; tile.East deals
	Flags      Flags
	Dora       []tile.Tile // indicators
	Ura        []tile.Tile // indicators; they count with riichi only
	Nukidora   int         // north tiles set aside (three players)
	Flowers    int         // flower tiles (MCR)
	OwnFlowers int         // those of Flowers that are of the own seat, 0..2
	FlowerSets int         // whole sets of four among Flowers, 0..2
	House      *win.House  // the rules of the house, of jokers and sets; nil for those of the rule set
	Honba      int
	Sticks     int // the winner's own included
}

// Flags are what the tiles cannot tell about a win, a bit each.
type Flags uint32

// The flags.
const (
	Riichi        Flags = 1 << iota // 立直
	DoubleRiichi                    // ダブル立直
	Ippatsu                         // 一発
	Rinshan                         // 嶺上開花: with the replacement tile of a kan
	Chankan                         // 槍槓: on the tile added to a pon
	Haitei                          // 海底摸月: self-draw of the last tile of the wall
	Houtei                          // 河底撈魚: on the last discard
	Tenhou                          // 天和
	Chiihou                         // 地和
	Renhou                          // 人和
	OpenRiichi                      // 開立直
	LastTile                        // 和绝张: the other three copies are visible to all (MCR)
	WallLast                        // the last tile of the wall, drawn, or the discard after it (MCR)
	Kong                            // with the replacement tile of a kong, or robbing one (MCR)
	ClosedChankan                   // on the fourth tile of a closed kan, which only thirteen orphans may rob
)
