import type { UsedCarCard } from '#contract/used-car.ts'
import type { PaintedVehicle } from '#drawing/address.ts'
import { drawnVehicle } from '#drawing/from-car.ts'
import { drawingView } from './drawing-view.server.ts'
import type { DrawingView } from './drawing-view.ts'
import { unitPaint } from './unit-paint.server.ts'

const CARD_WIDTH = 480

/** What a used unit's drawing is made from: the measures of its model, in its own paint where that is known. */
export function unitVehicle(unit: UsedCarCard): PaintedVehicle {
  const { series } = unit
  const vehicle = drawnVehicle({
    bodyType: series.body_type ?? '',
    autoType: series.auto_type,
    energyType: unit.energy_type,
    lengthMm: series.length_mm,
    widthMm: series.width_mm,
    heightMm: series.height_mm,
    wheelbaseMm: series.wheelbase_mm,
    doors: series.doors,
    gvwKg: series.gvw_kg,
    axleConfig: series.axle_config,
    isOffRoad: series.is_off_road,
    isSports: series.is_sports,
    brandSign: unit.brand_sign,
    modelName: unit.model_name,
  })
  return { ...vehicle, paint: unitPaint(unit.colour_exterior) ?? vehicle.paint }
}

/** The side view of a unit on the stage of its card. */
export function unitDrawing(unit: UsedCarCard): DrawingView {
  return drawingView({ kind: 'side', vehicle: unitVehicle(unit), framing: 'stage' }, CARD_WIDTH)
}
