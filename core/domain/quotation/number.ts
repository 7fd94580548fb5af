import { sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { quotationNumber } from '#core/db/schema/index.ts'

/** The next number of the year: `Q2026-00017`. Taken in the transaction of what it names, so that none is missing. */
export async function nextNumber(tx: Tx, now: Date): Promise<string> {
  const year = now.getUTCFullYear()
  const [row] = await tx
    .insert(quotationNumber)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: quotationNumber.year, set: { last: sql`${quotationNumber.last} + 1` } })
    .returning({ last: quotationNumber.last })
  if (row === undefined) throw new Error('insert into quotation_number returned no row')
  return `Q${year}-${String(row.last).padStart(5, '0')}`
}
