import { isDrawable, type PaintedVehicle } from '#drawing/address.ts'
import { brandDesign, modelPaint } from '#drawing/brand-design.ts'
import type { BodyShape, PowerKind, VehicleMeasure } from '#drawing/measure.ts'
import { typicalMeasure } from '#drawing/typical-measure.ts'

/** What the catalogue tells of a vehicle that a drawing needs; lengths mm, weight kg, signs as on the wire. */
export type CatalogueVehicle = {
  bodyType: string
  autoType: string | null
  energyType: string
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  wheelbaseMm: number | null
  doors: number | null
  gvwKg: number | null
  axleConfig: string | null
  isOffRoad: boolean
  isSports: boolean
  brandSign: string
  modelName: string
}

/** Drawing measures of a vehicle; null where a measure is missing or cannot be one of a road vehicle. */
export function measureOf(car: CatalogueVehicle): VehicleMeasure | null {
  const { lengthMm, widthMm, heightMm, wheelbaseMm } = car
  if (lengthMm === null || widthMm === null || heightMm === null || wheelbaseMm === null) return null
  const measure = { ...typicalOf(car), lengthMm, widthMm, heightMm, wheelbaseMm }
  return isDrawable(measure) ? measure : null
}

/** The vehicle as it is drawn: by its own measures, else by those typical of its body. */
export function drawnVehicle(car: CatalogueVehicle): PaintedVehicle {
  return { measure: measureOf(car) ?? typicalOf(car), paint: modelPaint(car.brandSign, car.modelName) }
}

/** The body that is drawn for a catalogue's body type. */
export function shapeOf(
  car: Pick<CatalogueVehicle, 'bodyType' | 'autoType' | 'lengthMm' | 'heightMm' | 'gvwKg' | 'isOffRoad' | 'isSports' | 'doors'>,
): BodyShape {
  switch (car.bodyType) {
    case 'hatchback':
      return isBox(car) ? 'mini' : 'hatchback'
    case 'sedan':
      return car.isSports && car.doors !== null && car.doors <= 3 ? 'coupe' : 'sedan'
    case 'suv':
      return car.isOffRoad ? 'off-road' : 'suv'
    case 'truck':
      return isHeavyTruck(car) ? 'heavy-truck' : 'light-truck'
    default:
      return BODIES[car.bodyType] ?? AUTO_TYPES[car.autoType ?? ''] ?? 'suv'
  }
}

const BODIES: Readonly<Record<string, BodyShape>> = {
  mini: 'mini',
  coupe: 'coupe',
  convertible: 'convertible',
  wagon: 'wagon',
  crossover: 'crossover',
  off_road: 'off-road',
  mpv: 'mpv',
  pickup: 'pickup',
  van: 'van',
  minibus: 'minibus',
  bus: 'bus',
  tractor: 'tractor',
  dump: 'dump',
  mixer: 'mixer',
  special: 'special',
}
const AUTO_TYPES: Readonly<Record<string, BodyShape>> = { mini: 'mini', sedan: 'sedan', suv: 'suv', mpv: 'mpv', lcv: 'van' }

/** Short and high: a town car without a bonnet to speak of. */
function isBox({ lengthMm, heightMm }: Pick<CatalogueVehicle, 'lengthMm' | 'heightMm'>): boolean {
  return lengthMm !== null && heightMm !== null && lengthMm <= 4200 && heightMm / lengthMm >= 0.415
}

/** Light trucks end at 8 t of gross weight; where it is not known, their length tells. */
function isHeavyTruck({ gvwKg, lengthMm }: Pick<CatalogueVehicle, 'gvwKg' | 'lengthMm'>): boolean {
  return gvwKg === null ? (lengthMm ?? 0) > 7200 : gvwKg > 8000
}

function typicalOf(car: CatalogueVehicle): VehicleMeasure {
  const typical = typicalMeasure(shapeOf(car))
  return {
    ...typical,
    doors: car.doors !== null && car.doors >= 0 && car.doors <= 6 ? car.doors : typical.doors,
    axles: axlesOf(car.axleConfig) ?? typical.axles,
    power: powerOf(car.energyType),
    design: brandDesign(car.brandSign),
  }
}

/** `6x4` counts wheel ends: three axles. */
function axlesOf(config: string | null): VehicleMeasure['axles'] | null {
  const ends = Number(/^(\d+)[x×]/i.exec(config ?? '')?.[1] ?? 0)
  return ends === 4 || ends === 6 || ends === 8 ? ((ends / 2) as VehicleMeasure['axles']) : null
}

/** Only what is plugged in shows it; other hybrids look like their siblings with an engine. */
function powerOf(energyType: string): PowerKind {
  if (energyType === 'BEV' || energyType === 'FCEV') return 'bev'
  return energyType === 'PHEV' || energyType === 'EREV' ? 'hybrid' : 'ice'
}
