import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { MergeReason } from '#contract/customer-values.ts'
import type { Tx } from '#core/db/client.ts'
import { customer, customerHint, customerMerge } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Whom a customer has been merged into; themselves where into nobody, or where there is none. */
export async function mainOf(tx: Tx, id: number): Promise<number> {
  const [row] = await tx.select({ mainId: customer.mainId }).from(customer).where(eq(customer.id, id))
  return row?.mainId ?? id
}

/** Ids of a customer who is merged into nobody and of all who are merged into them. */
export async function groupOf(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(or(eq(customer.id, id), eq(customer.mainId, id)))
  return rows.map((row) => row.id)
}

export type Joining = { keptId: number; goneId: number; reason: MergeReason; staffId: number | null }

/**
 * Merges one customer, with all who were merged into them, into another; both must be merged into nobody. No thing is moved, so that
 * `separateCustomers` can take it back. Where one of them is no main any more, nothing is done: somebody else was quicker.
 */
export async function joinCustomers(tx: Tx, ctx: Ctx, { keptId, goneId, reason, staffId }: Joining): Promise<boolean> {
  const group = await tx
    .select({ id: customer.id, mainId: customer.mainId, lastAt: customer.lastAt })
    .from(customer)
    .where(or(inArray(customer.id, [keptId, goneId]), eq(customer.mainId, goneId)))
    .orderBy(asc(customer.id))
    .for('update')
  const [kept, gone] = [group.find(({ id }) => id === keptId), group.find(({ id }) => id === goneId)]
  if (kept === undefined || gone === undefined || kept === gone || kept.mainId !== null || gone.mainId !== null) return false
  const followerIds = group.filter(({ mainId }) => mainId === goneId).map(({ id }) => id)
  await tx
    .update(customer)
    .set({ mainId: keptId })
    .where(inArray(customer.id, [goneId, ...followerIds]))
  await tx
    .update(customer)
    .set({ lastAt: sql`greatest(${customer.lastAt}, ${gone.lastAt})` })
    .where(eq(customer.id, keptId))
  await tx.insert(customerMerge).values({ keptId, goneId, followerIds, reason, staffId, createdAt: ctx.ports.clock.now() })
  const [firstId, secondId] = [Math.min(keptId, goneId), Math.max(keptId, goneId)]
  await tx.delete(customerHint).where(sql`${customerHint.firstId} = ${firstId} and ${customerHint.secondId} = ${secondId}`)
  if (staffId !== null) await writeAudit(tx, { ctx, action: 'customer.merged', subjectKind: 'customer', subjectId: keptId, detail: { other_id: goneId } })
  return true
}
