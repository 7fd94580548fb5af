import { expect, it } from 'vitest'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { gathered } from './gathered.ts'

const notice = (id: number, changes: Partial<StaffNotice> = {}): StaffNotice => ({
  id,
  kind: 'buyer_wrote',
  leads: 1,
  quotation: null,
  created_at: '2026-11-21T08:00:00.000Z',
  seen_at: null,
  enquiry: { id: 7, reference: 'AAAA-AAA', name: 'Amina', country_iso2: 'KE', country_name: 'Kenya' },
  ...changes,
})

// R23.21
it('a flood of one sender is one line', () => {
  const other = notice(3, { kind: 'reply_overdue' })
  const list = [notice(6), notice(5), notice(4), other, notice(2), notice(1, { seen_at: '2026-11-21T09:00:00.000Z' })]
  expect(gathered(list).map(({ notice: { id }, count }) => [id, count])).toEqual([
    [6, 3],
    [3, 1],
    [2, 1],
    [1, 1],
  ])
})
