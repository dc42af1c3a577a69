package main

import "math"

// The outlines of a brush have far more points than can be seen on a tile. They are drawn
// anew with as few cubic curves as stay within tolerance of them: least squares between
// corners, split where the error is greatest (Schneider, "An algorithm for automatically
// fitting digitized curves", Graphics Gems, 1990).

// vec is a point or a direction.
type vec struct{ x, y float64 }

func (a vec) add(b vec) vec          { return vec{a.x + b.x, a.y + b.y} }
func (a vec) sub(b vec) vec          { return vec{a.x - b.x, a.y - b.y} }
func (a vec) mul(f float64) vec      { return vec{a.x * f, a.y * f} }
func (a vec) dot(b vec) float64      { return a.x*b.x + a.y*b.y }
func (a vec) size() float64          { return math.Hypot(a.x, a.y) }
func (a vec) distance(b vec) float64 { return a.sub(b).size() }
func (a vec) unit() vec {
	if s := a.size(); s > 0 {
		return a.mul(1 / s)
	}
	return vec{}
}

// cubic is a cubic Bezier curve.
type cubic [4]vec

func (c cubic) at(t float64) vec {
	u := 1 - t
	return c[0].mul(u * u * u).add(c[1].mul(3 * u * u * t)).add(c[2].mul(3 * u * t * t)).add(c[3].mul(t * t * t))
}

// What counts as a corner, and how near a curve must be, in units of the em.
const (
	tolerance = 4.0
	reach     = 14.0               // along the outline, to either side, for the direction at a point
	bend      = 50 * math.Pi / 180 // of a corner
)

// refit returns curves that follow a closed line of points.
func refit(points []vec) []cubic {
	corners := cornersOf(points)
	if len(corners) == 0 {
		corners = []int{0}
	}
	var curves []cubic
	n := len(points)
	for i, from := range corners {
		to := corners[(i+1)%len(corners)]
		if to <= from {
			to += n
		}
		piece := make([]vec, 0, to-from+1)
		for k := from; k <= to; k++ {
			piece = append(piece, points[k%n])
		}
		curves = fit(curves, piece, direction(piece), direction(reversed(piece)))
	}
	return curves
}

func reversed(points []vec) []vec {
	r := make([]vec, len(points))
	for i, p := range points {
		r[len(r)-1-i] = p
	}
	return r
}

// direction returns where the line starts to.
func direction(points []vec) vec {
	for _, p := range points {
		if p.distance(points[0]) >= reach/2 {
			return p.sub(points[0]).unit()
		}
	}
	return points[len(points)-1].sub(points[0]).unit()
}

// cornersOf returns the points at which a closed line bends most, in order.
func cornersOf(points []vec) []int {
	n := len(points)
	angle := make([]float64, n)
	for i, p := range points {
		angle[i] = turn(p.sub(along(points, i, -1)), along(points, i, 1).sub(p))
	}
	var corners []int
	for i, a := range angle {
		if a < bend {
			continue
		}
		best := true
		for k := 1; k < n/2; k++ {
			near := points[i].distance(points[(i+k)%n]) < reach || points[i].distance(points[(i-k+n)%n]) < reach
			if !near {
				break
			}
			if angle[(i+k)%n] > a || angle[(i-k+n)%n] >= a {
				best = false
				break
			}
		}
		if best {
			corners = append(corners, i)
		}
	}
	return corners
}

// along returns the point at reach from point i.
func along(points []vec, i, step int) vec {
	n := len(points)
	for k := 1; k < n; k++ {
		if p := points[((i+k*step)%n+n)%n]; p.distance(points[i]) >= reach {
			return p
		}
	}
	return points[i]
}

// turn returns the angle between two directions, 0..pi.
func turn(a, b vec) float64 {
	return math.Acos(max(-1, min(1, a.unit().dot(b.unit()))))
}

// fit adds curves along points that leave and arrive in the directions given.
func fit(curves []cubic, points []vec, leave, arrive vec) []cubic {
	first, last := points[0], points[len(points)-1]
	if len(points) == 2 {
		d := first.distance(last) / 3
		return append(curves, cubic{first, first.add(leave.mul(d)), last.add(arrive.mul(d)), last})
	}
	ts := chordLengths(points)
	split := 0
	for range 8 {
		c := bezier(points, ts, leave, arrive)
		worst, at := deviation(points, ts, c)
		if worst < tolerance {
			return append(curves, c)
		}
		split = at
		for i := range ts {
			ts[i] = nearest(c, points[i], ts[i])
		}
	}
	middle := points[max(0, split-2)].sub(points[min(len(points)-1, split+2)]).unit()
	curves = fit(curves, points[:split+1], leave, middle)
	return fit(curves, points[split:], middle.mul(-1), arrive)
}

// chordLengths returns a first guess of where on the curve each point is, 0..1.
func chordLengths(points []vec) []float64 {
	ts := make([]float64, len(points))
	for i := 1; i < len(points); i++ {
		ts[i] = ts[i-1] + points[i].distance(points[i-1])
	}
	whole := max(ts[len(ts)-1], 1e-9)
	for i := range ts {
		ts[i] /= whole
	}
	return ts
}

// bezier returns the curve with the least squared error.
func bezier(points []vec, ts []float64, leave, arrive vec) cubic {
	first, last := points[0], points[len(points)-1]
	var c00, c01, c11, x0, x1 float64
	for i, t := range ts {
		u := 1 - t
		a, b := leave.mul(3*u*u*t), arrive.mul(3*u*t*t)
		rest := points[i].sub(first.mul(u*u*u + 3*u*u*t)).sub(last.mul(t*t*t + 3*u*t*t))
		c00, c01, c11 = c00+a.dot(a), c01+a.dot(b), c11+b.dot(b)
		x0, x1 = x0+a.dot(rest), x1+b.dot(rest)
	}
	length := first.distance(last)
	alpha, beta := length/3, length/3
	if det := c00*c11 - c01*c01; math.Abs(det) > 1e-9 {
		alpha, beta = (x0*c11-x1*c01)/det, (x1*c00-x0*c01)/det
	}
	if least := length * 1e-3; alpha < least || beta < least || alpha > 3*length || beta > 3*length {
		alpha, beta = length/3, length/3
	}
	return cubic{first, first.add(leave.mul(alpha)), last.add(arrive.mul(beta)), last}
}

// deviation returns how far points are from the curve, and which is farthest: never an end.
func deviation(points []vec, ts []float64, c cubic) (worst float64, at int) {
	at = len(points) / 2
	for i := 1; i < len(points)-1; i++ {
		if d := points[i].distance(c.at(ts[i])); d > worst {
			worst, at = d, i
		}
	}
	return worst, at
}

// nearest improves the place of p on the curve by a step of Newton's method.
func nearest(c cubic, p vec, t float64) float64 {
	u := 1 - t
	d := c.at(t).sub(p)
	d1 := c[1].sub(c[0]).mul(3 * u * u).add(c[2].sub(c[1]).mul(6 * u * t)).add(c[3].sub(c[2]).mul(3 * t * t))
	d2 := c[2].sub(c[1].mul(2)).add(c[0]).mul(6 * u).add(c[3].sub(c[2].mul(2)).add(c[1]).mul(6 * t))
	slope := d1.dot(d1) + d.dot(d2)
	if math.Abs(slope) < 1e-9 {
		return t
	}
	return max(0, min(1, t-d.dot(d1)/slope))
}
