import type { Db } from '#core/db/client.ts'
import { fitting, fittingFit } from '#core/db/schema/catalogue.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'

type FittingValues = Partial<typeof fitting.$inferInsert> & { sku: string; name: string }

/** A published part that fits `patterns`, found by its name, number and OEM numbers. For tests. */
export async function insertFitting(db: Db, values: FittingValues, patterns: readonly string[]): Promise<{ id: number }> {
  const searchText = buildSearchText([values.name, values.sku, ...(values.oemNumbers ?? [])])
  const [row] = await db
    .insert(fitting)
    .values({ category: 'filters', searchText, ...values })
    .returning({ id: fitting.id })
  if (!row) throw new Error('no fitting')
  if (patterns.length > 0) await db.insert(fittingFit).values(patterns.map((pattern) => ({ fittingId: row.id, pattern })))
  return { id: row.id }
}
