import { sql, type SQL } from 'drizzle-orm'
import type { Hours } from '#contract/company.ts'
import type { ReportDays, ReportInput } from '#contract/report.ts'
import type { Ctx } from '#core/domain/context.ts'
import { localTimeOf, momentOf } from '#core/domain/local-time/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { addDays, readPeriods, type Periods } from './period.ts'

/** What every report goes by: the company's hours, today on its clock, and the days that are looked at. */
export type Frame = Periods & { hours: Hours; timeZone: string; today: string }

export async function readFrame(ctx: Ctx, input: ReportInput): Promise<Frame> {
  const { value: hours } = await readSettings({ ctx, group: 'hours' })
  const timeZone = hours.time_zone
  const today = localTimeOf(ctx.ports.clock.now(), timeZone).slice(0, 10)
  return { ...readPeriods(input, today), hours, timeZone, today }
}

/** The same as the screens are told it. */
export function shownFrame({ period, before, timeZone }: Frame): { period: ReportDays; before: ReportDays | null; time_zone: string } {
  return { period, before, time_zone: timeZone }
}

/** Holds for a lead `e` that came in these days of the company. */
export function cameIn(days: ReportDays, timeZone: string): SQL {
  const startOf = (day: string) => momentOf(`${day}T00:00`, timeZone).toISOString()
  return sql`(e.created_at >= ${startOf(days.from)}::timestamptz and e.created_at < ${startOf(addDays(days.to, 1))}::timestamptz)`
}

/** Holds for a lead `e` of these days that a report counts: neither spam nor in quarantine. */
export function isCounted({ timeZone }: Frame, days: ReportDays): SQL {
  return sql`not e.is_quarantined and e.status <> 'spam' and ${cameIn(days, timeZone)}`
}
