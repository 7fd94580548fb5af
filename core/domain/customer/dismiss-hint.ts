import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { CustomerDetail, DismissHintInput } from '#contract/customer.ts'
import { customerHint } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readCustomer } from './read-customer.ts'

/** Says that two are not one: that is not suggested any more. Permission `enquiry.write`. Throws `not_found`. */
export async function dismissHint({ ctx, input }: { ctx: Ctx; input: DismissHintInput }): Promise<CustomerDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx.select().from(customerHint).where(eq(customerHint.id, input.hint_id)).for('update')
    if (found === undefined) throw new AppError('not_found')
    if (found.dismissedAt !== null) return
    await tx.update(customerHint).set({ dismissedAt: ctx.ports.clock.now(), dismissedBy: staffId }).where(eq(customerHint.id, found.id))
    const detail = { first_id: found.firstId, second_id: found.secondId }
    await writeAudit(tx, { ctx, action: 'customer.kept_apart', subjectKind: 'customer', subjectId: input.id, detail })
  })
  return readCustomer(ctx, input.id)
}
