import { sql, type SQL } from 'drizzle-orm'
import { EQUIPMENT, FILTER_EQUIPMENT } from '#contract/equipment-values.ts'
import { MILEAGE_BANDS, USED_CAR_STATUSES, USED_PRICE_BANDS, type UsedFacetName } from '#contract/used-values.ts'
import { BODY_TYPES, COLOURS, DRIVE_TYPES, DRIVING_SIDES, ENERGY_TYPES, FUELS, TRANSMISSIONS } from '#contract/vehicle.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import { brandFacet, type BrandNames } from '#core/domain/car/index.ts'
import { bandFacet, bandsOfNames, eitherFacet, type Facet, type Facets, listFacet, numberFacet, textFacet } from '#core/domain/facet/index.ts'
import type { SeriesBodies } from './read-series.ts'
import type { VersionFacts, Versions, VersionsKey } from './read-versions.ts'

/** What facets of used cars are read with. */
export type Known = { brands: BrandNames; bodies: SeriesBodies; versions: Versions }

const CENTS = 100

/** The facets of the used stock, in display order. */
export const USED_FACETS: Facets<UsedFacetName, Known> = {
  brand: brandFacet(usedCar.brandId),
  price: bandFacet(usedCar.fobPriceUsdCents, bandsOfNames(USED_PRICE_BANDS, CENTS)),
  year: numberFacet(usedCar.modelYear, { isDescending: true }),
  mileage: bandFacet(usedCar.mileageKm, bandsOfNames(MILEAGE_BANDS)),
  energy: textFacet(usedCar.energyType, ENERGY_TYPES),
  body: bodyFacet(),
  fuel: textFacet(usedCar.fuel, FUELS),
  transmission: textFacet(usedCar.transmission, TRANSMISSIONS),
  drive: textFacet(usedCar.driveType, DRIVE_TYPES),
  charge_port: versionsFacet(({ chargePort }) => chargePort),
  steering: eitherFacet(usedCar.steering, DRIVING_SIDES, 'both'),
  seats: versionsFacet(({ seats }) => seats),
  colour: textFacet(usedCar.colourExterior, COLOURS),
  equipment: listFacet(usedCar.equipment, EQUIPMENT, { needsAll: true, unoffered: EQUIPMENT.filter((sign) => !FILTER_EQUIPMENT.includes(sign)) }),
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

/** What a unit does not carry itself, and all versions that it may be of share. */
function versionsFacet(read: (facts: VersionFacts) => string | null): Facet<Known> {
  return {
    key: { name: 'versions', sql: sql`array[${usedCar.brandId}::text, ${usedCar.modelName}, ${usedCar.energyType}]` },
    valueOf: (cell, { versions }) => {
      const [brandId, modelName = '', energyType = ''] = Array.isArray(cell) ? cell : []
      // The table's check lets no other value in.
      const facts = versions.of({ brandId: Number(brandId), modelName, energyType: energyType as VersionsKey['energyType'] })
      return facts && read(facts)
    },
    condition: (values, { versions }) => isOfVersions(versions.where((facts) => values.includes(read(facts) ?? ''))),
  }
}

/** Units of one of the models with what drives them. */
export function isOfVersions(keys: readonly VersionsKey[]): SQL {
  const columns = [keys.map(({ brandId }) => brandId), keys.map(({ modelName }) => modelName), keys.map(({ energyType }) => energyType)]
  const [brandIds, names, energies] = columns.map((column) => sql.param(column))
  return sql`(${usedCar.brandId}, ${usedCar.modelName}, ${usedCar.energyType}) in (
    select * from unnest(${brandIds}::bigint[], ${names}::text[], ${energies}::text[]))`
}

function isOfSeries(series: ReturnType<SeriesBodies['ofBodies']>): SQL {
  const [brandIds, names] = [series.map(({ brandId }) => brandId), series.map(({ modelName }) => modelName)]
  return sql`(${usedCar.brandId}, ${usedCar.modelName}) in (select * from unnest(${sql.param(brandIds)}::bigint[], ${sql.param(names)}::text[]))`
}
