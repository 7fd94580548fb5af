import { sql, type SQL } from 'drizzle-orm'
import type { ReportDays } from '#contract/report.ts'
import { isWorkingDay } from '#core/domain/working-time/index.ts'
import type { Frame } from './frame.ts'
import { addDays, daysBetween } from './period.ts'

/**
 * A common table `worked`: each day of the company from the first that is looked at until today, when its work begins, how many seconds it has,
 * and how many were worked on the days before. So the time worked between two moments is a difference, for a million leads as for one. Where
 * nothing is ever worked, time counts as it passes (as `addWorkingTime` has it).
 */
export function workedDays({ hours, timeZone, today }: Frame, { from: first, to: end }: ReportDays): SQL {
  const last = [end, today].toSorted()[1] ?? today
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
  const isWorked = days.map((day) => isWorkingDay(hours, day))
  const isNeverWorked = !isWorked.includes(true)
  const [from, to] = isNeverWorked ? ['00:00', '24:00'] : [hours.from, hours.to]
  const worked = isNeverWorked ? days.map(() => true) : isWorked
  return sql`spans as (
      select day, (day + ${from}::time) at time zone ${timeZone} as begins,
        case when is_worked then extract(epoch from ((day + ${to}::time) at time zone ${timeZone}) - ((day + ${from}::time) at time zone ${timeZone}))::float8 else 0 end as seconds
      from unnest(${sql.param(days)}::date[], ${sql.param(worked)}::boolean[]) as given(day, is_worked)
    ), worked as materialized (
      select day, begins, seconds, coalesce(sum(seconds) over (order by day rows between unbounded preceding and 1 preceding), 0) as earlier from spans
    )`
}

/** Seconds that were worked until the moment, whose day is the row `day` of `worked`. */
export function workedUntil(moment: SQL, day: 'came' | 'til'): SQL {
  const of = (name: string) => sql`${sql.identifier(day)}.${sql.identifier(name)}`
  return sql`(${of('earlier')} + least(${of('seconds')}, greatest(0, extract(epoch from ${moment} - ${of('begins')})::float8)))`
}
