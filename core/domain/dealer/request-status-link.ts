import { and, eq, sql } from 'drizzle-orm'
import type { RequestDealerLinkInput } from '#contract/dealer.ts'
import { dealerApplication } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readReference } from '#core/domain/enquiry/index.ts'
import { FEW_AN_HOUR, mailLimits, tryAttempt } from '#core/domain/login-attempt/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { lockApplication } from './lock-application.ts'
import { sendDealerJobs } from './send-dealer-jobs.ts'
import { writeEvent } from './write-event.ts'

/**
 * Sends a new status link to the applicant, where reference and mail address belong together, at most three an hour for one network, so
 * that nobody uses up what the applicant asks for. Answers nothing: nobody learns whether there is such an application. `ip`: of the visitor.
 */
export async function requestStatusLink({ ctx, input, ip }: { ctx: Ctx; input: RequestDealerLinkInput; ip: string | null }): Promise<void> {
  const reference = readReference(cleanLine(input.reference, 40)) ?? ''
  const mail = cleanLine(input.mail, 254).toLowerCase()
  if ((await tryAttempt(ctx, mailLimits({ kind: 'dealer-link', mail: `${reference} ${mail}`, ip, pace: FEW_AN_HOUR }))) === null) return
  const [found] = await ctx.db
    .select({ id: dealerApplication.id })
    .from(dealerApplication)
    .where(and(eq(dealerApplication.reference, reference), eq(sql`lower(${dealerApplication.mail})`, mail), eq(dealerApplication.isQuarantined, false)))
  if (!found) return
  await ctx.db.transaction(async (tx) => {
    await lockApplication(tx, found.id)
    const createdAt = ctx.ports.clock.now()
    const eventId = await writeEvent(tx, { dealerApplicationId: found.id, kind: 'link_requested', staffId: null, detail: {}, createdAt })
    await sendDealerJobs(tx, ctx, { eventId, toApplicant: true, toStaff: false })
  })
}
