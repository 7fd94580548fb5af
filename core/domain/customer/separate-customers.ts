import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { CustomerDetail, SeparateCustomersInput } from '#contract/customer.ts'
import type { Tx } from '#core/db/client.ts'
import { customer, customerHint, customerMerge } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readCustomer } from './read-customer.ts'

/**
 * Takes a merge back: who was merged is a customer of their own again, with everything that they had, and what has come for them since.
 * The two are not suggested again. A merge that is undone stays so. Permission `enquiry.write`. Throws `not_found`.
 */
export async function separateCustomers({ ctx, input }: { ctx: Ctx; input: SeparateCustomersInput }): Promise<CustomerDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  await ctx.db.transaction(async (tx) => {
    const [merge] = await tx.select().from(customerMerge).where(eq(customerMerge.id, input.merge_id)).for('update')
    if (merge === undefined) throw new AppError('not_found')
    if (merge.undoneAt !== null) return
    const main = await takeOut(tx, merge)
    const now = ctx.ports.clock.now()
    await tx.update(customerMerge).set({ undoneAt: now, undoneBy: staffId }).where(eq(customerMerge.id, merge.id))
    if (main === null) return
    await tx
      .insert(customerHint)
      .values({ firstId: Math.min(main, merge.goneId), secondId: Math.max(main, merge.goneId), reason: 'number', dismissedAt: now, dismissedBy: staffId })
      .onConflictDoUpdate({ target: [customerHint.firstId, customerHint.secondId], set: { dismissedAt: now, dismissedBy: staffId } })
    await writeAudit(tx, { ctx, action: 'customer.separated', subjectKind: 'customer', subjectId: main, detail: { other_id: merge.goneId } })
  })
  return readCustomer(ctx, input.id)
}

type Merge = typeof customerMerge.$inferSelect

/** Whose customer they were until now; null where they are on their own already. Followers that went elsewhere since stay there. */
async function takeOut(tx: Tx, { goneId, followerIds }: Merge): Promise<number | null> {
  const [gone] = await tx.select({ mainId: customer.mainId }).from(customer).where(eq(customer.id, goneId))
  const main = gone?.mainId ?? null
  if (main === null) return null
  await tx
    .select({ id: customer.id })
    .from(customer)
    .where(or(eq(customer.id, main), eq(customer.mainId, main)))
    .orderBy(asc(customer.id))
    .for('update')
  await tx
    .update(customer)
    .set({ mainId: goneId })
    .where(and(inArray(customer.id, followerIds), eq(customer.mainId, main)))
  await tx.update(customer).set({ mainId: null }).where(eq(customer.id, goneId))
  for (const id of [main, goneId]) {
    const newest = sql<Date>`(select max(c.seen_at) from customer c where c.id = ${id} or c.main_id = ${id})`
    await tx
      .update(customer)
      .set({ lastAt: newest })
      .where(and(eq(customer.id, id), isNull(customer.mainId)))
  }
  return main
}
