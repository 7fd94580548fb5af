import type { BodyShape, DrawnView, VehicleMeasure, View } from '#drawing/measure.ts'
import { busFront, busRear } from './parts/bus-ends.ts'
import { busSide } from './parts/bus-side.ts'
import { heavyTruckSide, lightTruckSide } from './parts/cargo-side.ts'
import { craneSide } from './parts/crane-side.ts'
import { dumpSide } from './parts/dump-side.ts'
import { fromAbove } from './parts/from-above.ts'
import { mixerSide } from './parts/mixer-side.ts'
import { tractorSide } from './parts/tractor.ts'
import { truckFront } from './parts/truck-front.ts'
import { truckRear } from './parts/truck-rear.ts'
import { vanFront, vanRear } from './parts/van-ends.ts'
import { vanSide } from './parts/van-side.ts'
import { newSheet, type DrawOptions, type Sheet } from './sheet.ts'

export const COMMERCIAL_SHAPES = [
  'van',
  'minibus',
  'bus',
  'light-truck',
  'heavy-truck',
  'tractor',
  'dump',
  'mixer',
  'special',
] as const satisfies readonly BodyShape[]
export type CommercialShape = (typeof COMMERCIAL_SHAPES)[number]

type Draw = (sheet: Sheet) => DrawnView

const SIDES: Record<CommercialShape, Draw> = {
  van: vanSide,
  minibus: vanSide,
  bus: busSide,
  'light-truck': lightTruckSide,
  'heavy-truck': heavyTruckSide,
  tractor: tractorSide,
  dump: dumpSide,
  mixer: mixerSide,
  special: craneSide,
}

/** Whether a body is drawn by the office of commercial vehicles. */
export function isCommercialShape(shape: BodyShape): shape is CommercialShape {
  return Object.hasOwn(SIDES, shape)
}

/**
 * One view of a commercial vehicle in real size, seen from its left, facing left. A special vehicle is drawn as a truck crane.
 * `paint` is six hex digits; every id begins with `prefix`. Throws a RangeError for the shape of a car.
 */
export function drawCommercial(view: View, measure: VehicleMeasure, options: DrawOptions): DrawnView {
  const { shape } = measure
  if (!isCommercialShape(shape)) throw new RangeError(`Not a commercial vehicle: ${shape}`)
  return drawing(view, shape)(newSheet(measure, options))
}

function drawing(view: View, shape: CommercialShape): Draw {
  if (view === 'top') return fromAbove
  if (view === 'side') return SIDES[shape]
  if (shape === 'bus') return view === 'front' ? busFront : busRear
  if (shape === 'van' || shape === 'minibus') return view === 'front' ? vanFront : vanRear
  return view === 'front' ? truckFront : truckRear
}
