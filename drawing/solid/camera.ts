import type { Point, Vec } from './space.ts'
import { dot, unit } from './space.ts'

/** A parallel projection, as on a drawing board: nothing gets smaller with distance. */
export type Camera = { right: Vec; toward: Vec; light: Vec; project: (point: Vec) => Point; depth: (point: Vec) => number }

/** `turn`: how far to the right the viewer has walked round the object; `rise`: how high they stand. Degrees. */
export function camera(turn: number, rise: number): Camera {
  const [sinTurn, cosTurn] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const [sinRise, cosRise] = [Math.sin((rise * Math.PI) / 180), Math.cos((rise * Math.PI) / 180)]
  const right: Vec = [cosTurn, sinTurn, 0]
  const away: Vec = [-sinTurn, cosTurn, 0]
  const toward: Vec = [cosRise * sinTurn, -cosRise * cosTurn, sinRise]
  const light = unit([-0.5 * right[0] - 0.55 * away[0], -0.5 * right[1] - 0.55 * away[1], 0.8])
  return {
    right,
    toward,
    light,
    project: (point) => [dot(point, right), -(point[2] * cosRise + dot(point, away) * sinRise)],
    depth: (point) => -dot(point, toward),
  }
}
