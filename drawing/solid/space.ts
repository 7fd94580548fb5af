/** A point or direction: x to the right, y away from the viewer, z up. */
export type Vec = readonly [number, number, number]
export type Point = readonly [number, number]

export const X: Vec = [1, 0, 0]
export const Y: Vec = [0, 1, 0]
export const Z: Vec = [0, 0, 1]

export function add(a: Vec, b: Vec, times = 1): Vec {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(a: Vec): Vec {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Two directions that span the plane a direction stands on. */
export function planeOf(normal: Vec): { a: Vec; b: Vec } {
  const a = unit(Math.abs(normal[2]) > 0.9 ? cross(Y, normal) : cross(Z, normal))
  return { a, b: cross(normal, a) }
}

/** A point of a plane: `u` along `a`, `v` along `b`. */
export function onPlane(at: Vec, { a, b }: { a: Vec; b: Vec }, u: number, v: number): Vec {
  return add(add(at, a, u), b, v)
}

/** Points of a profile written as `u v`, with commas between them. */
export function pairs(text: string): Point[] {
  return numbers(text).map(([u = 0, v = 0]) => [u, v])
}

/** Places written as `x y z`, with commas between them. */
export function triples(text: string): Vec[] {
  return numbers(text).map(([x = 0, y = 0, z = 0]) => [x, y, z])
}

function numbers(text: string): number[][] {
  return text.split(',').map((item) => item.trim().split(/\s+/u).map(Number))
}
