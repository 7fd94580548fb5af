import type { Profile } from '#drawing/car/profile.ts'
import type { BodyShape } from '#drawing/measure.ts'
import { COUPE, CONVERTIBLE, HATCHBACK, MINI } from './small.ts'
import { PICKUP, SEDAN, WAGON } from './long.ts'
import { CROSSOVER, MPV, OFF_ROAD, SUV } from './tall.ts'

export type CarShape = 'mini' | 'hatchback' | 'sedan' | 'coupe' | 'convertible' | 'wagon' | 'crossover' | 'suv' | 'off-road' | 'mpv' | 'pickup'

/** The middle profile of each shape. */
export const PROFILES: Readonly<Record<CarShape, Profile>> = {
  mini: MINI,
  hatchback: HATCHBACK,
  sedan: SEDAN,
  coupe: COUPE,
  convertible: CONVERTIBLE,
  wagon: WAGON,
  crossover: CROSSOVER,
  suv: SUV,
  'off-road': OFF_ROAD,
  mpv: MPV,
  pickup: PICKUP,
}

/** Whether the shape is drawn here, by its own hard points. */
export function isCarShape(shape: BodyShape): shape is CarShape {
  return shape in PROFILES
}
