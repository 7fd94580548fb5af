import { sql, type SQL } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import type { FittingFacetName, ListFittingsInput } from '#contract/fitting.ts'
import { fitting, fittingTranslation } from '#core/db/schema/index.ts'
import { searchBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readFacetSelection, selectedConditions, type FacetSelection } from '#core/domain/facet/index.ts'
import { matchTerm } from '#core/domain/search-term/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { fitLookup, readFitCars } from './fit-cars.ts'
import { FITTING_FACETS, fitsOneOf, type KnownFits } from './fitting-facets.ts'
import { readFittingTerms, type FittingTerm } from './read-fitting-terms.ts'

/** What a part must be called, in the catalogue or in the language of the request, or be of a category, or fit a brand of that name. */
export type AskedFitting = FittingTerm & { brandSigns: readonly string[] }

type Facets = FacetSelection<FittingFacetName>

/** A filter of the parts list, ready to count and to query by. */
export type FittingSelection = {
  /** Brands are published ones only; a model is there under a brand, and a year under a model. */
  facets: Facets
  known: KnownFits
  /** Null: no such filter. */
  terms: readonly AskedFitting[] | null
  /** Published parts that meet the terms, looked for once: the list and its facets ask for them. */
  called: readonly number[] | null
  /** The language whose names of parts order them by the terms. */
  locale: Locale
}

/** An English plural: the catalogue names one part. */
const PLURAL = /^[a-z]{3,}[^s]s$/

/** More brands than a word can name. */
const MANY_BRANDS = 1000
/** One Latin letter begins too many names to mean a brand; one Chinese sign is a word. */
const BRAND_WORD = /[^a-z0-9]|../

/** Reads the filter of a list. Empty lists filter nothing. */
export async function readSelection(ctx: Ctx, input: ListFittingsInput, brands: readonly Brand[]): Promise<FittingSelection> {
  const parts = readFittingTerms(input.word)
  const terms = parts && (await Promise.all(parts.map((part) => askFor(ctx, part))))
  const { facets, signs } = readFacets(input, brands)
  const isOneBrand = signs.length === 1
  const cars = isOneBrand || facets.model ? await readFitCars(ctx, signs) : []
  return {
    facets,
    known: { brands, cars, carsOf: fitLookup(cars), isOneBrand, model: facets.model ? (input.model ?? null) : null },
    terms,
    called: terms && (await readCalled(ctx, terms)),
    locale: ctx.locale,
  }
}

/** Condition of the published parts of a selection. */
export function selectionCondition(selection: FittingSelection): SQL {
  return and([...calledConditions(selection), ...selectedConditions(FITTING_FACETS, selection.facets, selection.known)])
}

/** Conditions of the published parts that meet the terms of a selection. */
export function calledConditions({ called }: FittingSelection): SQL[] {
  const published = sql`${fitting.publishState} = 'published'`
  return called ? [published, sql`${fitting.id} = any(${sql.param([...called])}::bigint[])`] : [published]
}

function readFacets({ category, brand, model, year }: ListFittingsInput, brands: readonly Brand[]): { facets: Facets; signs: string[] } {
  const hasBrand = brand !== undefined && brand.length > 0
  const chosen = readFacetSelection(FITTING_FACETS, { category, brand, model: hasBrand && model ? [model] : [], year: hasBrand && model && year ? [year] : [] })
  const signs = brands.map((entry) => entry.brand_sign).filter((sign) => brand?.includes(sign))
  return { facets: hasBrand ? { ...chosen, brand: new Set(signs) } : chosen, signs }
}

async function askFor(ctx: Ctx, part: FittingTerm): Promise<AskedFitting> {
  const lists = await Promise.all(
    part.words.map((word) => (BRAND_WORD.test(word) ? searchBrands({ ctx, input: { word, limit: MANY_BRANDS } }) : Promise.resolve([]))),
  )
  // A phrase of several words names a part, not a brand.
  const [named = []] = lists.length === 1 ? lists : []
  return { ...part, brandSigns: named.map((entry) => entry.brand_sign) }
}

async function readCalled({ db, locale, reads }: Ctx, terms: readonly AskedFitting[]): Promise<number[]> {
  if (terms.length === 0) return []
  reads('fitting')
  const called = and(terms.map((term) => termCondition(term, locale)))
  const { rows } = await db.execute<{ id: string }>(sql`select ${fitting.id} from ${fitting} where ${fitting.publishState} = 'published' and ${called}`)
  return rows.map((row) => Number(row.id))
}

// Each place is asked for ids of its own, so that each has its index; joined by "or" neither would be used.
function termCondition({ typed, words, category, brandSigns }: AskedFitting, locale: Locale): SQL {
  const own = category === null ? and(words.map((word) => holds(sql`own.search_text`, word))) : sql`own.category = ${category}`
  const isCalled = sql`${fitting.id} in (
    select own.id from ${fitting} as own where ${own}
    union all
    select ${fittingTranslation.fittingId} from ${fittingTranslation}
    where ${fittingTranslation.locale} = ${locale} and ${fittingTranslation.publishState} = 'published'
      and ${and(typed.map((word) => matchTerm(sql`${fittingTranslation.searchText}`, word)))})`
  return brandSigns.length === 0 ? isCalled : sql`(${isCalled} or ${fitsOneOf(brandSigns)})`
}

function holds(searchText: SQL, word: string): SQL {
  if (!PLURAL.test(word)) return matchTerm(searchText, word)
  return sql`(${matchTerm(searchText, word)} or ${matchTerm(searchText, word.slice(0, -1))})`
}

function and(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `)
}
