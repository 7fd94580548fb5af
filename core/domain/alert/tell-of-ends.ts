import { and, eq, isNull, lte } from 'drizzle-orm'
import { ALERT_DAYS } from '#contract/alert-values.ts'
import { alert } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isDue, whileDue } from './due.ts'
import { queueAlertMail } from './queue-mail.ts'

const DAY_MS = 86_400_000
const BATCH = 500

/** Tells once, two weeks before, that an alert ends, and offers to let it go on. Answers how many mails. */
export async function tellOfEnds(ctx: Ctx, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + ALERT_DAYS.notice * DAY_MS)
  const ending = await ctx.db
    .select({ id: alert.id })
    .from(alert)
    .where(and(isDue(now), isNull(alert.remindedAt), lte(alert.endsAt, soon)))
    .orderBy(alert.endsAt)
    .limit(BATCH)
  let told = 0
  for (const { id } of ending) {
    const isTold = await whileDue(ctx, { id, now }, async (tx) => {
      await tx.update(alert).set({ remindedAt: now, mailedAt: now }).where(eq(alert.id, id))
      await queueAlertMail(tx, ctx, { alertId: id, kind: 'alert_ending' })
      return true
    })
    if (isTold === true) told += 1
  }
  return told
}
