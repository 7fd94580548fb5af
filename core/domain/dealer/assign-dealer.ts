import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { AssignDealerInput, DealerDetail } from '#contract/staff-dealer.ts'
import type { Tx } from '#core/db/client.ts'
import { staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeDealer } from './change-dealer.ts'

/**
 * Gives an application an owner, or none. Permission `dealer.assign`; taking one that nobody has needs `dealer.write` only.
 * Throws `not_found`, `forbidden`, `validation_failed` (`owner_id`: nobody of that id works here).
 */
export async function assignDealer({ ctx, input }: { ctx: Ctx; input: AssignDealerInput }): Promise<DealerDetail> {
  const staffId = requirePermission(ctx, 'dealer.write')
  return changeDealer({
    ctx,
    id: input.id,
    staffId,
    decide: async ({ ownerId }, tx) => {
      if (ownerId === input.owner_id) return null
      const isTaking = ownerId === null && input.owner_id === staffId
      if (!isTaking) requirePermission(ctx, 'dealer.assign')
      if (input.owner_id !== null) await requireColleague(tx, input.owner_id)
      const detail = { from: ownerId, to: input.owner_id }
      return { set: { ownerId: input.owner_id }, event: { kind: 'owner_changed', detail }, audit: detail }
    },
  })
}

async function requireColleague(tx: Tx, id: number): Promise<void> {
  const found = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)))
  if (found.length === 0) throw new AppError('validation_failed', { issues: [{ path: 'owner_id', key: 'unknown_staff' }] })
}
