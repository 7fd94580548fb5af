import { makePicture } from '#core/domain/media/testing.ts'
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
  await query(server, "delete from setting where key in ('appearance', 'frame', 'menu', 'footer', 'whatsapp', 'setup_list.put_away')")
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
    await expect(page.getByText('An address that starts with https://')).toBeVisible()
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
    expect(contact).toContain('<meta property="og:site_name" content="Harbour Motors"/>')
    expect(contact).toMatch(/<header[\s\S]*Harbour Motors<\/bdi>/)
  })

  await test.step('the colleague sees both versions and chooses', async () => {
    await colleague.getByRole('textbox', { name: 'Phone' }).fill('+86 21 5555 0200')
    await colleague.getByRole('textbox', { name: 'WhatsApp' }).fill('+86 138 0000 0001')
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = colleague.getByRole('dialog', { name: 'Someone has changed this in the meantime' })
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
    const makers = page.getByRole('group', { name: 'Manufacturers you work with' })
    await makers.getByRole('spinbutton').fill('12')
    await makers.getByLabel('As of').fill('2026-10-01')
    await page.getByRole('group', { name: 'Staff' }).getByRole('spinbutton').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    const [stored] = await query<{ value: Record<string, unknown> }>(server, "select value from setting where key = 'claims'")
    expect(stored?.value).toMatchObject({ makers: { value: 12, as_of: '2026-10-01' }, staff: null })
  })

  await test.step('the log names it', async () => {
    await page.goto(`${server.origin}/admin#/audit`)
    for (const value of ['+86 400 555 0100', '+86 21 5555 0199']) await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible()
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

test('an owner gives the site a logo and a colour that can be read, and sees both before and after', async ({ browser, context, page, server }) => {
  await enterAs(context, server, { name: 'Sun Li', role: 'owner' })
  await page.setViewportSize(DESKTOP)
  await page.goto(`${server.origin}/admin#/settings/appearance`)
  const preview = page.frameLocator('iframe')
  const colour = page.getByRole('textbox', { name: 'Colour', exact: true })

  await test.step('a colour that is hardly seen is refused by its field, with the nearest that is', async () => {
    await colour.fill('#ffd400')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Too close to the page background')).toBeVisible()
    await page.getByRole('button', { name: /^Use #/ }).click()
    await expect(colour).not.toHaveValue('#ffd400')
    await colour.fill('#1a73e8')
  })

  await test.step('the page beside the form has it, the site does not', async () => {
    await expect(preview.locator('link[href^="/site-style/1a73e8-"]')).toHaveCount(1)
    expect(await preview.locator('script').count()).toBe(0)
    expect(await readPage(server.origin, 'en', '/')).not.toContain('/site-style/')
  })

  await test.step('once saved, the site has it', async () => {
    const picture = await makePicture({ width: 600, height: 200, format: 'png', colour: '#1a73e8' })
    await page
      .getByRole('group', { name: 'Logo', exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect.poll(() => readPage(server.origin, 'ar', '/about')).toMatch(/\/site-style\/1a73e8-[\s\S]*<img src="\/media\/picture\//)
    const visitor = await browser.newContext({ viewport: DESKTOP })
    const site = await visitor.newPage()
    await site.goto(`${server.origin}/about`)
    expect(await site.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))).toBe('#1a73e8')
    await expect(site.locator('header img[src^="/media/picture/"]').first()).toBeVisible()
    await visitor.close()
  })
})

test('an owner sets the banner, the menu, the footer and the home page, in the languages that have words', async ({ browser, context, page, server }) => {
  await enterAs(context, server, { name: 'Guo Lin', role: 'owner' })
  await page.setViewportSize(DESKTOP)
  await page.goto(`${server.origin}/admin#/settings/frame`)
  await page.getByRole('textbox', { name: 'Text (English)' }).fill('Spring sale <b>now</b>')
  await page.getByRole('textbox', { name: 'Words (English)' }).fill('Seal\nDolphin')
  const hot = page.getByRole('listitem').filter({ hasText: 'Hot models' })
  await hot.getByRole('switch', { name: 'Shown' }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('tab', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByRole('textbox', { name: 'Leads to' }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text (English)' }).fill('Trucks')
  await page.getByRole('textbox', { name: 'Leads to' }).fill('/carList?category=2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('tab', { name: 'Footer' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Members’ club' }).getByRole('switch', { name: 'Shown' }).uncheck()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByRole('textbox', { name: 'Text (English)' }).fill('Ro-ro sailings')
  await page.getByRole('textbox', { name: 'Leads to' }).fill('https://ships.example.com/')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('link', { name: 'Ro-ro sailings' })).toHaveAttribute('href', 'https://ships.example.com/')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  const visitor = await browser.newContext({ viewport: PHONE })
  const site = await visitor.newPage()
  await site.goto(`${server.origin}/`)
  await expect(site.getByText('Spring sale <b>now</b>')).toBeVisible()
  await expect(site.getByRole('heading', { name: 'Popular models' })).toHaveCount(0)
  expect(await readPage(server.origin, 'en', '/')).toMatch(/href="\/carList\?category=2"[^>]*>Trucks/)
  const arabic = await readPage(server.origin, 'ar', '/')
  const end = /<section aria-labelledby="page-end"[\s\S]*?<\/section>/.exec(await readPage(server.origin, 'en', '/'))?.[0]
  expect(end).toContain('Ro-ro sailings')
  expect(end).not.toContain('href="/club"')
  for (const word of ['Spring sale', 'Trucks', 'Ro-ro sailings', 'Dolphin</option>']) expect(arabic).not.toContain(word)
  await site.goto(`${server.origin}/searchsite`)
  await site.getByRole('list', { name: 'Popular searches' }).getByRole('link', { name: 'Dolphin' }).click()
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Dolphin')

  await test.step('the log leads back to before the change', async () => {
    await page.goto(`${server.origin}/admin#/audit`)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Guo Lin · Settings changed: Banner and home' })
      .getByRole('link', { name: 'History and restore' })
      .click()
    await page.getByRole('button', { name: 'Go back to before this change' }).click()
    await expect(page.getByRole('textbox', { name: 'Text (English)' })).toHaveValue('')
    await expect(hot.getByRole('switch', { name: 'Shown' })).toBeChecked()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    expect(await readPage(server.origin, 'en', '/')).not.toContain('Spring sale')
  })
  await visitor.close()
})

test('the overview leads through what is missing until it is put away', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'He Jun', role: 'owner' })
  await page.goto(`${server.origin}/admin#/`)
  const steps = page.getByRole('region', { name: 'Set up your site' })
  await steps.getByRole('link', { name: 'Go to: Working hours' }).click()
  await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeVisible()
  await page.goto(`${server.origin}/admin#/`)
  await steps.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(steps).toHaveCount(0)
  await page.goto(`${server.origin}/admin#/setup-list`)
  await page.getByRole('button', { name: 'Show on the overview' }).click()
  await page.goto(`${server.origin}/admin#/`)
  await expect(steps).toBeVisible()
})

// R23.34
test('an owner keeps the templates that WhatsApp has approved', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Deng Hua', role: 'owner' })
  await page.setViewportSize(PHONE)
  await page.goto(`${server.origin}/admin#/settings/whatsapp`)
  await page.getByRole('button', { name: 'Add a template' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Price ready')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello {{1}}, the price for {{3}} is ready.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Lower-case letters, digits and underscores only.')).toBeVisible()
  await expect(page.getByText('Number the placeholders from 1 without gaps, 20 at most.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('price_ready')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello {{1}}, the price for {{2}} is ready.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  const [stored] = await query<{ value: unknown }>(server, "select value from setting where key = 'whatsapp'")
  expect(stored?.value).toEqual({ templates: [{ name: 'price_ready', language: 'en', text: 'Hello {{1}}, the price for {{2}} is ready.' }] })
})
