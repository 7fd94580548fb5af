import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { car, usedCar } from '#core/db/schema/catalogue.ts'
import { brandTypeFacet, modelColumn } from '#core/domain/car/index.ts'
import { anyOf, type Counted, mark, numberFacet, textFacet } from '#core/domain/facet/index.ts'
import { matchTerm } from '#core/domain/search-term/index.ts'
import { integerBound, soughtValues, type WishRange, type WishTerm, type WishValue } from '#core/domain/wish/index.ts'
import type { VersionFacts } from './read-versions.ts'
import { isOfVersions, USED_FACETS, type Known } from './used-facets.ts'

type Column = Pick<Counted<Known>, 'condition'>
type ValueName = WishValue['name']

const OWN: Partial<Record<ValueName, Column>> = {
  ...USED_FACETS,
  model: modelColumn(usedCar.brandId, usedCar.modelName),
  category: brandTypeFacet(usedCar.brandId),
  drive: textFacet(usedCar.driveType),
  transmission: textFacet(usedCar.transmission),
  // Where the stock does not say it, an engine may be of either.
  fuel: {
    condition: (values) => sql`(${usedCar.energyType} in ('ICE', 'MHEV') and coalesce(${usedCar.fuel} = any(${sql.param([...values])}::text[]), true))`,
  },
  burns: {
    condition: (values) => sql`(${usedCar.energyType} not in ('BEV', 'FCEV') and coalesce(${usedCar.fuel} = any(${sql.param([...values])}::text[]), true))`,
  },
  // What can be bought stands ready.
  lead_time: { condition: () => sql`${usedCar.status} = 'available'` },
  // Versions tell it (`6x4 Tractor`).
  axle: { condition: (values) => anyOf(values.map((value) => matchTerm(sql`${usedCar.searchText}`, value))) },
}
/** What only the catalogue of new cars knows of a model. */
const OF_MODEL: Partial<Record<ValueName, Column>> = {
  auto_type: textFacet(car.autoType),
  seats: numberFacet(car.seats),
  axle: textFacet(car.axleConfig),
  off_road: mark(car.isOffRoad),
  sports: mark(car.isSports),
}
const CENTS = 100
const OWN_RANGES: Partial<Record<WishRange['name'], { column: PgColumn; factor: number }>> = {
  price: { column: usedCar.fobPriceUsdCents, factor: CENTS },
  year: { column: usedCar.modelYear, factor: 1 },
  mileage: { column: usedCar.mileageKm, factor: 1 },
}
const RANGES_OF_MODEL: Partial<Record<WishRange['name'], PgColumn>> = { payload: car.payloadKg, seats: car.seats }

/** Condition of a term: one of its values, its range, or a text that holds it; of one that is not wanted, none of them. */
export function termCondition(term: WishTerm, known: Known): SQL {
  const { word, values, range, isText } = term
  if (term.isNot) return sql`not coalesce(${termCondition({ ...term, isNot: false }, known)}, false)`
  const byName = [...Map.groupBy(soughtValues(values, isText), ({ name }) => name)].map(([name, list]) => [name, list.map(({ value }) => value)] as const)
  return anyOf([
    ...byName.flatMap(([name, list]) => OWN[name]?.condition(list, known) ?? []),
    ...byName.flatMap(([name, list]) => ofModel(OF_MODEL[name]?.condition(list, known))),
    ...(range ? rangeCondition(range, known) : []),
    ...(isText ? [matchTerm(sql`${usedCar.searchText}`, word)] : []),
  ])
}

/** What terms ask for, as a key. */
export function termKey({ word, values, range, isText, isNot }: WishTerm): string {
  return JSON.stringify([isText ? word : '', values.map(({ name, value }) => `${name} ${value}`), range, ...(isNot ? ['not'] : [])])
}

function rangeCondition({ name, from, to }: WishRange, { versions }: Known): SQL[] {
  if (name === 'range' || name === 'power') return [isOfVersions(versions.where((facts) => isWithin(facts[name], from, to)))]
  const own = OWN_RANGES[name]
  if (own) return [between(own.column, from, to, own.factor)]
  const column = RANGES_OF_MODEL[name]
  return column ? ofModel(between(column, from, to, 1)) : []
}

/** True where every version that a unit may be of lies between the bounds: what may be outside is not claimed to be inside. */
function isWithin(span: VersionFacts['power'], from: number | null, to: number | null): boolean {
  return span !== null && (from === null || span.least >= from) && (to === null || span.most <= to)
}

function between(column: PgColumn, from: number | null, to: number | null, factor: number): SQL {
  return sql.join(
    [
      sql`true`,
      ...(from === null ? [] : [sql`${column} >= ${integerBound(from * factor)}`]),
      ...(to === null ? [] : [sql`${column} <= ${integerBound(to * factor)}`]),
    ],
    sql` and `,
  )
}

function ofModel(condition: SQL | undefined): SQL[] {
  return condition
    ? [
        sql`exists (select from ${car} where ${car.brandId} = ${usedCar.brandId} and ${car.modelName} = ${usedCar.modelName} and ${car.publishState} = 'published' and ${condition})`,
      ]
    : []
}
