package api_test

import (
	"strings"
	"testing"

	"mentsu/internal/api"
)

// answersWith asks every request of op and looks for parts of its answer, and for none of
// the parts that begin with "!".
func answersWith(t *testing.T, op string, cases map[string][]string) {
	t.Helper()
	for request, want := range cases {
		answer, _ := api.Answer([]byte(`{"op":"`+op+`",`+request+`}`), 0)
		for _, part := range want {
			absent, not := strings.CutPrefix(part, "!")
			if strings.Contains(string(answer), absent) == not {
				t.Errorf("%s %s answers %s, want %s", op, request, answer, part)
			}
		}
	}
}

// TestOutcomesOfSome: a wait that is gone, or that flags do not fit, takes nothing from the
// others.
func TestOutcomesOfSome(t *testing.T) {
	answersWith(t, "outcomes", map[string][]string{
		`"hand":"234m567p33m77z456s","dora":"7z7z"`: {
			`{"tile":"3m","left":1,"discard":{"valid":false`,
			`{"tile":"7z","left":0,"discard":null,"self_draw":null,"riichi_discard":null,"riichi_self_draw":null,"no_yaku":false`, `a fifth 7z`,
		},
		`"hand":"234m567p33m77z456s","dora":"7z","seen":"7z"`:        {`"tile":"7z","left":1,"discard":{"valid":true`},
		`"hand":"234m567p33m77z456s","dora":"7z7z7z"`:                {`contradiction`, `"field":"dora"`},
		`"hand":"19m19p19s1234567z","rules":"tenhou3","nukidora":3`:  {`"tile":"4z","left":0,"discard":null`, `"tile":"1z","left":3,"discard":{"valid":true`},
		`"hand":"2333m567p345s678s","flags":["chankan"]`:             {`"tile":"1m","left":4,"discard":{"valid":true`, `"tile":"2m","left":3,"discard":null`, `{"of":["discard","riichi_discard"],"reason":"chankan`},
		`"hand":"234m067p44556s77z","flags":["tenhou"],"seat":"E"`:   {`"self_draw":{"valid":true`, `"riichi_discard":null,"riichi_self_draw":null`},
		`"hand":"234m067p44556s77z","flags":["chiihou"],"seat":"S"`:  {`"self_draw":{"valid":true`, `"riichi_discard":null,"riichi_self_draw":null`},
		`"hand":"234m067p44556s77z","flags":["renhou"],"seat":"S"`:   {`"discard":{"valid":true`, `"riichi_discard":null,"riichi_self_draw":null`},
		`"hand":"067p44556s77z[234m]","flags":["riichi"]`:            {`contradiction`, `riichi needs a hand without open melds`},
		`"hand":"234m067p44556s77z","flags":["ippatsu"]`:             {`contradiction`, `ippatsu without riichi`},
		`"hand":"2333m567p345s678s","flags":["chankan"],"lang":"ja"`: {`"impossible":`, `!cannot be the fourth of a kan`},
	})
	answersWith(t, "analyze", map[string][]string{
		`"hand":"234m567p33m77z456s","dora":"7z7z"`: {`"outcomes":{`, `"tile":"7z","left":0,"discard":null`},
	})
}

// TestJokerDora: a joker is dora by the tile that it stands for, and no red five.
func TestJokerDora(t *testing.T) {
	answersWith(t, "score", map[string][]string{
		`"hand":"46mj567p345s22s78s","win":"6s","flags":["riichi"],"dora":"4m"`:            {`"han":4,"fu":30`, `"points":7700`, `{"id":"dora","name":"Dora","han":1,"count":1,"sets":[],"pair":false,"tiles":"5m"}`, `!"aka"`},
		`"hand":"46mj567p345s22s78s","win":"6s","flags":["riichi"],"dora":"4m","ura":"4m"`: {`"han":5`, `"points":8000`},
	})
}

