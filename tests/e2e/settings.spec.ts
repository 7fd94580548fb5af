import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { readPage } from './read-page.ts'
import { enterAs } from './staff-session.ts'
import { DESKTOP, PHONE } from './visit.ts'

// Chromium itself writes an error for what the server refuses.
test.use({ expectedNoise: [/status of (400|409|422)/] })

// The sample company comes back for the journeys after this one.
let samples: { key: string; value: unknown }[] = []
test.beforeAll(async ({ server }) => {
  samples = await query(server, "select key, value from setting where key in ('company', 'claims')")
})
test.afterAll(async ({ server }) => {
  for (const { key, value } of samples)
    await query(server, 'update setting set value = $2, version = 1, is_sample = true where key = $1', [key, JSON.stringify(value)])
  await query(server, "select pg_notify('content', '[\"company\"]')")
})

test('an owner says who the company is, is told where a colleague was first, and the site shows it at once', async ({ browser, context, page, server }) => {
  await enterAs(context, server, { name: 'Li Wei', role: 'owner' })
  await page.goto(`${server.origin}/admin#/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'sample company' })).toBeVisible()

  await test.step('what is wrong is said by the field, and nothing is stored', async () => {
    await page.getByRole('textbox', { name: 'Phone' }).fill('call me')
    await page.getByRole('textbox', { name: 'Facebook' }).fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('A number with its country code: +86 138 0000 0000.')).toBeVisible()
    await expect(page.getByText('An address that begins with https://')).toBeVisible()
    await expect(page.getByText('Saved.')).toHaveCount(0)
    expect(await query(server, "select version from setting where key = 'company'")).toEqual([{ version: 1 }])
  })

  // A colleague has the same form open.
  const other = await browser.newContext({ viewport: DESKTOP })
  await enterAs(other, server, { name: 'Chen Yu', role: 'owner' })
  const colleague = await other.newPage()
  await colleague.goto(`${server.origin}/admin#/settings/company`)
  await expect(colleague.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Quayline')

  await test.step('it is saved', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Motors')
    await page.getByRole('textbox', { name: 'Phone' }).fill('+86 21 5555 0199')
    await page.getByRole('textbox', { name: 'Facebook' }).fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'sample company' })).toHaveCount(0)
    await expect.poll(() => readPage(server.origin, 'ar', '/contactUs')).toContain('+86 21 5555 0199')
    const contact = await readPage(server.origin, 'en', '/contactUs')
    expect(contact).toContain('Contact us · Harbour Motors</title>')
    expect(contact).toMatch(/<header[\s\S]*Harbour Motors<\/bdi>/)
  })

  await test.step('the colleague sees both versions and chooses', async () => {
    await colleague.getByRole('textbox', { name: 'Phone' }).fill('+86 21 5555 0200')
    await colleague.getByRole('textbox', { name: 'WhatsApp' }).fill('+86 138 0000 0001')
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = colleague.getByRole('dialog', { name: 'Somebody has changed this meanwhile' })
    await expect(dialog.getByRole('radiogroup', { name: 'Name' }).getByRole('radio', { name: /Theirs.*Harbour Motors/ })).toBeChecked()
    await expect(dialog.getByRole('radiogroup', { name: 'WhatsApp' }).getByRole('radio', { name: /Yours/ })).toBeChecked()
    await dialog
      .getByRole('radiogroup', { name: 'Phone' })
      .getByRole('radio', { name: /Theirs/ })
      .check()
    await dialog.getByRole('button', { name: 'Save this choice' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(colleague.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Harbour Motors')
    const [stored] = await query<{ value: Record<string, string> }>(server, "select value from setting where key = 'company'")
    expect(stored?.value).toMatchObject({ name: 'Harbour Motors', phone: '+86 21 5555 0199', whatsapp: '+86 138 0000 0001' })
  })
  await other.close()

  await test.step('a figure is claimed with its day, or not at all', async () => {
    await page.getByRole('tab', { name: 'Figures' }).click()
    const makers = page.getByRole('group', { name: 'Makers you work with' })
    await makers.getByRole('spinbutton').fill('12')
    await makers.getByLabel('True on').fill('2026-10-01')
    await page.getByRole('group', { name: 'Staff' }).getByRole('spinbutton').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    const [stored] = await query<{ value: Record<string, unknown> }>(server, "select value from setting where key = 'claims'")
    expect(stored?.value).toMatchObject({ makers: { value: 12, as_of: '2026-10-01' }, staff: null })
  })

  await test.step('the log names it', async () => {
    await page.goto(`${server.origin}/admin#/audit`)
    await expect(page.getByText('Phone: +86 400 555 0100 → +86 21 5555 0199').first()).toBeVisible()
  })
})

test('the settings are reached on a phone, and are nobody else’s', async ({ context, page, server }) => {
  await page.setViewportSize(PHONE)
  await enterAs(context, server, { name: 'Wang Fang', role: 'owner' })
  await page.goto(`${server.origin}/admin#/`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Hours' }).click()
  await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await context.clearCookies()
  await enterAs(context, server, { name: 'Zhao Min', role: 'sales' })
  await page.goto(`${server.origin}/admin`)
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
  await page.goto(`${server.origin}/admin#/settings`)
  await expect(page.getByText('You do not have permission to see this page.')).toBeVisible()
})
