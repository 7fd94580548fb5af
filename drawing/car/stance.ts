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
  half: [
    [0.9, 0.1, null, 172],
    [0.975, 0.17],
    [1, 0.4, 90],
    [0.99, 0.55],
    [0.955, 0.64],
    [0.875, 0.705],
    [0.765, 0.86],
    [0.68, 0.95],
    [0.5, 0.988, 7],
    [0, 1, 0],
  ],
  screen: { baseWidth: 0.84, base: 0.695, topWidth: 0.645, top: 0.945 },
  bonnet: 0.575,
  foot: 0.1,
  tyreWidth: 0.122,
}
const TALL: Stance = {
  half: [
    [0.91, 0.125, null, 172],
    [0.98, 0.2],
    [1, 0.42, 90],
    [0.993, 0.57],
    [0.965, 0.655],
    [0.895, 0.715],
    [0.815, 0.86],
    [0.75, 0.95],
    [0.58, 0.989, 7],
    [0, 1, 0],
  ],
  screen: { baseWidth: 0.865, base: 0.7, topWidth: 0.715, top: 0.94 },
  bonnet: 0.605,
  foot: 0.125,
  tyreWidth: 0.124,
}
const BOX: Stance = {
  half: [
    [0.92, 0.165, null, 175],
    [0.985, 0.23],
    [1, 0.42, 90],
    [0.997, 0.57],
    [0.965, 0.64],
    [0.905, 0.685],
    [0.855, 0.86],
    [0.815, 0.95],
    [0.7, 0.989, 6],
    [0, 1, 0],
  ],
  screen: { baseWidth: 0.87, base: 0.675, topWidth: 0.785, top: 0.94 },
  bonnet: 0.615,
  foot: 0.165,
  tyreWidth: 0.135,
}
const SOFT: Stance = {
  half: [
    [0.9, 0.11, null, 172],
    [0.975, 0.18],
    [1, 0.38, 90],
    [0.993, 0.52],
    [0.965, 0.62],
    [0.905, 0.69],
    [0.835, 0.85],
    [0.77, 0.945],
    [0.57, 0.989, 7],
    [0, 1, 0],
  ],
  screen: { baseWidth: 0.875, base: 0.665, topWidth: 0.73, top: 0.935 },
  bonnet: 0.57,
  foot: 0.11,
  tyreWidth: 0.112,
}

const STANCES: Readonly<Record<CarShape, Stance>> = {
  mini: SOFT,
  hatchback: { ...LOW, screen: { ...LOW.screen, topWidth: 0.66 } },
  sedan: LOW,
  coupe: { ...LOW, tyreWidth: 0.13 },
  convertible: { ...LOW, tyreWidth: 0.13, bonnet: 0.62, screen: { baseWidth: 0.8, base: 0.74, topWidth: 0.64, top: 0.965 } },
  wagon: LOW,
  crossover: { ...TALL, foot: 0.122 },
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
