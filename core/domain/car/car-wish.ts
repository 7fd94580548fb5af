import { sql, type SQL } from 'drizzle-orm'
import { car } from '#core/db/schema/catalogue.ts'
import { anyOf } from '#core/domain/facet/index.ts'
import { matchTerm } from '#core/domain/search-term/index.ts'
import { integerBound, soughtValues, type WishRange, type WishTerm, type WishValue } from '#core/domain/wish/index.ts'
import { CAR_COLUMNS, type CarColumn } from './car-facets.ts'
import type { KnownBrands } from './brand-facet.ts'

/** A value that cars are counted by. */
export type CarValue = { name: CarColumn; value: string }

const CENTS = 100
const RANGE_COLUMNS = {
  price: car.fobPriceUsdCents,
  range: car.rangeKm,
  power: car.powerKw,
  payload: car.payloadKg,
  year: car.modelYear,
  seats: car.seats,
} as const

/** The values that a term can be counted by, or null where it is met in other ways too. */
export function countedValues({ values, range, isText, isNot }: WishTerm): CarValue[] | null {
  return isText || isNot || range !== null || values.some(({ name }) => name in MAYBE) ? null : values.filter(isCounted)
}

/** Condition of a term: one of its values, its range, or a text that holds it; of one that is not wanted, none of them. */
export function termCondition(term: WishTerm, known: KnownBrands): SQL {
  const { word, values, range, isText } = term
  if (term.isNot) return isWithout(term, known)
  const sought = soughtValues(values, isText)
  const byName = Map.groupBy(sought.filter(isCounted), ({ name }) => name)
  return anyOf([
    ...[...byName].map(([name, list]) => CAR_COLUMNS[name].condition(textsOf(list), known)),
    ...[...Map.groupBy(sought, ({ name }) => name)].flatMap(([name, list]) => MAYBE[name]?.(textsOf(list)) ?? []),
    ...(range ? [rangeCondition(range)] : []),
    ...(isText ? [matchTerm(sql`${car.searchText}`, word)] : []),
  ])
}

/** A car that can be had in other colours too need not have the one that is not wanted. */
function isWithout({ values, ...term }: WishTerm, known: KnownBrands): SQL {
  const others = values.filter(({ name }) => name !== 'colour')
  const colours = textsOf(values.filter(({ name }) => name === 'colour'))
  const conditions = [
    ...(others.length > 0 ? [sql`not coalesce(${termCondition({ ...term, values: others, isNot: false }, known)}, false)`] : []),
    ...(colours.length > 0 ? [sql`(${car.colours} = '{}' or not ${car.colours} <@ ${sql.param(colours)}::text[])`] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function textsOf(values: readonly WishValue[]): string[] {
  return values.map(({ value }) => value)
}

function rangeCondition({ name, from, to }: WishRange): SQL {
  // Nothing was driven yet.
  if (name === 'mileage') return sql`false`
  const [column, factor] = [RANGE_COLUMNS[name], name === 'price' ? CENTS : 1]
  const bounds = [
    ...(from === null ? [] : [sql`${column} >= ${integerBound(from * factor)}`]),
    ...(to === null ? [] : [sql`${column} <= ${integerBound(to * factor)}`]),
  ]
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`
}

/** What may be so is found as well where the catalogue does not say: an engine of either fuel, a car of any colour. */
const MAYBE: Partial<Record<WishValue['name'], (values: readonly string[]) => SQL>> = {
  fuel: (values) => sql`(${car.energyType} in ('ICE', 'MHEV') and coalesce(${car.fuel} = any(${sql.param([...values])}::text[]), true))`,
  burns: (values) => sql`(${car.energyType} not in ('BEV', 'FCEV') and coalesce(${car.fuel} = any(${sql.param([...values])}::text[]), true))`,
  colour: (values) => sql`(${car.colours} = '{}' or ${car.colours} && ${sql.param([...values])}::text[])`,
}

function isCounted(value: WishValue): value is WishValue & CarValue {
  return value.name in CAR_COLUMNS && !(value.name in MAYBE)
}
