package tileart

import "math"

// pinAt is a circle of a tile: where it is and its colour.
type pinAt struct {
	x, y float64
	fill role
}

// pinsOf returns the circles of a rank 2..9 and their radius.
func pinsOf(rank int) (pins []pinAt, r float64) {
	const left, right = 86., width - 86
	switch rank {
	case 2:
		return []pinAt{{middleX, 100, greenRole}, {middleX, 272, blueRole}}, 70
	case 3:
		return []pinAt{{76, 76, blueRole}, {middleX, middleY, redRole}, {224, 296, greenRole}}, 55
	case 4:
		return []pinAt{{left, 100, blueRole}, {right, 100, greenRole}, {left, 272, greenRole}, {right, 272, blueRole}}, 57
	case 5:
		return []pinAt{{74, 82, blueRole}, {226, 82, greenRole}, {middleX, middleY, redRole}, {74, 290, greenRole}, {226, 290, blueRole}}, 49
	case 6:
		return []pinAt{{left, 72, greenRole}, {right, 72, greenRole}, {left, 200, redRole}, {right, 200, redRole}, {left, 302, redRole}, {right, 302, redRole}}, 48
	case 7:
		return []pinAt{
			{62, 58, greenRole},
			{middleX, 92, greenRole},
			{238, 126, greenRole},
			{left, 220, redRole},
			{right, 220, redRole},
			{left, 312, redRole},
			{right, 312, redRole},
		}, 43
	case 8:
		for i := range 8 {
			pins = append(pins, pinAt{left + float64(i%2)*(right-left), 57 + float64(i/2)*86, blueRole})
		}
		return pins, 41
	default:
		for i := range 9 {
			pins = append(pins, pinAt{62 + float64(i%3)*88, 74 + float64(i/3)*112, [...]role{greenRole, redRole, blueRole}[i/3]})
		}
		return pins, 41
	}
}

// leastGap is what parts circles of a simple face: a pixel where the tile is as small as on a phone.
const leastGap = 17.

// apart returns a radius up to r with which none of the circles comes nearer to another than leastGap.
func apart(pins []pinAt, r float64) float64 {
	for i, p := range pins {
		for _, q := range pins[:i] {
			r = min(r, (math.Hypot(p.x-q.x, p.y-q.y)-leastGap)/2)
		}
	}
	return r
}

// besideMark returns the circles of a simple red five, clear of the mark in the corner.
func besideMark() []pinAt {
	return []pinAt{{78, 102, redRole}, {216, 102, redRole}, {middleX - 3, 198, redRole}, {78, 294, redRole}, {216, 294, redRole}}
}

// pin draws a tile of circles.
func (s *scene) pin(rank int, st style) {
	if rank == 1 {
		s.wheel(st)
		return
	}
	pins, r := pinsOf(rank)
	switch {
	case st.has(simple) && st.has(redFive):
		pins, r = besideMark(), 43
	case st.has(simple):
		r = apart(pins, r)
	}
	for _, p := range pins {
		if st.has(redFive) {
			p.fill = redRole
		}
		s.use(coin(p.fill, st), p.x, p.y, r/100, r/100, 0)
	}
}

// coin returns a circle with radius 100: a ring, and a flower in its middle.
func coin(fill role, st style) *part {
	var s scene
	s.circle(fill, 0, 0, 100)
	if st.has(simple) {
		s.circle(faceRole, 0, 0, 36)
		return &part{"dot-" + names()[fill], s}
	}
	s.circle(faceRole, 0, 0, 77)
	s.circle(fill, 0, 0, 64)
	for turn := 0.; turn < 360; turn += 60 {
		s.place(faceRole, petal(27, 57), 0, 0, turn)
	}
	s.circle(faceRole, 0, 0, 31)
	s.circle(redRole, 0, 0, 23)
	return &part{"coin-" + names()[fill], s}
}

// wheel draws the large circle of rank 1.
func (s *scene) wheel(st style) {
	const r = 118.
	s.circle(greenRole, middleX, middleY, r)
	if st.has(simple) {
		s.circle(faceRole, middleX, middleY, 80)
		s.circle(redRole, middleX, middleY, 54)
		s.circle(faceRole, middleX, middleY, 20)
		return
	}
	s.circle(faceRole, middleX, middleY, r-11)
	s.circle(greenRole, middleX, middleY, r-18)
	for turn := 0.; turn < 360; turn += 30 {
		s.place(faceRole, petal(23, 95), middleX, middleY, turn)
	}
	s.circle(faceRole, middleX, middleY, 63)
	s.circle(redRole, middleX, middleY, 55)
	for turn := 0.; turn < 360; turn += 60 {
		s.place(faceRole, petal(23, 46), middleX, middleY, turn)
	}
	s.circle(faceRole, middleX, middleY, 16)
	s.circle(blueRole, middleX, middleY, 11)
}
