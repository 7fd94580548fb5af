import { createHash, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'

// Chromium itself writes an error for what is asked without a line, without a session, and for a stream that is cut.
test.use({ expectedNoise: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR_/] })

const WITHIN = { timeout: 2_000 }
const NAME = 'Enquiries · Quayline back office'

/** A buyer asks, past the browser of the staff. */
async function ask(server: Product): Promise<string> {
  const { name, mail, mobile, remark } = newPerson('Amina')
  const body = JSON.stringify({ name, mail, mobile, remark, country: 'Nigeria', from: 'Auto-Chat', origin: 'contact' })
  const answer = await fetch(`${server.origin}/api/clue/record`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(await answer.json()).toMatchObject({ code: 0 })
  return name
}

function streamIn(context: BrowserContext) {
  return context.waitForEvent('response', (response) => response.url().includes('/notices/stream') && response.status() === 200)
}

const inList = (page: Page, name: string) => page.getByRole('main').getByText(name)
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('a new enquiry is on every open tab within two seconds, and in the bell (R23.20, R23.21)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Wen', role: 'sales' })
  const opened = streamIn(context)
  await page.goto(`${server.origin}/admin/#/enquiries`)
  await opened
  const other = await context.newPage()
  await other.goto(`${server.origin}/admin/#/enquiries`)
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await expect(other).toHaveTitle(NAME)

  const first = await ask(server)
  await Promise.all([page, other].map((tab) => expect(inList(tab, first)).toBeVisible(WITHIN)))
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle(`(1) ${NAME}`)
    await expect(tab.getByRole('status').getByText('1 new enquiry')).toBeVisible()
  }

  await test.step('the bell lists it, and leads to it', async () => {
    await bell(page).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('link', { name: first })).toContainText('New enquiry')
    await list.getByRole('link', { name: first }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
    await expect(other).toHaveTitle(NAME)
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })

  await test.step('all of them are seen at once, in every tab', async () => {
    await ask(server)
    await ask(server)
    await expect(other).toHaveTitle(`(2) ${NAME}`)
    await bell(other).click()
    await other.getByRole('button', { name: 'Mark all as read' }).click()
    await other.keyboard.press('Escape')
    for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications')
    await expect(other).toHaveTitle(NAME)
  })

  await test.step('what came without a line is there with the line', async () => {
    await context.setOffline(true)
    const missed = await ask(server)
    await expect(other).toHaveTitle(NAME)
    await context.setOffline(false)
    await expect(other).toHaveTitle(`(1) ${NAME}`)
    await expect(inList(other, missed)).toBeVisible()
  })

  await test.step('where the tab that holds the stream is closed, another takes over', async () => {
    const taken = streamIn(context)
    await page.close()
    await taken
    const last = await ask(server)
    await expect(inList(other, last)).toBeVisible(WITHIN)
  })
})

test('where the session has ended the stream waits for the login, and goes on after it (R23.20)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Lan', role: 'sales' })
  const opened = streamIn(context)
  await page.goto(`${server.origin}/admin/#/enquiries`)
  await opened
  await query(server, "update staff_session set revoked_at = now() from staff where staff.id = staff_id and staff.name = 'Lan'")
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  const missed = await ask(server)

  const token = randomBytes(32).toString('base64url')
  await query(
    server,
    "insert into staff_session (staff_id, token_hash, stage, expires_at) select id, $1, 'full', now() + interval '1 hour' from staff where name = 'Lan'",
    [createHash('sha256').update(token).digest()],
  )
  await context.addCookies([
    { name: 'quayline_staff', value: token, domain: new URL(server.origin).hostname, path: '/admin', httpOnly: true, sameSite: 'Strict' },
  ])
  const again = streamIn(context)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await again
  await expect(page).toHaveTitle(`(1) ${NAME}`)
  await expect(inList(page, missed)).toBeVisible()
})

