const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The midnight that began `now`'s day on a clock `offset` minutes east of Greenwich. */
export function startOfDay(now: Date, offset: number): Date {
  const local = now.getTime() + offset * MINUTE_MS
  return new Date(Math.floor(local / DAY_MS) * DAY_MS - offset * MINUTE_MS)
}

/** The last `count` days of that clock as `YYYY-MM-DD`, oldest first, `now`'s day last. */
export function listDays(now: Date, offset: number, count: number): string[] {
  const today = startOfDay(now, offset).getTime() + offset * MINUTE_MS
  return Array.from({ length: count }, (_, index) => new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10))
}
