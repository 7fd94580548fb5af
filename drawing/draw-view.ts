import { drawCar } from '#drawing/car/draw-car.ts'
import { drawCommercial } from '#drawing/commercial/draw-commercial.ts'
import type { BodyShape, DrawnView, Paint, VehicleMeasure, View } from '#drawing/measure.ts'

const CAR_SHAPES: ReadonlySet<BodyShape> = new Set([
  'mini',
  'hatchback',
  'sedan',
  'coupe',
  'convertible',
  'wagon',
  'crossover',
  'suv',
  'off-road',
  'mpv',
  'pickup',
])

/**
 * Draws one view of a vehicle in real size (mm) from its measures alone: the same input gives the same bytes.
 * `paint` is six hex digits without `#`; ids in the markup begin with `prefix`, so that several views share a document.
 */
export function drawView(view: View, measure: VehicleMeasure, look: { paint: Paint; prefix: string }): DrawnView {
  return CAR_SHAPES.has(measure.shape) ? drawCar(view, measure, look) : drawCommercial(view, measure, look)
}
