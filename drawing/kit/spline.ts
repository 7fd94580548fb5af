/**
 * A knot of a curve in mm, y upward. Two numbers: the curve passes smoothly. A third: its direction there in degrees
 * (0 = rightward, 90 = upward). A fourth: a corner that arrives in the third and leaves in the fourth direction; null = free.
 */
export type Knot =
  | readonly [x: number, y: number]
  | readonly [x: number, y: number, direction: number]
  | readonly [x: number, y: number, arrive: number | null, leave: number | null]

export type Cubic = { x1: number; y1: number; x2: number; y2: number; x: number; y: number }

/** Cubics through the knots with Hobby's mock curvature (J. D. Hobby, "Smooth, easy to compute interpolating splines", 1986). */
export function splineThrough(knots: readonly Knot[]): Cubic[] {
  const cubics: Cubic[] = []
  let run: Knot[] = []
  for (const knot of knots) {
    run.push(knot)
    if (run.length > 1 && knot.length > 2) {
      cubics.push(...solveRun(run))
      run = [knot]
    }
  }
  if (run.length > 1) cubics.push(...solveRun(run))
  return cubics
}

function leaving(knot: Knot): number | null {
  return knot.length === 2 ? null : knot.length === 3 ? knot[2] : knot[3]
}

function arriving(knot: Knot): number | null {
  return knot.length === 2 ? null : knot[2]
}

function solveRun(run: readonly Knot[]): Cubic[] {
  const count = run.length - 1
  const lengths: number[] = []
  const angles: number[] = []
  for (let k = 0; k < count; k += 1) {
    const dx = at(run, k + 1)[0] - at(run, k)[0]
    const dy = at(run, k + 1)[1] - at(run, k)[1]
    lengths.push(Math.max(Math.hypot(dx, dy), 0.001))
    angles.push(Math.atan2(dy, dx))
  }
  const thetas = solveAngles(run, lengths, angles)
  return lengths.map((length, k) => {
    const theta = at(thetas, k)
    const turn = k + 1 < count ? wrap(at(angles, k + 1) - at(angles, k)) : 0
    const phi = -turn - at(thetas, k + 1)
    const from = at(run, k)
    const to = at(run, k + 1)
    const first = (reach(theta, phi) * length) / 3
    const second = (reach(phi, theta) * length) / 3
    return {
      x1: from[0] + first * Math.cos(at(angles, k) + theta),
      y1: from[1] + first * Math.sin(at(angles, k) + theta),
      x2: to[0] - second * Math.cos(at(angles, k) - phi),
      y2: to[1] - second * Math.sin(at(angles, k) - phi),
      x: to[0],
      y: to[1],
    }
  })
}

/** Tridiagonal system of the leaving angles against each chord; the last one is the negative arriving angle. */
function solveAngles(run: readonly Knot[], lengths: readonly number[], angles: readonly number[]): number[] {
  const count = lengths.length
  const turn = (k: number) => (k < 1 || k >= count ? 0 : wrap(at(angles, k) - at(angles, k - 1)))
  const below: number[] = []
  const middle: number[] = []
  const above: number[] = []
  const right: number[] = []
  const start = leaving(at(run, 0))
  below.push(0)
  middle.push(1)
  above.push(start === null ? 1 : 0)
  right.push(start === null ? -turn(1) : wrap((start * Math.PI) / 180 - at(angles, 0)))
  for (let k = 1; k < count; k += 1) {
    const a = 1 / at(lengths, k - 1)
    const d = 1 / at(lengths, k)
    below.push(a)
    middle.push(2 * a + 2 * d)
    above.push(d)
    right.push(-2 * a * turn(k) - d * turn(k + 1))
  }
  const end = arriving(at(run, count))
  below.push(end === null ? 1 : 0)
  middle.push(1)
  above.push(0)
  right.push(end === null ? 0 : wrap((end * Math.PI) / 180 - at(angles, count - 1)))
  for (let k = 1; k <= count; k += 1) {
    const ratio = at(below, k) / at(middle, k - 1)
    middle[k] = at(middle, k) - ratio * at(above, k - 1)
    right[k] = at(right, k) - ratio * at(right, k - 1)
  }
  const thetas = Array.from({ length: count + 1 }, () => 0)
  for (let k = count; k >= 0; k -= 1) {
    // A singular two-knot run with both ends free is a straight line.
    const divisor = Math.abs(at(middle, k)) < 1e-9 ? 1 : at(middle, k)
    thetas[k] = (at(right, k) - at(above, k) * (thetas[k + 1] ?? 0)) / divisor
  }
  return thetas
}

function reach(theta: number, phi: number): number {
  const bend = Math.SQRT2 * (Math.sin(theta) - Math.sin(phi) / 16) * (Math.sin(phi) - Math.sin(theta) / 16) * (Math.cos(theta) - Math.cos(phi))
  const spread = 1 + 0.5 * (Math.sqrt(5) - 1) * Math.cos(theta) + 0.5 * (3 - Math.sqrt(5)) * Math.cos(phi)
  return Math.min((2 + bend) / Math.max(spread, 0.25), 4)
}

/** An element that the lengths of these lists guarantee. */
function at<T>(list: readonly T[], index: number): T {
  const element = list[index]
  if (element === undefined) throw new RangeError('A curve ran out of knots')
  return element
}

function wrap(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
