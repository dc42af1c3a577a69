package tileart

// numerals are the ranks of characters.
const numerals = "一二三四五六七八九"

// man draws a tile of characters: the numeral over the unit, ten thousand.
func (s *scene) man(rank int, st style) {
	ink := inkRole
	if st.has(redFive) {
		ink = redRole
	}
	numeral := []rune(numerals)[rank-1]
	if st.has(simple) {
		x, w := middleX, 232.
		if st.has(redFive) { // beside the mark
			x, w = middleX-24, 184
		}
		s.write(ink, numeral, x, 108, w, 172)
		s.write(redRole, '万', middleX, 278, 206, 150)
		return
	}
	s.write(ink, numeral, middleX, 100, 190, 140)
	s.write(redRole, '萬', middleX, 264, 196, 176)
}

// honour draws a wind or a dragon.
func (s *scene) honour(rank int, st style) {
	fill := inkRole
	w, h := 216., 270.
	if st.has(simple) {
		w, h = 252, 312
	}
	switch rank {
	case 4: // thin, and so taller than the others
		h *= 1.08
	case 5:
		s.white(st)
		return
	case 6:
		fill = greenRole
	case 7:
		fill = redRole
		h *= 1.1
	}
	s.write(fill, []rune("東南西北白發中")[rank-1], middleX, middleY, w, h)
}

// white draws the white dragon: a frame.
func (s *scene) white(st style) {
	frame := func(fill role, inset float64) {
		s.rect(fill, 52+inset, 52+inset, 196-2*inset, middleY*2-104-2*inset, max(2, 22-inset))
	}
	if st.has(simple) {
		s.rect(blueRole, 40, 40, 220, middleY*2-80, 22)
		s.rect(faceRole, 66, 66, 168, middleY*2-132, 8)
		return
	}
	frame(blueRole, 0)
	frame(faceRole, 16)
	frame(blueRole, 25)
	frame(faceRole, 31)
}
