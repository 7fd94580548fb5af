import { ENGINE_BANDS } from '#contract/car.ts'
import { EQUIPMENT, FILTER_EQUIPMENT } from '#contract/equipment-values.ts'
import { AUTO_TYPES, BODY_TYPES, COLOURS, ENERGY_TYPES, DRIVING_SIDES, FUELS, LEAD_TIMES, type FacetName } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import { bandFacet, type Counted, eitherFacet, type Facets, limitFacet, listFacet, mark, numberFacet, textFacet } from '#core/domain/facet/index.ts'
import { brandFacet, brandTypeFacet, type KnownBrands } from './brand-facet.ts'
import { modelColumn } from './model-column.ts'
import { PRICE_BAND_CENTS } from './price-band.ts'

/** The facets of the car list, in display order. */
export const CAR_FACETS: Facets<FacetName, KnownBrands> = {
  brand: brandFacet(car.brandId),
  price: bandFacet(car.fobPriceUsdCents, new Map(Object.entries(PRICE_BAND_CENTS))),
  energy: textFacet(car.energyType, ENERGY_TYPES),
  auto_type: textFacet(car.autoType, AUTO_TYPES),
  body: textFacet(car.bodyType, BODY_TYPES),
  fuel: textFacet(car.fuel, FUELS),
  drive: textFacet(car.driveType, ['FWD', 'RWD', 'AWD', '4WD']),
  engine: bandFacet(car.displacementCc, engineBands()),
  transmission: textFacet(car.transmission, ['MT', 'AT', 'AMT', 'DCT', 'CVT', 'e-CVT', 'single-speed']),
  charge_port: textFacet(car.chargePort),
  // By name: roman numerals, of heavy vehicles, stand before arabic ones, of light ones.
  emission: textFacet(car.emissionStandard),
  steering: eitherFacet(car.steering, DRIVING_SIDES, 'both'),
  seats: numberFacet(car.seats),
  year: numberFacet(car.modelYear, { isDescending: true }),
  colour: listFacet(car.colours, COLOURS),
  lead_time: limitFacet(car.leadTimeDays, LEAD_TIMES),
  equipment: listFacet(car.equipment, EQUIPMENT, { needsAll: true, unoffered: EQUIPMENT.filter((sign) => !FILTER_EQUIPMENT.includes(sign)) }),
  category: brandTypeFacet(car.brandId),
}

/** What cars can be asked to be: a facet, a model, or one of the two marks. */
export type CarColumn = FacetName | 'model' | 'axle' | 'off_road' | 'sports'

/** All that cars are counted by. */
export const CAR_COLUMNS: Readonly<Record<CarColumn, Counted<KnownBrands>>> = {
  ...CAR_FACETS,
  model: modelColumn(car.brandId, car.modelName),
  axle: textFacet(car.axleConfig),
  off_road: mark(car.isOffRoad),
  sports: mark(car.isSports),
}

// The contract's bounds are of whole cc, the lower one exclusive and the upper one inclusive.
function engineBands() {
  return new Map(Object.entries(ENGINE_BANDS).map(([name, [above, upTo]]) => [name, { from: above + 1, to: upTo === null ? null : upTo + 1 }]))
}
