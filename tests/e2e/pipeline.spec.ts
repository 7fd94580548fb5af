import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'

// A move from where the lead no longer is.
test.use({ expectedNoise: [/409 .*\/admin\/api\/enquiries\/\d+\/status\)$/] })

async function send(page: Page, server: Product, name: string) {
  const person = newPerson(name)
  const answer = await page.request.post(`${server.origin}/api/clue/record`, { data: { ...person, country: 'Nigeria', from: 'Auto-Chat' } })
  expect(answer.status()).toBe(200)
  return person
}

const stateOf = async (server: Product, mail: string) =>
  (await query<{ status: string; reason: string | null }>(server, 'select status, loss_reason as reason from enquiry where mail = $1', [mail]))[0]

// R23.50, R23.52, R23.54, R23.55
test('a lead goes over the board by menu, key and mouse, and is lost for a reason', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Lin', role: 'sales_manager' })
  const person = await send(page, server, 'Chidi')
  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await page.getByPlaceholder('Reference, name, e-mail or number').fill(person.name)
  const card = (status: string) =>
    page
      .getByRole('region', { name: new RegExp(`^${status}`) })
      .getByRole('listitem')
      .filter({ hasText: person.name })
  // Other cards go when the search has been answered.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([new RegExp(person.name)])

  const menu = page.getByRole('menu')
  await card('New')
    .getByRole('button', { name: `Move ${person.name}` })
    .click()
  await menu.getByRole('menuitem', { name: 'Won' }).click()
  const how = page.getByRole('dialog', { name: 'How was it sold?' })
  await expect(how.getByRole('button', { name: 'Set to: Won' })).toBeDisabled()
  await how.getByRole('button', { name: 'Cancel' }).click()
  await card('New')
    .getByRole('button', { name: `Move ${person.name}` })
    .click()
  await menu.getByRole('menuitem', { name: 'Contacted' }).click()
  await expect(card('Contacted')).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Add the next step' }).click()
  const step = page.getByRole('dialog', { name: `Add the next step: ${person.name}` })
  await step.getByRole('textbox', { name: 'What needs doing' }).fill('Ask for the port')
  await step.getByRole('textbox', { name: 'When' }).fill('tomorrow 9:00')
  await step.getByRole('button', { name: 'Add' }).click()
  await expect(card('Contacted')).toContainText('Ask for the port')

  await card('Contacted')
    .getByRole('button', { name: `Move ${person.name}` })
    .press('Enter')
  await expect(menu).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Qualified' }).press('Enter')
  await expect(card('Qualified')).toBeVisible()
  // Whoever works by keys stays with the card.
  await expect(card('Qualified').getByRole('button', { name: `Move ${person.name}` })).toBeFocused()

  await card('Qualified').dragTo(page.getByRole('region', { name: /^Quoted/ }))
  await expect(card('Quoted')).toBeVisible()
  await query(server, 'update enquiry set first_response_at = now() where mail = $1', [person.mail])
  await page.reload()
  await card('Quoted').dragTo(page.getByRole('region', { name: /^New/ }))
  await expect(page.getByRole('alert').filter({ hasText: 'New: the buyer has already been answered.' })).toBeVisible()
  await expect(card('Quoted')).toBeVisible()

  await card('Quoted')
    .getByRole('button', { name: `Move ${person.name}` })
    .click()
  await menu.getByRole('menuitem', { name: 'Lost' }).click()
  const why = page.getByRole('dialog', { name: 'Why was it lost?' })
  await expect(why.getByRole('button', { name: 'Set to: Lost' })).toBeDisabled()
  await why.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Price too high' }).click()
  await why.getByRole('textbox', { name: 'Note (optional)' }).fill('Found one in Dubai')
  await why.getByRole('button', { name: 'Set to: Lost' }).click()
  await expect(card('Lost')).toContainText('Price too high')
  expect(await stateOf(server, person.mail)).toEqual({ status: 'lost', reason: 'price' })

  await page.getByRole('link', { name: person.name }).click()
  await expect(page.getByText('Found one in Dubai').first()).toBeVisible()
  await page.getByRole('button', { name: 'Correct the reason' }).click()
  await expect(why.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('Found one in Dubai')
  await why.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Chose another supplier' }).click()
  await why.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Reason lost: Chose another supplier' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Contacted' }).click()
  const again = page.getByRole('dialog', { name: 'Why is it being reopened?' })
  await again.getByRole('textbox', { name: 'Note' }).fill('We have a cheaper one')
  await again.getByRole('button', { name: 'Set to: Contacted' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'We have a cheaper one' })).toBeVisible()
  expect(await stateOf(server, person.mail)).toEqual({ status: 'contacted', reason: null })

  await query(server, "update enquiry set status = 'quoted' where mail = $1", [person.mail])
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Qualified' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else has moved this enquiry in the meantime.' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Quoted')
  expect(await stateOf(server, person.mail)).toEqual({ status: 'quoted', reason: null })
})

