import type { Board } from './board.ts'
import { extrude, polygon, rect, rounded } from './extrude.ts'
import type { Material } from './material.ts'
import { bolts, plate, revolve, type BoltCircle, type Station } from './revolve.ts'
import { X, Y, Z, type Point, type Vec } from './space.ts'
import { bar, coil, curve, lines } from './stroke.ts'

/** The instruments of one drawing, all on the same board. Far things are drawn before near ones. */
export type Drafter = {
  /** A turned body about an axis. */
  turned: (at: Vec, axis: Vec, stations: readonly Station[], material: Material, cap?: string) => void
  disc: (at: Vec, axis: Vec, radius: number, look: string, hole?: number) => void
  bolts: (at: Vec, axis: Vec, circle: BoltCircle, look: string) => void
  /** An upright block from its near left lower corner; `round` rounds its upright edges. */
  box: (at: Vec, size: Vec, material: Material, round?: number) => void
  /** A profile seen from ahead (x and z), `depth` thick away from the viewer. */
  front: (at: Vec, points: readonly Point[], depth: number, material: Material, cap?: string) => void
  /** A profile seen from above (x and y), `height` high. */
  above: (at: Vec, points: readonly Point[], height: number, material: Material, cap?: string) => void
  /** A profile seen from the right side (y and z), `width` wide. */
  flank: (at: Vec, points: readonly Point[], width: number, material: Material, cap?: string) => void
  /** The same thing at several places, far ones first; it is drawn about the origin. */
  repeat: (offsets: readonly Vec[], draw: () => void) => void
  face: (points: readonly Vec[], look: string) => void
  lines: (runs: readonly (readonly Vec[])[], look?: string) => void
  curve: (points: readonly Vec[], look?: string) => void
  bar: (points: readonly Vec[], radius: number, material: Material, isSmooth?: boolean) => void
  coil: (at: Vec, size: { radius: number; wire: number; turns: number; height: number; top?: number }, material: Material) => void
}

/** The instruments for a board. */
export function drafter(board: Board): Drafter {
  return {
    turned: (at, axis, stations, material, cap) => revolve(board, at, axis, stations, material, cap),
    disc: (at, axis, radius, look, hole) => plate(board, at, axis, radius, look, hole),
    bolts: (at, axis, spread, look) => bolts(board, at, axis, spread, look),
    box: (at, [width, depth, height], material, round = 0) =>
      extrude(board, { at, a: X, b: Y, points: rounded(rect(0, 0, width, depth), round) }, [0, 0, height], material),
    front: (at, points, depth, material, cap) => extrude(board, { at, a: X, b: Z, points }, [0, depth, 0], material, cap),
    above: (at, points, height, material, cap) => extrude(board, { at, a: X, b: Y, points }, [0, 0, height], material, cap),
    flank: (at, points, width, material, cap) => extrude(board, { at, a: Y, b: Z, points }, [width, 0, 0], material, cap),
    repeat: (offsets, draw) => board.repeat(offsets, draw),
    face: (points, look) => polygon(board, points, look),
    lines: (runs, look) => lines(board, runs, look),
    curve: (points, look) => curve(board, points, look),
    bar: (points, radius, material, isSmooth) => bar(board, points, radius, material, isSmooth),
    coil: (at, size, material) => coil(board, at, size, material),
  }
}

/** Numbers from 0 to `count` - 1. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Points of a circle (or, with `to`, of an arc) in degrees. */
export function circle(u: number, v: number, radius: number, { from = 0, to = 360, steps = 24 } = {}): Point[] {
  const isWhole = to - from === 360
  return times(isWhole ? steps : steps + 1, (step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)]
  })
}
