import { LAPSE_NOTICE_DAYS, type SheetCells } from '#contract/price-sheet-values.ts'

const DAY_MS = 86_400_000
const LANE = ['mode', 'loading_port', 'destination_country_iso2', 'destination_port'] as const

/** Where the rates of a lane end: with `row`, on the day `until`; `state` of today. */
export type LaneEnd<Row> = { row: Row; until: string; state: 'valid' | 'lapsing' | 'lapsed' }

/**
 * The last rate of each lane (from a port to a port by one mode) before it is left without one. A rate that another one of the lane follows without
 * a day between ends nothing; a lane whose first rate is still to come is none yet.
 */
export function laneEnds<Row extends { cells: SheetCells }>(rows: readonly Row[], today: string): LaneEnd<Row>[] {
  const lanes = Map.groupBy(rows, ({ cells }) => LANE.map((column) => cells[column]).join())
  return [...lanes.values()].flatMap((lane): LaneEnd<Row>[] => {
    const last = lastInForce(lane, today)
    if (last !== null) return [{ row: last, until: untilOf(last), state: untilOf(last) <= addDays(today, LAPSE_NOTICE_DAYS) ? 'lapsing' : 'valid' }]
    const lapsed = lane
      .filter((row) => untilOf(row) < today)
      .toSorted(byEnd)
      .at(-1)
    return lapsed === undefined ? [] : [{ row: lapsed, until: untilOf(lapsed), state: 'lapsed' }]
  })
}

/** The rate with which an unbroken line of rates ends that begins today; null: none is in force. */
function lastInForce<Row extends { cells: SheetCells }>(lane: readonly Row[], today: string): Row | null {
  let last: Row | null = null
  let next = today
  for (;;) {
    const following = lane
      .filter((row) => sinceOf(row) <= next && untilOf(row) >= next)
      .toSorted(byEnd)
      .at(-1)
    if (following === undefined) return last
    last = following
    next = addDays(untilOf(following), 1)
  }
}

function byEnd(one: { cells: SheetCells }, other: { cells: SheetCells }): number {
  return untilOf(one) < untilOf(other) ? -1 : 1
}

function sinceOf({ cells }: { cells: SheetCells }): string {
  return cells['valid_from'] ?? ''
}

function untilOf({ cells }: { cells: SheetCells }): string {
  return cells['valid_to'] ?? ''
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
