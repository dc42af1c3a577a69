package api

// examples holds a request of each operation, without the operation itself, as documents
// and a service that warms up ask it.
const (
	drawnHand    = `{"hand":"123m0567p789s1145z"}`
	waitingHand  = `{"hand":"123m0567p789s114z"}`
	completeHand = `{"hand":"123m067p789s11444z"}`
)

// Example returns a request of o as a JSON object that leaves the operation out; "" if o
// has none yet.
func (o *Op) Example() string {
	switch o.Name {
	case "analyze", "shanten", "discards", "explain", "improve":
		return drawnHand
	case "useful", "waits":
		return waitingHand
	case "win", "readings":
		return completeHand
	case "restrict":
		return `{"hand":"123m0567p789s1145z","only":"honitsu | toitoi"}`
	case "compare":
		return `{"hand":"123m0567p789s1145z","only":["tanyao","honitsu"]}`
	case "call":
		return `{"hand":"234m067p445s5577z","tile":"7z","from":"left","turn":5}`
	case "score":
		return `{"hand":"234m067p445566s77z","win":"6s","flags":["riichi"],"dora":"3m","seat":"S","round":"E"}`
	case "outcomes":
		return `{"hand":"234m067p44556s77z","dora":"3m","seat":"S","round":"E"}`
	case "reach":
		return `{"hand":"123m456p789s2345s","rules":"mcr"}`
	case "odds":
		return `{"tiles":14,"by":"forms"}`
	case "settle":
		return `{"wins":[{"hand":"234m067p445566s77z","win":"6s","flags":["riichi"],"seat":"S","from":"left"}],"honba":1,"sticks":2}`
	case "convert":
		return `{"hand":"123m0567p789s1145z","to":"mjai"}`
	default:
		return ""
	}
}
