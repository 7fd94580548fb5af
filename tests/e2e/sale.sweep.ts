import { test } from '@playwright/test'
import { query } from './leads.ts'
import { sell } from './sale.ts'
import { startProduct } from './setup/product.ts'

/** Until the jobs of a process that does not say any more that it lives are another's. */
const MAIL_MS = 5 * 60_000

// Nothing that was acknowledged is lost or doubled where the process is killed the moment it has said so.
test('a lead comes to its sale with the server killed after each step', async ({ browser, context }) => {
  test.setTimeout(20 * 60_000)
  const { stop, crash, ...server } = await startProduct()
  let crashes = 0
  const between = async () => {
    await crash()
    crashes += 1
    // A mail that was being sent is held longer than a slow mail server takes. Here the one that held it is known to be dead.
    await query(server, 'update mail_delivery set held_until = null')
  }
  try {
    await sell({ browser, context, server, desk: 'zh', buyer: 'es', noticeMs: 60_000, mailMs: MAIL_MS, between })
  } finally {
    await stop()
  }
  process.stdout.write(`the server was killed ${crashes} times\n`)
})
