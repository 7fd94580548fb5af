import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { word } from './words.ts'
import { chooseCountry } from './choose-country.ts'
import { enterAs } from './staff-session.ts'

const LIST = '/myFavorite'

test.use({ expectedNoise: [/status of 404|ERR_FAILED/] })

test('a dealer puts new, used and parts together, hands the list on by link, and asks for all of it at once', async ({ page, browser, server }) => {
  const [unit] = await query<{ ref: string }>(
    server,
    "select stock_ref as ref from used_car where publish_state = 'published' and status = 'available' order by id limit 1",
  )
  const [part] = await query<{ sku: string; name: string }>(server, "select sku, name from fitting where publish_state = 'published' order by id limit 1")
  await page.goto('/carList')
  await save(page)
  await page.goto(`/usedCarsDetail/${unit?.ref}`)
  await save(page)
  await expect(page.getByText(word('en', 'favorites.kept'))).toBeVisible()
  await page.goto(`/carFittingsDetail/${part?.sku}`)
  await save(page)

  await page.goto(LIST)
  const list = page.getByRole('main')
  await expect(list.getByRole('status')).toHaveText('3 items')
  await expect(list.getByRole('listitem').filter({ hasText: 'US$' })).toHaveCount(3)
  await list.getByRole('textbox', { name: new RegExp(`Quantity.*${String(part?.name).slice(0, 6)}`) }).fill('40')
  await list
    .getByRole('textbox', { name: /^Your note/ })
    .first()
    .fill('in white')
  await page.reload()
  await expect(list.getByRole('textbox', { name: /^Your note/ }).first()).toHaveValue('in white')

  await list.getByText(word('en', 'shortlist.share')).click()
  await list.getByRole('button', { name: word('en', 'shortlist.makeLink') }).click()
  const link = await list.getByLabel(word('en', 'shortlist.link')).inputValue()
  expect(link).toMatch(/\/shortlist\/[\w-]{22}$/)
  await expect(list.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`A list of vehicles and parts: ${link}`)}`,
  )

  // Whoever gets it reads it without script, and keeps it with.
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const friend = await plain.newPage()
  await friend.goto(link)
  await expect(friend.getByText('in white')).toBeVisible()
  await expect(friend.getByText('40 ×')).toBeVisible()
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await plain.close()
  const other = await browser.newContext()
  const taking = await other.newPage()
  await taking.goto(link)
  await taking.getByRole('button', { name: word('en', 'shortlist.takeOver') }).click()
  await expect(taking.getByText(word('en', 'shortlist.taken'))).toBeVisible()
  await taking.goto(`${server.origin}${LIST}`)
  await expect(taking.getByRole('main').getByRole('status').filter({ hasText: '3 items' })).toBeVisible()
  await expect(taking.getByRole('textbox', { name: /^Your note/ }).first()).toHaveValue('in white')
  await other.close()

  const person = newPerson('Rosa Quispe')
  await list.getByRole('button', { name: word('en', 'shortlist.askAll') }).click()
  const form = page.getByRole('dialog')
  await expect(form.locator('[name=remark]')).toHaveValue(word('en', 'shortlist.remarkTemplate'))
  await expect(form.getByRole('listitem')).toHaveText([/^1 × .*in white$/, /^1 × /, /^40 × /])
  await form.locator('[name=name]').fill(person.name)
  await form.locator('[name=mail]').fill(person.mail)
  await form.locator('[name=mobile]').fill(person.mobile)
  await form.getByRole('combobox', { name: /Country or region/ }).click()
  await chooseCountry(page.getByRole('dialog', { name: 'Choose your country or region' }), 'peru', 'Confirm')
  await form.getByRole('button', { name: word('en', 'enquiry.submit') }).click()
  await page.waitForURL(/\/result\?ref=/)
  const [lead] = await query<{ id: string }>(server, `select id from enquiry where mail = '${person.mail}'`)
  const things = await query(server, 'select kind, sign, quantity, note from enquiry_item where enquiry_id = $1 order by position', [lead?.id])
  expect(things).toEqual([
    { kind: 'car', sign: expect.any(String), quantity: 1, note: 'in white' },
    { kind: 'used', sign: unit?.ref, quantity: 1, note: null },
    { kind: 'part', sign: part?.sku, quantity: 40, note: null },
  ])
})

test('the form of a list and the page of the enquiry say what each vehicle costs at the port, as the list does (R22.9)', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/carList?dest=KE-mombasa')
  await save(page)
  await page.goto(`${LIST}?dest=KE-mombasa`)
  const price = /US\$[\d,]+ in Mombasa, with duties/
  const told = price.exec(await main.getByRole('listitem').filter({ hasText: price }).innerText())?.[0] ?? ''
  await main.getByRole('button', { name: word('en', 'shortlist.askAll') }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('listitem')).toContainText(told)
  const person = newPerson('Wanjiku Mwangi')
  await form.locator('[name=name]').fill(person.name)
  await form.locator('[name=mail]').fill(person.mail)
  await form.locator('[name=mobile]').fill('+254 712 345 678')
  await expect(form.locator('[name=destination_port]')).toHaveValue('Mombasa')
  await form.getByRole('button', { name: word('en', 'enquiry.submit') }).click()
  await page.waitForURL(/\/result\?ref=/)
  await page.goto('/myEnquiries')
  await main.locator('a[href*="/enquiry/status/"]').first().click()
  await expect(main.locator('dl').first()).toContainText(told)
})

test('whoever gets a list asks for all of it without script, and the staff see each thing', async ({ request, browser, server }) => {
  const [part] = await query<{ sku: string }>(server, "select sku from fitting where publish_state = 'published' order by id limit 1")
  const [car] = await query<{ sign: string }>(server, "select model_sign as sign from car where publish_state = 'published' order by id limit 1")
  const items = [
    { kind: 'car', sign: car?.sign, quantity: 2, note: 'in white' },
    { kind: 'part', sign: part?.sku, quantity: 40, note: '' },
  ]
  const shared = await request.post(`${server.origin}/api/shortlist`, { data: { items } })
  const { data } = (await shared.json()) as { data: { code: string } }

  const person = newPerson('Luis Mamani')
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const friend = await plain.newPage()
  await friend.goto(`${server.origin}/shortlist/${data.code}`)
  const form = friend.getByRole('main').getByRole('form', { name: word('en', 'enquiry.title') })
  await form.locator('[name=name]').fill(person.name)
  await form.locator('[name=mail]').fill(person.mail)
  await form.locator('[name=mobile]').fill(person.mobile)
  await form.locator('[name=country]').fill('Peru')
  await form.getByRole('button', { name: word('en', 'enquiry.submit') }).click()
  await friend.waitForURL(/\/result\?ref=/)
  await plain.close()

  const [lead] = await query<{ id: string }>(server, 'select id from enquiry where mail = $1', [person.mail])
  const desk = await browser.newContext()
  const staff = await desk.newPage()
  await enterAs(desk, server, { name: 'Wang Lei', role: 'sales' })
  await staff.goto(`${server.origin}/admin#/enquiries/${lead?.id}/show`)
  const table = staff.getByRole('table', { name: 'Items asked for' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('row').nth(1)).toContainText('in white')
  await expect(table.getByRole('row').nth(2)).toContainText(String(part?.sku))
  await expect(staff.getByText('1 vehicle and 1 part', { exact: true })).toBeVisible()
  await desk.close()
})

