import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { sell } from './sale.ts'

// Chromium itself writes an error for a stream that is cut.
test.use({ expectedNoise: [/net::ERR_/] })
test.afterEach(async ({ server }) => {
  await query(server, "delete from setting where key = 'routing'", [])
})

// R23.11, R23.20, R23.24, R23.25, R23.7, R23.9
test('a lead of a phone in Arabic is told of within two seconds, answered, offered, accepted and won', async ({ browser, context, server }) => {
  test.setTimeout(120_000)
  await sell({ browser, context, server, desk: 'en', buyer: 'ar', noticeMs: 2_000, mailMs: 20_000, between: async () => {} })
  expect(context.pages()).toHaveLength(1)
})
