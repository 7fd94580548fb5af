import type { Mark, Profile } from '#drawing/car/profile.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import { FASTBACK } from './saloon.ts'
import { isCarShape, PROFILES, type CarShape } from './shapes.ts'
import { COUPE_SUV, SQUARE_SUV } from './tall-kinds.ts'
import { BOX, EGG } from './town.ts'

/** The body that the measures show: a long low hatchback has the roof of a saloon; what is no car here is drawn as an SUV. */
export function bodyOf({ shape, lengthMm, heightMm }: VehicleMeasure): CarShape {
  if (shape === 'hatchback' && heightMm / lengthMm < 0.33) return 'sedan'
  return isCarShape(shape) ? shape : 'suv'
}

/** The profile between those of a shape's kinds that the proportions ask for. */
export function profileOf(measure: VehicleMeasure): Profile {
  const shape = bodyOf(measure)
  const middle = PROFILES[shape]
  if (shape === 'mini') return townCar(measure)
  if (shape === 'sedan') return measure.shape === 'hatchback' ? FASTBACK : between(middle, FASTBACK, flowOfSaloon(measure))
  if (shape === 'suv') {
    const slope = slopeOfSuv(measure)
    return slope > 0 ? between(middle, COUPE_SUV, slope) : between(middle, SQUARE_SUV, uprightness(measure))
  }
  return middle
}

function townCar({ lengthMm, heightMm }: VehicleMeasure): Profile {
  const ratio = heightMm / lengthMm
  return ratio > 0.49 ? between(PROFILES.mini, BOX, share((ratio - 0.49) / 0.03)) : between(PROFILES.mini, EGG, share((0.49 - ratio) / 0.02))
}

// Low over its length, and long between its axles; an engine ahead of the cabin keeps the three boxes.
function flowOfSaloon({ lengthMm, heightMm, wheelbaseMm, power }: VehicleMeasure): number {
  const flow = share((0.317 - heightMm / lengthMm) / 0.015 + (wheelbaseMm / lengthMm - 0.585) / 0.03)
  return power === 'ice' ? flow * 0.3 : flow
}

function slopeOfSuv({ lengthMm, heightMm, wheelbaseMm }: VehicleMeasure): number {
  const flow = (0.352 - heightMm / lengthMm) / 0.02 + Math.min(wheelbaseMm / lengthMm - 0.59, 0.015) / 0.04
  // Above five metres the third row keeps the roof up.
  return share(flow - Math.max(lengthMm - 4940, 0) / 120)
}

function uprightness({ lengthMm, heightMm }: VehicleMeasure): number {
  return share(Math.max((heightMm - 1720) / 80, (heightMm / lengthMm - 0.385) / 0.03))
}

function share(value: number): number {
  return Math.min(Math.max(value, 0), 1)
}

/** Between two profiles of the same structure; what is no number comes from the nearer one. */
function between(from: Profile, to: Profile, way: number): Profile {
  const mix = (a: number, b: number) => a + (b - a) * way
  const marksBetween = (a: readonly Mark[], b: readonly Mark[]) =>
    a.map((mark, at) =>
      mark.map((value, part) => {
        const other = b[at]?.[part]
        return value === null || other === null || other === undefined ? value : mix(value, other)
      }),
    ) as unknown as Mark[]
  return {
    ...(way < 0.5 ? from : to),
    frontShare: mix(from.frontShare, to.frontShare),
    tyre: mix(from.tyre, to.tyre),
    rim: mix(from.rim, to.rim),
    sill: mix(from.sill, to.sill),
    belt: mix(from.belt, to.belt),
    handle: mix(from.handle, to.handle),
    doors: from.doors.map((door, at) => mix(door, to.doors[at] ?? door)),
    pillars: from.pillars.map((pillar, at) => {
      const other = to.pillars[at] ?? pillar
      return [mix(pillar[0], other[0]), mix(pillar[1], other[1]), mix(pillar[2], other[2])] as const
    }),
    outline: marksBetween(from.outline, to.outline),
    glass: marksBetween(from.glass, to.glass),
    crease: marksBetween(from.crease, to.crease),
    tail: marksBetween(from.tail, to.tail),
  }
}
