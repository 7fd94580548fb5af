import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { readPage } from './read-page.ts'
import { enterAs } from './staff-session.ts'
import { DESKTOP, PHONE } from './visit.ts'

// Chromium itself writes an error for what the server refuses.
test.use({ expectedNoise: [/status of (400|404|409|422)/] })

const SIGN = 'byd-journey-one-2026'

// What a journey adds goes with it.
test.afterAll(async ({ server }) => {
  await query(server, 'delete from car where model_sign = $1', [SIGN])
  await query(server, `select pg_notify('content', '["car"]')`)
})

test('a price list moves by 3 % after every new price was seen, and back', async ({ context, page, server }) => {
  const prices = () => query<{ cents: string }>(server, 'select fob_price_usd_cents as cents from car where fob_price_usd_cents is not null order by id')
  const before = (await prices()).map(({ cents }) => Number(cents))
  expect(before.length).toBeGreaterThan(200)
  await enterAs(context, server, { name: 'Chen Yu', role: 'content' })
  await page.goto(`${server.origin}/admin#/catalogue/cars`)
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByRole('textbox', { name: /^Percent/ }).fill('three')
  await expect(dialog.getByText('A number, please.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Preview every new price' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: /^Percent/ }).fill('3')
  await dialog.getByRole('button', { name: 'Preview every new price' }).click()
  await expect(dialog.getByText(`${before.length} prices change:`)).toBeVisible()
  expect((await prices()).map(({ cents }) => Number(cents))).toEqual(before)
  await dialog.getByRole('button', { name: `Set ${before.length} prices` }).click()
  await expect(page.getByText(`${before.length} entries changed`)).toBeVisible()
  expect((await prices()).map(({ cents }) => Number(cents))).toEqual(before.map((cents) => Math.round((cents * 1.03) / 100) * 100))

  await page.getByRole('button', { name: 'Recent bulk changes' }).click()
  const changes = page.getByRole('dialog', { name: 'Recent bulk changes' })
  await expect(changes.getByText('New cars: Prices +3 %').first()).toBeVisible()
  await changes.getByRole('button', { name: 'Undo' }).first().click()
  await expect(changes.getByText('undone').first()).toBeVisible()
  expect((await prices()).map(({ cents }) => Number(cents))).toEqual(before)
  await changes.getByRole('button', { name: 'Close' }).click()

  await test.step('what is ticked is hidden at once, and shown again by one press', async () => {
    const hidden = () => query(server, "select id from car where publish_state = 'hidden'")
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toHaveCount(0)
    await page
      .getByRole('checkbox', { name: /^Tick / })
      .nth(0)
      .check()
    await page
      .getByRole('checkbox', { name: /^Tick / })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(page.getByText('2 entries changed')).toBeVisible()
    expect(await hidden()).toHaveLength(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 entries restored')).toBeVisible()
    expect(await hidden()).toEqual([])
  })
})

test('a car is added as a draft, published, priced in the list, changed by two at once and brought back', async ({ browser, context, page, server }) => {
  await enterAs(context, server, { name: 'Chen Yu', role: 'content' })
  await page.goto(`${server.origin}/admin#/catalogue/cars`)
  await page.getByRole('link', { name: 'Add a car' }).click()

  await test.step('what is missing or impossible is said by the field', async () => {
    await page.getByRole('textbox', { name: 'Model', exact: false }).first().fill('Journey')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Please fill this in.').first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Brand' }).fill('BYD')
    await page.getByRole('option', { name: 'BYD', exact: true }).click()
    await page.getByRole('textbox', { name: 'Version' }).fill('One')
    await page.getByRole('spinbutton', { name: 'Model year' }).fill('2026')
    await page.getByRole('combobox', { name: 'Energy type' }).click()
    await page.getByRole('option', { name: 'Electric', exact: true }).click()
    await page.getByRole('combobox', { name: 'Body' }).click()
    await page.getByRole('option', { name: 'SUV' }).click()
    await page.getByRole('spinbutton', { name: 'Length, mm' }).fill('46')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Between 1,500 and 26,000.')).toBeVisible()
    expect(await query(server, 'select id from car where model_sign = $1', [SIGN])).toEqual([])
    await page.getByRole('spinbutton', { name: 'Length, mm' }).fill('4600')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'BYD Journey One 2026' })).toBeVisible()
  })
  expect((await page.request.get(`${server.origin}/car/${SIGN}`)).status()).toBe(404)

  await test.step('the list publishes and prices it', async () => {
    await page.getByRole('link', { name: 'All: New cars' }).click()
    await page.getByRole('searchbox').fill('journey one')
    await page.getByRole('button', { name: 'State of BYD Journey One 2026: Draft' }).click()
    await page.getByRole('menuitem', { name: /^Published/ }).click()
    await expect(page.getByRole('button', { name: 'State of BYD Journey One 2026: Published' })).toBeVisible()
    await page.getByRole('button', { name: 'Change the price of BYD Journey One 2026' }).click()
    await page.getByRole('textbox', { name: /^Price of BYD Journey One/ }).fill('18,500')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Change the price of BYD Journey One 2026' })).toHaveText('US$18,500')
    await expect.poll(() => readPage(server.origin, 'ar', `/car/${SIGN}`)).toContain('18,500')
  })

  await test.step('who comes second sees both versions and chooses', async () => {
    await page.getByRole('link', { name: 'BYD Journey One 2026' }).click()
    const other = await browser.newContext({ viewport: DESKTOP })
    await enterAs(other, server, { name: 'Li Wei', role: 'owner' })
    const colleague = await other.newPage()
    await colleague.goto(page.url())
    await colleague.getByRole('spinbutton', { name: 'Seats' }).fill('7')
    await page.getByRole('spinbutton', { name: 'Seats' }).fill('5')
    await page.getByRole('spinbutton', { name: 'Doors' }).fill('5')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = colleague.getByRole('dialog', { name: 'Someone has changed this in the meantime' })
    await expect(dialog.getByRole('radiogroup', { name: 'Doors' }).getByRole('radio', { name: /Theirs/ })).toBeChecked()
    await expect(dialog.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: /Yours/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save this choice' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await query(server, 'select seats, doors from car where model_sign = $1', [SIGN])).toEqual([{ seats: 7, doors: 5 }])
    await other.close()
  })

  await test.step('the history tells each change and brings an earlier state back', async () => {
    // What a colleague has saved meanwhile is refused as long as this page does not know of it.
    await page.reload()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('Seats: 5 → 7')).toBeVisible()
    await page.getByRole('button', { name: 'Restore to before this' }).nth(1).click()
    await expect(page.getByText('Restored.')).toBeVisible()
    expect(await query(server, 'select seats, doors from car where model_sign = $1', [SIGN])).toEqual([{ seats: null, doors: null }])
  })
})

test('the catalogue is kept on a phone in Chinese, by those who may', async ({ context, page, server }) => {
  await page.setViewportSize(PHONE)
  await enterAs(context, server, { name: '王芳', role: 'content' })
  await query(server, "update staff set locale = 'zh' where name = '王芳'")
  await page.goto(`${server.origin}/admin#/catalogue/used-cars`)
  await expect(page.getByRole('heading', { level: 1, name: '车辆与配件' })).toBeVisible()
  await page.getByRole('searchbox').fill('zeekr')
  await page.getByRole('link', { name: /ZEEKR/i }).first().click()
  await expect(page.getByRole('textbox', { name: '车架号（VIN）' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.getByRole('textbox', { name: '车架号（VIN）' }).fill('1234')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('车架号为 17 位字母和数字，不含 I、O、Q。')).toBeVisible()
  await context.clearCookies()
  await enterAs(context, server, { name: 'Zhao Min', role: 'sales' })
  await page.goto(`${server.origin}/admin#/catalogue/cars`)
  await page.reload()
  await expect(page.getByText('You do not have permission to see this page.')).toBeVisible()
})
