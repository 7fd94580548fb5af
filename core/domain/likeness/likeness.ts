import type { EnergyType, SteeringSide } from '#contract/vehicle.ts'

/** What vehicles are compared by; null: not known. `km` and `year` are of used units alone. */
export type Traits = {
  body: string | null
  autoType: string | null
  energy: EnergyType
  lengthMm: number | null
  gvwKg: number | null
  seats: number | null
  cents: number | null
  steering: SteeringSide | null
  km?: number | null
  year?: number | null
}

const FOR_PEOPLE = ['hatchback', 'sedan', 'coupe', 'convertible', 'wagon', 'crossover', 'suv', 'mpv', 'pickup']
const FOR_WORK = ['pickup', 'van', 'minibus', 'bus', 'truck', 'tractor', 'dump', 'mixer', 'special']

/** Bodies that serve a buyer next best, the nearest first. */
const NEXT_BEST: Readonly<Record<string, readonly string[]>> = {
  hatchback: ['sedan', 'crossover', 'wagon'],
  sedan: ['wagon', 'hatchback', 'coupe'],
  coupe: ['convertible', 'sedan'],
  convertible: ['coupe', 'sedan'],
  wagon: ['sedan', 'crossover', 'suv'],
  crossover: ['suv', 'hatchback'],
  suv: ['crossover', 'wagon'],
  mpv: ['minibus', 'suv'],
  pickup: ['truck', 'suv'],
  van: ['minibus', 'truck'],
  minibus: ['bus', 'mpv', 'van'],
  bus: ['minibus', 'van'],
  truck: ['dump', 'special', 'tractor', 'mixer'],
  tractor: ['truck', 'dump'],
  dump: ['truck', 'mixer', 'tractor'],
  mixer: ['dump', 'special', 'truck'],
  special: ['truck', 'mixer', 'dump'],
}

/** Where the energy comes from, from the plug alone to the pump alone: neighbours here are nearer to each other. */
const PLUG_TO_PUMP: Readonly<Record<EnergyType, number>> = { BEV: 0, FCEV: 0.2, EREV: 0.3, PHEV: 0.4, HEV: 0.7, MHEV: 0.9, ICE: 1, CNG: 1, LPG: 1 }

/** Another body outweighs all else together, so that a pickup's neighbours are pickups while there are any. */
const OTHER_BODY = 20
const KIN_BODY = 10
/** Each place further among kin. */
const PLACE = 0.5
/** What is not known of one of the two counts as a middling difference. */
const UNKNOWN = 0.5

/** Bodies to look at where there are not enough of `body`: those that serve next best, then the others of its use. None of a body that is not known. */
export function kinOf(body: string | null): readonly string[] {
  const nearest = body === null ? undefined : NEXT_BEST[body]
  if (body === null || nearest === undefined) return []
  const others = [FOR_PEOPLE, FOR_WORK].filter((use) => use.includes(body)).flat()
  return [...new Set([...nearest, ...others])].filter((one) => one !== body)
}

/**
 * How unlike two vehicles are, from the eyes of who looks at `of`: 0 is alike, and below ten the body is the same. Energy, size, seats, the steering
 * that can be had, age and distance driven weigh one each at most, the price two.
 */
export function unlikeness(of: Traits, other: Traits): number {
  return (
    bodyGap(of.body, other.body) +
    (of.autoType === other.autoType ? 0 : UNKNOWN) +
    Math.abs(PLUG_TO_PUMP[of.energy] - PLUG_TO_PUMP[other.energy]) +
    Math.max(gap(of.lengthMm, other.lengthMm, 1.25), of.gvwKg === null || other.gvwKg === null ? 0 : gap(of.gvwKg, other.gvwKg, 1.6)) +
    gap(of.seats, other.seats, 2) +
    2 * gap(of.cents, other.cents, 2) +
    (canBeSteeredAs(of.steering, other.steering) ? 0 : 1) +
    (of.km === undefined ? 0 : gap(tenThousands(of.km), tenThousands(other.km), 4)) +
    (of.year === undefined ? 0 : yearGap(of.year, other.year))
  )
}

function bodyGap(of: string | null, other: string | null): number {
  if (of !== null && of === other) return 0
  const place = other === null ? -1 : kinOf(of).indexOf(other)
  return place < 0 ? OTHER_BODY : KIN_BODY + place * PLACE
}

/** 0 for the same size, 1 where one is `whole` times the other or more. */
function gap(of: number | null, other: number | null, whole: number): number {
  if (of === null || other === null) return UNKNOWN
  return Math.min(1, Math.abs(Math.log(of / other)) / Math.log(whole))
}

/** Distances driven compare by proportion, and those of nearly new vehicles are all alike. */
function tenThousands(km: number | null | undefined): number | null {
  return km === null || km === undefined ? null : Math.max(1, km / 10_000)
}

const YEARS_APART = 5

function yearGap(of: number | null, other: number | null | undefined): number {
  return of === null || other === null || other === undefined ? UNKNOWN : Math.min(1, Math.abs(of - other) / YEARS_APART)
}

function canBeSteeredAs(of: SteeringSide | null, other: SteeringSide | null): boolean {
  return of === null || other === null || of === 'both' || other === 'both' || of === other
}
