import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { enterAs } from './staff-session.ts'
import type { Product } from './setup/product.ts'

/** Sends an enquiry to the public API. */
async function ask(page: Page, server: Product, person: ReturnType<typeof newPerson>): Promise<void> {
  const answer = await page.request.post(`${server.origin}/api/clue/record`, { data: { ...person, country: 'Nigeria', from: 'Auto-Chat' } })
  expect(((await answer.json()) as { code: number }).code).toBe(0)
}

/** Waits until the customers of all enquiries have been looked for. */
async function allLinked(server: Product): Promise<void> {
  const unlinked = () => query(server, 'select id from enquiry where customer_id is null and not is_quarantined')
  await expect.poll(async () => (await unlinked()).length, { timeout: 20_000 }).toBe(0)
}

test('who writes twice is one customer, found by what they wrote; a wrong merge is taken back, two are made one (R23.1, R23.2, R23.3)', async ({
  context,
  page,
  server,
}) => {
  await enterAs(context, server, { name: 'Wen', role: 'sales' })
  const [ngozi, tunde] = [newPerson('Ngozi Adé'), newPerson('Tunde Bello')]
  const second = { ...newPerson('Ngozi'), mobile: ngozi.mobile }
  // Jobs run beside one another, and the one who is known first stays the customer.
  for (const person of [ngozi, second, tunde]) {
    await ask(page, server, person)
    await allLinked(server)
  }
  const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: /Ngozi|Tunde/ }) })

  await test.step('one line for both enquiries, found without accents and by the number', async () => {
    await page.goto(`${server.origin}/admin/#/customers`)
    for (const word of [ngozi.name.replace('é', 'e').toLowerCase(), ngozi.mobile.slice(-7)]) {
      await page.getByRole('searchbox').fill(word)
      await expect(list.getByRole('listitem')).toHaveCount(1)
      await expect(list.getByRole('listitem')).toContainText('2 enquiries')
    }
    await list.getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Person' })).toContainText(ngozi.mail)
    await expect(page.getByRole('region', { name: 'Person' })).toContainText(second.mail)
    await expect(page.getByText(ngozi.remark)).toBeVisible()
    await expect(page.getByText(second.remark)).toBeVisible()
  })

  await test.step('the system joined them by the number, and they are taken apart', async () => {
    const merges = page.getByRole('region', { name: 'Merged' })
    await expect(merges).toContainText('Same number')
    await merges.getByRole('button', { name: 'Separate' }).click()
    await expect(merges.getByRole('button', { name: 'Separate' })).toHaveCount(0)
    await expect(page.getByText(second.remark)).toHaveCount(0)
    await expect(page.getByText('Perhaps the same')).toHaveCount(0)
  })

  await test.step('another is found and merged by hand, which stands in the history of both', async () => {
    const merges = page.getByRole('region', { name: 'Merged' })
    await merges.getByRole('searchbox', { name: 'Find possible duplicates' }).fill(tunde.name)
    await expect(merges).toContainText(tunde.mail)
    await merges.getByRole('button', { name: 'Merge' }).click()
    await expect(page.getByText(tunde.remark)).toBeVisible()
    await expect(merges).toContainText('By hand')
    await expect(merges).toContainText('Wen')
  })

  await test.step('an enquiry leads to its customer', async () => {
    await page
      .getByRole('list')
      .getByRole('link', { name: /^[A-Z0-9]{4}-[A-Z0-9]{2}$/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Open the customer’s page' }).click()
    await expect(page).toHaveURL(/\/customers\/\d+$/)
  })
})

test('a person is handed all that is known of them, and erased when they ask (R23.4)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Lin', role: 'sales_manager' })
  const person = newPerson('Amara Obi')
  await ask(page, server, person)
  await allLinked(server)
  await page.goto(`${server.origin}/admin/#/customers`)
  await page.getByRole('searchbox').fill(person.name)
  await page.getByRole('link', { name: person.name }).click()
  const panel = page.getByRole('region', { name: 'Personal data' })
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export all their data' }).click()
  const file = await (await download).createReadStream()
  let text = ''
  for await (const chunk of file) text += String(chunk)
  expect(text).toContain(person.remark)

  await panel.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased on request')
  await expect(page.getByText(person.remark)).toHaveCount(0)
  expect(await query(server, 'select id from enquiry where mail = $1', [person.mail])).toEqual([])
  await page.goto(`${server.origin}/admin/#/customers`)
  await page.getByRole('searchbox').fill(person.name)
  await expect(page.getByText('No customers match.')).toBeVisible()
})
