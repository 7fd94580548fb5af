import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson, waitForMail } from './leads.ts'

// Chromium itself writes an error for the answer with status 400 that an incomplete form gets.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 400/] })

test('a buyer finds a BYD SUV by filters and sends an enquiry', async ({ page, server }) => {
  const person = newPerson('Amina Okafor')
  await page.goto('/?utm_source=newsletter&gclid=g-1')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Products' }).hover()
  await page.getByRole('region', { name: 'Products' }).getByRole('link', { name: /^SUV/ }).click()
  await expect(page).toHaveURL(/\/carList\?type=suv$/)
  await expect(page.getByRole('heading', { level: 1, name: 'SUVs for export' })).toBeVisible()

  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^BYD/ }).check()
  await expect(page).toHaveURL(/brand=byd/)
  await filters.getByRole('checkbox', { name: /^Electric/ }).check()
  await expect(page).toHaveURL(/energy=BEV/)
  const active = page.getByRole('navigation', { name: 'Active filters' })
  await expect(active.getByRole('link')).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/sort=2/)

  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /^BYD/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^BYD / })).toBeVisible()
  await expect(page.getByText('No exterior images available')).toBeVisible()
  await page.getByText('Video', { exact: true }).click()
  await expect(page.getByText('No video available')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Driving range' })).toBeVisible()
  const carSign = new URL(page.url()).pathname.split('/').pop()

  const form = page.getByRole('main').getByRole('form', { name: 'Send an enquiry' })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('alert')).toContainText('Please fill in name, mobile number, e-mail, country or region, requirements')
  const name = form.getByLabel('Name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill(person.name)
  // What is there is no fault any more.
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('E-mail').fill(person.mail)
  await form.getByLabel('Phone number').fill(person.mobile)
  await form.getByRole('combobox', { name: /Country or region/ }).click()
  const picker = page.getByRole('dialog', { name: 'Choose your country or region' })
  await chooseCountry(picker, 'nigeri', 'Confirm')
  await form.getByRole('button', { name: 'Send enquiry' }).click()

  await expect(page).toHaveURL(/\/result\?ref=/)
  const submitted = page.getByRole('heading', { level: 1, name: 'Submit successfully' })
  await expect(submitted).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
  // The pointer moves over the page's text: the countdown ends, and its button with it.
  const { x, y } = (await submitted.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 10, y + 10)
  await page.mouse.move(x + 20, y + 12)
  await expect(page.getByText('Stay on this page as long as you like.')).toBeVisible()
  const lead = await findLead(server, person.mail)
  expect(lead).toMatchObject({ source: 'Auto-Chat', origin: 'car_detail', locale: 'en', car_model_sign: carSign, country_name: 'Nigeria' })
  expect(lead?.mobile_e164).toMatch(/^\+234803/)
  await expect(page.getByText(lead?.reference ?? '—')).toBeVisible()
  const mail = await waitForMail(server, person.mail)
  expect(mail).toContain(lead?.reference)
})
