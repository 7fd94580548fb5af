import { expect, it } from 'vitest'
import { laneEnds } from './lane-ends.ts'

const TODAY = '2026-11-21'
const rate = (id: string, from: string, to: string, lane: Record<string, string> = {}) => ({
  cells: {
    rate_id: id,
    mode: 'roro',
    loading_port: 'Shanghai',
    destination_country_iso2: 'NG',
    destination_port: 'Tin Can Island',
    ...lane,
    valid_from: from,
    valid_to: to,
  },
})
const endsOf = (...rows: ReturnType<typeof rate>[]) => laneEnds(rows, TODAY).map(({ row, state }) => `${row.cells.rate_id} ${state}`)

it('tells of no rate that another one of its lane follows', () => {
  expect(endsOf(rate('old', '2026-01-01', '2026-10-31'), rate('new', '2026-11-01', '2027-12-31'))).toEqual(['new valid'])
  expect(endsOf(rate('now', '2026-01-01', '2026-11-30'), rate('next', '2026-12-01', '2027-12-31'))).toEqual(['next valid'])
})

it('tells of a day without a rate: after the last, or before the next', () => {
  expect(endsOf(rate('only', '2026-01-01', '2026-10-31'))).toEqual(['only lapsed'])
  expect(endsOf(rate('first', '2025-01-01', '2025-12-31'), rate('second', '2026-01-01', '2026-11-20'))).toEqual(['second lapsed'])
  expect(endsOf(rate('now', '2026-01-01', '2026-11-29'), rate('late', '2026-12-01', '2027-12-31'))).toEqual(['now lapsing'])
  expect(endsOf(rate('old', '2026-01-01', '2026-11-20'), rate('coming', '2026-11-22', '2027-12-31'))).toEqual(['old lapsed'])
  expect(endsOf(rate('coming', '2026-12-01', '2027-12-31'))).toEqual([])
})

it('is followed by a rate of the same ports and the same mode alone', () => {
  const old = rate('old', '2026-01-01', '2026-10-31')
  const others: Record<string, string>[] = [{ mode: 'container' }, { loading_port: 'Ningbo' }, { destination_port: 'Apapa' }]
  for (const other of others) expect(endsOf(old, rate('new', '2026-11-01', '2027-12-31', other))).toEqual(['old lapsed', 'new valid'])
})

it('warns for thirty days, the last day of a rate included', () => {
  for (const [until, state] of [
    ['2026-11-20', 'lapsed'],
    ['2026-11-21', 'lapsing'],
    ['2026-12-21', 'lapsing'],
    ['2026-12-22', 'valid'],
  ] as const)
    expect(endsOf(rate('one', '2026-01-01', until))).toEqual([`one ${state}`])
})
