import { sql, type SQL } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import type { FittingPage, ListFittingsInput } from '#contract/fitting.ts'
import type { Sort } from '#contract/vehicle.ts'
import { fitting, fittingTranslation } from '#core/db/schema/index.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countWholeWords } from '#core/domain/word/index.ts'
import { countFacets } from './count-facets.ts'
import { readSelection, selectionCondition, type FittingSelection } from './fitting-selection.ts'
import { isTextOfLanguage } from './fitting-text.ts'
import { readCards } from './read-cards.ts'

/**
 * A page of published parts and accessories with the exact total and the facets. A word is met by the part's name
 * (the catalogue's or that of the language), number, OEM number or material, or by a brand it fits. Sort 0 is the catalogue's order (whole words first where words are looked for), 1 price
 * descending, 2 ascending; parts without a price come last in both (specification section 9). A page past the end is empty.
 */
export function listFittings({ ctx, input }: { ctx: Ctx; input: ListFittingsInput }): Promise<FittingPage> {
  const key = `fitting-page ${ctx.locale} ${JSON.stringify([input.category ?? [], input.brand ?? [], input.model ?? '', input.year ?? '', input.word ?? '', input.sort, input.page, input.page_size])}`
  const make = () => loadPage(ctx, input)
  return key.length > LONGEST_KEY ? make() : ctx.ports.cache.read({ key, tags: ['fitting', 'brand', 'car'], make, sizeOf: pageBytes })
}

/** Longer filters are nobody's usual way through the list, and their keys would take the room of many answers. */
const LONGEST_KEY = 600

async function loadPage(ctx: Ctx, input: ListFittingsInput): Promise<FittingPage> {
  const brands = await listBrands({ ctx, input: {} })
  const selection = await readSelection(ctx, input, brands)
  const [{ list, total }, facets] = await Promise.all([loadList(ctx, { selection, input, brands }), countFacets(ctx, { selection, input, brands })])
  return { list, total, page: input.page, page_size: input.page_size, page_count: Math.ceil(total / input.page_size), facets }
}

type ListQuery = { selection: FittingSelection; input: ListFittingsInput; brands: readonly Brand[] }

async function loadList(ctx: Ctx, { selection, input, brands }: ListQuery): Promise<Pick<FittingPage, 'list' | 'total'>> {
  const where = selectionCondition(selection)
  const offset = (input.page - 1) * input.page_size
  const [count, page] = await Promise.all([
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total from ${fitting} where ${where}`),
    ctx.db.execute<{ id: string }>(
      sql`select ${fitting.id} from ${fromOf(input.sort, selection)} where ${where} order by ${orderOf(input.sort, selection)} limit ${input.page_size} offset ${offset}`,
    ),
  ])
  const ids = page.rows.map((row) => Number(row.id))
  return { list: await readCards(ctx, ids, brands), total: count.rows[0]?.total ?? 0 }
}

/** What `orderOf` needs: parts, with their texts in the language where it looks for words in them. */
export function fromOf(sort: Sort, selection: FittingSelection): SQL {
  return isByWords(sort, selection) ? sql`${fitting} left join ${fittingTranslation} on ${isTextOfLanguage(selection)}` : sql`${fitting}`
}

/** Order of a selection: sort 0 whole words first. */
export function orderOf(sort: Sort, selection: FittingSelection): SQL {
  if (sort === '1') return sql`${fitting.fobPriceUsdCents} desc nulls last, ${fitting.id}`
  if (sort === '2') return sql`${fitting.fobPriceUsdCents} nulls last, ${fitting.id}`
  if (!isByWords(sort, selection)) return sql`${fitting.id}`
  const words = [...new Set(selection.words?.flatMap((word) => [...word.words, ...word.typed]))]
  return sql`${countWholeWords(sql`(${fitting.searchText} || coalesce(${fittingTranslation.searchText}, ''))`, words)} desc, ${fitting.id}`
}

function isByWords(sort: Sort, { words }: FittingSelection): boolean {
  return sort === '0' && words !== null && words.length > 0
}

function pageBytes({ list, facets }: FittingPage): number {
  return facets.reduce((sum, facet) => sum + 100 + 150 * facet.options.length, 500 * list.length)
}
