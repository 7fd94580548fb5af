import { listCarsInputSchema } from '#contract/car.ts'
import type { SearchInput, SearchResult } from '#contract/search.ts'
import { searchBrands } from '#core/domain/brand/index.ts'
import { listCars } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'

const BRANDS = 12

/** What a word finds: brands, and a page of the cars that hold all its words. An empty word finds nothing. */
export async function searchCatalogue({ ctx, input }: { ctx: Ctx; input: SearchInput }): Promise<SearchResult> {
  const { word, page } = input
  const list = listCarsInputSchema.parse({ word, page })
  if (word === '') return { word, brands: [], cars: { list: [], total: 0, page, page_size: list.page_size, page_count: 0 } }
  const [brands, cars] = await Promise.all([searchBrands({ ctx, input: { word, limit: BRANDS } }), listCars({ ctx, input: list })])
  return { word, brands, cars }
}
