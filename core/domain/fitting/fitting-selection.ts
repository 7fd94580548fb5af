import { sql, type SQL } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import { readRange } from '#contract/filter-schemas.ts'
import type { FittingFacetName, ListFittingsInput } from '#contract/fitting.ts'
import { fitting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readFacetSelection, selectedConditions, type FacetSelection } from '#core/domain/facet/index.ts'
import { readWish } from '#core/domain/wish/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { fitLookup, readFitCars, readFitPatterns } from './fit-cars.ts'
import { FITTING_FACETS, type KnownFits } from './fitting-facets.ts'
import { brandsOfWish, fittingWish, wishConditions, type FittingWish } from './fitting-wish.ts'

type Facets = FacetSelection<FittingFacetName>

const CENTS = 100

/** A filter of the parts list, ready to count and to query by. */
export type FittingSelection = {
  /** Brands are published ones only; a model is there under a brand, and a year under a model. */
  facets: Facets
  known: KnownFits
  /** Price in US dollars, both bounds inclusive; null: any, and none. */
  price: { from: number | null; to: number | null } | null
  /** Null: no such filter. */
  terms: FittingWish | null
  /** Published parts that meet the terms, looked for once: the list and its facets ask for them. */
  called: readonly number[] | null
  /** The language whose names of parts order them by the terms. */
  locale: Locale
}

/** Reads the filter of a list. Empty lists filter nothing. */
export async function readSelection(ctx: Ctx, input: ListFittingsInput, brands: readonly Brand[]): Promise<FittingSelection> {
  const wish = input.word === undefined || input.word.trim() === '' ? null : await readWish(ctx, input.word)
  const isText = input.word !== undefined && input.word.trim() !== ''
  return selectWished(ctx, { input, brands, terms: isText ? fittingWish(wish ?? { terms: [], parts: [] }) : null })
}

/** A selection of what a wish asks of parts. */
export async function selectWished(
  ctx: Ctx,
  { input, brands, terms }: { input: ListFittingsInput; brands: readonly Brand[]; terms: FittingWish | null },
): Promise<FittingSelection> {
  const { facets, signs } = readFacets(input, brands)
  const isOneBrand = signs.length === 1
  const [cars, patterns] = isOneBrand || facets.model ? await Promise.all([readFitCars(ctx, signs), readFitPatterns(ctx)]) : [[], []]
  return {
    facets,
    known: { brands, cars, patterns, carsOf: fitLookup(cars), isOneBrand, model: facets.model ? (input.model ?? null) : null },
    price: readRange(input, 'price'),
    terms,
    called: terms && (await readCalled(ctx, terms)),
    locale: ctx.locale,
  }
}

/** Condition of the published parts of a selection. */
export function selectionCondition(selection: FittingSelection): SQL {
  return and([...calledConditions(selection), ...selectedConditions(FITTING_FACETS, selection.facets, selection.known)])
}

/** Conditions of the published parts that meet the terms and the price of a selection. */
export function calledConditions({ called, price }: FittingSelection): SQL[] {
  return [
    sql`${fitting.publishState} = 'published'`,
    ...(called ? [sql`${fitting.id} = any(${sql.param([...called])}::bigint[])`] : []),
    ...(price?.from == null ? [] : [sql`${fitting.fobPriceUsdCents} >= ${price.from * CENTS}`]),
    ...(price?.to == null ? [] : [sql`${fitting.fobPriceUsdCents} <= ${price.to * CENTS}`]),
  ]
}

function readFacets({ category, brand, model, year }: ListFittingsInput, brands: readonly Brand[]): { facets: Facets; signs: string[] } {
  const hasBrand = brand !== undefined && brand.length > 0
  const chosen = readFacetSelection(FITTING_FACETS, { category, brand, model: hasBrand && model ? [model] : [], year: hasBrand && model && year ? [year] : [] })
  const signs = brands.map((entry) => entry.brand_sign).filter((sign) => brand?.includes(sign))
  return { facets: hasBrand ? { ...chosen, brand: new Set(signs) } : chosen, signs }
}

async function readCalled(ctx: Ctx, wish: FittingWish): Promise<number[]> {
  const [cars, patterns] = await Promise.all([readFitCars(ctx, brandsOfWish(wish)), readFitPatterns(ctx)])
  ctx.reads('fitting')
  const called = sql.join(wishConditions(wish, ctx.locale, { cars, patterns }), sql` and `)
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select ${fitting.id} from ${fitting} where ${fitting.publishState} = 'published' and ${called}`)
  return rows.map((row) => Number(row.id))
}

function and(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `)
}
