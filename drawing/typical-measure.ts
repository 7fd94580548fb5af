import type { BodyShape, VehicleMeasure } from '#drawing/measure.ts'

type Row = readonly [length: number, width: number, height: number, wheelbase: number, doors: number, axles: VehicleMeasure['axles']]

/** Middle measures of each body among vehicles on sale, mm. */
const TYPICAL: Readonly<Record<BodyShape, Row>> = {
  mini: [3300, 1550, 1600, 2200, 3, 2],
  hatchback: [4150, 1780, 1550, 2640, 5, 2],
  sedan: [4800, 1860, 1470, 2820, 4, 2],
  coupe: [4550, 1870, 1330, 2650, 2, 2],
  convertible: [4530, 1910, 1330, 2690, 2, 2],
  wagon: [4860, 1870, 1490, 2850, 5, 2],
  crossover: [4550, 1860, 1600, 2750, 5, 2],
  suv: [4700, 1900, 1710, 2780, 5, 2],
  'off-road': [4760, 1930, 1900, 2750, 5, 2],
  mpv: [5100, 1930, 1850, 3050, 5, 2],
  pickup: [5360, 1900, 1830, 3180, 4, 2],
  van: [5300, 1900, 2050, 3300, 4, 2],
  minibus: [5600, 1980, 2300, 3400, 4, 2],
  bus: [12_000, 2550, 3350, 6000, 2, 2],
  'light-truck': [5995, 2050, 2350, 3360, 2, 2],
  'heavy-truck': [8400, 2500, 3050, 4700, 2, 2],
  tractor: [6950, 2500, 3650, 4550, 2, 3],
  dump: [8600, 2500, 3350, 5150, 2, 3],
  mixer: [9200, 2500, 3900, 5200, 2, 3],
  special: [10_500, 2500, 3700, 5600, 2, 3],
}

/** A neutral vehicle of a body, for what has no measures of its own and for pictures that mean a type. */
export function typicalMeasure(shape: BodyShape): VehicleMeasure {
  const [lengthMm, widthMm, heightMm, wheelbaseMm, doors, axles] = TYPICAL[shape]
  return { shape, lengthMm, widthMm, heightMm, wheelbaseMm, doors, axles, power: 'bev', design: 'slim' }
}
