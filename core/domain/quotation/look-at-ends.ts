import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { REMINDER_DAYS } from '#contract/quotation-values.ts'
import { enquiry, quotation, quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { dayAfter, dayOf } from './day.ts'
import { noteEvent } from './note-event.ts'

const AT_ONCE = 200

/**
 * Reminds buyers whose offer ends in three days and who have not answered, once each and only where they had it by mail two days at least;
 * and notes what has ended, of which staff are told. Answers how many of both. May run twice. For the system alone.
 */
export async function lookAtEnds({ ctx }: { ctx: Ctx }): Promise<{ reminded: number; lapsed: number }> {
  const counts = { reminded: 0, lapsed: 0 }
  for (;;) {
    const { reminded, lapsed, seen } = await lookAtSome(ctx)
    counts.reminded += reminded
    counts.lapsed += lapsed
    if (seen < AT_ONCE) return counts
  }
}

async function lookAtSome(ctx: Ctx): Promise<{ reminded: number; lapsed: number; seen: number }> {
  const now = ctx.ports.clock.now()
  const today = dayOf(now)
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ version: quotationVersion, whole: quotation, mail: enquiry.mail })
      .from(quotationVersion)
      .innerJoin(quotation, and(eq(quotation.id, quotationVersion.quotationId), eq(quotation.revision, quotationVersion.revision)))
      .innerJoin(enquiry, eq(enquiry.id, quotation.enquiryId))
      .where(
        and(
          isNull(quotationVersion.acceptedAt),
          isNull(quotationVersion.declinedAt),
          isNull(quotationVersion.lapsedAt),
          sql`${quotation.state} not in ('accepted', 'declined', 'withdrawn')`,
          sql`(${lt(quotationVersion.validUntil, today)} or (${and(
            lte(quotationVersion.validUntil, dayAfter(now, REMINDER_DAYS)),
            isNull(quotationVersion.remindedAt),
            eq(quotationVersion.isMailed, true),
            lte(quotationVersion.issuedAt, new Date(now.getTime() - 2 * 86_400_000)),
          )}))`,
        ),
      )
      .orderBy(asc(quotationVersion.id))
      .limit(AT_ONCE)
      .for('update', { of: [quotation], skipLocked: true })
    let reminded = 0
    for (const { version, whole, mail } of rows) {
      const isOver = version.validUntil < today
      const detail = { number: whole.number, revision: version.revision }
      await tx
        .update(quotationVersion)
        .set(isOver ? { lapsedAt: now } : { remindedAt: now })
        .where(eq(quotationVersion.id, version.id))
      if (isOver) {
        await noteEvent(tx, ctx, { enquiryId: whole.enquiryId, kind: 'quotation_lapsed', detail })
        await ctx.ports.jobs.send(tx, 'quotation-notice', { quotationId: whole.id, about: 'lapsed', mark: version.revision })
      } else if (isMailAddress(mail)) {
        reminded += 1
        await noteEvent(tx, ctx, { enquiryId: whole.enquiryId, kind: 'quotation_reminded', detail })
        await ctx.ports.jobs.send(tx, 'quotation-mail', { versionId: version.id, kind: 'quotation_reminder' })
      }
    }
    return { reminded, lapsed: rows.filter(({ version }) => version.validUntil < today).length, seen: rows.length }
  })
}
