import { readFileSync } from 'node:fs'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { enterAs } from './staff-session.ts'
import { PHONE } from './visit.ts'

const RATES = readFileSync('demo/catalogue/freight_rates.csv', 'utf8')
const CAR = 'chery-tiggo-4-pro-1-5l-cvt-elite-2025'

// Browsers write an error for the vehicle that is none, and for a rate that is refused.
test.use({ expectedNoise: [/status of 40[04]/] })

test('staff look a sheet through, replace it, see the site follow, and put the earlier one back (R22.15)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Wen', role: 'content' })
  const freight = page.getByRole('region', { name: 'Freight rates' })
  const dialog = page.getByRole('dialog')
  const priceOnSite = async () => {
    const answer = await page.request.get(`${server.origin}/api/price/landed?kind=new&id=${CAR}&country=KE&port=Mombasa&mode=roro`)
    return ((await answer.json()) as { data: { freight_usd: number } }).data.freight_usd
  }
  const before = await priceOnSite()
  const sheet = (text: string) => ({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  await test.step('a fault is told by row and column, and nothing is replaced', async () => {
    await page.goto(`${server.origin}/admin/#/markets/prices`)
    await freight.getByRole('button', { name: 'Replace' }).click()
    await dialog.getByLabel('Choose a file').setInputFiles(sheet(RATES.replace(',USD,', ',EUR,')))
    await expect(dialog.getByText('1 error. Nothing was replaced.')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveText('Row 2 · currency: this value is not allowed in this column. Allowed: one of: USD')
    await expect(dialog.getByRole('button', { name: 'Replace the sheet' })).toHaveCount(0)
  })

  await test.step('a sheet without a fault takes the place of the other, and prices on the site follow', async () => {
    const dearer = RATES.replaceAll(/^((?:[^,]*,){6})(\d[\d.]*)/gm, (_all, head: string, rate: string) => `${head}${Number(rate) * 2}`)
    await dialog.getByLabel('Choose a file').setInputFiles(sheet(dearer))
    await expect(dialog.getByText(/november\.csv: \d+ rows, no errors\./)).toBeVisible()
    await expect(dialog.getByText(/^0 new · \d+ changed · 0 removed · \d+ unchanged$/)).toBeVisible()
    await expect(dialog.getByRole('listitem').first()).toContainText(/US\$ per m³: [\d.]+ → [\d.]+/)
    await dialog.getByRole('button', { name: 'Replace the sheet' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(freight.getByText(/Wen · november\.csv/)).toBeVisible()
    await expect.poll(priceOnSite).toBeGreaterThan(before * 1.5)
  })

  await test.step('the earlier one is put back', async () => {
    await freight.getByText('1 earlier version').click()
    await freight.getByRole('button', { name: 'Restore' }).click()
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect(freight.getByText(/Wen · freight_rates\.csv/)).toBeVisible()
    await expect.poll(priceOnSite).toBe(before)
  })

  await test.step('a trial price says every line with its rule, on a phone too', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('tab', { name: 'Trial price' }).click()
    await page.getByRole('textbox', { name: 'Model sign or stock reference' }).fill(CAR)
    await page.getByRole('combobox', { name: 'Destination' }).click()
    await page.getByRole('option', { name: 'Kenya · Mombasa' }).click()
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Freight' })).toContainText(before.toLocaleString('en'))
    await expect(page.getByRole('row').filter({ hasText: 'Landed total' })).toContainText('US$')
    await expect(page.getByRole('row').filter({ hasText: 'Value added tax' })).toContainText('16% of CIF + import duty + excise')
    await expect(page.getByRole('row').filter({ hasText: 'Import duty' }).first()).toContainText(/KE-10\.2 · Import duty · Confidence: medium/)
    await page.getByLabel(/^Day/).fill('2030-01-01')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByText('No freight rate is valid on 1 January 2030')).toBeVisible()
    await page.getByRole('textbox', { name: 'Model sign or stock reference' }).fill('no-such-car')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  })
})

test('staff find a rule, change it with its history, and are told of it in the log; the site follows (R22.20)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Lin', role: 'owner' })
  await page.goto(`${server.origin}/admin/#/markets/prices`)
  await page.getByRole('link', { name: 'View the rows: Duties and taxes' }).click()
  await page.getByRole('searchbox').fill('railway development')
  await page.getByRole('link', { name: 'Kenya: Levy (Railway development levy (RDL))' }).click()
  await page.getByLabel('Rate, %').fill('5000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is too high.')).toBeVisible()
  await page.getByLabel('Rate, %').fill('2.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show the changes' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes.getByRole('heading', { name: /Lin$/ }).first()).toBeVisible()
  await expect(changes.getByText('2.5', { exact: true })).toBeVisible()
  await changes.getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await page.request.get(`${server.origin}/car/${CAR}?dest=KE-mombasa`)).text()).toContain('2.5% of CIF')
  await page.getByRole('link', { name: 'Activity log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Duty rule saved' }).first()).toContainText(/Railway development levy.*Rate, %/s)
})

test('a rate that soon lapses is told on the overview by its lane, which leads to the list of such rates (R22.20)', async ({ context, page, server }) => {
  const [rate] = await query<{ id: string }>(server, "select id from freight_rate where destination_port = 'Mombasa' and mode = 'roro' order by id limit 1")
  await query(server, 'update freight_rate set valid_from = current_date - 9, valid_to = current_date + 3 where id = $1', [rate?.id])
  await enterAs(context, server, { name: 'Wen', role: 'owner' })
  await page.goto(`${server.origin}/admin/#/`)
  const warning = page.getByRole('alert').filter({ hasText: 'expires within 30 days' })
  await expect(warning.getByRole('listitem').first()).toContainText(/→ Mombasa · Ro-ro ship: expires in 3 days/)
  await warning.getByRole('link', { name: 'See all' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'expires in 3 days' })).toHaveCount(1)
})
