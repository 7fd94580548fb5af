import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'

type Jobs = { eventId: number; toApplicant: boolean; toStaff: boolean }

/** Puts the mails about an event into the outbox; they exist exactly if the transaction commits. */
export async function sendDealerJobs(tx: Tx, ctx: Ctx, { eventId, toApplicant, toStaff }: Jobs): Promise<void> {
  if (toApplicant) await ctx.ports.jobs.send(tx, 'dealer-mail', { eventId })
  if (toStaff) await ctx.ports.jobs.send(tx, 'dealer-notice', { eventId })
}
