import type { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { addWorkingTime, workingDayMinutes, type WorkingHours } from '#core/domain/working-time/index.ts'

/** The columns of a lead that are its clock. */
export type ReplyClock = Pick<typeof enquiry.$inferInsert, 'awaitingSince' | 'replyDueAt' | 'replyWarnAt' | 'replyWarnedAt' | 'replyEscalatedAt'>

/** Nobody waits for an answer. */
export const STOPPED: ReplyClock = { awaitingSince: null, replyDueAt: null, replyWarnAt: null, replyWarnedAt: null, replyEscalatedAt: null }

/** What clocks are reckoned by. */
export type ClockRules = { hours: WorkingHours; warnMinutes: number }

/** Not inside of a transaction: it may read by a connection of its own. */
export async function readClockRules(ctx: Ctx): Promise<ClockRules> {
  const [hours, routing] = await Promise.all([readSettings({ ctx, group: 'hours' }), readSettings({ ctx, group: 'routing' })])
  return { hours: hours.value, warnMinutes: routing.value.warn_minutes }
}

/**
 * The clock of somebody who waits since then: due after one business day, which is a day's working time of the company; what comes after closing
 * time begins when it opens again (R10.6). The owner is reminded `warnMinutes` of working time before, and at once where a day is shorter.
 */
export function clockSince({ hours, warnMinutes }: ClockRules, since: Date): ReplyClock {
  const day = workingDayMinutes(hours)
  return {
    awaitingSince: since,
    replyDueAt: addWorkingTime(hours, since, day),
    replyWarnAt: addWorkingTime(hours, since, Math.max(0, day - warnMinutes)),
    replyWarnedAt: null,
    replyEscalatedAt: null,
  }
}

/** The clock of whoever begins to wait now. Not inside of a transaction. */
export async function startedClock(ctx: Ctx): Promise<ReplyClock> {
  return clockSince(await readClockRules(ctx), ctx.ports.clock.now())
}
