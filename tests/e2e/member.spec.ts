import { devices } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, query, waitForMail } from './leads.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for answers with status 400 and 401, which wrong and expired logins get.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of (400|401)/] })

const en = (key: string) => word('en', key)
const ar = (key: string) => word('ar', key)
const PASSWORD = 'harbour crane at dusk'

const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7']
const PHONE = { ...pixel, viewport: { width: 390, height: 844 } }

function entrance(page: Page, key: 'loginTitle' | 'signUpTitle' | 'verifyTitle' | 'resetTitle' | 'forgotTitle', say = en) {
  return page.getByRole('main').getByRole('form', { name: say(`club.${key}`) })
}

async function register(page: Page, person: { name: string; mail: string; mobile: string }, say = en): Promise<void> {
  const form = entrance(page, 'signUpTitle', say)
  await form.getByLabel(say('enquiry.name'), { exact: false }).first().fill(person.name)
  await form.getByLabel(say('enquiry.email')).fill(person.mail)
  await form.getByLabel(say('enquiry.mobile')).fill(person.mobile)
  await form.locator('[name=password]').fill(PASSWORD)
  await form.locator('[name=surPassword]').fill(PASSWORD)
  await form.getByRole('button', { name: say('club.signUp'), exact: true }).click()
}

async function logIn(page: Page, identifier: string, password: string, say = en): Promise<void> {
  const form = entrance(page, 'loginTitle', say)
  await form.getByLabel(say('club.identifier')).fill(identifier)
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: say('club.login'), exact: true }).click()
}

function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** The code of the link in a mail. */
function codeOf(mail: string, kind: 'verify' | 'reset'): string {
  return new RegExp(`#${kind}=([\\w-]+)`).exec(mail)?.[1] ?? ''
}

test('a buyer joins, sees the club under MyClub, logs out, and comes back by phone number until the session ends', async ({ page, server }) => {
  const person = newPerson('Amina')
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: en('shell.club') })
  await banner.getByRole('link', { name: en('shell.joinBenefits') }).click()
  await expect(page).toHaveURL(/\/club\?type=2$/)

  const form = entrance(page, 'signUpTitle')
  await form.locator('[name=email]').fill(person.mail)
  await form.locator('[name=password]').fill(PASSWORD)
  await form.locator('[name=surPassword]').fill('harbour crane at dawn')
  await form.getByRole('button', { name: en('club.signUp'), exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  expect(await query(server, 'select id from member where mail = $1', [person.mail])).toEqual([])

  await register(page, person)
  await expect(page.getByRole('status').filter({ hasText: 'Register success' })).toBeVisible()
  await expect(page).toHaveURL(/\/\/[^/]+\/$/)
  await expect(banner.getByRole('link', { name: en('shell.login'), exact: true })).toBeHidden()
  await banner.getByRole('link', { name: 'MyClub' }).click()
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.getByRole('main').getByText(person.name)).toBeVisible()
  expect(await readStored(page, 'mobile')).toBe(person.mobile)

  await page
    .getByRole('main')
    .getByRole('button', { name: en('member.logout') })
    .click()
  await expect(banner.getByRole('link', { name: en('shell.login'), exact: true })).toBeVisible()
  expect([await readStored(page, 'token'), await readStored(page, 'mobile')]).toEqual([null, null])

  await banner.getByRole('link', { name: en('shell.login'), exact: true }).click()
  await logIn(page, person.mobile, 'not the password')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await readStored(page, 'token')).toBeNull()
  await logIn(page, person.mobile, PASSWORD)
  await expect(page.getByRole('status').filter({ hasText: 'login success' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'MyClub' })).toBeVisible()

  await query(server, 'update member_token set revoked_at = now() where member_id = (select id from member where mail = $1)', [person.mail])
  await banner.getByRole('link', { name: 'MyClub' }).click()
  await expect(page).toHaveURL(/\/club$/)
  await expect(page.getByRole('status').filter({ hasText: 'Your session has expired' })).toBeVisible()
  expect(await readStored(page, 'token')).toBeNull()
})

