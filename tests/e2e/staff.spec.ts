import { readFile } from 'node:fs/promises'
import { codeOf } from './authenticator.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson, query } from './leads.ts'

// Chromium itself writes an error for what is refused once the session has ended.
test.use({ expectedNoise: [/status of 401/] })

/** The key of an authenticator app as people type it. */
const KEY = /(?:[A-Z2-7]{4} ?){8}/

test('the first of the staff sets the back office up, answers a lead, goes on where the session has ended, and exports the list', async ({
  page,
  request,
  server,
}) => {
  const person = newPerson('=HYPERLINK("http://evil.example")')
  const sent = await request.post(`${server.origin}/api/clue/record`, {
    data: { ...person, country: 'Kenya', from: 'Auto-Chat', origin: 'car_detail', car_model_sign: 'byd-dolphin-active-420-km-2024', lang: 'sw' },
  })
  expect(await sent.json()).toMatchObject({ code: 0 })
  const lead = await findLead(server, person.mail)
  // Another journey of this worker may have let somebody in.
  await query(server, 'delete from staff')

  await page.goto(server.setupLink)
  await page.getByLabel('Your name').fill('Li Wei')
  await page.getByLabel('E-mail').fill('li.wei@quayline.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('harbour crane 42 lamps')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Connect an authenticator app' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(KEY)
  const key = KEY.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  await page.getByRole('link', { name: /^Enquiries/ }).click()
  await page.getByPlaceholder('Reference, name, e-mail or number').fill(lead?.reference ?? '')
  const row = page.getByRole('row').filter({ hasText: lead?.reference })
  await expect(row).toContainText('New')
  // The row stands there before the search has been answered too, and moves then.
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.click()
  await expect(page.getByText(person.remark, { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Contacted' }).click()
  await expect
    .poll(async () => (await query<{ status: string }>(server, 'select status from enquiry where mail = $1', [person.mail]))[0]?.status)
    .toBe('contacted')
  await page.getByLabel('New note').fill('Asked for the port.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Asked for the port.' })).toBeVisible()
  const actions = await query<{ action: string }>(server, 'select action from audit_log where staff_id is not null order by id')
  expect(actions.map(({ action }) => action)).toEqual(['staff.setup_completed', 'staff.second_factor_enrolled', 'enquiry.status_changed', 'enquiry.note_added'])

  // The session ends while a note is being written.
  await page.getByLabel('New note').fill('Wants the grey one.')
  await query(server, 'delete from staff_session')
  await page.getByRole('button', { name: 'Add note' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await expect(login).toContainText('what you have written is still here')
  await expect(page.getByText('Note added.')).toHaveCount(0)
  await expect(login.getByLabel('E-mail')).toHaveValue('li.wei@quayline.example')
  await login.getByRole('textbox', { name: 'Password' }).fill('harbour crane 42 lamps')
  await login.getByRole('button', { name: 'Continue' }).click()
  // The next code of the authenticator: the present one has been used.
  await login.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, Date.now() + 30_000))
  await login.getByRole('button', { name: 'Confirm' }).click()
  await expect(login).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants the grey one.' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')

  await page.getByRole('link', { name: 'All enquiries' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await (await download).path()
  const text = await readFile(file, 'utf8')
  expect(text).toContain(lead?.reference)
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).toContain(`'+234803`)
})
