import { expect, test } from './journey.ts'
import { findLead, newPerson } from './leads.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for a document with status 400, which an incomplete form is answered with.
test.use({ javaScriptEnabled: false, expectedNoise: [/Failed to load resource: the server responded with a status of 400/] })

const th = (key: string) => word('th', key)

test('a buyer without JavaScript goes from the list to a sent enquiry in Thai', async ({ page, server }) => {
  const person = newPerson('สมชาย')
  await page.goto(`${originOf(server.origin, 'th')}/carList`)
  const filters = page.getByRole('form', { name: th('filter.title') })
  await filters.getByRole('checkbox', { name: /^BYD/ }).check()
  await filters
    .getByRole('checkbox', { name: new RegExp(`^${th('autoType.suv')}`) })
    .first()
    .check()
  await filters.getByRole('button').last().click()
  await expect(page).toHaveURL(/brand=byd/)
  await expect(page).toHaveURL(/auto_type=suv/)
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /^BYD/ }).first().click()

  const form = page.getByRole('main').getByRole('form', { name: th('enquiry.title') })
  await form.getByLabel(th('enquiry.name')).fill(person.name)
  await form.getByRole('button', { name: th('enquiry.submit') }).click()
  await expect(page.getByRole('alert').filter({ hasText: th('enquiry.requiredMessage') })).toBeVisible()
  await expect(form.getByLabel(th('enquiry.name'))).toHaveValue(person.name)

  await form.getByLabel(th('enquiry.email')).fill(person.mail)
  await form.getByLabel(th('enquiry.mobile')).fill('081 234 5678')
  await form.getByLabel(th('enquiry.country')).fill('ไทย')
  await form.getByLabel(th('enquiry.remark')).fill(person.remark)
  await form.getByRole('button', { name: th('enquiry.submit') }).click()
  await expect(page).toHaveURL(/\/result\?ref=/)
  const lead = await findLead(server, person.mail)
  expect(lead).toMatchObject({ locale: 'th', origin: 'car_detail', mobile_e164: '+66812345678' })
  await expect(page.getByText(lead?.reference ?? '—')).toBeVisible()
})

test('pages of the list can be turned without JavaScript', async ({ page, server }) => {
  await page.goto(`${server.origin}/carList`)
  const first = await page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  const second = await page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
  expect(second.length).toBe(24)
  expect(second).not.toEqual(first)
})

test('two cars are compared without JavaScript', async ({ page, server }) => {
  await page.goto(`${server.origin}/compare`)
  const add = () => page.getByRole('main').getByRole('combobox', { name: word('en', 'compare.add') })
  for (const count of [1, 2]) {
    await add().selectOption({ index: 1 })
    await page.getByRole('button', { name: word('en', 'compare.addButton'), exact: true }).click()
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${word('en', 'compare.remove')}`) })).toHaveCount(count)
  }
  await page.getByRole('combobox', { name: word('en', 'compare.drawBeside') }).selectOption('person')
  await page.getByRole('button', { name: word('en', 'compare.draw'), exact: true }).click()
  await expect(page).toHaveURL(/beside=person/)
  const drawing = page.getByRole('img', { name: /to scale$/ })
  await expect(drawing).toHaveAttribute('src', /^\/drawing\/1\/scale\/.*~person\.svg$/)
  expect((await page.request.get(`${server.origin}${await drawing.getAttribute('src')}`)).headers()['content-type']).toBe('image/svg+xml')
})
