import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'

// Rules are everybody's of a product, so what a journey sets it takes back.
test.afterEach(async ({ server }) => {
  await query(server, "delete from setting where key = 'routing'", [])
})

async function send(page: Page, server: Product, lang: string) {
  const person = newPerson('Rosa')
  const answer = await page.request.post(`${server.origin}/api/clue/record`, { data: { ...person, country: 'Peru', from: 'Auto-Chat', lang } })
  expect(answer.status()).toBe(200)
  return person
}

// R23.11, R23.12, R23.14
test('a rule is tried on past enquiries, put in force, and gives the next one to a salesperson who answers it', async ({ page, server, browser }) => {
  const sales = await browser.newContext()
  const seller = `Zhao ${crypto.randomUUID().slice(0, 6)}`
  await enterAs(sales, server, { name: seller, role: 'sales' })
  await enterAs(page.context(), server, { name: 'Ma', role: 'sales_manager' })
  await send(page, server, 'es')

  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByRole('link', { name: 'Who gets them' }).click()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByRole('textbox', { name: 'Name of the rule' }).fill('Spanish')
  await page.getByRole('combobox', { name: 'People, taking turns' }).click()
  await page.getByRole('option', { name: seller }).click()
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Spanish' }).click()
  await page.getByRole('button', { name: 'Try' }).click()
  const trial = page.getByRole('table', { name: 'By person' })
  await expect(trial.getByRole('row', { name: new RegExp(seller) })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  const person = await send(page, server, 'es')
  const desk = await sales.newPage()
  await desk.goto(`${server.origin}/admin#/enquiries`)
  await desk.getByRole('link', { name: person.name }).click()
  await expect(desk.getByText('By the rule “Spanish”: Language.').first()).toBeVisible()
  await expect(desk.getByText(/^due in /).first()).toBeVisible()
  await desk.getByRole('button', { name: 'Call', exact: true }).click()
  await desk.getByRole('textbox', { name: 'What was said (optional)' }).fill('Nobody picked up')
  await desk.getByRole('button', { name: 'Not reached' }).click()
  await expect(desk.getByText('Tried, not reached: Call')).toBeVisible()
  await expect(desk.getByText(/^due in /).first()).toBeVisible()
  await desk.getByRole('button', { name: 'WhatsApp', exact: true }).click()
  await desk.getByRole('button', { name: 'I have sent it' }).click()
  await expect(desk.getByText(/^Nobody is waiting\. First answered/)).toBeVisible()
  await expect(desk.getByText(/^due in /)).toHaveCount(0)
  await desk.getByRole('button', { name: 'Just note what happened' }).click()
  await desk.getByRole('button', { name: 'The buyer wrote again' }).click()
  await expect(desk.getByText(/^due in /).first()).toBeVisible()
  const [row] = await query<{ status: string; owner: string }>(
    server,
    'select e.status, s.name as owner from enquiry e join staff s on s.id = e.owner_id where e.mail = $1',
    [person.mail],
  )
  expect(row).toEqual({ status: 'contacted', owner: seller })
  await sales.close()
})

// R23.12
test('whoever is shut out hands over their leads; those that stayed can be taken, and the buyer put right', async ({ page, server, browser }) => {
  await enterAs(page.context(), server, { name: 'Olga', role: 'owner' })
  const [amir, sam] = [`Amir ${crypto.randomUUID().slice(0, 6)}`, `Sam ${crypto.randomUUID().slice(0, 6)}`]
  const [theirs, desk] = [await browser.newContext(), await browser.newContext()]
  await enterAs(theirs, server, { name: amir, role: 'sales' })
  await enterAs(desk, server, { name: sam, role: 'sales' })
  const [one, other] = [await send(page, server, 'es'), await send(page, server, 'es')]
  const give = (mail: string) => query(server, 'update enquiry set owner_id = (select id from staff where name = $1) where mail = $2', [amir, mail])
  await give(one.mail)
  await page.goto(`${server.origin}/admin#/staff`)
  await page.getByRole('button', { name: `Actions for ${amir}` }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('They own 1 open enquiry; 1 buyer is waiting for an answer.')
  await dialog.getByRole('combobox', { name: 'Who takes their open enquiries' }).click()
  await page.getByRole('option', { name: sam }).click()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText(`${amir} is disabled.`)).toBeVisible()
  await give(other.mail)

  const seller = await desk.newPage()
  await seller.goto(`${server.origin}/admin#/enquiries`)
  await seller.getByRole('link', { name: other.name }).click()
  await expect(seller.getByText(`${amir} no longer answers enquiries.`)).toBeVisible()
  await seller.getByRole('button', { name: 'Take it myself' }).click()
  await expect(seller.getByRole('button', { name: 'Take it myself' })).toHaveCount(0)
  const owners = () => query(server, 'select distinct s.name from enquiry e join staff s on s.id = e.owner_id where e.mail = any($1)', [[one.mail, other.mail]])
  await expect.poll(owners).toEqual([{ name: sam }])

  await seller.getByRole('button', { name: 'Correct', exact: true }).click()
  const form = seller.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Country' }).fill('Saudi')
  await seller.getByRole('option', { name: 'Saudi Arabia' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(seller.getByText('Details corrected: Country')).toBeVisible()
  await theirs.close()
  await desk.close()
})

// R23.13
test('whoever is away gets none, and says so in their own account', async ({ page, server, browser }) => {
  const name = `Chen ${crypto.randomUUID().slice(0, 6)}`
  await enterAs(page.context(), server, { name, role: 'sales' })
  await page.goto(`${server.origin}/admin#/account`)
  await page.getByRole('button', { name: 'Add days away' }).click()
  const today = new Date().toISOString().slice(0, 10)
  const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('First day').fill(today)
  await page.getByLabel('Last day').fill(later)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  const manager = await browser.newContext()
  await enterAs(manager, server, { name: 'Ma', role: 'sales_manager' })
  const rules = await manager.newPage()
  await rules.goto(`${server.origin}/admin#/enquiries/routing`)
  await expect(rules.getByRole('listitem').filter({ hasText: name })).toContainText('Not at work now')
  await expect(rules.getByRole('listitem').filter({ hasText: name })).toContainText('Away')
  await manager.close()
})