test('new and used vehicles are compared together, with the rows that differ alone', async ({ page, server }) => {
  const [car] = await query<{ sign: string }>(server, "select model_sign as sign from car where publish_state = 'published' order by id limit 1")
  const [unit] = await query<{ ref: string }>(server, "select stock_ref as ref from used_car where publish_state = 'published' order by id limit 1")
  await page.goto(`/compare?cars=${car?.sign}&used=${unit?.ref}`)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  const all = await page.getByRole('row').count()
  await page.getByRole('link', { name: word('en', 'compare.onlyDifferent') }).click()
  await expect(page).toHaveURL(/only=different/)
  await expect(page.getByRole('link', { name: word('en', 'compare.allRows') })).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(all)
})

test('of five vehicles the comparison shows four, names the fifth and lets it take a place, without script too', async ({ page, browser, server }) => {
  const [unit] = await query<{ ref: string }>(server, "select stock_ref as ref from used_car where publish_state = 'published' order by id limit 1")
  await page.goto(`/usedCarsDetail/${unit?.ref}`)
  await save(page)
  await page.goto('/carList')
  const hearts = page.getByRole('main').locator('button.heart')
  for (let at = 0; at < 4; at += 1) {
    await hearts.nth(at).click()
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(LIST)
  const link = page.getByRole('link', { name: word('en', 'shortlist.compareFirst') })
  const href = await link.getAttribute('href')
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto(`${server.origin}${String(href)}`)
  await expect(reader.getByRole('columnheader')).toHaveCount(5)
  const chosen = reader.getByRole('group', { name: word('en', 'compare.leftOut').split('{')[0] ?? '' })
  await expect(chosen.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await chosen.getByRole('checkbox', { checked: true }).first().uncheck()
  await chosen.getByRole('checkbox').last().check()
  await chosen.getByRole('button').click()
  await expect(reader).toHaveURL(new RegExp(`show=${unit?.ref}`))
  await expect(reader.getByRole('main').locator(`a[href^="/usedCarsDetail/${unit?.ref}"]`).first()).toBeVisible()
  await expect(reader.getByRole('columnheader')).toHaveCount(5)

  await reader.emulateMedia({ media: 'print' })
  await expect(reader.getByRole('main').locator('button, select, input:not([type=hidden]), .button').filter({ visible: true })).toHaveCount(0)
  await plain.close()
})

test('the list is read without a line, and a link that is over says so', async ({ page, context }) => {
  await page.goto('/carList')
  await save(page)
  await page.goto((await page.getByRole('main').locator('a[href^="/car/"]').nth(3).getAttribute('href')) ?? '')
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).toContain('car')
  await page.goto(LIST)
  await expect(page.getByRole('region', { name: word('en', 'shortlist.viewed') })).toBeVisible()
  await page.route('**/items.json*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: word('en', 'kept.rows').split('{')[0] ?? '' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await context.unrouteAll()
  await page.goto('/shortlist/no-such-code-at-all-00')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'shortlist.expiredTitle'))
})

/** Puts the first thing of the page on the list; before the client is there, the press waits for it. */
async function save(page: Page): Promise<void> {
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save to my list/ })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

test('a link of the list speaks of the destination that its maker has named (R11.7, R22.8)', async ({ page, browser }) => {
  await page.goto('/carList?dest=PE-callao')
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const list = page.getByRole('main')
  await list
    .getByRole('button', { name: new RegExp(word('en', 'car.addFavorite')) })
    .first()
    .click()
  await page.goto(`${LIST}?dest=PE-callao`)
  await expect(list.getByRole('listitem').filter({ hasText: 'Callao' })).toHaveCount(1)
  await list.getByText(word('en', 'shortlist.share')).click()
  await list.getByRole('button', { name: word('en', 'shortlist.makeLink') }).click()
  const link = await list.getByLabel(word('en', 'shortlist.link')).inputValue()
  expect(link).toMatch(/\/shortlist\/[\w-]{22}\?dest=PE-callao$/)
  const other = await browser.newContext({ javaScriptEnabled: false })
  const friend = await other.newPage()
  await friend.goto(link)
  await expect(friend.getByRole('main').getByRole('listitem').filter({ hasText: 'Callao' })).toHaveCount(1)
  await other.close()
})
