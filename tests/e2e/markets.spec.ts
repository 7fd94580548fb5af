import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { enterAs } from './staff-session.ts'
import { PHONE } from './visit.ts'

// Chromium itself writes an error for what the server refuses.
test.use({ expectedNoise: [/status of 400/] })

test('a country gets another name on the site, and a port is added, deleted and brought back on a phone (R16.90, R16.95)', async ({
  context,
  page,
  server,
}) => {
  await page.setViewportSize(PHONE)
  await enterAs(context, server, { name: 'Mei', role: 'content' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const onSite = async (word: string) =>
    JSON.stringify(await (await fetch(`${server.origin}/api/home/country?${new URLSearchParams({ word, lang: 'en' })}`)).json())

  await test.step('a new name is found on the site at once', async () => {
    await page.goto(`${server.origin}/admin/#/markets`)
    await expect(page.getByRole('link', { name: 'Afghanistan' })).toBeVisible()
    await page.getByRole('searchbox').fill('Тимор')
    await expect(page.getByRole('link', { name: 'Afghanistan' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Timor-Leste' }).click()
    await page.getByRole('textbox', { name: 'Name (English)' }).fill('')
    await save.click()
    await expect(page.getByText('Please fill this in.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name (English)' }).fill('Democratic Republic of Timor-Leste')
    await save.click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(heading('Democratic Republic of Timor-Leste')).toBeVisible()
    await expect.poll(() => onSite('democratic republic of timor')).toContain('"iso2":"TL"')
  })

  await test.step('what is wrong with a port is said by the field', async () => {
    await page.getByRole('link', { name: 'Countries' }).click()
    await page.getByRole('tab', { name: 'Ports' }).click()
    await page.getByRole('link', { name: 'Add a port' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Com')
    await page.getByRole('combobox', { name: 'Country' }).fill('Democratic Republic of T')
    await page.getByRole('option', { name: 'Timor-Leste' }).click()
    await page.getByRole('textbox', { name: 'UN/LOCODE' }).fill('IDCOM')
    await save.click()
    await expect(page.getByText('This code belongs to another country.')).toBeVisible()
    await page.getByRole('textbox', { name: 'UN/LOCODE' }).fill('tl com')
    await save.click()
    await expect(heading('Com')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'UN/LOCODE' })).toHaveValue('TLCOM')
  })

  await test.step('it is deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('“Com” deleted.')).toBeVisible()
    expect(await query(server, "select 1 from port where un_locode = 'TLCOM'")).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('“Com” is back.')).toBeVisible()
    expect(await query(server, "select has_roro from port where un_locode = 'TLCOM'")).toEqual([{ has_roro: null }])
  })
})
