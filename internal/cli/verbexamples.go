package cli

// verbExamples are the command lines that the help of an operation shows.
//
//nolint:gochecknoglobals // a constant table
var verbExamples = map[string]string{
	"analyze":  "  mentsu analyze 123m0567p789s1145z\n  mentsu analyze 123m067p789s11444z --rules riichi/tenhou --round E --seat S",
	"shanten":  "  mentsu shanten 123m0567p789s1145z\n  mentsu shanten 19m19p19s1234567z --forms thirteen_orphans --json",
	"useful":   "  mentsu useful 123m0567p789s114z\n  mentsu useful 123m0567p789s114z --seen 44z --pool seen",
	"discards": "  mentsu discards 123m0567p789s1145z\n  mentsu discards '123m0567p1144z[789s]' --seen 4p",
	"win":      "  mentsu win 123m067p789s11444z\n  mentsu win 123m067p789s11z --jokers 3",
	"waits":    "  mentsu waits 123m067p789s1144z\n  mentsu waits 123m067p789s11z --jokers 2",
	"readings": "  mentsu readings 111222333m567p11z\n  mentsu readings 111222333m567p11z --json",
	"restrict": "  mentsu restrict 123m0567p789s1145z --only 'honitsu | toitoi'\n  mentsu restrict 123m0567p789s1145z --only tanyao",
	"compare":  "  mentsu compare 123m0567p789s1145z\n  mentsu compare 123m0567p789s1145z --only tanyao,honitsu",
	"call":     "  mentsu call 234m067p445s5577z --tile 7z --from left --turn 5",
	"score":    "  mentsu score 234m067p445566s77z --win 6s --flags riichi --dora 3m --seat S --round E\n  mentsu score 123m456p789s234s55z --rules mcr --self-draw",
	"outcomes": "  mentsu outcomes 234m067p44556s77z --dora 3m --seat S --round E",
	"reach":    "  mentsu reach 123m456p789s2345s --rules mcr",
	"settle": `  mentsu settle --wins '[{"hand":"234m067p445566s77z","win":"6s","seat":"S","from":"left"}]' --honba 1 --sticks 1` + "\n" +
		`  mentsu settle --wins '[{"hand":"234m067p445566s77z","win":"6s","seat":"E","self_draw":true,"flags":["riichi"]}]'` +
		"\n  mentsu settle --outcome draw --tenpai E,S --honba 1",
	"explain": "  mentsu explain 123m0567p789s1145z",
	"improve": "  mentsu improve 123m0567p789s1145z\n  mentsu improve 123m0567p789s114z --json",
	"odds":    "  mentsu odds --tiles 14 --by forms\n  mentsu odds 123m0567p789s1145z",
	"convert": "  mentsu convert 123m0567p789s1145z --to mjai\n  mentsu convert 123m0567p789s1145z --to kobalab",
}
