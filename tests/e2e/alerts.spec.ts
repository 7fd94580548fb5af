import { createDatabase } from '#core/db/client.ts'
import { createPgBossQueue } from '#core/ports/jobs/pg-boss.ts'
import { expect, test } from './journey.ts'
import { newPerson, query, waitForMail } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'
import { word } from './words.ts'

test.use({ expectedNoise: [/status of 400/] })

const en = (key: string) => word('en', key)

/** Asks for the look of the clock, which else comes every five minutes. */
async function lookNow(server: Product): Promise<void> {
  const { db, close } = createDatabase({ url: server.databaseUrl, max: 1 })
  const queue = await createPgBossQueue({
    db,
    onError: (error) => {
      throw error
    },
  })
  await queue.send(db, 'alert-look', {})
  await queue.stop()
  await close()
}

/** The stock as it is now is known, so that what changes from here on is news. */
async function knowStock(server: Product): Promise<void> {
  await lookNow(server)
  await expect
    .poll(async () => (await query<{ count: number }>(server, 'select count(*)::int from stock_offer'))[0]?.count, { timeout: 20_000 })
    .toBeGreaterThan(0)
}

function linkIn(source: string): string {
  return /https?:\/\/\S+\/alert\/[\w-]{43}/.exec(source)?.[0] ?? ''
}

const confirmedOf = (server: Product, mail: string) =>
  query<{ confirmed: boolean }>(server, 'select confirmed_at is not null as confirmed from alert where mail = $1', [mail])

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an empty list becomes an alert: confirmed by its owner, told of a price that fell, ended by one press', async ({ page, server }) => {
    await knowStock(server)
    const { mail } = newPerson('Wanda Wait')
    await page.goto('/allCars?price_to=7')
    await page
      .getByRole('main')
      .getByRole('link', { name: en('alert.tellList') })
      .click()
    await expect(page).toHaveURL('/allCars/alert?price_to=7')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const form = page.getByRole('form', { name: en('alert.tellList') })
    await form.getByLabel(en('enquiry.email')).fill(mail)
    await form.getByRole('button', { name: en('alert.submit') }).click()
    await expect(page.getByRole('status').filter({ hasText: en('alert.sentTitle') })).toBeVisible()

    const link = linkIn(await waitForMail(server, mail))
    // Programs that look after mail open links: that alone confirms nothing.
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('alert.pendingTitle'))
    expect(await confirmedOf(server, mail)).toEqual([{ confirmed: false }])
    await page.getByRole('button', { name: en('alert.confirm'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('alert.runningTitle'))
    expect(await confirmedOf(server, mail)).toEqual([{ confirmed: true }])

    const [unit] = await query<{ id: string; cents: string; name: string }>(
      server,
      "select id, fob_price_usd_cents as cents, model_name as name from used_car where publish_state = 'published' and status = 'available' and fob_price_usd_cents > 1000 order by id limit 1",
    )
    await query(server, 'update used_car set fob_price_usd_cents = 600 where id = $1', [unit?.id])
    await lookNow(server)
    const news = await waitForMail(server, mail, /US\$6, was/)
    await query(server, 'update used_car set fob_price_usd_cents = $2 where id = $1', [unit?.id, unit?.cents])
    expect(news).toContain(unit?.name)
    expect(news).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)

    await page.goto(linkIn(news))
    await page.getByRole('button', { name: en('alert.end') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('alert.endedTitle'))
    expect(await confirmedOf(server, mail)).toEqual([])
  })

  test('a likely slip of the address is sent to, and a press sends to what was meant', async ({ page, server }) => {
    const mail = newPerson('Sola Slip').mail.replace(/@.*/, '@gmail.com')
    await page.goto('/carList/alert?brand=byd')
    await page.getByRole('textbox', { name: en('enquiry.email') }).fill(mail.replace('gmail', 'gmial'))
    await page.getByRole('button', { name: en('alert.submit') }).click()
    const sent = page.getByRole('status').filter({ hasText: en('alert.sentTitle') })
    await expect(sent).toContainText('gmial')
    await page.getByRole('button', { name: mail }).click()
    await expect(sent).toContainText(mail)
    await expect(page.getByRole('button', { name: mail })).toHaveCount(0)
    expect(await confirmedOf(server, mail)).toEqual([{ confirmed: false }])
  })

  test('an address that is none comes back with what was typed', async ({ page }) => {
    await page.goto('/carList/alert?brand=byd')
    const form = page.getByRole('form', { name: en('alert.tellList') })
    await form.getByLabel(en('enquiry.email')).fill('wanda@nowhere')
    await form.getByRole('button', { name: en('alert.submit') }).click()
    await expect(page.getByText(en('alert.mailWrong'))).toBeVisible()
    await expect(form.getByLabel(en('enquiry.email'))).toHaveValue('wanda@nowhere')
  })
})

