import { executeText, type Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'

type Jobs = { eventId: number; toApplicant: boolean; toStaff: boolean }

/** Puts the mails about an event into the outbox; they exist exactly if the transaction commits. */
export async function sendDealerJobs(tx: Tx, ctx: Ctx, { eventId, toApplicant, toStaff }: Jobs): Promise<void> {
  const executor = { executeSql: (text: string, values?: unknown[]) => executeText(tx, text, values) }
  if (toApplicant) await ctx.ports.jobs.send(executor, 'dealer-mail', { eventId })
  if (toStaff) await ctx.ports.jobs.send(executor, 'dealer-notice', { eventId })
}
