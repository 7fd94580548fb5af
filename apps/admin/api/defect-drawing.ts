import type { DefectDrawing, UsedCarSeries } from '#contract/used-car.ts'
import { defectMapHref, defectMapOf } from '#drawing/defect-address.ts'
import { defectMapSize, defectZones } from '#drawing/defect-map.ts'
import { drawnVehicle } from '#drawing/from-car.ts'

const WIDTH = 640
/** A place that no drawing has: the map carries no mark. */
const NOWHERE = 'unspecified'

/** The drawing of a model on which the findings of a unit are marked. */
export function defectDrawing(series: UsedCarSeries & { brand_sign: string }, modelName: string, energyType: string): DefectDrawing {
  const vehicle = drawnVehicle({
    bodyType: series.body_type ?? '',
    autoType: series.auto_type,
    energyType,
    lengthMm: series.length_mm,
    widthMm: series.width_mm,
    heightMm: series.height_mm,
    wheelbaseMm: series.wheelbase_mm,
    doors: series.doors,
    gvwKg: series.gvw_kg,
    axleConfig: series.axle_config,
    isOffRoad: series.is_off_road,
    isSports: series.is_sports,
    brandSign: series.brand_sign,
    modelName,
  })
  return { src: defectMapHref(defectMapOf(vehicle, [NOWHERE])), ...defectMapSize(vehicle.measure, WIDTH), zones: defectZones(vehicle.measure) }
}
