import type { ComponentType } from 'react'
import { Bus } from './bus.tsx'
import { Convertible } from './convertible.tsx'
import { Coupe } from './coupe.tsx'
import { Covered } from './covered.tsx'
import { Crossover } from './crossover.tsx'
import { DumpTruck } from './dump-truck.tsx'
import { Hatchback } from './hatchback.tsx'
import { LightTruck } from './light-truck.tsx'
import { Mini } from './mini.tsx'
import { Minibus } from './minibus.tsx'
import { Mixer } from './mixer.tsx'
import { Mpv } from './mpv.tsx'
import { OffRoad } from './off-road.tsx'
import { PartBox } from './part-box.tsx'
import { Pickup } from './pickup.tsx'
import { Sedan } from './sedan.tsx'
import { Special } from './special.tsx'
import { Suv } from './suv.tsx'
import { Tractor } from './tractor.tsx'
import { Truck } from './truck.tsx'
import { Van } from './van.tsx'
import { Wagon } from './wagon.tsx'
import type { SilhouetteProps } from './parts.tsx'

export { Covered, PartBox }
export type { SilhouetteProps }

/** Drawings by the catalogue's `body_type`, and the finer types an import or the staff may use. */
export const silhouettes = {
  mini: Mini,
  hatchback: Hatchback,
  sedan: Sedan,
  coupe: Coupe,
  convertible: Convertible,
  wagon: Wagon,
  crossover: Crossover,
  suv: Suv,
  off_road: OffRoad,
  mpv: Mpv,
  pickup: Pickup,
  van: Van,
  minibus: Minibus,
  bus: Bus,
  light_truck: LightTruck,
  truck: Truck,
  tractor: Tractor,
  dump: DumpTruck,
  mixer: Mixer,
  special: Special,
  part: PartBox,
} as const satisfies Record<string, ComponentType<SilhouetteProps>>

/** The drawing for a body type; an unknown or empty one is a vehicle under its cover. */
export function bodyTypeSilhouette(bodyType: string | null | undefined): ComponentType<SilhouetteProps> {
  const known: Readonly<Record<string, ComponentType<SilhouetteProps>>> = silhouettes
  return (bodyType && Object.hasOwn(known, bodyType) ? known[bodyType] : undefined) ?? Covered
}