test('sound and desktop are by choice, and kept on the device (R23.22)', async ({ context, page, server }) => {
  await context.grantPermissions(['notifications'])
  await enterAs(context, server, { name: 'Wen', role: 'sales' })
  await page.goto(`${server.origin}/admin/#/account`)
  const choices = page.getByRole('region', { name: 'How you are notified' })
  for (const name of ['Sound', 'Desktop notification']) {
    const choice = choices.getByRole('switch', { name })
    await expect(choice).not.toBeChecked()
    await choice.click()
    await expect(choice).toBeChecked()
  }
  await page.reload()
  // A browser without a screen forgets what it was asked about the desktop.
  await expect(choices.getByRole('switch', { name: 'Sound' })).toBeChecked()
})

test.describe('what is pushed', () => {
  test.use({
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    // What Chromium writes where a browser of the journeys, which keeps nothing, subscribes.
    expectedNoise: [/does not support the Push API in incognito mode/],
  })

  test('is shown by a worker that the policy of the screens lets in; where the browser’s service is out of reach, the screen says so (R23.22)', async ({
    context,
    page,
    server,
  }) => {
    await enterAs(context, server, { name: 'Wen', role: 'sales' })
    await page.goto(`${server.origin}/admin/#/account`)
    const choices = page.getByRole('region', { name: 'How you are notified' })
    const started = context.waitForEvent('serviceworker')
    await choices.getByRole('switch', { name: 'Push notifications on this device' }).click()
    const worker = await started
    expect(worker.url()).toBe(`${server.origin}/admin/push-worker.js`)
    await expect(choices.getByText('or its push service cannot be reached')).toBeVisible()
    await expect(choices.getByRole('switch', { name: 'Push notifications on this device' })).not.toBeChecked()

    // A browser without a screen shows nothing: what the worker asks it to show is read instead.
    await worker.evaluate(() => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown }
      scope.registration.showNotification = async (title, options) => {
        scope.shown = { title, ...options }
      }
    })
    const name = await ask(server)
    const [lead] = await query<{ id: string }>(server, 'select id from enquiry where name = $1', [name])
    const enquiryId = Number(lead?.id)
    const pushed = { title: 'New enquiry', body: 'Q7K3-M2 · Nigeria', lang: 'en', tag: 'notice-1' }
    const devtools = await context.newCDPSession(page)
    const registrationId = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${server.origin}/admin/`)
        if (own !== undefined) resolve(own.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const data = JSON.stringify({ ...pushed, enquiry_id: enquiryId })
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.origin, registrationId: await registrationId, data })
    await expect.poll(() => worker.evaluate(() => (globalThis as { shown?: unknown }).shown ?? null)).toEqual({ ...pushed, data: enquiryId })

    await test.step('pressed, it leads to the enquiry in the page that is open', async () => {
      await worker.evaluate((id) => {
        const press = Object.assign(new Event('notificationclick'), {
          notification: { data: id, close: () => {} },
          // A page comes to the front for a hand alone.
          waitUntil: (work: Promise<unknown>) => work.catch(() => {}),
        })
        globalThis.dispatchEvent(press)
      }, enquiryId)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })
  })
})

test('without a line the back office says so, nothing seems to be posted, and the word of new enquiries goes with the lead (R23.95)', async ({
  context,
  page,
  server,
}) => {
  await enterAs(context, server, { name: 'Wen', role: 'sales' })
  const opened = streamIn(context)
  await page.goto(`${server.origin}/admin/#/quotations`)
  await opened
  const name = await ask(server)
  await expect(page.getByText(/^\d+ new enquir(y|ies)$/)).toBeVisible()
  const [lead] = await query<{ id: string }>(server, 'select id from enquiry where name = $1', [name])
  await page.goto(`${server.origin}/admin/#/enquiries/${lead?.id}/show`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByText(/^\d+ new enquir(y|ies)$/)).toHaveCount(0)

  await context.setOffline(true)
  const line = page.getByRole('status').filter({ hasText: 'No connection.' })
  await expect(line).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Contacted' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No connection. Please check the network.' })).toBeVisible()
  await context.setOffline(false)
  await expect(line).toHaveCount(0)
  expect(await query(server, 'select status from enquiry where id = $1', [lead?.id])).toEqual([{ status: 'new' }])
})
