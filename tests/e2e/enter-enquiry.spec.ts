import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { enterAs } from './staff-session.ts'

test('what somebody asked at a fair is entered by hand, and a list of others in one go (R23.5)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Wen', role: 'sales' })
  const person = newPerson('Amina Diallo')
  await page.goto(`${server.origin}/admin/#/enquiries`)
  await page.getByRole('link', { name: 'Enter an enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter an enquiry')

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: 'Save the enquiry' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please fill this in.')
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
      'A way to reach them is missing: an e-mail address, a telephone number or WhatsApp.',
    )
  })

  await test.step('entered, it says how it came and whose it is', async () => {
    await page.getByRole('radio', { name: 'At a trade fair' }).check()
    await page.getByRole('textbox', { name: 'Name' }).fill(person.name)
    await page.getByRole('textbox', { name: 'Company' }).fill('Diallo et Fils')
    await page.getByRole('combobox', { name: 'Country' }).fill('Seneg')
    await page.getByRole('option', { name: 'Senegal' }).click()
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(person.mobile)
    await page.getByRole('textbox', { name: 'Their words' }).fill('Two minibuses for Dakar')
    await page.getByRole('combobox', { name: 'Model, stock reference or part' }).fill('dolphin')
    await page
      .getByRole('option', { name: /Dolphin/ })
      .first()
      .click()
    await page.getByRole('switch', { name: 'I have spoken to them: it counts as answered' }).check()
    await page.getByRole('button', { name: 'Save the enquiry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
    await expect(page.getByText('Diallo et Fils')).toBeVisible()
    await expect(page.getByText('Entered: At a trade fair')).toBeVisible()
    await expect(page.getByText('Two minibuses for Dakar', { exact: true })).toBeVisible()
  })
  const rows = await query(
    server,
    "select car_id is not null as car, origin, status, mail, first_response_at is not null as answered from enquiry where company = 'Diallo et Fils'",
  )
  expect(rows).toEqual([{ car: true, origin: 'entered', status: 'contacted', mail: '', answered: true }])

  await test.step('a list is told first, and entered by a second press', async () => {
    await page.goto(`${server.origin}/admin/#/enquiries/new`)
    await page.getByRole('button', { name: 'Enter a list' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name of the list' }).fill('Dakar Motor Show')
    const [one, other] = [newPerson('Moussa'), newPerson('Awa')]
    const lines = [
      `Name;Phone;Country;Notes;Stand;Model`,
      `${one.name};${one.mobile};Senegal;A bus;4;Sitrak`,
      `${other.name};${other.mobile};Mali;;5`,
      `${one.name};${one.mobile};;;6`,
    ]
    const buffer = Buffer.from(lines.join('\n'))
    await dialog.getByLabel('Choose a file').setInputFiles({ name: 'stand.csv', mimeType: 'text/csv', buffer })
    await expect(dialog.getByRole('status')).toContainText('2 rows can be entered.')
    await expect(dialog.getByRole('status')).toContainText('Not used: Stand')
    await expect(dialog.getByRole('status')).toContainText('Row 4, Mobile number: The same person is already in an earlier row.')
    await expect(dialog.getByRole('status')).toContainText('“Sitrak” is not recognised.')
    await dialog.getByRole('button', { name: 'Enter 2 enquiries' }).click()
    await expect(page.getByRole('link', { name: other.name })).toBeVisible()
    const remarks = await query(server, 'select remark from enquiry where name = any($1) order by remark', [[one.name, other.name]])
    expect(remarks).toEqual([{ remark: 'A bus\nModel, stock reference or part: Sitrak' }, { remark: 'Dakar Motor Show' }])
  })
})

test('what is older than its time is erased by a press, and nobody else (R23.6)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Lin', role: 'sales_manager' })
  const [old, fresh] = [newPerson('Old Customer'), newPerson('Fresh Customer')]
  for (const person of [old, fresh]) {
    const answer = await page.request.post(`${server.origin}/api/clue/record`, { data: { ...person, country: 'Ghana', from: 'Auto-Chat' } })
    expect(((await answer.json()) as { code: number }).code).toBe(0)
  }
  const linked = () => query(server, 'select id from enquiry where mail = any($1) and customer_id is not null', [[old.mail, fresh.mail]])
  await expect.poll(async () => (await linked()).length, { timeout: 20_000 }).toBe(2)
  const itsOwn = 'select customer_id from enquiry where mail = $1'
  await query(server, `update customer set seen_at = now() - interval '4 years', last_at = now() - interval '4 years' where id = (${itsOwn})`, [old.mail])

  await page.goto(`${server.origin}/admin/#/customers`)
  await page.getByRole('link', { name: 'Data retention' }).click()
  const panel = page.getByRole('region', { name: 'Customers who never bought' })
  await panel.getByRole('spinbutton', { name: 'Months' }).fill('36')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toContainText('1 is older than that')
  await panel.getByRole('button', { name: 'Erase older data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase older data' }).click()
  await expect(panel).toContainText('Nothing is older than that', { timeout: 20_000 })
  await expect(panel).toContainText('Last erased: 1')
  expect(await query(server, 'select mail from enquiry where mail = any($1)', [[old.mail, fresh.mail]])).toEqual([{ mail: fresh.mail }])
})
