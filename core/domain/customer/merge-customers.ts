import { AppError } from '#contract/errors.ts'
import type { CustomerDetail, MergeCustomersInput } from '#contract/customer.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { joinCustomers, mainOf } from './join-customers.ts'
import { readCustomer } from './read-customer.ts'

/**
 * Says that another customer is this one: their things, contacts and history stand here from now on. Permission `enquiry.write`.
 * Throws `not_found`, and `conflict` where somebody has merged one of them in the meantime.
 */
export async function mergeCustomers({ ctx, input }: { ctx: Ctx; input: MergeCustomersInput }): Promise<CustomerDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const { id: keptId, other_id: goneId } = input
  if (keptId === goneId) throw new AppError('not_found')
  await readCustomer(ctx, keptId)
  await readCustomer(ctx, goneId)
  const isDone = await ctx.db.transaction(async (tx) => joinCustomers(tx, ctx, { keptId, goneId, reason: 'staff', staffId }))
  if (!isDone && (await mainOf(ctx.db, goneId)) !== keptId) throw new AppError('conflict')
  return readCustomer(ctx, keptId)
}
