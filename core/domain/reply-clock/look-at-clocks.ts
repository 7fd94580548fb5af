import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '#core/db/client.ts'
import { enquiry, enquiryEvent, setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'
import { tellOwner, tellStaff } from '#core/domain/staff-notice/index.ts'
import { readEscalation } from './read-escalation.ts'
import { clockSince, readClockRules, type ClockRules } from './reply-times.ts'

const AT_ONCE = 200
/** Name under which is kept by which rules the clocks were reckoned. */
const RULES_KEY = 'reply_clock.rules'

/**
 * Reminds owners of answers that are due soon, and tells others of those that are late, once for each wait. Clocks are reckoned anew where the
 * company's hours have changed since. Answers how many of each. May run twice. For the system alone.
 */
export async function lookAtClocks({ ctx }: { ctx: Ctx }): Promise<{ warned: number; overdue: number }> {
  const rules = await readClockRules(ctx)
  const escalation = await readEscalation(ctx)
  await forgetOldRules(ctx, rules)
  const counts = { warned: 0, overdue: 0 }
  for (;;) {
    const { warned, overdue, seen } = await lookAtSome(ctx, rules, escalation)
    counts.warned += warned
    counts.overdue += overdue
    if (seen < AT_ONCE) return counts
  }
}

/** Takes the times away from all clocks that run, where others hold now; the look that follows gives them new ones. */
async function forgetOldRules(ctx: Ctx, rules: ClockRules): Promise<void> {
  const mark = createHash('sha256').update(JSON.stringify(rules)).digest('hex')
  if ((await readSetting(ctx.db, { key: RULES_KEY, schema: z.string(), fallback: '' })) === mark) return
  await ctx.db.transaction(async (tx) => {
    const updatedAt = ctx.ports.clock.now()
    await tx
      .insert(setting)
      .values({ key: RULES_KEY, value: mark, updatedAt })
      .onConflictDoUpdate({ target: setting.key, set: { value: mark, updatedAt } })
    await tx
      .update(enquiry)
      .set({ replyDueAt: null, replyWarnAt: null })
      .where(and(isNotNull(enquiry.awaitingSince), isNull(enquiry.replyEscalatedAt)))
  })
}

async function lookAtSome(ctx: Ctx, rules: ClockRules, escalation: readonly number[]): Promise<{ warned: number; overdue: number; seen: number }> {
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: enquiry.id,
        since: enquiry.awaitingSince,
        dueAt: enquiry.replyDueAt,
        warnAt: enquiry.replyWarnAt,
        warnedAt: enquiry.replyWarnedAt,
        ownerId: enquiry.ownerId,
      })
      .from(enquiry)
      .where(
        and(
          isNotNull(enquiry.awaitingSince),
          isNull(enquiry.replyEscalatedAt),
          or(isNull(enquiry.replyWarnAt), and(lte(enquiry.replyWarnAt, now), or(isNull(enquiry.replyWarnedAt), lte(enquiry.replyDueAt, now)))),
        ),
      )
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const counts = { warned: 0, overdue: 0, seen: rows.length }
    for (const row of rows) {
      if (row.since === null) continue
      const reckoned = clockSince(rules, row.since)
      const dueAt = row.dueAt ?? reckoned.replyDueAt ?? now
      const warnAt = row.warnAt ?? reckoned.replyWarnAt ?? now
      const isOverdue = dueAt <= now
      const isWarned = !isOverdue && row.warnedAt === null && warnAt <= now
      await tx
        .update(enquiry)
        .set({ replyDueAt: dueAt, replyWarnAt: warnAt, replyWarnedAt: isWarned ? now : row.warnedAt, replyEscalatedAt: isOverdue ? now : null })
        .where(eq(enquiry.id, row.id))
      if (isWarned) {
        counts.warned += 1
        await tellOwner(tx, ctx, { kind: 'reply_due_soon', enquiryId: row.id, ownerId: row.ownerId })
      }
      if (isOverdue) {
        counts.overdue += 1
        await noteOverdue(tx, ctx, { id: row.id, told: row.ownerId === null ? escalation : [row.ownerId, ...escalation], dueAt, now })
      }
    }
    return counts
  })
}

type Overdue = { id: number; told: readonly number[]; dueAt: Date; now: Date }

async function noteOverdue(tx: Tx, ctx: Ctx, { id, told, dueAt, now }: Overdue): Promise<void> {
  await tx.insert(enquiryEvent).values({ enquiryId: id, kind: 'reply_overdue', detail: { due_at: dueAt.toISOString() }, createdAt: now })
  await tellStaff(tx, ctx, { kind: 'reply_overdue', enquiryId: id, to: told })
  await ctx.ports.jobs.send(tx, 'enquiry-notice', { enquiryId: id, about: 'overdue', staffId: null, mark: dueAt.getTime() })
}
