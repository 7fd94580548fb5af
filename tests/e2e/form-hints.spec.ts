import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { word } from './words.ts'

const en = (key: string) => word('en', key)

// R10.20, R10.21, R10.22
test('likely slips are hinted at and put right by a press, and what is said of the order arrives with the destination of the finder', async ({
  page,
  server,
}) => {
  const person = newPerson('Amina')
  const slip = `${person.mail.split('@')[0]}@gmial.com`
  await page.goto('/menuCar/helper?destination=NG')
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.goto('/contactUs')
  const form = page.getByRole('main').getByRole('form', { name: en('enquiry.title') })
  await form.getByLabel(en('enquiry.name')).fill(person.name)
  await expect(form.getByRole('combobox', { name: new RegExp(en('enquiry.country')) })).toHaveText('Nigeria')

  const mail = form.getByLabel(en('enquiry.email'))
  await mail.fill(slip)
  await form.getByLabel(en('enquiry.mobile')).fill('0803 123 4567')
  const likely = slip.replace('gmial', 'gmail')
  await form.getByRole('button', { name: likely }).click()
  await expect(mail).toHaveValue(likely)
  await form.getByRole('button', { name: '+234 803 123 4567' }).click()
  await expect(form.getByLabel(en('enquiry.mobile'), { exact: false }).first()).toHaveValue('+234 803 123 4567')
  await expect(form.getByRole('button', { name: likely })).toBeHidden()

  await form.getByText(en('order.title')).click()
  await form.getByLabel(en('order.quantity')).fill('12')
  await form.getByLabel(en('order.basis')).selectOption('cif')
  await form.getByLabel(en('order.port')).fill('Lagos')
  await form.getByLabel(en('enquiry.remark')).fill(person.remark)
  await form.getByRole('button', { name: en('enquiry.submit') }).click()
  await expect(page).toHaveURL(/\/result\?ref=/)
  expect(await query(server, 'select quantity, destination_port, price_basis, mobile_e164 from enquiry where mail = $1', [likely])).toEqual([
    { quantity: 12, destination_port: 'Lagos', price_basis: 'cif', mobile_e164: '+2348031234567' },
  ])
})

// R10.2, R10.6, R10.20
test('an address that can be none is asked about, taken, and said to be none', async ({ page }) => {
  const person = newPerson('Chidi')
  await page.goto('/contactUs')
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const form = page.getByRole('main').getByRole('form', { name: en('enquiry.title') })
  await form.getByLabel(en('enquiry.email')).fill('chidi@')
  await form.getByLabel(en('enquiry.name')).fill(person.name)
  await expect(form.getByText(en('hint.mailCheck'))).toBeVisible()
  await form.getByRole('combobox', { name: new RegExp(en('enquiry.country')) }).click()
  await chooseCountry(page.getByRole('dialog', { name: en('country.choose') }), 'Nigeria', en('common.confirm'))
  await form.getByLabel(en('enquiry.mobile')).fill('+234 803 123 4567')
  await form.getByLabel(en('enquiry.remark')).fill(person.remark)
  await form.getByRole('button', { name: en('enquiry.submit') }).click()
  await expect(page).toHaveURL(/\/result\?ref=[A-Z2-9-]+&mail=none$/)
  await expect(page.getByText(en('result.noMail'))).toBeVisible()
})

test('the country of the finder is kept before its page is touched (R10.22)', async ({ page }) => {
  await page.goto('/menuCar/helper?destination=NG')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('main').locator('a[href^="/carInfo"], a[href^="/usedCar"]').first().click()
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: en('enquiry.submit') }) })
    .first()
  await page.mouse.move(40, 400)
  await expect(form.getByRole('combobox', { name: new RegExp(en('enquiry.country')) })).toHaveText('Nigeria')
})
