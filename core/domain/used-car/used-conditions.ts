import { sql, type SQL } from 'drizzle-orm'
import type { UsedFacetName } from '#contract/used-values.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { BrandNames } from '#core/domain/car/index.ts'
import { matchWord } from '#core/domain/word/index.ts'
import type { SeriesBodies } from './read-series.ts'
import { MILEAGE_BOUNDS, PRICE_BOUNDS, type Band } from './used-bands.ts'
import type { UsedSelection } from './used-selection.ts'

/** What conditions are made with. */
export type Known = { brands: BrandNames; bodies: SeriesBodies }

/** Condition of a published unit of a published brand that holds all words (null: any). */
export function stockCondition(words: UsedSelection['words'], brands: BrandNames): SQL {
  const conditions = [sql`${usedCar.publishState} = 'published'`]
  if (brands.hasHidden) conditions.push(isOfBrands(brands.list.map((entry) => entry.id)))
  if (words)
    conditions.push(
      words.length === 0
        ? sql`false`
        : sql.join(
            words.map((word) => matchWord(sql`${usedCar.searchText}`, word)),
            sql` and `,
          ),
    )
  return sql.join(conditions, sql` and `)
}

/** Condition of a whole selection: OR inside a facet, AND across. */
export function selectionCondition({ facets, words }: UsedSelection, known: Known): SQL {
  const chosen = Object.entries(facets).map(([name, values]) => facetCondition(name as UsedFacetName, values, known))
  return sql.join([stockCondition(words, known.brands), ...chosen], sql` and `)
}

function facetCondition(name: UsedFacetName, values: ReadonlySet<string>, { brands, bodies }: Known): SQL {
  switch (name) {
    case 'brand':
      return isOfBrands(brands.list.filter((entry) => values.has(entry.sign)).map((entry) => entry.id))
    case 'price':
      return isInBands(sql`${usedCar.fobPriceUsdCents}`, PRICE_BOUNDS, values)
    case 'mileage':
      return isInBands(sql`${usedCar.mileageKm}`, MILEAGE_BOUNDS, values)
    case 'year':
      return sql`${usedCar.modelYear} = any(${sql.param([...values].filter((value) => /^\d{1,4}$/.test(value)).map(Number))}::integer[])`
    case 'body':
      return isOfSeries(bodies.ofBodies(values))
    case 'energy':
      return isOneOf(sql`${usedCar.energyType}`, values)
    case 'steering':
      return isOneOf(sql`${usedCar.steering}`, values)
    case 'port':
      return isOneOf(sql`${usedCar.portOfLoading}`, values)
    case 'status':
      return isOneOf(sql`${usedCar.status}`, values)
  }
}

function isOfBrands(ids: readonly number[]): SQL {
  return sql`${usedCar.brandId} = any(${sql.param([...ids])}::bigint[])`
}

function isOfSeries(series: ReturnType<SeriesBodies['ofBodies']>): SQL {
  const [brandIds, names] = [series.map(({ brandId }) => brandId), series.map(({ modelName }) => modelName)]
  return sql`(${usedCar.brandId}, ${usedCar.modelName}) in (select * from unnest(${sql.param(brandIds)}::bigint[], ${sql.param(names)}::text[]))`
}

function isOneOf(column: SQL, values: ReadonlySet<string>): SQL {
  return sql`${column} = any(${sql.param([...values])}::text[])`
}

function isInBands(column: SQL, bounds: ReadonlyMap<string, Band>, values: ReadonlySet<string>): SQL {
  const bands = [...values].flatMap((value) => bounds.get(value) ?? [])
  if (bands.length === 0) return sql`false`
  const within = bands.map(({ from, to }) => (to === null ? sql`${column} >= ${from}` : sql`(${column} >= ${from} and ${column} < ${to})`))
  return sql`(${sql.join(within, sql` or `)})`
}
