import { sql, type SQL } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import type { FittingFacetName, ListFittingsInput } from '#contract/fitting.ts'
import { fitting, fittingFit } from '#core/db/schema/catalogue.ts'
import { searchBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { matchWord, searchWords } from '#core/domain/word/index.ts'
import { BRAND_MARK, meetsMark } from './fit-pattern.ts'

/** A word that a part must hold, or fit a brand of that name. */
export type FittingWord = { word: string; brandSigns: readonly string[] }

/** A filter of the parts list, ready to query by; null: no such filter. */
export type FittingSelection = {
  category: readonly string[] | null
  /** Signs of published brands only; empty: nothing fits. */
  brand: readonly string[] | null
  words: readonly FittingWord[] | null
}

/** More brands than a word can name. */
const MANY_BRANDS = 1000
/** One Latin letter begins too many names to mean a brand; one Chinese sign is a word. */
const BRAND_WORD = /[^a-z0-9]|../

/** Reads the filter of a list. Empty lists filter nothing. */
export async function readSelection(ctx: Ctx, input: ListFittingsInput, brands: readonly Brand[]): Promise<FittingSelection> {
  const words = searchWords(input.word)
  return {
    category: input.category && input.category.length > 0 ? [...new Set(input.category)] : null,
    brand: input.brand && input.brand.length > 0 ? brands.map((entry) => entry.brand_sign).filter((sign) => input.brand?.includes(sign)) : null,
    words: words && (await Promise.all(words.map((word) => readWord(ctx, word)))),
  }
}

/** Condition of the published parts of a selection; `without` leaves a facet's own selection out. */
export function selectionCondition(selection: FittingSelection, without?: FittingFacetName): SQL {
  const { category, brand, words } = selection
  const conditions = [sql`${fitting.publishState} = 'published'`]
  if (category && without !== 'category') conditions.push(sql`${fitting.category} = any(${sql.param([...category])}::text[])`)
  if (brand && without !== 'brand') conditions.push(fitsOneOf(brand))
  if (words) conditions.push(words.length === 0 ? sql`false` : sql.join(words.map(wordCondition), sql` and `))
  return sql.join(conditions, sql` and `)
}

async function readWord(ctx: Ctx, word: string): Promise<FittingWord> {
  const named = BRAND_WORD.test(word) ? await searchBrands({ ctx, input: { word, limit: MANY_BRANDS } }) : []
  return { word, brandSigns: named.map((entry) => entry.brand_sign) }
}

function wordCondition({ word, brandSigns }: FittingWord): SQL {
  const isHeld = matchWord(sql`${fitting.searchText}`, word)
  return brandSigns.length === 0 ? isHeld : sql`(${isHeld} or ${fitsOneOf(brandSigns)})`
}

function fitsOneOf(signs: readonly string[]): SQL {
  return sql`exists (
    select from ${fittingFit}, unnest(${sql.param([...signs])}::text[]) as wanted(sign)
    where ${fittingFit.fittingId} = ${fitting.id} and ${meetsMark(sql`wanted.sign`, BRAND_MARK)})`
}
