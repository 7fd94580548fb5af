import type { Ctx } from '#core/domain/context.ts'

/** What came before this moment is older than so many months; of the 31st, from the last day of a shorter month. */
export function dueBefore({ ports }: Pick<Ctx, 'ports'>, months: number): Date {
  const now = ports.clock.now()
  const day = now.getUTCDate()
  const moment = new Date(now)
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() - months)
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, last))
  return moment
}
