import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson } from './leads.ts'
import { word } from './words.ts'

// Chromium itself writes an error for what could not be fetched.
test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

const en = (key: string) => word('en', key)

test('an enquiry sent without a line goes out when it is back, and the buyer is told its reference', async ({ page, context, server }) => {
  const person = newPerson('Amina')
  await page.goto('/contactUs')
  const form = page.getByRole('main').getByRole('form', { name: en('enquiry.title') })
  await form.getByLabel(en('enquiry.name')).fill(person.name)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await form.getByLabel(en('enquiry.email')).fill(person.mail)
  await form.getByLabel(en('enquiry.mobile')).fill(person.mobile)
  await form.getByRole('combobox', { name: new RegExp(en('enquiry.country')) }).click()
  await chooseCountry(page.getByRole('dialog', { name: en('country.choose') }), '+234', en('common.confirm'))
  await form.getByLabel(en('enquiry.remark')).fill(person.remark)
  await context.setOffline(true)
  await form.getByRole('button', { name: en('enquiry.submit') }).click()
  await expect(page.getByText(/enquiry waiting|waiting/i).first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await findLead(server, person.mail))?.reference).toBeTruthy()
  const { reference } = (await findLead(server, person.mail)) ?? {}
  await expect(page.getByText(en('enquiry.sentLater').replace('{reference}', reference ?? ''))).toBeVisible()
})
