import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { ALERT_DAYS, ALERT_LIMITS } from '#contract/alert-values.ts'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { alert } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readOwn, requireMark, type OwnAlert } from './own-alert.ts'

const DAY_MS = 86_400_000

/**
 * Confirms an alert: from now on it tells, for 180 days, also of what came since it was asked for. It takes the place of others of the same
 * address and wish. Confirmed once more it stays as it is; one that has ended stays so. Errors: `not_found`, `conflict` (the address has
 * thirty alerts already).
 */
export async function confirmAlert({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<void> {
  const mark = await requireMark(ctx, input.code)
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    const own = await readOwn(tx, mark, { now, isLocked: true })
    if (own === null || own.confirmedAt !== null) return
    await tx.delete(alert).where(and(isOfAddress(own), eq(alert.kind, own.kind), eq(alert.query, own.query), ne(alert.id, own.id)))
    if ((await countRunning(tx, own)) >= ALERT_LIMITS.running) throw new AppError('conflict')
    await tx
      .update(alert)
      .set({ confirmedAt: now, endsAt: new Date(now.getTime() + ALERT_DAYS.running * DAY_MS) })
      .where(eq(alert.id, own.id))
  })
}

async function countRunning(tx: Tx, own: OwnAlert): Promise<number> {
  const [row] = await tx
    .select({ running: count() })
    .from(alert)
    .where(and(isOfAddress(own), isNotNull(alert.confirmedAt)))
  return row?.running ?? 0
}

function isOfAddress({ mail }: OwnAlert) {
  return sql`lower(${alert.mail}) = lower(${mail})`
}
