/** Whose clock a task can be named on. */
export type TaskClock = { zone: string; whose: 'mine' | 'buyers' | 'other' }

/** The clocks to choose from: the reader's, those of the buyer's country, and the one that a task was named on where it is neither. */
export function clocksOf({ own, zones, meant }: { own: string; zones: readonly string[]; meant: string | null }): TaskClock[] {
  const clocks: TaskClock[] = [{ zone: own, whose: 'mine' }, ...zones.filter((zone) => zone !== own).map((zone) => ({ zone, whose: 'buyers' as const }))]
  return meant === null || clocks.some(({ zone }) => zone === meant) ? clocks : [...clocks, { zone: meant, whose: 'other' }]
}

/** When a task is due as it is typed, on the clock of a zone: `2026-11-28 09:00`. */
export function typedTime(dueAt: string, timeZone: string): string {
  // The Swedish way is that of ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(dueAt))
}
