import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { RequestDealerLinkInput } from '#contract/dealer.ts'
import { dealerApplication, dealerApplicationEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readReference } from '#core/domain/enquiry/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { lockApplication } from './lock-application.ts'
import { sendDealerJobs } from './send-dealer-jobs.ts'
import { writeEvent } from './write-event.ts'

const HOUR_MS = 3600_000
const LINKS_AN_HOUR = 3

/**
 * Sends a new status link to the applicant, where reference and mail address belong together, at most three an hour. Answers nothing:
 * nobody learns whether there is such an application.
 */
export async function requestStatusLink({ ctx, input }: { ctx: Ctx; input: RequestDealerLinkInput }): Promise<void> {
  const reference = readReference(cleanLine(input.reference, 40))
  const mail = cleanLine(input.mail, 254).toLowerCase()
  const [found] = await ctx.db
    .select({ id: dealerApplication.id })
    .from(dealerApplication)
    .where(and(eq(dealerApplication.reference, reference ?? ''), eq(sql`lower(${dealerApplication.mail})`, mail), eq(dealerApplication.isQuarantined, false)))
  if (!found) return
  await ctx.db.transaction(async (tx) => {
    await lockApplication(tx, found.id)
    const now = ctx.ports.clock.now()
    const isRecent = gt(dealerApplicationEvent.createdAt, new Date(now.getTime() - HOUR_MS))
    const [row] = await tx
      .select({ total: count() })
      .from(dealerApplicationEvent)
      .where(and(eq(dealerApplicationEvent.dealerApplicationId, found.id), eq(dealerApplicationEvent.kind, 'link_requested'), isRecent))
    if ((row?.total ?? 0) >= LINKS_AN_HOUR) return
    const eventId = await writeEvent(tx, { dealerApplicationId: found.id, kind: 'link_requested', staffId: null, detail: {}, createdAt: now })
    await sendDealerJobs(tx, ctx, { eventId, toApplicant: true, toStaff: false })
  })
}
