import type { DealerDetail, DealerIdInput } from '#contract/staff-dealer.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readDealer } from './read-dealer.ts'

/** Everything known about an application, for staff. Permission `dealer.read`. Throws `not_found`. */
export async function findDealer({ ctx, input }: { ctx: Ctx; input: DealerIdInput }): Promise<DealerDetail> {
  requirePermission(ctx, 'dealer.read')
  return readDealer(ctx.db, input.id)
}