test('a likely slip of the address is hinted at and put right by a press, and never refused', async ({ page }) => {
  await page.goto('/carList/alert?brand=byd')
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const mail = page.getByRole('textbox', { name: en('enquiry.email') })
  await mail.fill('sola@gmial.com')
  await mail.blur()
  await page.getByRole('button', { name: 'sola@gmail.com' }).click()
  await expect(mail).toHaveValue('sola@gmail.com')
  await mail.fill('sola@gmial.com')
  await page.getByRole('button', { name: en('alert.submit') }).click()
  await expect(page.getByRole('status').filter({ hasText: en('alert.sentTitle') })).toContainText('sola@gmial.com')
})

test('the own list becomes one alert, which a mail program ends by one POST; staff see what is waited for', async ({ page, browser, request, server }) => {
  const { mail } = newPerson('Lena List')
  const [car] = await query<{ sign: string; cents: string }>(
    server,
    "select model_sign as sign, fob_price_usd_cents as cents from car where publish_state = 'published' and fob_price_usd_cents > 100000 order by id limit 1",
  )
  await page.goto(`/car/${car?.sign}`)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save to my list/ })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/myFavorite')
  await page
    .getByRole('main')
    .getByRole('link', { name: en('alert.tellThings') })
    .click()
  await page.getByRole('textbox', { name: en('enquiry.email') }).fill(mail)
  await page.getByRole('button', { name: en('alert.submit') }).click()
  await expect(page.getByRole('status').filter({ hasText: en('alert.sentTitle') })).toBeVisible()
  await page.goto(linkIn(await waitForMail(server, mail)))
  await page.getByRole('button', { name: en('alert.confirm'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('alert.runningTitle'))

  const desk = await browser.newContext({ baseURL: server.origin })
  await enterAs(desk, server, { name: 'Lin Content', role: 'content' })
  const staff = await desk.newPage()
  await staff.goto('/admin#/demand')
  const waited = staff.getByRole('region', { name: 'Alerts', exact: true })
  await expect(waited.locator(`a[href="/car/${car?.sign}"]`)).toBeVisible()
  await expect(waited.getByText(mail)).toHaveCount(0)
  await expect(waited.getByRole('link', { name: 'Alerts by address' })).toHaveCount(0)
  await desk.close()

  await query(server, 'update car set fob_price_usd_cents = fob_price_usd_cents - 100 where model_sign = $1', [car?.sign])
  await lookNow(server)
  const news = await waitForMail(server, mail, /Price down/)
  await query(server, 'update car set fob_price_usd_cents = $2 where model_sign = $1', [car?.sign, car?.cents])
  const answer = await request.post(linkIn(news), { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  expect(await confirmedOf(server, mail)).toEqual([])
})

test('a link that nobody was given opens nothing, and is kept by nobody', async ({ request, server }) => {
  const address = `${server.origin}/alert/${'A'.repeat(43)}`
  for (const answer of [await request.get(address), await request.post(address, { form: { intent: 'end' } })]) {
    expect(answer.status()).toBe(404)
    expect(answer.headers()['cache-control']).toContain('no-store')
    expect(await answer.text()).toContain('noindex')
  }
})
