import type { Db } from '#core/db/client.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'

type UsedCarValues = Partial<typeof usedCar.$inferInsert> & { stockRef: string; brandId: number; modelName: string }

/** A published unit of the used stock, found by its model, version and stock reference. For tests. */
export async function insertUsedCar(db: Db, values: UsedCarValues, words: readonly string[] = []): Promise<{ id: number }> {
  const searchText = buildSearchText([values.modelName, values.trim ?? null, values.stockRef, ...words])
  const [row] = await db
    .insert(usedCar)
    .values({ energyType: 'ICE', searchText, ...values })
    .returning({ id: usedCar.id })
  if (!row) throw new Error('no used car')
  return { id: row.id }
}
