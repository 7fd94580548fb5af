import { asc } from 'drizzle-orm'
import { brand } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'

/** `place`: position in the list. */
export type BrandName = { id: number; sign: string; name: string; type: 1 | 2; isHot: boolean; place: number }

/** Published brands, hot ones first, then by name; `hasHidden`: there are others, whose cars are not shown either. */
export type BrandNames = {
  list: readonly BrandName[]
  byId: ReadonlyMap<number, BrandName>
  bySign: ReadonlyMap<string, BrandName>
  hasHidden: boolean
}

/** Names of the published brands, kept until brands change. */
export function readBrandNames(ctx: Ctx): Promise<BrandNames> {
  return keep(ctx, { key: 'brand-names', make: loadBrandNames, sizeOf: ({ list }) => 200 * list.length })
}

/** Order of brands wherever they are listed: hot first, then by name as a person sorts it. */
export function compareBrands(a: Pick<BrandName, 'isHot' | 'name'>, b: Pick<BrandName, 'isHot' | 'name'>): number {
  return Number(b.isHot) - Number(a.isHot) || byName.compare(a.name, b.name)
}

const byName = new Intl.Collator('en', { numeric: true })

async function loadBrandNames({ db, reads, draft }: Ctx): Promise<BrandNames> {
  reads('brand')
  const rows = await db
    .select({ id: brand.id, sign: brand.brandSign, name: brand.brandName, type: brand.type, isHot: brand.isHot, state: brand.publishState })
    .from(brand)
    .orderBy(asc(brand.id))
  const list = rows
    .filter((row) => row.state === 'published' || row.id === draft?.brandId)
    .toSorted(compareBrands)
    .map(({ id, sign, name, type, isHot }, place): BrandName => ({ id, sign, name, type: type === 2 ? 2 : 1, isHot, place }))
  return {
    list,
    byId: new Map(list.map((entry) => [entry.id, entry])),
    bySign: new Map(list.map((entry) => [entry.sign, entry])),
    hasHidden: list.length < rows.length,
  }
}
