import type { DealerDetail, DealerIdInput } from '#contract/staff-dealer.ts'
import { tellHeldEvents } from '#core/domain/ad-event/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeDealer } from './change-dealer.ts'

/** Lets an application out of quarantine: applicant and staff get the mails that were held back, advertisers hear what they may. Permission `dealer.write`. Throws `not_found`. */
export async function releaseDealer({ ctx, input }: { ctx: Ctx; input: DealerIdInput }): Promise<DealerDetail> {
  const staffId = requirePermission(ctx, 'dealer.write')
  return changeDealer({
    ctx,
    id: input.id,
    staffId,
    decide: async ({ isQuarantined }, tx) => {
      if (!isQuarantined) return null
      await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'dealer', id: input.id })
      await tellHeldEvents(tx, ctx, { dealerApplicationId: input.id })
      return { set: { isQuarantined: false }, event: { kind: 'released', detail: {} }, audit: {}, isTold: true, isNoticed: true }
    },
  })
}