// TestLimitAlone: a limit that stands alone has neither han nor fu.
func TestLimitAlone(t *testing.T) {
	const hand = `"hand":"234m567p445566s77z","win":"6s"`
	alone := []string{`"han":null,"fu":null,"yakuman":0,"limit":"mangan","points":8000`, `"fu_raw":null,"fu_items":[]`, `"more_han":null`, `,"limit":"mangan","count":1`, `"reason":"limit_alone"`}
	answersWith(t, "score", map[string][]string{
		hand + `,"flags":["renhou"],"rules":"jpml-a"`: alone,
		hand + `,"flags":["renhou"],"rules":"jpml-b"`: alone,
	})
}

// TestOwnShape: what a request says of forms, players and red fives wins over its rule set.
func TestOwnShape(t *testing.T) {
	answersWith(t, "score", map[string][]string{
		`"hand":"11223344556677z","win":"7z","forms":["standard"]`:                              {`not_complete`},
		`"hand":"112233m445566p77s","win":"7s","forms":["standard"]`:                            {`"id":"ryanpeikou"`},
		`"hand":"112233m445566p77s","win":"7s","forms":["seven_pairs"]`:                         {`"id":"chiitoitsu"`, `!"id":"ryanpeikou","name"`},
		`"hand":"234m067p44556s77z","win":"6s","rules":"wrc","reds":[1,1,1]`:                    {`"valid":true`},
		`"hand":"234m00p456678s678p","win":"8s","reds":[1,2,1],"rules":"local"`:                 {`{"id":"aka","name":"Red fives","han":2,"count":2`},
		`"hand":"234m00p456678s678p","win":"8s","reds":[1,1,1],"rules":"local"`:                 {`invalid_hand`},
		`"hand":"111m067p445566s77z","win":"6s","players":3`:                                    {`"valid":true`, `"payments":null`},
		`"hand":"111m067p445566s77z","win":"6s","players":3,"from":"left"`:                      {`"payments":[-2600,2600,0]`},
		`"hand":"111m067p445566s77z","win":"6s","players":3,"seat":"N"`:                         {`contradiction`},
		`"hand":"111m067p445566s77z","win":"6s","players":4,"rules":"tenhou3","self_draw":true`: {`"payments":[`},
		`"hand":"1111m2233p4455s66z","win":"6z","four_as_two_pairs":true`:                       {`"id":"chiitoitsu"`},
		`"hand":"1111m2233p4455s66z","win":"6z"`:                                                {`not_complete`},
	})
	const calls = `"hand":"067p456s1177z999p","tile":"7z"`
	answersWith(t, "call", map[string][]string{
		calls + `,"players":3,"from":"across"`: {`contradiction`, `"field":"from"`, `nobody sits across`},
		calls + `,"from":"across"`:             {`"decision":`},
	})
	answersWith(t, "settle", map[string][]string{
		`"players":3,"wins":[{"hand":"111m067p445566s77z","win":"6s","from":"left"}]`: {`"payments":[-2600,2600,0]`},
		`"wins":[{"hand":"111m067p445566s77z","win":"6s","from":"left","players":3}]`: {`contradiction`},
	})
}

// TestBelowMinimum: too little is told from nothing, and shows what there is.
func TestBelowMinimum(t *testing.T) {
	const rules = `,"rules_toml":"name = 'two'\nextends = 'riichi/std'\nminimum = 2\n"`
	answersWith(t, "score", map[string][]string{
		`"hand":"123m456p789s23488s","win":"8s"` + rules:               {`"reason":"no_yaku","han":null`},
		`"hand":"234m567p23488s666z","win":"8s"` + rules:               {`"valid":false,"reason":"below_minimum","han":1,"fu":40,"yakuman":0,"minimum":2,"limit":null,"points":0,"pays":null,"items":[{"id":"hatsu"`, `"fu_raw":40`, `"more_han":null`, `"payments":null`},
		`"hand":"234m567p23488s[666z]","win":"8s","dora":"1m"` + rules: {`"reason":"below_minimum","han":2`, `{"id":"dora"`},
		`"hand":"223344m23488s[666z]","win":"8s"` + rules:              {`"reason":"below_minimum"`, `{"id":"iipeikou","reason":"not_concealed"`},
	})
}

