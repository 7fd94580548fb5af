import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { alert, type AlertNews } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { queueAlertMail } from './queue-mail.ts'

const MAIL_PAUSE_MS = 24 * 3_600_000

/** Condition of an alert that may be told something now: confirmed, not over, and without a mail in the last 24 hours. */
export function isDue(now: Date): SQL {
  const before = new Date(now.getTime() - MAIL_PAUSE_MS).toISOString()
  return sql`${alert.confirmedAt} is not null and ${alert.endsAt} > ${now.toISOString()}::timestamptz
    and (${alert.mailedAt} is null or ${alert.mailedAt} <= ${before}::timestamptz)`
}

type Telling = { id: number; now: Date; lookedAt?: Date; news: AlertNews[]; total: number }

/** Locks an alert that is due and does `work` on it; null where another run was first, or it has ended. */
export function whileDue<Result>(ctx: Ctx, input: { id: number; now: Date }, work: (tx: Tx) => Promise<Result>): Promise<Result | null> {
  return ctx.db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: alert.id })
      .from(alert)
      .where(and(eq(alert.id, input.id), isDue(input.now)))
      .for('update', { skipLocked: true })
    return locked === undefined ? null : work(tx)
  })
}

/** Puts one mail with the news into the outbox, where there are any, and notes that it was looked. Call with the alert locked. */
export async function tell(tx: Tx, ctx: Ctx, { id, now, lookedAt, news, total }: Telling): Promise<boolean> {
  const isTold = news.length > 0
  await tx
    .update(alert)
    .set({ ...(isTold ? { mailedAt: now } : {}), lookedAt: lookedAt ?? now })
    .where(eq(alert.id, id))
  if (isTold) await queueAlertMail(tx, ctx, { alertId: id, kind: 'alert_news', news, total })
  return isTold
}
