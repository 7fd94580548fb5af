import type { SearchResult } from '#contract/search.ts'
import { listBrands, searchBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import type { Wish } from '#core/domain/wish/index.ts'

const BRANDS = 12
const ANY = 1_000

/** Fewer letters begin too many of a maker's names: only the one it goes by counts, and none beside a maker that is named. */
const TELLING = 3
const LATIN = /^[a-z0-9]+$/

/** Makers that are named, and those whose name a single word begins. */
export async function findNamedBrands(ctx: Ctx, { terms: all }: Pick<Wish, 'terms'>): Promise<SearchResult['brands']> {
  const terms = all.filter(({ isNot }) => !isNot)
  const signs = new Set(terms.flatMap(({ values }) => values.flatMap(({ name, value }) => (name === 'brand' ? [value] : []))))
  const named = signs.size === 0 ? [] : (await listBrands({ ctx, input: {} })).filter((entry) => signs.has(entry.brand_sign))
  const isTelling = (word: string) => word.length >= TELLING || !LATIN.test(word)
  const words = terms.filter(({ isText, word }) => isText && (signs.size === 0 || isTelling(word))).map(({ word }) => word)
  const begun = await Promise.all(
    words.map(async (word) => {
      const found = await searchBrands({ ctx, input: { word, limit: isTelling(word) ? BRANDS : ANY } })
      return isTelling(word) ? found : found.filter(({ brand_name: name }) => ` ${foldText(name)}`.includes(` ${word}`))
    }),
  )
  return [...new Map([...named, ...begun.flat()].map((entry) => [entry.brand_sign, entry])).values()].slice(0, BRANDS)
}
