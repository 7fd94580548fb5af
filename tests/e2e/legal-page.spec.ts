import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { readPage } from './read-page.ts'
import { enterAs } from './staff-session.ts'

// Chromium itself writes an error for what the server refuses.
test.use({ expectedNoise: [/status of (400|404)/] })

test('the legal notice begins with a template, is not published with a gap, and is linked once it is', async ({ context, page, server }) => {
  await query(
    server,
    "update legal_page_translation set publish_state = 'draft' where locale = 'en' and legal_page_id in (select id from legal_page where sign = 'legalNotice')",
  )
  await query(server, `update setting set value = value || '{"represented_by": ""}' where key = 'company'`)
  await query(server, 'select pg_notify(\'content\', \'["legal", "company"]\')')
  await expect.poll(() => readPage(server.origin, 'en', '/contactUs')).not.toContain('href="/legalNotice"')
  await enterAs(context, server, { name: 'Li Wei', role: 'owner' })
  await page.goto(`${server.origin}/admin#/content/legal`)
  await page.getByRole('link', { name: 'Legal notice (imprint)' }).click()
  await page.getByRole('button', { name: 'Fill in this language' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Represented by')
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'Published' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('There is still a gap marked […]')).toBeVisible()
  await page.getByText('[…]', { exact: true }).click()
  await page.keyboard.press('End')
  for (let letters = 0; letters < 3; letters += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('Ms Li Wei, managing director')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect.poll(() => readPage(server.origin, 'en', '/contactUs')).toContain('href="/legalNotice"')
  expect(await readPage(server.origin, 'en', '/legalNotice')).toContain('Ms Li Wei, managing director')
})
