package automaton

// Reaches reports whether a lane of a part and what ahead says that its rest costs, as Marks
// takes it, come to the distance. None lies below it.
func Reaches(v, ahead Vec, distance int) bool {
	want := ones * uint64(distance)
	return hasZero((v.Free+ahead.Free)^want) || hasZero((v.Pair+ahead.Pair)^want)
}
