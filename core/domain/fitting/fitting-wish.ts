import { sql, type SQL } from 'drizzle-orm'
import { fitting, fittingFit, fittingTranslation } from '#core/db/schema/index.ts'
import { matchInside } from '#core/domain/search-term/index.ts'
import type { PartTerm, Wish } from '#core/domain/wish/index.ts'
import type { Locale } from '#i18n/locales.ts'
import type { FitCar } from './fit-cars.ts'
import { fitsOneCar, fitsOneOf } from './fitting-facets.ts'

/** What a text asks of parts: what they are called, and the makers and models that they are to fit (`byd/Seal`). `isOwnOnly`: not what fits any vehicle. */
export type FittingWish = { parts: readonly PartTerm[]; brandSigns: readonly string[]; models: readonly string[]; isOwnOnly: boolean }

/** Kinds of vehicles as the catalogue's names of parts say them. */
const ENGLISH: Readonly<Record<string, string>> = { truck: 'truck', tractor: 'truck', dump: 'truck', pickup: 'pick up', suv: 'suv', bus: 'bus', minibus: 'bus' }

/** An English plural: the catalogue names one part. */
const PLURAL = /^[a-z]{3,}[^s]s$/

/** What of a wish is asked of parts: every word that names neither a part nor what it fits is one of its name. */
export function fittingWish({ terms: all, parts }: Pick<Wish, 'terms' | 'parts'>, { isOwnOnly = false } = {}): FittingWish {
  const terms = all.filter(({ isNot }) => !isNot)
  const named = (name: string) => [...new Set(terms.flatMap(({ values }) => values.flatMap((value) => (value.name === name ? [value.value] : []))))]
  const words = terms
    .filter(({ values, range }) => range === null && !values.some(({ name }) => name === 'brand' || name === 'model'))
    .map(({ word, typed, values, fuel }) => ({
      typed: word.split(' '),
      text: typed,
      words: (fuel ?? ENGLISH[values[0]?.value ?? ''] ?? word).split(' '),
      category: null,
    }))
  const [brandSigns, models] = [named('brand'), named('model')]
  // A word that many models have means those of the maker that is named.
  const own = models.filter((model) => brandSigns.some((sign) => model.startsWith(`${sign}/`)))
  return { parts: [...parts, ...words], brandSigns, models: own.length > 0 ? own : models, isOwnOnly }
}

/** Brands whose cars have to be known for a wish. */
export function brandsOfWish({ models }: FittingWish): string[] {
  return [...new Set(models.map((model) => model.slice(0, model.indexOf('/'))))]
}

/** Conditions of a wish, to be joined by AND. `cars`: those of `brandsOfWish`; `patterns`: all that parts have. */
export function wishConditions(wish: FittingWish, locale: Locale, { cars, patterns }: { cars: readonly FitCar[]; patterns: readonly string[] }): SQL[] {
  const { parts, brandSigns, models, isOwnOnly } = wish
  if (parts.length + brandSigns.length + models.length === 0) return [sql`false`]
  const names = new Set(models)
  const wanted = cars.filter(({ brandSign, modelName }) => names.has(`${brandSign}/${modelName}`))
  return [
    ...parts.map((part) => isCalled(part, locale)),
    ...(models.length > 0 ? [fitsOneCar(wanted, patterns)] : brandSigns.length > 0 ? [fitsOneOf(brandSigns)] : []),
    ...(isOwnOnly ? [sql`not ${isUniversal()}`] : []),
  ]
}

/** True where a wish names what its parts are to fit. */
export function namesVehicle({ brandSigns, models }: FittingWish): boolean {
  return brandSigns.length + models.length > 0
}

/** True of a part that fits any vehicle. */
export function isUniversal(): SQL {
  return sql`exists (select from ${fittingFit} where ${fittingFit.fittingId} = ${fitting.id} and ${fittingFit.pattern} like '*/%')`
}

// Each place is asked for ids of its own, so that each has its index; joined by "or" neither would be used.
function isCalled({ typed, words, category }: PartTerm, locale: Locale): SQL {
  const own = category === null ? and(words.map((word) => holds(sql`own.search_text`, word))) : sql`own.category = ${category}`
  return sql`${fitting.id} in (
    select own.id from ${fitting} as own where ${own}
    union all
    select ${fittingTranslation.fittingId} from ${fittingTranslation}
    where ${fittingTranslation.locale} = ${locale} and ${fittingTranslation.publishState} = 'published'
      and ${and(typed.map((word) => matchInside(sql`${fittingTranslation.searchText}`, word)))})`
}

function holds(searchText: SQL, word: string): SQL {
  if (!PLURAL.test(word)) return matchInside(searchText, word)
  return sql`(${matchInside(searchText, word)} or ${matchInside(searchText, word.slice(0, -1))})`
}

function and(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`false` : sql.join([...conditions], sql` and `)
}
