import { asc, eq } from 'drizzle-orm'
import { brand } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { compareBrands } from '#core/domain/car/index.ts'
import { keep } from '#core/domain/keep.ts'
import { readBrandPictures } from '#core/domain/media/index.ts'
import { buildSearchText, foldedWords } from '#core/domain/search-term/index.ts'

/**
 * A published brand as lists and search need it. `spellings`: the folded words of each of its names and aliases, in every script;
 * `searchText`: all of them in one, made once, because every search looks through every brand.
 */
export type BrandRow = {
  id: number
  sign: string
  name: string
  type: 1 | 2
  isHot: boolean
  isSample: boolean
  image: string | null
  spellings: readonly (readonly string[])[]
  searchText: string
}

/** Published brands, hot ones first, then by name; kept until brands change. */
export function readBrands(ctx: Ctx): Promise<readonly BrandRow[]> {
  return keep(ctx, { key: 'brands', make: loadBrands, sizeOf: (rows) => 5_000 * rows.length })
}

async function loadBrands(ctx: Ctx): Promise<BrandRow[]> {
  ctx.reads('brand')
  const columns = {
    id: brand.id,
    sign: brand.brandSign,
    name: brand.brandName,
    nameZh: brand.brandNameZh,
    type: brand.type,
    isHot: brand.isHot,
    isSample: brand.isSample,
    aliases: brand.aliases,
  }
  const [rows, pictures] = await Promise.all([
    ctx.db.select(columns).from(brand).where(eq(brand.publishState, 'published')).orderBy(asc(brand.id)),
    readBrandPictures(ctx),
  ])
  return rows
    .map(({ id, sign, name, nameZh, type, isHot, isSample, aliases }): BrandRow => ({
      ...spellingsOf([name, nameZh, ...aliases]),
      id,
      sign,
      name,
      type: type === 2 ? 2 : 1,
      isHot,
      isSample,
      image: pictures.get(id)?.src ?? null,
    }))
    .toSorted(compareBrands)
}

function spellingsOf(names: readonly (string | null)[]): Pick<BrandRow, 'spellings' | 'searchText'> {
  const spellings = names.flatMap((name) => (name === null ? [] : [foldedWords(name)])).filter((words) => words.length > 0)
  return { spellings, searchText: buildSearchText(names) }
}
