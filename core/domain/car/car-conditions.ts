import { sql, type SQL } from 'drizzle-orm'
import { ENGINE_BANDS } from '#contract/car.ts'
import { type FacetName } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import { matchWord } from '#core/domain/word/index.ts'
import type { BrandName, BrandNames } from './brand-names.ts'
import type { CarSelection } from './car-selection.ts'
import { PRICE_BAND_CENTS } from './price-band.ts'
import type { TallyName } from './tally-name.ts'

const TEXT_COLUMNS = {
  energy: car.energyType,
  auto_type: car.autoType,
  body: car.bodyType,
  drive: car.driveType,
  transmission: car.transmission,
  emission: car.emissionStandard,
  steering: car.steering,
} as const
const NUMBER_COLUMNS = { seats: car.seats, year: car.modelYear } as const

const LATIN = /^[a-z0-9 ]+$/

/** Conditions of a published car of a published brand. */
export function publishedConditions(brands: BrandNames): SQL[] {
  const published = sql`${car.publishState} = 'published'`
  return brands.hasHidden
    ? [
        published,
        isOneOf(
          car.brandId,
          brands.list.map((entry) => entry.id),
          'bigint',
        ),
      ]
    : [published]
}

/** Conditions of a selection, to be joined by AND; the words among them. */
export function selectionConditions(selection: CarSelection, brands: BrandNames): SQL[] {
  const facets = Object.entries(selection.facets).map(([name, values]) => condition(name as FacetName, [...values], brands))
  const types = selection.types ? [anyOf(selection.types.map((rule) => condition(rule.name, [rule.value], brands)))] : []
  return [...types, ...facets, ...wordConditions(selection.words, brands)]
}

/**
 * Conditions of the words alone; none for null. A word that names a type is met by the type, and by a text that holds it where it is
 * Latin: names of models hold such words (`Mini EV`), and none in other scripts, which would cost a look at every text.
 */
export function wordConditions(words: CarSelection['words'], brands: BrandNames): SQL[] {
  if (words === null) return []
  if (words.length === 0) return [sql`false`]
  return words.map(({ word, rules }) => {
    const isHeld = rules.length > 0 && !LATIN.test(word) ? [] : [matchWord(sql`${car.searchText}`, word)]
    return anyOf([...isHeld, ...rules.map((rule) => condition(rule.name, [rule.value], brands))])
  })
}

function condition(name: TallyName, values: readonly string[], brands: BrandNames): SQL {
  switch (name) {
    case 'brand':
      return isOfBrands(brands, (entry) => values.includes(entry.sign))
    case 'category':
      return isOfBrands(brands, (entry) => values.includes(String(entry.type)))
    case 'price':
      return anyOf(values.map(priceCondition))
    case 'engine':
      return anyOf(values.map(engineCondition))
    case 'seats':
    case 'year':
      return isOneOf(NUMBER_COLUMNS[name], values.filter((value) => /^\d{1,9}$/.test(value)).map(Number), 'integer')
    case 'off_road':
      return sql`${car.isOffRoad}`
    case 'sports':
      return sql`${car.isSports}`
    default:
      return isOneOf(TEXT_COLUMNS[name], values, 'text')
  }
}

function isOfBrands(brands: BrandNames, isWanted: (entry: BrandName) => boolean): SQL {
  return isOneOf(
    car.brandId,
    brands.list.filter(isWanted).map((entry) => entry.id),
    'bigint',
  )
}

function priceCondition(value: string): SQL {
  if (!Object.hasOwn(PRICE_BAND_CENTS, value)) return sql`false`
  const { from, to } = PRICE_BAND_CENTS[value as keyof typeof PRICE_BAND_CENTS]
  const above = sql`${car.fobPriceUsdCents} >= ${from}`
  return to === null ? above : sql`(${above} and ${car.fobPriceUsdCents} < ${to})`
}

function engineCondition(value: string): SQL {
  if (!Object.hasOwn(ENGINE_BANDS, value)) return sql`false`
  const [above, upTo] = ENGINE_BANDS[value as keyof typeof ENGINE_BANDS]
  const more = sql`${car.displacementCc} > ${above}`
  return upTo === null ? more : sql`(${more} and ${car.displacementCc} <= ${upTo})`
}

function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`
}

type Column = (typeof TEXT_COLUMNS)[keyof typeof TEXT_COLUMNS] | (typeof NUMBER_COLUMNS)[keyof typeof NUMBER_COLUMNS] | typeof car.brandId

// One array parameter: the statement's text is the same for any number of values. One value stays an equation, which indexes like.
function isOneOf(column: Column, values: readonly (string | number)[], type: 'text' | 'integer' | 'bigint'): SQL {
  if (values.length === 1) return sql`${column} = ${sql.param(values[0])}`
  return sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`
}
