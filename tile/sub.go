package tile

import "encoding/binary"

// AllCopies returns the counts of a whole set of tiles: four of each kind.
func AllCopies() Counts {
	return Counts{
		Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies,
		Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies,
		Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies, Copies,
		Copies, Copies, Copies, Copies, Copies, Copies, Copies,
	}
}

// Add puts the tiles of d into c; of no kind there are more than 255 then.
func (c *Counts) Add(d *Counts) {
	le := binary.LittleEndian
	for k := 0; k < 32; k += 8 { // eight kinds at once: no byte carries into the next
		le.PutUint64(c[k:], le.Uint64(c[k:])+le.Uint64(d[k:]))
	}
	c[32] += d[32]
	c[33] += d[33]
}

// Sub takes the tiles of d out of c, which holds no fewer of any kind.
func (c *Counts) Sub(d *Counts) {
	le := binary.LittleEndian
	for k := 0; k < 32; k += 8 { // eight kinds at once: no byte borrows from the next
		le.PutUint64(c[k:], le.Uint64(c[k:])-le.Uint64(d[k:]))
	}
	c[32] -= d[32]
	c[33] -= d[33]
}
