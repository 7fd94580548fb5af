import type { SearchResult } from '#contract/search.ts'
import { listBrands, searchBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { Wish } from '#core/domain/wish/index.ts'

const BRANDS = 12

/** Makers that are named, and those whose name a single word begins. */
export async function findNamedBrands(ctx: Ctx, { terms }: Pick<Wish, 'terms'>): Promise<SearchResult['brands']> {
  const signs = new Set(terms.flatMap(({ values }) => values.flatMap(({ name, value }) => (name === 'brand' ? [value] : []))))
  const named = signs.size === 0 ? [] : (await listBrands({ ctx, input: {} })).filter((entry) => signs.has(entry.brand_sign))
  const begun = await Promise.all(terms.filter(({ isText }) => isText).map(({ word }) => searchBrands({ ctx, input: { word, limit: BRANDS } })))
  return [...new Map([...named, ...begun.flat()].map((entry) => [entry.brand_sign, entry])).values()].slice(0, BRANDS)
}
