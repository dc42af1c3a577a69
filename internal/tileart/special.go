package tileart

// special draws the faces without a suit.
func (s *scene) special(f Face, st style) {
	switch f {
	case Back:
		s.lattice(st)
	case Joker:
		s.star(st)
	case Unknown:
		s.write(inkRole, '?', middleX, middleY, 150, 220)
	default:
		s.flower(int(f-Spring), st)
	}
}

// lattice draws the pattern of the back.
func (s *scene) lattice(st style) {
	if st.has(simple) {
		s.rect(latticeRole, 48, 46, 204, 2*middleY-92, 18)
		s.rect(backRole, 72, 70, 156, 2*middleY-140, 8)
		return
	}
	s.rect(latticeRole, 34, 32, 232, 2*middleY-64, 16)
	s.rect(backRole, 42, 40, 216, 2*middleY-80, 10)
	for row := range 7 {
		for column := range 5 {
			s.place(latticeRole, "M0 -17L17 0L0 17L-17 0Z", middleX+float64(column-2)*42, middleY+float64(row-3)*40, 0)
		}
	}
}

// star draws the joker.
func (s *scene) star(st style) {
	const y = middleY + 6
	for turn := 0.; turn < 360; turn += 72 {
		s.place(jokerRole, "M0 -138L52 -48L0 0L-52 -48Z", middleX, y, turn)
	}
	if st.has(simple) {
		s.write(faceRole, 'J', middleX, y, 80, 100)
		return
	}
	s.circle(faceRole, middleX, y, 62)
	s.circle(jokerRole, middleX, y, 54)
	s.write(faceRole, 'J', middleX, y, 54, 70)
}

// flower draws flower i, 0..7: its character over a blossom.
func (s *scene) flower(i int, st style) {
	fill := [...]role{greenRole, redRole, goldRole, blueRole, redRole, blueRole, goldRole, greenRole}[i]
	character := []rune("春夏秋冬梅蘭菊竹")[i]
	if st.has(simple) {
		s.write(fill, character, middleX, middleY, 250, 310)
		return
	}
	s.write(inkRole, character, middleX, 116, 160, 160)
	const y = 282
	if i == 7 {
		for _, turn := range [...]float64{-70, -35, 0, 35, 70} {
			s.place(fill, petal(24, 92), middleX, y+52, turn)
		}
		return
	}
	petals := [...]float64{5, 8, 6, 6, 5, 4, 12}[i]
	for k := range int(petals) {
		s.place(fill, petal(300/petals, 74), middleX, y, float64(k)*360/petals)
	}
	s.circle(faceRole, middleX, y, 17)
	s.circle(fill, middleX, y, 10)
}
