import type { Db } from '#core/db/client.ts'
import { brand, car } from '#core/db/schema/catalogue.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'

type BrandValues = Partial<typeof brand.$inferInsert> & { brandName: string }
type CarValues = Partial<typeof car.$inferInsert> & { brandId: number; modelName: string }

/** A published brand; its sign is its name in lower case. For tests. */
export async function insertBrand(db: Db, values: BrandValues): Promise<{ id: number; sign: string }> {
  const sign = values.brandSign ?? values.brandName.toLowerCase().replaceAll(' ', '-')
  const [row] = await db
    .insert(brand)
    .values({ type: 1, ...values, brandSign: sign })
    .returning({ id: brand.id })
  if (!row) throw new Error('no brand')
  return { id: row.id, sign }
}

/** A published car of a brand, found by its model name and `words`. For tests. */
export async function insertCar(db: Db, values: CarValues, words: readonly string[] = []): Promise<{ id: number; sign: string }> {
  const sign = values.modelSign ?? `car-${crypto.randomUUID().slice(0, 8)}`
  const [row] = await db
    .insert(car)
    .values({ bodyType: 'suv', energyType: 'BEV', searchText: buildSearchText([values.modelName, values.trim ?? null, ...words]), ...values, modelSign: sign })
    .returning({ id: car.id })
  if (!row) throw new Error('no car')
  return { id: row.id, sign }
}
