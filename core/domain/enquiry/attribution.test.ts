import { expect, it } from 'vitest'
import { attributionRows } from './attribution.ts'

it('keeps no code of a link that opens an application, whatever a browser sends', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  const rows = attributionRows({ enquiryId: 7, first: { landing_page: '/network/status/Qx3-aB_9' }, last: { landing_page: '/car/byd-seal' }, now })
  expect(rows.map(({ landingPage }) => landingPage)).toEqual(['/network/status', '/car/byd-seal'])
})
