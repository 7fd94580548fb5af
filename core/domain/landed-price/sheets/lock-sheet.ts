import { getTableName, sql } from 'drizzle-orm'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { Tx } from '#core/db/client.ts'
import { SHEETS } from './sheets.ts'

/** Whoever writes a sheet or one of its rows waits for whoever else does; readers wait for nobody. */
export async function lockSheet(tx: Tx, sheet: PriceSheet): Promise<void> {
  await tx.execute(sql`lock table ${sql.identifier(getTableName(SHEETS[sheet].table))} in share row exclusive mode`)
}
