import type { Knot } from '#drawing/kit/index.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import type { CarShape } from './profiles/index.ts'

/** A place on the left half of the front or rear view: `s` from the middle (0) to the flank (1), `v` the share of the height. */
export type HalfMark =
  | readonly [s: number, v: number]
  | readonly [s: number, v: number, direction: number]
  | readonly [s: number, v: number, arrive: number | null, leave: number | null]

/** How a body stands seen from ahead or behind. */
export type Stance = {
  /** From the lower corner up to the roof's middle. */
  half: readonly HalfMark[]
  /** Half of the windscreen's base and top. */
  screen: { baseWidth: number; base: number; topWidth: number; top: number }
  /** Bonnet edge and bumper's foot; the faces are laid out between them. */
  bonnet: number
  foot: number
  tyreWidth: number
}

const LOW: Stance = {
  half: [[0.84, 0.12, null, 175], [0.955, 0.17], [1, 0.4, 90], [0.985, 0.56], [0.945, 0.655], [0.86, 0.72], [0.75, 0.86], [0.66, 0.95], [0.48, 0.987], [0, 1, 0]],
  screen: { baseWidth: 0.8, base: 0.7, topWidth: 0.615, top: 0.945 },
  bonnet: 0.575,
  foot: 0.12,
  tyreWidth: 0.122,
}
const TALL: Stance = {
  half: [[0.86, 0.15, null, 175], [0.96, 0.21], [1, 0.42, 90], [0.99, 0.57], [0.96, 0.67], [0.89, 0.73], [0.81, 0.86], [0.74, 0.95], [0.56, 0.988], [0, 1, 0]],
  screen: { baseWidth: 0.83, base: 0.705, topWidth: 0.69, top: 0.94 },
  bonnet: 0.605,
  foot: 0.15,
  tyreWidth: 0.124,
}
const BOX: Stance = {
  half: [[0.82, 0.2, null, 178], [0.97, 0.235], [1, 0.42, 90], [0.995, 0.58], [0.95, 0.65], [0.885, 0.69], [0.84, 0.86], [0.8, 0.95], [0.68, 0.988], [0, 1, 0]],
  screen: { baseWidth: 0.84, base: 0.675, topWidth: 0.755, top: 0.94 },
  bonnet: 0.615,
  foot: 0.2,
  tyreWidth: 0.135,
}
const SOFT: Stance = {
  half: [[0.84, 0.13, null, 175], [0.955, 0.19], [1, 0.38, 90], [0.99, 0.52], [0.96, 0.63], [0.9, 0.7], [0.83, 0.85], [0.76, 0.945], [0.55, 0.988], [0, 1, 0]],
  screen: { baseWidth: 0.85, base: 0.665, topWidth: 0.7, top: 0.935 },
  bonnet: 0.57,
  foot: 0.13,
  tyreWidth: 0.112,
}

const STANCES: Readonly<Record<CarShape, Stance>> = {
  mini: SOFT,
  hatchback: { ...LOW, screen: { ...LOW.screen, topWidth: 0.63 } },
  sedan: LOW,
  coupe: { ...LOW, tyreWidth: 0.13 },
  convertible: { ...LOW, tyreWidth: 0.13, bonnet: 0.62, screen: { baseWidth: 0.8, base: 0.74, topWidth: 0.64, top: 0.965 } },
  wagon: LOW,
  crossover: { ...TALL, foot: 0.145 },
  suv: TALL,
  'off-road': BOX,
  mpv: SOFT,
  pickup: BOX,
}

/** A car seen from ahead or behind, with the way from its half marks (left of the middle) to the drawing. */
export type StanceFrame = {
  stance: Stance
  shape: CarShape
  width: number
  height: number
  middle: number
  at: (s: number, v: number) => [number, number]
  /** A place on the face: `t` from the bumper's foot (0) to the bonnet's edge (1). */
  face: (s: number, t: number) => [number, number]
}

export function stanceOf(measure: VehicleMeasure, shape: CarShape): StanceFrame {
  const stance = STANCES[shape]
  const { widthMm: width, heightMm: height } = measure
  const at = (s: number, v: number): [number, number] => [(width / 2) * (1 - s), v * height]
  return {
    stance,
    shape,
    width,
    height,
    middle: width / 2,
    at,
    face: (s, t) => at(s, stance.foot + t * (stance.bonnet - stance.foot)),
  }
}

/** The closed outline: the half and its mirror image; a curve travelled backwards keeps its tangents. */
export function stanceOutline(frame: StanceFrame): Knot[] {
  const left = frame.stance.half.map(([s, v, ...directions]) => [...frame.at(s, v), ...directions])
  const right = [...frame.stance.half]
    .reverse()
    .slice(1)
    .map(([s, v, arrive, leave], index, all) => {
      const [x, y] = frame.at(-s, v)
      if (index === all.length - 1) return [x, y, leave === undefined ? null : flipped(leave), null]
      if (arrive === undefined) return [x, y]
      return leave === undefined ? [x, y, flipped(arrive)] : [x, y, flipped(leave), flipped(arrive)]
    })
  return [...left, ...right] as unknown as Knot[]
}

function flipped(direction: number | null): number | null {
  return direction === null ? null : -direction
}
