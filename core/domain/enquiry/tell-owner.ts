import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Tells somebody that a lead is theirs now; the notices exist exactly if the transaction commits. */
export async function tellOwner(tx: Tx, ctx: Ctx, { enquiryId, staffId }: { enquiryId: number; staffId: number }): Promise<void> {
  await ctx.ports.jobs.send(tx, 'enquiry-notice', { enquiryId, about: 'yours', staffId, mark: ctx.ports.clock.now().getTime() })
}
