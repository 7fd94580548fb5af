import type { Knot } from '#drawing/kit/index.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import type { Mark, Profile } from './profile.ts'

/** The measures of one car in mm, with the ways from its hard points to the drawing. */
export type Frame = {
  profile: Profile
  length: number
  width: number
  height: number
  /** Places of the axles from the front. */
  front: number
  rear: number
  tyre: number
  rim: number
  arch: number
  sill: number
  x: (u: number) => number
  y: (v: number) => number
  knots: (marks: readonly Mark[]) => Knot[]
}

/** Lays the hard points of a profile over the measures: the axles stand exactly by overhang and wheelbase. */
export function frameOf(measure: VehicleMeasure, profile: Profile): Frame {
  const { lengthMm: length, heightMm: height, wheelbaseMm: wheelbase } = measure
  const overhangs = length - wheelbase
  const front = Math.round(overhangs * profile.frontShare)
  const rear = front + wheelbase
  const room = Math.min(front, length - rear) - profile.gap - 60
  const tyre = Math.round(Math.max(Math.min(height * profile.tyre, room), 120))
  const x = (u: number) => (u < 0 ? front * (1 + u) : u <= 1 ? front + u * wheelbase : rear + (u - 1) * (length - rear))
  const y = (v: number) => v * height
  return {
    profile,
    length,
    width: measure.widthMm,
    height,
    front,
    rear,
    tyre,
    rim: Math.round(tyre * profile.rim),
    arch: tyre + profile.gap,
    sill: Math.min(profile.sill * height, tyre * 0.9),
    x,
    y,
    knots: (marks) => marks.map(([u, v, ...directions]) => [x(u), y(v), ...directions] as unknown as Knot),
  }
}
