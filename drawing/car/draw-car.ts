import type { DrawnView, VehicleMeasure, View } from '#drawing/measure.ts'
import { withDoors } from './doors.ts'
import { drawFront } from './front.ts'
import { bodyOf, profileOf, type CarShape } from './profiles/index.ts'
import { drawRear } from './rear.ts'
import { drawSide } from './side.ts'
import { drawTop } from './top.ts'

/** Draws a passenger car or pickup; a shape that is not one of these is drawn as an SUV. */
export function drawCar(view: View, measure: VehicleMeasure, look: { paint: string; prefix: string }): DrawnView {
  return lightened(viewOf(view, measure, bodyOf(measure), look))
}

function viewOf(view: View, measure: VehicleMeasure, shape: CarShape, look: { paint: string; prefix: string }): DrawnView {
  if (view === 'front') return drawFront(measure, shape, look)
  if (view === 'rear') return drawRear(measure, shape, look)
  if (view === 'top') return drawTop(measure, shape, look)
  return drawSide(measure, withDoors(profileOf(measure), measure.doors), look)
}

// What most lines say is said once around them all.
function lightened(drawn: DrawnView): DrawnView {
  const markup = drawn.markup.replaceAll(' fill="none"', '').replaceAll(' stroke-linecap="round"', '').replaceAll(' stroke-width="5"', '')
  return { ...drawn, markup: `<g fill="none" stroke-linecap="round" stroke-width="5">${markup}</g>` }
}
