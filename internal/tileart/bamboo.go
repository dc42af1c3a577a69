package tileart

// stickAt is a stick of bamboo: its middle, colour and slant in degrees.
type stickAt struct {
	x, y float64
	fill role
	turn float64
}

// beside adds sticks side by side.
func beside(sticks []stickAt, y float64, fill role, xs ...float64) []stickAt {
	for _, x := range xs {
		sticks = append(sticks, stickAt{x, y, fill, 0})
	}
	return sticks
}

// sticksOf returns the sticks of a rank 2..9 with their width and length.
func sticksOf(rank int) (sticks []stickAt, w, h float64) {
	const up, down, left, right = 102., 270., 66., width - 66
	switch rank {
	case 2:
		return beside(beside(nil, up, blueRole, middleX), down, greenRole, middleX), 62, 156
	case 3:
		return beside(beside(nil, up, blueRole, middleX), down, greenRole, 88, 212), 50, 152
	case 4:
		return beside(beside(nil, up, blueRole, 88, 212), down, greenRole, 88, 212), 50, 152
	case 5:
		sticks = beside(beside(nil, up, greenRole, left, right), middleY, redRole, middleX)
		return beside(sticks, down, blueRole, left, right), 46, 152
	case 6:
		return beside(beside(nil, up, greenRole, left, middleX, right), down, blueRole, left, middleX, right), 44, 152
	case 7:
		sticks = beside(beside(nil, 70, redRole, middleX), 186, greenRole, left, middleX, right)
		return beside(sticks, 302, greenRole, left, middleX, right), 42, 106
	case 8:
		return append(beside(beside(nil, up, greenRole, 50, 250), down, blueRole, 50, 250),
			stickAt{115, up, greenRole, 31}, stickAt{185, up, greenRole, -31}, stickAt{115, down, blueRole, -31}, stickAt{185, down, blueRole, 31}), 36, 146
	default:
		for _, y := range []float64{70, 186, 302} {
			sticks = beside(beside(beside(sticks, y, greenRole, left), y, redRole, middleX), y, blueRole, right)
		}
		return sticks, 42, 106
	}
}

// sou draws a tile of bamboo.
func (s *scene) sou(rank int, st style) {
	if rank == 1 {
		s.bird(st)
		return
	}
	sticks, w, h := sticksOf(rank)
	if st.has(simple) && st.has(redFive) { // clear of the mark in the corner
		sticks, h = beside(beside(beside(nil, 135, redRole, 66, width-66), 206, redRole, middleX), 277, redRole, 66, width-66), 130
	}
	for _, k := range sticks {
		if st.has(redFive) {
			k.fill = redRole
		}
		s.use(stick(k.fill, st), k.x, k.y, w/stickWidth, h/stickHeight, k.turn)
	}
}

// The size of a stick before it is scaled.
const stickWidth, stickHeight = 44., 152.

// stick returns one stick: two joints between three nodes.
func stick(fill role, st style) *part {
	const w, h = stickWidth, stickHeight
	var s scene
	if st.has(simple) {
		s.draw(fill, bar(w+4, h-8, 14)) // plain, so that nothing but the gaps between sticks parts them
		return &part{"bar-" + names()[fill], s}
	}
	s.draw(fill, bar(w*.78, h, w*.3))
	for _, y := range []float64{-1, 0, 1} {
		s.draw(fill, barAt(y*h*.43, w, h*.14, h*.07))
	}
	for _, y := range []float64{-1, 1} {
		s.draw(faceRole, barAt(y*h*.225, w*.15, h*.22, w*.075))
	}
	return &part{"stick-" + names()[fill], s}
}
