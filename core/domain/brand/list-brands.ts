import type { Brand, ListBrandsInput } from '#contract/brand.ts'
import { countCarsByBrand } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { searchTerms } from '#core/domain/search-term/index.ts'
import { readBrands, type BrandRow } from './read-brands.ts'

/** Published brands with their number of published cars, hot ones first, then by name. `type`: 1 passenger, 2 commercial, none both. */
export async function listBrands({ ctx, input }: { ctx: Ctx; input: ListBrandsInput }): Promise<Brand[]> {
  const [rows, counts] = await Promise.all([readBrands(ctx), countCarsByBrand({ ctx })])
  return rows.filter((row) => input.type === undefined || row.type === input.type).map((row) => toBrand(row, counts))
}

/**
 * Brands that a typed text is about, at most `limit`: every word of the text is in a brand's spellings (`chang` finds Changan), or
 * every word of one spelling is in the text (`BYD Seagull` finds BYD).
 */
export async function searchBrands({ ctx, input }: { ctx: Ctx; input: { word: string; limit: number } }): Promise<Brand[]> {
  const words = searchTerms(input.word)
  if (words === null || words.length === 0) return []
  const [rows, counts] = await Promise.all([readBrands(ctx), countCarsByBrand({ ctx })])
  return rows
    .filter((row) => isAbout(row, words))
    .slice(0, input.limit)
    .map((row) => toBrand(row, counts))
}

function isAbout({ searchText, spellings }: BrandRow, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(` ${word}`)) || spellings.some((parts) => parts.every((part) => words.includes(part)))
}

function toBrand(row: BrandRow, counts: ReadonlyMap<string, number>): Brand {
  return {
    brand_name: row.name,
    brand_sign: row.sign,
    brand_img: row.image,
    type: row.type,
    is_hot: row.isHot,
    is_sample: row.isSample,
    car_count: counts.get(row.sign) ?? 0,
  }
}