test.describe('on a phone, in Arabic', () => {
  test.use(PHONE)

  test('favourites come along, the mailed link confirms the address, and a forgotten password is set anew', async ({ page, server }) => {
    const origin = originOf(server.origin, 'ar')
    const person = newPerson('أمينة')
    await page.goto(`${origin}/mobile/carList?brand=byd`)
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(ar('car.addFavorite')) })
      .first()
      .click()
    await expect.poll(() => readStored(page, 'favoriteData')).toContain('byd')

    await page.goto(`${origin}/club?type=2`)
    await register(page, person, ar)
    await expect(page.getByRole('status').filter({ hasText: ar('club.registerSuccess') })).toBeVisible()
    await expect
      .poll(() => query(server, 'select model_sign from member_favorite f join member m on m.id = f.member_id where m.mail = $1', [person.mail]))
      .toHaveLength(1)

    const tabs = page.getByRole('navigation', { name: ar('shell.tabBar') })
    await tabs.getByRole('link', { name: ar('shell.club') }).click()
    await expect(page).toHaveURL(/\/mobile\/info$/)
    await expect(tabs).toBeHidden()
    await expect(page.getByRole('link', { name: ar('member.verifyTitle') })).toBeVisible()

    const verify = codeOf(await waitForMail(server, person.mail), 'verify')
    await page.goto(`${origin}/club#verify=${verify}`)
    await expect(page.getByRole('status').filter({ hasText: ar('club.verified') })).toBeVisible()
    await expect(page).toHaveURL(/\/club$/)
    await page.getByRole('link', { name: ar('club.openMy') }).click()
    await page
      .getByRole('navigation', { name: ar('member.parts') })
      .getByRole('link', { name: ar('member.vouchers') })
      .click()
    await expect(page.getByRole('main').getByRole('button', { name: ar('member.copyCode') })).toBeVisible()

    await page.evaluate(() => localStorage.clear())
    await page.goto(`${origin}/club?type=forgot`)
    await entrance(page, 'forgotTitle', ar).getByLabel(ar('enquiry.email')).fill(person.mail)
    await entrance(page, 'forgotTitle', ar)
      .getByRole('button', { name: ar('club.sendLink') })
      .click()
    await expect(page.getByRole('status').filter({ hasText: ar('club.resetSent') })).toBeVisible()
    const reset = codeOf(await waitForMail(server, person.mail, /#reset=/), 'reset')
    await page.goto(`${origin}/club#reset=${reset}`)
    const form = entrance(page, 'resetTitle', ar)
    await form.locator('[name=password]').fill('another crane at dawn')
    await form.locator('[name=surPassword]').fill('another crane at dawn')
    await form.getByRole('button', { name: ar('club.savePassword') }).click()
    await expect(page).toHaveURL(/\/mobile\/info$/)
    await expect(page.getByRole('main').getByText(person.name)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // Playwright's own text search leaves `noscript` out.
  test('a buyer can register, reads why the login needs script, and finds people to write to', async ({ page, server }) => {
    const person = newPerson('Chidi')
    await page.goto(`${server.origin}/club`)
    await expect.poll(() => page.locator('#entrance noscript').innerText()).toContain(en('club.noScriptLogin'))
    await expect(entrance(page, 'loginTitle')).toBeHidden()
    await page
      .getByRole('main')
      .getByRole('link', { name: en('club.signUp'), exact: true })
      .click()
    await register(page, { ...person, mail: 'nobody' })
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(entrance(page, 'signUpTitle').locator('[name=name]')).toHaveValue(person.name)
    await register(page, person)
    await expect(page.getByText('Register success')).toBeVisible()
    expect(await query(server, 'select name from member where mail = $1', [person.mail])).toEqual([{ name: person.name }])

    await page.goto(`${server.origin}/my`)
    await expect.poll(() => page.locator('main noscript').innerText()).toContain(en('member.needsScript'))
    await expect(page.locator('main noscript a[href^="mailto:"]')).toBeVisible()
  })
})
