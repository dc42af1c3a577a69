package tileart

// bird draws 1s: a bird that looks to the left, its tail down to the right.
func (s *scene) bird(st style) {
	for _, feather := range [...]struct {
		fill       role
		turn, long float64
	}{{blueRole, 160, 172}, {redRole, 130, 150}, {greenRole, 145, 172}} {
		s.place(feather.fill, petal(46, feather.long), 158, 188, feather.turn)
		if !st.has(simple) {
			s.place(faceRole, "M0 -150C-7 -146 -7 -134 0 -130C7 -134 7 -146 0 -150Z", 158, 188, feather.turn)
		}
	}
	s.draw(redRole, "M112 250L126 250L121 316L146 332L141 342L114 328L88 342L82 332L106 316Z")
	s.draw(greenRole, "M102 58C64 58 56 96 64 128C50 170 60 232 108 256C150 272 190 248 200 208C196 164 158 142 138 120C146 88 136 58 102 58Z")
	s.draw(redRole, "M66 92L24 106L68 120Z")
	s.circle(faceRole, 97, 95, 14)
	s.circle(inkRole, 94, 95, 8)
	if st.has(simple) {
		return
	}
	for _, turn := range [...]float64{-24, 4, 32} {
		s.place(redRole, petal(16, 40), 108, 62, turn)
	}
	s.draw(faceRole, "M66 134C82 148 112 148 132 128L136 133C114 156 82 156 65 140Z")
	s.draw(blueRole, "M106 166C144 148 194 172 204 222C162 238 108 226 106 166Z")
	s.draw(faceRole, "M124 178C150 178 174 192 190 214L185 217C168 198 148 186 124 184Z")
	s.draw(faceRole, "M122 198C142 200 158 208 170 219L165 222C152 213 140 207 125 205Z")
}
