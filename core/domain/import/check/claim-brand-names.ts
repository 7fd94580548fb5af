import type { Tx } from '#core/db/client.ts'
import type { Values } from '#core/domain/import/map/cells/reading.ts'
import { indexBrands, readBrandNames, type BrandNames } from './read-lookups.ts'
import type { Lookups } from '#core/domain/import/map/draft.ts'
import { readDrafts, type ReadDraftsInput } from './read-drafts.ts'

/**
 * Who owns which name, before a file of brands is judged: stored brands that the file does not touch first, then the file's own, names before aliases.
 * The whole file is read for it, so that the answer does not depend on what an earlier import of the same file has left.
 */
export async function claimBrandNames(tx: Tx, input: ReadDraftsInput): Promise<Lookups> {
  const { accepted } = await readDrafts({ ...input, onProgress: () => {} })
  const own = accepted.map(({ values }) => toNames(values))
  const signs = new Set(own.map((brand) => brand.brand_sign))
  const stored = (await readBrandNames(tx)).filter((brand) => !signs.has(brand.brand_sign))
  return { ...input.lookups, brands: indexBrands([...stored, ...own]) }
}

function toNames(values: Values): BrandNames {
  const { brand_sign: sign, brand_name: name, brand_name_zh: nameZh, aliases } = values
  return {
    brand_sign: typeof sign === 'string' ? sign : '',
    brand_name: typeof name === 'string' ? name : '',
    brand_name_zh: typeof nameZh === 'string' ? nameZh : null,
    aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
  }
}