// R23.53, R23.55, R23.56
test('leads without a next step are found and changed together, and a view keeps the board', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Lin', role: 'sales_manager' })
  const mark = `Bulk${crypto.randomUUID().slice(0, 6)}`
  const [one, two, won] = [await send(page, server, mark), await send(page, server, mark), await send(page, server, mark)]
  await query(server, "update enquiry set status = 'won' where mail = $1", [won.mail])
  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByPlaceholder('Reference, name, e-mail or number').fill(mark)
  await expect(page.getByRole('row')).toHaveCount(4)
  for (const { name } of [one, two, won]) await page.getByRole('checkbox', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Set status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Status of 3 enquiries' })
  await dialog.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Lost' }).click()
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'No reply from the buyer' }).click()
  await dialog.getByRole('button', { name: 'Set status' }).click()
  const report = page.getByRole('dialog', { name: '1 enquiry was not changed' })
  await expect(report.getByRole('listitem')).toHaveText([new RegExp(`${won.name}.*Lost: reopen it first\\.`)])
  await report.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('checkbox', { name: new RegExp(won.name) })).toBeChecked()
  expect(await Promise.all([one, two].map(({ mail }) => stateOf(server, mail)))).toEqual([
    { status: 'lost', reason: 'no_reply' },
    { status: 'lost', reason: 'no_reply' },
  ])

  await query(server, "update enquiry set status = 'contacted', loss_reason = null where mail = any($1)", [[one.mail, two.mail]])
  await page.getByRole('combobox', { name: 'Next step' }).click()
  await page.getByRole('option', { name: 'No next step' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Unselect' }).click()
  await page.getByRole('checkbox', { name: new RegExp(one.name) }).click()
  await page.getByRole('button', { name: 'Add a task' }).click()
  const step = page.getByRole('dialog', { name: 'Next step of 1 enquiry' })
  await step.getByRole('textbox', { name: 'What needs doing' }).fill('Call again')
  await step.getByRole('textbox', { name: 'When' }).fill('in 2 hours')
  await step.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save or remove a view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(mark)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: mark }).click()
  const contacted = page.getByRole('region', { name: /^Contacted/ })
  await expect(contacted.getByRole('listitem')).toHaveText([new RegExp(two.name)])

  await page.getByRole('link', { name: two.name }).click()
  const sale = page.getByRole('region', { name: 'Expected sale' })
  await sale.getByRole('textbox', { name: 'Value (US$)' }).fill('38,000')
  await sale.getByRole('textbox', { name: 'Units' }).fill('2')
  await sale.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Expected sale changed: Value (US$), Units')).toBeVisible()
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(contacted).toContainText('$38,000 expected')
})

// R23.54
test('a phone shows one state of the board at a time, in Chinese', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Mei', role: 'sales' })
  await query(server, "update staff set locale = 'zh' where name = 'Mei'")
  const person = await send(page, server, 'Ngozi')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByRole('button', { name: '看板', exact: true }).click()
  await page.getByPlaceholder('编号、姓名、邮箱或号码').fill(person.name)
  await expect(page.getByRole('region', { name: /^已联系/ })).toHaveCount(0)
  await page.getByRole('button', { name: `移动 ${person.name}` }).click()
  await page.getByRole('menuitem', { name: '成交' }).click()
  await page.getByRole('dialog', { name: '是如何成交的？' }).getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: `移动 ${person.name}` }).click()
  await page.getByRole('menuitem', { name: '已联系' }).click()
  await page.getByRole('tab', { name: /^已联系/ }).click()
  await expect(
    page
      .getByRole('region', { name: /^已联系/ })
      .getByRole('listitem')
      .filter({ hasText: person.name }),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

// R23.54, R23.56
test('leads are ticked on the board and on a phone, and changed together', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Lin', role: 'sales_manager' })
  const mark = `Tick${crypto.randomUUID().slice(0, 6)}`
  const [one, two, won] = [await send(page, server, mark), await send(page, server, mark), await send(page, server, mark)]
  await query(server, "update enquiry set expected_value_cents = 4200000, status = case when mail = $2 then 'won' else 'contacted' end where mail = any($1)", [
    [one.mail, two.mail, won.mail],
    won.mail,
  ])
  const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
  const lose = async (count: number) => {
    await page.getByRole('button', { name: 'Set status' }).click()
    const dialog = page.getByRole('dialog', { name: `Status of ${count} enquir` })
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Lost' }).click()
    await dialog.getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('option', { name: 'No reply from the buyer' }).click()
    await dialog.getByRole('button', { name: 'Set status' }).click()
  }
  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await page.getByPlaceholder('Reference, name, e-mail or number').fill(mark)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: /^Contacted/ })).toContainText('$84,000')
  await expect(page.getByRole('region', { name: /^Won/ })).not.toContainText('$42,000')
  await tick(one.name).click()
  await tick(won.name).click()
  // Moved by somebody else since this board was read: the change goes by what is seen here.
  await query(server, "update enquiry set status = 'qualified' where mail = $1", [one.mail])
  await lose(2)
  const report = page.getByRole('dialog', { name: '2 enquiries were not changed' })
  await expect(report.getByRole('listitem').filter({ hasText: one.name })).not.toContainText('reopen it first')
  await report.getByRole('button', { name: 'Close' }).click()
  expect(await stateOf(server, one.mail)).toEqual({ status: 'qualified', reason: null })
  await page.getByRole('button', { name: 'Unselect' }).click()

  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('row')).toHaveCount(0)
  await tick(one.name).click()
  await tick(two.name).click()
  await lose(2)
  await expect(page.getByText('2 enquiries changed')).toBeVisible()
  expect(await Promise.all([one, two].map(({ mail }) => stateOf(server, mail)))).toEqual([
    { status: 'lost', reason: 'no_reply' },
    { status: 'lost', reason: 'no_reply' },
  ])
})
