import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { redirect } from '#core/db/schema/index.ts'

/** A page has another path now: its old one leads there for good, as does every address that led to the old one. Call inside the transaction of the change. */
export async function moveAddress(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.delete(redirect).where(eq(redirect.source, to))
  await tx
    .update(redirect)
    .set({ target: to, version: sql`${redirect.version} + 1` })
    .where(eq(redirect.target, from))
  await tx
    .insert(redirect)
    .values({ source: from, target: to, status: 301 })
    .onConflictDoUpdate({ target: redirect.source, set: { target: to, status: 301, version: sql`${redirect.version} + 1` } })
  await notifyContent(tx, ['redirect'])
}
