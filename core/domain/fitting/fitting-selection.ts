import { sql, type SQL } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import type { FittingFacetName, ListFittingsInput } from '#contract/fitting.ts'
import { fitting, fittingFit, fittingTranslation } from '#core/db/schema/index.ts'
import { searchBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { matchWord } from '#core/domain/word/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { readFitCars } from './fit-cars.ts'
import { BRAND_MARK, meetsMark } from './fit-pattern.ts'
import { readPartWords, type PartWord } from './read-part-words.ts'

/** What a part must be called, in the catalogue or in the language of the request, or be of a category, or fit a brand of that name. */
export type FittingWord = PartWord & { brandSigns: readonly string[] }

/** A filter of the parts list, ready to query by; null: no such filter. */
export type FittingSelection = {
  category: readonly string[] | null
  /** Signs of published brands only; empty: nothing fits. */
  brand: readonly string[] | null
  /** `brand_sign/model_sign` of the versions of one model, of one year where that is asked for; empty: nothing fits. */
  model: readonly string[] | null
  year: readonly string[] | null
  words: readonly FittingWord[] | null
  /** Published parts that meet the words, looked for once: the list and each of its facets ask for them. */
  called: readonly number[] | null
  /** The language whose names of parts order them by the words. */
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
  const parts = readPartWords(input.word)
  const brand = input.brand && input.brand.length > 0 ? brands.map((entry) => entry.brand_sign).filter((sign) => input.brand?.includes(sign)) : null
  const words = parts && (await Promise.all(parts.map((part) => readWord(ctx, part))))
  return {
    category: input.category && input.category.length > 0 ? [...new Set(input.category)] : null,
    brand,
    ...(await readModel(ctx, input, brand)),
    words,
    called: words && (await readCalled(ctx, words)),
    locale: ctx.locale,
  }
}

/** Condition of the published parts of a selection; `without` leaves a facet's own selection out. */
export function selectionCondition(selection: FittingSelection, without?: FittingFacetName): SQL {
  const { category, brand, called } = selection
  const conditions = [sql`${fitting.publishState} = 'published'`]
  if (category && without !== 'category') conditions.push(sql`${fitting.category} = any(${sql.param([...category])}::text[])`)
  if (brand && without !== 'brand') conditions.push(fitCondition(selection, without))
  if (called) conditions.push(sql`${fitting.id} = any(${sql.param([...called])}::bigint[])`)
  return sql.join(conditions, sql` and `)
}

// The narrowest of brand, model and year says it all; the facet that is left out falls back to the one before it.
function fitCondition({ brand, model, year }: FittingSelection, without?: FittingFacetName): SQL {
  if (year && without !== 'year' && without !== 'model') return fitsOneCar(year)
  if (model && without !== 'model') return fitsOneCar(model)
  return fitsOneOf(brand ?? [])
}

async function readModel(ctx: Ctx, { model, year }: ListFittingsInput, brand: readonly string[] | null): Promise<Pick<FittingSelection, 'model' | 'year'>> {
  if (!brand || !model) return { model: null, year: null }
  const cars = (await readFitCars(ctx, brand)).filter((entry) => entry.modelName === model)
  const signs = (list: typeof cars) => list.map((entry) => `${entry.brandSign}/${entry.modelSign}`)
  return { model: signs(cars), year: year ? signs(cars.filter((entry) => String(entry.year) === year)) : null }
}

async function readWord(ctx: Ctx, part: PartWord): Promise<FittingWord> {
  const lists = await Promise.all(
    part.words.map((word) => (BRAND_WORD.test(word) ? searchBrands({ ctx, input: { word, limit: MANY_BRANDS } }) : Promise.resolve([]))),
  )
  // A phrase of several words names a part, not a brand.
  const [named = []] = lists.length === 1 ? lists : []
  return { ...part, brandSigns: named.map((entry) => entry.brand_sign) }
}

async function readCalled({ db, locale }: Ctx, words: readonly FittingWord[]): Promise<number[]> {
  if (words.length === 0) return []
  const called = and(words.map((word) => wordCondition(word, locale)))
  const { rows } = await db.execute<{ id: string }>(sql`select ${fitting.id} from ${fitting} where ${fitting.publishState} = 'published' and ${called}`)
  return rows.map((row) => Number(row.id))
}

// Each place is asked for ids of its own, so that each has its index; joined by "or" neither would be used.
function wordCondition({ typed, words, category, brandSigns }: FittingWord, locale: Locale): SQL {
  const own = category === null ? and(words.map((word) => holds(sql`own.search_text`, word))) : sql`own.category = ${category}`
  const isCalled = sql`${fitting.id} in (
    select own.id from ${fitting} as own where ${own}
    union all
    select ${fittingTranslation.fittingId} from ${fittingTranslation}
    where ${fittingTranslation.locale} = ${locale} and ${fittingTranslation.publishState} = 'published'
      and ${and(typed.map((word) => matchWord(sql`${fittingTranslation.searchText}`, word)))})`
  return brandSigns.length === 0 ? isCalled : sql`(${isCalled} or ${fitsOneOf(brandSigns)})`
}

function holds(searchText: SQL, word: string): SQL {
  if (!PLURAL.test(word)) return matchWord(searchText, word)
  return sql`(${matchWord(searchText, word)} or ${matchWord(searchText, word.slice(0, -1))})`
}

function and(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `)
}

// Distinct marks are few, however many parts there are: the brands are compared once with each of them.
function fitsOneOf(signs: readonly string[]): SQL {
  return sql`${fitting.id} in (
    select ${fittingFit.fittingId} from ${fittingFit} where ${BRAND_MARK} = any (array(
      select marks.mark from (select distinct ${BRAND_MARK} as mark from ${fittingFit}) as marks
      where exists (select from unnest(${sql.param([...signs])}::text[]) as wanted(sign) where ${meetsMark(sql`wanted.sign`, sql`marks.mark`)}))))`
}

function fitsOneCar(signs: readonly string[]): SQL {
  return sql`exists (
    select from ${fittingFit}, unnest(${sql.param([...signs])}::text[]) as wanted(sign)
    where ${fittingFit.fittingId} = ${fitting.id} and ${meetsMark(sql`wanted.sign`, sql`${fittingFit.pattern}`)})`
}
