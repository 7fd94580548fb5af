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

/**
 * What of a wish is asked of new cars. They have no colour before they are ordered, so that word narrows nothing down; a mileage they
 * cannot meet.
 */
export function carTerms(terms: readonly WishTerm[]): WishTerm[] {
  return terms.filter(({ values, isText, range }) => isText || range !== null || values.length === 0 || values.some(({ name }) => name !== 'colour'))
}

/** The values that a term can be counted by, or null where it is met in other ways too. */
export function countedValues({ values, range, isText }: WishTerm): CarValue[] | null {
  return isText || range !== null ? null : values.filter(isCounted)
}

/** Condition of a term: one of its values, its range, or a text that holds it. */
export function termCondition({ word, values, range, isText }: WishTerm, known: KnownBrands): SQL {
  const byName = Map.groupBy(soughtValues(values, isText).filter(isCounted), ({ name }) => name)
  return anyOf([
    ...[...byName].map(([name, list]) =>
      CAR_COLUMNS[name].condition(
        list.map(({ value }) => value),
        known,
      ),
    ),
    ...(range ? [rangeCondition(range)] : []),
    ...(isText ? [matchTerm(sql`${car.searchText}`, word)] : []),
  ])
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

function isCounted(value: WishValue): value is WishValue & CarValue {
  return value.name in CAR_COLUMNS
}