// TestSettleBelowMinimum names why a win is none.
func TestSettleBelowMinimum(t *testing.T) {
	const rules = `"rules_toml":"name = 'two'\nextends = 'riichi/std'\nminimum = 2\n"`
	answersWith(t, "settle", map[string][]string{
		rules + `,"wins":[{"hand":"234m567p23488s666z","win":"8s","from":"left"}]`: {`bad_value`, `below the minimum`},
	})
}

// TestYakumanPaid: the yakuman listed as paid sum to those that are, and the rest says why not.
func TestYakumanPaid(t *testing.T) {
	const hand = `"hand":"33z(1111z)(5555z)(6666z)(7777z)","win":"3z"`
	answersWith(t, "score", map[string][]string{
		hand: {`"yakuman":5`},
		hand + `,"options":{"yakuman_stack":false}`:                                 {`"yakuman":2`, `"items":[{"id":"suuankou_tanki","name":`, `{"id":"daisangen","reason":"one_yakuman"`, `!"id":"daisangen","name"`},
		hand + `,"options":{"yakuman_stack":false,"double_suuankou_tanki":false}`:   {`"yakuman":1`, `"items":[{"id":"daisangen","name":`, `{"id":"tsuuiisou","reason":"one_yakuman"`},
		hand + `,"options":{"yakuman_cap":1}`:                                       {`"yakuman":1`, `"items":[{"id":"daisangen","name":`, `{"id":"suuankou_tanki","reason":"yakuman_bound"`},
		hand + `,"options":{"yakuman_cap":3}`:                                       {`"yakuman":3`, `{"id":"tsuuiisou","reason":"yakuman_bound"`, `{"id":"suukantsu","reason":"yakuman_bound"`},
		`"hand":"1112223334445z","win":"5z","seat":"E","options":{"yakuman_cap":3}`: {`"yakuman":3`, `"id":"daisuushii","name":"Big four winds","yakuman":2`, `"yakuman":1,"count":1`, `{"id":"tsuuiisou","reason":"yakuman_bound"`},
	})
}

// TestHouseScore: the rules of a house go for what is scored, with jokers and without.
func TestHouseScore(t *testing.T) {
	answersWith(t, "score", map[string][]string{
		`"hand":"234567m345p678s77z","win":"8s","flags":["riichi"],"house":{"pair_258":true}`:       {`not_complete`},
		`"hand":"234567m345p678s88p","win":"8s","flags":["riichi"],"house":{"pair_258":true}`:       {`"valid":true`, `"pair":"88p"`},
		`"hand":"234567m345p678s8pj","win":"8s","house":{"pair_258":true}`:                          {`"valid":true`, `"jokers_as":"8p"`},
		`"hand":"234567m345p678s7pj","win":"8s","house":{"pair_258":true}`:                          {`not_complete`},
		`"hand":"234567m345p12388z","win":"8s","flags":["riichi"],"house":{"wind_runs":true}`:       {`invalid_hand`},
		`"hand":"234567m345p124z88p","win":"1z","flags":["riichi"],"house":{"wind_runs":true}`:      {`"124z"]`, `"points":2000`},
		`"hand":"234567m345p567z88p","win":"5z","flags":["riichi"],"house":{"dragon_runs":true}`:    {`567z`, `!"hatsu"`},
		`"hand":"234567m345p678s8p5z","win":"8s","house":{"preset":"hongzhong"},"joker_tiles":"5z"`: {`"valid":true`, `"jokers_as":"8p"`},
		`"hand":"234567m345p67s88p5z","win":"5z","joker_tiles":"7z","house":{"joker_face":"5z"}`:    {`not_complete`},
		`"hand":"234567m345p88p5z67z6z","win":"6z","joker_tiles":"7z","house":{"joker_face":"5z"}`:  {`error`},
		`"hand":"234567m345p88p555z","win":"5z","joker_tiles":"7z","house":{"joker_face":"5z"}`:     {`{"id":"chun"`, `!"haku","name"`},
		`"hand":"234567m34p99s7zjjj","win":"9s"`:                                                    {`"valid":true`},
		`"hand":"234567m34p9sjjjjj","win":"9s"`:                                                     {`unsupported`, `4 jokers at most, not 5`},
		`"hand":"19m19p19s12zjjjjj9s","win":"9s","lang":"ja"`:                                       {`unsupported`, `!at most`},
	})
	answersWith(t, "outcomes", map[string][]string{
		`"hand":"234567m345p678sj"`:                           {`"tile":"1m","left":4,"discard":{"valid":true`, `"tile":"8s","left":3,"discard":{"valid":true`},
		`"hand":"234567m345p678sj","house":{"pair_258":true}`: {`"tile":"2m","left":3,"discard":{"valid":true`, `!"tile":"1m"`},
		`"hand":"234567m345p68sjj"`:                           {`"outcomes":[{`},
		`"hand":"234567m345p6sjjj"`:                           {`"tile":"6s","left":3,"discard":{"valid":true`},
		`"hand":"123456789mjjjj"`:                             {`"tile":"9m","left":3,"discard":{"valid":true,"reason":null,"han":null,"fu":null,"yakuman":2`},
		`"hand":"12345678mjjjjj"`:                             {`unsupported`, `4 jokers at most, not 5`},
	})
}

