import type { BodyShape, VehicleMeasure } from '#drawing/measure.ts'

/** Where the axles stand behind the foremost point and how big the wheels are, mm. */
export type RunningGear = {
  /** The first axle, the last steered one in front, the first one behind, the last of all. */
  front: number
  lastSteered: number
  firstDriven: number
  last: number
  axles: readonly number[]
  steered: number
  radius: number
  rim: number
}

/** Space between the axles of a tandem: the trade's common 1,350 mm, 1,400 mm on coaches. */
const TANDEM = 1350
const COACH_TANDEM = 1400

/** Front overhang as a share of what the wheelbase leaves, and its upper bound in mm. */
const OVERHANG: Partial<Record<BodyShape, readonly [share: number, most: number]>> = {
  van: [0.455, 1050],
  minibus: [0.47, 1120],
  bus: [0.437, 2800],
  'light-truck': [0.44, 1150],
  'heavy-truck': [0.46, 1440],
  tractor: [0.615, 1500],
  dump: [0.52, 1540],
  mixer: [0.52, 1540],
  special: [0.61, 4400],
}

/** The running gear of a commercial vehicle from its measures. */
export function runningGear(measure: VehicleMeasure): RunningGear {
  const { shape, lengthMm, wheelbaseMm, axles } = measure
  const [share, most] = OVERHANG[shape] ?? [0.45, 1100]
  const front = Math.round(Math.min((lengthMm - wheelbaseMm) * share, most))
  const last = front + wheelbaseMm
  const [radius, rim] = wheelSize(measure)
  // Two tyres never touch, however short the vehicle.
  const tandem = Math.round(Math.max(Math.min(shape === 'bus' ? COACH_TANDEM : TANDEM, wheelbaseMm * 0.3), radius * 2 + 60))
  const firstDriven = axles === 2 ? last : last - tandem
  const lastSteered = axles === 4 ? front + Math.round(Math.min(Math.max(wheelbaseMm * 0.2901, 1800), 1950)) : front
  const places = [...new Set([front, lastSteered, firstDriven, last])]
  return { front, lastSteered, firstDriven, last, axles: places, steered: axles === 4 ? 2 : 1, radius, rim }
}

function wheelSize({ shape, lengthMm }: VehicleMeasure): readonly [radius: number, rim: number] {
  if (shape === 'bus') return [480, 292]
  if (shape === 'van' || shape === 'minibus') return lengthMm < 4700 ? [312, 196] : [340, 214]
  if (shape === 'light-truck') return lengthMm < 5000 ? [290, 178] : [360, 214]
  if (shape === 'heavy-truck') return lengthMm < 7500 ? [430, 256] : [505, 288]
  return [530, 296]
}
