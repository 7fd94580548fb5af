import type { BodyShape, DrawnView, VehicleMeasure, View } from '#drawing/measure.ts'
import { busSide } from './parts/bus-side.ts'
import { heavyTruckSide, lightTruckSide } from './parts/cargo-side.ts'
import { craneSide } from './parts/crane-side.ts'
import { dumpSide } from './parts/dump-side.ts'
import { mixerSide } from './parts/mixer-side.ts'
import { tractorSide } from './parts/tractor.ts'
import { truckFront } from './parts/truck-front.ts'
import { truckRear } from './parts/truck-rear.ts'
import { vanSide } from './parts/van-side.ts'
import { newSheet, type DrawOptions, type Sheet } from './sheet.ts'

export function drawCommercial(view: View, measure: VehicleMeasure, options: DrawOptions): DrawnView {
  const s = newSheet(measure, options)
  const by: any = { bus: busSide, van: vanSide, minibus: vanSide, tractor: tractorSide, dump: dumpSide, mixer: mixerSide, special: craneSide, 'light-truck': lightTruckSide, 'heavy-truck': heavyTruckSide }
  if (view === 'front') return truckFront(s)
  if (view === 'rear') return truckRear(s)
  return (by[measure.shape] ?? tractorSide)(s)
}