// TestFeederUnknown: where melds do not say who they were called from, and somebody may be
// liable, the answer says so.
func TestFeederUnknown(t *testing.T) {
	const dragons = `"hand":"123m44p[555z][666z][777z]","win":"3m","seat":"N"`
	answersWith(t, "score", map[string][]string{
		dragons:                  {`somebody may be liable for Big three dragons`, `"pays":{"discarder":32000}`},
		dragons + `,"lang":"zh"`: {`!somebody`, `大三元`},
		dragons + `,"melds_from":["left","left","across"]`:                            {`!may be liable`, `"pays":{"discarder":16000,"liable":16000,"liable_seat":"S"}`},
		dragons + `,"melds_from":["left","left","across"],"honba":2`:                  {`"pays":{"discarder":16600,"liable":16000,"liable_seat":"S"}`},
		dragons + `,"options":{"pao_daisangen":false}`:                                {`!liable for`},
		`"hand":"123m44p[555z][666z](7777z)","win":"3m"`:                              {`!liable for`},
		`"hand":"123m44p[555z](7777z)[666z]","win":"3m","lang":"ja","self_draw":true`: {`"warnings":["`},
		`"hand":"123m44p777z[555z][666z]","win":"3m"`:                                 {`!liable for`},
		`"hand":"123m456p44s66z[555z]","win":"6z"`:                                    {`!liable for`},
	})
}

// TestSeatsNamed: seats and directions that cannot be are refused, and tenhou is the dealer's.
func TestSeatsNamed(t *testing.T) {
	const three = `"rules":"tenhou3","hand":"111m067p445566s77z","win":"6s"`
	answersWith(t, "score", map[string][]string{
		`"hand":"234m567p445566s77z","self_draw":true,"flags":["tenhou"]`:            {`"id":"tenhou"`, `"seat":"E"`},
		`"hand":"234m567p445566s77z","self_draw":true,"flags":["tenhou"],"seat":"W"`: {`contradiction`},
		three + `,"from":"across"`: {`contradiction`, `nobody sits across`},
		three + `,"from":"left"`:   {`"payments":[`},
		`"rules":"tenhou3","hand":"067p456s77z[555z]999p","win":"7p","melds_from":["across"]`: {`contradiction`, `"field":"melds_from[0]","at":0`, `nobody sits across`},
		`"players":3,"hand":"067p456s77z[555z]999p","win":"7p","melds_from":["across"]`:       {`contradiction`, `"field":"melds_from[0]","at":0`},
		`"rules":"tenhou3","hand":"067p456s77z[555z]999p","win":"7p","melds_from":["left"]`:   {`"valid":true`},
		`"hand":"067p456s77z[234m][555z]","win":"7z","melds_from":["self","left"]`:            {`contradiction`, `"field":"melds_from[0]","at":0`},
		`"hand":"067p456s77z[234m](5555z)","win":"7z","melds_from":["left","self"]`:           {`"valid":true`},
	})
	answersWith(t, "settle", map[string][]string{
		`"outcome":"draw","tenpai":["E","E"]`: {`bad_value`, `stands twice`},
		`"outcome":"draw","tenpai":["E","S"]`: {`"payments":[1500,1500,-1500,-1500]`},
	})
}
