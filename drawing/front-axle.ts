import { isCarShape, profileOf } from '#drawing/car/profiles/index.ts'
import { runningGear } from '#drawing/commercial/axles.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'

/** Where the drawings put the first axle: mm behind the foremost point. */
export function frontAxle(measure: VehicleMeasure): number {
  const { shape, lengthMm, wheelbaseMm } = measure
  return isCarShape(shape) ? Math.round((lengthMm - wheelbaseMm) * profileOf(measure).frontShare) : runningGear(measure).front
}
