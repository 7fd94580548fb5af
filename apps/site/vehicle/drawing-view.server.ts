import type { CarCard } from '#contract/car.ts'
import { drawingHref, type Drawing, type PaintedVehicle } from '#drawing/address.ts'
import { drawingSize } from '#drawing/draw-document.ts'
import { drawnVehicle, measureOf, type CatalogueVehicle } from '#drawing/from-car.ts'
import type { BodyShape } from '#drawing/measure.ts'
import { typicalMeasure } from '#drawing/typical-measure.ts'
import type { DrawingView } from './drawing-view.ts'

/** What a car's drawing is made from, of a card or a detail. */
export function vehicleOf(card: CarCard): PaintedVehicle {
  return drawnVehicle(catalogueVehicle(card))
}

/** True if the drawing has the car's own measures, not those typical of its body. */
export function isMeasured(card: CarCard): boolean {
  return measureOf(catalogueVehicle(card)) !== null
}

function catalogueVehicle(card: CarCard): CatalogueVehicle {
  return {
    bodyType: card.body_type,
    autoType: card.auto_type,
    energyType: card.energy_type,
    lengthMm: card.length_mm,
    widthMm: card.width_mm,
    heightMm: card.height_mm,
    wheelbaseMm: card.wheelbase_mm,
    doors: card.doors,
    gvwKg: card.gvw_kg,
    axleConfig: card.axle_config,
    isOffRoad: card.is_off_road,
    isSports: card.is_sports,
    brandSign: card.brand_sign,
    modelName: card.model_name,
  }
}

/** The address of a drawing with its size at `width` px. */
export function drawingView(drawing: Drawing, width: number): DrawingView {
  return { src: drawingHref(drawing), ...drawingSize(drawing, width) }
}

/** The side view of a car on the stage of its card. */
export function cardDrawing(card: CarCard): DrawingView {
  return drawingView({ kind: 'side', vehicle: vehicleOf(card), framing: 'stage' }, CARD_WIDTH)
}

const CARD_WIDTH = 480

/** The body drawn for a type, in its paint. */
const TYPES: Readonly<Record<string, readonly [BodyShape, string]>> = {
  mini: ['mini', 'e6e8e6'],
  sedan: ['sedan', 'c0c5c8'],
  suv: ['suv', '8a968f'],
  mpv: ['mpv', 'a89f90'],
  lcv: ['pickup', '7d8fa0'],
  electric: ['hatchback', 'c0c5c8'],
  'plug-in-hybrid': ['crossover', 'e6e8e6'],
  'extended-range': ['suv', '5b656d'],
  'off-road': ['off-road', 'a89f90'],
  'sports-car': ['coupe', '2f4a63'],
  accessories: ['wagon', 'e6e8e6'],
  pickup: ['pickup', 'a89f90'],
  van: ['van', 'e6e8e6'],
  truck: ['heavy-truck', '7d8fa0'],
  tractor: ['tractor', '2f4a63'],
  bus: ['bus', 'e6e8e6'],
}

/** The drawing of a type of the products panel. */
export function typeDrawing(sign: string): DrawingView {
  const [shape, paint] = TYPES[sign] ?? ['suv', 'c0c5c8']
  return drawingView({ kind: 'side', vehicle: { measure: typicalMeasure(shape), paint }, framing: 'stage' }, CARD_WIDTH)
}
