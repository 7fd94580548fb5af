import { sql, type SQL } from 'drizzle-orm'
import { MILEAGE_BANDS, USED_CAR_STATUSES, USED_PRICE_BANDS, type UsedFacetName } from '#contract/used-values.ts'
import { BODY_TYPES, DRIVE_TYPES, DRIVING_SIDES, ENERGY_TYPES, TRANSMISSIONS } from '#contract/vehicle.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import { brandFacet, type BrandNames } from '#core/domain/car/index.ts'
import { bandFacet, bandsOfNames, eitherFacet, type Facet, type Facets, numberFacet, textFacet } from '#core/domain/facet/index.ts'
import type { SeriesBodies } from './read-series.ts'

/** What facets of used cars are read with. */
export type Known = { brands: BrandNames; bodies: SeriesBodies }

const CENTS = 100

/** The facets of the used stock, in display order. */
export const USED_FACETS: Facets<UsedFacetName, Known> = {
  brand: brandFacet(usedCar.brandId),
  price: bandFacet(usedCar.fobPriceUsdCents, bandsOfNames(USED_PRICE_BANDS, CENTS)),
  year: numberFacet(usedCar.modelYear, { isDescending: true }),
  mileage: bandFacet(usedCar.mileageKm, bandsOfNames(MILEAGE_BANDS)),
  energy: textFacet(usedCar.energyType, ENERGY_TYPES),
  body: bodyFacet(),
  transmission: textFacet(usedCar.transmission, TRANSMISSIONS),
  drive: textFacet(usedCar.driveType, DRIVE_TYPES),
  steering: eitherFacet(usedCar.steering, DRIVING_SIDES, 'both'),
  colour: textFacet(usedCar.colourExterior),
  port: textFacet(usedCar.portOfLoading),
  status: textFacet(usedCar.status, USED_CAR_STATUSES),
}

/** The body of a unit is that of its model, which the catalogue of new cars knows. */
function bodyFacet(): Facet<Known> {
  return {
    key: { name: 'series', sql: sql`array[${usedCar.brandId}::text, ${usedCar.modelName}]` },
    valueOf: (cell, { bodies }) => {
      const [brandId, modelName = ''] = Array.isArray(cell) ? cell : []
      return bodies.bodyOf({ brandId: Number(brandId), modelName })
    },
    condition: (values, { bodies }) => isOfSeries(bodies.ofBodies(new Set(values))),
    order: () => BODY_TYPES,
  }
}

function isOfSeries(series: ReturnType<SeriesBodies['ofBodies']>): SQL {
  const [brandIds, names] = [series.map(({ brandId }) => brandId), series.map(({ modelName }) => modelName)]
  return sql`(${usedCar.brandId}, ${usedCar.modelName}) in (select * from unnest(${sql.param(brandIds)}::bigint[], ${sql.param(names)}::text[]))`
}
