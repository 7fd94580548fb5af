import { expect, test } from './journey.ts'
import { enterAs } from './staff-session.ts'
import { PHONE } from './visit.ts'

// Browsers write an error for the address that opens nothing any more.
test.use({ expectedNoise: [/status of 404/] })

test('staff make a feed, give its address away, see what it leaves out, and end the address (R22.17)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Wen', role: 'content' })
  const dialog = page.getByRole('dialog')
  const panel = page.getByRole('region', { name: 'Partner in Kenya' })
  const address = async () => (await panel.getByLabel('Address of the feed').textContent()) ?? ''
  const choose = async (field: string, option: string) => {
    await dialog.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }

  await test.step('a feed for a partner is made', async () => {
    await page.goto(`${server.origin}/admin/#/markets/feeds`)
    await expect(page.getByText('No feed yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add a feed' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Partner in Kenya')
    await choose('Format', 'Partner (JSON)')
    await choose('Language', 'German')
    await choose('Destination', 'Kenya · Mombasa')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(panel.getByText('Not read yet')).toBeVisible()
    await expect(panel.getByText(/^\d+ in the feed, \d+ left out$/)).toBeVisible()
  })

  await test.step('whoever has the address reads it', async () => {
    const answer = await page.request.get(await address())
    expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8')
    const { vehicles } = (await answer.json()) as { vehicles: { link: string; is_sample: boolean; cif_usd: number | null }[] }
    expect(vehicles.length).toBeGreaterThan(3)
    for (const { link, is_sample: isSample } of vehicles) expect([link.endsWith('?dest=KE-mombasa'), isSample]).toEqual([true, true])
    expect(vehicles.some(({ cif_usd: cif }) => cif !== null)).toBe(true)
  })

  await test.step('it is said what is left out, with the way to each vehicle', async () => {
    await panel.getByRole('button', { name: 'What is left out' }).click()
    await expect(dialog.getByText('Not allowed at the destination').first()).toBeVisible()
    await dialog.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/catalogue\/used-cars\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Feeds')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feeds')
  })

  await test.step('a new address ends the one of before', async () => {
    const before = await address()
    await panel.getByRole('button', { name: 'New address' }).click()
    await dialog.getByRole('button', { name: 'New address' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(address).not.toBe(before)
    expect((await page.request.get(before)).status()).toBe(404)
    expect((await page.request.get(await address())).status()).toBe(200)
  })

  await test.step('for a platform the sample stock is left out, on a phone too, and the feed is deleted', async () => {
    await page.setViewportSize(PHONE)
    await panel.getByRole('button', { name: 'Edit' }).click()
    await choose('Format', 'Meta automotive inventory (CSV)')
    await dialog.getByRole('textbox', { name: 'City' }).fill('Ningbo')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(panel.getByRole('alert')).toContainText('The feed is empty')
    await expect(panel.getByText(/^none in the feed/)).toBeVisible()
    const last = await address()
    await panel.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No feed yet')).toBeVisible()
    expect((await page.request.get(last)).status()).toBe(404)
  })
})
