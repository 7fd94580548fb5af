import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { tellStaff } from '#core/domain/staff-notice/index.ts'

/** Tells somebody that a lead is theirs now, on their screens and by mail, exactly if the transaction commits. */
export async function tellNewOwner(tx: Tx, ctx: Ctx, { enquiryId, staffId }: { enquiryId: number; staffId: number }): Promise<void> {
  await tellStaff(tx, ctx, { kind: 'enquiry_yours', enquiryId, to: [staffId] })
  await ctx.ports.jobs.send(tx, 'enquiry-notice', { enquiryId, about: 'yours', staffId, mark: ctx.ports.clock.now().getTime() })
}
