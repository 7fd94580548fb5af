import { eq } from 'drizzle-orm'
import { ALERT_DAYS } from '#contract/alert-values.ts'
import { alert } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readOwn, requireMark } from './own-alert.ts'

const DAY_MS = 86_400_000

/** Lets a confirmed alert go on for 180 days from now. One that was never confirmed, or has ended, stays so. Throws `not_found`. */
export async function prolongAlert({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<void> {
  const mark = await requireMark(ctx, input.code)
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    const own = await readOwn(tx, mark, { now, isLocked: true })
    if (own === null || own.confirmedAt === null) return
    await tx
      .update(alert)
      .set({ remindedAt: null, endsAt: new Date(now.getTime() + ALERT_DAYS.running * DAY_MS) })
      .where(eq(alert.id, own.id))
  })
}
