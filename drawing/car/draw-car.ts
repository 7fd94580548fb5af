import type { DrawnView, VehicleMeasure, View } from '#drawing/measure.ts'
import { isCarShape, PROFILES } from './profiles/index.ts'
import { drawSide } from './side.ts'

/** Draws a passenger car or pickup; a shape that is not one of these is drawn as an SUV. */
export function drawCar(view: View, measure: VehicleMeasure, look: { paint: string; prefix: string }): DrawnView {
  const profile = PROFILES[isCarShape(measure.shape) ? measure.shape : 'suv']
  return drawSide(measure, profile, look)
}
