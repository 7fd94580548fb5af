import { sql, type SQL } from 'drizzle-orm'
import type { FittingPage, ListFittingsInput } from '#contract/fitting.ts'
import type { Sort } from '#contract/vehicle.ts'
import { fitting, fittingTranslation } from '#core/db/schema/index.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { facetOptions, facetOptionsBytes } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'
import { countWholeTerms } from '#core/domain/search-term/index.ts'
import { countFittings } from './count-fittings.ts'
import { FITTING_FACETS } from './fitting-facets.ts'
import { isUniversal, namesVehicle } from './fitting-wish.ts'
import { readSelection, selectionCondition, type FittingSelection } from './fitting-selection.ts'
import { isTextOfLanguage } from './fitting-text.ts'
import { readCards } from './read-cards.ts'

/**
 * A page of published parts and accessories with the exact total and the facets. A word is met by the part's name
 * (the catalogue's or that of the language), number, OEM number or material; names of makers and models ask for what fits them. Sort 0 is the catalogue's order (where terms are looked for, what is made for the vehicle before what fits any, and whole words first), 1 price
 * descending, 2 ascending; parts without a price come last in both (R6.5); 6 what came into the catalogue last. A page past the end is empty.
 */
export function listFittings({ ctx, input }: { ctx: Ctx; input: ListFittingsInput }): Promise<FittingPage> {
  const key = `fitting-page ${ctx.locale} ${JSON.stringify([input.category ?? [], input.brand ?? [], input.model ?? '', input.year ?? '', input.word ?? '', input.price_from, input.price_to, input.sort, input.page, input.page_size])}`
  return keep(ctx, { key, make: loadPage, sizeOf: pageBytes }, input)
}

async function loadPage(ctx: Ctx, input: ListFittingsInput): Promise<FittingPage> {
  const brands = await listBrands({ ctx, input: {} })
  const selection = await readSelection(ctx, input, brands)
  const counted = await countFittings(ctx, selection)
  const isPastEnd = (input.page - 1) * input.page_size >= counted.total
  return {
    list: isPastEnd ? [] : await readCards(ctx, await readPageIds(ctx, selection, input), brands),
    total: counted.total,
    page: input.page,
    page_size: input.page_size,
    page_count: Math.ceil(counted.total / input.page_size),
    facets: facetOptions(FITTING_FACETS, counted, selection.facets, selection.known),
  }
}

async function readPageIds({ db, reads }: Ctx, selection: FittingSelection, { sort, page, page_size: size }: ListFittingsInput): Promise<number[]> {
  reads('fitting')
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${fitting.id} from ${fromOf(sort, selection)} where ${selectionCondition(selection)}
    order by ${orderOf(sort, selection)} limit ${size} offset ${(page - 1) * size}`)
  return rows.map((row) => Number(row.id))
}

/** What `orderOf` needs: parts, with their texts in the language where it looks for terms in them. */
export function fromOf(sort: Sort, selection: FittingSelection): SQL {
  return isByTerms(sort, selection) ? sql`${fitting} left join ${fittingTranslation} on ${isTextOfLanguage(selection)}` : sql`${fitting}`
}

/** Order of a selection: sort 0 whole words first. */
export function orderOf(sort: Sort, selection: FittingSelection): SQL {
  if (sort === '1') return sql`${fitting.fobPriceUsdCents} desc nulls last, ${fitting.id}`
  if (sort === '2') return sql`${fitting.fobPriceUsdCents} nulls last, ${fitting.id}`
  // Ids are given in the order in which parts come.
  if (sort === '6') return sql`${fitting.id} desc`
  if (!isByTerms(sort, selection)) return sql`${fitting.id}`
  const words = [...new Set(selection.terms?.parts.flatMap((term) => [...term.words, ...term.typed]))]
  const universalLast = selection.terms && namesVehicle(selection.terms) ? sql`${isUniversal()}, ` : sql``
  const wholeWords =
    words.length === 0 ? sql`` : sql`${countWholeTerms(sql`(${fitting.searchText} || coalesce(${fittingTranslation.searchText}, ''))`, words)} desc, `
  return sql`${universalLast}${wholeWords}${fitting.id}`
}

function isByTerms(sort: Sort, { terms }: FittingSelection): boolean {
  return sort === '0' && terms !== null
}

function pageBytes({ list, facets }: FittingPage): number {
  return 500 * list.length + facetOptionsBytes(facets)
}
